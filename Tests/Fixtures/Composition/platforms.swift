// ---- an import for macOS alone does not tell that the project is for macOS
// == App.swift
import SwiftUI
#if os(macOS)
import AppKit
#endif
@main struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
// == A.swift
import SwiftUI
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light (MyApp)⟧¦passes 6.11 on #000000 of the window in dark (MyApp)⟧) } }

// ---- an import in a file that other platforms compile too
// == App.swift
import SwiftUI
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif
@main struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
// == A.swift
import SwiftUI
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.red¦fails 3.56 on #ffffff of the window in light (MyApp)⟧¦passes 6.11 on #000000 of the window in dark (MyApp)⟧) } }

// ---- modifiers for macOS alone
struct MyApp: App {
    var body: some Scene {
        WindowGroup {
            List {
                Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the list in light⟧¦passes 5.21 on #1c1c1e of the list in dark⟧)
                Button { } label: { Text("b").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the list in light⟧¦passes 5.21 on #1c1c1e of the list in dark⟧) }
                    #if os(macOS)
                    .buttonStyle(.bordered)
                    .opacity(0.5)
                    .unknown()
                    #endif
            }
            #if os(macOS)
            .listStyle(.inset)
            #endif
        }
    }
}

// ---- a modifier of the project's that draws on macOS alone
struct MyApp: App { var body: some Scene { WindowGroup { A().opaque().known().twice() } } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp)⟧¦passes 6.44 on #000000 of the window in dark (MyApp)⟧) } }
struct Opaque: ViewModifier {
    func body(content: Content) -> some View {
        #if os(macOS)
        content.background(.black)
        #else
        content
        #endif
    }
}
struct Twice: ViewModifier {
    #if os(macOS)
    func body(content: Content) -> some View { ZStack { Color.black; content } }
    #else
    func body(content: Content) -> some View { content.padding() }
    #endif
}
extension View {
    func opaque() -> some View { modifier(Opaque()) }
    func known() -> some View {
        #if os(macOS)
        return background(.black)
        #else
        return self
        #endif
    }
    func twice() -> some View { modifier(Twice()) }
}

// ---- a color that each platform has of its own
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
enum Back {
    case grouped, plain
    var color: Color {
        switch self {
        case .grouped:
            #if os(iOS)
            Color(uiColor: .systemGroupedBackground)
            #elseif os(macOS)
            Color(nsColor: .windowBackgroundColor)
            #else
            Color.black.opacity(0.9)
            #endif
        case .plain: Color.white
        }
    }
}
struct A: View {
    static var back: Color {
        #if canImport(UIKit)
        Color(uiColor: .systemBackground)
        #elseif canImport(AppKit)
        Color(nsColor: .windowBackgroundColor)
        #endif
    }
    static var other: Color {
        #if os(macOS)
        return .black
        #else
        return .white
        #endif
    }
    var body: some View {
        Text("a").foregroundStyle(⟦⟦.gray¦fails 2.92 on #f2f2f7 in light⟧¦passes 6.44 on #000000 in dark⟧).background(Back.grouped.color)
        Text("b").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff in light⟧¦passes 6.44 on #000000 in dark⟧).background(A.back)
        Text("c").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff⟧).background(A.other)
    }
}

// ---- the background of the view around
// == App.swift
@main struct PaletteApp: App {
    var body: some Scene { WindowGroup { ChangeHsbView() } }
}
// == ChangeHsbView.swift
struct ChangeHsbView: View {
    var body: some View {
        VStack { HueView() }.background(Color(hue: 0.58, saturation: 0.17, brightness: 1.0))
    }
}
// == HueView.swift
struct HueView: View {
    var body: some View { Text("Hue").foregroundColor(⟦⟦.red¦fails 2.89 on #d4eaff of ChangeHsbView in light (PaletteApp > ChangeHsbView)⟧¦fails 2.78 on #d4eaff of ChangeHsbView in dark (PaletteApp > ChangeHsbView)⟧) }
}

// ---- a window's own background
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp)⟧¦passes 6.44 on #000000 of the window in dark (MyApp)⟧) } }

// ---- a sheet is elevated in the dark
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    @State var isShown = false
    var body: some View { Button("b") {}.sheet(isPresented: $isShown) { B() } }
}
struct B: View { var body: some View { Text("b").foregroundStyle(⟦⟦Color(white: 0.4)¦passes 5.74 on #ffffff of the window in light (MyApp > A)⟧¦fails 2.96 on #1c1c1e of the window in dark (MyApp > A)⟧) } }

// ---- a view that nothing shows
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦? the background is not known⟧) } }

// ---- previews show nothing to users
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦? the background is not known⟧) } }
struct A_Previews: PreviewProvider { static var previews: some View { A().background(.black) } }
#Preview { A().background(Color.black) }

// ---- a view that UIKit hosts
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (the window)⟧¦passes 6.44 on #000000 of the window in dark (the window)⟧) } }
func show() { present(UIHostingController(rootView: A()), animated: true) }

// ---- members of the view
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View { VStack { title; row(1) }.background(Color.black) }
    private var title: some View { Text("a").foregroundStyle(⟦.white¦passes 21.0 on #000000 of A (MyApp > A)⟧) }
    func row(_ n: Int) -> some View { Text("b").foregroundStyle(⟦Color(white: 0.3)¦fails 2.46 on #000000 of A (MyApp > A)⟧) }
}

// ---- two surroundings, the worse first
struct MyApp: App { var body: some Scene { WindowGroup { VStack { A().background(Color.white); A().background(Color.black) } } } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.white¦fails 1.0 on #ffffff of MyApp, 1 of 2 fail (MyApp)⟧) } }

// ---- content that a view is given
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View { var body: some View { Card { Text("a").foregroundStyle(⟦.gray¦fails 1.54 on #b3b3b3 of Card (MyApp > Root > Card)⟧) } } }
struct Card<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { VStack { content() }.background(Color(white: 0.7)) }
}

// ---- content through two views
struct Root: View { var body: some View { Outer { Text("a").foregroundStyle(⟦.gray¦fails 3.26 on #ffffff of Inner (Root > Outer > Inner > Outer)⟧) } } }
struct Outer<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { Inner { content } }
}
struct Inner<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { content.background(Color.white) }
}

// ---- a color that a view is given
struct Root: View { var body: some View { VStack { Badge(text: "a", color: .yellow); Badge(text: "b", color: .black) } } }
struct Badge: View {
    let text: String
    let color: Color
    var body: some View { Text(text).foregroundColor(⟦⟦.white¦fails 1.51 on #ffcc00 of Root in light, 1 of 2 fail (Root)⟧¦fails 1.41 on #ffd600 of Root in dark, 1 of 2 fail (Root)⟧).background(color) }
}

// ---- a color that an initializer changes
struct Root: View { var body: some View { Badge(color: .yellow) } }
struct Badge: View {
    let color: Color
    init(color: Color) { self.color = color.opacity(0.5) }
    var body: some View { Text("a").foregroundColor(⟦.white¦? color is not defined here⟧).background(color) }
}

// ---- a color through two views
struct Root: View { var body: some View { Row(tint: .yellow) } }
struct Row: View { let tint: Color; var body: some View { Badge(color: tint) } }
struct Badge: View { let color: Color; var body: some View { Text("a").foregroundColor(⟦⟦.white¦fails 1.51 on #ffcc00 of Root in light (Root > Row)⟧¦fails 1.41 on #ffd600 of Root in dark (Root > Row)⟧).background(color) } }

// ---- a parameter of a function
struct Root: View {
    var body: some View { label(color: .yellow).background(Color.white) }
    func label(color: Color) -> some View { Text("a").foregroundStyle(⟦⟦color¦fails 1.51 on #ffffff of Root in light (Root)⟧¦fails 1.41 on #ffffff of Root in dark (Root)⟧) }
}

// ---- modifiers of the project
struct MyApp: App { var body: some Scene { WindowGroup { Uses() } } }
struct Panel: ViewModifier {
    func body(content: Content) -> some View { content.padding().background(Color(white: 0.75)) }
}
extension View {
    func panel() -> some View { modifier(Panel()) }
    @ViewBuilder func roomy(_ on: Bool) -> some View { if on { self.padding(20) } else { self } }
    func pale() -> some View { foregroundColor(⟦.white¦? the background is not known⟧) }
}
struct Uses: View {
    var body: some View {
        VStack {
            Text("a").foregroundColor(⟦⟦.gray¦fails 1.77 on #bfbfbf of Panel in light (MyApp)⟧¦fails 1.77 on #bfbfbf of Panel in dark (MyApp)⟧).font(.body).roomy(true).panel()
            Text("b").font(.body).pale().foregroundColor(⟦⟦.gray¦? pale may set another text color in light (MyApp)⟧¦? pale may set another text color in dark (MyApp)⟧).panel()
            Text("c").foregroundColor(⟦⟦.gray¦? unknown may draw its own background in light (MyApp)⟧¦? unknown may draw its own background in dark (MyApp)⟧).unknown().panel()
        }
    }
}

// ---- a hierarchical style
struct MyApp: App { var body: some Scene { WindowGroup { VStack { A(); A().foregroundStyle(⟦.red¦? the background is not known⟧) } } } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.secondary¦fails 3.43 on #ffffff of the window in light, 1 of 2 fail (MyApp)⟧) } }

// ---- a dark window
struct MyApp: App { var body: some Scene { WindowGroup { A().preferredColorScheme(.dark) } } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦passes 6.44 on #000000 of the window in dark (MyApp)⟧) } }

// ---- nothing can be used
struct MyApp: App { var body: some Scene { WindowGroup { A().disabled(true) } } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦? inactive controls are exempt 3.26 on #ffffff of the window in light (MyApp)⟧¦? inactive controls are exempt 6.44 on #000000 of the window in dark (MyApp)⟧) } }

// ---- two types of one name
// == a/Row.swift
struct Row: View { var body: some View { Text("a").foregroundStyle(⟦.white¦? the background is not known⟧) } }
// == b/Row.swift
struct Row: View { var body: some View { Text("b").foregroundStyle(⟦.white¦? the background is not known⟧) } }
// == c/Root.swift
struct Root: View { var body: some View { Row().background(Color.white) } }

// ---- a view that contains itself
struct MyApp: App { var body: some Scene { WindowGroup { Tree() } } }
struct Tree: View { var body: some View { VStack { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp)⟧¦passes 6.44 on #000000 of the window in dark (MyApp)⟧); Tree() } } }

// ---- macOS publishes no background of windows
import AppKit
import SwiftUI
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦? the background of the window is chosen by the system (MyApp)⟧) } }

// ---- a loop over constants
struct Root: View {
    var body: some View {
        ForEach([0.0, 0.2, 0.4, 0.6, 0.8], id: \.self) { hue in
            Text("a").foregroundColor(⟦.white¦passes 6.45 on #526600⟧).background(Color(hue: hue, saturation: 1, brightness: 0.4))
            Text("b").foregroundColor(⟦.black¦passes 17.65 on #ffe6e6⟧).background(Color(hue: hue, saturation: 0.1, brightness: 1))
        }
    }
}

// ---- a loop over a range, and one in it
struct Root: View {
    var body: some View {
        ForEach(0..<4) { row in
            ForEach(Array(stride(from: 0.9, through: 1, by: 0.05)), id: \.self) { brightness in
                Text("a").foregroundColor(⟦.black¦passes 11.85 on #e6b8b8⟧).background(Color(hue: Double(row) / 10, saturation: 0.2, brightness: brightness))
            }
        }
    }
}

// ---- a loop over data
struct Root: View {
    let hues: [Double]
    var body: some View {
        ForEach(hues, id: \.self) { hue in
            Text("a").foregroundColor(⟦.white¦? a component is not a constant⟧).background(Color(hue: hue, saturation: 1, brightness: 1))
        }
    }
}

// ---- a modifier after the background, and one that sets the color of text in another
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
extension View {
    func pale() -> some View { foregroundColor(⟦.white¦? the background is not known⟧) }
    func paleToo() -> some View { padding().pale() }
}
struct A: View {
    var body: some View {
        VStack {
            Text("a").font(.body).background(.white).unknown()
            Text("b").font(.body).paleToo().foregroundColor(⟦.black¦? paleToo may set another text color⟧)
        }
        .background(.white).unknown()
    }
}

// ---- containers in previews
struct A: View { var body: some View { Text("a").foregroundStyle(⟦.gray¦? the background is not known⟧) } }
#Preview { NavigationView { A() } }
#Preview { VStack { A() }.background(Color.black) }
struct APreview: View { var body: some View { A().background(Color.black) } }

// ---- a member of a value, and a screen that a modifier presents
struct MyApp: App { var body: some Scene { WindowGroup { Root() } } }
enum Tab {
    case a
    @ViewBuilder func makeView() -> some View { switch self { case .a: A() } }
}
struct Root: View {
    let tab: Tab
    var body: some View { TabView { tab.makeView(); self.own() }.router() }
    func own() -> some View { Text("c").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp > Root)⟧¦passes 6.44 on #000000 of the window in dark (MyApp > Root)⟧) }
}
extension View {
    func router() -> some View { navigationDestination(for: Int.self) { _ in B() } }
}
struct A: View { var body: some View { Text("a").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (MyApp > Root > Tab.makeView)⟧¦passes 6.44 on #000000 of the window in dark (MyApp > Root > Tab.makeView)⟧) } }
struct B: View { var body: some View { Text("b").foregroundStyle(⟦⟦.gray¦fails 3.26 on #ffffff of the window in light (View)⟧¦passes 6.44 on #000000 of the window in dark (View)⟧) } }

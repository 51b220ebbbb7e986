// ---- a color that two modules define, alike or not
// == App.swift
extension Color {
    static let brand = Color(red: 0, green: 154 / 255, blue: 199 / 255)
    static let ink = Color(white: 0.3)
}
// == Widget.swift
private func srgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(.sRGB, red: red / 255.0, green: green / 255.0, blue: blue / 255.0, opacity: 1)
}
extension Color {
    static var brand: Color { srgb(0x00, 0x9A, 0xC7) }
    static let ink = Color(white: 0.4)
}
// == View.swift
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦.brand¦fails 3.25 on #ffffff⟧).background(.white)
        Text("b").foregroundStyle(⟦.ink¦? Color.ink has several definitions on #ffffff⟧).background(.white)
    }
}

// ---- functions that a flag decides
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
extension UIColor {
    static func row(isModal: Bool) -> UIColor {
        if isModal { return UIColor(light: .white, dark: .darkGray) } else { return .black }
    }
    static func ink(_ isOn: Bool) -> UIColor { !isOn ? .white : .black }
    static func early(isOn: Bool) -> UIColor {
        if !isOn { return .white }
        return .black
    }
}
struct A: View {
    var body: some View {
        Text("a").foregroundColor(Color(⟦.ink(true)¦fails 1.0 on #000000⟧)).background(Color(.row(isModal: false)))
        Text("b").foregroundColor(Color(⟦.ink(false)¦passes 21.0 on #000000⟧)).background(Color(.row(isModal: false)))
        Text("c").foregroundColor(Color(⟦⟦.ink(false)¦fails 1.0 on #ffffff in light⟧¦passes 7.45 on #555555 in dark⟧)).background(Color(.row(isModal: true)))
        Text("d").foregroundColor(Color(⟦.ink(isOn)¦? the value is chosen at run time on #ffffff⟧)).background(Color.white)
        Text("e").foregroundColor(Color(⟦UIColor.early(isOn: true)¦passes 21.0 on #ffffff⟧)).background(Color.white)
        Text("f").foregroundColor(Color(⟦UIColor.early(isOn: false)¦fails 1.0 on #ffffff⟧)).background(Color.white)
    }
}

// ---- gradients that constants hold
// == Gradients.swift
private let stops = [Color.black, Color(white: 0.2)]
let Dusk = LinearGradient(colors: stops, startPoint: .top, endPoint: .bottom)
let Ink = Color(white: 0.4)
let pale = LinearGradient(colors: [.white, .white], startPoint: .top, endPoint: .bottom)
enum Sky {
    static let dawn = Gradient(colors: [.white, Color(white: 0.9)])
    static var gradient: LinearGradient { LinearGradient(gradient: Gradient(colors: [.black, .black]), startPoint: .top, endPoint: .bottom) }
}
// == A.swift
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦Color.white¦passes 12.63 on #333333⟧).background(Dusk)
        Text("b").foregroundStyle(⟦Color.white¦fails 1.0 on #ffffff⟧).background(Sky.dawn)
        Text("c").foregroundStyle(⟦Color.white¦passes 21.0 on #000000⟧).background(Sky.gradient)
        Text("d").foregroundStyle(⟦Ink¦fails 3.65 on #000000⟧).background(Color.black)
        Text("e").foregroundStyle(⟦Color.white¦? pale is not defined here⟧).background(pale)
        Text("f").foregroundStyle(⟦Color.white¦? 3.26 to 21.00 along the gradient⟧).background(own)
        Text("g").foregroundStyle(⟦Color.white¦? the background is a gradient with unknown stops⟧).background(Color.gray.gradient)
    }
    private var own: LinearGradient { LinearGradient(colors: [.gray, .black], startPoint: .top, endPoint: .bottom) }
}

// ---- names that begin with the framework
import SwiftUI
struct MyApp: SwiftUI.App { var body: some SwiftUI.Scene { WindowGroup { A() } } }
struct A: SwiftUI.View {
    var body: some SwiftUI.View {
        SwiftUI.List {
            SwiftUI.Section { SwiftUI.Text("a").foregroundStyle(⟦⟦SwiftUI.Color.yellow¦fails 1.51 on #ffffff of the list in light (MyApp)⟧¦passes 12.04 on #1c1c1e of the list in dark (MyApp)⟧) }
        }
    }
}

// ---- colors in terms of their own type
import SwiftUI
extension Color {
    init(dynamicProvider: @escaping (UITraitCollection) -> Color) { self = Self(UIColor { UIColor(dynamicProvider($0)) }) }
    static let ink = Self { $0.userInterfaceStyle == .dark ? .white : .black }
    static let text = ink
    static let note = Self.ink
}
extension LinearGradient { static let sunset = LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom) }
extension ShapeStyle where Self == LinearGradient { static var sunset: LinearGradient { .sunset } }
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦⟦.ink¦passes 21.0 on #ffffff in light⟧¦fails 1.0 on #ffffff in dark⟧).background(Color.white)
        Text("b").foregroundStyle(⟦⟦.text¦passes 21.0 on #ffffff in light⟧¦fails 1.0 on #ffffff in dark⟧).background(Color.white)
        Text("c").foregroundStyle(⟦⟦.note¦passes 21.0 on #ffffff in light⟧¦fails 1.0 on #ffffff in dark⟧).background(Color.white)
        Text("d").foregroundStyle(⟦Color.white¦passes 21.0 on #000000⟧).background(.sunset)
    }
}

// ---- a constant that copies a property
protocol Theme { var ink: UIColor { get } }
struct Light: Theme { let ink: UIColor = .black }
struct Dark: Theme { let ink: UIColor = .gray }
class A: UIViewController {
    var theme: Theme?
    let label = UILabel()
    func update() {
        guard let theme = self.theme else { return }
        view.backgroundColor = .white
        label.textColor = ⟦theme.ink¦fails 3.97 on #ffffff of A⟧
        label.font = .systemFont(ofSize: 12)
        view.addSubview(label)
    }
    func change() {
        if let theme { label.textColor = ⟦theme.ink¦fails 3.97 on #ffffff of A⟧ }
    }
}

// ---- a property named like its type
enum Theme: String, CaseIterable {
    case sand, ink, poppy
    var accent: Color {
        switch self {
        case .sand, .poppy: return .black
        case .ink: return .white
        }
    }
    var main: Color {
        switch self {
        case .sand: Color(white: 0.9)
        case .poppy: Color(white: 0.2)
        case .ink: Color(white: 0)
        }
    }
}
struct A: View {
    let store: StoreOf<Meetings>
    var body: some View {
        Text("a").foregroundStyle(⟦store.meeting.theme.accent¦fails 1.66 on #333333⟧).background(store.meeting.theme.main)
        ForEach(meetings) { meeting in
            Text("b").foregroundStyle(⟦meeting.theme.accent¦fails 3.97 on #808080⟧).background(Color(white: 0.5))
            Text("c").foregroundStyle(⟦meeting.kind.accent¦? meeting.kind.accent is not defined here on #ffffff⟧).background(Color.white)
        }
    }
}

// ---- nor a type that another may replace
class Theme { var accent: Color { .white } }
struct A: View {
    var body: some View { Text("a").foregroundStyle(⟦meeting.theme.accent¦? meeting.theme.accent is not defined here on #ffffff⟧).background(Color.white) }
}

// ---- constants that decide, in another file
struct A: View {
    var body: some View {
        Text("a").foregroundStyle(⟦Palette.ink¦passes 21.0 on #ffffff⟧).background(Color.white)
        Text("b").foregroundStyle(⟦Palette.paper¦passes 21.0 on #ffffff⟧).background(Color.white)
        Text("c").foregroundStyle(⟦⟦Palette.other¦fails 1.51 on #ffffff in light⟧¦fails 1.41 on #ffffff in dark⟧).background(Color.white)
        Text("d").foregroundStyle(Build.isNew ? ⟦Color.black¦passes 21.0 on #ffffff⟧ : Color.yellow).background(Color.white)
    }
}
// == Palette.swift
enum Palette {
    static var ink: Color { Build.isNew ? .black : .yellow }
    static var paper: Color { if !Build.isOld { return .black } else { return .yellow } }
    static var other: Color { Build.isDebug ? .black : .yellow }
}
// == Build.swift
enum Build {
    static let isNew = true
    static let isOld: Bool = false
    #if DEBUG
        static let isDebug = true
    #else
        static let isDebug = false
    #endif
}

// ---- what lies beneath a translucent name
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
enum Brand {
    static let veil = Color.black.opacity(0.5)
    static let ink = Color.black
}
struct A: View {
    var body: some View {
        VStack {
            Text("a").foregroundStyle(⟦.white¦passes 21.0 on #000000⟧).background(Brand.veil).background(.black)
            Text("b").foregroundStyle(⟦.white¦fails 3.97 on #808080⟧).background(Brand.veil).background(.white)
            VStack { Text("c").foregroundStyle(⟦.white¦fails 3.97 on #808080⟧).background(Brand.veil) }.background(Color.white)
            ZStack { Color.white; Brand.veil; Text("d").foregroundStyle(⟦.white¦fails 3.97 on #808080⟧) }
            Text("e").foregroundStyle(⟦.white¦passes 21.0 on #000000⟧).background(Brand.ink).background(.white)
            Color.white.overlay { Brand.veil.overlay { Text("f").foregroundStyle(⟦.white¦fails 3.97 on #808080⟧) } }
        }
    }
}

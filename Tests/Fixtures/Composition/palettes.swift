// ---- palettes in several files, with groups of colors, and styles that look one up
// == Palette.swift
struct Palette {
    var label: Hierarchy
    var paper: Hierarchy
    var accent: Color
    init(label: Hierarchy, paper: Hierarchy, accent: Color) {
        self.label = label
        self.paper = paper
        self.accent = accent
    }
}
extension Palette {
    struct Hierarchy {
        var primary: Color
        var secondary: Color
        init(primary: Color, secondary: Color) { self.primary = primary; self.secondary = secondary }
    }
    static let standard: Palette = .init(
        label: .init(primary: .black, secondary: Color(white: 0.7)), paper: .init(primary: .white, secondary: .white), accent: .blue)
}
extension EnvironmentValues { @Entry var palette: Palette = .standard }
// == Palette+Dracula.swift
private let _ink = Color(white: 0.9)
extension Palette {
    static var dracula: Self {
        .init(label: .init(primary: _ink, secondary: Color(white: 0.3)), paper: .init(primary: Color(white: 0.1), secondary: .black), accent: .green)
    }
    static let preview: Self = .init(label: .init(primary: .red, secondary: .red), paper: .init(primary: .red, secondary: .red), accent: .red)
}
// == ThemedColor.swift
struct ThemedColor: ShapeStyle {
    let name: String
    let color: @Sendable (Palette) -> Color
    func resolve(in environment: EnvironmentValues) -> Color { color(environment.palette) }
}
extension ShapeStyle where Self == ThemedColor {
    static var themedPrimary: ThemedColor { .init(name: "primary", color: \.label.primary) }
    static var themedSecondary: ThemedColor { .init(name: "secondary") { $0.label.secondary } }
    static var themedPaper: ThemedColor { ThemedColor(name: "paper", color: \.paper.primary) }
    static var themedMixed: ThemedColor { .init(name: "mixed") { mix($0.label.secondary) } }
}
// == A.swift
struct A: View {
    @Environment(\.palette) var palette
    let given: Palette
    var body: some View {
        Text("a").foregroundStyle(⟦palette.label.primary¦passes 13.95 on #1a1a1a⟧).background(palette.paper.primary)
        Text("b").foregroundStyle(⟦⟦given.label.secondary¦fails 2.05 on #1a1a1a⟧¦fails 2.1 on #ffffff⟧).background(given.paper.primary)
        Text("c").foregroundStyle(⟦.themedPrimary¦passes 13.95 on #1a1a1a⟧).background(.themedPaper)
        Text("d").foregroundStyle(⟦⟦.themedSecondary¦fails 2.05 on #1a1a1a⟧¦fails 2.1 on #ffffff⟧).background(.themedPaper)
        Text("e").foregroundStyle(⟦.themedMixed¦? themedmixed is not defined here⟧).background(.themedPaper)
        Text("f").foregroundStyle(⟦⟦Palette.dracula.accent¦passes 9.45 on #000000 in light⟧¦passes 10.38 on #000000 in dark⟧).background(Palette.dracula.paper.secondary)
    }
}
struct MyApp: App { var body: some Scene { WindowGroup { B() } } }
struct B: View {
    @Environment(\.palette) var palette
    var body: some View { Text("g").foregroundStyle(⟦⟦.secondary¦fails 3.43 on #ffffff in light (MyApp)⟧¦? the value is chosen at run time in dark (MyApp)⟧).background(palette.paper.primary) }
}

// ---- palettes whose initializer may do anything with its colors, and those that are classes
// == Palette.swift
struct Palette {
    var ink: Color
    init(ink: Color) { self.ink = ink.opacity(0.5) }
}
class AppTheme {
    var ink: Color
    init(ink: Color) { self.ink = ink }
}
// == Themes.swift
extension Palette { static let dark = Palette(ink: .white) }
extension AppTheme { static let dark = AppTheme(ink: .white) }
// == A.swift
struct A: View {
    let palette: Palette
    let theme: AppTheme
    var body: some View {
        Text("a").foregroundStyle(⟦palette.ink¦? Palette.ink is not defined here on #ffffff⟧).background(.white)
        Text("b").foregroundStyle(⟦theme.ink¦? AppTheme.ink is not defined here on #ffffff⟧).background(.white)
    }
}

// ---- a view of the project that is called like a list
// == Form.swift
struct Form<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { SwiftUI.Form { content() }.scrollContentBackground(.hidden).background(Color.black) }
}
// == A.swift
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View { var body: some View { Form { Text("a").foregroundStyle(⟦.white¦? the list may draw its own background (MyApp)⟧) } } }

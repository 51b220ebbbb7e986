/// Names used in the file that declares them.
enum SwiftNameExamples {
    /// Pairs, both sides marked with what they come to.
    static let pairs: [String] = [
        "struct A: View {\n  private let ink = Color.white\n  var paper: Color { .black }\n  var body: some View {\n"
            + "    Text(\"a\").foregroundStyle(⟦ink¦1f swiftMember A.ink⟧).background(⟦self.paper¦1b swiftMember A.paper⟧)\n  }\n}",
        "struct A { static let ink = Color.white; var body: some View { Text(\"a\").foregroundStyle(⟦Self.ink¦1f swiftMember A.ink⟧)"
            + ".background(⟦Color.black¦1b #000000⟧) } }",
        "func f() -> some View {\n  let ink = Color.white\n  return Text(\"a\").foregroundStyle(⟦ink.opacity(0.5)¦1f swiftMember ink × 0.5⟧)"
            + ".background(⟦.black¦1b #000000⟧)\n}",
        "let ink = Color.white\nlet view = Text(\"a\").foregroundStyle(⟦ink¦1f swiftMember ink⟧).background(⟦.black¦1b #000000⟧)",
        "import UIKit\nlet ink = UIColor.white\nlabel.textColor = ⟦ink¦1f swiftMember ink⟧\nlabel.backgroundColor = ⟦.black¦1b #000000⟧",
        // Something nearer takes the name.
        "let ink = Color.white\nfunc f(ink: Color) { Text(\"a\").foregroundStyle(⟦ink¦1f ? ink is not defined here⟧).background(⟦.black¦1b #000000⟧) }",
        "let ink = Color.white\nf { ink in Text(\"a\").foregroundStyle(⟦ink¦1f ? ink is not defined here⟧).background(⟦.black¦1b #000000⟧) }",
        "let ink = Color.white\nfunc f() { if let ink { Text(\"a\").foregroundStyle(⟦ink¦1f ? ink is not defined here⟧).background(⟦.black¦1b #000000⟧) } }",
        "struct A {\n  @State var ink = Color.white\n  var body: some View { Text(\"a\").foregroundStyle(⟦ink¦1f ? ink is not defined here⟧)"
            + ".background(⟦.black¦1b #000000⟧) }\n}",
        "#if os(iOS)\nlet ink = Color.white\n#else\nlet ink = Color.black\n#endif\n"
            + "Text(\"a\").foregroundStyle(⟦ink¦1f ? ink is not defined here⟧).background(⟦.black¦1b #000000⟧)",
        "struct A { let ink = Color.white }\nstruct B { var body: some View { Text(\"a\").foregroundStyle(⟦ink¦1f ? ink is not defined here⟧)"
            + ".background(⟦.black¦1b #000000⟧) } }",
        "Text(\"a\").foregroundStyle(⟦theme.ink¦1f ? theme.ink is not defined here⟧).background(⟦.black¦1b #000000⟧)\nlet ink = Color.white",
    ]

    /// Names of several parts, each foreground over black with what it comes to.
    static let uses: [String] = [
        // The types around the use, then the file.
        "enum A { enum B { static let c = Color.white }; " + view("⟦B.c¦1f swiftMember A.B.c⟧") + " }",
        "enum A { enum B { static let c = Color.white } }; enum B { static let c = Color.black }\n"
            + view("⟦B.c¦1f swiftMember B.c⟧"),
        "extension A { enum B { static let c = Color.white } }\nextension A { " + view("⟦B.c¦1f swiftMember A.B.c⟧")
            + " }",
        "extension A { struct V { " + view("⟦B.c¦1f swiftMember A.B.c or swiftMember B.c⟧")
            + " } }",
        "extension A { " + view("⟦B.c¦1f swiftMember A.B.c or swiftMember B.c⟧") + " }",
        "struct A { " + view("⟦B.c¦1f swiftMember B.c⟧") + " }",
        "import Design\n" + view("⟦Design.B.c¦1f swiftMember Design.B.c or swiftMember B.c⟧"),
        "import Design\n" + view("⟦Design.c¦1f swiftMember Design.c⟧"),
        // Symbols of a catalog.
        view("⟦Color.brandBlue¦1f swiftMember Color.brandBlue or assetSymbol brandblue⟧"),
        view("⟦.Theme.brand¦1f swiftMember Color.Theme.brand or assetSymbol theme.brand⟧"),
        "import UIKit\n" + view("Color(uiColor: ⟦.brand¦1f swiftMember UIColor.brand or assetSymbol brand⟧)"),
        "import AppKit\n" + view("⟦Color(.brand)¦1f swiftMember NSColor.brand or assetSymbol brand⟧"),
        view("⟦Color(ColorResource.brand)¦1f assetSymbol brand⟧"),
        view("⟦Color(ColorResource.Theme.brand)¦1f assetSymbol theme.brand⟧"),
        view("⟦Color(.init(name: \"Brand\", bundle: .main))¦1f asset Brand⟧"),
        view("⟦Color(\"Brand\", bundle: .module)¦1f asset Brand⟧"),
        "import UIKit\n" + view("Color(⟦UIColor(resource: .brand)¦1f assetSymbol brand⟧)"),
        "import AppKit\n" + view("Color(⟦NSColor(named: \"Brand\")!¦1f asset Brand⟧)"),
        view("⟦Asset.Colors.brand¦1f swiftMember Asset.Colors.brand or assetSymbol brand⟧"),
        view(
            "⟦Asset.brand.swiftUIColor¦1f swiftMember Asset.brand.swiftUIColor or swiftMember Asset.brand or assetSymbol brand⟧"
        ),
        view("⟦R.color.brand()¦1f assetSymbol brand⟧"),
        // Members that may be conversions.
        view("⟦Palette.ink.color¦1f swiftMember Palette.ink.color or swiftMember Palette.ink⟧"),
        view("⟦Palette.ink.color.opacity(0.5)¦1f swiftMember Palette.ink.color or swiftMember Palette.ink × 0.5⟧"),
        view("⟦Color.theme.ink¦1f swiftMember Color.theme.ink or assetSymbol theme.ink⟧"),
        // Values whose type has the color.
        "struct Theme { let ink = Color.white }\nstruct A { let theme: Theme; "
            + view("⟦theme.ink¦1f swiftMember Theme.ink⟧") + " }",
        "struct A { @Environment(\\.theme) var theme: Theme; " + view("⟦theme.ink¦1f swiftMember Theme.ink⟧") + " }",
        "struct A { let theme = Theme()\n" + view("⟦self.theme.ink¦1f swiftMember Theme.ink⟧") + " }",
        "struct A { let theme = Theme.shared\n" + view("⟦theme.ink¦1f swiftMember Theme.shared.ink⟧") + " }",
        "func f(theme: Theme) { " + view("⟦theme.ink.opacity(0.5)¦1f swiftMember Theme.ink × 0.5⟧") + " }",
        "struct A { let theme: any Theme; " + view("⟦theme.ink¦1f ? theme.ink is not defined here⟧") + " }",
        "protocol Theme { var ink: Color { get } }\nextension Theme { var ink: Color { .white } }\nstruct A { let theme: Theme; "
            + view("⟦theme.ink¦1f ? theme.ink is not defined here⟧") + " }",
        "extension Theme { var ink: Color { .white } }\nstruct A { let theme: Theme; "
            + view("⟦theme.ink¦1f ? theme.ink is not defined here⟧") + " }",
        "class Theme { var ink: Color { .white } }\nstruct A { let theme: Theme; "
            + view("⟦theme.ink¦1f ? theme.ink is not defined here⟧") + " }",
        "struct A { let theme: Theme<Int>; " + view("⟦theme.ink¦1f ? theme.ink is not defined here⟧") + " }",
        "struct A { var theme = Theme.light\n" + view("⟦theme.ink¦1f ? theme.ink is not defined here⟧") + " }",
        // No color, or none that is constant.
        view("⟦nil¦1f ? nil is not a color⟧"),
        "let (ink, paper) = (Color.white, Color.red)\n" + view("⟦ink¦1f ? ink is not defined here⟧"),
        "struct A { lazy var ink = Color.white; " + view("⟦ink¦1f ? ink is not defined here⟧") + " }",
        "protocol P { var ink: Color { get } }\nextension P { var ink: Color { .white }; "
            + view("⟦ink¦1f swiftMember P.ink⟧") + " }",
    ]

    private static func view(_ foreground: String) -> String {
        "var body: some View { Text(\"a\").foregroundStyle(\(foreground)).background(⟦Color.black¦1b #000000⟧) }"
    }

    /// Literals with named numbers.
    static let literals: [String] = [
        "let base = 0.5\nlet c = ⟦Color(white: base)¦#808080⟧",
        "enum N { static let base: Double = 1 }\nlet c = ⟦Color(white: N.base / 2)¦#808080⟧",
        "struct A { static let full = 255.0\n  let c = ⟦Color(red: 51 / Self.full, green: 0, blue: 0)¦#330000⟧ }",
        "let a = 0.25, d = 3\nlet b = a * 2\nlet c = ⟦Color(white: b)¦#808080⟧",
        "func f() { let base: CGFloat = 102 / 255\n  let c = ⟦UIColor(white: base, alpha: 1)¦#666666⟧ }",
        "let base = 1\nlet c = ⟦Color(white: base)¦? a component is not a constant⟧",
        "var base = 0.5\nlet c = ⟦Color(white: base)¦? a component is not a constant⟧",
        "let base = 0.5\nfunc f(base: Double) { g(⟦Color(white: base)¦? a component is not a constant⟧) }",
        "let base = other\nlet other = base\nlet c = ⟦Color(white: base)¦? a component is not a constant⟧",
        "let c = ⟦Color(white: a.b.c)¦? a component is not a constant⟧, d = ⟦Color(white: f(1))¦? a component is not a constant⟧",
    ]
}

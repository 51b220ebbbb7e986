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
        "let ink = Color.white\nfunc f(ink: Color) { Text(\"a\").foregroundStyle(⟦ink¦1f ? ink has no definition here⟧).background(⟦.black¦1b #000000⟧) }",
        "let ink = Color.white\nf { ink in Text(\"a\").foregroundStyle(⟦ink¦1f ? ink has no definition here⟧).background(⟦.black¦1b #000000⟧) }",
        "let ink = Color.white\nfunc f() { if let ink { Text(\"a\").foregroundStyle(⟦ink¦1f ? ink has no definition here⟧).background(⟦.black¦1b #000000⟧) } }",
        "struct A {\n  @State var ink = Color.white\n  var body: some View { Text(\"a\").foregroundStyle(⟦ink¦1f ? ink has no definition here⟧)"
            + ".background(⟦.black¦1b #000000⟧) }\n}",
        "#if os(iOS)\nlet ink = Color.white\n#else\nlet ink = Color.black\n#endif\n"
            + "Text(\"a\").foregroundStyle(⟦ink¦1f ? ink has no definition here⟧).background(⟦.black¦1b #000000⟧)",
        "struct A { let ink = Color.white }\nstruct B { var body: some View { Text(\"a\").foregroundStyle(⟦ink¦1f ? ink has no definition here⟧)"
            + ".background(⟦.black¦1b #000000⟧) } }",
        "Text(\"a\").foregroundStyle(⟦theme.ink¦1f ? theme.ink has no definition here⟧).background(⟦.black¦1b #000000⟧)\nlet ink = Color.white",
    ]

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

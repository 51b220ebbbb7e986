/// Members of Swift types that are given a colour.
enum SwiftDefinitionExamples {
    static let all: [String] = [
        "enum Theme { static let ⟦accent¦Theme.accent: #ffffff⟧ = Color(white: 1) }",
        "enum Theme {\n  static let ⟦a¦Theme.a: #ffffff⟧ = Color(white: 1)\n  static var ⟦b¦Theme.b: #000000⟧: Color { .black }\n"
            + "  public static let ⟦c¦Theme.c: light #ff383c dark #ff4245⟧: Color = .red\n}",
        "extension Color { static let ⟦brand¦Color.brand: #1e90ff⟧ = Color(hex: 0x1E90FF) }",
        "extension UIColor { class var ⟦brand¦UIColor.brand: #1e90ff⟧: UIColor { return UIColor(hex: 0x1E90FF) } }",
        "extension ShapeStyle where Self == Color { static var ⟦brand¦Color.brand: asset Brand⟧: Color { Color(\"Brand\") } }",
        "enum A { enum B { static let ⟦c¦A.B.c: light #000000 dark #ffffff⟧ = Color(uiColor: .label) } }",
        "extension A.B { static let ⟦c¦A.B.c: #000000 × 0.5⟧ = Color.black.opacity(0.5) }",
        "struct A { static let ⟦c¦A.c: light #ffffff dark #000000⟧ = UIColor { $0.userInterfaceStyle == .dark ? .black : .white } }",
        "struct A { static let ⟦c¦A.c: light #ffffff dark #000000⟧ = Color(light: .white, dark: .black) }",
        "struct A { static let ⟦c¦A.c: light #ffffff dark #000000⟧ = UIColor(lightRGBA: 0xFFFFFFFF, darkRGBA: 0x000000FF) }",
        "struct A { static let ⟦c¦A.c: one of #ff0000, #0000ff⟧ = UIColor { t in if t.x { return .red }; return .blue } }",
        "struct A { let ⟦c¦A.c: #ffffff⟧ = Color(white: 1); static let n = 3; static func f() { let ⟦x¦x: #000000⟧ = Color(white: 0) } }",
        "let ⟦c¦c: #ffffff⟧ = Color(white: 1)",
        "struct A { private var ⟦c¦A.c: #ffffff⟧: Color { Color(white: 1) } }",
        // What may change, or comes from elsewhere, is no definition.
        "struct A { @State var c = Color(white: 1); var d: Color; let e: Color }",
        "func f() { if let c = Color(hex: text) { g() }; var d = Color.white; guard let e = Color.x else { return } }",
    ]
}

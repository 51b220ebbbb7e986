// ---- a static constant
enum Theme { static let ⟦accent¦Theme.accent: #ffffff⟧ = Color(white: 1) }

// ---- constants, computed properties and typed constants
enum Theme {
  static let ⟦a¦Theme.a: #ffffff⟧ = Color(white: 1)
  static var ⟦b¦Theme.b: #000000⟧: Color { .black }
  public static let ⟦c¦Theme.c: light #ff383c dark #ff4245⟧: Color = .red
}

// ---- an extension of Color
extension Color { static let ⟦brand¦Color.brand: #1e90ff⟧ = Color(hex: 0x1E90FF) }

// ---- a class property in an extension of UIColor
extension UIColor { class var ⟦brand¦UIColor.brand: #1e90ff⟧: UIColor { return UIColor(hex: 0x1E90FF) } }

// ---- an extension of ShapeStyle
extension ShapeStyle where Self == Color { static var ⟦brand¦Color.brand: asset Brand⟧: Color { Color("Brand") } }

// ---- a nested type
enum A { enum B { static let ⟦c¦A.B.c: light #000000 dark #ffffff⟧ = Color(uiColor: .label) } }

// ---- an extension of a nested type
extension A.B { static let ⟦c¦A.B.c: #000000 × 0.5⟧ = Color.black.opacity(0.5) }

// ---- a dynamic provider
struct A { static let ⟦c¦A.c: light #ffffff dark #000000⟧ = UIColor { $0.userInterfaceStyle == .dark ? .black : .white } }

// ---- an initializer with a light and a dark color
struct A { static let ⟦c¦A.c: light #ffffff dark #000000⟧ = Color(light: .white, dark: .black) }

// ---- an initializer with light and dark digits
struct A { static let ⟦c¦A.c: light #ffffff dark #000000⟧ = UIColor(lightRGBA: 0xFFFFFFFF, darkRGBA: 0x000000FF) }

// ---- a provider with an unknown condition
struct A { static let ⟦c¦A.c: one of #ff0000, #0000ff⟧ = UIColor { t in if t.x { return .red }; return .blue } }

// ---- instance constants and local constants
struct A { let ⟦c¦A.c: #ffffff⟧ = Color(white: 1); static let n = 3; static func f() { let ⟦x¦x: #000000⟧ = Color(white: 0) } }

// ---- a constant of the file
let ⟦c¦c: #ffffff⟧ = Color(white: 1)

// ---- a computed property
struct A { private var ⟦c¦A.c: #ffffff⟧: Color { Color(white: 1) } }

// ---- an alias of a color type
typealias Tone = UIColor
extension Tone { static let ⟦ink¦UIColor.ink: #000000⟧ = UIColor(white: 0, alpha: 1) }

// ---- a helper that reads ARGB
extension Color { init(hex: UInt32) {
self.init(red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255, blue: Double(hex & 0xFF) / 255, opacity: Double((hex >> 24) & 0xFF) / 255)
} }
let a = Color(hex: ⟦0x801E90FF¦#1e90ff80⟧), b = UIColor(⟦0x1E90FF80¦#1e90ff80⟧)

// ---- a helper that reads RGBA
extension Color { init(hex: UInt32) {
self.init(red: Double(hex >> 24 & 0xFF) / 255, green: Double(hex >> 16 & 0xFF) / 255, blue: Double(hex >> 8 & 0xFF) / 255, opacity: Double(hex & 0xFF) / 255)
} }
let a = Color(hex: ⟦0x1E90FF80¦#1e90ff80⟧)

// ---- a helper that reads the last six digits
extension Color { init(hex: UInt32) {
self.init(red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255, blue: Double(hex & 0xFF) / 255, opacity: 1)
} }
let a = Color(hex: ⟦0xFFF¦#000fff⟧), b = Color(hex: ⟦0xFF1E90FF¦#1e90ff⟧)

// ---- a helper that takes an alpha
extension Color { init(_ rgb: UInt32, _ a: Double) {
self.init(red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255, blue: Double(hex & 0xFF) / 255, opacity: a)
} }
let a = Color(⟦0x1E90FF¦#1e90ff80⟧, 0.5), b = Color(⟦0x1E90FF¦? a component is not a constant⟧, x), c = Color(⟦0x1E90FF¦? unknown initializer⟧, 1, 2)

// ---- a string helper that switches over the count of digits
extension Color { init(hex: String) {
let a, r, g, b: UInt64
switch hex.count {
case 3: (a, r, g, b) = (255, (v >> 8) * 17, (v >> 4 & 0xF) * 17, (v & 0xF) * 17)
case 6: (a, r, g, b) = (255, v >> 16, v >> 8 & 0xFF, v & 0xFF)
case 8: (a, r, g, b) = (v >> 24, v >> 16 & 0xFF, v >> 8 & 0xFF, v & 0xFF)
default: (a, r, g, b) = (1, 1, 1, 0)
}
} }
let a = Color(hex: "⟦#801e90ff¦#1e90ff80⟧"), b = Color(hex: "⟦801e90ff¦#1e90ff80⟧"), c = Color(hex: "⟦1e90ff¦#1e90ff⟧")

// ---- a helper with one constant for each component
extension Color { init(hex: UInt32) {
let a = CGFloat((hex & 0xFF000000) >> 24) / 255
let r = CGFloat((hex & 0x00FF0000) >> 16) / 255
} }
let a = Color(hex: ⟦0x801E90FF¦#1e90ff80⟧)

// ---- a helper whose shifts do not tell the order
extension Color { init(hex: UInt32) {
let x = hex >> 24, y = hex >> 16
} }
let a = Color(hex: ⟦0x801E90FF¦? this number of hex digits is ambiguous⟧), b = Color(hex: ⟦0x1E90FF¦#1e90ff⟧)

// ---- a function that returns a color
func hex(_ value: UInt32) -> Color { ⟦Color(red: Double(value >> 24) / 255, green: Double(value >> 16 & 255) / 255, blue: 0)¦? a component is not a constant⟧ }
let a: Color = .hex(⟦0x1E90FF80¦#1e90ff80⟧)

// ---- a switch over the count of digits that reads ARGB
extension UIColor { convenience init(hexString: String) {
let a, r, g, b: UInt64
switch hex.count {
case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
default: fatalError()
}
} }
let c = UIColor(hexString: "⟦#80FF0000¦#ff000080⟧")

// ---- a switch over the count of digits that masks RGBA
extension UIColor { convenience init(hexString: String) {
switch hex.count {
case 8:
rColor = (value & 0xFF000000) >> 24
alphaValue = value & 0xFF
default: break
}
} }
let c = UIColor(hexString: "⟦80FF0000¦#80ff0000⟧")

// ---- a switch over the count of digits that cuts substrings
extension UIColor { convenience init(hexString: String) {
switch text.count {
case 8:
alpha = component(of: text, start: 0, length: 2)
red = component(of: text, start: 2, length: 2)
default: break
}
} }
let c = UIColor(hexString: "⟦80FF0000¦#ff000080⟧")

// ---- a switch over the count of digits that calls another initializer
extension UIColor {
convenience init?(hexString: String) {
switch hexString.count {
case 6: self.init(hex6: value)
case 8: self.init(hex8: value)
default: return nil
}
}
convenience init(hex8: UInt32) {
let alpha = CGFloat((hex8 & 0xFF000000) >> 24) / 255
}
}
let c = UIColor(hexString: "⟦80FF0000¦#ff000080⟧")

// ---- a switch over the count of digits that ignores the alpha
extension UIColor { convenience init(hexString: String) {
switch hex.count {
case 8: (r, g, b) = (int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
default: break
}
} }
let c = UIColor(hexString: "⟦80FF0000¦#ff0000⟧")

// ---- a helper that only reads the last six of its digits
extension UIColor { convenience init(hex: Int) {
(r, g, b) = (hex >> 16, hex >> 8 & 0xFF, hex & 0xFF)
} }
let c = UIColor(hex: ⟦0x80FF0000¦? this number of hex digits is ambiguous⟧)

// ---- the file's eight-digit values all begin with FF
let a = Color(hex: ⟦0xFF336699¦#336699⟧), b = Color(hex: ⟦0xff112233¦#112233⟧)

// ---- one of the file's eight-digit values does not begin with FF
let a = Color(hex: ⟦0xFF336699¦#ff336699⟧), b = Color(hex: ⟦0x80112233¦#80112233⟧)

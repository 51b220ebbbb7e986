// ---- labels for hex, or no label
let a = UIColor(hex: ⟦0x1E90FF¦#1e90ff⟧), b = UIColor(hexValue: ⟦0x1E_90_FF¦#1e90ff⟧), c = Color(⟦0x1e90ff¦#1e90ff⟧)

// ---- Color.init and .init
let a = Color.init(⟦0x1E90FF¦#1e90ff⟧), b: X = .init(hex: ⟦0x1E90FF¦#1e90ff⟧)

// ---- labels that give the order of the digits
let a = XCTColors(rgbaValue: ⟦0x1E90FF80¦#1e90ff80⟧), b = UIColor(argb: ⟦0x801E90FF¦#1e90ff80⟧)

// ---- functions and methods named after hex colors
let a = UIColorFromRGB(⟦0x1E90FF¦#1e90ff⟧), b = UIColor.hex(⟦0x1E90FF¦#1e90ff⟧), c = hexColor(⟦0x1E90FF¦#1e90ff⟧)

// ---- an alpha beside the digits
let a = UIColor(hex: ⟦0x777777¦#77777780⟧, alpha: 0.5), b = Color(hex: ⟦0x777777¦? a component is not a constant⟧, opacity: x)

// ---- three digits are ambiguous
let a = UIColor(hex: ⟦0xFFF¦? this number of hex digits is ambiguous⟧)

// ---- a second argument without a label
let a = UIColor(⟦0x777777¦? unknown initializer⟧, 0.5)

// ---- digits for light and dark
let a = UIColor(light: ⟦0xFFFFFF¦#ffffff⟧, dark: ⟦0x000000¦#000000⟧)

// ---- the implicit member .hex
view.tint(.hex(⟦0x1E90FF¦#1e90ff⟧)); f(isOn ? .hex(⟦0x1E90FF¦#1e90ff⟧) : .white)

// ---- digits in both branches of a condition
let a = Color.hex(isOn ? ⟦0x1E90FF¦#1e90ff⟧ : ⟦0x000000¦#000000⟧), b = UIColor(hex: c ? "⟦1e90ff¦#1e90ff⟧" : "⟦#fff¦#ffffff⟧")

// ---- seven digits are ambiguous
let a = NSColor(⟦0x6B93FF0¦? this number of hex digits is ambiguous⟧)

// ---- the label color
view.tint(color: ⟦0x1E90FF¦#1e90ff⟧)

// ---- .init in a typed constant and a typed array
let a: UIColor = .init(⟦0x1E90FF¦#1e90ff⟧), b: [Color] = [.init(⟦0x1E90FF¦#1e90ff⟧), .init(⟦0x1E90FE¦#1e90fe⟧)]

// ---- .init in a typed computed property
var accent: Color { .init(⟦0x1E90FF¦#1e90ff⟧) }

// ---- masks and shifts are no colors
let a = (rgb & 0xFF0000) >> 16, b = 0x00FF_0000 >> 16, c = UIColor(hex: 0xFF0000 & mask)

// ---- bare numbers and bytes are no colors
let brandColor = 0x1E90FF, b = Data(hex: "deadbeef"), c = f(0x1E90FF), d = Data(hexString: "1e90ff")

// ---- a default value is no color
func color(hex: Int = 0x1E90FF) {}

// ---- integers of 0 to 255
let a = Color(red: ⟦255¦channel red 255.0 integer⟧, green: ⟦0x80¦channel green 128.0 integer⟧, blue: ⟦0.5¦channel blue 0.5 operand⟧)

// ---- conversions and expressions
let a = UIColor(red: ⟦CGFloat(255)¦channel red 255.0 operand⟧, green: ⟦(1 + 2)¦channel green 3.0 operand⟧, blue: ⟦CGFloat(2) / 4¦channel blue 0.5 expression⟧, alpha: ⟦1¦alpha alpha 1.0 integer⟧)

// ---- a hue in degrees
let a = Color(hue: ⟦210¦hue hue 210.0 integer⟧, saturation: ⟦0.5¦saturation saturation 0.5 operand⟧, brightness: ⟦1¦brightness brightness 1.0 integer⟧, opacity: ⟦0.5¦alpha opacity 0.5 operand⟧)

// ---- an integer white and a negative alpha
let a = NSColor(calibratedWhite: ⟦128¦white calibratedWhite 128.0 integer⟧, alpha: ⟦-1¦alpha alpha -1.0 expression⟧)

// ---- a white in a color space
let a = Color(.sRGB, white: ⟦128¦white white 128.0 integer⟧)

// ---- in range, unresolved, or another initializer
let a = Color(white: 0.5), b = Color(red: 255, green: x, blue: 0), c = Color(r: 255, g: 0, b: 0)

// ---- .init is left alone
let a: Color = .init(red: 255, green: 0, blue: 0)

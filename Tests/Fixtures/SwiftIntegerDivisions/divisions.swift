// ---- integers divided in a conversion
let a = UIColor(white: CGFloat(⟦128/255¦0 at 3⟧), alpha: Float(⟦1_0 / 4¦2 at 3⟧))

// ---- operands in parentheses, and of other bases
let a = Color(red: f(x), green: Double(⟦(1 + 0x2)/2¦1 at 2⟧), blue: 0)

// ---- operands that take no decimal point
let a = Color(white: Double(⟦0x80/0xFF¦0 at nowhere⟧)), b = Color(white: Double(⟦Int(3)/2¦1 at nowhere⟧))

// ---- an initializer of the project
let a = Color(r: CGFloat(⟦128/255¦0 at 3⟧), g: 0, b: 0)

// ---- divisions that drop nothing
let a = Color(white: 128/255), b = Color(white: CGFloat(510/255)), c = Color(white: CGFloat(128)/255)

// ---- divisions in Int, outside a color, and by zero
let a = Color(white: Double(Int(128/255))), b = CGFloat(128/255), c = Color(white: CGFloat(1/0))

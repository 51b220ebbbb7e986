// ---- a modifier stays outside the literal
let a = ⟦Color(white: 1)¦#ffffff⟧.opacity(0.5)

// ---- comments and line breaks between arguments
let a = ⟦Color(
    red: 1, // full
    green: 0, /* none */
    blue: 0
)¦#ff0000⟧

// ---- a space before the parenthesis, a trailing comma
let a = ⟦UIColor (red: 1, green: 0, blue: 0, alpha: 1,)¦#ff0000⟧

// ---- both branches of an #if
#if os(iOS)
let a = ⟦Color(white: 1)¦#ffffff⟧
#else
let a = ⟦Color(white: 0)¦#000000⟧
#endif

// ---- divisions by 255
let a = ⟦Color(red: 34/255, green: 51 / 255, blue: 68.0 / 255)¦#223344⟧

// ---- conversions around operands
let a = ⟦UIColor(red: CGFloat(34)/255, green: 51/CGFloat(255), blue: Double(68)/255.0, alpha: 1)¦#223344⟧

// ---- integer division drops the fraction
let a = ⟦UIColor(red: CGFloat(34/255), green: CGFloat(51.0/255), blue: CGFloat(255/255), alpha: 1)¦#0033ff⟧

// ---- an integer quotient divided as a CGFloat
let a = ⟦Color(white: CGFloat(3/2)/3)¦#555555⟧

// ---- precedence, parentheses and unary minus
let a = ⟦Color(white: (1 + 2 * 2) / 10 - -0.1)¦#999999⟧

// ---- hexadecimal, binary and octal integers
let a = ⟦Color(white: 0x33 / 0xFF)¦#333333⟧, b = ⟦Color(white: 0b1 / 0o2)¦#808080⟧

// ---- exponents and underscores
let a = ⟦Color(white: 5e-1)¦#808080⟧, b = ⟦Color(white: 0x1p-1)¦#808080⟧, c = ⟦Color(white: 1_0 / 2_0)¦#808080⟧

// ---- a conversion to Int truncates
let a = ⟦Color(white: Double(Int(0.9)))¦#000000⟧

/// A standard way to write a colour. The one declaration of notations: `convert`, presentations and conversions follow it.
package enum ColorNotation: String, CaseIterable, Hashable, Sendable {
    case hex
    case rgb
    case hsl
    case hwb
    case lab
    case lch
    case oklab
    case oklch
    case displayP3 = "display-p3"
    case name
    case hexInteger = "hex-integer"
    case hexDigits = "hex-digits"
    case swiftHSB = "swiftui-hsb"
    case swiftRGB = "swiftui-rgb"
    case swiftWhite = "swiftui-white"
    case uiColorHSB = "uikit-hsb"
    case uiColorRGB = "uikit-rgb"
    case uiColorWhite = "uikit-white"
    case nsColorHSB = "appkit-hsb"
    case nsColorRGB = "appkit-rgb"
    case nsColorWhite = "appkit-white"
    case cgColor = "cgcolor"
    case colorLiteral = "color-literal"
    case componentObject = "json-object"
}

import ColorMath

/// A standard way to write a colour. The one declaration of notations: `convert`, presentations and conversions follow it.
package enum ColorNotation: String, CaseIterable, Hashable, Sendable {
    /// `#1e90ff`, with alpha `#1e90ff80`.
    case hex
    /// `rgb(30 144 255)`, with alpha `rgb(30 144 255 / 0.5)`.
    case rgb
    /// `hsl(210 100% 56%)`.
    case hsl
    /// `hwb(210 12% 0%)`.
    case hwb
    /// `lab(58.66 0.62 -65.5)`.
    case lab
    /// `lch(58.66 65.5 270.5)`.
    case lch
    /// `oklab(0.652 -0.028 -0.188)`.
    case oklab
    /// `oklch(0.652 0.19 260.4)`.
    case oklch
    /// `color(display-p3 0.27 0.56 0.97)`.
    case displayP3 = "display-p3"
    /// A CSS name, where one is exact.
    case name
    /// `0x1E90FF`.
    case hexInteger = "hex-integer"
    /// `1E90FF`.
    case hexDigits = "hex-digits"
    /// `Color(hue: 0.5822, saturation: 0.8824, brightness: 1)`.
    case swiftHSB = "swiftui-hsb"
    /// `Color(red: 0.1176, green: 0.5647, blue: 1)`.
    case swiftRGB = "swiftui-rgb"
    /// `Color(white: 0.5)`, for greys.
    case swiftWhite = "swiftui-white"
    /// `UIColor(hue: …, saturation: …, brightness: …, alpha: 1)`.
    case uiColorHSB = "uikit-hsb"
    /// `UIColor(red: …, green: …, blue: …, alpha: 1)`.
    case uiColorRGB = "uikit-rgb"
    /// `UIColor(white: 0.5, alpha: 1)`, for greys.
    case uiColorWhite = "uikit-white"
    /// `NSColor(hue: …, saturation: …, brightness: …, alpha: 1)`.
    case nsColorHSB = "appkit-hsb"
    /// `NSColor(red: …, green: …, blue: …, alpha: 1)`.
    case nsColorRGB = "appkit-rgb"
    /// `NSColor(white: 0.5, alpha: 1)`, for greys.
    case nsColorWhite = "appkit-white"
    /// `CGColor(red: …, green: …, blue: …, alpha: 1)`.
    case cgColor = "cgcolor"
    /// `#colorLiteral(red: …, green: …, blue: …, alpha: 1)`.
    case colorLiteral = "color-literal"
    /// `{"red": …, "green": …, "blue": …, "alpha": 1}`.
    case componentObject = "json-object"

    /// The name a menu shows: `Convert to HSB`.
    package var title: String {
        switch self {
        case .hex, .hexInteger, .hexDigits: "hex"
        case .rgb, .swiftRGB, .uiColorRGB, .nsColorRGB, .cgColor: "RGB"
        case .hsl: "HSL"
        case .hwb: "HWB"
        case .lab: "Lab"
        case .lch: "LCH"
        case .oklab: "OKLab"
        case .oklch: "OKLCH"
        case .displayP3: "Display P3"
        case .name: "name"
        case .swiftHSB, .uiColorHSB, .nsColorHSB: "HSB"
        case .swiftWhite, .uiColorWhite, .nsColorWhite: "white"
        case .colorLiteral: "colour literal"
        case .componentObject: "components"
        }
    }
}

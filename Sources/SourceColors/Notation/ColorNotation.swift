import ColorMath

/// A standard way to write a color. `convert`, presentations and conversions all use this list.
package enum ColorNotation: Equatable, Sendable {
    /// `#1e90ff`, with alpha `#1e90ff80`.
    case hex
    /// A CSS function: `rgb(30 144 255)`, with alpha `rgb(30 144 255 / 0.5)`; `color(display-p3 0.27 0.56 0.97)`.
    case css(ColorSpace)
    /// A CSS name, if one matches exactly.
    case name
    /// `0x1E90FF`.
    case hexInteger
    /// `1E90FF`.
    case hexDigits
    /// `Color(hue: 0.5822, saturation: 0.8824, brightness: 1)`.
    case swiftHSB
    /// `Color(red: 0.1176, green: 0.5647, blue: 1)`.
    case swiftRGB
    /// `Color(white: 0.5)`, for grays.
    case swiftWhite
    /// `UIColor(hue: …, saturation: …, brightness: …, alpha: 1)`.
    case uiColorHSB
    /// `UIColor(red: …, green: …, blue: …, alpha: 1)`.
    case uiColorRGB
    /// `UIColor(white: 0.5, alpha: 1)`, for grays.
    case uiColorWhite
    /// `NSColor(hue: …, saturation: …, brightness: …, alpha: 1)`.
    case nsColorHSB
    /// `NSColor(red: …, green: …, blue: …, alpha: 1)`.
    case nsColorRGB
    /// `NSColor(white: 0.5, alpha: 1)`, for grays.
    case nsColorWhite
    /// `CGColor(red: …, green: …, blue: …, alpha: 1)`.
    case cgColor
    /// `#colorLiteral(red: …, green: …, blue: …, alpha: 1)`.
    case colorLiteral
    /// `{"red": …, "green": …, "blue": …, "alpha": 1}`.
    case componentObject

    /// The CSS functions, in the order in which they are offered.
    package static let rgb = css(.srgb), hsl = css(.hsl), oklch = css(.oklch), displayP3 = css(.displayP3)

    /// All notations, in the order in which `convert` prints them.
    package static let allCases: [ColorNotation] =
        [.hex] + ColorSpace.allCases.filter { $0.functionName != nil }.map { .css($0) } + [
            .displayP3, .name, .hexInteger, .hexDigits, .swiftHSB, .swiftRGB, .swiftWhite, .uiColorHSB, .uiColorRGB,
            .uiColorWhite, .nsColorHSB, .nsColorRGB, .nsColorWhite, .cgColor, .colorLiteral, .componentObject,
        ]

    /// The stable name used in options and output.
    package var rawValue: String {
        switch self {
        case .hex: "hex"
        case .css(let space): space.functionName ?? space.rawValue
        case .name: "name"
        case .hexInteger: "hex-integer"
        case .hexDigits: "hex-digits"
        case .swiftHSB: "swiftui-hsb"
        case .swiftRGB: "swiftui-rgb"
        case .swiftWhite: "swiftui-white"
        case .uiColorHSB: "uikit-hsb"
        case .uiColorRGB: "uikit-rgb"
        case .uiColorWhite: "uikit-white"
        case .nsColorHSB: "appkit-hsb"
        case .nsColorRGB: "appkit-rgb"
        case .nsColorWhite: "appkit-white"
        case .cgColor: "cgcolor"
        case .colorLiteral: "color-literal"
        case .componentObject: "json-object"
        }
    }

    /// Returns the notation with this name; nil if there is none.
    package init?(rawValue: String) {
        guard let notation = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = notation
    }

    /// The name as shown in a menu: `Convert to HSB`.
    package var title: String {
        switch self {
        case .hex, .hexInteger, .hexDigits: "hex"
        case .css(let space): space.descriptor.title
        case .swiftRGB, .uiColorRGB, .nsColorRGB, .cgColor: "RGB"
        case .name: "name"
        case .swiftHSB, .uiColorHSB, .nsColorHSB: "HSB"
        case .swiftWhite, .uiColorWhite, .nsColorWhite: "white"
        case .colorLiteral: "color literal"
        case .componentObject: "components"
        }
    }
}

/// How a literal is written. With the text itself this is enough to read it again and to respell it.
package enum LiteralForm: Hashable, Sendable {
    /// Digits behind `#`: `#1e90ff`.
    case hex
    /// A Swift or JSON integer of hex digits: `0x1E90FF`.
    case hexInteger
    /// Digits alone in a string: `1e90ff`.
    case hexDigits
    /// A CSS function, whatever its letters' case.
    case cssFunction(CSSColorFunction)
    /// A named CSS colour, `transparent` included.
    case cssName
    /// A Swift initialiser call.
    case swiftCall(SwiftColorType, SwiftColorModel)
    /// Xcode's `#colorLiteral(red:green:blue:alpha:)`.
    case swiftColorLiteral
    /// A JSON object of components.
    case componentObject(ComponentKeys)

    /// The name it goes by in output, stable.
    package var name: String {
        switch self {
        case .hex: "hex"
        case .hexInteger: "hex-integer"
        case .hexDigits: "hex-digits"
        case .cssFunction(let function): function.rawValue
        case .cssName: "name"
        case .swiftCall(let type, let model): "\(type.rawValue).\(model.rawValue)"
        case .swiftColorLiteral: "colorLiteral"
        case .componentObject(let keys): "object-\(keys.rawValue)"
        }
    }
}

/// The colour functions of CSS. <https://www.w3.org/TR/css-color-5/>
package enum CSSColorFunction: String, CaseIterable, Hashable, Sendable {
    case rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch, color
    case colorMix = "color-mix"
    case contrastColor = "contrast-color"
    case deviceCMYK = "device-cmyk"
    case alpha
}

/// The type a Swift initialiser makes a colour of.
package enum SwiftColorType: String, CaseIterable, Hashable, Sendable {
    case color = "Color"
    case resolved = "Color.Resolved"
    case uiColor = "UIColor"
    case nsColor = "NSColor"
    case cgColor = "CGColor"
    case ciColor = "CIColor"
    /// `.init(red: …)`, whose type the context decides.
    case implicit = "init"
}

/// What a Swift initialiser's labels ask for.
package enum SwiftColorModel: String, CaseIterable, Hashable, Sendable {
    case rgb, hsb, white
    case displayP3 = "display-p3"
    case linearRGB = "linear-rgb"
}

/// The keys that give the components of a JSON object.
package enum ComponentKeys: String, CaseIterable, Hashable, Sendable {
    case rgb
    case hsb
    case white
    /// A design token's `colorSpace` and array of `components`.
    case components
}

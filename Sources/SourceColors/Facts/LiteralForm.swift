import ColorMath

/// How a literal is written. Together with its text, this suffices to read it again and to respell it.
package enum LiteralForm: Hashable, Sendable {
    /// Digits after `#`: `#1e90ff`.
    case hex
    /// A Swift or JSON integer of hex digits: `0x1E90FF`.
    case hexInteger
    /// Bare digits in a string: `1e90ff`.
    case hexDigits
    /// A CSS function; the name is case-insensitive.
    case cssFunction(CSSColorFunction)
    /// A CSS color name, including `transparent`.
    case cssName
    case swiftCall(SwiftColorType, SwiftColorModel)
    /// Xcode's `#colorLiteral(red:green:blue:alpha:)`.
    case swiftColorLiteral
    /// A JSON object of components.
    case componentObject(ComponentKeys)

    /// The stable name used in output.
    package var name: String {
        switch self {
        case .hex: "hex"
        case .hexInteger: "hex-integer"
        case .hexDigits: "hex-digits"
        case .cssFunction(let function): function.name
        case .cssName: "name"
        case .swiftCall(let type, let model): "\(type.rawValue).\(model.rawValue)"
        case .swiftColorLiteral: "colorLiteral"
        case .componentObject(let keys): "object-\(keys.rawValue)"
        }
    }
}

/// The color functions of CSS. <https://www.w3.org/TR/css-color-5/>
package enum CSSColorFunction: Hashable, Sendable {
    /// A function that takes the components of a space: `hsl()`. Functions from before CSS Color 4 have an alias with a
    /// trailing `a`, which means the same.
    case components(of: ColorSpace, withAlphaName: Bool = false)
    /// `color(display-p3 …)`.
    case color
    case colorMix
    case contrastColor
    case deviceCMYK
    case alpha

    package static let allCases: [CSSColorFunction] =
        ColorSpace.allCases.flatMap { space -> [CSSColorFunction] in
            guard case .function(_, let hasLegacySyntax) = space.descriptor.notation else { return [] }
            return [.components(of: space)] + (hasLegacySyntax ? [.components(of: space, withAlphaName: true)] : [])
        } + [.color, .colorMix, .contrastColor, .deviceCMYK, .alpha]

    /// The name, in lower case.
    package var name: String {
        switch self {
        case .components(let space, let withAlphaName): (space.functionName ?? "") + (withAlphaName ? "a" : "")
        case .color: "color"
        case .colorMix: "color-mix"
        case .contrastColor: "contrast-color"
        case .deviceCMYK: "device-cmyk"
        case .alpha: "alpha"
        }
    }

    /// Returns the function with this lowercase name; nil if there is none.
    package init?(name: String) {
        guard let function = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = function
    }
}

/// The type of a Swift initializer.
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

/// The color model of a Swift initializer's labels.
package enum SwiftColorModel: String, CaseIterable, Hashable, Sendable {
    case rgb, hsb, white
    case displayP3 = "display-p3"
    case linearRGB = "linear-rgb"
}

/// The keys of the components of a JSON object.
package enum ComponentKeys: String, CaseIterable, Hashable, Sendable {
    case rgb
    case hsb
    case white
    /// A design token's `colorSpace` and array of `components`.
    case components
}

import ColorMath

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
    /// A named CSS color, `transparent` included.
    case cssName
    /// A Swift initializer call.
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
    /// A function that gives the components of a space: `hsl()`. Those with a syntax from before CSS Color 4 have a second
    /// name with an `a` at its end, which means the same.
    case components(of: ColorSpace, withAlphaName: Bool = false)
    /// `color(display-p3 …)`.
    case color
    case colorMix
    case contrastColor
    case deviceCMYK
    case alpha

    /// All of them.
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

    /// The function of the given name, in lower case; nil where there is none.
    package init?(name: String) {
        guard let function = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = function
    }
}

/// The type a Swift initializer makes a color of.
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

/// What a Swift initializer's labels ask for.
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

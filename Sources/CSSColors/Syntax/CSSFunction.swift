import SourceColors
import SourceText

/// The role of a function for colors.
enum CSSFunction: Equatable {
    /// Irrelevant to colors.
    case other
    /// A color function.
    case color(CSSColorFunction)
    /// `light-dark()`.
    case lightDark
    /// An image made of color stops.
    case gradient
    /// A part of `-webkit-gradient()`: `from(red)`.
    case gradientPart
    /// Accepts color names: `drop-shadow()`, `image()`.
    case painted
    /// An external image.
    case image
    /// `var()`.
    case variable
    /// A Sass or Less function that takes colors.
    case preprocessor(CSSPreprocessorFunction)
    /// Anything else that is replaced before the value is read: `env()`, `attr()`.
    case substitution
    /// `calc()`.
    case calc
    /// Another math function.
    case math

    /// The color function, if it is one.
    var colorFunction: CSSColorFunction? { if case .color(let function) = self { function } else { nil } }

    /// Whether it may contain a color in any property.
    var mayHoldColor: Bool {
        switch self {
        case .gradient, .lightDark, .painted: true
        default: colorFunction != nil
        }
    }

    /// Whether bare names directly inside may be colors; `outside` is whether names beside the function may be.
    func takesNames(outside: Bool) -> Bool {
        switch self {
        case .preprocessor(.mapGet), .preprocessor(.mapMerge): false
        case .gradient, .lightDark, .painted, .preprocessor: true
        case .color(let function): function.takesColors
        case .variable, .substitution, .gradientPart: outside
        default: false
        }
    }

    /// Whether it accepts an origin color: `rgb(from red r g b)`.
    /// <https://www.w3.org/TR/css-color-5/#relative-colors>
    var takesOrigin: Bool { colorFunction?.takesOrigin ?? false }

    /// The functions by name; all others are ``other``.
    static let table = WordTable<CSSFunction>(
        ignoringCase:
            CSSColorFunction.allCases.map { ($0.name, .color($0)) } + [
                ("light-dark", .lightDark), (gradientNames, .gradient),
                ("from to color-stop", .gradientPart),
                ("drop-shadow image cross-fade -webkit-cross-fade", .painted),
                ("url src image-set -webkit-image-set element -moz-element paint -webkit-canvas", .image),
                ("var", .variable),
                ("env constant attr if inherit first-valid", .substitution),
                ("calc -webkit-calc -moz-calc", .calc),
                (mathNames, .math),
            ])

    private static let gradientNames = """
        linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient \
        repeating-conic-gradient -webkit-gradient -webkit-linear-gradient -webkit-radial-gradient \
        -webkit-repeating-linear-gradient -webkit-repeating-radial-gradient -moz-linear-gradient -moz-radial-gradient \
        -moz-repeating-linear-gradient -moz-repeating-radial-gradient -o-linear-gradient -o-radial-gradient \
        -o-repeating-linear-gradient -o-repeating-radial-gradient -ms-linear-gradient -ms-radial-gradient
        """

    // <https://www.w3.org/TR/css-values-4/#math>
    private static let mathNames = """
        min max clamp round mod rem sin cos tan asin acos atan atan2 pow sqrt hypot log exp abs sign progress random \
        sibling-index sibling-count
        """
}

extension CSSColorFunction {
    /// Whether its arguments are colors.
    fileprivate var takesColors: Bool {
        switch self {
        case .colorMix, .contrastColor: true
        case .components, .color, .deviceCMYK, .alpha: false
        }
    }

    /// Whether it accepts an origin color.
    fileprivate var takesOrigin: Bool {
        switch self {
        case .components, .color, .alpha: true
        case .colorMix, .contrastColor, .deviceCMYK: false
        }
    }
}

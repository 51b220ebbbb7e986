/// Why a color or a pair cannot be resolved. Users see its `description`.
package enum UnresolvedReason: Hashable, Sendable {
    /// A component is not a constant expression.
    case notConstant
    /// A component is out of range, so the type is probably the project's own and reads it differently.
    case componentOutOfRange
    /// The initializer is the project's own; what it does with its arguments is not known.
    case unknownInitializer
    /// An integer of 3 or 4 hex digits, or another count that helpers read differently.
    case ambiguousHexDigits
    /// A name without a definition in scope.
    case unknownName(String)
    /// A name with several definitions, none of which is clearly the right one.
    case ambiguousName(String)
    /// A name that is defined in terms of itself.
    case circularName(String)
    /// A name whose value is not a color.
    case notAColor(String)
    /// A name whose value is not a color, but may be part of one as the argument of a function: `33, 37, 41`.
    case tokens(of: String, text: String)
    /// The element's text color, which is inherited.
    case currentColor
    /// A color that the system or the user's settings choose.
    case systemColor(String)
    /// The background of the text is not known.
    case noBackground
    /// The background is an image.
    case image
    /// The background is an image of the project, which the linter may be able to read: `asset:Hero` or `symbol:hero` in
    /// a catalog, `url:hero.png` relative to the source file.
    case imageFile(String)
    /// The same, but the image may cover only a part of the box, so that the text may also be on the color beneath.
    case partialImageFile(String)
    /// The background is a material or blur.
    case material
    /// A gradient with unresolved stops.
    case gradient
    /// The contrast suffices in some places along a gradient and not in others; the text is its range.
    case variesAlongGradient(String)
    /// The contrast suffices on some parts of an image and not on others; the text is its range.
    case variesOverImage(String)
    /// A custom view, which may draw anything.
    case customView(String)
    /// The background is translucent, and what lies under it is not known.
    case translucentBackground
    /// An effect changes the colors afterwards: `opacity`, `filter`, `mix-blend-mode`.
    case effect(String)
    /// The text size, which decides the required contrast, is not known.
    case unknownTextSize
    /// One of several values, chosen at run time.
    case choice
    /// The control is inactive, so no contrast is required. <https://www.w3.org/TR/WCAG22/#contrast-minimum>
    case inactiveControl
    /// Two rules give the text the same color as its background: either the text is hidden on purpose, or something
    /// else is behind it.
    case colorOfBackground
    /// The two colors are set by separate rules for different classes, and the style sheet does not show that any
    /// element has both.
    case onlyPage
    /// Any other reason, in a few words.
    case other(String)
}

extension UnresolvedReason {
    /// The view called `name` is behind the text only where a condition holds.
    package static func sometimesBehind(_ name: String) -> UnresolvedReason {
        .other(name + someCases)
    }

    /// Whether it is ``sometimesBehind(_:)``.
    package var isOfSomeCases: Bool {
        if case .other(let text) = self { text.hasSuffix(Self.someCases) } else { false }
    }

    private static let someCases = " is behind the text only in some cases"

    /// An argument may be a color, but it cannot be read.
    package static var unknownArgument: UnresolvedReason { .other("the color that is passed is not known") }
}

extension UnresolvedReason: CustomStringConvertible {
    /// The reason in a few words, without a full stop.
    package var description: String {
        switch self {
        case .notConstant: "a component is not a constant"
        case .componentOutOfRange: "a component is out of range"
        case .unknownInitializer: "unknown initializer"
        case .ambiguousHexDigits: "this number of hex digits is ambiguous"
        case .unknownName(let name): "\(name) is not defined here"
        case .ambiguousName(let name): "\(name) has several definitions"
        case .circularName(let name): "\(name) is defined in terms of itself"
        case .notAColor(let name), .tokens(let name, _): "\(name) is not a color"
        case .currentColor: "the text color is inherited"
        case .systemColor(let name): "\(name) is chosen by the system"
        case .noBackground: "the background is not known"
        case .image, .imageFile, .partialImageFile: "the background is an image"
        case .material: "the background is a material"
        case .gradient: "the background is a gradient with unknown stops"
        case .variesAlongGradient(let ratios): "\(ratios) along the gradient"
        case .variesOverImage(let ratios): "\(ratios) over the image"
        case .customView(let name): "\(name) may draw its own background"
        case .translucentBackground: "the color beneath the translucent background is not known"
        case .effect(let name): "\(name) changes the colors"
        case .unknownTextSize: "the text size is not known"
        case .choice: "the value is chosen at run time"
        case .inactiveControl: "inactive controls are exempt"
        case .colorOfBackground:
            "two rules give the text the color of its background: it is hidden, or has another background"
        case .onlyPage: "no selector shows that both apply to one element"
        case .other(let words): words
        }
    }

    /// Whether the value is an empty custom property or none, with which a declaration is invalid and sets nothing, or
    /// `none`, with which no background is drawn.
    /// <https://www.w3.org/TR/css-variables-1/#invalid-at-computed-value-time>
    package var isNothing: Bool {
        guard case .tokens(_, let text) = self else { return false }
        return text.isEmpty || text == "none" || isReset
    }

    /// Whether a CSS-wide keyword takes the value of a custom property away, unless an outer element gives it one.
    /// <https://www.w3.org/TR/css-variables-1/#guaranteed-invalid>
    package var isReset: Bool {
        guard case .tokens(_, let text) = self else { return false }
        return text == "initial" || text == "inherit" || text == "unset"
    }
}

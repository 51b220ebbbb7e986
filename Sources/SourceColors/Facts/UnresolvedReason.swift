/// Why a color, or a pair, cannot be decided. Shown to the user as it is described here.
package enum UnresolvedReason: Hashable, Sendable {
    /// A component is not a constant expression.
    case notConstant
    /// A component lies outside its range, so someone else's type reads it in its own way.
    case componentOutOfRange
    /// The initializer is the project's own; what it makes of its arguments is not known.
    case unknownInitializer
    /// An integer of 3 or 4 hex digits, or another count that helpers read in different ways.
    case ambiguousHexDigits
    /// A name without a definition here.
    case unknownName(String)
    /// A name with several definitions of which the place does not tell the right one.
    case ambiguousName(String)
    /// A name that is defined by way of itself.
    case circularName(String)
    /// A name whose value is no color.
    case notAColor(String)
    /// A name whose value is no color, but may be part of one when it is put into a function: `33, 37, 41`.
    case tokens(of: String, text: String)
    /// The text color of the element, which depends on where it stands.
    case currentColor
    /// A color the system or the user's settings choose.
    case systemColor(String)
    /// Nothing says what lies behind the text.
    case noBackground
    /// A picture lies behind.
    case image
    /// A material or blur lies behind.
    case material
    /// A gradient whose stops are not all known.
    case gradient
    /// The contrast is enough in some places along a gradient and not in others; the least and the most of it.
    case variesAlongGradient(String)
    /// A view of its own kind, which may draw anything.
    case customView(String)
    /// The background lets through what is under it, and that is not known.
    case translucentBackground
    /// An effect changes the colors afterwards: `opacity`, `filter`, `mix-blend-mode`.
    case effect(String)
    /// The text's size, which decides what is asked for, is not known.
    case unknownTextSize
    /// One of several values, chosen when the program runs.
    case choice
    /// The control cannot be used, so no contrast is asked for. <https://www.w3.org/TR/WCAG22/#contrast-minimum>
    case inactiveControl
    /// Two rules give the text the very color of its background: the text is hidden on purpose, or lies on something else.
    case colorOfBackground
    /// Nothing in the style sheet says that an element has both colors: each is set by a rule of its own, for a class that
    /// the other rule does not ask for.
    case onlyPage
    /// Anything else, said in a few words.
    case other(String)
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
        case .image: "the background is an image"
        case .material: "the background is a material"
        case .gradient: "the background is a gradient with unknown stops"
        case .variesAlongGradient(let ratios): "\(ratios) along the gradient"
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
}

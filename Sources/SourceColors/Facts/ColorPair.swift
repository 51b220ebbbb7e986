import ColorMath
import SourceText

/// A foreground over a background, with the evidence that they meet.
package struct ColorPair: Sendable {
    /// Why the two are taken to meet.
    package var kind: PairKind
    /// The color on top.
    package var foreground: ExpressionID
    /// The color under it; nil for a text color without a known background.
    package var background: ExpressionID?
    /// What is drawn in the foreground, as far as its size is known.
    package var content: PairContent
    /// Where the two meet; in other appearances one of them is something else.
    package var appearances: AppearanceSet
    /// Whether the foreground is one of a terminal's colors, which programs choose for what they like: worth knowing, no
    /// more.
    package var isPalette = false
    /// Of CSS, the selector of the element they meet on, where one is known.
    package var selector: ByteRange?
    /// Whether two rules of a style sheet set its colors.
    package var isOfTwoRules: Bool { selector != nil && (kind == .state || kind == .container) }

    /// A pair of `foreground` over `background`.
    package init(
        kind: PairKind, foreground: ExpressionID, background: ExpressionID?, content: PairContent = .text,
        appearances: AppearanceSet = .all
    ) {
        self.kind = kind
        self.foreground = foreground
        self.background = background
        self.content = content
        self.appearances = appearances
    }

    /// The color of a text, `foreground`, without a known background.
    package init(unpaired foreground: ExpressionID, content: PairContent, appearances: AppearanceSet = .all) {
        self.init(
            kind: .assumed, foreground: foreground, background: nil, content: content, appearances: appearances)
    }
}

/// The evidence that two colors meet.
package enum PairKind: String, CaseIterable, Hashable, Sendable {
    /// Both are set on one element: one modifier chain, one CSS rule, one JSON object.
    case sameElement = "same-element"
    /// A more specific rule on the same element sets one of them: `.btn:hover` on `.btn`.
    case state
    /// The background belongs to a container around the foreground.
    case container
    /// The author or the configuration says so.
    case declared
    /// Nothing in the code says what lies behind; the configuration's `assumedBackground` is taken, where it is set.
    case assumed
}

/// What stands in the foreground, which decides how much contrast is asked for.
package enum PairContent: Hashable, Sendable {
    /// Text of body size, or of a size that nothing changes.
    case text
    /// Text in a font whose size cannot be told: what is too little for small text and enough for large is not decided.
    case textOfUnknownSize
    /// Text of at least 24 CSS pixels (18 pt), or 18.66 bold (14 pt). <https://www.w3.org/TR/WCAG22/#dfn-large-scale>
    case largeText
    /// An icon or a part of a control. <https://www.w3.org/TR/WCAG22/#non-text-contrast>
    case nonText

    /// How much it asks for, in comparison with the others.
    package var strictness: Int {
        switch self {
        case .nonText: 0
        case .largeText: 1
        case .textOfUnknownSize: 2
        case .text: 3
        }
    }
}

import ColorMath
import SourceText

/// A foreground over a background, with the evidence that they meet.
package struct ColorPair: Sendable {
    /// The evidence that the two meet.
    package var kind: PairKind
    package var foreground: ExpressionID
    /// The color behind it; nil for a text color without a known background.
    package var background: ExpressionID?
    /// What is drawn in the foreground, as far as its size is known.
    package var content: PairContent
    /// In CSS, the variable that sets the size of the text, if the file does not tell its value.
    package var size: ExpressionID?
    /// The appearances in which the two meet; in others, one of them has another value.
    package var appearances: AppearanceSet
    /// Whether the foreground is one of a terminal's colors, which programs use as they like. Such pairs are
    /// informational.
    package var isPalette = false
    /// In CSS, the selector of the element on which the two meet, if known.
    package var selector: ByteRange?
    /// In CSS, the selector or condition at which custom properties have the values that this pair is judged with; nil
    /// if they have these values everywhere, or at the root.
    package var site: ByteRange?
    /// Why a failure of the pair proves nothing; nil if it does.
    package var uncertainty: PairUncertainty?
    /// In Swift, the index in ``ColorFacts/viewScopes`` of the scope whose views have it.
    package var scope: Int?
    /// In Swift, what holds wherever its views are seen, as far as it decides about colors.
    package var conditions: [ChoiceCondition] = []
    /// In Swift, the window that it is in; empty for that of its scope.
    package var window: ViewWindow = []
    /// Where pages of the project show it; nil if none does.
    package var page: PageUse?
    /// How calls and loops of Sass or Less made it; nil if the rule is written as it is.
    package var expansion: PairExpansion?
    /// In CSS, an element of a template on which the two meet, if no selector shows that.
    package var markup: MarkupElement?
    /// Whether two rules of a style sheet set its colors.
    package var isOfTwoRules: Bool {
        page != nil || selector != nil && (kind == .state || kind == .container || kind == .page)
    }

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

    /// Creates an entry for the text color `foreground` without a known background.
    package init(unpaired foreground: ExpressionID, content: PairContent, appearances: AppearanceSet = .all) {
        self.init(
            kind: .assumed, foreground: foreground, background: nil, content: content, appearances: appearances)
    }
}

/// Why a failure of a pair proves nothing. If the contrast suffices, it does in any case.
package enum PairUncertainty: UInt8, Sendable {
    /// Its custom properties may have other values wherever the two meet.
    case values
    /// No rule shows what the pseudo-element contains: text, an icon, or nothing.
    case content
    /// One of the colors is another unless the element has some class: `.button:not(.plain)` sets it for all others.
    case classes
    /// Its text may be in elements inside that have another color.
    case innerText
}

/// The evidence that two colors meet.
package enum PairKind: String, CaseIterable, Hashable, Sendable {
    /// Both are set on one element: one modifier chain, one CSS rule, one JSON object.
    case sameElement = "same-element"
    /// A more specific rule for the same element sets one of them: `.btn:hover` over `.btn`.
    case state
    /// The background belongs to a container of the foreground.
    case container
    /// The background is that of the page, and no rule of the style sheet puts anything else behind the text; or the page
    /// decides what is seen of a translucent background.
    case page
    /// A directive or the configuration declares the pair.
    case declared
    /// The code does not tell the background; the configuration's `assumedBackground` is used if it is set.
    case assumed
}

/// What is drawn in the foreground, which decides the required contrast.
package enum PairContent: Hashable, Sendable {
    /// Text of body size, or of a size that is never set.
    case text
    /// Text whose size is not known. A contrast that suffices for large text but not for small text is undecided.
    case textOfUnknownSize
    /// Text of at least 18 points (``largeSize``), or 14 bold (``largeBoldSize``). <https://www.w3.org/TR/WCAG22/#dfn-large-scale>
    case largeText
    /// An icon or a part of a control. <https://www.w3.org/TR/WCAG22/#non-text-contrast>
    case nonText

    /// The minimum size of large text, and of large bold text, in CSS pixels.
    package static var largeSize: Double { 24 }
    package static var largeBoldSize: Double { 18.66 }

    /// How strict the required contrast is; higher is stricter.
    package var strictness: Int {
        switch self {
        case .nonText: 0
        case .largeText: 1
        case .textOfUnknownSize: 2
        case .text: 3
        }
    }
}

/// The calls of mixins and the rounds of loops that made a pair.
package final class PairExpansion: Sendable {
    /// The selector of the rule with its interpolations replaced, or else the first values of the rounds of loops; nil if the
    /// selector is as it is written, outside loops.
    package let round: String?
    /// The calls in the file itself, innermost first.
    package let calls: [ByteRange]
    /// The selectors of the element, with those of the rules in the mixins.
    package let element: String

    package init(round: String?, calls: [ByteRange], element: String) {
        self.round = round
        self.calls = calls
        self.element = element
    }
}

/// The elements of pages that show a pair.
package final class PageUse: Sendable {
    /// The path of the first page.
    package let path: String
    /// The start tag of the first element there, and its line, from 1.
    package let range: ByteRange
    package let line: Int
    /// The element and those around it, with its state: `main > p.note > a:hover`.
    package let element: String
    /// The number of pages, and of elements on all of them.
    package let pages: Int
    package let elements: Int

    package init(path: String, range: ByteRange, line: Int, element: String, pages: Int, elements: Int) {
        self.path = path
        self.range = range
        self.line = line
        self.element = element
        self.pages = pages
        self.elements = elements
    }
}

extension ColorFacts {
    /// Makes text on the background of the page text without a known background.
    package mutating func dropPageBackgrounds() {
        for index in pairs.indices where pairs[index].kind == .page {
            let pair = pairs[index]
            pairs[index] = ColorPair(
                unpaired: pair.foreground, content: pair.content, appearances: pair.appearances)
        }
    }
}

import ColorMath
import SourceText

/// What a complex selector selects, as far as two selectors are compared.
struct CSSSelector {
    /// Its compounds in ``CSSSelectors/compounds``, those left out that hold for the whole document.
    var compounds: Range<Int>
    /// How it fares against others.
    var specificity: CSSSpecificity
    /// The appearances that its ancestors' classes and attributes stand for.
    var appearances: AppearanceSet
    /// Equal for selectors that select the same.
    var key: UInt64
    /// Where it is written; of one in a nested rule the part of that rule.
    var range = ByteRange(0, 0)
    /// Whether it can be compared with no other.
    var isOpaque = false
    /// Of a selector of the whole document, which element it is set on.
    var root: CSSCompound.Root?
}

/// Simple selectors that are for one element.
struct CSSCompound {
    /// What stands between it and the compound before.
    enum Combinator: UInt8 { case descendant, child, nextSibling, sibling }

    /// The elements that stand for the whole document. What is set on a later one counts before what is inherited from an
    /// earlier.
    enum Root: UInt8 { case html = 1, body, all }

    /// What an element holds.
    enum Contents: UInt8, Comparable {
        case text
        /// Perhaps nothing but an icon, as a class says.
        case textOrIcon
        /// Something drawn: a graphic, a bar. <https://www.w3.org/TR/WCAG22/#non-text-contrast>
        case graphic
        /// No text, and nothing that `color` paints.
        case nothing

        static func < (a: Contents, b: Contents) -> Bool { a.rawValue < b.rawValue }
    }

    /// Pseudo-elements, by what shows in them.
    enum PseudoElement: UInt8 {
        case before, placeholder, selection, marker
        /// Others with text.
        case other
        /// A part of a scroll bar, a slider and the like, in which there is text only if something is said of its color.
        case control
    }

    /// What stands between it and the one before.
    var combinator = Combinator.descendant
    /// Its simple selectors, by where their hashes stand in ``CSSSelectors/parts``, in order.
    var parts: Range<Int>
    /// The hash of all its parts.
    var hash: UInt64 = 0
    /// How it fares against others.
    var specificity = CSSSpecificity()
    /// The appearances it stands for.
    var appearances = AppearanceSet.all
    /// The element of the whole document that it selects, if nothing else is asked of it.
    var root: Root?
    /// Whether something in it is asked that is not about the whole document or its appearance.
    var isParticular = false
    /// Whether `&` stands in it.
    var hasNesting = false
    /// Whether it cannot be understood.
    var isOpaque = false
    /// Whether it selects what cannot be used at the moment. <https://www.w3.org/TR/WCAG22/#dfn-user-interface-components>
    var isInactive = false
    /// The size in pixels that browsers give the text of this heading unless something is said of it; 0 where it is none.
    var headingSize = 0.0
    /// Whether it is for an element whose text is bold unless something is said of it.
    var isBold = false
    /// Whether it names a type of element or an identifier.
    var hasType = false
    /// The part for `:hover`, `:focus` or `:active`, or 0.
    var state: UInt64 = 0
    /// The classes whose names begin those of its own classes: `btn` for `.btn-primary`. By where their hashes stand in
    /// ``CSSSelectors/parts``.
    var families: Range<Int> = 0..<0
    /// The classes that `:not()` says it does not have, likewise.
    var excluded: Range<Int> = 0..<0
    /// What the element holds.
    var contents = Contents.text
    /// Whether no browser of today knows it, so that the whole rule is dropped.
    var isUnsupported = false
    /// The pseudo-element it ends with.
    var pseudoElement: PseudoElement?
    /// Which one, or 0.
    var pseudoHash: UInt64 = 0
}

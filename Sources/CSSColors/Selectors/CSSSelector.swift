import ColorMath
import SourceText

/// A complex selector in a form that can be compared with others.
struct CSSSelector {
    /// The indices of its compounds in ``CSSSelectors/compounds``, without leading ones that hold for the whole
    /// document.
    var compounds: Range<Int>
    var specificity: CSSSpecificity
    /// The appearances that its ancestors' classes and attributes select.
    var appearances: AppearanceSet
    /// Its id in ``CSSSelectors/ids``: equal for selectors that select the same elements.
    var id: Int32
    /// Its source range; in a nested rule, the part of the nested rule.
    var range = ByteRange(0, 0)
    /// Whether it cannot be compared with others.
    var isOpaque = false
    /// Whether it has more compounds than are kept.
    var isCut = false
    /// For a selector of the whole document, the element it selects.
    var root: CSSCompound.Root?
}

/// A compound selector: simple selectors for the same element.
struct CSSCompound {
    /// What joins it to the previous compound.
    enum Combinator: UInt8 { case descendant, child, nextSibling, sibling }

    /// The elements that stand for the whole document. Declarations on a later one win over values inherited from an
    /// earlier one.
    enum Root: UInt8 { case html = 1, body, all }

    /// The content of an element.
    enum Contents: UInt8, Comparable {
        case text
        /// Perhaps only an icon, judging by a class.
        case textOrIcon
        /// Something drawn: a graphic, a bar. <https://www.w3.org/TR/WCAG22/#non-text-contrast>
        case graphic
        /// No text, and nothing else painted with `color`.
        case nothing

        static func < (a: Contents, b: Contents) -> Bool { a.rawValue < b.rawValue }
    }

    /// Pseudo-elements, grouped by their content.
    enum PseudoElement: UInt8 {
        case before, placeholder, selection, marker
        /// Others with text.
        case other
        /// A part of a scroll bar, slider or the like. It has text only if a rule sets its text color.
        case control
    }

    /// The combinator before it.
    var combinator = Combinator.descendant
    private var partRange: (start: Int32, end: Int32) = (0, 0)
    /// The id of its parts in ``CSSSelectors/ids``.
    var id = CSSSelectorIDs.nothing
    var specificity = CSSSpecificity()
    /// The appearances that it selects.
    var appearances = AppearanceSet.all
    /// The element of the whole document that it selects, if it requires nothing else.
    var root: Root?
    /// Whether it requires that no theme is chosen: `:root:not([data-theme])`.
    var excludesThemes = false
    /// Whether it requires anything besides the whole document or its appearance.
    var isParticular = false
    /// Whether it contains `&`.
    var hasNesting = false
    /// Whether the first compound of `&` continues its text: `.a#{&}` in Sass.
    var joinsFirst = false
    /// In Sass and Less, the id of the text that follows `&`, as in `&__title`, or -1.
    var suffix: Int32 = -1
    /// Whether it cannot be interpreted.
    var isOpaque = false
    /// Whether it selects inactive controls. <https://www.w3.org/TR/WCAG22/#dfn-user-interface-components>
    var isInactive = false
    /// The default text size of the heading it selects, in CSS pixels; 0 if it is not a heading.
    var headingSize = 0.0
    /// Whether the default font weight of its element is bold.
    var isBold = false
    /// Whether it contains a type or an ID.
    var hasType = false
    /// The part for `:hover`, `:focus` or `:active`, or -1.
    var state: Int32 = -1
    private var excludedRange: (start: Int32, end: Int32) = (0, 0)
    var contents = Contents.text
    /// Whether no current browser supports it, so that the whole rule is dropped.
    var isUnsupported = false
    /// The kind of pseudo-element at its end.
    var pseudoElement: PseudoElement?
    /// The id of that pseudo-element's text, or -1.
    var pseudo: Int32 = -1

    /// The indices of its simple selectors in ``CSSSelectors/parts``, sorted.
    var parts: Range<Int> {
        get { Int(partRange.start)..<Int(partRange.end) }
        set {
            partRange = (Int32(truncatingIfNeeded: newValue.lowerBound), Int32(truncatingIfNeeded: newValue.upperBound))
        }
    }

    /// The indices of the classes in `:not()` in ``CSSSelectors/parts``.
    var excluded: Range<Int> {
        get { Int(excludedRange.start)..<Int(excludedRange.end) }
        set {
            excludedRange = (
                Int32(truncatingIfNeeded: newValue.lowerBound), Int32(truncatingIfNeeded: newValue.upperBound)
            )
        }
    }
}

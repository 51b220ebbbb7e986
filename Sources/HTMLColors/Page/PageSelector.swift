/// The selectors of style sheets, compiled for matching the elements of a page.
struct PageSelectors {
    /// A complex selector: its compounds, in source order.
    struct Selector {
        var compounds: Range<Int>
        /// Whether it has a part that is not understood, so that it selects at most what its other parts do.
        var isVague = false
        /// Whether it selects no element itself, but a part of one.
        var isOfPart = false
        /// The states such as `:hover` that it asks for.
        var states: PageState = []
        /// Whether names of the element and its ancestors alone decide whether it is selected.
        var isPlain = true
        /// A bit for each name that an ancestor must have.
        var ancestors: UInt64 = 0

        /// Whether it selects elements in no particular state, and is understood.
        var isOfRest: Bool { !isVague && !isOfPart && states.isEmpty }
    }

    struct Compound {
        /// What joins it to the one before it: a space, `>`, `+` or `~`.
        var combinator = UInt8(ascii: " ")
        /// The element's name, or -1.
        var tag: Int32 = -1
        var id: Int32 = -1
        var classes: Range<Int> = 0..<0
        var tests: Range<Int> = 0..<0
    }

    enum Test {
        case attribute(name: Int32, relation: UInt8, value: [UInt8], ignoresCase: Bool)
        case root, empty, link, anyLink, disabled, enabled, checked
        case state(PageState)
        /// Whether it is a control of a form, or a form.
        case control
        /// Whether its language begins with one of these, which are separated by commas.
        case language([UInt8])
        /// The position among the siblings is `step` · n + `offset`, from 1; counted from the end if `isFromEnd`.
        case nth(step: Int, offset: Int, isFromEnd: Bool, isOfType: Bool)
        /// Whether one of these selectors matches.
        case any([Int])
        case none([Int])
        /// Whether one of these selectors matches an element related to it: inside it, or after it.
        case has([Int])
    }

    var selectors: [Selector] = []
    var compounds: [Compound] = []
    var classes: [Int32] = []
    var tests: [Test] = []

    /// Whether a selector compares an attribute with `value`.
    func compare(with value: UnsafeBufferPointer<UInt8>) -> Bool {
        for test in tests {
            if case .attribute(_, _, let known, _) = test, known.elementsEqual(value) { return true }
        }
        return false
    }

    /// The bit of the name `name` in ``Selector/ancestors``. The kind keeps tags, classes and ids apart.
    static func bit(_ name: Int32, _ kind: Int32) -> UInt64 {
        let hash = UInt32(bitPattern: name &* 3 &+ kind) &* 0x9E37_79B1
        return 1 << UInt64(hash >> 26)
    }
}

/// The states of an element that its author cannot write in the page.
///
/// <https://www.w3.org/TR/selectors-4/#useraction-pseudos> <https://www.w3.org/TR/selectors-4/#link>
struct PageState: OptionSet {
    let rawValue: UInt8

    static let hover = PageState(rawValue: 1)
    static let active = PageState(rawValue: 2)
    static let focus = PageState(rawValue: 4)
    static let focusVisible = PageState(rawValue: 8)
    static let focusWithin = PageState(rawValue: 16)
    static let visited = PageState(rawValue: 32)

    /// The combinations that are judged, each with its name.
    static let judged: [(states: PageState, name: String)] = [
        (.hover, ":hover"), ([.focus, .focusWithin], ":focus"),
        ([.focus, .focusVisible, .focusWithin], ":focus-visible"),
        ([.active, .hover], ":active"), (.visited, ":visited"),
    ]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init?(_ name: String) {
        switch name {
        case "hover": self = .hover
        case "active": self = .active
        case "focus": self = .focus
        case "focus-visible", "-moz-focusring": self = .focusVisible
        case "focus-within": self = .focusWithin
        case "visited": self = .visited
        default: return nil
        }
    }
}

/// The selectors of a style sheet, compiled for matching the elements of a page.
struct PageSelectors {
    /// A complex selector: its compounds, in source order.
    struct Selector {
        var compounds: Range<Int>
        /// Whether it has a part that is not understood, so that it selects at most what its other parts do.
        var isVague = false
        /// Whether it selects no element itself, but a part of one, or an element in a state such as `:hover`.
        var isOfState = false
        /// A bit for each name that an ancestor must have.
        var ancestors: UInt64 = 0
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
        case root, empty, link, disabled, enabled
        /// The position among the siblings is `step` · n + `offset`, from 1; counted from the end if `isFromEnd`.
        case nth(step: Int, offset: Int, isFromEnd: Bool, isOfType: Bool)
        /// Whether one of the selectors at these indices matches.
        case any(Range<Int>)
        case none(Range<Int>)
    }

    var selectors: [Selector] = []
    var compounds: [Compound] = []
    var classes: [Int32] = []
    var tests: [Test] = []

    /// The bit of the name `name` in ``Selector/ancestors``. The kind keeps tags, classes and ids apart.
    static func bit(_ name: Int32, _ kind: Int32) -> UInt64 {
        let hash = UInt32(bitPattern: name &* 3 &+ kind) &* 0x9E37_79B1
        return 1 << UInt64(hash >> 26)
    }
}

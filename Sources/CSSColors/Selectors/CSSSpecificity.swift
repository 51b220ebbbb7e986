/// A selector's specificity: the numbers of IDs, classes and similar, types.
/// <https://www.w3.org/TR/selectors-4/#specificity-rules>
struct CSSSpecificity: Comparable {
    /// The three counts, one byte each, the first in the highest; counts saturate at 255.
    private(set) var packed: UInt32 = 0

    init() {}

    /// The specificity of a single ID, class or type.
    static let identifier = CSSSpecificity(1 << 16), ofClass = CSSSpecificity(1 << 8), type = CSSSpecificity(1)

    private init(_ packed: UInt32) { self.packed = packed }

    static func < (a: CSSSpecificity, b: CSSSpecificity) -> Bool { a.packed < b.packed }

    /// Adds the counts, saturating.
    static func + (a: CSSSpecificity, b: CSSSpecificity) -> CSSSpecificity {
        if (a.packed | b.packed) & 0x808080 == 0 { return CSSSpecificity(a.packed + b.packed) }
        func sum(_ shift: UInt32) -> UInt32 { min((a.packed >> shift & 255) + (b.packed >> shift & 255), 255) << shift }
        return CSSSpecificity(sum(16) | sum(8) | sum(0))
    }
}

import ColorMath
import SourceText

/// Digits that look like a hex color but are malformed: `#12345`, `#ggg`.
package struct InvalidHex: Sendable {
    /// The range of the digits, including `#` if present.
    package var range: ByteRange
    package var problem: HexColorError

    package init(range: ByteRange, problem: HexColorError) {
        self.range = range
        self.problem = problem
    }
}

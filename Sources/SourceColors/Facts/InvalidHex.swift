import ColorMath
import SourceText

/// Digits that were meant to be a hex color and are none: `#12345`, `#ggg`.
package struct InvalidHex: Sendable {
    /// The digits, `#` included where there is one.
    package var range: ByteRange
    /// What is wrong with them.
    package var problem: HexColorError

    /// The digits at `range` with `problem`.
    package init(range: ByteRange, problem: HexColorError) {
        self.range = range
        self.problem = problem
    }
}

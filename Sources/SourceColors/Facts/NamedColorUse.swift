import ColorMath
import SourceText

/// A framework's colour by its name, such as Swift's `.white` or `UIColor.systemBlue`.
package struct NamedColorUse: Sendable {
    /// Where the name stands, with its type and dot.
    package var range: ByteRange
    /// The colour in each appearance.
    package var colors: PerAppearance<RGBA>

    /// A use of a named colour at `range`.
    package init(range: ByteRange, colors: PerAppearance<RGBA>) {
        self.range = range
        self.colors = colors
    }
}

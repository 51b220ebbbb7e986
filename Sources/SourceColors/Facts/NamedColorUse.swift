import ColorMath
import SourceText

/// A framework's color by its name, such as Swift's `.white` or `UIColor.systemBlue`.
package struct NamedColorUse: Sendable {
    /// Where the name stands, with its type and dot.
    package var range: ByteRange
    /// The color in each appearance.
    package var colors: PerAppearance<RGBA>

    /// A use of a named color at `range`.
    package init(range: ByteRange, colors: PerAppearance<RGBA>) {
        self.range = range
        self.colors = colors
    }
}

import ColorMath
import SourceText

/// A use of a framework's named color, such as Swift's `.white` or `UIColor.systemBlue`.
package struct NamedColorUse: Sendable {
    /// The range of the name, including its type and dot.
    package var range: ByteRange
    package var colors: PerAppearance<RGBA>

    package init(range: ByteRange, colors: PerAppearance<RGBA>) {
        self.range = range
        self.colors = colors
    }
}

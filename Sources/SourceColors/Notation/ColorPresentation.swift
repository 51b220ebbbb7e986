/// One way to write a color.
package struct ColorPresentation: Hashable, Sendable {
    /// The notation it is in.
    package var notation: ColorNotation
    /// The text, on one line.
    package var text: String

    /// `text`, which is in `notation`.
    package init(_ notation: ColorNotation, _ text: String) {
        self.notation = notation
        self.text = text
    }
}

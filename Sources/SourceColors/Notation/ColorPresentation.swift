/// One way to write a color.
package struct ColorPresentation: Equatable, Sendable {
    package var notation: ColorNotation
    /// The text, on one line.
    package var text: String

    package init(_ notation: ColorNotation, _ text: String) {
        self.notation = notation
        self.text = text
    }
}

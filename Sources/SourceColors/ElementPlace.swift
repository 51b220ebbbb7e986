import SourceText

/// A place in a file whose element is to be named: ``ColorSyntax/elements(of:in:)``.
package struct ElementPlace: Hashable, Sendable {
    /// The offset of the color, or of whatever else the element is asked of, in UTF-8 bytes.
    package var offset: Int
    /// The offset of the background that the color meets; nil where it meets none.
    package var background: Int?
    /// The selector of the element that the two meet on, where the file has selectors.
    package var selector: ByteRange?

    /// The place at `offset`.
    package init(_ offset: Int, background: Int? = nil, selector: ByteRange? = nil) {
        self.offset = offset
        self.background = background
        self.selector = selector
    }
}

import SourceText

/// A place in a file whose element ``ColorSyntax/elements(of:in:)`` names.
package struct ElementPlace: Equatable, Sendable {
    /// The offset of the color, or of another thing in the element, in UTF-8 bytes.
    package var offset: Int
    /// The offset of the background under the color, in UTF-8 bytes; nil if there is none.
    package var background: Int?
    /// The selector of the element on which the two meet, in languages with selectors.
    package var selector: ByteRange?

    package init(_ offset: Int, background: Int? = nil, selector: ByteRange? = nil) {
        self.offset = offset
        self.background = background
        self.selector = selector
    }
}

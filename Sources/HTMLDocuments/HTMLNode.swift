import SourceText

/// A node of a document. Every reference is the index of another node in ``HTMLDocument/nodes``, or -1.
package struct HTMLNode: Sendable {
    package enum Kind: UInt8, Sendable {
        case document
        case documentType
        case element
        case text
        case comment
    }

    package enum Namespace: UInt8, Sendable {
        case html
        case svg
        case math
    }

    package let kind: Kind
    package var namespace = Namespace.html
    /// Whether HTML may stand in this element of SVG or MathML.
    var isHTMLIntegrationPoint = false
    /// Whether text of HTML may stand in this element of MathML.
    var isTextIntegrationPoint = false
    /// The number of an element's name in ``HTMLDocument/names``.
    package var name: Int32 = -1

    package var parent: Int32 = -1
    package var firstChild: Int32 = -1
    package var lastChild: Int32 = -1
    package var previous: Int32 = -1
    package var next: Int32 = -1

    /// The offsets of an element's start tag, or of a comment or a document type. Both are the place where an element is
    /// implied that has no tag.
    package var start: Int32
    package var end: Int32
    /// An element's attributes, as indices in ``HTMLDocument/attributes``; a text's first and last run; where the text of
    /// a comment starts and ends.
    var first: Int32 = 0
    var last: Int32 = 0

    init(_ kind: Kind, start: Int, end: Int) {
        self.kind = kind
        self.start = Int32(truncatingIfNeeded: start)
        self.end = Int32(truncatingIfNeeded: end)
    }

    /// The range of its start tag, or of a comment or a document type.
    package var range: ByteRange { ByteRange(Int(start), Int(end)) }

    /// Its name as an element of HTML; `other` for other nodes.
    package var tag: HTMLName { kind == .element && namespace == .html ? HTMLName(number: name) : .other }
}

/// A piece of text that is contiguous in the source.
struct HTMLTextRun: Sendable {
    var start: Int32
    var end: Int32
    /// The next piece of the same text, or -1.
    var next: Int32 = -1
    var kind: HTMLTextKind
    var isSpace: Bool
}

import SourceText

/// A token of HTML. Everything in it is a place in the source.
struct HTMLToken {
    enum Kind: UInt8 {
        case text
        /// A zero byte in a place where the tree decides what becomes of it.
        case null
        case startTag
        case endTag
        case comment
        case doctype
        case end
    }

    var kind = Kind.end
    var start = 0
    var end = 0
    /// The element's name: its number in ``HTMLNames``, and the same as a case.
    var name: Int32 = -1
    var tag = HTMLName.other
    var isSelfClosing = false
    /// The attributes of a start tag, in ``HTMLTokenizer/attributes``.
    var attributes: Range<Int32> = 0..<0
    /// How to read text.
    var textKind = HTMLTextKind.raw
    /// Whether text is white space only.
    var isSpace = false
    /// The text of a comment; the name of a document type.
    var content = ByteRange(0, 0)
    /// The identifiers of a document type; nil if they are missing.
    var publicID: ByteRange?
    var systemID: ByteRange?
    var forcesQuirks = false
}

/// An attribute of a start tag.
package struct HTMLAttribute: Sendable {
    /// The number of its name in ``HTMLNames``.
    package var name: Int32
    /// Whether its name has a prefix that stands for a namespace, as `xlink:href` in SVG.
    package var isNamespaced = false
    /// The offset of its name.
    package var start: Int32
    /// The offsets of its value without quotes. Equal if it has none.
    package var valueStart: Int32
    package var valueEnd: Int32

    /// The range of its value without quotes.
    package var value: ByteRange { ByteRange(Int(valueStart), Int(valueEnd)) }
}

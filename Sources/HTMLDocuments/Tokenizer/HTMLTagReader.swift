import SourceText

/// A start tag or a comment of a document.
package struct HTMLTag {
    /// The element's name; nil for a comment.
    package var name: HTMLName?
    /// The range of the tag or comment.
    package var range: ByteRange
    package var attributes: [HTMLAttribute] = []
    /// The content of an element whose content is text, such as `<style>`, and of a comment.
    package var content: ByteRange?

    /// The attribute `name`; nil if there is none.
    package func attribute(_ name: HTMLName) -> HTMLAttribute? { attributes.first { $0.name == name.number } }
}

/// Reads the start tags and comments of a document in source order, without building a tree. Linear; accepts any bytes.
package struct HTMLTagReader {
    private var tokenizer: HTMLTokenizer

    /// Creates a reader for `source`. Beyond 1 GB, the source is not read.
    package init(_ source: SourceBytes) {
        let isReadable = source.count < 1 << 30
        tokenizer = HTMLTokenizer(
            isReadable ? source : SourceBytes(UnsafeBufferPointer(start: nil, count: 0)), HTMLNames())
    }

    /// Returns the next tag or comment; nil at the end.
    package mutating func next() -> HTMLTag? {
        while true {
            let token = tokenizer.next()
            let range = ByteRange(token.start, token.end)
            switch token.kind {
            case .end: return nil
            case .comment: return HTMLTag(range: range, content: token.content)
            case .startTag:
                var tag = HTMLTag(name: token.tag, range: range)
                tag.attributes = token.attributes.map { tokenizer.attributes[Int($0)] }
                tokenizer.attributes.removeAll(keepingCapacity: true)
                switch token.tag {
                case .style, .xmp, .iframe, .noembed, .noframes: tokenizer.content = .rawText
                case .title, .textarea: tokenizer.content = .escapableText
                case .script: tokenizer.content = .script
                case .plaintext: tokenizer.content = .plainText
                default: return tag
                }
                tokenizer.scriptNesting = .none
                tokenizer.textElement = token.name
                tag.content = readContent()
                return tag
            default: continue
            }
        }
    }

    /// Reads the text up to the end tag, and returns its range.
    private mutating func readContent() -> ByteRange {
        let start = tokenizer.offset
        while tokenizer.content != .data, tokenizer.offset < tokenizer.source.count {
            if tokenizer.isAtEndOfText { break }
            _ = tokenizer.next()
        }
        return ByteRange(start, tokenizer.offset)
    }
}

import SourceText

/// How to decode a piece of a document as text.
package enum HTMLTextKind: UInt8 {
    /// Without character references, such as in comments, `<style>` and `<script>`.
    case raw
    /// With character references.
    case text
    /// With the character references that count in attributes.
    case attribute
}

extension SourceBytes {
    /// Appends the text of `range` to `output` in UTF-8: with `\n` for each end of line, U+FFFD for each zero byte, and
    /// character references replaced unless `kind` is `raw`. Invalid UTF-8 stays.
    package func appendHTML(_ range: ByteRange, _ kind: HTMLTextKind, to output: inout [UInt8]) {
        let limit = min(range.upperBound, count)
        var offset = max(range.lowerBound, 0)
        while offset < limit {
            let byte = self[offset]
            if byte == 13 {
                output.append(10)
                offset += offset + 1 < limit && self[offset + 1] == 10 ? 2 : 1
            } else if byte == 0 {
                output.append(contentsOf: [0xEF, 0xBF, 0xBD])
                offset += 1
            } else if byte == UInt8(ascii: "&"), kind != .raw,
                let reference = HTMLReference(at: offset, before: limit, in: self, isInAttribute: kind == .attribute)
            {
                for code in [reference.first, reference.second] where code != 0 {
                    guard let scalar = Unicode.Scalar(code) else { continue }
                    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
                }
                offset = reference.end
            } else {
                output.append(byte)
                offset += 1
            }
        }
    }
}

/// Whether `byte` is white space in HTML. <https://infra.spec.whatwg.org/#ascii-whitespace>
@inline(__always) func isHTMLSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 9 && byte <= 13 && byte != 11)
}

extension HTMLDocument {
    /// Returns the character references in the attribute value `range` of `source`, each with the ASCII character it
    /// stands for; `x` for all other characters.
    package static func references(in range: ByteRange, of source: SourceBytes) -> [(ByteRange, UInt8)] {
        var result: [(ByteRange, UInt8)] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            if source[offset] == UInt8(ascii: "&"),
                let reference = HTMLReference(at: offset, before: range.upperBound, in: source, isInAttribute: true)
            {
                let character = reference.first < 0x80 ? UInt8(reference.first) : UInt8(ascii: "x")
                result.append((ByteRange(offset, reference.end), character))
                offset = reference.end
            } else {
                offset += 1
            }
        }
        return result
    }
}

import SourceText

/// The kind of content that `content` generates.
enum CSSContent: Equatable {
    /// No text: nothing, an empty box or an image.
    case noText
    /// Icon font characters, which are in Unicode's private use areas. <https://www.unicode.org/charts/PDF/UE000.pdf>
    case icons
    case text
    /// Unknown.
    case unknown
}

extension CSSLexemes {
    /// Whether the first font family in `range`, a value of `font-family` or `font`, is an icon font.
    func isIconFont(_ range: ByteRange) -> Bool {
        var end = range.lowerBound
        while end < range.upperBound, source[end] != UInt8(ascii: ",") { end += 1 }
        let first = ByteRange(range.lowerBound, end)
        let words: [StaticString] = ["icon", "awesome", "glyph", "symbols", "fontello", "icomoon"]
        return words.contains { source.contains($0, in: first, ignoringCase: true) }
    }
}

extension CSSValue {
    /// The content that `content` generates with this value. <https://www.w3.org/TR/css-content-3/#content-property>
    var content: CSSContent {
        var result = CSSContent.noText
        var index = 0
        while index < nodes.count {
            let node = nodes[index]
            switch node.kind {
            case .string:
                let one = content(ofString: node.range)
                if one == .text { return .text }
                if one == .icons { result = .icons }
            case .ident:
                if keyword(index) == .nothing || keyword(index) == .normal { break }
                return keyword(index) == .wide ? .unknown : .text
            // The rest is alternative text, which is not shown.
            case .slash: return result
            case .url: break
            case .function:
                switch node.function {
                case .image, .gradient, .painted: break
                case .variable, .preprocessor: return .unknown
                default: return .text
                }
            default: return .unknown
            }
            index = Int(node.next)
        }
        return result
    }

    private func content(ofString range: ByteRange) -> CSSContent {
        var result = CSSContent.noText
        var bytes: [UInt8] = []
        var offset = range.lowerBound + 1
        let end = max(offset, range.upperBound - 1)
        while offset < end {
            guard source[offset] == UInt8(ascii: "\\") else {
                bytes.append(source[offset])
                offset += 1
                continue
            }
            offset += 1
            var code: UInt32 = 0
            let start = offset
            while offset < end, offset < start + 6, let digit = hexDigitValue(source[offset]) {
                code = code << 4 | UInt32(digit)
                offset += 1
            }
            if offset == start {
                // Drop an escaped newline; keep any other escaped character.
                if lexemes.has(offset, .whitespace) { offset += 1 }
                continue
            }
            if offset < end, lexemes.has(offset, .whitespace) { offset += 1 }
            bytes += Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
        }
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0...0x20, 0xA0, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x2064, 0x3000, 0xFEFF: break
            case 0xE000...0xF8FF, 0xF0000...0x10FFFD: result = .icons
            default: return .text
            }
        }
        return result
    }
}

import SourceText

/// The size of text: the sum of its parts.
package struct CSSPageLength {
    /// In CSS pixels.
    package var pixels: Double
    /// As a multiple of the root's text size, and of the parent's.
    package var rootRelative: Double
    package var relative: Double
}

extension CSSPageSheet {
    /// The limits for one size: custom properties to follow, and bytes of a value.
    private static let mostNames = 16, mostText = 200

    /// Returns the length at `range`; nil if it is not known. `definition` returns the sheet and the place of the value of a
    /// custom property.
    package func length(
        of range: ByteRange, definition: (String) -> (sheet: CSSPageSheet, range: ByteRange)?
    ) -> CSSPageLength? {
        var text: [UInt8] = []
        var names = 0
        guard append(range, to: &text, &names, definition) else { return nil }
        return text.withUnsafeBufferPointer { buffer in
            let lexemes = CSSLexemes(SourceBytes(buffer), dialect: .css)
            var sizes = CSSSizes(lexemes)
            sizes.window = .desktop
            return sizes.length(of: ByteRange(0, buffer.count), in: .init()) { _ in .elsewhere }.map {
                CSSPageLength(pixels: $0.pixels, rootRelative: $0.rootRelative, relative: $0.relative)
            }
        }
    }

    /// Appends the text at `range` with its custom properties replaced by their values; false if it is too much.
    private func append(
        _ range: ByteRange, to text: inout [UInt8], _ names: inout Int,
        _ definition: (String) -> (sheet: CSSPageSheet, range: ByteRange)?
    ) -> Bool {
        names += 1
        guard range.count <= Self.mostText, range.upperBound <= bytes.count, names <= Self.mostNames else {
            return false
        }
        var offset = range.lowerBound
        while offset < range.upperBound {
            guard bytes[offset...].starts(with: "var(".utf8) else {
                text.append(bytes[offset])
                offset += 1
                continue
            }
            var end = offset + 4
            while end < range.upperBound, bytes[end] <= 0x20 { end += 1 }
            let start = end
            while end < range.upperBound, bytes[end] > 0x20, bytes[end] != UInt8(ascii: ","),
                bytes[end] != UInt8(ascii: ")")
            {
                end += 1
            }
            let name = String(decoding: bytes[start..<end], as: UTF8.self)
            var depth = 1
            var comma: Int?
            while end < range.upperBound {
                if bytes[end] == UInt8(ascii: "(") { depth += 1 }
                if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
                if depth == 0 { break }
                if depth == 1, bytes[end] == UInt8(ascii: ","), comma == nil { comma = end }
                end += 1
            }
            text.append(UInt8(ascii: " "))
            if let found = definition(name) {
                guard found.sheet.append(found.range, to: &text, &names, definition) else { return false }
            } else {
                guard let comma, append(ByteRange(comma + 1, end), to: &text, &names, definition) else { return false }
            }
            text.append(UInt8(ascii: " "))
            offset = end + 1
        }
        return text.count <= Self.mostText * Self.mostNames
    }
}

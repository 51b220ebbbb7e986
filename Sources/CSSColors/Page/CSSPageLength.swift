import SourceText

/// The size of text: the sum of its parts.
package struct CSSPageLength {
    /// In CSS pixels.
    package var pixels: Double
    /// As a multiple of the root's text size, and of the parent's.
    package var rootRelative: Double
    package var relative: Double
}

/// What a custom property means at an element.
package enum CSSPageVariable {
    /// The text at this range of a sheet.
    case text(CSSPageSheet, ByteRange)
    case undefined
    /// It is not known which of several values it has.
    case unknown
}

/// A value after its custom properties were replaced.
package enum CSSPageText {
    case text([UInt8])
    /// A custom property is not defined, so that the declaration counts as `unset`.
    case invalid
    case unknown
}

extension CSSPageText {
    /// The size of text, if it is one. <https://www.w3.org/TR/css-fonts-4/#font-size-prop>
    package var length: CSSPageLength? { length(in: .desktop) }

    /// The size of text if it is the same in all windows.
    package var fixedLength: CSSPageLength? { length(in: nil) }

    private func length(in window: CSSWindow?) -> CSSPageLength? {
        guard case .text(let text) = self else { return nil }
        return text.withUnsafeBufferPointer { buffer in
            let lexemes = CSSLexemes(SourceBytes(buffer), dialect: .css)
            var sizes = CSSSizes(lexemes)
            sizes.window = window
            return sizes.length(of: ByteRange(0, buffer.count), in: .init()) { _ in .elsewhere }.map {
                CSSPageLength(pixels: $0.pixels, rootRelative: $0.rootRelative, relative: $0.relative)
            }
        }
    }

    /// Whether text of this weight is bold; nil if it is not known. <https://www.w3.org/TR/css-fonts-4/#font-weight-prop>
    package var isBold: Bool? {
        guard case .text(let text) = self else { return nil }
        return text.withUnsafeBufferPointer { buffer in
            var value = CSSValue(CSSLexemes(SourceBytes(buffer), dialect: .css))
            value.read(ByteRange(0, buffer.count), names: .insideFunctions)
            return value.isBold
        }
    }

    /// Whether there is nothing but blanks, which no property accepts, or the parent's value is asked for.
    package var isInherited: Bool {
        switch self {
        case .invalid: true
        case .unknown: false
        case .text(let text):
            text.allSatisfy { $0 <= 0x20 }
                || ["inherit", "unset"].contains { word in
                    text.filter { $0 > 0x20 }.elementsEqual(word.utf8)
                }
        }
    }
}

extension CSSPageSheet {
    /// The limits for one value: custom properties to follow, and bytes.
    private static let mostNames = 16, mostText = 200

    /// Returns the text at `range` with its custom properties replaced by their values.
    package func text(of range: ByteRange, variable: (String) -> CSSPageVariable) -> CSSPageText {
        var text: [UInt8] = []
        var names = 0
        return append(range, to: &text, &names, variable) ?? .text(text)
    }

    /// Appends the text at `range` with its custom properties replaced by their values; returns why that is not possible.
    private func append(
        _ range: ByteRange, to text: inout [UInt8], _ names: inout Int, _ variable: (String) -> CSSPageVariable
    ) -> CSSPageText? {
        names += 1
        guard range.count <= Self.mostText, range.upperBound <= bytes.count, names <= Self.mostNames else {
            return .unknown
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
            switch variable(name) {
            case .text(let sheet, let range):
                if let problem = sheet.append(range, to: &text, &names, variable) { return problem }
            case .undefined:
                guard let comma else { return .invalid }
                if let problem = append(ByteRange(comma + 1, end), to: &text, &names, variable) { return problem }
            case .unknown: return .unknown
            }
            text.append(UInt8(ascii: " "))
            offset = end + 1
        }
        return text.count <= Self.mostText * Self.mostNames ? nil : .unknown
    }
}

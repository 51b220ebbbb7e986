import CSSColors
import ColorMath
import SourceColors
import SourceText

/// A string that as a whole may be a color.
struct JSONColorString {
    let form: LiteralForm
    let value: LiteralValue
    /// The evidence needed to read it as a color.
    let need: Need

    /// The evidence, besides its text, that makes a string a color.
    enum Need: Equatable {
        /// None: it can hardly be anything else.
        case nothing
        /// A key on its path that suggests colors: `#123` may be an issue, `#feed` an anchor, `0x00FF00FF` a flag. For
        /// the first two, a color among the siblings is enough.
        case context(orSibling: Bool)
        /// A key for a color: `red` may be anything.
        case askingKey
    }

    /// Reads the content of a string; returns nil if it is never a color.
    init?(_ content: ByteRange, in source: SourceBytes) {
        let bytes = source.buffer(content)
        guard bytes.count >= 3 else { return nil }
        switch source[content.lowerBound] {
        case UInt8(ascii: "#"):
            let digits = UnsafeBufferPointer(rebasing: bytes[1...])
            guard digits.count <= 8, let color = try? HexColor(digits: digits) else { return nil }
            form = .hex
            value = .color(ColorValue(RGBA(color)))
            need = digits.count > 4 || Self.isPlainlyColor(digits) ? .nothing : .context(orSibling: true)
        case UInt8(ascii: "0"):
            guard let integer = Self.integer(bytes) else { return nil }
            form = .hexInteger
            value = integer
            need = .context(orSibling: false)
        default:
            if Self.isColorFunction(bytes), let literal = ColorLiteral(css: content, in: source) {
                form = literal.form
                value = literal.value
                need = .nothing
            } else if let name = NamedColor.named(bytes) {
                form = .cssName
                value = .color(ColorValue(RGBA(name.color)))
                need = .askingKey
            } else {
                return nil
            }
        }
    }

    /// Whether 3 or 4 digits can hardly be a number or a word: digits mixed with letters (`1af`), a single repeated
    /// letter (`fff`), a leading zero (`000`).
    private static func isPlainlyColor(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
        let first = digits.first ?? 0
        let letterCount = digits.count { $0 >= UInt8(ascii: "A") }
        if letterCount == 0 { return first == UInt8(ascii: "0") }
        return letterCount < digits.count || digits.allSatisfy { $0 | 0x20 == first | 0x20 }
    }

    /// Reads `0x` with 6 digits as RRGGBB. Programs disagree on where 8 digits have alpha, and on whether 3 digits are
    /// doubled.
    private static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> LiteralValue? {
        guard bytes[1] | 0x20 == UInt8(ascii: "x") else { return nil }
        let digits = UnsafeBufferPointer(rebasing: bytes[2...])
        guard digits.count <= 8, let color = try? HexColor(digits: digits) else { return nil }
        return digits.count == 6 ? .color(ColorValue(RGBA(color))) : .unresolved(.ambiguousHexDigits)
    }

    /// Whether the text looks like a call of a color function. The CSS reader parses its arguments.
    private static func isColorFunction(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.last == UInt8(ascii: ")"), let bracket = bytes.prefix(15).firstIndex(of: UInt8(ascii: "(")) else {
            return false
        }
        let name = String(decoding: bytes[..<bracket], as: UTF8.self).lowercased()
        return CSSColorFunction(name: name) != nil
    }
}

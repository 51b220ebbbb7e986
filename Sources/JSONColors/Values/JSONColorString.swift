import CSSColors
import ColorMath
import SourceColors
import SourceText

/// A string that is a color as a whole, if it stands where one may.
struct JSONColorString {
    /// How it is written.
    let form: LiteralForm
    /// What it gives.
    let value: LiteralValue
    /// What has to speak for it.
    let need: Need

    /// What has to speak for a string, beyond its text, to make it a color.
    enum Need: Equatable {
        /// Nothing: it can hardly be anything else.
        case nothing
        /// A key on the way to it that speaks of colors: `#123` may be an issue, `#feed` an anchor, `0x00FF00FF` a flag.
        /// For the former two a color among its siblings does, too.
        case context(orSibling: Bool)
        /// A key that asks for a color: `red` may be anything.
        case askingKey
    }

    /// Reads the content of a string; nil where it is no color wherever it stands.
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

    /// Whether 3 or 4 digits can hardly be a number or a word: digits and letters mixed (`1af`), one letter only (`fff`),
    /// a number with a zero in front (`000`).
    private static func isPlainlyColor(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
        let first = digits.first ?? 0
        let letterCount = digits.count { $0 >= UInt8(ascii: "A") }
        if letterCount == 0 { return first == UInt8(ascii: "0") }
        return letterCount < digits.count || digits.allSatisfy { $0 | 0x20 == first | 0x20 }
    }

    /// `0x` with 6 digits is RRGGBB. Where 8 digits have their alpha, and whether 3 count double, programs read in
    /// different ways.
    private static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> LiteralValue? {
        guard bytes[1] | 0x20 == UInt8(ascii: "x") else { return nil }
        let digits = UnsafeBufferPointer(rebasing: bytes[2...])
        guard digits.count <= 8, let color = try? HexColor(digits: digits) else { return nil }
        return digits.count == 6 ? .color(ColorValue(RGBA(color))) : .unresolved(.ambiguousHexDigits)
    }

    /// Whether the text looks like a call of a color function; what it says CSS knows.
    private static func isColorFunction(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.last == UInt8(ascii: ")"), let bracket = bytes.prefix(15).firstIndex(of: UInt8(ascii: "(")) else {
            return false
        }
        let name = String(decoding: bytes[..<bracket], as: UTF8.self).lowercased()
        return CSSColorFunction(name: name) != nil
    }
}

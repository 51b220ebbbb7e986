import CSSColors
import ColorMath
import SourceColors
import SourceText

/// A string that holds colors of CSS among other things: a gradient, a shadow, a border.
enum JSONStyleValue {
    /// Longer strings are texts.
    private static let mostBytes = 4000

    /// The colors in the string whose content is `content`, in their order; none where it is no gradient. With `isStyle`,
    /// because its key says so, shadows and borders count as well.
    static func literals(_ content: ByteRange, in source: SourceBytes, isStyle: Bool) -> [ColorLiteral] {
        guard isStyle || isGradient(content, in: source), content.count < mostBytes else { return [] }
        return ColorLiteral.literals(css: content, in: source)
    }

    /// Whether the content is one call of a gradient function, or several.
    static func isGradient(_ content: ByteRange, in source: SourceBytes) -> Bool {
        let bytes = source.buffer(content)
        guard bytes.count > 18, bytes.last == UInt8(ascii: ")"),
            let bracket = bytes.prefix(26).firstIndex(of: UInt8(ascii: "("))
        else { return false }
        let name = source.text(ByteRange(content.lowerBound, content.lowerBound + bracket)).lowercased()
        let plain = name.hasPrefix("repeating-") ? String(name.dropFirst(10)) : name
        return ["linear-gradient", "radial-gradient", "conic-gradient"].contains(plain)
    }

    /// Whether values under `key` are lines or shadows: `boxShadow`, `border-top`.
    static func isStyleKey(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
        let words: [StaticString] = ["shadow", "border", "outline", "shadows"]
        return words.contains { endsInWord(key, $0) }
    }

    /// Whether a string may begin a shadow or border: with a number, a minus, `inset`, `solid`.
    static func mayBeStyle(_ first: UInt8) -> Bool {
        first &- 0x30 < 10 || first == UInt8(ascii: "-") || first == UInt8(ascii: "i") || first == UInt8(ascii: "s")
            || first == UInt8(ascii: ".") || first == UInt8(ascii: "r")
    }
}

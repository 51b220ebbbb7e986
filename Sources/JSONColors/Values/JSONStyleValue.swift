import CSSColors
import ColorMath
import SourceColors
import SourceText

/// A string that contains CSS colors among other things: a gradient, a shadow, a border.
enum JSONStyleValue {
    /// Longer strings are prose.
    private static let mostBytes = 4000

    /// Returns the colors in the string content `content`, in order; empty if it is not a gradient. If `isStyle`,
    /// because of its key, shadows and borders count as well.
    static func literals(_ content: ByteRange, in source: SourceBytes, isStyle: Bool) -> [ColorLiteral] {
        guard isStyle || isGradient(content, in: source), content.count < mostBytes else { return [] }
        return ColorLiteral.literals(css: content, in: source)
    }

    /// Whether the content is one or several calls of gradient functions.
    static func isGradient(_ content: ByteRange, in source: SourceBytes) -> Bool {
        let bytes = source.buffer(content)
        guard bytes.count > 18, bytes.last == UInt8(ascii: ")"),
            let bracket = bytes.prefix(26).firstIndex(of: UInt8(ascii: "("))
        else { return false }
        let name = source.text(ByteRange(content.lowerBound, content.lowerBound + bracket)).lowercased()
        let plain = name.hasPrefix("repeating-") ? String(name.dropFirst(10)) : name
        return ["linear-gradient", "radial-gradient", "conic-gradient"].contains(plain)
    }

    /// Whether `key` is that of a line or shadow: `boxShadow`, `border-top`.
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

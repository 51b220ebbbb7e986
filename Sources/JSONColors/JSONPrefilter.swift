import ColorMath
import SourceText

/// Rules out files without colors before anything is parsed.
///
/// Everything that makes JSON contain colors begins or ends at a quote: `"#`, `"rgb(`, `"red"`, `…Color"`. One pass
/// over the quotes suffices.
struct JSONPrefilter {
    let source: SourceBytes

    /// Whether `source` may hold a color. False is certain.
    var mayHoldColors: Bool {
        let count = source.count
        let all = source.buffer(ByteRange(0, count))
        guard let base = all.baseAddress else { return false }
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        var offset = 0
        while count &- offset >= 8 {
            let word = UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self).littleEndian
            let misses = word ^ 0x2222_2222_2222_2222
            var quotes = ~(((misses & low) &+ low) | misses) & ~low
            while quotes != 0 {
                if isTrigger(offset &+ quotes.trailingZeroBitCount &>> 3) { return true }
                quotes &= quotes &- 1
            }
            offset &+= 8
        }
        while offset < count {
            if source[offset] == UInt8(ascii: "\""), isTrigger(offset) { return true }
            offset &+= 1
        }
        return false
    }

    /// Whether the quote at `quote` may begin a color string or a color's key, or end such a key.
    @inline(__always)
    private func isTrigger(_ quote: Int) -> Bool {
        switch source[quote &+ 1] {
        case UInt8(ascii: "#"):
            if hexDigitValue(source[quote &+ 2]) != nil, hexDigitValue(source[quote &+ 4]) != nil { return true }
        case UInt8(ascii: "0"):
            if source[quote &+ 2] | 0x20 == UInt8(ascii: "x") { return true }
        case UInt8(ascii: "r"), UInt8(ascii: "R"):
            if source[quote &+ 2] == UInt8(ascii: "\"") || follows(quote, "red\"") || follows(quote, "rgb") {
                return true
            }
            if follows(quote, "radial-g") || follows(quote, "repeating-") { return true }
            // A list of files with tokens.
            if follows(quote, "resolutionorder\"") { return true }
        case UInt8(ascii: "h"), UInt8(ascii: "H"):
            if follows(quote, "hue") || follows(quote, "hsl") || follows(quote, "hwb(") { return true }
        case UInt8(ascii: "l"), UInt8(ascii: "L"):
            if follows(quote, "lab(") || follows(quote, "lch(") || follows(quote, "linear-g") { return true }
        case UInt8(ascii: "o"), UInt8(ascii: "O"):
            if follows(quote, "okl") { return true }
        case UInt8(ascii: "c"), UInt8(ascii: "C"):
            if follows(quote, "co") && (follows(quote, "color") || follows(quote, "components\"")) { return true }
            if follows(quote, "contrast-color(") || follows(quote, "conic-g") { return true }
        case UInt8(ascii: "$"):
            if follows(quote, "$value\"") { return true }
        case UInt8(ascii: "{"):
            // An alias.
            let next = source[quote &+ 2] | 0x20
            if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next) { return true }
        case UInt8(ascii: "p"):
            if follows(quote, "provides-namespace\"") { return true }
        case UInt8(ascii: "w"), UInt8(ascii: "W"):
            if follows(quote, "white\"") { return true }
        default: break
        }
        switch source[quote &- 1] | 0x20 {
        case UInt8(ascii: "r"):
            return precedes(quote, "color") || precedes(quote, "colour") || precedes(quote, "border")
        case UInt8(ascii: "s"): return precedes(quote, "colors") || precedes(quote, "colours")
        case UInt8(ascii: "d"): return precedes(quote, "ground")
        case UInt8(ascii: "g"): return precedes(quote, "fg") || precedes(quote, "bg")
        case UInt8(ascii: "l"): return precedes(quote, "fill")
        case UInt8(ascii: "w"): return precedes(quote, "shadow")
        case UInt8(ascii: "e"): return precedes(quote, "stroke") || precedes(quote, "outline")
        default: return false
        }
    }

    private func follows(_ quote: Int, _ word: StaticString) -> Bool { isAt(quote &+ 1, word) }

    private func precedes(_ quote: Int, _ word: StaticString) -> Bool {
        isAt(quote &- word.utf8CodeUnitCount, word)
    }

    private func isAt(_ offset: Int, _ word: StaticString) -> Bool {
        word.withUTF8Buffer { letters in
            letters.indices.allSatisfy { source[offset &+ $0] | 0x20 == letters[$0] }
        }
    }
}

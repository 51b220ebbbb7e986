import SourceText

/// Tells quickly whether Swift source can contain anything about colors, so that most files are never lexed.
///
/// Every fact requires a trigger: a color type, label or property contains `color`, a modifier `dStyle` (as in
/// `foregroundStyle`), code that lays out views `some View`, `some Scene`, `some ToolbarContent` or `rootView:`, code that puts
/// views together `subview`, a class of views is declared with its superclass (`class Name: UILabel`), the name or label of a
/// helper ends in `hex` or `rgb` or with what they return, a string of digits begins with `#`, an implicit initializer has its
/// first label, a constant of a type is true or false, or a string like its name. Comments do not count, apart from directives.
/// One pass searches three bytes of each that are rare in other code, and looks around only where they occur; constants are
/// searched by lines, in files that have nothing else.
enum SwiftPrefilter {
    /// Whether `source` contains a trigger, or one of `words`: names of helpers and color types.
    ///
    /// - Parameter onlyLiterals: whether nothing but literals is wanted, and what other files need to find theirs.
    static func mayHoldColors(_ source: SourceBytes, words: [String], onlyLiterals: Bool) -> Bool {
        if hasTrigger(source, onlyLiterals) { return true }
        let all = ByteRange(0, source.count)
        if !onlyLiterals, source.contains("static let ", in: all), hasConstant(source) { return true }
        return words.contains { Array($0.utf8).withUnsafeBufferPointer { source.contains($0, in: all) } }
    }

    /// Whether `source` has a constant that decides conditions, `static let hasNewLayout = true`, which may choose colors in
    /// other files, or one that may name a color: `static let brand = "Brand"`.
    private static func hasConstant(_ source: SourceBytes) -> Bool {
        let all = ByteRange(0, source.count)
        let flags: [StaticString] = ["= true", "= false"].filter { source.contains($0, in: all) }
        let hasStrings = source.contains("= \"", in: all)
        guard !flags.isEmpty || hasStrings else { return false }
        var line = 0
        while line < source.count {
            let end = source.lineTerminator(from: line)
            let range = ByteRange(line, end)
            if source.contains("static let ", in: range),
                flags.contains(where: { source.contains($0, in: range) }) || hasStrings && namesItself(source, end),
                !isInComment(source, end - 1)
            {
                return true
            }
            line = end + 1
        }
        return false
    }

    /// Whether the line that ends at `end` sets a constant to a string like its name, apart from the case of letters.
    private static func namesItself(_ source: SourceBytes, _ end: Int) -> Bool {
        guard source[end - 1] == UInt8(ascii: "\"") else { return false }
        var start = end - 1
        while start > 0, source[start - 1] != UInt8(ascii: "\""), source[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        // ` = "`
        let name = start - 4
        guard name > 0, source[start - 2] == UInt8(ascii: " "), source[start - 3] == UInt8(ascii: "=") else {
            return false
        }
        var length = 0
        while length < end - 1 - start, length < name,
            source[name - 1 - length] | 0x20 == source[end - 2 - length] | 0x20
        {
            length += 1
        }
        return length > 0 && length == end - 1 - start
    }

    private typealias Chunk = SIMD16<UInt8>

    @_optimize(speed)
    private static func hasTrigger(_ source: SourceBytes, _ onlyLiterals: Bool) -> Bool {
        let bytes = UnsafeRawBufferPointer(source.buffer(ByteRange(0, source.count)))
        let width = Chunk.scalarCount
        var offset = 0
        while offset &+ width &+ 2 <= bytes.count {
            let first = lowered(bytes.loadUnaligned(fromByteOffset: offset, as: Chunk.self))
            let second = lowered(bytes.loadUnaligned(fromByteOffset: offset &+ 1, as: Chunk.self))
            let third = bytes.loadUnaligned(fromByteOffset: offset &+ 2, as: Chunk.self)
            let last = lowered(third)
            // The two bytes after the first are compared as one; few others are equal.
            let rest = second ^ (last &+ last)
            let types = second ^ (third &+ third)
            let colors = (first .== every("o")) .& ((rest .== every("l", "o")) .| (rest .== every("t", "v")))
            let styles = (first .== every("d")) .& (rest .== every("s", "t"))
            let digits = (first .== every("h")) .& (rest .== every("e", "x"))
            let letters = (first .== every("r")) .& (rest .== every("g", "b"))
            let subviews = (first .== every("b")) .& (rest .== every("v", "i"))
            let opaque =
                (first .== every("e"))
                .& ((types .== every(" ", "V")) .| (types .== every(" ", "S")) .| (types .== every(" ", "T")))
            let calls = (first .== every("i")) .& (rest .== every("t", "("))
            let strings = (first .== every("\"")) .& (second .== every("#"))
            let classes = (first .== every(":")) .& (types .== every(" ", "U"))
            let hits = colors .| styles .| digits .| letters .| subviews .| opaque .| calls .| strings .| classes
            // A lane is all ones or all zeros. `any(hits)` would check them one by one.
            let words = unsafeBitCast(hits, to: SIMD2<UInt64>.self)
            if words != .zero,
                isTrigger(source, offset, words[0], onlyLiterals)
                    || isTrigger(source, offset &+ 8, words[1], onlyLiterals)
            {
                return true
            }
            offset &+= width
        }
        while offset < bytes.count {
            if isTrigger(source, offset, onlyLiterals) { return true }
            offset &+= 1
        }
        return false
    }

    @inline(__always)
    private static func lowered(_ chunk: Chunk) -> Chunk { chunk | Chunk(repeating: 0x20) }

    @inline(__always)
    private static func every(_ byte: Unicode.Scalar) -> Chunk { Chunk(repeating: UInt8(ascii: byte)) }

    @inline(__always)
    private static func every(_ second: Unicode.Scalar, _ third: Unicode.Scalar) -> Chunk {
        every(second) ^ (every(third) &+ every(third))
    }

    /// Whether one of the eight bytes at `offset` that `hits` marks belongs to a trigger.
    @_optimize(speed)
    private static func isTrigger(
        _ source: SourceBytes, _ offset: Int, _ hits: UInt64, _ onlyLiterals: Bool
    ) -> Bool {
        var hits = UInt64(littleEndian: hits)
        while hits != 0 {
            let lane = hits.trailingZeroBitCount &>> 3
            if isTrigger(source, offset &+ lane, onlyLiterals) { return true }
            hits &= ~(0xFF &<< UInt64(lane &* 8))
        }
        return false
    }

    /// Whether the three bytes at `offset` belong to a trigger that may be code or a directive.
    private static func isTrigger(_ source: SourceBytes, _ offset: Int, _ onlyLiterals: Bool) -> Bool {
        (onlyLiterals ? isTextOfLiteral(source, offset) : isText(source, offset))
            && (!isInComment(source, offset) || has(source, offset - 1, "color-lint"))
    }

    /// Whether the line of `offset` begins with `//`: even in a string of several lines, nothing on it is code, unless a comment
    /// of several lines ends on it.
    private static func isInComment(_ source: SourceBytes, _ offset: Int) -> Bool {
        var start = offset
        while start > 0, source[start - 1] != UInt8(ascii: "\n"), source[start - 1] != UInt8(ascii: "\r") {
            start -= 1
            if offset - start > 512 || source[start] == UInt8(ascii: "*") && source[start + 1] == UInt8(ascii: "/") {
                return false
            }
        }
        while source[start] == UInt8(ascii: " ") || source[start] == UInt8(ascii: "\t") { start += 1 }
        return source[start] == UInt8(ascii: "/") && source[start + 1] == UInt8(ascii: "/")
    }

    /// Whether the three bytes at `offset` are in the text of a trigger.
    private static func isText(_ source: SourceBytes, _ offset: Int) -> Bool {
        switch source[offset] | 0x20 {
        case UInt8(ascii: "o"): return isColor(source, offset) || has(source, offset - 2, "rootview:")
        case UInt8(ascii: "d"): return has(source, offset, "dstyle")
        case UInt8(ascii: "b"): return has(source, offset - 2, "subview")
        case UInt8(ascii: "e"):
            return has(source, offset - 3, "some view") || has(source, offset - 3, "some scene")
                || has(source, offset - 3, "some toolbarcontent")
        case UInt8(ascii: ":"): return isClass(source, offset)
        default: return isTextOfDigits(source, offset) || isCall(source, offset)
        }
    }

    /// Whether the colon at `offset` follows the name of a class of UIKit's views: `class Name: UILabel`.
    private static func isClass(_ source: SourceBytes, _ offset: Int) -> Bool {
        guard source[offset + 2] == UInt8(ascii: "U"), source[offset + 3] == UInt8(ascii: "I") else { return false }
        var start = offset
        while start > 0, source[start - 1] > UInt8(ascii: " ") { start -= 1 }
        return start < offset && has(source, start - 6, "class ")
    }

    /// The same for the triggers of literals.
    private static func isTextOfLiteral(_ source: SourceBytes, _ offset: Int) -> Bool {
        switch source[offset] | 0x20 {
        case UInt8(ascii: "o"): return isColor(source, offset) && SwiftLiteralTrigger.leads(source, offset)
        case UInt8(ascii: "i"):
            return has(source, offset - 2, "init(")
                && (startsWithColorLabel(source, offset + 3)
                    || SwiftLiteralTrigger.startsWithDigits(source, offset + 3))
        default: return isTextOfDigits(source, offset)
        }
    }

    private static func isColor(_ source: SourceBytes, _ offset: Int) -> Bool {
        let isAmerican = has(source, offset - 1, "color")
        guard isAmerican || has(source, offset - 1, "colour") else { return false }
        // The string "color" is a key or an example, and names no color.
        return source[offset - 2] != UInt8(ascii: "\"")
            || source[offset + (isAmerican ? 4 : 5)] != UInt8(ascii: "\"")
    }

    private static func isCall(_ source: SourceBytes, _ offset: Int) -> Bool {
        source[offset] | 0x20 == UInt8(ascii: "i") && has(source, offset - 2, "init(")
            && startsWithColorLabel(source, offset + 3)
    }

    private static func isTextOfDigits(_ source: SourceBytes, _ offset: Int) -> Bool {
        switch source[offset] | 0x20 {
        case UInt8(ascii: "h"): return has(source, offset, "hex") && endsInDigits(source, offset + 3)
        case UInt8(ascii: "r"): return has(source, offset, "rgb") && endsInDigits(source, offset + 3)
        case UInt8(ascii: "\""):
            return source[offset + 1] == UInt8(ascii: "#") && isString(source, ofDigitsAt: offset + 2)
        default: return false
        }
    }

    /// Whether `word`, which is in lower case, is at `offset` in any letter case.
    static func has(_ source: SourceBytes, _ offset: Int, _ word: StaticString) -> Bool {
        for index in 0..<word.utf8CodeUnitCount {
            let byte = source[offset + index]
            let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
            guard (isLetter ? byte | 0x20 : byte) == word.utf8Start[index] else { return false }
        }
        return true
    }

    /// Whether the rest of a word at `offset`, after `hex` or `rgb`, may end the name or label of a helper.
    private static func endsInDigits(_ source: SourceBytes, _ offset: Int) -> Bool {
        let end = source.wordEnd(from: offset)
        return end == offset || wordEnds.contains(source.buffer(ByteRange(offset, end)))
    }

    private static let wordEnds = WordSet(SwiftColorWords.endsAfterRoot, ignoringCase: true)

    /// Whether digits at `offset` are all of a string that is a color.
    private static func isString(_ source: SourceBytes, ofDigitsAt offset: Int) -> Bool {
        var count = 0
        while count < 9, hexDigitValue(source[offset + count]) != nil { count += 1 }
        return source[offset + count] == UInt8(ascii: "\"") && (count == 3 || count == 4 || count == 6 || count == 8)
    }

    /// Whether the arguments at `offset` start with the first label of an initializer.
    private static func startsWithColorLabel(_ source: SourceBytes, _ offset: Int) -> Bool {
        var start = offset
        while [0x20, 0x09, 0x0A, 0x0D].contains(source[start]), start < source.count { start += 1 }
        return firstLabels.contains(source.buffer(ByteRange(start, source.wordEnd(from: start))))
    }

    private static let firstLabels = WordSet(SwiftInitializer.implicitFirstLabels, ignoringCase: true)
}

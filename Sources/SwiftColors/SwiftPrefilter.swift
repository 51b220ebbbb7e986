import SourceText

/// Tells quickly whether Swift source can contain anything about colors, so that most files are never lexed.
///
/// One pass searches the first three bytes of each trigger, in any letter case, and compares the rest only where they occur.
/// Every fact requires a trigger: a color type, label or property contains `color`, a modifier `dStyle` (as in
/// `foregroundStyle`), code that lays out views `some View`, `some Scene` or `rootView:`, code that puts views together `subview`, a helper `hex` or `rgb`, an implicit
/// initializer its first label.
enum SwiftPrefilter {
    private static let triggers: [StaticString] = [
        "color", "colour", "dstyle", "hex", "rgb", "\"#", "some view", "some scene", "rootview:", "subview",
    ]
    private static let firstLabels = WordSet(SwiftInitializer.implicitFirstLabels, ignoringCase: true)

    /// Whether `source` contains a trigger, or one of `words`: names of helpers and color types.
    static func mayHoldColors(_ source: SourceBytes, words: [String]) -> Bool {
        if hasTrigger(source) { return true }
        let all = ByteRange(0, source.count)
        return words.contains { Array($0.utf8).withUnsafeBufferPointer { source.contains($0, in: all) } }
    }

    private typealias Chunk = SIMD16<UInt8>

    @_optimize(speed)
    private static func hasTrigger(_ source: SourceBytes) -> Bool {
        let buffer = source.buffer(ByteRange(0, source.count))
        let bytes = UnsafeRawBufferPointer(buffer)
        let width = Chunk.scalarCount
        var offset = 0
        while offset + width + 2 <= bytes.count {
            let first = lowered(bytes.loadUnaligned(fromByteOffset: offset, as: Chunk.self))
            let second = lowered(bytes.loadUnaligned(fromByteOffset: offset + 1, as: Chunk.self))
            let third = lowered(bytes.loadUnaligned(fromByteOffset: offset + 2, as: Chunk.self))
            let o = Chunk(repeating: UInt8(ascii: "o"))
            let hits =
                (first .== Chunk(repeating: UInt8(ascii: "c"))) .& (second .== o)
                .& (third .== Chunk(repeating: UInt8(ascii: "l")))
                .| (first .== Chunk(repeating: UInt8(ascii: "d"))) .& (second .== Chunk(repeating: UInt8(ascii: "s")))
                .& (third .== Chunk(repeating: UInt8(ascii: "t")))
                .| (first .== Chunk(repeating: UInt8(ascii: "h"))) .& (second .== Chunk(repeating: UInt8(ascii: "e")))
                .& (third .== Chunk(repeating: UInt8(ascii: "x")))
                .| (first .== Chunk(repeating: UInt8(ascii: "r"))) .& (second .== Chunk(repeating: UInt8(ascii: "g")))
                .& (third .== Chunk(repeating: UInt8(ascii: "b")))
                .| (first .== Chunk(repeating: UInt8(ascii: "\""))) .& (second .== Chunk(repeating: UInt8(ascii: "#")))
                .| (first .== Chunk(repeating: UInt8(ascii: "r"))) .& (second .== o) .& (third .== o)
                .| (first .== Chunk(repeating: UInt8(ascii: "s"))) .& (second .== o)
                .& (third .== Chunk(repeating: UInt8(ascii: "m")))
                .| (first .== Chunk(repeating: UInt8(ascii: "s"))) .& (second .== Chunk(repeating: UInt8(ascii: "u")))
                .& (third .== Chunk(repeating: UInt8(ascii: "b")))
                .| (first .== Chunk(repeating: UInt8(ascii: "t"))) .& (second .== Chunk(repeating: UInt8(ascii: "(")))
            // `any(hits)` would check the lanes one by one.
            if unsafeBitCast(hits, to: SIMD2<UInt64>.self) != .zero, isTrigger(source, offset, offset + width) {
                return true
            }
            offset += width
        }
        return isTrigger(source, offset, source.count)
    }

    private static func lowered(_ chunk: Chunk) -> Chunk { chunk | Chunk(repeating: 0x20) }

    private static func isTrigger(_ source: SourceBytes, _ lower: Int, _ upper: Int) -> Bool {
        for offset in lower..<max(upper, lower) {
            switch source[offset] | 0x20 {
            case UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "h"), UInt8(ascii: "r"), UInt8(ascii: "s"),
                UInt8(ascii: "\""):
                if triggers.contains(where: { starts(source, offset, $0) }) { return true }
            case UInt8(ascii: "t"):
                if starts(source, offset - 3, "init("), startsWithColorLabel(source, offset + 2) { return true }
            default: break
            }
        }
        return false
    }

    /// Whether the arguments at `offset` start with the first label of an initializer.
    private static func startsWithColorLabel(_ source: SourceBytes, _ offset: Int) -> Bool {
        var start = offset
        while [0x20, 0x09, 0x0A, 0x0D].contains(source[start]), start < source.count { start += 1 }
        return firstLabels.contains(source.buffer(ByteRange(start, source.wordEnd(from: start))))
    }

    /// Whether `word`, which is in lower case, is at `offset` in any letter case.
    private static func starts(_ source: SourceBytes, _ offset: Int, _ word: StaticString) -> Bool {
        for index in 0..<word.utf8CodeUnitCount {
            let byte = source[offset + index]
            let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
            guard (isLetter ? byte | 0x20 : byte) == word.utf8Start[index] else { return false }
        }
        return true
    }
}

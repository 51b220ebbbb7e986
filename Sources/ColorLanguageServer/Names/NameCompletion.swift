import ColorMath
import ColorScanning
import SourceText

/// A name that is being typed: what kind it is, and what has been typed of it.
struct NameCompletion {
    /// The kind of name that is wanted there.
    let space: ColorName.Space
    /// What has been typed of it up to the caret.
    let typed: ByteRange

    /// What can be completed at `offset` of `file`; nil where no name of a colour is wanted.
    init?(at offset: Int, in file: SourceFile) {
        let found = file.withBytes { source -> (ColorName.Space, ByteRange)? in
            var start = offset
            while start > 0, Self.isNamePart(source[start - 1], file.language) { start -= 1 }
            let before = source[start &- 1]
            switch file.language {
            case .css, .scss, .less:
                let mark = file.language == .less ? UInt8(ascii: "@") : UInt8(ascii: "$")
                if file.language != .css, start > 0, before == mark {
                    return (.preprocessorVariable, ByteRange(start - 1, offset))
                }
                let isDashed = source[start] == UInt8(ascii: "-") && source[start + 1] == UInt8(ascii: "-")
                guard isDashed && offset >= start + 2 || Self.ends(in: "var(", before: start, source) else {
                    return nil
                }
                return (.customProperty, ByteRange(start, offset))
            case .swift:
                guard before == UInt8(ascii: "\""),
                    Self.ends(in: "Color(", before: start - 1, source)
                        || Self.ends(in: "named:", before: start - 1, source)
                else { return nil }
                return (.asset, ByteRange(start, offset))
            case .json:
                guard before == UInt8(ascii: "{"), source[start &- 2] == UInt8(ascii: "\"") else { return nil }
                return (.token, ByteRange(start, offset))
            }
        }
        guard let found else { return nil }
        (space, typed) = found
    }

    /// The name of a catalogue's colour that stands there as a whole, up to the quote behind it.
    func asset(in file: SourceFile) -> (name: ColorName, range: ByteRange)? {
        guard space == .asset else { return nil }
        let range = file.withBytes { source -> ByteRange? in
            var end = typed.upperBound
            while Self.isNamePart(source[end], file.language) { end += 1 }
            return source[end] == UInt8(ascii: "\"") && end > typed.lowerBound ? ByteRange(typed.lowerBound, end) : nil
        }
        return range.map { (ColorName(.asset, file.text($0)), $0) }
    }

    private static func isNamePart(_ byte: UInt8, _ language: Language) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: " "): language == .swift || language == .json
        default: false
        }
    }

    /// Whether `word` ends at `end`, blanks left out, in any case.
    private static func ends(in word: StaticString, before end: Int, _ source: SourceBytes) -> Bool {
        var end = end
        while end > 0, source[end - 1] == UInt8(ascii: " ") { end -= 1 }
        let count = word.utf8CodeUnitCount
        guard end >= count else { return false }
        let bytes = UnsafeBufferPointer(start: word.utf8Start, count: count)
        return (0..<count).allSatisfy { source[end - count + $0] == bytes[$0] }
    }
}

import SourceText

/// The window that media queries ask about.
///
/// <https://www.w3.org/TR/mediaqueries-5/>
struct CSSWindow {
    /// Its size in CSS pixels.
    var width: Double
    var height: Double

    /// A window of a desktop computer with a mouse.
    static let desktop = CSSWindow(width: 1280, height: 720)

    /// Returns whether the feature in parentheses at `range` holds; nil if it is not known.
    func holds(_ range: ByteRange, in lexemes: CSSLexemes) -> Bool? {
        let source = lexemes.source
        var words: [ByteRange] = []
        var offset = lexemes.endOfBlank(range.lowerBound)
        while offset < range.upperBound, words.count < 8 {
            let start = offset
            var isWord: Bool { source[offset] > 0x20 && !Self.isSign(source[offset]) }
            if isWord {
                while offset < range.upperBound, isWord { offset += 1 }
            } else {
                while offset < range.upperBound, Self.isSign(source[offset]) { offset += 1 }
            }
            words.append(ByteRange(start, offset))
            if offset == start { return nil }
            offset = lexemes.endOfBlank(offset)
        }
        func isSign(_ index: Int) -> Bool { Self.isSign(source[words[index].lowerBound]) }
        switch words.count {
        case 1: return feature(words[0], nil, in: lexemes)
        case 3 where source[words[1].lowerBound] == UInt8(ascii: ":"): return feature(words[0], words[2], in: lexemes)
        case 3 where isSign(1):
            if let size = size(words[0], in: lexemes) { return compare(size, words[1], words[2], in: lexemes) }
            guard let size = size(words[2], in: lexemes), let length = length(words[0], in: lexemes) else { return nil }
            return Self.compare(length, source.buffer(words[1]), size)
        case 5 where isSign(1) && isSign(3):
            guard let size = size(words[2], in: lexemes), let low = length(words[0], in: lexemes),
                let rest = compare(size, words[3], words[4], in: lexemes),
                let first = Self.compare(low, source.buffer(words[1]), size)
            else { return nil }
            return first && rest
        default: return nil
        }
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "=")
            || byte == UInt8(ascii: ":")
    }

    private func compare(_ size: Double, _ sign: ByteRange, _ value: ByteRange, in lexemes: CSSLexemes) -> Bool? {
        length(value, in: lexemes).flatMap { Self.compare(size, lexemes.source.buffer(sign), $0) }
    }

    private static func compare(_ one: Double, _ sign: UnsafeBufferPointer<UInt8>, _ other: Double) -> Bool? {
        let isOrEqual = sign.count == 2 && sign[1] == UInt8(ascii: "=")
        switch sign.first {
        case UInt8(ascii: "<"): return isOrEqual ? one <= other : one < other
        case UInt8(ascii: ">"): return isOrEqual ? one >= other : one > other
        case UInt8(ascii: "="): return one == other
        default: return nil
        }
    }

    private func size(_ name: ByteRange, in lexemes: CSSLexemes) -> Double? {
        lexemes.matches(name, "width") ? width : lexemes.matches(name, "height") ? height : nil
    }

    /// Returns the length at `range` in CSS pixels; nil if it is none.
    private func length(_ range: ByteRange, in lexemes: CSSLexemes) -> Double? {
        var end = range.lowerBound
        while end < range.upperBound, lexemes.source[end] &- 0x30 < 10 || lexemes.source[end] == UInt8(ascii: ".") {
            end += 1
        }
        guard end > range.lowerBound else { return nil }
        let number = cssNumber(ByteRange(range.lowerBound, end), in: lexemes.source)
        let unit = ByteRange(end, range.upperBound)
        if unit.isEmpty { return number == 0 ? 0 : nil }
        if lexemes.matches(unit, "px") { return number }
        return lexemes.matches(unit, "em") || lexemes.matches(unit, "rem") ? number * 16 : nil
    }

    private enum Feature: UInt8 {
        case minWidth, maxWidth, minHeight, maxHeight, orientation, pointer, hover, motion, display, scripting, update
    }

    private static let table = WordTable<Feature>(ignoringCase: [
        ("min-width min-device-width", .minWidth), ("max-width max-device-width", .maxWidth),
        ("min-height min-device-height", .minHeight), ("max-height max-device-height", .maxHeight),
        ("orientation", .orientation), ("pointer any-pointer", .pointer), ("hover any-hover", .hover),
        ("prefers-reduced-motion prefers-reduced-transparency prefers-reduced-data", .motion),
        ("display-mode", .display), ("scripting", .scripting), ("update", .update),
    ])

    private func feature(_ name: ByteRange, _ value: ByteRange?, in lexemes: CSSLexemes) -> Bool? {
        func isValue(_ word: StaticString) -> Bool { value.map { lexemes.matches($0, word) } ?? false }
        let length = value.flatMap { self.length($0, in: lexemes) }
        return switch Self.table[lexemes.source.buffer(name)] {
        case .minWidth: length.map { width >= $0 }
        case .maxWidth: length.map { width <= $0 }
        case .minHeight: length.map { height >= $0 }
        case .maxHeight: length.map { height <= $0 }
        case .orientation: isValue("landscape")
        case .pointer: value == nil || isValue("fine")
        case .hover: value == nil || isValue("hover")
        case .motion: isValue("no-preference")
        case .display: isValue("browser")
        case .scripting: value == nil || isValue("enabled")
        case .update: value == nil || isValue("fast")
        case nil: nil
        }
    }
}

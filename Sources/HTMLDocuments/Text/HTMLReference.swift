import SourceText

/// A character reference such as `&amp;` or `&#38;`.
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#character-reference-state>
struct HTMLReference {
    /// The offset just past it.
    var end: Int
    var first: UInt32
    /// The second code point, or 0 if there is one only.
    var second: UInt32 = 0

    /// Whether it stands for white space.
    var isSpace: Bool { first == 0x20 || (first >= 9 && first <= 13 && first != 11) }

    /// Reads the reference at `offset`, where there is a `&`; nil if there is none. In attributes, a reference without a
    /// semicolon does not count before a letter, a digit or `=`.
    init?(at offset: Int, before limit: Int, in source: SourceBytes, isInAttribute: Bool) {
        if offset + 1 < limit, source[offset + 1] == UInt8(ascii: "#") {
            self.init(numberAt: offset + 2, before: limit, in: source)
        } else {
            self.init(nameAt: offset + 1, before: limit, in: source, isInAttribute: isInAttribute)
        }
    }

    private init?(numberAt start: Int, before limit: Int, in source: SourceBytes) {
        var offset = start
        let isHex = offset < limit && source[offset] | 0x20 == UInt8(ascii: "x")
        if isHex { offset += 1 }
        let digits = offset
        var code: UInt32 = 0
        while offset < limit {
            guard let digit = hexDigitValue(source[offset]), isHex || digit < 10 else { break }
            code = min(code * (isHex ? 16 : 10) + UInt32(digit), 0x11_0000)
            offset += 1
        }
        guard offset > digits else { return nil }
        end = offset < limit && source[offset] == UInt8(ascii: ";") ? offset + 1 : offset
        first = Self.scalar(code)
    }

    /// Returns the code point that the number `code` means.
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#numeric-character-reference-end-state>
    private static func scalar(_ code: UInt32) -> UInt32 {
        if code == 0 || code > 0x10_FFFF || code >> 11 == 0x1B { return 0xFFFD }
        guard code >= 0x80, code < 0xA0 else { return code }
        return windows1252.withUTF8Buffer { hex(SourceBytes($0), Int(code - 0x80) * 4, 4) }
    }

    /// The code points from 0x80 to 0x9F in Windows-1252, each as four digits.
    private static let windows1252: StaticString = """
        20AC0081201A0192201E20262020202102C62030016020390152008D017D008F\
        009020182019201C201D20222013201402DC21220161203A0153009D017E0178
        """

    /// Returns the value of the `count` hexadecimal digits at `offset`.
    private static func hex(_ bytes: SourceBytes, _ offset: Int, _ count: Int) -> UInt32 {
        var value: UInt32 = 0
        for place in offset..<offset + count {
            value = value << 4 | UInt32(hexDigitValue(bytes[place]) ?? 0)
        }
        return value
    }

    private init?(nameAt start: Int, before limit: Int, in source: SourceBytes, isInAttribute: Bool) {
        var stop = start
        while stop < limit, stop < start + Self.longestName, Self.isAlphanumeric(source[stop]) { stop += 1 }
        guard stop > start else { return nil }
        let found: (end: Int, codes: (UInt32, UInt32))? = HTMLReferenceTable.entries.withUTF8Buffer { entries in
            let table = SourceBytes(entries)
            if stop < limit, source[stop] == UInt8(ascii: ";"),
                let entry = Self.entry(ByteRange(start, stop), in: source, table)
            {
                return (stop + 1, Self.codes(at: entry, table))
            }
            var end = min(stop, start + Self.longestWithoutSemicolon)
            while end > start + 1 {
                if let entry = Self.entry(ByteRange(start, end), in: source, table),
                    table[entry + end - start] == UInt8(ascii: "!")
                {
                    return (end, Self.codes(at: entry, table))
                }
                end -= 1
            }
            return nil
        }
        guard let found else { return nil }
        if isInAttribute, source[found.end - 1] != UInt8(ascii: ";"), found.end < limit,
            source[found.end] == UInt8(ascii: "=") || Self.isAlphanumeric(source[found.end])
        {
            return nil
        }
        end = found.end
        (first, second) = found.codes
    }

    /// The length of the longest name, and of the longest whose semicolon may be missing.
    private static let longestName = 32
    private static let longestWithoutSemicolon = 6

    private static func isAlphanumeric(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 }

    /// Returns the offset in `table` of the entry for the name at `range` of `source`.
    private static func entry(_ range: ByteRange, in source: SourceBytes, _ table: SourceBytes) -> Int? {
        var low = 0
        var high = table.count
        while low < high {
            var start = (low + high) / 2
            while start > low, table[start - 1] != 0x20 { start -= 1 }
            var place = 0
            while place < range.count, table[start + place] == source[range.lowerBound + place] { place += 1 }
            let byte = table[start + place]
            let isWhole = byte == UInt8(ascii: ";") || byte == UInt8(ascii: "!")
            if place == range.count, isWhole { return start }
            // A name that has ended precedes every longer one.
            let precedes = isWhole || (place < range.count && byte < source[range.lowerBound + place])
            if precedes {
                low = start
                while low < high, table[low] != 0x20 { low += 1 }
                low += 1
            } else {
                high = start
            }
        }
        return nil
    }

    private static func codes(at entry: Int, _ table: SourceBytes) -> (UInt32, UInt32) {
        var start = entry
        while isAlphanumeric(table[start]) { start += 1 }
        start += 1
        var end = start
        while isAlphanumeric(table[end]) { end += 1 }
        let first = hex(table, start, end - start)
        guard table[end] == UInt8(ascii: "+") else { return (first, 0) }
        start = end + 1
        end = start
        while isAlphanumeric(table[end]) { end += 1 }
        return (first, hex(table, start, end - start))
    }
}

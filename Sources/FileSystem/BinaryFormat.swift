// Numbers and texts in the program's own files. Numbers have seven bits in each byte, the lowest first (LEB128), or eight
// bytes, the lowest first.

/// Reads the parts of a file, each nil if it is damaged.
package struct BinaryReader {
    package private(set) var bytes: ArraySlice<UInt8>

    /// Creates a reader of `bytes`.
    package init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    package mutating func byte() -> UInt8? { bytes.popFirst() }

    package mutating func number() -> Int? {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 63, by: 7) {
            guard let byte = bytes.popFirst() else { return nil }
            value |= UInt64(byte & 0x7F) << shift
            // One spelling for each number.
            if byte < 0x80 { return byte == 0 && shift > 0 ? nil : Int(exactly: value) }
        }
        return nil
    }

    package mutating func fixed() -> UInt64? {
        guard let eight = take(8) else { return nil }
        return eight.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    package mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= bytes.count else { return nil }
        defer { bytes = bytes.dropFirst(count) }
        return bytes.prefix(count)
    }

    /// Reads bytes after their number.
    package mutating func text() -> ArraySlice<UInt8>? { number().flatMap { take($0) } }

    /// Reads a name or path after its number of bytes.
    package mutating func name() -> String? { text().flatMap { String(validating: $0, as: UTF8.self) } }
}

extension [UInt8] {
    /// Appends `value`, which is not negative, with seven bits in each byte.
    package mutating func append(number value: Int) {
        var value = value
        while value >= 0x80 {
            append(UInt8(value & 0x7F | 0x80))
            value >>= 7
        }
        append(UInt8(value))
    }

    /// Appends `value` in eight bytes.
    package mutating func append(fixed value: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    /// Appends `text` after its number of bytes.
    package mutating func append(text: some Collection<UInt8>) {
        append(number: text.count)
        self += text
    }
}

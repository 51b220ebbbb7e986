/// A fixed set of words, each with a value, looked up by the bytes of a token without making a string.
struct SwiftWordTable<Value: Sendable>: Sendable {
    private let words: [StaticString]
    private let values: [Value]
    /// For each slot the index of the word plus 1, or 0 if the slot is free.
    private let slots: [UInt16]
    /// A set of the words' first letters, by their low six bits. It rules out most tokens.
    private let firstLetters: UInt64

    /// The table of `entries`. The first value of a repeated word wins.
    init(_ entries: [(StaticString, Value)]) {
        words = entries.map(\.0)
        values = entries.map(\.1)
        var count = 16
        while count < entries.count * 2 { count *= 2 }
        var slots = [UInt16](repeating: 0, count: count)
        for (number, entry) in entries.enumerated() {
            let bytes = UnsafeBufferPointer(start: entry.0.utf8Start, count: entry.0.utf8CodeUnitCount)
            var slot = Self.hash(bytes) & (count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
            slots[slot] = UInt16(truncatingIfNeeded: number + 1)
        }
        self.slots = slots
        firstLetters = entries.reduce(0) { $0 | 1 << UInt64($1.0.utf8Start[0] & 63) }
    }

    /// The table of `words`, all with the same value.
    init(_ words: [StaticString], _ value: Value) { self.init(words.map { ($0, value) }) }

    /// The value of the word `bytes`, or nil if it is not listed.
    subscript(bytes: UnsafeBufferPointer<UInt8>) -> Value? {
        guard let first = bytes.first, firstLetters & 1 << UInt64(first & 63) != 0 else { return nil }
        let mask = slots.count - 1
        var slot = Self.hash(bytes) & mask
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if isSame(words[number], bytes) { return values[number] }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Whether the word `bytes` is listed.
    func contains(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { self[bytes] != nil }

    private func isSame(_ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard word.utf8CodeUnitCount == bytes.count else { return false }
        for index in 0..<bytes.count where word.utf8Start[index] != bytes[index] { return false }
        return true
    }

    /// FNV-1a.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash)
    }
}

/// A fixed set of words, each with a value, looked up by bytes without allocating.
///
/// A table is made once, as a `static let`, and lives as long as the process.
@frozen
@usableFromInline
package struct WordTable<Value> {
    @usableFromInline let words: WordIndex
    @usableFromInline let values: UnsafePointer<Value>

    /// Creates a table of `entries`, each with one or more words separated by spaces. If a word is listed twice, its first
    /// value counts. Words of more than 63 bytes are never found.
    package init(_ entries: [(words: String, value: Value)]) { self.init(entries, ignoringCase: false) }

    /// Creates a table whose words, listed in lower case, are found in any case.
    package init(ignoringCase entries: [(words: String, value: Value)]) { self.init(entries, ignoringCase: true) }

    private init(_ entries: [(words: String, value: Value)], ignoringCase: Bool) {
        // Tables are made at each start, by code that is not specialized for `Value`: simple loops take a third of the time.
        var lists: [String] = []
        for entry in entries { lists.append(entry.words) }
        var owners: [Int] = []
        words = WordIndex(lists, ignoringCase: ignoringCase) { owners.append($0) }
        let copy = UnsafeMutablePointer<Value>.allocate(capacity: max(owners.count, 1))
        var number = 0
        while number < owners.count {
            (copy + number).initialize(to: entries[owners[number]].value)
            number += 1
        }
        self.values = UnsafePointer(copy)
    }

    /// The value of the word `bytes`, or nil if it is not in the table.
    @inlinable package subscript(bytes: UnsafeBufferPointer<UInt8>) -> Value? {
        @inline(__always) get {
            let number = words.number(of: bytes)
            return number < 0 ? nil : values[number]
        }
    }
}

extension WordTable: @unchecked Sendable where Value: Sendable {}

/// A fixed set of words, looked up by bytes without allocating.
@frozen
@usableFromInline
package struct WordSet: Sendable {
    @usableFromInline let words: WordIndex

    /// Creates a set of the words in `list`, which are separated by spaces.
    package init(_ list: String, ignoringCase: Bool = false) {
        words = WordIndex([list], ignoringCase: ignoringCase) { _ in }
    }

    /// Returns whether the word `bytes` is in the set.
    @inlinable package func contains(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { words.number(of: bytes) >= 0 }
}

/// The words of a table, by number: a hash table with open addressing.
@usableFromInline struct WordIndex: @unchecked Sendable {
    /// For each first byte, a bit for each length of a word. Most lookups end here.
    @usableFromInline let lengths: UnsafePointer<UInt64>
    /// For each slot, the number of its word plus 1, or 0 if it is free. Most are free; the count is a power of two.
    private let slots: UnsafePointer<UInt16>
    private let mask: Int
    private let words: UnsafePointer<UnsafeBufferPointer<UInt8>>
    /// The bit to set in the letters A–Z.
    private let fold: UInt8

    /// Creates the index of the words in `lists`, which are separated by spaces. Calls `note` with the number of the list
    /// of each word, in order.
    init(_ lists: [String], ignoringCase: Bool, _ note: (Int) -> Void) {
        fold = ignoringCase ? 0x20 : 0
        // One copy of all lists holds the words: tables are made at each start.
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: lists.reduce(0) { $0 + $1.utf8.count })
        var found: [UnsafeBufferPointer<UInt8>] = []
        var start = 0
        for (number, list) in lists.enumerated() {
            let end = start + list.utf8.count
            _ = UnsafeMutableBufferPointer(rebasing: copy[start..<end]).initialize(from: list.utf8)
            while start < end {
                let space = copy[start..<end].firstIndex(of: UInt8(ascii: " ")) ?? end
                if space > start {
                    found.append(UnsafeBufferPointer(rebasing: copy[start..<space]))
                    note(number)
                }
                start = min(space + 1, end)
            }
        }
        var size = 16
        while size < found.count * 4 { size *= 2 }
        mask = size - 1
        let slots = UnsafeMutablePointer<UInt16>.allocate(capacity: size)
        slots.initialize(repeating: 0, count: size)
        let lengths = UnsafeMutablePointer<UInt64>.allocate(capacity: 256)
        lengths.initialize(repeating: 0, count: 256)
        let words = UnsafeMutablePointer<UnsafeBufferPointer<UInt8>>.allocate(capacity: max(found.count, 1))
        for (number, bytes) in found.enumerated() {
            (words + number).initialize(to: bytes)
            guard let first = bytes.first, bytes.count < 64, number < Int(UInt16.max) else { continue }
            lengths[Int(first)] |= 1 << UInt64(bytes.count)
            let isLetter = first &- UInt8(ascii: "a") < 26
            if ignoringCase, isLetter { lengths[Int(first ^ 0x20)] |= 1 << UInt64(bytes.count) }
            var slot = Self.hash(bytes, fold) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt16(number + 1)
        }
        self.slots = UnsafePointer(slots)
        self.lengths = UnsafePointer(lengths)
        self.words = UnsafePointer(words)
    }

    /// Returns the number of the word `bytes`, or -1.
    @inlinable func number(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let first = bytes.first, bytes.count < 64, lengths[Int(first)] >> UInt64(bytes.count) & 1 == 1 else {
            return -1
        }
        return find(bytes)
    }

    @usableFromInline func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var slot = Self.hash(bytes, fold) & mask
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if isEqual(bytes, words[number]) { return number }
            slot = (slot + 1) & mask
        }
        return -1
    }

    private func isEqual(_ bytes: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count == word.count else { return false }
        for place in word.indices where word[place] != Self.folded(bytes[place], fold) { return false }
        return true
    }

    /// Returns a hash of the length and of the first, the middle and the last eight bytes, which may overlap. Setting one
    /// more bit of bytes that are not letters only makes more hashes equal.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ fold: UInt8) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        let bits = UInt64(fold) &* 0x0101_0101_0101_0101
        let count = raw.count
        var hash = UInt64(truncatingIfNeeded: count)
        if count >= 8 {
            hash ^= raw.loadUnaligned(as: UInt64.self) | bits
            let middle = raw.loadUnaligned(fromByteOffset: (count &- 8) / 2, as: UInt64.self) | bits
            hash = (hash ^ hash >> 29) &* 0x9E37_79B9_7F4A_7C15 ^ middle
            hash =
                (hash ^ hash >> 31) &* 0x9E37_79B9_7F4A_7C15
                ^ (raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self) | bits)
        } else {
            for byte in raw { hash = hash << 8 | UInt64(byte | fold) }
        }
        hash = (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 40)
    }

    @inline(__always) private static func folded(_ byte: UInt8, _ fold: UInt8) -> UInt8 {
        byte &- UInt8(ascii: "A") < 26 ? byte | fold : byte
    }
}

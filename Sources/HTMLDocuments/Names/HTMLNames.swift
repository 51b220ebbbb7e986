import SourceText

/// The names of a document's elements and attributes, each with a number. The first ones are those of ``HTMLName``.
package struct HTMLNames: Sendable {
    private var bytes: [UInt8] = []
    /// For each name, the offset of its first byte in `bytes`; at the end, the offset past the last name.
    private var starts: [Int32] = [0]
    /// An open-addressing table of numbers + 1; 0 is free. Its count is a power of two.
    private var slots = [Int32](repeating: 0, count: 1024)

    package init() {
        bytes.reserveCapacity(2048)
        HTMLName.words.withUTF8Buffer { add(words: $0, lowercased: false) { _ in } }
    }

    package var count: Int32 { Int32(starts.count - 1) }

    /// The UTF-8 bytes of the name `number`; empty if there is none.
    package func bytes(of number: Int32) -> ArraySlice<UInt8> {
        guard number >= 0, number < count else { return [] }
        return bytes[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])]
    }

    /// The name `number` as text; empty if there is none.
    package func text(of number: Int32) -> String { String(decoding: bytes(of: number), as: UTF8.self) }

    /// Returns the number of the name `word`, which is new unless it was added before. ASCII letters are read in
    /// lowercase if `lowercased`; a zero byte becomes U+FFFD.
    package mutating func add(_ word: UnsafeBufferPointer<UInt8>, lowercased: Bool = true) -> Int32 {
        let start = bytes.count
        for byte in word {
            if byte == 0 {
                bytes.append(contentsOf: [0xEF, 0xBF, 0xBD])
            } else {
                bytes.append(lowercased ? lowercasedASCII(byte) : byte)
            }
        }
        var slot = slot(ofBytesFrom: start)
        while slots[slot] != 0 {
            let number = slots[slot] - 1
            let first = Int(starts[Int(number)])
            let length = Int(starts[Int(number) + 1]) - first
            if length == bytes.count - start, isEqual(first, start, length) {
                bytes.removeSubrange(start...)
                return number
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        let number = count
        starts.append(Int32(truncatingIfNeeded: bytes.count))
        slots[slot] = number + 1
        if Int(number) * 2 > slots.count { grow() }
        return number
    }

    /// Adds the words of `list`, which are separated by spaces, and passes the number of each to `body`.
    mutating func add(words list: UnsafeBufferPointer<UInt8>, lowercased: Bool, body: (Int32) -> Void) {
        var start = 0
        while start < list.count {
            var end = start
            while end < list.count, list[end] != 0x20 { end += 1 }
            body(add(UnsafeBufferPointer(rebasing: list[start..<end]), lowercased: lowercased))
            start = end + 1
        }
    }

    private func isEqual(_ one: Int, _ other: Int, _ length: Int) -> Bool {
        for place in 0..<length where bytes[one + place] != bytes[other + place] { return false }
        return true
    }

    private func slot(ofBytesFrom start: Int, to end: Int? = nil) -> Int {
        var hash: UInt32 = 0x811C_9DC5
        for place in start..<(end ?? bytes.count) { hash = (hash ^ UInt32(bytes[place])) &* 0x0100_0193 }
        return Int(hash ^ hash >> 15) & (slots.count - 1)
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: slots.count * 2)
        for number in 0..<Int(count) {
            var slot = slot(ofBytesFrom: Int(starts[number]), to: Int(starts[number + 1]))
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number + 1)
        }
    }
}

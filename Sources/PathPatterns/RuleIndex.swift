/// Finds the rules of an ignore file that can match a path, so that not each of thousands is tried.
///
/// A pattern is entered under the hash of the text that it starts with, ends with or contains. A path looks up the hashes of its
/// own parts: of starts and ends in time proportional to its length, of others in proportion to the square. Texts of equal hashes
/// are told apart by the rules.
///
/// Shared between threads, so it is not changed once all rules are added.
final class RuleIndex: @unchecked Sendable {
    /// Where a pattern has the text that it is entered under.
    enum Place { case start, end, inside }

    private struct Table: Sendable {
        /// The last rule for each hash.
        var last: [UInt64: Int32] = [:]
        /// A bit for the length of each text in bytes; the last bit for all longer ones.
        var lengths: UInt64 = 0

        /// Adds the rule `number`, and returns the one before of the same hash, or -1.
        mutating func add(_ number: Int32, _ text: some Sequence<UInt8>) -> Int32 {
            var hash = TextHash()
            var length = 0
            for byte in text {
                hash.add(byte)
                length += 1
            }
            lengths |= 1 << UInt64(min(length, 63))
            return last.updateValue(number, forKey: hash.value) ?? -1
        }

        /// Calls `body` with the last rule of each text that `text` starts with, or ends with if `isReversed`, and perhaps of others.
        @_optimize(speed)
        func forEach(_ text: UnsafeBufferPointer<UInt8>, isReversed: Bool, _ body: (Int32) -> Void) {
            guard lengths != 0 else { return }
            var hash = TextHash()
            for length in 0...text.count {
                if length > 0 { hash.add(text[isReversed ? text.count - length : length - 1]) }
                let rest = lengths >> UInt64(min(length, 63))
                if rest == 0 { return }
                if rest & 1 == 1, let number = last[hash.value] { body(number) }
            }
        }

        /// Calls `body` with the last rule of each text that `text` contains, and perhaps of others.
        func forEachInside(_ text: UnsafeBufferPointer<UInt8>, _ body: (Int32) -> Void) {
            guard lengths != 0 else { return }
            for start in text.indices {
                forEach(UnsafeBufferPointer(rebasing: text[start...]), isReversed: false, body)
            }
        }
    }

    private var (nameStarts, nameEnds, nameInsides) = (Table(), Table(), Table())
    private var (pathStarts, pathEnds, pathInsides) = (Table(), Table(), Table())
    /// For each rule, the one before of the same hash, or -1.
    private var previous: [Int32] = []

    /// Adds the next rule, which matches only texts that have `text` at `place`: whole paths, or names.
    func add(_ text: some BidirectionalCollection<UInt8>, at place: Place, inPaths: Bool) {
        let number = Int32(truncatingIfNeeded: previous.count)
        let before =
            switch (place, inPaths) {
            case (.start, false): nameStarts.add(number, text)
            case (.start, true): pathStarts.add(number, text)
            case (.end, false): nameEnds.add(number, text.reversed())
            case (.end, true): pathEnds.add(number, text.reversed())
            case (.inside, false): nameInsides.add(number, text)
            case (.inside, true): pathInsides.add(number, text)
            }
        previous.append(before)
    }

    /// Returns the number of the last rule for which `matches` returns true, among those that can match the item at `path` with the
    /// last component `name`; nil if there is none.
    func last(
        path: UnsafeBufferPointer<UInt8>, name: UnsafeBufferPointer<UInt8>, where matches: (Int) -> Bool
    ) -> Int? {
        var last: Int32 = -1
        func consider(_ number: Int32) {
            var number = number
            while number > last {
                if matches(Int(number)) { last = number } else { number = previous[Int(number)] }
            }
        }
        nameStarts.forEach(name, isReversed: false, consider)
        nameEnds.forEach(name, isReversed: true, consider)
        pathStarts.forEach(path, isReversed: false, consider)
        pathEnds.forEach(path, isReversed: true, consider)
        nameInsides.forEachInside(name, consider)
        pathInsides.forEachInside(path, consider)
        return last < 0 ? nil : Int(last)
    }
}

/// The hash of a text, which can be read before the text ends. <https://datatracker.ietf.org/doc/draft-eastlake-fnv/>
private struct TextHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}

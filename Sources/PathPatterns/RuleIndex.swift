/// Finds the rules of an ignore file that can match a path, so that not each of thousands is tried.
///
/// A pattern is entered under the hash of the text that it starts or ends with. A path looks up the hashes of its own starts and
/// ends in time proportional to its length. Texts of equal hashes are told apart by the rules.
struct RuleIndex: Hashable, Sendable {
    private struct Table: Hashable, Sendable {
        var numbers: [UInt64: [Int32]] = [:]
        /// A bit for the length of each text in bytes; the last bit for all longer ones.
        var lengths: UInt64 = 0

        mutating func add(_ number: Int, _ text: some Sequence<UInt8>) {
            var hash = TextHash()
            var length = 0
            for byte in text {
                hash.add(byte)
                length += 1
            }
            lengths |= 1 << UInt64(min(length, 63))
            numbers[hash.value, default: []].append(Int32(truncatingIfNeeded: number))
        }

        /// Calls `body` with the numbers of the texts that `text` starts with, or ends with if `isReversed`, and perhaps others.
        @_optimize(speed)
        func forEach(_ text: UnsafeBufferPointer<UInt8>, isReversed: Bool, _ body: (Int) -> Void) {
            guard lengths != 0 else { return }
            var hash = TextHash()
            for length in 0...text.count {
                if length > 0 { hash.add(text[isReversed ? text.count - length : length - 1]) }
                let rest = lengths >> UInt64(min(length, 63))
                if rest == 0 { return }
                guard rest & 1 == 1, let numbers = numbers[hash.value] else { continue }
                for number in numbers { body(Int(number)) }
            }
        }
    }

    private var (nameStarts, nameEnds, pathStarts, pathEnds) = (Table(), Table(), Table(), Table())

    /// Adds the rule `number`, which matches only texts that start with `text`: whole paths, or names.
    mutating func add(_ number: Int, startingWith text: [UInt8], inPaths: Bool) {
        if inPaths { pathStarts.add(number, text) } else { nameStarts.add(number, text) }
    }

    /// Adds the rule `number`, which matches only texts that end with `text`: whole paths, or names.
    mutating func add(_ number: Int, endingWith text: [UInt8], inPaths: Bool) {
        if inPaths { pathEnds.add(number, text.reversed()) } else { nameEnds.add(number, text.reversed()) }
    }

    /// Calls `body` with the numbers of the rules that can match the item at `path` with the last component `name`.
    func forEachCandidate(
        path: UnsafeBufferPointer<UInt8>, name: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void
    ) {
        nameStarts.forEach(name, isReversed: false, body)
        nameEnds.forEach(name, isReversed: true, body)
        pathStarts.forEach(path, isReversed: false, body)
        pathEnds.forEach(path, isReversed: true, body)
    }
}

/// The hash of a text, which can be read before the text ends. <https://datatracker.ietf.org/doc/draft-eastlake-fnv/>
private struct TextHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}

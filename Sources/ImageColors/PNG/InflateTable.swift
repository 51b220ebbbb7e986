/// The table that decodes one of deflate's Huffman codes: an entry for each of the next 10 bits, and below it, for codes
/// that are longer, one for each of the 5 bits that follow.
///
/// <https://www.rfc-editor.org/rfc/rfc1951#section-3.2.2>
final class InflateTable {
    /// How many bits the first level takes.
    static let firstBits = 10
    /// How many bits the second level takes: no code is longer than 15.
    static let secondBits = 5
    private static let firstCount = 1 << firstBits
    private static let secondCount = 1 << secondBits
    private static let mostSymbols = 288

    /// What an entry stands for; the three bits above the code's length.
    enum Kind {
        static let literal: UInt32 = 0
        /// A length or a distance, which takes more bits.
        static let base: UInt32 = 1 << 5
        static let end: UInt32 = 2 << 5
        /// The second level begins at the entry's value.
        static let second: UInt32 = 3 << 5
        /// No code begins with these bits.
        static let invalid: UInt32 = 4 << 5
        static let mask: UInt32 = 7 << 5
    }

    /// The entries: the code's length in bits 0…4, the kind in 5…7, the count of extra bits in 8…15, the value above. Every
    /// index of the first level is valid, and every one of the second level that an entry points to.
    let entries: UnsafeMutablePointer<UInt32>

    init() {
        // No more prefixes lead to the second level than there are symbols.
        let capacity = Self.firstCount + Self.mostSymbols * Self.secondCount
        entries = .allocate(capacity: capacity)
        entries.initialize(repeating: Kind.invalid, count: capacity)
    }

    deinit { entries.deallocate() }

    /// Fills the table for the codes of `lengths`, at most 288 of 0…15 bits, where symbol i means `symbols[i]`.
    ///
    /// - Throws: `damaged` where there are more codes than bits can tell apart.
    func fill(_ lengths: ArraySlice<UInt8>, _ symbols: [UInt32]) throws(ImageProblem) {
        var counts = [Int](repeating: 0, count: 16)
        for length in lengths { counts[Int(length & 15)] += 1 }
        counts[0] = 0
        var next = [Int](repeating: 0, count: 17)
        var room = 1
        for length in 1...15 {
            room = room * 2 - counts[length]
            guard room >= 0 else { throw .damaged("a Huffman code has too many words") }
            next[length + 1] = (next[length] + counts[length]) << 1
        }
        entries.update(repeating: Kind.invalid, count: Self.firstCount)
        var used = Self.firstCount
        for (symbol, length) in zip(symbols, lengths) where length > 0 {
            let length = Int(length & 15)
            let code = Self.reversed(next[length], length)
            next[length] += 1
            let entry = symbol | UInt32(length)
            guard length > Self.firstBits else {
                for index in stride(from: code, to: Self.firstCount, by: 1 << length) { entries[index] = entry }
                continue
            }
            let prefix = code & (Self.firstCount - 1)
            if entries[prefix] & Kind.mask != Kind.second {
                entries[prefix] = UInt32(used) << 16 | Kind.second
                (entries + used).update(repeating: Kind.invalid, count: Self.secondCount)
                used += Self.secondCount
            }
            let second = Int(entries[prefix] >> 16)
            let step = 1 << (length - Self.firstBits)
            for index in stride(from: code >> Self.firstBits, to: Self.secondCount, by: step) {
                entries[second + index] = entry
            }
        }
    }

    private static func reversed(_ code: Int, _ length: Int) -> Int {
        var result = 0
        for bit in 0..<length { result |= (code >> bit & 1) << (length - 1 - bit) }
        return result
    }

    /// What the symbols of literals and lengths mean, without the codes' lengths.
    static let literals: [UInt32] = {
        var symbols = (0..<256).map { UInt32($0) << 16 | Kind.literal } + [Kind.end]
        var base: UInt32 = 3
        for index in 0..<28 {
            let extra = UInt32(index < 8 ? 0 : index / 4 - 1)
            symbols.append(base << 16 | extra << 8 | Kind.base)
            base += 1 << extra
        }
        symbols.append(258 << 16 | Kind.base)
        return symbols + [Kind.invalid, Kind.invalid]
    }()

    /// What the symbols of distances mean, without the codes' lengths.
    static let distances: [UInt32] = {
        var symbols: [UInt32] = []
        var base: UInt32 = 1
        for index in 0..<30 {
            let extra = UInt32(index < 4 ? 0 : index / 2 - 1)
            symbols.append(base << 16 | extra << 8 | Kind.base)
            base += 1 << extra
        }
        return symbols + [Kind.invalid, Kind.invalid]
    }()

    /// The symbols of the code in which the other codes' lengths are written.
    static let lengths = (0..<19).map { UInt32($0) << 16 | Kind.literal }
}

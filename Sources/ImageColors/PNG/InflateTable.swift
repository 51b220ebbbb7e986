/// A decoding table for a Huffman code of deflate: an entry for each value of the next 10 bits and, for longer codes,
/// second-level entries for each value of the following 5 bits.
///
/// <https://www.rfc-editor.org/rfc/rfc1951#section-3.2.2>
final class InflateTable {
    /// The number of bits that index the first level.
    static let firstBits = 10
    /// The number of bits that index the second level. No code is longer than 15 bits.
    static let secondBits = 5
    private static let firstCount = 1 << firstBits
    private static let secondCount = 1 << secondBits
    private static let mostSymbols = 288

    /// The kind of an entry, in the three bits above the code's length.
    enum Kind {
        static let literal: UInt32 = 0
        /// A length or a distance, followed by extra bits.
        static let base: UInt32 = 1 << 5
        static let end: UInt32 = 2 << 5
        /// The entry's value is the start of a second level.
        static let second: UInt32 = 3 << 5
        /// No code begins with these bits.
        static let invalid: UInt32 = 4 << 5
        static let mask: UInt32 = 7 << 5
    }

    /// The entries: the code's length in bits 0…4, the kind in 5…7, the number of extra bits in 8…15, the value above.
    /// All first-level indices are valid, and all second-level indices that an entry points to.
    let entries: UnsafeMutablePointer<UInt32>

    init() {
        // The number of prefixes that lead to the second level is at most the number of symbols.
        let capacity = Self.firstCount + Self.mostSymbols * Self.secondCount
        entries = .allocate(capacity: capacity)
        entries.initialize(repeating: Kind.invalid, count: capacity)
    }

    deinit { entries.deallocate() }

    /// Fills the table for codes of `lengths`, at most 288 with 0…15 bits each; symbol i stands for `symbols[i]`.
    ///
    /// - Throws: `damaged` if the code is oversubscribed.
    func fill(_ lengths: ArraySlice<UInt8>, _ symbols: [UInt32]) throws(ImageProblem) {
        var counts = [Int](repeating: 0, count: 16)
        for length in lengths { counts[Int(length & 15)] += 1 }
        counts[0] = 0
        var next = [Int](repeating: 0, count: 17)
        var room = 1
        for length in 1...15 {
            room = room * 2 - counts[length]
            guard room >= 0 else { throw .damaged("a Huffman table has too many codes") }
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

    /// The entries of literal and length symbols, without the codes' lengths.
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

    /// The entries of distance symbols, without the codes' lengths.
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

    /// The symbols of the code for code lengths.
    static let lengths = (0..<19).map { UInt32($0) << 16 | Kind.literal }
}

/// A Huffman code of a JPEG: its codes of up to 9 bits in a table, the others by their lengths.
///
/// <https://www.w3.org/Graphics/JPEG/itu-t81.pdf>, C.2 and F.2.2.3
final class JPEGHuffmanTable {
    /// How many bits the table takes.
    static let firstBits = 9

    /// What a scan reads of the code: valid as long as the code is.
    struct Lookup {
        /// For each value of the next 9 bits the symbol, and above it the length of its code; 0 where the code is longer or
        /// there is none.
        fileprivate(set) var entries: UnsafePointer<UInt16>
        /// For each length, 0 too, the first code, how many there are, and the place of the first one's symbol.
        fileprivate var codes: UnsafePointer<(first: Int32, count: Int32, place: Int32)>
        /// 256 symbols.
        fileprivate var symbols: UnsafePointer<UInt8>

        /// The symbol whose code the 16 `bits` begin with, and the code's length.
        func symbol(_ bits: UInt16) -> (symbol: Int, length: Int)? {
            for length in 1...16 {
                let (first, count, place) = codes[length]
                let index = Int32(bits >> UInt16(16 - length)) - first
                if index >= 0, index < count { return (Int(symbols[Int(place + index)]), length) }
            }
            return nil
        }
    }

    private let entries = UnsafeMutablePointer<UInt16>.allocate(capacity: 1 << firstBits)
    private let codes = UnsafeMutablePointer<(first: Int32, count: Int32, place: Int32)>.allocate(capacity: 17)
    private let symbols = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)

    /// What a scan reads of the code.
    var lookup: Lookup { Lookup(entries: entries, codes: codes, symbols: symbols) }

    /// Reads the counts of the codes of each length and the symbols.
    init(_ segment: inout ByteReader) throws(ImageProblem) {
        entries.initialize(repeating: 0, count: 1 << Self.firstBits)
        codes.initialize(repeating: (0, 0, 0), count: 17)
        symbols.initialize(repeating: 0, count: 256)
        var (first, place) = (0, 0)
        for length in 1...16 {
            let count = try segment.byte()
            codes[length] = (Int32(first), Int32(count), Int32(place))
            guard first + count <= 1 << length, place + count <= 256 else {
                throw .damaged("a Huffman code has too many words")
            }
            first = (first + count) << 1
            place += count
        }
        for index in 0..<place { symbols[index] = UInt8(try segment.byte()) }
        for length in 1...Self.firstBits {
            let (first, count, place) = codes[length]
            let spread = Self.firstBits - length
            for index in 0..<Int(count) {
                let entry = UInt16(length) << 8 | UInt16(symbols[Int(place) + index])
                (entries + (Int(first) + index) << spread).update(repeating: entry, count: 1 << spread)
            }
        }
    }

    deinit {
        entries.deallocate()
        codes.deallocate()
        symbols.deallocate()
    }
}

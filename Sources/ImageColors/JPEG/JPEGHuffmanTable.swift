/// A Huffman code of a JPEG: a table for codes of up to 9 bits; longer codes are found by length.
///
/// <https://www.w3.org/Graphics/JPEG/itu-t81.pdf>, C.2 and F.2.2.3
final class JPEGHuffmanTable {
    /// The number of bits that index the table.
    static let firstBits = 9

    /// A view for scans, valid as long as the table is.
    struct Lookup {
        /// For each value of the next 9 bits, the symbol, with the code's length above it; 0 if the code is longer or
        /// invalid.
        fileprivate(set) var entries: UnsafePointer<UInt16>
        /// For each length, including 0: the first code, the number of codes, and the index of the first symbol.
        fileprivate var codes: UnsafePointer<(first: Int32, count: Int32, place: Int32)>
        /// 256 symbols.
        fileprivate var symbols: UnsafePointer<UInt8>

        /// Returns the symbol of the code at the start of the 16 `bits`, and the code's length.
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

    /// The view for scans.
    var lookup: Lookup { Lookup(entries: entries, codes: codes, symbols: symbols) }

    /// Reads the number of codes of each length and the symbols.
    init(_ segment: inout ByteReader) throws(ImageProblem) {
        entries.initialize(repeating: 0, count: 1 << Self.firstBits)
        codes.initialize(repeating: (0, 0, 0), count: 17)
        symbols.initialize(repeating: 0, count: 256)
        var (first, place) = (0, 0)
        for length in 1...16 {
            let count = try segment.byte()
            codes[length] = (Int32(first), Int32(count), Int32(place))
            guard first + count <= 1 << length, place + count <= 256 else {
                throw .damaged("a Huffman table has too many codes")
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

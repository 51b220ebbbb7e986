/// The bits of a scan's entropy-coded data. A 0 after a byte 0xFF is stuffing and is dropped; any other byte after 0xFF
/// is a marker, which ends the data.
///
/// <https://www.w3.org/Graphics/JPEG/itu-t81.pdf>, F.2.2.5
struct JPEGBits {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The offset of the next byte; of the marker once the data has ended.
    private(set) var position: Int
    /// The unread bits, left-aligned, and their number.
    private var bits: UInt64 = 0
    private var count = 0
    /// The number of those bits that are past the end of the data.
    private var missing = 0

    /// Creates a reader for `bytes` from `position`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int) {
        self.bytes = bytes
        self.position = position
    }

    /// Whether bits past the end of the data were used.
    var isOverrun: Bool { missing > count }

    /// Whether the file ends with the data.
    var isAtEnd: Bool { position + 1 >= bytes.count }

    /// Ensures at least 32 bits, with zeros past the end. A code and the value that follows it fit in that.
    @inline(__always)
    private mutating func refill() {
        guard count < 32 else { return }
        if position + 4 <= bytes.count, let base = bytes.baseAddress {
            let word = UInt32(bigEndian: UnsafeRawPointer(base + position).loadUnaligned(as: UInt32.self))
            // No byte is 0xFF if no byte of the complement is 0.
            let inverse = ~word
            if (inverse &- 0x0101_0101) & word & 0x8080_8080 == 0 {
                bits |= UInt64(word) << UInt64(32 - count)
                count += 32
                position += 4
                return
            }
        }
        refillSlowly()
    }

    @inline(never)
    private mutating func refillSlowly() {
        while count <= 56 {
            var byte: UInt64 = 0
            if position < bytes.count, bytes[position] != 0xFF {
                byte = UInt64(bytes[position])
                position += 1
            } else if position + 1 < bytes.count, bytes[position + 1] == 0 {
                byte = 0xFF
                position += 2
            } else {
                missing += 8
            }
            bits |= byte << UInt64(56 - count)
            count += 8
        }
    }

    /// Reads a symbol of `table`.
    ///
    /// - Throws: `damaged` if no code matches the next bits, `truncated` if the data has ended.
    @inline(__always)
    mutating func symbol(_ table: JPEGHuffmanTable.Lookup) throws(ImageProblem) -> Int {
        refill()
        let entry = table.entries[Int(bits >> UInt64(64 - JPEGHuffmanTable.firstBits))]
        if entry != 0 {
            let length = UInt64(entry >> 8)
            bits <<= length
            count -= Int(length)
            return Int(entry & 255)
        }
        return try longSymbol(table)
    }

    @inline(never)
    private mutating func longSymbol(_ table: JPEGHuffmanTable.Lookup) throws(ImageProblem) -> Int {
        guard let (symbol, length) = table.symbol(UInt16(bits >> 48)) else {
            throw missing > 0 ? .truncated : .damaged("invalid Huffman code")
        }
        bits <<= UInt64(length)
        count -= length
        return symbol
    }

    /// Reads `length` bits, 0…16, as a number.
    @inline(__always)
    mutating func number(_ length: Int) -> Int {
        if count < length { refill() }
        // Shifts twice because `length` may be 0, and a shift by 64 would not shift at all.
        let value = Int((bits >> 1) >> UInt64(63 - length))
        bits <<= UInt64(length)
        count -= length
        return value
    }

    @inline(__always)
    mutating func bit() -> Bool {
        if count == 0 { refill() }
        let isSet = bits >> 63 == 1
        bits <<= 1
        count -= 1
        return isSet
    }

    /// Reads `length` bits, 0…16, as a signed value. T.81, F.2.2.1
    @inline(__always)
    mutating func value(_ length: Int) -> Int {
        let value = number(length)
        return length > 0 && value < 1 << (length - 1) ? value - (1 << length) + 1 : value
    }

    /// Ends the data, dropping the rest of the current byte, and returns the offset of the marker after it.
    mutating func end() -> Int {
        // Bits read ahead contain no marker, since a marker ends the data. This skips padding at most.
        bits = 0
        count = 0
        missing = 0
        while position + 1 < bytes.count, bytes[position] != 0xFF || [0, 0xFF].contains(bytes[position + 1]) {
            position += 1
        }
        return position
    }

    /// Skips the marker that begins the restart interval `index`.
    mutating func restart(_ index: Int) throws(ImageProblem) {
        let place = end()
        guard place + 1 < bytes.count else { throw .truncated }
        guard bytes[place + 1] == 0xD0 + UInt8(index & 7) else { throw .damaged("a restart marker is missing") }
        position = place + 2
    }
}

/// The bits of a scan's compressed data. A byte 0xFF in it is followed by a 0, which is left out here; anything else behind
/// 0xFF is a marker, which ends the data.
///
/// <https://www.w3.org/Graphics/JPEG/itu-t81.pdf>, F.2.2.5
struct JPEGBits {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The next byte. Once the data has ended, the marker.
    private(set) var position: Int
    /// Bits that are read and not used, the next the highest, and how many of them count.
    private var bits: UInt64 = 0
    private var count = 0
    /// How many of those bits lie beyond the end of the data.
    private var missing = 0

    /// The bits of `bytes` from `position` on.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int) {
        self.bytes = bytes
        self.position = position
    }

    /// Whether bits were used that the data does not have.
    var isOverrun: Bool { missing > count }

    /// Whether the file ends where the data does.
    var isAtEnd: Bool { position + 1 >= bytes.count }

    /// Makes sure of 32 bits, zeros beyond the end. A code with the value that follows it takes no more.
    @inline(__always)
    private mutating func refill() {
        guard count < 32 else { return }
        if position + 4 <= bytes.count, let base = bytes.baseAddress {
            let word = UInt32(bigEndian: UnsafeRawPointer(base + position).loadUnaligned(as: UInt32.self))
            // No byte of it is 0xFF: none of its complement is 0.
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

    /// The next symbol of `table`.
    ///
    /// - Throws: `damaged` where no code begins like the next bits, `truncated` where that is since there are none.
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
            throw missing > 0 ? .truncated : .damaged("a Huffman code is not one of those declared")
        }
        bits <<= UInt64(length)
        count -= length
        return symbol
    }

    /// The next `length` bits, 0…16, as a number.
    @inline(__always)
    mutating func number(_ length: Int) -> Int {
        if count < length { refill() }
        // Two shifts, since one by 64 for no bits would shift by none.
        let value = Int((bits >> 1) >> UInt64(63 - length))
        bits <<= UInt64(length)
        count -= length
        return value
    }

    /// The next bit.
    @inline(__always)
    mutating func bit() -> Bool {
        if count == 0 { refill() }
        let isSet = bits >> 63 == 1
        bits <<= 1
        count -= 1
        return isSet
    }

    /// The next `length` bits, 0…16, as a value with a sign. T.81, F.2.2.1
    @inline(__always)
    mutating func value(_ length: Int) -> Int {
        let value = number(length)
        return length > 0 && value < 1 << (length - 1) ? value - (1 << length) + 1 : value
    }

    /// Ends the data: what is left of a byte is dropped. Gives the place of the marker behind it.
    mutating func end() -> Int {
        // What was read ahead holds no marker, as that ends the data; at most padding is passed over.
        bits = 0
        count = 0
        missing = 0
        while position + 1 < bytes.count, bytes[position] != 0xFF || [0, 0xFF].contains(bytes[position + 1]) {
            position += 1
        }
        return position
    }

    /// Passes over the marker that begins the restart interval `index`.
    mutating func restart(_ index: Int) throws(ImageProblem) {
        let place = end()
        guard place + 1 < bytes.count else { throw .truncated }
        guard bytes[place + 1] == 0xD0 + UInt8(index & 7) else { throw .damaged("a restart marker is missing") }
        position = place + 2
    }
}

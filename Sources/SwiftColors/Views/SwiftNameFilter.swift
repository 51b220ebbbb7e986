/// A set of names that may also hold others, but takes no memory and no time to look up names in.
struct SwiftNameFilter {
    private var bits = SIMD4<UInt64>.zero

    mutating func insert(_ name: UnsafeBufferPointer<UInt8>) {
        let (word, bit) = Self.place(of: name)
        bits[word] |= bit
    }

    /// Whether `name` may have been inserted.
    func mayHold(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let (word, bit) = Self.place(of: name)
        return bits[word] & bit != 0
    }

    private static func place(of name: UnsafeBufferPointer<UInt8>) -> (word: Int, bit: UInt64) {
        let hash = name.reduce(UInt32(0)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        return (Int(hash >> 30), 1 << UInt64(hash >> 24 & 63))
    }
}

/// CRC-32, the checksum of PNG chunks.
///
/// <https://www.w3.org/TR/png-3/#5CRC-algorithm>
enum Checksum {
    /// For each of four bytes processed together, the contribution of each value.
    private static let table: [UInt32] = {
        var table = [UInt32](repeating: 0, count: 4 * 256)
        for value in 0..<256 {
            var rest = UInt32(value)
            for _ in 0..<8 { rest = rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
            table[value] = rest
        }
        for index in 256..<table.count {
            let before = table[index - 256]
            table[index] = before >> 8 ^ table[Int(before & 255)]
        }
        return table
    }()

    /// Returns the checksum of `bytes`.
    static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        table.withUnsafeBufferPointer { table in
            var sum: UInt32 = 0xFFFF_FFFF
            var index = 0
            while index + 4 <= bytes.count {
                for place in 0..<4 { sum ^= UInt32(bytes[index + place]) << UInt32(place * 8) }
                sum =
                    table[768 + Int(sum & 255)] ^ table[512 + Int(sum >> 8 & 255)]
                    ^ table[256 + Int(sum >> 16 & 255)] ^ table[Int(sum >> 24)]
                index += 4
            }
            while index < bytes.count {
                sum = sum >> 8 ^ table[Int((sum ^ UInt32(bytes[index])) & 255)]
                index += 1
            }
            return ~sum
        }
    }
}

import CStandardLibrary

/// Decompresses zlib data piece by piece, so that it never stores more than a window and a piece. Ignores the checksum
/// after the data, since the checksums of PNG chunks cover the same bytes.
///
/// <https://www.rfc-editor.org/rfc/rfc1950>, <https://www.rfc-editor.org/rfc/rfc1951>
struct Inflater: ~Copyable {
    /// The maximum expansion of deflate: 258 bytes from 2 bits.
    static let mostExpansion = 1032
    /// The maximum distance of a copy.
    private static let window = 32 << 10
    /// The longest copy, and the bytes that may be written past its end.
    private static let slack = 258 + 16
    private static let capacity = window + (64 << 10) + slack

    private enum Block {
        case none
        case stored(Int)
        case coded
    }

    private let input: UnsafeBufferPointer<UInt8>
    /// The offset of the next byte of `input`.
    private var position: Int
    /// The unread bits, the next one lowest, and their number.
    private var bits: UInt64 = 0
    private var bitCount = 0
    /// The number of bytes in `bits` that are past the end of `input`.
    private var missing = 0
    private var block = Block.none
    private var isLast = false
    /// The decompressed bytes: the window, then the new ones.
    private let output: UnsafeMutablePointer<UInt8>
    private var end = 0
    private let literals = InflateTable()
    private let distances = InflateTable()

    /// Creates an inflater for `input`, which begins with zlib's header.
    init(_ input: UnsafeBufferPointer<UInt8>) throws(ImageProblem) {
        self.input = input
        position = 2
        output = .allocate(capacity: Self.capacity)
        guard input.count > 2 else { throw .truncated }
        let header = Int(input[0]) << 8 | Int(input[1])
        guard input[0] & 15 == 8, header % 31 == 0, input[1] & 0x20 == 0 else {
            throw .damaged("invalid zlib header")
        }
    }

    deinit { output.deallocate() }

    /// Returns the next bytes, valid until the next call; empty at the end.
    mutating func next() throws(ImageProblem) -> UnsafeBufferPointer<UInt8> {
        if end > Self.window {
            memmove(output, output + (end - Self.window), Self.window)
            end = Self.window
        }
        let start = end
        let limit = Self.capacity - Self.slack
        filling: while end < limit {
            switch block {
            case .none:
                if isLast { break filling }
                try readHeader()
            case .stored(let left):
                let count = min(left, limit - end, input.count - position)
                guard count > 0 || left == 0 else { throw .truncated }
                for index in 0..<count { output[end + index] = input[position + index] }
                end += count
                position += count
                block = left == count ? .none : .stored(left - count)
            case .coded: try decode(until: limit)
            }
        }
        return UnsafeBufferPointer(start: output + start, count: end - start)
    }

    /// Reads `count` bits, at most 16.
    private mutating func take(_ count: Int) throws(ImageProblem) -> Int {
        refill()
        let value = Int(bits & (1 << UInt64(count) - 1))
        bits >>= UInt64(count)
        bitCount -= count
        guard missing * 8 <= bitCount else { throw .truncated }
        return value
    }

    /// Ensures at least 56 bits, with zeros past the end.
    private mutating func refill() {
        while bitCount <= 56 {
            if position < input.count {
                bits |= UInt64(input[position]) << UInt64(bitCount)
                position += 1
            } else {
                missing += 1
            }
            bitCount += 8
        }
    }

    private mutating func readHeader() throws(ImageProblem) {
        isLast = try take(1) == 1
        switch try take(2) {
        case 0:
            _ = try take(bitCount & 7)
            let (count, inverse) = (try take(16), try take(16))
            guard count == ~inverse & 0xFFFF else { throw .damaged("invalid length of a stored block") }
            // Puts the bytes that were read ahead back.
            position -= bitCount / 8 - missing
            (bits, bitCount, missing) = (0, 0, 0)
            block = .stored(count)
        case 1:
            var lengths = [UInt8](repeating: 8, count: 288)
            for symbol in 144..<256 { lengths[symbol] = 9 }
            for symbol in 256..<280 { lengths[symbol] = 7 }
            try literals.fill(lengths[...], InflateTable.literals)
            try distances.fill([UInt8](repeating: 5, count: 32)[...], InflateTable.distances)
            block = .coded
        case 2:
            try readTables()
            block = .coded
        default: throw .damaged("unknown block type in the compressed data")
        }
    }

    /// The order in which code lengths of the length code are stored.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private mutating func readTables() throws(ImageProblem) {
        let (literalCount, distanceCount) = (try take(5) + 257, try take(5) + 1)
        guard literalCount <= 286 else { throw .damaged("a Huffman table has too many codes") }
        var lengths = [UInt8](repeating: 0, count: 19)
        for index in 0..<(try take(4) + 4) { lengths[Self.order[index]] = UInt8(try take(3)) }
        try literals.fill(lengths[...], InflateTable.lengths)
        lengths = []
        let total = literalCount + distanceCount
        while lengths.count < total {
            refill()
            let entry = literals.entries[Int(bits & 1023)]
            guard entry & InflateTable.Kind.mask == InflateTable.Kind.literal else {
                throw .damaged("invalid Huffman code")
            }
            _ = try take(Int(entry & 31))
            let symbol = UInt8(entry >> 16)
            var (value, count) = (symbol, 1)
            switch symbol {
            case 16:
                guard let last = lengths.last else { throw .damaged("a Huffman table starts with a repeated length") }
                (value, count) = (last, try take(2) + 3)
            case 17: (value, count) = (0, try take(3) + 3)
            case 18: (value, count) = (0, try take(7) + 11)
            default: break
            }
            guard lengths.count + count <= total else { throw .damaged("a Huffman table has too many codes") }
            for _ in 0..<count { lengths.append(value) }
        }
        try literals.fill(lengths[..<literalCount], InflateTable.literals)
        try distances.fill(lengths[literalCount...], InflateTable.distances)
    }

    /// Decodes until the block ends or there are `limit` bytes; may write up to 257 more.
    private mutating func decode(until limit: Int) throws(ImageProblem) {
        // The tables and buffers outlive the call, and InflateTable and the loop's conditions keep all indices in
        // bounds.
        guard let source = input.baseAddress else { throw .truncated }
        let (literals, distances, output) = (literals.entries, distances.entries, output)
        let lastWord = input.count - 8
        var (bits, bitCount, position, end, missing) = (bits, bitCount, position, end, missing)
        defer {
            (self.bits, self.bitCount, self.position, self.end, self.missing) = (bits, bitCount, position, end, missing)
        }
        while end < limit {
            if position <= lastWord {
                let word = UnsafeRawPointer(source + position).loadUnaligned(as: UInt64.self)
                bits |= UInt64(littleEndian: word) << UInt64(bitCount)
                position += (63 - bitCount) >> 3
                bitCount |= 56
            } else {
                guard missing * 8 <= bitCount else { throw .truncated }
                while bitCount <= 56 {
                    if position <= lastWord + 7 {
                        bits |= UInt64(source[position]) << UInt64(bitCount)
                        position += 1
                    } else {
                        missing += 1
                    }
                    bitCount += 8
                }
            }
            var entry = literals[Int(bits & 1023)]
            // A literal leaves at least 46 bits, enough for a second one.
            if entry & InflateTable.Kind.mask == InflateTable.Kind.literal {
                output[end] = UInt8(truncatingIfNeeded: entry >> 16)
                end += 1
                bits >>= UInt64(entry & 31)
                bitCount -= Int(entry & 31)
                entry = literals[Int(bits & 1023)]
                guard entry & InflateTable.Kind.mask == InflateTable.Kind.literal else { continue }
            }
            if entry & InflateTable.Kind.mask == InflateTable.Kind.second {
                entry = literals[Int(entry >> 16) + Int(bits >> 10 & 31)]
            }
            bits >>= UInt64(entry & 31)
            bitCount -= Int(entry & 31)
            let kind = entry & InflateTable.Kind.mask
            if kind == InflateTable.Kind.literal {
                output[end] = UInt8(truncatingIfNeeded: entry >> 16)
                end += 1
                continue
            }
            guard kind == InflateTable.Kind.base else {
                guard kind == InflateTable.Kind.end else {
                    throw .damaged("invalid Huffman code")
                }
                guard missing * 8 <= bitCount else { throw .truncated }
                block = .none
                return
            }
            var extra = UInt64(entry >> 8 & 255)
            let length = Int(entry >> 16) + Int(bits & (1 << extra - 1))
            bits >>= extra
            bitCount -= Int(extra)
            entry = distances[Int(bits & 1023)]
            if entry & InflateTable.Kind.mask == InflateTable.Kind.second {
                entry = distances[Int(entry >> 16) + Int(bits >> 10 & 31)]
            }
            guard entry & InflateTable.Kind.mask == InflateTable.Kind.base else {
                throw .damaged("invalid Huffman code")
            }
            bits >>= UInt64(entry & 31)
            extra = UInt64(entry >> 8 & 255)
            let distance = Int(entry >> 16) + Int(bits & (1 << extra - 1))
            bits >>= extra
            bitCount -= Int(entry & 31) + Int(extra)
            guard distance <= end else { throw .damaged("a back-reference points before the start of the data") }
            let target = output + end
            let origin = target - distance
            if distance >= 8 {
                var index = 0
                while index < length {
                    let word = UnsafeRawPointer(origin + index).loadUnaligned(as: UInt64.self)
                    UnsafeMutableRawPointer(target + index).storeBytes(of: word, as: UInt64.self)
                    index += 8
                }
            } else if distance == 1 {
                memset(target, Int32(origin[0]), length)
            } else {
                for index in 0..<length { target[index] = origin[index] }
            }
            end += length
        }
    }
}

/// Decodes the first frame of a GIF. Pixels outside the frame are transparent.
///
/// <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>
enum GIFDecoder {
    /// The maximum expansion: a code of 12 bits stands for up to 4,096 pixels.
    private static let mostExpansion = 4096

    /// Returns the pixels of the first frame in `bytes`.
    static func decode(_ bytes: UnsafeBufferPointer<UInt8>, grid: Int) throws(ImageProblem) -> ImageSampler {
        var file = ByteReader(bytes)
        try file.skip(6)
        let (screenWidth, screenHeight) = (try file.littleEndian16(), try file.littleEndian16())
        let flags = try file.byte()
        try file.skip(2)
        var palette = try palette(flags, &file)
        var transparent: Int?
        while true {
            switch try file.byte() {
            case 0x21:
                if try file.byte() == 0xF9 {
                    var control = file
                    try control.skip(1)
                    let flags = try control.byte()
                    try control.skip(2)
                    transparent = flags & 1 == 1 ? try control.byte() : nil
                }
                while case let count = try file.byte(), count > 0 { try file.skip(count) }
            case 0x2C:
                let (left, top) = (try file.littleEndian16(), try file.littleEndian16())
                let (width, height) = (try file.littleEndian16(), try file.littleEndian16())
                var sampler = try ImageSampler(
                    width: max(screenWidth, left + width), height: max(screenHeight, top + height), limit: grid)
                let flags = try file.byte()
                if flags & 0x80 != 0 { palette = try Self.palette(flags, &file) }
                guard !palette.isEmpty else { throw .damaged("the palette is missing") }
                if let transparent { palette[transparent] = 0 }
                let indices = try indices(width * height, &file)
                give(indices, width, flags & 0x40 != 0, palette) { row, y in
                    sampler.take(row, y: top + y, start: left)
                }
                return sampler
            case 0x3B: throw .damaged("no frame")
            default: throw .damaged("unknown block type")
            }
        }
    }

    private static func palette(_ flags: Int, _ file: inout ByteReader) throws(ImageProblem) -> [UInt32] {
        guard flags & 0x80 != 0 else { return [] }
        var palette: [UInt32] = []
        for _ in 0..<(2 << (flags & 7)) {
            let (red, green, blue) = (try file.byte(), try file.byte(), try file.byte())
            palette.append(UInt32(red | green << 8 | blue << 16) | 0xFF00_0000)
        }
        // Actual files contain indices beyond their palette, which browsers do not draw.
        return palette + [UInt32](repeating: 0, count: 256 - palette.count)
    }

    /// Passes the rows of `indices` to `take`, in file order.
    private static func give(
        _ indices: [UInt8], _ width: Int, _ isInterlaced: Bool, _ palette: [UInt32],
        to take: (UnsafeBufferPointer<UInt32>, Int) -> Void
    ) {
        guard width > 0 else { return }
        let height = indices.count / width
        let passes = isInterlaced ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
        var start = 0
        var row = [UInt32](repeating: 0, count: width)
        for (first, step) in passes {
            for y in stride(from: first, to: height, by: step) {
                for x in 0..<width { row[x] = palette[Int(indices[start + x])] }
                row.withUnsafeBufferPointer { take($0, y) }
                start += width
            }
        }
    }

    /// Reads and decompresses `count` color indices. Appendix F
    private static func indices(_ count: Int, _ file: inout ByteReader) throws(ImageProblem) -> [UInt8] {
        let firstBits = try file.byte()
        guard (1...11).contains(firstBits) else { throw .damaged("invalid code length") }
        guard count / mostExpansion <= file.left else { throw .truncated }
        let clear = 1 << firstBits
        // Each word is a previous word followed by one index.
        var former = [Int](repeating: 0, count: 4096)
        var lengths = [Int](repeating: 1, count: 4096)
        var lasts = (0..<4096).map { UInt8(truncatingIfNeeded: $0) }
        var (next, size, before) = (clear + 2, firstBits + 1, -1)
        var result = [UInt8](repeating: 0, count: count)
        var (end, bits, bitCount, left) = (0, 0, 0, 0)
        while end < count {
            while bitCount < size {
                if left == 0 { left = try file.byte() }
                guard left > 0 else { throw .damaged("the pixel data ends too early") }
                bits |= try file.byte() << bitCount
                bitCount += 8
                left -= 1
            }
            let code = bits & (1 << size - 1)
            bits >>= size
            bitCount -= size
            if code == clear {
                (next, size, before) = (clear + 2, firstBits + 1, -1)
                continue
            }
            guard code != clear + 1 else { throw .damaged("the pixel data ends too early") }
            guard code < next || (code == next && before >= 0) else {
                throw .damaged("invalid code in the pixel data")
            }
            if before >= 0, next < 4096 {
                former[next] = before
                lengths[next] = lengths[before] + 1
                // The first index of this word, or, if this is the word being defined, of the previous one.
                var first = code == next ? before : code
                while first >= clear { first = former[first] }
                lasts[next] = lasts[first]
                next += 1
                if next == 1 << size, size < 12 { size += 1 }
            } else if code >= next {
                throw .damaged("invalid code in the pixel data")
            }
            let length = lengths[code]
            var (word, place) = (code, end + length - 1)
            while place >= end {
                if place < count { result[place] = lasts[word] }
                word = former[word]
                place -= 1
            }
            end += length
            before = code
        }
        // The rest of the codes ends with an empty block.
        try file.skip(left)
        while case let size = try file.byte(), size > 0 { try file.skip(size) }
        return result
    }
}

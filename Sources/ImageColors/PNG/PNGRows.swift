import CStandardLibrary

/// The rows of a PNG, decompressed and unfiltered. <https://www.w3.org/TR/png-3/#9Filters>
struct PNGRows: ~Copyable {
    private var inflater: Inflater
    /// Decompressed bytes that are not used yet.
    private var piece = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    private var offset = 0
    /// The distance in bytes between the bytes that a filter combines: the size of a pixel, at least one.
    private let distance: Int
    /// The number of bytes per row.
    private var count = 0
    /// Two rows, each preceded by 8 zeros in place of the pixel left of the first one, and followed by room for 8
    /// bytes.
    private let buffer: UnsafeMutablePointer<UInt8>
    private let half: Int
    private var isSecond = false

    /// Creates the rows of the data in `inflater`.
    init(_ inflater: consuming Inflater, _ header: PNGHeader) {
        self.inflater = inflater
        distance = max(header.pixelBits / 8, 1)
        half = header.rowBytes(header.width) + 8
        buffer = .allocate(capacity: half * 2 + 8)
        buffer.initialize(repeating: 0, count: half * 2 + 8)
    }

    deinit { buffer.deallocate() }

    /// Begins a pass with rows of `count` bytes, at most those of the full width.
    mutating func begin(_ count: Int) {
        self.count = min(count, half - 8)
        buffer.update(repeating: 0, count: half * 2)
    }

    /// Returns the next row, valid until the next call.
    mutating func next() throws(ImageProblem) -> UnsafeBufferPointer<UInt8> {
        let row = buffer + (isSecond ? half : 0) + 8
        let above = buffer + (isSecond ? 0 : half) + 8
        isSecond.toggle()
        if offset == piece.count { try advance() }
        let filter = piece[offset]
        offset += 1
        var filled = 0
        while filled < count {
            if offset == piece.count { try advance() }
            let part = min(count - filled, piece.count - offset)
            guard let source = piece.baseAddress else { throw .truncated }
            memcpy(row + filled, source + offset, part)
            filled += part
            offset += part
        }
        try unfilter(row, above, filter)
        return UnsafeBufferPointer(start: row, count: count)
    }

    private mutating func advance() throws(ImageProblem) {
        piece = try inflater.next()
        offset = 0
        guard !piece.isEmpty else { throw .truncated }
    }

    private func unfilter(
        _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafeMutablePointer<UInt8>, _ filter: UInt8
    ) throws(ImageProblem) {
        switch filter {
        case 0: break
        case 1: for index in 0..<count { row[index] &+= row[index - distance] }
        case 2: for index in 0..<count { row[index] &+= above[index] }
        case 3:
            for index in 0..<count {
                row[index] &+= UInt8(truncatingIfNeeded: (UInt(row[index - distance]) + UInt(above[index])) >> 1)
            }
        case 4 where distance == 3 || distance == 4: unfilterPixels(row, above)
        case 4:
            for index in 0..<count {
                let (left, up) = (Int32(row[index - distance]), Int32(above[index]))
                let corner = Int32(above[index - distance])
                let (toLeft, toUp, toCorner) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
                let nearest = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
                row[index] &+= UInt8(truncatingIfNeeded: nearest)
            }
        default: throw .damaged("unknown row filter")
        }
    }

    /// Undoes the Paeth filter, the slowest and most common one, for all channels of a pixel at once.
    private func unfilterPixels(_ row: UnsafeMutablePointer<UInt8>, _ above: UnsafeMutablePointer<UInt8>) {
        /// Returns the four bytes at `place`. There is room after each row to read past a pixel of three bytes.
        @inline(__always)
        func pixel(_ place: UnsafeMutablePointer<UInt8>) -> SIMD4<Int16> {
            SIMD4(Int16(place[0]), Int16(place[1]), Int16(place[2]), Int16(place[3]))
        }
        @inline(__always)
        func size(_ value: SIMD4<Int16>) -> SIMD4<Int16> {
            let sign = value &>> 15
            return (value ^ sign) &- sign
        }
        var left = SIMD4<Int16>()
        var corner = SIMD4<Int16>()
        var index = 0
        while index < count {
            let up = pixel(above + index)
            let (fromLeft, fromUp) = (up &- corner, left &- corner)
            let (toLeft, toUp, toCorner) = (size(fromLeft), size(fromUp), size(fromLeft &+ fromUp))
            var nearest = corner
            nearest.replace(with: up, where: toUp .<= toCorner)
            nearest.replace(with: left, where: (toLeft .<= toUp) .& (toLeft .<= toCorner))
            left = (pixel(row + index) &+ nearest) & 255
            corner = up
            row[index] = UInt8(truncatingIfNeeded: left[0])
            row[index + 1] = UInt8(truncatingIfNeeded: left[1])
            row[index + 2] = UInt8(truncatingIfNeeded: left[2])
            if distance == 4 { row[index + 3] = UInt8(truncatingIfNeeded: left[3]) }
            index += distance
        }
    }
}

/// Converts the rows of a PNG to pixels with 8 bits each of red, green, blue and alpha.
struct PNGColors {
    /// The content of the `tRNS` chunk. <https://www.w3.org/TR/png-3/#11tRNS>
    var transparency: [UInt8] = []
    /// Whether all pixels are opaque.
    private(set) var isOpaque = false
    private var header: PNGHeader?
    private var palette: [UInt32] = []
    /// For rows with a single sample of up to 8 bits: the pixel of each value.
    private var table: [UInt32] = []
    /// The samples of the transparent color, as stored; if there is none, values that no sample has.
    private var key = SIMD3<Int>(repeating: -1)

    /// Reads the palette. <https://www.w3.org/TR/png-3/#11PLTE>
    mutating func readPalette(_ chunk: ByteReader) throws(ImageProblem) {
        var chunk = chunk
        guard chunk.left % 3 == 0, chunk.left <= 768 else { throw .damaged("invalid palette length") }
        palette = []
        while chunk.left > 0 {
            palette.append(Self.pixel(try chunk.byte(), try chunk.byte(), try chunk.byte()))
        }
    }

    private static func pixel(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> UInt32 {
        UInt32(truncatingIfNeeded: red | green << 8 | blue << 16 | alpha << 24)
    }

    /// Prepares the tables that all rows share.
    mutating func prepare(for header: PNGHeader) throws(ImageProblem) {
        self.header = header
        isOpaque = transparency.isEmpty && header.kind != .grayAlpha && header.kind != .rgba
        let bytes = transparency
        /// Returns the sample at `index` of `tRNS`, with the header's number of bits.
        func sample(_ index: Int) -> Int {
            guard bytes.count >= index * 2 + 2 else { return -1 }
            return (Int(bytes[index * 2]) << 8 | Int(bytes[index * 2 + 1])) & (1 << header.depth - 1)
        }
        switch header.kind {
        case .palette:
            guard !palette.isEmpty else { throw .damaged("the palette is missing") }
            table = palette
            for (index, alpha) in zip(table.indices, bytes) {
                table[index] = table[index] & 0xFF_FFFF | UInt32(alpha) << 24
            }
        case .gray:
            key = SIMD3(sample(0), -1, -1)
            guard header.depth <= 8 else { return }
            let most = 1 << header.depth - 1
            table = (0...most).map { value in
                let gray = value * 255 / most
                return Self.pixel(gray, gray, gray, value == key.x ? 0 : 255)
            }
        case .rgb: key = SIMD3(sample(0), sample(1), sample(2))
        case .grayAlpha, .rgba: break
        }
    }

    /// Converts the bytes of a row into `pixels`.
    ///
    /// - Throws: `damaged` if a pixel's color is not in the palette, `truncated` if the row is too short.
    func convert(
        _ row: UnsafeBufferPointer<UInt8>, into pixels: UnsafeMutableBufferPointer<UInt32>
    ) throws(ImageProblem) {
        guard let header, row.count >= header.rowBytes(pixels.count) else { throw .truncated }
        if !table.isEmpty {
            try look(row, header.depth, into: pixels)
        } else if header.depth == 16 {
            convert16(row, header.kind, into: pixels)
        } else {
            switch header.kind {
            case .rgb:
                let opaque: UInt32 = 0xFF00_0000
                let key = UInt32(truncatingIfNeeded: key.x | key.y << 8 | key.z << 16)
                let hasKey = !isOpaque && self.key.x >= 0
                for index in pixels.indices {
                    let (red, green) = (UInt32(row[index * 3]), UInt32(row[index * 3 + 1]))
                    let color = red | green << 8 | UInt32(row[index * 3 + 2]) << 16
                    pixels[index] = hasKey && color == key ? color : color | opaque
                }
            case .grayAlpha:
                for index in pixels.indices {
                    pixels[index] = UInt32(row[index * 2]) * 0x1_0101 | UInt32(row[index * 2 + 1]) << 24
                }
            default:
                for index in pixels.indices {
                    let (red, green) = (UInt32(row[index * 4]), UInt32(row[index * 4 + 1]))
                    let (blue, alpha) = (UInt32(row[index * 4 + 2]), UInt32(row[index * 4 + 3]))
                    pixels[index] = red | green << 8 | blue << 16 | alpha << 24
                }
            }
        }
    }

    /// Looks up samples of `depth` bits, 1…8.
    private func look(
        _ row: UnsafeBufferPointer<UInt8>, _ depth: Int, into pixels: UnsafeMutableBufferPointer<UInt32>
    ) throws(ImageProblem) {
        let mask = 1 << depth - 1
        try table.withUnsafeBufferPointer { table in
            Result { () throws(ImageProblem) in
                for index in pixels.indices {
                    let bit = index * depth
                    let value = Int(row[bit >> 3]) >> (8 - depth - bit & 7) & mask
                    guard value < table.count else { throw .damaged("a pixel's color is not in the palette") }
                    pixels[index] = table[value]
                }
            }
        }.get()
    }

    /// Converts samples of 16 bits, each rounded to the nearest of 8 bits.
    private func convert16(
        _ row: UnsafeBufferPointer<UInt8>, _ kind: PNGHeader.Kind, into pixels: UnsafeMutableBufferPointer<UInt32>
    ) {
        let channels = kind.channels
        func narrowed(_ sample: Int) -> Int { (sample * 255 + 32_767) / 65_535 }
        for index in pixels.indices {
            func sample(_ channel: Int) -> Int {
                let place = (index * channels + channel) * 2
                return Int(row[place]) << 8 | Int(row[place + 1])
            }
            let first = sample(0)
            var color = SIMD3(first, first, first)
            if channels > 2 { color = SIMD3(first, sample(1), sample(2)) }
            var alpha = 255
            switch kind {
            case .gray: if first == key.x { alpha = 0 }
            case .rgb: if color == key { alpha = 0 }
            default: alpha = narrowed(sample(channels - 1))
            }
            pixels[index] = Self.pixel(narrowed(color.x), narrowed(color.y), narrowed(color.z), alpha)
        }
    }
}

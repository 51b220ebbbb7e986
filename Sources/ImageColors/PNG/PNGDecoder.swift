/// Decodes a PNG. <https://www.w3.org/TR/png-3/>
struct PNGDecoder {
    private let header: PNGHeader
    private var sampler: ImageSampler
    /// The compressed pixels from all IDAT chunks.
    private var data: [UInt8] = []
    private var colors = PNGColors()
    /// The color space that the file names; if several chunks do, the one with the highest precedence wins.
    private(set) var space = ImageColorSpace.srgb

    /// Reads all chunks without decoding any pixels.
    init(_ bytes: UnsafeBufferPointer<UInt8>, grid: Int) throws(ImageProblem) {
        var file = ByteReader(bytes)
        try file.skip(8)
        var (header, sampler): (PNGHeader?, ImageSampler?) = (nil, nil)
        var (hasEnded, spaceRank) = (false, 0)
        var former: UInt32 = 0
        while !hasEnded {
            let count = try file.number(4)
            let whole = try file.part(count + 4)
            var chunk = whole
            let name = UInt32(try chunk.number(4))
            guard try file.number(4) == Int(Checksum.of(whole.rest)) else {
                throw .damaged("wrong checksum of the chunk \(Self.text(name))")
            }
            guard header != nil || name == 0x4948_4452 else {
                // Xcode writes a variant of PNG that only Apple's frameworks can read.
                if name == 0x4367_4249 { throw .unsupported("a PNG in Xcode's own variant (CgBI)") }
                throw .damaged("the first chunk is not the header")
            }
            switch name {
            case 0x4948_4452:  // IHDR
                guard header == nil else { throw .damaged("more than one header") }
                let read = try PNGHeader(chunk)
                header = read
                sampler = try ImageSampler(width: read.width, height: read.height, limit: grid)
            case 0x504C_5445: try colors.readPalette(chunk)  // PLTE
            case 0x7452_4E53: colors.transparency = Array(chunk.rest)  // tRNS
            case 0x4944_4154:  // IDAT
                guard data.isEmpty || former == name else {
                    throw .damaged("the IDAT chunks are not consecutive")
                }
                data += chunk.rest
            case 0x6349_4350 where spaceRank < 3:  // cICP: 12 are P3's primaries, 13 is sRGB's curve
                (space, spaceRank) = (chunk.begins(with: "\u{C}\u{D}\0") ? .displayP3 : .srgb, 3)
            case 0x6943_4350 where spaceRank < 2:  // iCCP
                (space, spaceRank) = (try Self.space(ofProfile: chunk), 2)
            case 0x4945_4E44: hasEnded = true  // IEND
            case _ where name & 0x2000_0000 == 0:
                throw .damaged("unknown critical chunk \(Self.text(name))")
            default: break
            }
            former = name
        }
        guard let header, let sampler else { throw .truncated }
        self.header = header
        self.sampler = sampler
    }

    private static func text(_ name: UInt32) -> String {
        let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: name >> $0) }
        return letters.allSatisfy { $0 > 0x40 && $0 < 0x7F } ? String(decoding: letters, as: UTF8.self) : "?"
    }

    /// Returns the color space of the compressed profile in `chunk`. <https://www.w3.org/TR/png-3/#11iCCP>
    private static func space(ofProfile chunk: ByteReader) throws(ImageProblem) -> ImageColorSpace {
        var chunk = chunk
        while try chunk.byte() != 0 {}
        try chunk.skip(1)
        var profile: [UInt8] = []
        // Ignores a profile that cannot be read. The description is near the start.
        guard var inflater = try? Inflater(chunk.rest) else { return .srgb }
        while profile.count < 1 << 20, let part = try? inflater.next(), !part.isEmpty { profile += part }
        return profile.withUnsafeBufferPointer { ImageColorSpace(profile: $0) }
    }

    mutating func decode() throws(ImageProblem) -> ImageSampler {
        try colors.prepare(for: header)
        // Fails early if the data cannot possibly expand to the image.
        let needed = header.rowBytes(header.width) * header.height
        guard needed / Inflater.mostExpansion <= data.count else { throw .truncated }
        let result = data.withUnsafeBufferPointer { data in
            Result { () throws(ImageProblem) in try decode(data) }
        }
        try result.get()
        return sampler
    }

    private mutating func decode(_ data: UnsafeBufferPointer<UInt8>) throws(ImageProblem) {
        var rows = try PNGRows(Inflater(data), header)
        let line = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: header.width)
        defer { line.deallocate() }
        for pass in header.passes {
            let columns = (header.width - pass.x + pass.dx - 1) / pass.dx
            guard columns > 0, pass.x < header.width else { continue }
            rows.begin(header.rowBytes(columns))
            let pixels = UnsafeMutableBufferPointer(rebasing: line[..<columns])
            for y in stride(from: pass.y, to: header.height, by: pass.dy) {
                try colors.convert(try rows.next(), into: pixels)
                sampler.take(
                    UnsafeBufferPointer(pixels), y: y, start: pass.x, step: pass.dx, isOpaque: colors.isOpaque)
            }
        }
    }
}

/// Decodes JPEG: baseline, extended and progressive, Huffman-coded, with 8 bits per sample.
///
/// <https://www.w3.org/Graphics/JPEG/itu-t81.pdf>
struct JPEGDecoder {
    /// The maximum number of scans. Each scan of a progressive image visits all blocks, and a scan can be a few bytes
    /// long, so a small file could take very long. Actual images have about ten.
    private static let scanLimit = 200

    private let bytes: UnsafeBufferPointer<UInt8>
    private var frame: JPEGFrame?
    private var scanCount = 0
    private var quantization = [[Int32]?](repeating: nil, count: 4)
    private var direct = [JPEGHuffmanTable?](repeating: nil, count: 4)
    private var alternating = [JPEGHuffmanTable?](repeating: nil, count: 4)
    private var restartInterval = 0
    private var hasJFIF = false
    /// The component transform in Adobe's marker: 0 for none, 1 for YCbCr, 2 for YCCK.
    private var adobeTransform: Int?
    private var profile: [UInt8] = []
    /// The color space that the file's profile names.
    private(set) var space = ImageColorSpace.srgb

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Decodes the image.
    mutating func decode(grid: Int) throws(ImageProblem) -> ImageSampler {
        var file = ByteReader(bytes)
        try file.skip(2)
        var sampler: ImageSampler?
        while true {
            // Skips anything between segments that is not a marker, as all decoders do.
            while try file.byte() != 0xFF {}
            var marker = 0xFF
            while marker == 0xFF { marker = try file.byte() }
            if marker == 0xD9 { break }
            // 0 is data; 0x01 and 0xD0…0xD8 have no segment.
            if marker < 2 || (0xD0...0xD8).contains(marker) { continue }
            let segment = try file.part(try file.number(2) - 2)
            switch marker {
            case 0xC0, 0xC1, 0xC2:
                guard frame == nil else { throw .damaged("more than one frame") }
                let read = try JPEGFrame(segment, isProgressive: marker == 0xC2)
                guard read.height > 0 else {
                    throw .unsupported("a JPEG that declares its height after the pixels (DNL)")
                }
                sampler = try ImageSampler(width: read.width, height: read.height, limit: grid)
                // Each block takes at least one bit, in progressive images at least once.
                guard bytes.count * 8 >= read.blockCount else { throw .truncated }
                frame = read
            case 0xC3: throw .unsupported("lossless JPEG")
            case 0xC5...0xC7, 0xDE: throw .unsupported("hierarchical JPEG")
            case 0xC9...0xCB, 0xCD...0xCF, 0xCC: throw .unsupported("JPEG with arithmetic coding")
            case 0xF7: throw .unsupported("JPEG-LS")
            case 0xC4: try readHuffmanTables(segment)
            case 0xDB: try readQuantization(segment)
            case 0xDD:
                var segment = segment
                restartInterval = try segment.number(2)
            case 0xDA: file.move(to: try readScan(segment, from: file.offset))
            case 0xE0: hasJFIF = hasJFIF || segment.begins(with: "JFIF")
            case 0xE2 where segment.begins(with: "ICC_PROFILE\0"):
                // The parts come in order.
                var part = segment
                try part.skip(14)
                profile += part.rest
            case 0xEE where segment.begins(with: "Adobe") && segment.left >= 12:
                adobeTransform = Int(segment.rest[11])
            default: break
            }
        }
        guard let frame, var sampler else { throw .truncated }
        space = profile.withUnsafeBufferPointer { ImageColorSpace(profile: $0) }
        try finish(frame)
        JPEGRows(frame, colors(of: frame)).writeRows(to: &sampler)
        return sampler
    }

    /// Ensures that all samples are decoded.
    private func finish(_ frame: JPEGFrame) throws(ImageProblem) {
        for component in frame.components {
            guard component.hasSteps else { throw .truncated }
            guard frame.isProgressive else { continue }
            component.allocateSamples()
            let (across, coefficients) = (component.blocksAcross, component.coefficients)
            for block in 0..<across * component.blocksDown {
                inverseTransform(
                    UnsafeBufferPointer(rebasing: coefficients[block * 64..<block * 64 + 64]),
                    UnsafeBufferPointer(component.steps), isFlat: component.filled[block] == 0,
                    into: component.samples, at: (block / across * across * 8 + block % across) * 8, stride: across * 8)
            }
            component.freeCoefficients()
        }
    }

    /// Returns what the components of `frame` stand for.
    private func colors(of frame: JPEGFrame) -> JPEGColors {
        switch frame.components.count {
        case 1: return .gray
        case 4: return adobeTransform == 2 ? .ycck : .cmyk(isInverted: adobeTransform != nil)
        default:
            if hasJFIF { return .yCbCr }
            if let adobeTransform { return adobeTransform == 0 ? .rgb : .yCbCr }
            // The letters R, G and B.
            return frame.components.map({ $0.id }) == [82, 71, 66] ? .rgb : .yCbCr
        }
    }

    private mutating func readQuantization(_ segment: ByteReader) throws(ImageProblem) {
        var segment = segment
        while segment.left > 0 {
            let head = try segment.byte()
            guard head & 15 < 4, head >> 4 < 2 else { throw .damaged("invalid number of a quantization table") }
            var steps = [Int32](repeating: 1, count: 64)
            for index in 0..<64 {
                steps[jpegRowOrder[index]] = Int32(truncatingIfNeeded: try segment.number(head >> 4 + 1))
            }
            quantization[head & 15] = steps
        }
    }

    private mutating func readHuffmanTables(_ segment: ByteReader) throws(ImageProblem) {
        var segment = segment
        while segment.left > 0 {
            let head = try segment.byte()
            guard head & 15 < 4, head >> 4 < 2 else { throw .damaged("a Huffman code has no such number") }
            let table = try JPEGHuffmanTable(&segment)
            if head >> 4 == 0 { direct[head & 15] = table } else { alternating[head & 15] = table }
        }
    }

    /// Reads the scan with the header `segment` and the data at `start`; returns the offset of its end.
    private mutating func readScan(_ segment: ByteReader, from start: Int) throws(ImageProblem) -> Int {
        guard let frame else { throw .damaged("a scan precedes the frame header") }
        scanCount += 1
        guard scanCount <= Self.scanLimit else { throw .unsupported("a JPEG with more than \(Self.scanLimit) scans") }
        var segment = segment
        var components: [JPEGComponent] = []
        for _ in 0..<(try segment.byte()) {
            let (id, tables) = (try segment.byte(), try segment.byte())
            guard let component = frame.components.first(where: { $0.id == id }),
                !components.contains(where: { $0 === component }), tables >> 4 < 4, tables & 15 < 4
            else { throw .damaged("a scan refers to an unknown component or table") }
            component.direct = direct[tables >> 4]
            component.alternating = alternating[tables & 15]
            if !component.hasSteps {
                guard let steps = quantization[component.quantization] else {
                    throw .damaged("a quantization table is missing")
                }
                component.keep(steps)
            }
            components.append(component)
        }
        let (first, last, bits) = (try segment.byte(), try segment.byte(), try segment.byte())
        var scan = try JPEGScan(
            frame, components, JPEGBits(bytes, from: start), restartInterval: restartInterval, first: first, last: last,
            formerBit: bits >> 4, bit: bits & 15)
        return try scan.read()
    }
}

/// The row-order index of each coefficient, in file order. T.81, figure 5
let jpegRowOrder: [Int] = {
    var order: [Int] = []
    for diagonal in 0..<15 {
        let places = (max(0, diagonal - 7)...min(diagonal, 7)).map { $0 * 8 + diagonal - $0 }
        // Odd diagonals run down.
        order += diagonal % 2 == 1 ? places : places.reversed()
    }
    return order
}()

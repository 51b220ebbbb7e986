/// The content of a PNG's first chunk. <https://www.w3.org/TR/png-3/#11IHDR>
struct PNGHeader {
    /// The samples of a pixel.
    enum Kind: Int {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6

        /// The number of samples per pixel.
        var channels: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }

        /// The permitted numbers of bits per sample.
        fileprivate var depths: [Int] {
            switch self {
            case .gray: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            default: [8, 16]
            }
        }
    }

    /// The size in pixels.
    let width, height: Int
    /// The number of bits per sample.
    let depth: Int
    let kind: Kind
    let isInterlaced: Bool

    /// Reads the content of the chunk.
    init(_ chunk: ByteReader) throws(ImageProblem) {
        var chunk = chunk
        guard chunk.left == 13 else { throw .damaged("the length of the header is not 13") }
        width = try chunk.number(4)
        height = try chunk.number(4)
        depth = try chunk.byte()
        guard let kind = Kind(rawValue: try chunk.byte()), kind.depths.contains(depth) else {
            throw .damaged("invalid color type or bit depth")
        }
        self.kind = kind
        guard try chunk.number(2) == 0 else { throw .damaged("unknown compression or filter method") }
        let interlace = try chunk.byte()
        guard interlace < 2 else { throw .damaged("unknown interlace method") }
        isInterlaced = interlace == 1
    }

    /// The number of bits per pixel.
    var pixelBits: Int { depth * kind.channels }

    /// Returns the number of bytes of `columns` pixels, without the filter type.
    func rowBytes(_ columns: Int) -> Int { (columns * pixelBits + 7) / 8 }

    /// The passes over the image: the first pixel of each, and the distance between its pixels.
    /// <https://www.w3.org/TR/png-3/#8Interlace>
    var passes: [(x: Int, y: Int, dx: Int, dy: Int)] {
        guard isInterlaced else { return [(0, 0, 1, 1)] }
        return [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    }
}

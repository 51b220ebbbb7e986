import CStandardLibrary

/// A frame header. <https://www.w3.org/Graphics/JPEG/itu-t81.pdf>, B.2.2
struct JPEGFrame {
    /// The size in pixels.
    let width, height: Int
    let isProgressive: Bool
    let components: [JPEGComponent]
    /// The largest sampling factors of any component.
    let acrossMost, downMost: Int
    /// The number of units in each direction. A unit has `across` × `down` blocks of 8 × 8 samples of each component.
    let unitsAcross, unitsDown: Int

    /// Reads the header. Allocates nothing that grows with the image.
    init(_ segment: ByteReader, isProgressive: Bool) throws(ImageProblem) {
        var segment = segment
        self.isProgressive = isProgressive
        let depth = try segment.byte()
        guard depth == 8 else { throw .unsupported("a JPEG with \(depth) bits per sample") }
        height = try segment.number(2)
        width = try segment.number(2)
        let count = try segment.byte()
        guard [1, 3, 4].contains(count) else { throw .unsupported("a JPEG with \(count) components") }
        var components: [JPEGComponent] = []
        for _ in 0..<count {
            let (id, factors, table) = (try segment.byte(), try segment.byte(), try segment.byte())
            let (across, down) = (factors >> 4, factors & 15)
            guard (1...4).contains(across), (1...4).contains(down), table < 4 else {
                throw .damaged("invalid sampling factors or quantization table of a component")
            }
            // A single component is not subsampled; its blocks follow one another.
            let isAlone = count == 1
            components.append(
                JPEGComponent(id: id, across: isAlone ? 1 : across, down: isAlone ? 1 : down, quantization: table))
        }
        let acrossMost = components.map { $0.across }.max() ?? 1
        let downMost = components.map { $0.down }.max() ?? 1
        unitsAcross = (width + 8 * acrossMost - 1) / (8 * acrossMost)
        unitsDown = (height + 8 * downMost - 1) / (8 * downMost)
        for component in components {
            component.width = (width * component.across + acrossMost - 1) / acrossMost
            component.height = (height * component.down + downMost - 1) / downMost
            component.blocksAcross = unitsAcross * component.across
            component.blocksDown = unitsDown * component.down
        }
        self.acrossMost = acrossMost
        self.downMost = downMost
        self.components = components
    }

    /// The number of blocks of all components.
    var blockCount: Int { components.reduce(0) { $0 + $1.blocksAcross * $1.blocksDown } }
}

/// A component of a frame, with its decoded data.
final class JPEGComponent {
    /// The identifier in the file.
    let id: Int
    /// The sampling factors, 1…4.
    let across, down: Int
    /// The index of its quantization table.
    let quantization: Int
    /// The size of the image in samples of this component.
    var width = 0
    var height = 0
    /// The number of stored blocks in each direction, including those outside the image.
    var blocksAcross = 0
    var blocksDown = 0
    /// The quantization table at the start of the first scan, in row order.
    let steps = UnsafeMutableBufferPointer<Int32>.allocate(capacity: 64)
    /// Whether a scan of this component has begun.
    private(set) var hasSteps = false
    /// The Huffman tables of the current scan.
    var direct: JPEGHuffmanTable?
    var alternating: JPEGHuffmanTable?
    /// The samples, `blocksAcross * 8` per row; empty until the first scan.
    private(set) var samples = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    /// In progressive images, 64 coefficients per block, in row order.
    private(set) var coefficients = UnsafeMutableBufferPointer<Int16>(start: nil, count: 0)
    /// For each block, a bit per nonzero coefficient, in file order, without the first coefficient.
    private(set) var filled = UnsafeMutableBufferPointer<UInt64>(start: nil, count: 0)

    init(id: Int, across: Int, down: Int, quantization: Int) {
        self.id = id
        self.across = across
        self.down = down
        self.quantization = quantization
        steps.initialize(repeating: 1)
    }

    deinit {
        samples.deallocate()
        freeCoefficients()
        steps.deallocate()
    }

    /// Stores the quantization table.
    func keep(_ steps: [Int32]) {
        for (index, step) in zip(self.steps.indices, steps) { self.steps[index] = step }
        hasSteps = true
    }

    func allocateSamples() {
        guard samples.isEmpty else { return }
        samples = .allocate(capacity: blocksAcross * blocksDown * 64)
        samples.initialize(repeating: 0)
    }

    func allocateCoefficients() {
        guard coefficients.isEmpty else { return }
        coefficients = .allocate(capacity: blocksAcross * blocksDown * 64)
        coefficients.initialize(repeating: 0)
        filled = .allocate(capacity: blocksAcross * blocksDown)
        filled.initialize(repeating: 0)
    }

    func freeCoefficients() {
        coefficients.deallocate()
        filled.deallocate()
        coefficients = UnsafeMutableBufferPointer(start: nil, count: 0)
        filled = UnsafeMutableBufferPointer(start: nil, count: 0)
    }
}

/// Collects the pixels of an image while it is decoded: adds them up, and keeps those on a grid.
///
/// A pixel is a `UInt32`: red in the lowest 8 bits, then green, blue and alpha.
struct ImageSampler {
    /// The size of the image in pixels, each at least 1.
    let width, height: Int
    /// The size of the grid, at most that of the image.
    let columns, rows: Int
    /// The sampled pixels, row by row; 0 (transparent) where no pixel was added.
    private(set) var samples: [UInt32]
    /// The sums of red, green and blue, each multiplied by alpha, and of alpha.
    private(set) var sums = SIMD4<UInt64>()
    private let places: [Int]

    /// Creates a sampler for an image of `width` × `height` with a grid of at most `limit` × `limit`.
    ///
    /// - Throws: `tooLarge`, or `damaged` if there are no pixels.
    init(width: Int, height: Int, limit: Int) throws(ImageProblem) {
        guard width > 0, height > 0 else { throw .damaged("the image has no pixels") }
        guard width <= ImageProblem.pixelLimit / height else { throw .tooLarge(width: width, height: height) }
        self.width = width
        self.height = height
        let columns = min(width, limit)
        self.columns = columns
        rows = min(height, limit)
        samples = [UInt32](repeating: 0, count: columns * rows)
        places = (0..<columns).map { Self.place($0, of: columns, in: width) }
    }

    /// Returns the middle of part `index` of `count` equal parts of `length`.
    private static func place(_ index: Int, of count: Int, in length: Int) -> Int {
        (2 * index + 1) * length / (2 * count)
    }

    /// Adds the pixels of row `y`: the first is in column `start`, and each is `step` columns right of the previous
    /// one.
    ///
    /// - Parameter isOpaque: whether all alphas are 255.
    mutating func take(
        _ row: UnsafeBufferPointer<UInt32>, y: Int, start: Int = 0, step: Int = 1, isOpaque: Bool = false
    ) {
        if isOpaque {
            var red: UInt64 = 0
            var green: UInt64 = 0
            var blue: UInt64 = 0
            for pixel in row {
                red &+= UInt64(pixel & 0xFF)
                green &+= UInt64(pixel >> 8 & 0xFF)
                blue &+= UInt64(pixel >> 16 & 0xFF)
            }
            sums &+= SIMD4(red, green, blue, UInt64(row.count)) &* 255
        } else {
            var total = SIMD4<UInt64>()
            for pixel in row {
                let alpha = UInt64(pixel >> 24)
                total.x &+= UInt64(pixel & 0xFF) &* alpha
                total.y &+= UInt64(pixel >> 8 & 0xFF) &* alpha
                total.z &+= UInt64(pixel >> 16 & 0xFF) &* alpha
                total.w &+= alpha
            }
            sums &+= total
        }
        let line = y * rows / height
        guard line < rows, Self.place(line, of: rows, in: height) == y else { return }
        for (column, place) in places.enumerated() {
            let distance = place - start
            guard distance >= 0, distance % step == 0, distance / step < row.count else { continue }
            samples[line * columns + column] = row[distance / step]
        }
    }
}

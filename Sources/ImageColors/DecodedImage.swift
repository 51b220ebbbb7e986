/// What is kept of a picture: its size, the sum of its pixels, and pixels of it in a grid.
package struct DecodedImage: Sendable {
    /// The size in pixels, as stored: a camera's note about which side is up is not heeded.
    package let width, height: Int
    /// The space the pixels' components are in.
    package let space: ImageColorSpace
    /// The size of the grid of ``samples``.
    package let columns, rows: Int
    /// The pixels of the grid, row by row: red in the lowest 8 bits, then green, blue and alpha, not premultiplied.
    package let samples: [UInt32]
    /// The sums over all pixels of red, green and blue, each times alpha, and of alpha, all 0…255.
    package let sums: SIMD4<UInt64>

    /// Decodes the picture in `bytes`, which is read whole: PNG, JPEG, or the first frame of a GIF.
    ///
    /// - Parameter grid: the most columns and rows of ``samples``; what is smaller is kept whole.
    /// - Throws: why there is no picture. One that is not whole is none.
    package init(_ bytes: UnsafeBufferPointer<UInt8>, grid: Int = 100) throws(ImageProblem) {
        guard let format = ImageFormat(bytes) else { throw bytes.isEmpty ? .truncated : .unknownFormat }
        switch format {
        case .png:
            var decoder = try PNGDecoder(bytes, grid: grid)
            self.init(try decoder.decode(), decoder.space)
        case .jpeg:
            var decoder = JPEGDecoder(bytes)
            self.init(try decoder.decode(grid: grid), decoder.space)
        case .gif: self.init(try GIFDecoder.decode(bytes, grid: grid), .srgb)
        default: throw .otherFormat(format.rawValue)
        }
    }

    private init(_ sampler: ImageSampler, _ space: ImageColorSpace) {
        width = sampler.width
        height = sampler.height
        columns = sampler.columns
        rows = sampler.rows
        samples = sampler.samples
        sums = sampler.sums
        self.space = space
    }
}

/// A decoded image, reduced to its size, the sum of its pixels, and a grid of samples.
package struct DecodedImage: Sendable {
    /// The size in pixels, as stored. Ignores the orientation in Exif data.
    package let width, height: Int
    /// The color space of the pixels.
    package let space: ImageColorSpace
    /// The size of the grid of ``samples``.
    package let columns, rows: Int
    /// The sampled pixels, row by row: red in the lowest 8 bits, then green, blue and alpha, not premultiplied.
    package let samples: [UInt32]
    /// The sums over all pixels of red, green and blue, each multiplied by alpha, and of alpha, all 0…255.
    package let sums: SIMD4<UInt64>

    /// Decodes the whole image in `bytes`: PNG, JPEG, or the first frame of a GIF.
    ///
    /// - Parameter grid: the maximum number of columns and of rows of ``samples``; smaller images are kept whole.
    /// - Throws: the reason if the image cannot be decoded, or is incomplete.
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

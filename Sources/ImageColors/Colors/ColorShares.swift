import ColorMath

extension DecodedImage {
    /// The colors of the samples, similar ones merged, each with its portion of the image, 0…1, and its mean opacity. At
    /// most a few hundred for a photo.
    package var colorShares: [(color: RGBA, portion: Double)] {
        var bins: [UInt32: (sum: SIMD4<Int>, count: Int)] = [:]
        for pixel in samples {
            // Four bits of each component; the color of a transparent pixel does not matter.
            let key = pixel >> 24 == 0 ? 0 : pixel & 0xF0F0_F0F0 | 1
            let alpha = Int(pixel >> 24)
            let parts = SIMD4(Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255), 255) &* alpha
            bins[key, default: (SIMD4(), 0)].sum &+= parts
            bins[key, default: (SIMD4(), 0)].count += 1
        }
        let total = Double(max(samples.count, 1))
        // In the order of the keys, so that the result does not depend on hashing.
        return bins.sorted { $0.key < $1.key }.map { _, bin in
            let alpha = Double(bin.sum.w) / 255
            guard alpha > 0 else { return (RGBA(white: 0, alpha: 0), Double(bin.count) / total) }
            var color = color(
                Double(bin.sum.x) / alpha / 255, Double(bin.sum.y) / alpha / 255, Double(bin.sum.z) / alpha / 255)
            color.alpha = alpha / 255 / Double(bin.count)
            return (color, Double(bin.count) / total)
        }
    }
}

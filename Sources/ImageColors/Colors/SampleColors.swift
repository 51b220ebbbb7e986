import ColorMath

extension DecodedImage {
    /// The mean of all pixels weighted by alpha, opaque; nil if all are transparent. It is the mean of the stored
    /// components, as when an image is scaled down to one pixel.
    package var mean: RGBA? {
        guard sums.w > 0 else { return nil }
        let scale = 255 * Double(sums.w)
        return color(Double(sums.x) / scale, Double(sums.y) / scale, Double(sums.z) / scale)
    }

    /// Returns the color with these components of the image's space, 0…1. A P3 color may be outside sRGB.
    func color(_ red: Double, _ green: Double, _ blue: Double) -> RGBA {
        space == .srgb ? RGBA(red: red, green: green, blue: blue) : ColorValue(.displayP3, red, green, blue).rgba
    }

    /// Returns the color of a sample.
    func color(_ sample: SampleColor) -> RGBA {
        let components = SIMD4<Double>(sample.components) / 255
        return color(components.x, components.y, components.z)
    }

    /// The distinct colors of the samples, ordered by red, green and blue.
    var sampleColors: [SampleColor] {
        // The color is above the alpha, so that equal colors are adjacent.
        let keys = samples.map { pixel -> UInt64 in
            let (red, green, blue) = (UInt64(pixel & 255), UInt64(pixel >> 8 & 255), UInt64(pixel >> 16 & 255))
            return red << 48 | green << 40 | blue << 32 | UInt64(pixel >> 24)
        }.sorted()
        var colors: [SampleColor] = []
        var last: UInt64?
        for key in keys where key & 255 > 0 {
            if last != key >> 32 {
                let (red, green, blue) = (Int(key >> 48), Int(key >> 40 & 255), Int(key >> 32 & 255))
                colors.append(SampleColor(components: SIMD4(red, green, blue, 255), weight: 0))
            }
            colors[colors.count - 1].weight += Int(key & 255)
            last = key >> 32
        }
        return colors
    }

    /// The distinct colors of the samples with their components premultiplied by alpha, all of equal weight; those of
    /// ``sampleColors`` if all samples are opaque.
    var premultipliedColors: [SampleColor] {
        if samples.allSatisfy({ $0 >> 24 == 255 }) { return sampleColors }
        let keys = samples.map { pixel -> UInt32 in
            let alpha = pixel >> 24
            func part(_ shift: UInt32) -> UInt32 { ((pixel >> shift & 255) * alpha + 127) / 255 }
            return part(0) << 24 | part(8) << 16 | part(16) << 8 | alpha
        }.sorted()
        var colors: [SampleColor] = []
        var last: UInt32?
        for key in keys {
            if last != key {
                let parts = SIMD4(Int(key >> 24), Int(key >> 16 & 255), Int(key >> 8 & 255), Int(key & 255))
                colors.append(SampleColor(components: parts, weight: 0))
            }
            colors[colors.count - 1].weight += 255
            last = key
        }
        return colors
    }
}

/// A distinct color of the samples.
struct SampleColor {
    /// Red, green, blue and alpha, 0…255 each, in the image's space. Alpha is 255 unless it is considered.
    let components: SIMD4<Int>
    /// The sum of the weights of the samples with this color, 0…255 each.
    var weight: Int

    /// Returns the squared distance to `other`, 0…260,100.
    func distance(to other: SampleColor) -> Int {
        let apart = components &- other.components
        return (apart &* apart).wrappedSum()
    }
}

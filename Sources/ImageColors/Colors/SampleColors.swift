import ColorMath

extension DecodedImage {
    /// The mean of all pixels, each counted by its alpha, opaque; nil where all are transparent. It is taken of the
    /// components as stored, as scaling a picture down to one pixel does.
    package var mean: RGBA? {
        guard sums.w > 0 else { return nil }
        let scale = 255 * Double(sums.w)
        return color(Double(sums.x) / scale, Double(sums.y) / scale, Double(sums.z) / scale)
    }

    /// Components of the picture's space, 0…1, as a color. One of P3 may leave sRGB.
    func color(_ red: Double, _ green: Double, _ blue: Double) -> RGBA {
        space == .srgb ? RGBA(red: red, green: green, blue: blue) : ColorValue(.displayP3, red, green, blue).rgba
    }

    /// A color of the samples.
    func color(_ sample: SampleColor) -> RGBA {
        let components = SIMD3<Double>(sample.components) / 255
        return color(components.x, components.y, components.z)
    }

    /// The different colors of the samples, in the order of red, green and blue.
    var sampleColors: [SampleColor] {
        // The color above the alpha, so that equal colors are neighbors.
        let keys = samples.map { pixel -> UInt64 in
            let (red, green, blue) = (UInt64(pixel & 255), UInt64(pixel >> 8 & 255), UInt64(pixel >> 16 & 255))
            return red << 48 | green << 40 | blue << 32 | UInt64(pixel >> 24)
        }.sorted()
        var colors: [SampleColor] = []
        var last: UInt64?
        for key in keys where key & 255 > 0 {
            if last != key >> 32 {
                let (red, green, blue) = (Int(key >> 48), Int(key >> 40 & 255), Int(key >> 32 & 255))
                colors.append(SampleColor(components: SIMD3(red, green, blue), weight: 0))
            }
            colors[colors.count - 1].weight += Int(key & 255)
            last = key >> 32
        }
        return colors
    }
}

/// A color that samples have.
struct SampleColor {
    /// Red, green and blue, each 0…255, in the picture's space.
    let components: SIMD3<Int>
    /// The sum of the alphas, 0…255 each, of the samples that have it.
    var weight: Int

    /// The square of the distance to `other`, 0…195,075.
    func distance(to other: SampleColor) -> Int {
        let apart = components &- other.components
        return (apart &* apart).wrappedSum()
    }
}

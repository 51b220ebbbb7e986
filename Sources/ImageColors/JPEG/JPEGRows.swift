/// What the components of a JPEG stand for.
enum JPEGColors: Equatable {
    case gray, rgb, yCbCr
    /// Inks. Adobe's programs write them inverted: 255 is no ink.
    case cmyk(isInverted: Bool)
    /// Adobe's inks, the first three converted to YCbCr.
    case ycck
}

/// Converts the components' samples to rows of pixels.
struct JPEGRows {
    private let frame: JPEGFrame
    private let colors: JPEGColors

    init(_ frame: JPEGFrame, _ colors: JPEGColors) {
        self.frame = frame
        self.colors = colors
    }

    /// Passes all rows to `sampler`.
    func writeRows(to sampler: inout ImageSampler) {
        let width = frame.width
        let upsampling = frame.components.map { JPEGUpsampling($0, of: frame) }
        let pixels = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: width)
        defer {
            for each in upsampling { each.free() }
            pixels.deallocate()
        }
        for y in 0..<frame.height {
            let rows = upsampling.map { $0.samples(y, width: width) }
            guard let first = rows.first else { return }
            if rows.count < 3 {
                for x in 0..<width { pixels[x] = UInt32(first[x]) * 0x1_0101 | 0xFF00_0000 }
            } else {
                let (second, third) = (rows[1], rows[2])
                switch colors {
                case .yCbCr, .ycck:
                    for x in 0..<width { pixels[x] = Self.pixel(first[x], second[x], third[x]) }
                default:
                    for x in 0..<width {
                        pixels[x] = Self.pixel(Int32(first[x]), Int32(second[x]), Int32(third[x]))
                    }
                }
                if rows.count > 3 { addBlack(rows[3], to: pixels) }
            }
            sampler.take(UnsafeBufferPointer(pixels), y: y, isOpaque: true)
        }
    }

    /// Returns the pixel of a YCbCr sample, in fixed point with 16 fractional bits.
    /// <https://www.w3.org/Graphics/JPEG/jfif3.pdf>
    @inline(__always)
    private static func pixel(_ luma: UInt8, _ blueness: UInt8, _ redness: UInt8) -> UInt32 {
        let (y, cb, cr) = (Int32(luma), Int32(blueness) - 128, Int32(redness) - 128)
        let red = y + (91881 * cr + 32768) >> 16
        let green = y + (-22554 * cb - 46802 * cr + 32768) >> 16
        let blue = y + (116130 * cb + 32768) >> 16
        return pixel(max(0, min(red, 255)), max(0, min(green, 255)), max(0, min(blue, 255)))
    }

    @inline(__always)
    private static func pixel(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt32 {
        UInt32(truncatingIfNeeded: red | green << 8 | blue << 16) | 0xFF00_0000
    }

    /// Darkens the pixels by black. Until then, they hold inks or inverted inks.
    private func addBlack(_ black: UnsafeBufferPointer<UInt8>, to pixels: UnsafeMutableBufferPointer<UInt32>) {
        // Black is always inverted in YCCK, and its YCbCr yields the inks themselves.
        let isPlain = colors == .cmyk(isInverted: false)
        let mask: UInt32 = isPlain || colors == .ycck ? 255 : 0
        let blackMask: UInt32 = isPlain ? 255 : 0
        for x in pixels.indices {
            let light = UInt32(black[x]) ^ blackMask
            func channel(_ shift: UInt32) -> UInt32 {
                let product = (pixels[x] >> shift & 255 ^ mask) * light
                return ((product + 127) / 255) << shift
            }
            pixels[x] = channel(0) | channel(8) | channel(16) | 0xFF00_0000
        }
    }
}

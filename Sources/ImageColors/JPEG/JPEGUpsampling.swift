/// Scales the rows of a component to the size of the image. If a direction has half the samples, interpolates with
/// weights 3 and 1, as common decoders do; other weights would yield other colors at edges. For other ratios, repeats
/// samples.
struct JPEGUpsampling {
    private let component: JPEGComponent
    private let stride: Int
    /// The factor by which interpolation grows each direction: 1, 2, or 0 for repetition.
    private let across, down: Int
    private let ratioAcross: (Int, Int)
    private let ratioDown: (Int, Int)
    /// A full row, and the weighted sums of two rows.
    private let row: UnsafeMutableBufferPointer<UInt8>
    private let sums: UnsafeMutableBufferPointer<Int32>

    init(_ component: JPEGComponent, of frame: JPEGFrame) {
        self.component = component
        stride = component.blocksAcross * 8
        let isHalfAcross = component.across * 2 == frame.acrossMost
        let isHalfDown = component.down * 2 == frame.downMost
        let (isFullAcross, isFullDown) = (component.across == frame.acrossMost, component.down == frame.downMost)
        // With two columns, there is nothing between them to interpolate.
        let weighs =
            (isFullAcross || isHalfAcross) && (isFullDown || isHalfDown) && (component.width > 2 || isFullAcross)
        across = weighs ? (isHalfAcross ? 2 : 1) : 0
        down = weighs ? (isHalfDown ? 2 : 1) : 0
        ratioAcross = (component.across, frame.acrossMost)
        ratioDown = (component.down, frame.downMost)
        row = .allocate(capacity: frame.width + 2)
        sums = .allocate(capacity: component.width)
    }

    /// Frees the buffers.
    func free() {
        row.deallocate()
        sums.deallocate()
    }

    /// Returns the samples of row `y` of the image, valid until the next call.
    func samples(_ y: Int, width: Int) -> UnsafeBufferPointer<UInt8> {
        let all = component.samples
        if across == 1, down == 1 { return UnsafeBufferPointer(rebasing: all[y * stride..<y * stride + width]) }
        guard across > 0 else {
            let start = y * ratioDown.0 / ratioDown.1 * stride
            for x in 0..<width { row[x] = all[start + x * ratioAcross.0 / ratioAcross.1] }
            return UnsafeBufferPointer(rebasing: row[..<width])
        }
        // The first and last rows are their own outer neighbors.
        let near = y / down
        let far = down == 1 ? near : max(0, min(y % 2 == 0 ? near - 1 : near + 1, component.height - 1))
        let (nearStart, farStart) = (near * stride, far * stride)
        if across == 1 {
            let rounding: UInt32 = y % 2 == 0 ? 1 : 2
            for x in 0..<width {
                let sum = UInt32(all[nearStart + x]) * 3 + UInt32(all[farStart + x]) + rounding
                row[x] = UInt8(truncatingIfNeeded: sum >> 2)
            }
            return UnsafeBufferPointer(rebasing: row[..<width])
        }
        let count = component.width
        if down == 1 {
            for x in 0..<count { sums[x] = Int32(all[nearStart + x]) }
        } else {
            for x in 0..<count { sums[x] = Int32(all[nearStart + x]) * 3 + Int32(all[farStart + x]) }
        }
        // Rounding alternates up and down to avoid a bias.
        let shift: Int32 = down == 1 ? 2 : 4
        let (low, high): (Int32, Int32) = down == 1 ? (1, 2) : (8, 7)
        for x in 1..<count - 1 {
            let near = sums[x] * 3
            row[2 * x] = UInt8(truncatingIfNeeded: (near + sums[x - 1] + low) >> shift)
            row[2 * x + 1] = UInt8(truncatingIfNeeded: (near + sums[x + 1] + high) >> shift)
        }
        let edge: (Int32) -> UInt8 = { UInt8(truncatingIfNeeded: ($0 * 4 + (down == 1 ? 0 : 8)) >> shift) }
        let last: (Int32) -> UInt8 = { UInt8(truncatingIfNeeded: ($0 * 4 + (down == 1 ? 0 : 7)) >> shift) }
        row[0] = edge(sums[0])
        row[1] = UInt8(truncatingIfNeeded: (sums[0] * 3 + sums[1] + high) >> shift)
        row[2 * count - 2] = UInt8(truncatingIfNeeded: (sums[count - 1] * 3 + sums[count - 2] + low) >> shift)
        row[2 * count - 1] = last(sums[count - 1])
        return UnsafeBufferPointer(rebasing: row[..<width])
    }
}

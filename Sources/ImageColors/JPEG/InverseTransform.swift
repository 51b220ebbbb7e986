/// Transforms the `coefficients` of a block, in row order and multiplied by `steps`, into 8 × 8 samples. The first
/// sample is at `place` of `samples`, and rows are `stride` apart. The caller ensures that there is room. `isFlat`
/// means that all coefficients except the first are 0.
///
/// Uses the transform by Loeffler, Ligtenberg and Moschytz with 11 multiplications, in fixed point with 13 fractional
/// bits, first on columns and then on rows: "Practical fast 1-D DCT algorithms with 11 multiplications", ICASSP 1989.
/// Common decoders do the same and yield the same samples.
func inverseTransform(
    _ coefficients: UnsafeBufferPointer<Int16>, _ steps: UnsafeBufferPointer<Int32>,
    isFlat: Bool, into samples: UnsafeMutableBufferPointer<UInt8>, at place: Int, stride: Int
) {
    guard let source = coefficients.baseAddress, let first = samples.baseAddress, steps.count == 64 else { return }
    if isFlat {
        let sample = (Int32(source[0]) &* steps[0] &+ 4) >> 3 &+ 128
        for row in 0..<8 {
            (first + place + row * stride).update(
                repeating: UInt8(truncatingIfNeeded: max(0, min(sample, 255))), count: 8)
        }
        return
    }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 64) { middle in
        for column in 0..<8 {
            func value(_ row: Int) -> Int32 { Int32(source[row * 8 + column]) &* steps[row * 8 + column] }
            var others: Int16 = 0
            for row in 1..<8 { others |= source[row * 8 + column] }
            if others == 0 {
                let level = value(0) << 2
                for row in 0..<8 { middle[row * 8 + column] = level }
                continue
            }
            let sums = transformed(
                SIMD8(value(0), value(1), value(2), value(3), value(4), value(5), value(6), value(7)))
            for row in 0..<8 { middle[row * 8 + column] = (sums[row] &+ 1 << 10) >> 11 }
        }
        for row in 0..<8 {
            let line = row * 8
            let sums = transformed(
                SIMD8(
                    middle[line], middle[line + 1], middle[line + 2], middle[line + 3], middle[line + 4],
                    middle[line + 5], middle[line + 6], middle[line + 7]))
            let target = first + place + row * stride
            for column in 0..<8 {
                let sample = (sums[column] &+ 1 << 17) >> 18 &+ 128
                target[column] = UInt8(truncatingIfNeeded: max(0, min(sample, 255)))
            }
        }
    }
}

/// Returns the transform of eight values, times 2^13.
@inline(__always)
private func transformed(_ v: SIMD8<Int32>) -> SIMD8<Int32> {
    // The even part: 2 and 6 rotated by 3π/8, sum and difference of 0 and 4.
    let turned = (v[2] &+ v[6]) &* 4433
    let even2 = turned &- v[6] &* 15137
    let even3 = turned &+ v[2] &* 6270
    let even0 = (v[0] &+ v[4]) << 13
    let even1 = (v[0] &- v[4]) << 13
    let (a0, a3) = (even0 &+ even3, even0 &- even3)
    let (a1, a2) = (even1 &+ even2, even1 &- even2)
    // The odd part.
    let (outer, inner) = (v[7] &+ v[1], v[5] &+ v[3])
    let (odd, other) = (v[7] &+ v[3], v[5] &+ v[1])
    let shared = (odd &+ other) &* 9633
    let (p, q) = (shared &- odd &* 16069, shared &- other &* 3196)
    let (r, s) = (outer &* -7373, inner &* -20995)
    let b0 = v[7] &* 2446 &+ r &+ p
    let b1 = v[5] &* 16819 &+ s &+ q
    let b2 = v[3] &* 25172 &+ s &+ p
    let b3 = v[1] &* 12299 &+ r &+ q
    return SIMD8(
        a0 &+ b3, a1 &+ b2, a2 &+ b1, a3 &+ b0, a3 &- b0, a2 &- b1, a1 &- b2, a0 &- b3)
}

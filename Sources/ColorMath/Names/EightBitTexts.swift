/// The texts of n/255 for n in 0…255, which most components of colors are, ready to be copied. Made once and never
/// deallocated.
package struct EightBitTexts: @unchecked Sendable {
    private let bytes: UnsafeMutablePointer<UInt8>
    private let starts: UnsafeMutablePointer<Int32>

    /// Creates the texts with `text`, which formats a component.
    package init(_ text: (Double) -> String) {
        var all: [UInt8] = []
        starts = .allocate(capacity: 257)
        for step in 0...255 {
            starts[step] = Int32(all.count)
            all += Array(text(Double(step) / 255).utf8)
        }
        starts[256] = Int32(all.count)
        bytes = .allocate(capacity: all.count)
        bytes.update(from: all, count: all.count)
    }

    /// The text of `component`, 0…1, in UTF-8; nil if it is not n/255.
    package subscript(component: Double) -> UnsafeBufferPointer<UInt8>? {
        guard component >= 0, component <= 1 else { return nil }
        let step = Int(component * 255 + 0.5)
        guard Double(step) / 255 == component else { return nil }
        return UnsafeBufferPointer(start: bytes + Int(starts[step]), count: Int(starts[step + 1] - starts[step]))
    }
}

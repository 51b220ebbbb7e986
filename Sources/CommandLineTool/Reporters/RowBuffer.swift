import ColorMath
import SourceColors

/// A byte buffer for a sink that avoids an allocation per row.
struct RowBuffer: ~Copyable {
    private static let capacity = 48 << 10
    private let sink: FileSink
    private let base = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    private var count = 0

    /// Creates a buffer for `sink`. Call ``flush()`` at the end.
    init(_ sink: FileSink) { self.sink = sink }

    deinit { base.deallocate() }

    /// Passes the buffered bytes to the sink.
    mutating func flush() {
        if count > 0 { sink.print(Array(UnsafeBufferPointer(start: base, count: count))) }
        count = 0
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        if count + bytes.count > Self.capacity {
            flush()
            if bytes.count > Self.capacity { return sink.print(Array(bytes)) }
        }
        guard let start = bytes.baseAddress else { return }
        (base + count).update(from: start, count: bytes.count)
        count += bytes.count
    }

    mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }

    mutating func append(literal text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Appends a non-negative integer.
    mutating func append(_ number: Int) {
        let longest = 20
        if count + longest > Self.capacity { flush() }
        var length = 1
        var rest = number / 10
        while rest > 0 {
            length += 1
            rest /= 10
        }
        rest = number
        for place in stride(from: count + length - 1, through: count, by: -1) {
            base[place] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        count += length
    }

    /// Appends `value` formatted as by ``decimalText(_:places:minimumPlaces:)``, but faster.
    mutating func append(_ value: Double, places: Int) {
        let scale = (0..<places).reduce(1) { product, _ in product * 10 }
        let scaled = (value * Double(scale)).rounded(.toNearestOrAwayFromZero)
        guard scaled.magnitude < 1e17 else { return append(decimalText(value, places: places)) }
        let whole = Int(scaled.magnitude)
        if scaled < 0 { append(literal: "-") }
        append(whole / scale)
        var fraction = whole % scale
        guard fraction > 0 else { return }
        if count + places + 1 > Self.capacity { flush() }
        base[count] = UInt8(ascii: ".")
        var length = places
        while fraction % 10 == 0 {
            fraction /= 10
            length -= 1
        }
        for place in stride(from: count + length, to: count, by: -1) {
            base[place] = 0x30 + UInt8(truncatingIfNeeded: fraction % 10)
            fraction /= 10
        }
        count += length + 1
    }

    /// Appends the digits of `color`, with alpha only if it is not opaque.
    mutating func append(_ color: HexColor) {
        if count + 8 > Self.capacity { flush() }
        append(hexDigits: color.red)
        append(hexDigits: color.green)
        append(hexDigits: color.blue)
        if color.alpha < 255 { append(hexDigits: color.alpha) }
    }

    private mutating func append(hexDigits byte: UInt8) {
        base[count] = Self.digit(byte >> 4)
        base[count + 1] = Self.digit(byte & 15)
        count += 2
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}

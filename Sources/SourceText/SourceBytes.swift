/// A borrowed view of a file's bytes that can be read at any offset without trapping.
///
/// Lexers look ahead all the time; a zero byte past either end spares them a bounds check at each look.
/// A view is valid only inside the closure it was handed to (``SourceFile/withBytes(_:)``); it must not be kept.
@frozen
@usableFromInline
package struct SourceBytes {
    @usableFromInline let base: UnsafePointer<UInt8>?
    /// How many bytes there are.
    @usableFromInline package let count: Int

    /// A view of `buffer`, valid as long as `buffer` is.
    @inlinable
    package init(_ buffer: UnsafeBufferPointer<UInt8>) {
        base = buffer.baseAddress
        count = buffer.count
    }

    /// The byte at `offset`, or 0 where there is none.
    @inlinable
    package subscript(offset: Int) -> UInt8 {
        // One comparison does for both ends; where there are bytes there is a base.
        guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return 0 }
        return base.unsafelyUnwrapped[offset]
    }

    /// The part of `range` that exists, as a buffer.
    @inlinable
    @inline(__always)
    package func buffer(_ range: ByteRange) -> UnsafeBufferPointer<UInt8> {
        let lower = Swift.min(Swift.max(range.lowerBound, 0), count)
        let upper = Swift.min(Swift.max(range.upperBound, lower), count)
        guard let base else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeBufferPointer(start: base + lower, count: upper - lower)
    }

    /// The bytes of `range` as text; invalid UTF-8 becomes U+FFFD.
    package func text(_ range: ByteRange) -> String {
        String(decoding: buffer(range), as: UTF8.self)
    }
}

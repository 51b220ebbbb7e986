/// A borrowed view of a file's bytes that can be read at any offset without trapping.
///
/// A zero byte past either end saves lexers a bounds check for each lookahead. A view is valid only inside the closure
/// it is passed to (``SourceFile/withBytes(_:)``) and must not be stored.
@frozen
@usableFromInline
package struct SourceBytes {
    @usableFromInline let base: UnsafePointer<UInt8>?
    /// The number of bytes.
    @usableFromInline package let count: Int

    /// Creates a view of `buffer`, valid as long as `buffer` is.
    @inlinable
    package init(_ buffer: UnsafeBufferPointer<UInt8>) {
        base = buffer.baseAddress
        count = buffer.count
    }

    /// The byte at `offset`, or 0 if it is out of bounds.
    @inlinable
    package subscript(offset: Int) -> UInt8 {
        // One comparison checks both ends; if there are bytes, there is a base.
        guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return 0 }
        return base.unsafelyUnwrapped[offset]
    }

    /// Returns the part of `range` inside the bounds.
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

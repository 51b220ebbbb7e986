/// A hash of a file's content, to tell versions of the same file apart. It does not protect against forgery.
///
/// XXH64: <https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md>
package struct ContentHash: Equatable, Sendable {
    package let value: UInt64

    private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
        0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63,
        0x27D4_EB2F_1656_67C5
    )

    /// Creates a hash that was stored.
    package init(value: UInt64) { self.value = value }

    /// Returns the hash of `bytes`.
    package init(_ bytes: some Collection<UInt8>) {
        let found = bytes.withContiguousStorageIfAvailable { ContentHash(UnsafeRawBufferPointer($0)) }
        self = found ?? ContentHash(Array(bytes))
    }

    /// Returns the hash of `bytes`.
    @_optimize(speed) package init(_ bytes: UnsafeRawBufferPointer) {
        let (first, second, third, fourth, fifth) = Self.primes
        func lane(_ offset: Int) -> UInt64 {
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        func round(_ sum: UInt64, _ lane: UInt64) -> UInt64 {
            Self.rotated(sum &+ lane &* second, 31) &* first
        }
        var offset = 0
        var hash = fifth
        if bytes.count >= 32 {
            var sums = (first &+ second, second, UInt64(0), 0 &- first)
            while bytes.count - offset >= 32 {
                sums.0 = round(sums.0, lane(offset))
                sums.1 = round(sums.1, lane(offset + 8))
                sums.2 = round(sums.2, lane(offset + 16))
                sums.3 = round(sums.3, lane(offset + 24))
                offset += 32
            }
            hash = Self.rotated(sums.0, 1) &+ Self.rotated(sums.1, 7)
            hash = hash &+ Self.rotated(sums.2, 12) &+ Self.rotated(sums.3, 18)
            for sum in [sums.0, sums.1, sums.2, sums.3] { hash = (hash ^ round(0, sum)) &* first &+ fourth }
        }
        hash = hash &+ UInt64(bytes.count)
        while bytes.count - offset >= 8 {
            hash = Self.rotated(hash ^ round(0, lane(offset)), 27) &* first &+ fourth
            offset += 8
        }
        if bytes.count - offset >= 4 {
            let half = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            hash = Self.rotated(hash ^ UInt64(half) &* first, 23) &* second &+ third
            offset += 4
        }
        while offset < bytes.count {
            hash = Self.rotated(hash ^ UInt64(bytes[offset]) &* fifth, 11) &* first
            offset += 1
        }
        hash = (hash ^ hash >> 33) &* second
        hash = (hash ^ hash >> 29) &* third
        value = hash ^ hash >> 32
    }

    private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
        value << count | value >> (64 - count)
    }
}

import SourceText

/// A running 64-bit hash that identifies selectors and names.
struct CSSHash {
    /// The hash so far.
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init() {}

    @inline(__always)
    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

    /// Adds the bytes of `range`, in lower case if `lowered`. Any run of white space counts as one space.
    mutating func add(_ range: ByteRange, of lexemes: CSSLexemes, lowered: Bool = false) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            if lexemes.has(offset, .whitespace) {
                add(UInt8(ascii: " "))
                while offset < range.upperBound, lexemes.has(offset, .whitespace) { offset &+= 1 }
            } else {
                let byte = lexemes.source[offset]
                add(lowered && byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte)
                offset &+= 1
            }
        }
    }

    /// Returns a hash of both, in this order.
    @inline(__always)
    static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
        var hash = (a ^ b &* 0x9E37_79B9_7F4A_7C15) &* 0xFF51_AFD7_ED55_8CCD
        hash ^= hash >> 32
        return hash &* 0xC4CE_B9FE_1A85_EC53 ^ hash >> 29
    }
}

/// A map from 64-bit hashes to indices. Compares the hashes only; equal hashes are assumed to mean equal keys.
struct CSSHashTable {
    private var keys: [UInt64] = []
    private var places: [Int32] = []
    private var count = 0

    init() {}

    var isEmpty: Bool { count == 0 }

    /// The index for `key`, or -1.
    subscript(key: UInt64) -> Int32 {
        guard count > 0 else { return -1 }
        return places[slot(of: key)]
    }

    /// Sets the index for `key` to `place`, which must not be negative.
    mutating func set(_ key: UInt64, to place: Int32) {
        if (count &+ 1) &* 2 > keys.count { grow() }
        let slot = slot(of: key)
        if places[slot] < 0 { count &+= 1 }
        keys[slot] = key
        places[slot] = place
    }

    private func slot(of key: UInt64) -> Int {
        let mask = keys.count &- 1
        var slot = Int(truncatingIfNeeded: key ^ key >> 31) & mask
        while places[slot] >= 0, keys[slot] != key { slot = (slot &+ 1) & mask }
        return slot
    }

    private mutating func grow() {
        let old = (keys, places)
        let size = max(64, keys.count &* 2)
        keys = [UInt64](repeating: 0, count: size)
        places = [Int32](repeating: -1, count: size)
        for index in old.0.indices where old.1[index] >= 0 {
            let slot = slot(of: old.0[index])
            keys[slot] = old.0[index]
            places[slot] = old.1[index]
        }
    }
}

import SourceText

/// A running hash of 64 bits, by which selectors and names are told apart.
struct CSSHash {
    /// The hash of what was added so far.
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The hash of nothing.
    init() {}

    /// Adds one byte.
    @inline(__always)
    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

    /// Adds the bytes of `range`, in lower case if `lowered`; a stretch of whitespace counts as one blank.
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

    /// `a` and `b` in one.
    @inline(__always)
    static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
        var hash = (a ^ b &* 0x9E37_79B9_7F4A_7C15) &* 0xFF51_AFD7_ED55_8CCD
        hash ^= hash >> 32
        return hash &* 0xC4CE_B9FE_1A85_EC53 ^ hash >> 29
    }
}

/// Places by a hash of 64 bits that stands for what is looked up: two that agree in it are taken to be the same.
struct CSSHashTable {
    private var keys: [UInt64] = []
    private var places: [Int32] = []
    private var count = 0

    /// An empty table.
    init() {}

    /// Whether nothing is in it.
    var isEmpty: Bool { count == 0 }

    /// The place kept for `key`, or -1.
    subscript(key: UInt64) -> Int32 {
        guard count > 0 else { return -1 }
        return places[slot(of: key)]
    }

    /// Keeps `place`, 0 or more, for `key`.
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

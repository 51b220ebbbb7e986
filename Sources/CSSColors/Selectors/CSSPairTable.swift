/// A map from pairs of ids to ids.
struct CSSPairTable {
    private struct Entry {
        var key: UInt64
        /// The id, or -1 for a free entry.
        var value: Int32
    }

    /// A hash table with open addressing.
    private var entries: [Entry] = []
    private var count = 0

    init() {}

    var isEmpty: Bool { count == 0 }

    /// The id for the pair, or -1.
    subscript(a: Int32, b: Int32) -> Int32 {
        count > 0 ? entries[slot(of: CSSPairTable.key(a, b))].value : -1
    }

    /// Sets the id for the pair to `value`, which must not be negative.
    mutating func set(_ a: Int32, _ b: Int32, to value: Int32) {
        if (count &+ 1) &* 2 > entries.count { grow() }
        let key = CSSPairTable.key(a, b)
        let slot = slot(of: key)
        if entries[slot].value < 0 { count &+= 1 }
        entries[slot] = Entry(key: key, value: value)
    }

    /// Returns the id for the pair. The first new pair gets the id 1, the second one 2, and so on.
    @_optimize(speed)
    mutating func id(_ a: Int32, _ b: Int32) -> Int32 {
        if (count &+ 1) &* 2 > entries.count { grow() }
        let key = CSSPairTable.key(a, b)
        let slot = slot(of: key)
        if entries[slot].value < 0 {
            count &+= 1
            entries[slot] = Entry(key: key, value: Int32(truncatingIfNeeded: count))
        }
        return entries[slot].value
    }

    @inline(__always)
    private static func key(_ a: Int32, _ b: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: a)) << 32 | UInt64(UInt32(bitPattern: b))
    }

    /// Returns a hash of both.
    @inline(__always)
    static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let product = (a ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: b ^ 0xC4CE_B9FE_1A85_EC53)
        return product.high ^ product.low
    }

    @_optimize(speed)
    private func slot(of key: UInt64) -> Int {
        let mask = entries.count &- 1
        var slot = Int(truncatingIfNeeded: CSSPairTable.mix(key, 0)) & mask
        while entries[slot].value >= 0, entries[slot].key != key { slot = (slot &+ 1) & mask }
        return slot
    }

    @_optimize(speed)
    private mutating func grow() {
        let old = entries
        entries = [Entry](repeating: Entry(key: 0, value: -1), count: max(64, old.count &* (old.count < 4096 ? 4 : 2)))
        for entry in old where entry.value >= 0 { entries[slot(of: entry.key)] = entry }
    }
}

/// A map from ids to numbers. Ids should be dense.
struct CSSIDMap {
    private var values: [Int32] = []

    init() {}

    /// Whether no number was ever set.
    var isEmpty: Bool { values.isEmpty }

    /// Returns the ids whose number is `number`.
    func ids(of number: Int32) -> [Int32] {
        values.indices.filter { values[$0] == number }.map { Int32(truncatingIfNeeded: $0) }
    }

    /// The number for `id`, or -1. An id that is set must not be negative.
    subscript(id: Int32) -> Int32 {
        @_optimize(speed)
        get { values.indices.contains(Int(id)) ? values[Int(id)] : -1 }
        @_optimize(speed)
        set {
            while values.count <= Int(id) { values.append(-1) }
            values[Int(id)] = newValue
        }
    }
}

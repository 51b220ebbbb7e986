import SourceText

/// Names and what they stand for, looked up by bytes in any case without allocating.
struct CSSNameTable<Value> {
    private var names: [[UInt8]] = []
    private var values: [Value] = []
    /// For each first letter, a bit for each length of a name: most names that are asked for end here.
    private var lengths = [UInt64](repeating: 0, count: 256)
    /// Open addressing: for each slot the number of its name plus one, or 0.
    private var slots: [UInt16]

    /// A table of `entries`, whose names are in lower case and at most 63 bytes long.
    init(_ entries: [(names: String, value: Value)]) {
        let split = entries.flatMap { entry in
            entry.names.split(separator: " ").map { (Array($0.utf8), entry.value) }
        }
        var size = 16
        while size < split.count * 4 { size *= 2 }
        slots = [UInt16](repeating: 0, count: size)
        for (name, value) in split {
            guard let first = name.first, name.count < 64 else { continue }
            names.append(name)
            values.append(value)
            lengths[Int(first)] |= 1 << UInt64(name.count)
            var slot = name.withUnsafeBufferPointer { CSSNameTable.hash($0) } & (size - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = UInt16(names.count)
        }
    }

    /// What `name` stands for.
    subscript(name: UnsafeBufferPointer<UInt8>) -> Value? {
        guard let first = name.first, name.count < 64,
            lengths[Int(CSSNameTable.lowered(first))] >> UInt64(name.count) & 1 == 1
        else { return nil }
        var slot = CSSNameTable.hash(name) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if names[number].count == name.count,
                zip(names[number], name).allSatisfy({ $0 == CSSNameTable.lowered($1) })
            {
                return values[number]
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// What the name at `range` stands for, its escapes resolved where it `hasEscape`.
    func value(of range: ByteRange, hasEscape: Bool, in lexemes: CSSLexemes) -> Value? {
        guard hasEscape else { return self[lexemes.source.buffer(range)] }
        return lexemes.unescaped(range).withUnsafeBufferPointer { self[$0] }
    }

    @inline(__always)
    private static func lowered(_ byte: UInt8) -> UInt8 { byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte }

    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 0x811C_9DC5
        for byte in name { hash = (hash ^ UInt32(lowered(byte))) &* 0x0100_0193 }
        return Int(hash ^ hash >> 15)
    }
}

extension CSSNameTable: Sendable where Value: Sendable {}

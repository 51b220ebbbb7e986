import SourceText

/// A case-insensitive map from names to values; lookups do not allocate.
///
/// Tables are created once and never freed.
struct CSSNameTable<Value> {
    /// A name in lower case, with its value.
    private struct Entry {
        var name: UnsafeBufferPointer<UInt8>
        var value: Value
    }

    /// For each first letter, a bit for each length that occurs. Most lookups fail here.
    private let lengths: UnsafeMutablePointer<UInt64>
    /// A hash table with open addressing. Its size is a power of two, and it is mostly empty.
    private let slots: UnsafeMutableBufferPointer<Entry?>

    /// Creates a table of `entries`. Names are lowercase and at most 63 bytes long; one string may contain several,
    /// separated by spaces.
    init(_ entries: [(names: String, value: Value)]) {
        let split = entries.flatMap { entry in
            entry.names.split(separator: " ").map { (Array($0.utf8), entry.value) }
        }
        var size = 16
        while size < split.count * 4 { size *= 2 }
        slots = .allocate(capacity: size)
        slots.initialize(repeating: nil)
        lengths = .allocate(capacity: 256)
        lengths.initialize(repeating: 0, count: 256)
        for (name, value) in split {
            guard let first = name.first, name.count < 64 else { continue }
            let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: name.count)
            _ = copy.initialize(from: name)
            let bytes = UnsafeBufferPointer(copy)
            lengths[Int(first)] |= 1 << UInt64(name.count)
            var slot = CSSNameTable.hash(bytes) & (size - 1)
            while slots[slot] != nil { slot = (slot + 1) & (size - 1) }
            slots[slot] = Entry(name: bytes, value: value)
        }
    }

    /// The value of `name`.
    subscript(name: UnsafeBufferPointer<UInt8>) -> Value? {
        guard let first = name.first, name.count < 64,
            lengths[Int(lowered(first))] >> UInt64(name.count) & 1 == 1
        else { return nil }
        var slot = CSSNameTable.hash(name) & (slots.count - 1)
        while let entry = slots[slot] {
            if CSSNameTable.matches(name, entry.name) { return entry.value }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Returns the value of the name at `range`, resolving its escapes if `hasEscape`.
    func value(of range: ByteRange, hasEscape: Bool, in lexemes: CSSLexemes) -> Value? {
        guard hasEscape else { return self[lexemes.source.buffer(range)] }
        return lexemes.unescaped(range).withUnsafeBufferPointer { self[$0] }
    }

    private static func matches(_ name: UnsafeBufferPointer<UInt8>, _ entry: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.count == entry.count else { return false }
        for index in entry.indices where entry[index] != lowered(name[index]) { return false }
        return true
    }

    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 0x811C_9DC5
        for byte in name { hash = (hash ^ UInt32(lowered(byte))) &* 0x0100_0193 }
        return Int(hash ^ hash >> 15)
    }
}

extension CSSNameTable: @unchecked Sendable where Value: Sendable {}

@inline(__always)
private func lowered(_ byte: UInt8) -> UInt8 { byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte }

extension NamedColor {
    /// The colour whose name `bytes` spell, in any case. Nothing is allocated, so any identifier may be asked about.
    package static func named(_ bytes: UnsafeBufferPointer<UInt8>) -> NamedColor? {
        NameTable.shared.color(named: bytes)
    }

    /// The colour with the given name, in any case.
    package static func named(_ name: String) -> NamedColor? {
        var name = name
        return name.withUTF8 { named($0) }
    }

    /// The name of exactly this colour. Of two names it is the one that is first in the alphabet: `gray`, `aqua`.
    package static func name(for color: HexColor) -> String? {
        guard color.alpha == 255 else {
            return color == HexColor(red: 0, green: 0, blue: 0, alpha: 0) ? "transparent" : nil
        }
        return ColorTable.shared.name(of: color.rgb)
    }
}

/// Names as numbers: five bits a letter, twelve letters a word.
private struct NameKey: Equatable {
    var low: UInt64 = 0
    var high: UInt64 = 0

    /// The number of a name of at most 24 letters; nothing else has one.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count <= 24 else { return nil }
        for byte in bytes {
            let letter = (byte | 0x20) &- UInt8(ascii: "a")
            guard letter < 26 else { return nil }
            high = high << 5 | low >> 55
            low = (low << 5 | UInt64(letter + 1)) & (1 << 60 - 1)
        }
    }

    /// A place in a table of `1 << bits` slots.
    func slot(bits: Int) -> Int {
        let mixed = (low ^ high &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: mixed >> UInt64(64 - bits))
    }
}

/// Named colours in a hash table with open addressing.
private struct NameTable {
    static let shared = NameTable()

    private static let bits = 10
    private static let none: UInt8 = 255
    /// For each slot the number of its colour, or `none`.
    private var slots = [UInt8](repeating: NameTable.none, count: 1 << NameTable.bits)
    private var keys: [NameKey] = []
    private let colors = NamedColor.all
    /// For each first letter, a bit for each length of a name.
    private var lengths = [UInt32](repeating: 0, count: 32)

    private init() {
        for color in colors {
            var name = color.name
            name.withUTF8 { bytes in
                guard let key = NameKey(bytes), let first = bytes.first else { return }
                lengths[Int(first & 31)] |= 1 << UInt32(bytes.count)
                var slot = key.slot(bits: NameTable.bits)
                while slots[slot] != NameTable.none { slot = (slot + 1) % slots.count }
                slots[slot] = UInt8(keys.count)
                keys.append(key)
            }
        }
    }

    func color(named bytes: UnsafeBufferPointer<UInt8>) -> NamedColor? {
        // Few identifiers share first letter and length with a colour.
        guard let first = bytes.first, bytes.count < 32, lengths[Int(first & 31)] >> UInt32(bytes.count) & 1 == 1,
            let key = NameKey(bytes)
        else { return nil }
        var slot = key.slot(bits: NameTable.bits)
        while slots[slot] != NameTable.none {
            let number = Int(slots[slot])
            if keys[number] == key { return colors[number] }
            slot = (slot + 1) % slots.count
        }
        return nil
    }
}

/// Named colours by their value.
private struct ColorTable {
    static let shared = ColorTable()

    private let colors: [(rgb: UInt32, name: String)]

    private init() {
        // Sorting is stable, so of two names the first in the alphabet stays first.
        colors = NamedColor.opaque.map { ($0.color.rgb, $0.name) }.sorted { $0.rgb < $1.rgb }
    }

    func name(of rgb: UInt32) -> String? {
        var (low, high) = (0, colors.count)
        while low < high {
            let middle = (low + high) / 2
            if colors[middle].rgb < rgb { low = middle + 1 } else { high = middle }
        }
        return low < colors.count && colors[low].rgb == rgb ? colors[low].name : nil
    }
}

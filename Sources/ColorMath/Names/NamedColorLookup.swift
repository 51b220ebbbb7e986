extension NamedColor {
    /// Returns the color with the name `bytes`, ignoring case. Does not allocate, so it can be called for any
    /// identifier.
    package static func named(_ bytes: UnsafeBufferPointer<UInt8>) -> NamedColor? {
        NameTable.shared.color(named: bytes)
    }

    /// Returns the color with the given name, ignoring case.
    package static func named(_ name: String) -> NamedColor? {
        var name = name
        return name.withUTF8 { named($0) }
    }

    /// Returns the name of exactly this color; of two names the alphabetically first: `gray`, `aqua`.
    package static func name(for color: HexColor) -> String? {
        guard color.alpha == 255 else {
            return color == HexColor(red: 0, green: 0, blue: 0, alpha: 0) ? "transparent" : nil
        }
        return ColorTable.shared.name(of: color.rgb)
    }
}

/// A name as a number: five bits per letter, twelve letters per word.
private struct NameKey: Equatable {
    var low: UInt64 = 0
    var high: UInt64 = 0

    /// Creates the key of a name of up to 24 letters; nil for anything else.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count <= 24 else { return nil }
        for byte in bytes {
            let letter = (byte | 0x20) &- UInt8(ascii: "a")
            guard letter < 26 else { return nil }
            high = high << 5 | low >> 55
            low = (low << 5 | UInt64(letter + 1)) & (1 << 60 - 1)
        }
    }

    /// Returns the slot in a table of `1 << bits` slots.
    func slot(bits: Int) -> Int {
        let mixed = (low ^ high &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: mixed >> UInt64(64 - bits))
    }
}

/// A hash table of named colors with open addressing.
private struct NameTable {
    static let shared = NameTable()

    private static let bits = 10
    private static let none: UInt8 = 255
    /// For each slot, the index of its color, or `none`.
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
        // Few identifiers have the first letter and length of a color name.
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

/// Named colors by value.
private struct ColorTable {
    static let shared = ColorTable()

    private let colors: [(rgb: UInt32, name: String)]

    private init() {
        // Sorting is stable, so of two names the alphabetically first comes first.
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

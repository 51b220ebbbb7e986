/// A key that affects how the colors beside it are read, in any spelling: `backgroundColor`, `background-color` and
/// `background_colour` are one word.
enum JSONKeyWord: UInt8, CaseIterable {
    // Components.
    case red, green, blue, r, g, b
    case hue, saturation, brightness
    case white
    case alpha, opacity, a
    case components, colorSpace, hex, value, extends, ref
    /// A position or an identity: `id`, `location`.
    case place
    // Colors that meet.
    case text, textColor, fontColor, foreground, foregroundColor, fg, fgColor, color
    case background, backgroundColor, bg, bgColor

    /// Returns the word that the key's bytes spell; nil for all other keys.
    init?(_ key: UnsafeBufferPointer<UInt8>) {
        guard let word = JSONKeyTable.shared.word(key) else { return nil }
        self = word
    }

    /// The bit of this word in ``JSONKeyWords``.
    var bit: UInt64 { 1 << UInt64(rawValue) }
}

struct JSONKeyWords: OptionSet {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }
    init(_ words: JSONKeyWord...) { rawValue = words.reduce(0) { $0 | $1.bit } }

    static let rgb = JSONKeyWords(.red, .green, .blue)
    static let shortRGB = JSONKeyWords(.r, .g, .b)
    static let hsb = JSONKeyWords(.hue, .saturation, .brightness)
    static let anyBackground = JSONKeyWords(.background, .backgroundColor, .bg, .bgColor)

    func contains(_ word: JSONKeyWord) -> Bool { rawValue & word.bit != 0 }
}

/// Words in a hash table. A key is encoded as a number made of its letters, so equal numbers mean equal keys.
private struct JSONKeyTable {
    static let shared = JSONKeyTable()

    private static let spellings: [(String, JSONKeyWord)] = [
        ("red", .red), ("green", .green), ("blue", .blue), ("r", .r), ("g", .g), ("b", .b), ("hue", .hue),
        ("saturation", .saturation), ("brightness", .brightness), ("white", .white), ("alpha", .alpha),
        ("opacity", .opacity), ("a", .a), ("components", .components), ("colorspace", .colorSpace),
        ("colourspace", .colorSpace), ("hex", .hex), ("id", .place), ("index", .place), ("location", .place),
        ("position", .place),
        ("offset", .place), ("stop", .place), ("order", .place), ("value", .value), ("extends", .extends),
        ("ref", .ref), ("text", .text),
        ("textcolor", .textColor),
        ("textcolour", .textColor), ("fontcolor", .fontColor), ("fontcolour", .fontColor), ("foreground", .foreground),
        ("foregroundcolor", .foregroundColor), ("foregroundcolour", .foregroundColor), ("fg", .fg),
        ("fgcolor", .fgColor), ("fgcolour", .fgColor), ("color", .color), ("colour", .color),
        ("background", .background), ("backgroundcolor", .backgroundColor), ("backgroundcolour", .backgroundColor),
        ("bg", .bg), ("bgcolor", .bgColor), ("bgcolour", .bgColor),
    ]

    private static let slotCount = 256
    private var keys = [UInt128](repeating: 0, count: JSONKeyTable.slotCount)
    private var words = [JSONKeyWord](repeating: .red, count: JSONKeyTable.slotCount)
    /// For each first letter, a bit for each length that occurs.
    private var lengths = [UInt32](repeating: 0, count: 32)

    private init() {
        for (spelling, word) in Self.spellings {
            let letters = Array(spelling.utf8)
            guard let key = letters.withUnsafeBufferPointer(Self.number), let first = letters.first else { continue }
            lengths[Int(first & 31)] |= 1 << UInt32(letters.count)
            var slot = Self.slot(of: key)
            while keys[slot] != 0 { slot = (slot + 1) % Self.slotCount }
            keys[slot] = key
            words[slot] = word
        }
    }

    func word(_ key: UnsafeBufferPointer<UInt8>) -> JSONKeyWord? {
        guard let number = Self.number(key) else { return nil }
        let letterCount = (128 - number.leadingZeroBitCount + 4) / 5
        let first = Int(truncatingIfNeeded: number >> UInt128(5 * (letterCount - 1))) & 31
        guard lengths[first] >> UInt32(letterCount) & 1 == 1 else { return nil }
        var slot = Self.slot(of: number)
        while keys[slot] != 0 {
            if keys[slot] == number { return words[slot] }
            slot = (slot + 1) % Self.slotCount
        }
        return nil
    }

    /// Encodes the letters with five bits each, ignoring dashes, underscores and DTCG's `$`. Returns nil for keys with
    /// other characters, no letters, or too many.
    private static func number(_ key: UnsafeBufferPointer<UInt8>) -> UInt128? {
        guard key.count <= 20 else { return nil }
        var number: UInt128 = 0
        for byte in key {
            let letter = (byte | 0x20) &- UInt8(ascii: "a")
            if letter < 26 {
                number = number << 5 | UInt128(letter + 1)
            } else if byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_"), byte != UInt8(ascii: "$") {
                return nil
            }
        }
        return number == 0 ? nil : number
    }

    private static func slot(of key: UInt128) -> Int {
        let folded = UInt64(truncatingIfNeeded: key ^ key >> 64)
        return Int(truncatingIfNeeded: (folded &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }
}

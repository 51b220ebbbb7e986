import SourceText

/// A key that affects how the colors beside it are read, in any spelling: `backgroundColor`, `background-color` and
/// `background_colour` are one word.
enum JSONKeyWord: UInt8, CaseIterable {
    // Components.
    case red, green, blue, r, g, b
    case hue, saturation, brightness
    case white
    case alpha, opacity, a
    case components, colorSpace, hex, value, extends, ref
    /// What says where or which one: `id`, `location`.
    case place
    // Colors that meet.
    case text, textColor, fontColor, foreground, foregroundColor, fg, fgColor, color
    case background, backgroundColor, bg, bgColor

    /// The bit of this word in ``JSONKeyWords``.
    var bit: UInt64 { 1 << UInt64(rawValue) }
}

/// A set of words.
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

extension JSONKeyWord {
    /// The words without separators.
    private static let spellings = WordTable<JSONKeyWord>(
        ignoringCase: [
            ("red redcomponent", .red), ("green greencomponent", .green), ("blue bluecomponent", .blue), ("r", .r),
            ("g", .g), ("b", .b),
            ("hue", .hue), ("saturation", .saturation), ("brightness", .brightness), ("white", .white),
            ("alpha alphacomponent", .alpha), ("opacity", .opacity), ("a", .a),
            ("components", .components), ("colorspace colourspace", .colorSpace), ("hex", .hex), ("value", .value),
            ("extends", .extends), ("ref", .ref),
            ("id index location position offset stop order", .place),
            ("text", .text), ("textcolor textcolour", .textColor), ("fontcolor fontcolour", .fontColor),
            ("foreground", .foreground), ("foregroundcolor foregroundcolour", .foregroundColor),
            ("fg", .fg), ("fgcolor fgcolour", .fgColor), ("color colour", .color),
            ("background", .background), ("backgroundcolor backgroundcolour", .backgroundColor),
            ("bg", .bg), ("bgcolor bgcolour", .bgColor),
        ])

    /// Longer keys spell no word.
    private static let longestKey = 20

    /// Returns the word that the key's bytes spell, ignoring spaces, dashes, underscores and DTCG's `$`; nil for all other keys.
    init?(_ key: UnsafeBufferPointer<UInt8>) {
        guard key.count <= Self.longestKey else { return nil }
        let word: JSONKeyWord? = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longestKey) { letters in
            var count = 0
            for byte in key {
                if (byte | 0x20) &- UInt8(ascii: "a") < 26 {
                    letters[count] = byte
                    count += 1
                } else if byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_"), byte != UInt8(ascii: "$"),
                    byte != UInt8(ascii: " ")
                {
                    return nil
                }
            }
            return Self.spellings[UnsafeBufferPointer(rebasing: letters[..<count])]
        }
        guard let word else { return nil }
        self = word
    }
}

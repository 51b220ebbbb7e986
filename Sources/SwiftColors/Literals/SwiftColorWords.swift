import SourceText

/// Words that identify colors, and helpers that make colors of hex digits.
enum SwiftColorWords {
    /// Whether the last part of the word is `color` or `colour`, in any letter case: `UIColor`, `accentColour`, `hexcolor`.
    static func namesColor(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        ends(word, "color") || ends(word, "colour")
    }

    /// Whether the word has to do with colors: `ColorStudio`, `Palette`.
    static func concernsColor(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        contains(word, "color") || contains(word, "colour") || contains(word, "palette")
    }

    /// Whether an argument with this label mostly is a color: `tint`, `backgroundColor`, `pressedBackground`.
    static func labelsColor(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        namesColor(word) || ["tint", "background", "foreground", "fill", "accent"].contains { ends(word, $0) }
    }

    /// Whether a function of this name makes a color: `UIColor`, `hexColor`, `UIColorFromRGB`, `colorWithHexString`.
    static func makesColor(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        namesColor(word) || (contains(word, "color") || contains(word, "colour")) && endsInDigits(word)
    }

    /// Whether a label asks for the digits of a color: `hex`, `hexString`, `rgbaValue`, `netHex`.
    static func asksForDigits(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        if ["rgb", "rgba", "argb"].contains(where: { isEqual(word, $0) }) { return true }
        return endsInDigits(word)
    }

    private static let tails: [StaticString] = ["", "value", "string", "code", "int"]
    private static let roots: [StaticString] = ["hex", "rgb", "rgba", "argb", "hexadecimal"]

    /// All that may follow `hex` or `rgb` at the end of a word that asks for digits, in lower case, separated by spaces.
    static var endsAfterRoot: String {
        ["", "a", "adecimal"].flatMap { root in tails.map { root + $0.description } }.joined(separator: " ")
    }

    /// Whether the word ends in `hex`, `rgb`, `rgba` or `argb`, optionally followed by `value`, `string`, `code` or `int`.
    private static func endsInDigits(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        tails.contains { tail in
            guard ends(word, tail) else { return false }
            let stem = UnsafeBufferPointer(rebasing: word.dropLast(tail.utf8CodeUnitCount))
            return roots.contains { ends(stem, $0) }
        }
    }

    /// Whether the word says that alpha comes first.
    static func saysARGB(_ word: UnsafeBufferPointer<UInt8>) -> Bool { contains(word, "argb") }

    /// Whether the word says that alpha comes last.
    static func saysRGBA(_ word: UnsafeBufferPointer<UInt8>) -> Bool { contains(word, "rgba") }

    /// Whether the word is about contrast: `lightHighContrast`.
    static func saysContrast(_ word: UnsafeBufferPointer<UInt8>) -> Bool { contains(word, "contrast") }

    private static func isEqual(_ word: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
        word.count == text.utf8CodeUnitCount && ends(word, text)
    }

    /// Whether the word ends in `tail`, which is in lower case, ignoring the word's case.
    private static func ends(_ word: UnsafeBufferPointer<UInt8>, _ tail: StaticString) -> Bool {
        matches(word, at: word.count - tail.utf8CodeUnitCount, tail)
    }

    private static func contains(_ word: UnsafeBufferPointer<UInt8>, _ part: StaticString) -> Bool {
        (0..<max(word.count, 1)).contains { matches(word, at: $0, part) }
    }

    private static func matches(_ word: UnsafeBufferPointer<UInt8>, at start: Int, _ part: StaticString) -> Bool {
        guard start >= 0, start + part.utf8CodeUnitCount <= word.count else { return false }
        for index in 0..<part.utf8CodeUnitCount where word[start + index] | 0x20 != part.utf8Start[index] {
            return false
        }
        return true
    }
}

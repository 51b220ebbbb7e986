import SourceText

/// Tells whether a word that mentions a color may lead to a literal, where nothing but literals is wanted. Most code names
/// colors only: `foregroundColor(.red)`, `color: Color?`.
enum SwiftLiteralTrigger {
    /// Whether the word with `color` at `offset` may be the call of an initializer, be given digits, or declare what other
    /// files need to know: a type, an alias, or initializers.
    static func leads(_ source: SourceBytes, _ offset: Int) -> Bool {
        var place = source.wordEnd(from: offset)
        while isBlank(source[place]), place < source.count { place += 1 }
        switch source[place] {
        case UInt8(ascii: "("):
            // `foregroundColor(.red)`, but `Color(.displayP3, white: 1)`.
            var first = place + 1
            while isBlank(source[first]), first < source.count { first += 1 }
            guard source[first] == UInt8(ascii: ".") else { return true }
            return isInitializer(source, first + 1)
        case UInt8(ascii: "."): return isInitializer(source, place + 1)
        case UInt8(ascii: ":"), UInt8(ascii: "="): return holdsDigits(source, place + 1) || declares(source, offset)
        // A comment before the parenthesis, a key of a dictionary, a name in backticks.
        case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "`"): return true
        default: return declares(source, offset)
        }
    }

    /// Whether the arguments at `offset` start with digits or a string: `.init(0x336699)`.
    static func startsWithDigits(_ source: SourceBytes, _ offset: Int) -> Bool {
        var first = offset
        while isBlank(source[first]), first < source.count { first += 1 }
        return source[first] == UInt8(ascii: "\"") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= source[first]
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    private static func isInitializer(_ source: SourceBytes, _ offset: Int) -> Bool {
        initializers.contains { SwiftPrefilter.has(source, offset, $0) }
    }

    /// What may follow the dot of a type or of a first argument, in lower case.
    private static let initializers: [StaticString] = ["init", "self", "resolved", "srgb", "displayp3"]

    /// Whether the rest of the line from `offset` has digits or a string, or does not end the expression.
    private static func holdsDigits(_ source: SourceBytes, _ offset: Int) -> Bool {
        var place = offset
        var last = UInt8(ascii: "=")
        while place < source.count, source[place] != UInt8(ascii: "\n"), source[place] != UInt8(ascii: "\r") {
            let byte = source[place]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "`") { return true }
            if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { return true }
            if !isBlank(byte) { last = byte }
            place += 1
            if place - offset > 200 { return true }
        }
        switch last {
        case UInt8(ascii: "="), UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "?"),
            UInt8(ascii: ":"), UInt8(ascii: ","):
            return true
        default: return false
        }
    }

    /// Whether a word before `offset` on the line begins a declaration: `extension UIColor`, `typealias Ink = Color`.
    private static func declares(_ source: SourceBytes, _ offset: Int) -> Bool {
        var start = offset
        while start > 0, source[start - 1] != UInt8(ascii: "\n"), source[start - 1] != UInt8(ascii: "\r") {
            if offset - start > 200 { return true }
            start -= 1
        }
        var place = start
        while place < offset {
            let end = source.wordEnd(from: place)
            guard end > place else {
                place += 1
                continue
            }
            if declarations.contains(source.buffer(ByteRange(place, end))) { return true }
            place = end
        }
        return false
    }

    private static let declarations = WordSet("extension typealias struct class enum actor protocol")
}

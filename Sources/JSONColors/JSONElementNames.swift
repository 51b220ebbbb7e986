import SourceText

extension JSONColorSyntax {
    /// Returns the element whose color the keys in `symbol` set, without words for states: `tab foreground` for
    /// `tab.inactiveForeground`.
    package func elements(inSymbol symbol: String) -> [String] {
        var result = ""
        for word in Self.words(symbol) where !Self.stateWords.contains(word) {
            result += (result.isEmpty ? "" : " ") + word
        }
        return result.isEmpty ? [] : [result]
    }

    /// Returns the lowercase words of `text`, split at camel case and separators. A slash is a word of its own.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
        func end() {
            if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
            word = []
        }
        var last: UInt8 = 0
        for byte in text.utf8 {
            let isLetter = (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
            if !isLetter || isCapital(byte) && !isCapital(last) { end() }
            if byte == UInt8(ascii: "/") { words.append("/") }
            if isLetter { word.append(isCapital(byte) ? byte | 0x20 : byte) }
            last = byte
        }
        end()
        return words
    }

    private static let stateWords: Set<String> = [
        "active", "checked", "current", "default", "disabled", "enabled", "expanded", "focus", "focused", "highlighted",
        "hover", "hovered", "inactive", "normal", "pressed", "selected", "unfocused", "unselected", "visited",
    ]
}

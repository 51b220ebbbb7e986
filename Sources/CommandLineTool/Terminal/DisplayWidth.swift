import SourceText

/// Returns the width of `text` on a terminal, in columns.
func displayWidth(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + displayWidth(of: $1) }
}

/// Returns the width of `scalar` on a terminal in columns: 0 for combining marks, 2 for wide East Asian characters and
/// emoji. <https://www.unicode.org/reports/tr11/>
func displayWidth(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // Hangul medial vowels and final consonants combine with the preceding syllable.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
}

/// Blocks with East Asian width W or F, except emoji.
private let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
]

/// Truncates `text` to `width` columns.
func fitted(_ text: String, to width: Int) -> String {
    guard displayWidth(of: text) > width else { return text }
    var result = ""
    var used = 0
    for scalar in text.unicodeScalars {
        used += displayWidth(of: scalar)
        if used > width - 1 { break }
        result.unicodeScalars.append(scalar)
    }
    return result + "…"
}

/// Wraps `text` between words at `width` columns. The first line has `used` fewer columns; the others leave room for
/// an indentation of two if `used` is not 0.
func wrapped(_ text: String, to width: Int, after used: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    var room = width - used
    for word in text.split(separator: " ") {
        if !line.isEmpty, displayWidth(of: line) + 1 + displayWidth(of: String(word)) > room {
            lines.append(line)
            line = ""
            room = used > 0 ? width - 2 : width
        }
        line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
}

/// Makes `text` safe for a terminal: control characters and bidirectional marks become U+FFFD, so that the contents of
/// a file cannot control the terminal or disguise themselves.
func terminalSafe(_ text: String) -> String {
    // Most text is ASCII.
    if text.utf8.allSatisfy({ UInt8(ascii: " ")...UInt8(ascii: "~") ~= $0 }) { return text }
    guard text.unicodeScalars.contains(where: \.isUnsafeInTerminals) else { return text }
    var safe = ""
    for scalar in text.unicodeScalars { safe.unicodeScalars.append(scalar.isUnsafeInTerminals ? "\u{FFFD}" : scalar) }
    return safe
}

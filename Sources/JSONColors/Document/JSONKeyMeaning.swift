import SourceText

// What a key says about the value under it.

/// Whether the value under `key` is a color, so that a bare `red` is one, too: `borderColor`, `editor.background`,
/// `fg`.
func asksForColor(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let endings: [StaticString] = [
        "color", "colour", "colors", "colours", "background", "foreground", "fill", "stroke", "border",
    ]
    return endings.contains { ends(key, with: $0) } || endsInWord(key, "fg") || endsInWord(key, "bg")
}

/// Whether `key` suggests colors in or below its value: `colors`, `palette`, `theme`, `gradientStops`.
func suggestsColors(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let parts: [StaticString] = ["color", "colour", "palette", "theme", "swatch", "gradient", "tint"]
    return asksForColor(key) || parts.contains { contains(key, $0) }
}

/// Whether the value under `key` is a name or a reference, so that `#facade` is not a color there.
func asksForReference(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let words: [StaticString] = [
        "href", "url", "uri", "link", "links", "anchor", "ref", "id", "ids", "selector", "target", "hash", "fragment",
        "issue", "issues", "ticket", "channel", "channels", "tag", "tags", "hashtag", "hashtags", "commit", "version",
        "schema", "path", "pr",
    ]
    return words.contains { endsInWord(key, $0) }
}

/// Whether `key` may be that of a foreground whose background has another key: `button.foreground`, `onPrimary`.
@inline(__always)
func mayNameForeground(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard key.count > 2, let last = key.last else { return false }
    // `…foreground`
    if last == UInt8(ascii: "d"), key.count > 10, key[key.count - 10] | 0x20 == UInt8(ascii: "f") { return true }
    if JSONNamedPairs.mayBeConvention(key) { return true }
    // `onPrimary`, `md.sys.color.on-primary`
    let start = key.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
    guard key.count > start + 3, key[start] == UInt8(ascii: "o"), key[start + 1] == UInt8(ascii: "n") else {
        return false
    }
    let next = key[start + 2]
    return next == UInt8(ascii: "-") || next == UInt8(ascii: "_") || next == 0x20 || next &- 0x41 < 26
}

/// Whether `key` ends with `ending`, which is lowercase. Ignores case.
@inline(__always)
private func ends(_ key: UnsafeBufferPointer<UInt8>, with ending: StaticString) -> Bool {
    let start = key.count - ending.utf8CodeUnitCount
    // The last letter rules out almost every key.
    guard start >= 0, let last = key.last, last | 0x20 == ending.utf8Start[ending.utf8CodeUnitCount - 1] else {
        return false
    }
    return matches(key, at: start, ending)
}

/// Whether `word` is the last word of `key`, split at camel case and separators.
@inline(__always)
func endsInWord(_ key: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard ends(key, with: word) else { return false }
    let start = key.count - word.utf8CodeUnitCount
    if start == 0 { return true }
    let before = key[start - 1]
    let isLetter = (before | 0x20) &- UInt8(ascii: "a") < 26
    return !isLetter || (before >= UInt8(ascii: "a") && key[start] < UInt8(ascii: "a"))
}

/// Whether `part`, which is lowercase, occurs in `key`. Ignores case.
private func contains(_ key: UnsafeBufferPointer<UInt8>, _ part: StaticString) -> Bool {
    let count = part.utf8CodeUnitCount
    guard key.count >= count else { return false }
    let first = part.utf8Start[0]
    return (0...(key.count - count)).contains { key[$0] | 0x20 == first && matches(key, at: $0, part) }
}

private func matches(_ key: UnsafeBufferPointer<UInt8>, at start: Int, _ word: StaticString) -> Bool {
    for place in 0..<word.utf8CodeUnitCount where key[start + place] | 0x20 != word.utf8Start[place] { return false }
    return true
}

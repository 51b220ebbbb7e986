/// A `.gitignore` pattern: `*`, `?`, `[a-z]`, `**`, and `\` to escape a character.
///
/// `*`, `?` and brackets never match `/`. <https://git-scm.com/docs/gitignore#_pattern_format>
package struct Glob: Sendable {
    private enum Part: Sendable {
        case byte(UInt8)
        /// One byte except `/`, as in git, which does not know characters outside ASCII.
        case anyCharacter
        /// One of the bytes of the set with this index.
        case set(UInt32)
        /// Any bytes except `/`.
        case star
        /// `**/`, or more stars: any folders, or none.
        case anyFolders
        /// `/**` at the end: everything inside.
        case anything
        /// An unclosed bracket, which matches nothing, as in git.
        case nothing
    }

    private var parts: [Part] = []
    private var sets: [ByteSet] = []
    /// Whether the pattern has no wildcards, so that it matches exactly one text.
    package private(set) var isLiteral = true

    /// Parses the pattern `text`.
    package init(_ text: some Sequence<UInt8>) {
        let text = Array(text)
        var index = 0
        func at(_ place: Int) -> UInt8? { text.indices.contains(place) ? text[place] : nil }
        while let byte = at(index) {
            switch byte {
            case UInt8(ascii: "*"):
                var end = index
                while at(end) == byte { end += 1 }
                // git compares the text before the first wildcard separately, so the pattern starts again after it.
                let startsFolder = index == 0 || at(index - 1) == UInt8(ascii: "/") || isLiteral
                if end - index >= 2, startsFolder, at(end) == UInt8(ascii: "/") {
                    parts.append(.anyFolders)
                    end += 1
                } else if end - index >= 2, startsFolder, end == text.count {
                    parts.append(.anything)
                } else {
                    parts.append(.star)
                }
                isLiteral = false
                index = end
            case UInt8(ascii: "?"):
                parts.append(.anyCharacter)
                isLiteral = false
                index += 1
            case UInt8(ascii: "["):
                if let (set, end) = ByteSet.read(text, at: index) {
                    parts.append(.set(UInt32(truncatingIfNeeded: sets.count)))
                    sets.append(set)
                    isLiteral = false
                    index = end
                } else {
                    parts.append(.nothing)
                    isLiteral = false
                    index = text.count
                }
            case UInt8(ascii: "\\") where at(index + 1) != nil:
                parts.append(.byte(text[index + 1]))
                index += 2
            default:
                parts.append(.byte(byte))
                index += 1
            }
        }
    }

    /// The bytes that every match starts with.
    var literalPrefix: [UInt8] { Self.literals(parts) }
    /// The bytes that every match ends with.
    var literalSuffix: [UInt8] { Self.literals(parts.reversed()).reversed() }

    /// The longest text that every match contains; nil if there is none.
    var longestLiteral: [UInt8]? {
        var (longest, current): ([UInt8], [UInt8]) = ([], [])
        for part in parts {
            if case .byte(let byte) = part { current.append(byte) } else { current.removeAll() }
            if current.count > longest.count { longest = current }
        }
        return longest.isEmpty ? nil : longest
    }

    private static func literals(_ parts: some Sequence<Part>) -> [UInt8] {
        var bytes: [UInt8] = []
        for part in parts {
            guard case .byte(let byte) = part else { break }
            bytes.append(byte)
        }
        return bytes
    }

    /// Whether the pattern matches all of `path`.
    ///
    /// `*` ends within its folder and `**` can match any folders, so only the last of each needs backtracking. The
    /// time is at most the product of both lengths.
    package func matches(_ path: some RandomAccessCollection<UInt8>) -> Bool {
        path.withContiguousStorageIfAvailable { matches($0) } ?? Array(path).withUnsafeBufferPointer { matches($0) }
    }

    func matches(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
        var part = 0
        var index = 0
        var star: (part: Int, index: Int)?
        var folders: (part: Int, index: Int)?
        while true {
            if part < parts.count {
                switch parts[part] {
                case .star:
                    part += 1
                    star = (part, index)
                    continue
                case .anyFolders:
                    part += 1
                    folders = (part, index)
                    star = nil
                    continue
                case .anything:
                    if index < path.count || index == 0 || path[index - 1] != UInt8(ascii: "/") { return true }
                case .byte(let byte) where index < path.count && path[index] == byte:
                    part += 1
                    index += 1
                    continue
                case .set(let set) where index < path.count && sets[Int(set)].contains(path[index]):
                    part += 1
                    index += 1
                    continue
                case .anyCharacter where index < path.count && path[index] != UInt8(ascii: "/"):
                    part += 1
                    index += 1
                    continue
                default: break
                }
            } else if index == path.count {
                return true
            }
            if let last = star, last.index < path.count, path[last.index] != UInt8(ascii: "/") {
                star = (last.part, last.index + 1)
                part = last.part
                index = last.index + 1
            } else if let last = folders, let slash = path[last.index...].firstIndex(of: UInt8(ascii: "/")) {
                folders = (last.part, slash + 1)
                star = nil
                part = last.part
                index = slash + 1
            } else {
                return false
            }
        }
    }
}

/// The bytes that a bracket expression matches; never `/`.
struct ByteSet: Sendable {
    private var words: SIMD4<UInt64> = .zero

    func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0 }

    private mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

    /// Parses the bracket expression at `start` in `text` and returns the index after it; nil if it is not closed.
    static func read(_ text: [UInt8], at start: Int) -> (set: ByteSet, end: Int)? {
        var set = ByteSet()
        var index = start + 1
        func at(_ place: Int) -> UInt8? { text.indices.contains(place) ? text[place] : nil }
        let isNegated = at(index) == UInt8(ascii: "!") || at(index) == UInt8(ascii: "^")
        if isNegated { index += 1 }
        let first = index
        while let byte = at(index), byte != UInt8(ascii: "]") || index == first {
            if byte == UInt8(ascii: "["), at(index + 1) == UInt8(ascii: ":"),
                let (members, end) = readClass(text, at: index)
            {
                members.forEach { set.insert($0) }
                index = end
                continue
            }
            var low = byte
            index += 1
            if low == UInt8(ascii: "\\"), let escaped = at(index) {
                low = escaped
                index += 1
            }
            var high = low
            if at(index) == UInt8(ascii: "-"), let bound = at(index + 1), bound != UInt8(ascii: "]") {
                high = bound
                index += 2
                if high == UInt8(ascii: "\\"), let escaped = at(index) {
                    high = escaped
                    index += 1
                }
            }
            // git compares the first byte before it looks for a range, so `[z-a]` matches `z`.
            (low...max(low, high)).forEach { set.insert($0) }
        }
        guard at(index) == UInt8(ascii: "]") else { return nil }
        if isNegated { set.words = ~set.words }
        set.words[0] &= ~(1 << UInt64(UInt8(ascii: "/")))
        return (set, index + 1)
    }

    /// Parses a class such as `[:digit:]` at `start` and returns the index after it.
    private static func readClass(_ text: [UInt8], at start: Int) -> (members: [UInt8], end: Int)? {
        guard let colon = text[(start + 2)...].firstIndex(of: UInt8(ascii: ":")), colon + 1 < text.count,
            text[colon + 1] == UInt8(ascii: "]")
        else { return nil }
        let ascii = (0...127 as ClosedRange<UInt8>)
        func members(_ test: (Unicode.Scalar) -> Bool) -> [UInt8] { ascii.filter { test(Unicode.Scalar($0)) } }
        let found: [UInt8]
        switch String(decoding: text[(start + 2)..<colon], as: UTF8.self) {
        case "alpha": found = members { $0.properties.isAlphabetic }
        case "digit": found = members { ("0"..."9").contains($0) }
        case "alnum": found = members { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
        case "upper": found = members { ("A"..."Z").contains($0) }
        case "lower": found = members { ("a"..."z").contains($0) }
        case "space": found = members { $0.properties.isWhitespace }
        case "blank": found = [UInt8(ascii: " "), UInt8(ascii: "\t")]
        case "xdigit": found = members { $0.properties.isASCIIHexDigit }
        case "punct":
            found = members {
                (33...126).contains($0.value) && !$0.properties.isAlphabetic
                    && !("0"..."9").contains($0)
            }
        default: return nil
        }
        return (found, colon + 2)
    }
}

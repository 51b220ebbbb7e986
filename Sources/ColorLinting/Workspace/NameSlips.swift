import SourceText

/// Indexes names by their words, so that names one typo away are found without comparing all.
///
/// A typo is a letter or two in one word, or a missing or extra hyphen. Each name is stored under the rest of it
/// without one word, with that word's length, and under its letters without hyphens.
struct NameSlips: Sendable {
    /// Names by hash values of their parts. Collisions are resolved when names are compared.
    private var names: [Int: Set<String>] = [:]

    private static let maxCandidates = 500

    /// No names.
    init() {}

    /// Indexes `texts`.
    init(_ texts: some Sequence<String>) {
        for text in texts { insert(text) }
    }

    /// Adds `name`.
    mutating func insert(_ name: String) {
        for key in Parts(name).keys(0...0) { names[key, default: []].insert(name) }
    }

    /// Removes `name`.
    mutating func remove(_ name: String) {
        for key in Parts(name).keys(0...0) {
            names[key]?.remove(name)
            if names[key]?.isEmpty == true { names[key] = nil }
        }
    }

    /// Returns names that may be one typo away from `text`, with occasional others; nil if there are too many to guess the
    /// right one.
    func candidates(for text: String) -> Set<String>? {
        var found: Set<String> = []
        for key in Parts(text).keys(-2...2) {
            found.formUnion(names[key] ?? [])
            if found.count > Self.maxCandidates { return nil }
        }
        return found
    }

    /// Returns the candidate that `text` is probably a typo of: the nearest one, if it has the same words except for
    /// one with a letter or two wrong, or the same words with hyphens elsewhere. `--gap-x` is not a typo of `--gap-y`,
    /// nor `--blue-100` of `--blue-200`.
    static func meant(by text: String, among candidates: Set<String>) -> String? {
        guard let nearest = nearestName(to: text, among: candidates.ordered()), isSlip(Parts(text), for: Parts(nearest))
        else { return nil }
        return nearest
    }

    private static func isSlip(_ text: Parts, for name: Parts) -> Bool {
        guard text.words.count == name.words.count else { return text.joined == name.joined }
        let wrong = zip(text.words, name.words).filter { $0 != $1 }
        guard wrong.count == 1, let (word, other) = wrong.first else { return wrong.isEmpty }
        guard !Parts.hasDigit(word), !Parts.hasDigit(other) else { return false }
        let shorter = min(word.count, other.count)
        // `link` is not a typo of `ink`.
        if shorter < 4, word.count != other.count { return false }
        let most = shorter < 3 ? 0 : shorter < 5 ? 1 : 2
        return editDistance(Array(word), Array(other), atMost: most) != nil
    }

    /// The words of a name, between hyphens, in lowercase.
    private struct Parts {
        let words: [ArraySlice<UInt8>]

        init(_ name: String) {
            let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
            let bytes = isASCII ? name.utf8.map(lowercasedASCII) : Array(name.lowercased().utf8)
            words = bytes.split(separator: UInt8(ascii: "-"))
        }

        var joined: [UInt8] { Array(words.joined()) }

        static func hasDigit(_ word: ArraySlice<UInt8>) -> Bool {
            word.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }

        /// Returns hash values of the rest without each word that can have a typo, with the word's length changed by
        /// each of `changes`; and of all letters.
        func keys(_ changes: ClosedRange<Int>) -> [Int] {
            var all = Hasher()
            joined.withUnsafeBytes { all.combine(bytes: $0) }
            var keys = [all.finalize()]
            for (place, word) in words.enumerated() where word.count > 2 && !Self.hasDigit(word) {
                var rest = Hasher()
                rest.combine(words.count)
                rest.combine(place)
                for (other, word) in words.enumerated() where other != place {
                    rest.combine(word.count)
                    word.withUnsafeBytes { rest.combine(bytes: $0) }
                }
                for change in changes {
                    var hasher = rest
                    hasher.combine(word.count + change)
                    keys.append(hasher.finalize())
                }
            }
            return keys
        }
    }
}

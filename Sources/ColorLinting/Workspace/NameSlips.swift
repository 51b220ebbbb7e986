/// Names by their words, so that those that are one slip away from a text are found without a look at the others.
///
/// A slip is a letter or two in one word, or a hyphen that is missing or too much. Each name is kept under what is left of it
/// without one word, and that word's length; and under its letters without the hyphens.
struct NameSlips: Sendable {
    /// The names by the hash values of their parts. Names of equal hash values are told apart when they are compared.
    private var names: [Int: Set<String>] = [:]

    private static let mostCandidates = 500

    /// No names.
    init() {}

    /// The names `texts`.
    init(_ texts: some Sequence<String>) {
        for text in texts { insert(text) }
    }

    /// Takes in `name`.
    mutating func insert(_ name: String) {
        for key in Parts(name).keys(0...0) { names[key, default: []].insert(name) }
    }

    /// Forgets `name`.
    mutating func remove(_ name: String) {
        for key in Parts(name).keys(0...0) {
            names[key]?.remove(name)
            if names[key]?.isEmpty == true { names[key] = nil }
        }
    }

    /// The names that may be one slip away from `text`, and others now and then; none where there are so many that nobody could
    /// tell which was meant.
    func candidates(for text: String) -> Set<String> {
        var found: Set<String> = []
        for key in Parts(text).keys(-2...2) {
            found.formUnion(names[key] ?? [])
            if found.count > Self.mostCandidates { return [] }
        }
        return found
    }

    /// The one of `candidates` that `text` was probably meant to be, where that is sure enough: the nearest by edits, if it has the
    /// same words but for one, in which a letter or two are wrong, or the same with the hyphens elsewhere. `--gap-x` is no slip for
    /// `--gap-y`, nor `--blue-100` for `--blue-200`.
    static func meant(by text: String, among candidates: Set<String>) -> String? {
        guard let nearest = nearestName(to: text, among: candidates.sorted()), isSlip(Parts(text), for: Parts(nearest))
        else { return nil }
        return nearest
    }

    private static func isSlip(_ text: Parts, for name: Parts) -> Bool {
        guard text.words.count == name.words.count else { return text.joined == name.joined }
        let wrong = zip(text.words, name.words).filter { $0 != $1 }
        guard wrong.count == 1, let (word, other) = wrong.first else { return wrong.isEmpty }
        guard !Parts.hasDigit(word), !Parts.hasDigit(other) else { return false }
        let shorter = min(word.count, other.count)
        // `link` is no slip for `ink`.
        if shorter < 4, word.count != other.count { return false }
        let most = shorter < 3 ? 0 : shorter < 5 ? 1 : 2
        return editDistance(Array(word), Array(other), atMost: most) != nil
    }

    /// A name's words, between hyphens, in lower case.
    private struct Parts {
        let words: [ArraySlice<UInt8>]

        init(_ name: String) {
            words = Array(name.lowercased().utf8).split(separator: UInt8(ascii: "-"))
        }

        var joined: [UInt8] { Array(words.joined()) }

        static func hasDigit(_ word: ArraySlice<UInt8>) -> Bool {
            word.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }

        /// The hash values of what is left without each word that can have a slip in it, with the word's length changed by each of
        /// `changes`; and that of all letters.
        func keys(_ changes: ClosedRange<Int>) -> Set<Int> {
            var all = Hasher()
            for word in words { for byte in word { all.combine(byte) } }
            var keys: Set = [all.finalize()]
            for (place, word) in words.enumerated() where word.count > 2 && !Self.hasDigit(word) {
                var rest = Hasher()
                rest.combine(words.count)
                rest.combine(place)
                for (other, word) in words.enumerated() where other != place { rest.combine(word) }
                for change in changes {
                    var hasher = rest
                    hasher.combine(word.count + change)
                    keys.insert(hasher.finalize())
                }
            }
            return keys
        }
    }
}

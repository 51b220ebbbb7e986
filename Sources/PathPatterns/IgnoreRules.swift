/// The patterns of a `.gitignore`. <https://git-scm.com/docs/gitignore>
package struct IgnoreRules: Hashable, Sendable {
    private enum Pattern: Hashable, Sendable {
        /// A text without wildcards.
        case literal([UInt8])
        /// A pattern such as `*.log`: the text after the star.
        case suffix([UInt8])
        case glob(Glob)

        @_optimize(speed)
        func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
            switch self {
            case .literal(let literal): text.count == literal.count && Self.ends(text, literal)
            case .suffix(let suffix): text.count >= suffix.count && Self.ends(text, suffix)
            case .glob(let glob): glob.matches(text)
            }
        }

        /// Whether `text` ends in `end`, which is not longer.
        @_optimize(speed)
        private static func ends(_ text: UnsafeBufferPointer<UInt8>, _ end: [UInt8]) -> Bool {
            let start = text.count - end.count
            // Most names differ in the last byte already.
            for offset in end.indices.reversed() where text[start + offset] != end[offset] { return false }
            return true
        }
    }

    private struct Rule: Hashable, Sendable {
        var pattern: Pattern
        /// Whether it starts with `!`.
        var isNegated: Bool
        /// Whether it matches only folders.
        var needsDirectory: Bool
        /// Whether it matches the whole path relative to the file's folder, instead of a name.
        var isAnchored: Bool
    }

    private var rules: [Rule] = []
    /// Finds the rules that can match, if there are many.
    private var index: RuleIndex?
    /// The number of rules from which on an index is faster than trying each.
    private static let indexedCount = 64
    /// Whether there are no rules.
    package var isEmpty: Bool { rules.isEmpty }
    /// Whether some rules match paths, so that names are not sufficient.
    package private(set) var needsPaths = false

    /// Parses the `content` of a file.
    package init(_ content: some Collection<UInt8>) {
        var content = Array(content)
        if content.starts(with: [0xEF, 0xBB, 0xBF]) { content.removeFirst(3) }
        self.init(lines: content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true))
    }

    /// Parses `patterns`, each one line of a file.
    init(patterns: [[UInt8]]) { self.init(lines: patterns.map { $0[...] }) }

    private init(lines: [ArraySlice<UInt8>]) {
        for line in lines { add(line) }
        needsPaths = rules.contains { $0.isAnchored }
        guard rules.count >= Self.indexedCount else { return }
        var index = RuleIndex()
        for (number, rule) in rules.enumerated() {
            switch rule.pattern {
            case .literal(let text): index.add(number, startingWith: text, inPaths: rule.isAnchored)
            case .suffix(let text): index.add(number, endingWith: text, inPaths: rule.isAnchored)
            case .glob(let glob):
                let (start, end) = (glob.literalPrefix, glob.literalSuffix)
                if start.count >= end.count {
                    index.add(number, startingWith: start, inPaths: rule.isAnchored)
                } else {
                    index.add(number, endingWith: end, inPaths: rule.isAnchored)
                }
            }
        }
        self.index = index
    }

    private mutating func add(_ line: ArraySlice<UInt8>) {
        var line = line
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        // Trailing spaces are ignored, unless they are escaped with a backslash.
        while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") { line.removeLast() }
        guard let first = line.first, first != UInt8(ascii: "#") else { return }
        let isNegated = first == UInt8(ascii: "!")
        if isNegated { line.removeFirst() }
        let needsDirectory = line.last == UInt8(ascii: "/")
        if needsDirectory { line.removeLast() }
        let isAnchored = line.contains(UInt8(ascii: "/"))
        if line.first == UInt8(ascii: "/") { line.removeFirst() }
        guard !line.isEmpty else { return }
        let special = Array("*?[\\".utf8)
        let tail = line.dropFirst()
        let isPlain = !line.contains { special.contains($0) }
        let isSuffix = line.first == UInt8(ascii: "*") && !tail.contains { special.contains($0) } && !isAnchored
        rules.append(
            Rule(
                pattern: isPlain ? .literal(Array(line)) : isSuffix ? .suffix(Array(tail)) : .glob(Glob(line)),
                isNegated: isNegated, needsDirectory: needsDirectory, isAnchored: isAnchored))
    }

    /// Returns whether the item at `path`, relative to the rules' folder, with the last component `name` is ignored;
    /// nil if no rule matches. The last matching rule decides.
    package func verdict(path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isDirectory: Bool) -> Bool? {
        path.withUnsafeBufferPointer { path in
            name.withUnsafeBufferPointer { name in verdict(path, name, isDirectory) }
        }
    }

    @_optimize(speed)
    private func verdict(
        _ path: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>, _ isDirectory: Bool
    ) -> Bool? {
        func matches(_ number: Int) -> Bool {
            (isDirectory || !rules[number].needsDirectory)
                && rules[number].pattern.matches(rules[number].isAnchored ? path : name)
        }
        guard let index else {
            return rules.indices.last(where: matches).map { !rules[$0].isNegated }
        }
        var last: Int?
        index.forEachCandidate(path: path, name: name) { number in
            if number > last ?? -1, matches(number) { last = number }
        }
        return last.map { !rules[$0].isNegated }
    }
}

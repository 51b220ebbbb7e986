/// The patterns of a `.gitignore`. <https://git-scm.com/docs/gitignore>
package struct IgnoreRules: Hashable, Sendable {
    private struct Rule: Hashable, Sendable {
        var glob: Glob
        /// The text of a pattern without wildcards.
        var literal: [UInt8]?
        /// For a pattern such as `*.log`, the suffix.
        var suffix: [UInt8]?
        /// Whether it starts with `!`.
        var isNegated: Bool
        /// Whether it matches only folders.
        var needsDirectory: Bool
        /// Whether it matches the whole path relative to the file's folder, instead of a name.
        var isAnchored: Bool
    }

    private var rules: [Rule] = []
    /// Whether there are no rules.
    package var isEmpty: Bool { rules.isEmpty }
    /// Whether some rules match paths, so that names are not sufficient.
    package private(set) var needsPaths = false

    /// Parses the `content` of a file.
    package init(_ content: some Collection<UInt8>) {
        var content = Array(content)
        if content.starts(with: [0xEF, 0xBB, 0xBF]) { content.removeFirst(3) }
        self.init(
            patterns: content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true).map(Array.init))
    }

    /// Parses `patterns`, each one line of a file.
    init(patterns: [[UInt8]]) {
        for line in patterns { add(line[...]) }
        needsPaths = rules.contains { $0.isAnchored }
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
                glob: Glob(line), literal: isPlain ? Array(line) : nil, suffix: isSuffix ? Array(tail) : nil,
                isNegated: isNegated, needsDirectory: needsDirectory, isAnchored: isAnchored))
    }

    /// Returns whether the item at `path`, relative to the rules' folder, with the last component `name` is ignored;
    /// nil if no rule matches. The last matching rule decides.
    package func verdict(
        path: some RandomAccessCollection<UInt8>, name: some RandomAccessCollection<UInt8>, isDirectory: Bool
    ) -> Bool? {
        for rule in rules.reversed() where isDirectory || !rule.needsDirectory {
            let matches =
                if let literal = rule.literal {
                    rule.isAnchored ? path.elementsEqual(literal) : name.elementsEqual(literal)
                } else if let suffix = rule.suffix {
                    name.count >= suffix.count && name.suffix(suffix.count).elementsEqual(suffix)
                } else {
                    rule.isAnchored ? rule.glob.matches(path) : rule.glob.matches(name)
                }
            if matches { return !rule.isNegated }
        }
        return nil
    }
}

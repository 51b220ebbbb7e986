/// The patterns of one `.gitignore`. <https://git-scm.com/docs/gitignore>
package struct IgnoreRules: Hashable, Sendable {
    private struct Rule: Hashable, Sendable {
        var glob: Glob
        /// For a pattern without wildcards, its text.
        var literal: [UInt8]?
        /// For a pattern such as `*.log`, what the name ends in.
        var suffix: [UInt8]?
        /// Whether it takes back what an earlier rule ignored.
        var isNegated: Bool
        /// Whether it is about folders only.
        var needsDirectory: Bool
        /// Whether it is about the whole path from the file's folder on, not just a name.
        var isAnchored: Bool
    }

    private var rules: [Rule] = []
    /// Whether there is no rule at all.
    package var isEmpty: Bool { rules.isEmpty }
    /// Whether some rule is about whole paths, so that names alone do not decide.
    package private(set) var needsPaths = false

    /// The rules that the file's `content` states.
    package init(_ content: some Collection<UInt8>) {
        var content = Array(content)
        if content.starts(with: [0xEF, 0xBB, 0xBF]) { content.removeFirst(3) }
        self.init(
            patterns: content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true).map(Array.init))
    }

    /// The rules of `patterns`, each of which stands for a line of a file.
    init(patterns: [[UInt8]]) {
        for line in patterns { add(line[...]) }
        needsPaths = rules.contains { $0.isAnchored }
    }

    private mutating func add(_ line: ArraySlice<UInt8>) {
        var line = line
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        // Blanks at the end do not count, unless a backslash stands before them.
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

    /// What the rules say of the item at `path`, relative to the rules' folder, whose last part is `name`: whether it is
    /// ignored, or nil where no rule is about it. The last rule that matches decides.
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

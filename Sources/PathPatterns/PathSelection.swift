/// The files that some patterns pick, written as `.gitignore` writes them and relative to one folder: `*.css` in any folder,
/// `vendor/` with all that is in it, `/theme.json` there alone, `!keep.css` to take a file back.
///
/// <https://git-scm.com/docs/gitignore#_pattern_format>
package struct PathSelection: Hashable, Sendable {
    /// The patterns as they are written.
    package let patterns: [String]
    private let rules: IgnoreRules

    /// The files that `patterns` pick.
    package init(_ patterns: [String]) {
        self.patterns = patterns
        rules = IgnoreRules(patterns: patterns.map { Array($0.utf8) })
    }

    /// Whether there is no pattern, so that nothing is picked.
    package var isEmpty: Bool { patterns.isEmpty }

    /// Whether the file at `path`, relative to the patterns' folder, is picked: by itself, or with a folder it is in.
    package func contains(_ path: some StringProtocol) -> Bool {
        guard !rules.isEmpty else { return false }
        let path = Array(path.utf8)
        var start = 0
        while let slash = path[start...].firstIndex(of: UInt8(ascii: "/")) {
            if rules.verdict(path: path[..<slash], name: path[start..<slash], isDirectory: true) == true { return true }
            start = slash + 1
        }
        return rules.verdict(path: path[...], name: path[start...], isDirectory: false) == true
    }

    /// What keeps `pattern` from picking anything, in words; nil where nothing does.
    package static func problem(with pattern: String) -> String? {
        if pattern.allSatisfy(\.isWhitespace) || pattern == "!" || pattern == "/" { return "the pattern is empty" }
        if pattern.utf8.contains(0) { return "a path holds no NUL" }
        if pattern.utf8.contains(UInt8(ascii: "\n")) { return "a pattern is one line" }
        if pattern.hasPrefix("#") { return "a pattern that begins with # is a comment; write \\# for a file's name" }
        if pattern.split(separator: "/").contains("..") { return "a pattern cannot lead out of its folder" }
        if pattern.utf8.contains(UInt8(ascii: "{")) { return "patterns have no {a,b}; write one for each" }
        if leavesBracketOpen(pattern) { return "the [ is not closed; write \\[ for a file's name" }
        if pattern.hasPrefix("./") { return "a pattern begins with the name of a folder or file, not with ./" }
        return nil
    }

    private static func leavesBracketOpen(_ pattern: String) -> Bool {
        var isEscaped = false
        var start: Int?
        for (index, byte) in pattern.utf8.enumerated() {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "["), start == nil {
                start = index
            } else if byte == UInt8(ascii: "]"), let opener = start, index > opener + 1 {
                start = nil
            }
        }
        return start != nil
    }
}

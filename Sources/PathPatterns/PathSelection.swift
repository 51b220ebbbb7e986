/// Selects files by `.gitignore` patterns relative to a folder: `*.css` in any folder, `vendor/` with its contents,
/// `/theme.json` only at the top, `!keep.css` to exclude a file again.
///
/// <https://git-scm.com/docs/gitignore#_pattern_format>
package struct PathSelection: Hashable, Sendable {
    /// The patterns as written.
    package let patterns: [String]
    private let rules: IgnoreRules

    /// Selects the files that match `patterns`.
    package init(_ patterns: [String]) {
        self.patterns = patterns
        rules = IgnoreRules(patterns: patterns)
    }

    /// Whether there are no patterns, so that nothing is selected.
    package var isEmpty: Bool { patterns.isEmpty }

    /// Whether the file at `path`, relative to the patterns' folder, is selected, directly or by one of its folders.
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

    /// Returns an error message if `pattern` is invalid; nil if it is valid.
    package static func problem(with pattern: String) -> String? {
        if pattern.allSatisfy(\.isWhitespace) || pattern == "!" || pattern == "/" { return "the pattern is empty" }
        if pattern.utf8.contains(0) { return "a pattern cannot contain NUL" }
        if pattern.utf8.contains(UInt8(ascii: "\n")) { return "a pattern cannot contain a newline" }
        if pattern.hasPrefix("#") {
            return "a pattern that starts with # is a comment; write \\# to match the "
                + "character"
        }
        if pattern.split(separator: "/").contains("..") { return "a pattern cannot contain .." }
        if pattern.utf8.contains(UInt8(ascii: "{")) {
            return "{a,b} is not supported; write one pattern for "
                + "each alternative"
        }
        if leavesBracketOpen(pattern) { return "[ is not closed; write \\[ to match the character" }
        if pattern.hasPrefix("./") { return "a pattern cannot start with ./" }
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

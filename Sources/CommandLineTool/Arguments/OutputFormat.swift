/// Output formats. Each command lists those it supports, with its default first.
enum OutputFormat: String, CaseIterable, Hashable, Sendable {
    case text, short, json, jsonl, sarif, github, gitlab, checkstyle, junit, xcode, html, markdown

    /// The forms that findings are reported in.
    static let reports = allCases.filter { $0 != .markdown }

    /// Splits a value of `--format` into the format's name and the file after `=`.
    static func parts(of value: String) -> (name: String, path: String?) {
        let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : nil)
    }
}

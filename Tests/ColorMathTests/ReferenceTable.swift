import Foundation
import Testing

/// A table of figures stored next to the tests: one row per line, columns separated by tabs.
struct ReferenceTable {
    /// Rows of column texts.
    let rows: [[String]]

    /// Reads `Reference/<name>.tsv` without its first `headings` lines. Throws if there are no rows.
    init(_ name: String, headings: Int = 1) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Reference/\(name).tsv")
        let text = try String(contentsOf: file, encoding: .utf8)
        rows = text.split(separator: "\n").dropFirst(headings).map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        try #require(!rows.isEmpty)
    }
}

/// Whether two figures agree within `tolerance`, relative for large ones.
func agree(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
    abs(a - b) <= tolerance * max(1, abs(a), abs(b))
}

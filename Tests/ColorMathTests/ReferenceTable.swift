import Foundation
import Testing

/// A table of figures stored next to the tests: one row per line, columns separated by tabs.
struct ReferenceTable {
    /// The texts of the first line.
    let columns: [String]
    /// Rows of column texts.
    let rows: [[String]]

    /// Reads `Reference/<name>.tsv` without its first `headings` lines. Throws if there are no rows.
    init(_ name: String, headings: Int = 1) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Reference/\(name).tsv")
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n").map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        columns = lines.first ?? []
        rows = Array(lines.dropFirst(headings))
        try #require(!rows.isEmpty)
    }
}

/// Whether two figures agree within `tolerance`, relative for large ones.
func agree(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
    abs(a - b) <= tolerance * max(1, abs(a), abs(b))
}

import Foundation

/// A table of figures that stands beside the tests, one row a line, columns set apart by tabs.
struct ReferenceTable {
    /// The rows, each as its columns' text.
    let rows: [[String]]

    /// The table `Reference/<name>.tsv`, without its first `headings` lines.
    init(_ name: String, headings: Int = 1) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Reference/\(name).tsv")
        let text = try String(contentsOf: file, encoding: .utf8)
        rows = text.split(separator: "\n").dropFirst(headings).map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
}

/// Whether two figures agree to `tolerance`, relative where they are large.
func agree(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
    abs(a - b) <= tolerance * max(1, abs(a), abs(b))
}

/// A table whose columns are aligned in Markdown too, since some editors show the source.
struct TextTable {
    var header: [String]
    /// Cells; each row has as many as `header`.
    var rows: [[String]]

    /// The table in Markdown. <https://github.github.com/gfm/#tables-extension->
    var markdown: String {
        let widths = widths(of: [header] + rows)
        let rule = "|" + widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "|") + "|"
        func line(_ cells: [String]) -> String {
            "| " + padded(cells, widths).joined(separator: " | ") + " |"
        }
        return ([line(header), rule] + rows.map(line)).joined(separator: "\n")
    }

    var plain: String {
        let widths = widths(of: [header] + rows)
        return ([header] + rows).map { cells in
            var line = padded(cells, widths).joined(separator: "  ")
            while line.hasSuffix(" ") { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    private func widths(of rows: [[String]]) -> [Int] {
        header.indices.map { column in
            rows.map { column < $0.count ? $0[column].unicodeScalars.count : 0 }.max() ?? 0
        }
    }

    private func padded(_ cells: [String], _ widths: [Int]) -> [String] {
        zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - min($0.unicodeScalars.count, $1)) }
    }
}

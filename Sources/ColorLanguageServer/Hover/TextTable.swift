/// A table for people. Its columns line up in Markdown too, as some editors show that as it is.
struct TextTable {
    /// What the columns hold.
    var header: [String]
    /// The cells, as many in each row as there are columns.
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

    /// The table in plain text.
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

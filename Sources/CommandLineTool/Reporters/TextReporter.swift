import ColorLinting
import ColorMath
import SourceText

/// The text report: each finding with its code, the two colors, the ratio and the first fix.
///
/// Equal findings of the whole run are grouped, with the count and the first places, unless grouping is disabled.
struct TextReporter: Reporter {
    var style: Style
    /// Maximum width in columns.
    var columns: Int
    /// Width of the terminal; nil if the report does not go to a terminal, so that the summary stays on one line.
    var terminalColumns: Int?
    /// Whether to omit the summary.
    var isQuiet = false
    /// Whether to group equal findings.
    var isGrouped = true

    var fixCount: Int { 1 }
    var namesElements: Bool { true }
    var groupPlaceLimit: Int? { isGrouped ? Self.placeLimit : nil }

    /// Maximum number of places printed per group besides the first.
    private static let placeLimit = 3
    /// Minimum number of findings for an overview.
    private static let minForOverview = 12
    /// Maximum number of pairs in the overview.
    private static let overviewLimit = 10

    func report(_ file: LintedFile, into output: inout [UInt8]) {
        let count = file.report.findings.count
        guard count > 0, !isGrouped else { return }
        let note = Summary.counted(count, "finding")
        var text = style.heading(terminalSafe(file.file.path)) + style.dim("  " + note) + "\n\n"
        forEachFrame(in: file) { frame, finding, place in text += frame.text(at: place) + "\n" }
        output += Array(text.utf8)
    }

    func groups(of file: LintedFile) -> [FindingGroup] {
        guard isGrouped else { return [] }
        let lines = LineIndex(file.file.bytes)
        return file.file.withBytes { source in
            file.groups(keeping: Self.placeLimit) { finding, place in
                var frame = FindingFrame(file, finding, source, lines, style: style, columns: columns)
                return (frame.text(at: place), frame.indent)
            }
        }
    }

    func report(_ groups: [FindingGroup]) -> [UInt8] {
        var text = ""
        for group in groups { text += group.first + others(of: group) + "\n" }
        return Array(text.utf8)
    }

    /// Lines with the other places of a group.
    private func others(of group: FindingGroup) -> String {
        guard group.count > 1 else { return "" }
        let blank = String(repeating: " ", count: group.indent)
        var note = "\(Summary.number(group.count - 1)) more"
        if group.fileCount > 1 {
            note += ", \(Summary.number(group.count)) in \(Summary.counted(group.fileCount, "file"))"
        }
        var text = blank + style.info("= ") + style.bold(note) + "\n"
        for place in group.others {
            let location = "\(terminalSafe(place.path)):\(place.line):\(place.column)"
            text += blank + "    " + location
            text += style.element(
                place.element, behind: group.indent + 4 + displayWidth(of: location), columns,
                newLine: (blank + "    ", ""))
            text += "\n"
        }
        let rest = group.count - 1 - group.others.count
        if rest > 0 { text += blank + "    " + style.dim("… and \(Summary.number(rest)) more") + "\n" }
        return text
    }

    private func forEachFrame(in file: LintedFile, _ body: (inout FindingFrame, Finding, FindingPlace) -> Void) {
        let lines = LineIndex(file.file.bytes)
        file.file.withBytes { source in
            file.forEachFinding { finding, place in
                var frame = FindingFrame(file, finding, source, lines, style: style, columns: columns)
                body(&frame, finding, place)
            }
        }
    }

    func closing(_ tally: Tally, _ groups: FindingGroups?) -> [UInt8] {
        guard !isQuiet else { return [] }
        var text = groups.map(overview) ?? ""
        if tally.fixable > 0 {
            text +=
                style.dim(
                    "\(Summary.number(tally.fixable)) fixable with \(Option.fix.flag) (preview with \(Option.diff.flag))."
                ) + "\n"
        }
        text += Summary.line(of: tally, style, distinct: groups?.distinctCount, columns: terminalColumns ?? .max)
        return Array((text + "\n").utf8)
    }

    /// The rules, and the pairs that fail most often.
    private func overview(_ groups: FindingGroups) -> String {
        guard groups.count >= Self.minForOverview else { return "" }
        let rules = groups.rules.ordered { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        let width = Summary.number(rules.first?.value.count ?? 0).utf8.count
        func row(_ count: Int, _ text: String) -> String {
            let number = Summary.number(count)
            return String(repeating: " ", count: width - number.utf8.count) + number + "  " + text + "\n"
        }
        var text = ""
        for (rule, counts) in rules {
            let distinct = counts.distinct < counts.count ? ", \(Summary.number(counts.distinct)) distinct" : ""
            text += row(counts.count, style.bold(rule) + style.dim(distinct))
            guard counts.pairs.count > 1 else { continue }
            let pairs = counts.pairs.ordered { ($1.value, $0.key) < ($0.value, $1.key) }
            for (pair, count) in pairs.prefix(Self.overviewLimit) { text += row(count, "  " + line(of: pair)) }
            let rest = pairs.dropFirst(Self.overviewLimit)
            guard !rest.isEmpty else { continue }
            let others = Summary.counted(rest.count, "other pair of colors", plural: "other pairs of colors")
            text += row(rest.reduce(0) { $0 + $1.value }, style.dim("  \(others)"))
        }
        return text + "\n"
    }

    private func line(of pair: FailingPair) -> String {
        var text = "\(pair.ratio):1 of \(pair.required)  \(pair.foreground) on \(pair.background)"
        let sample = style.sample(" Aa ", RGBA(pair.foreground), on: RGBA(pair.background))
        if !sample.isEmpty { text += "  " + sample }
        if let appearance = pair.appearance { text += style.dim("  \(appearance.title)") }
        return text
    }
}

/// Formats the counts of a run.
enum Summary {
    /// Formats the counts in `tally`.
    /// - Parameter distinct: number of distinct findings, if known.
    /// - Parameter columns: maximum width; the summary is split into several lines if necessary.
    static func line(of tally: Tally, _ style: Style, distinct: Int? = nil, columns: Int = .max) -> String {
        var parts = [
            counted(tally.files, "file"), counted(tally.colors, "color"),
            counted(tally.pairsChecked, "pair") + " checked",
            "\(number(tally.pairsUnresolved)) unresolved" + withoutBackground(tally),
        ]
        if tally.fixes > 0 { parts.append(style.good("\(tally.fixes) fixed")) }
        if tally.skipped > 0 { parts.append("\(tally.skipped) skipped") }
        if tally.errors > 0 { parts.append(style.bad("\(tally.errors) not read or written")) }
        let findings = tally.findingCount
        if findings == 0 {
            parts.append(style.good("no findings"))
        } else {
            let kinds = Severity.allCases.reversed().compactMap { severity -> String? in
                let count = tally.findings[severity]
                return count > 0 ? counted(count, severity.rawValue) : nil
            }
            let isGrave = tally.findings.contains { $0 >= .warning }
            var text = counted(findings, "finding") + " (\(kinds.joined(separator: ", ")))"
            if let distinct, distinct < findings { text += ", \(number(distinct)) distinct" }
            parts.append(isGrave ? style.bad(text) : style.info(text))
        }
        var lines: [[String]] = [[]]
        var used = 0
        for part in parts {
            let width = plainWidth(of: part) + 3
            if used + width - 3 > columns, used > 0 {
                lines.append([])
                used = 0
            }
            lines[lines.count - 1].append(part)
            used += width
        }
        return lines.map { $0.joined(separator: style.dim(" · ")) }.joined(separator: "\n")
    }

    /// The number of unresolved pairs that are text without a known background.
    private static func withoutBackground(_ tally: Tally) -> String {
        tally.pairsWithoutBackground == 0 ? "" : " (\(number(tally.pairsWithoutBackground)) without a known background)"
    }

    /// Width of `text` in columns, ignoring escape sequences.
    private static func plainWidth(of text: String) -> Int {
        var isEscape = false
        var width = 0
        for scalar in text.unicodeScalars {
            if scalar == "\u{1B}" { isEscape = true }
            if !isEscape { width += displayWidth(of: scalar) }
            if scalar == "m" { isEscape = false }
        }
        return width
    }

    /// Formats a count with its noun in singular or plural.
    static func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
        "\(number(count)) \(count == 1 ? noun : plural ?? noun + "s")"
    }

    /// Formats `count` with thousands separators.
    static func number(_ count: Int) -> String {
        let digits = String(count)
        guard digits.utf8.count > 3 else { return digits }
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { text += "," }
            text.append(digit)
        }
        return text
    }
}

extension Style {
    /// Formats the name of an element after a position that ends in column `used`. If it does not fit, it goes on a
    /// new line that begins with `start`, cut at `columns`.
    func element(_ name: String, behind used: Int, _ columns: Int, newLine start: (text: String, mark: String))
        -> String
    {
        guard !name.isEmpty else { return "" }
        let name = "in " + terminalSafe(name)
        if used + 1 + displayWidth(of: name) <= columns { return " " + dim(name) }
        let indent = displayWidth(of: start.text + start.mark) + 2
        return "\n" + start.text + info(start.mark) + "  " + dim(fitted(name, to: max(columns - indent, 16)))
    }

    /// Formats `text` in the style of `severity`.
    func marked(_ text: String, as severity: Severity) -> String {
        switch severity {
        case .error: bad(text)
        case .warning: warning(text)
        case .info: info(text)
        case .hint, .off: bold(text)
        }
    }
}

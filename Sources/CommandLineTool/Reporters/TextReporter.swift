import ColorLinting
import ColorMath
import SourceText

/// The report for people: the code of each finding, the two colours as they look, the ratio, and the first fix.
///
/// Equal findings of the whole run are one block, with the count and the first places, unless each is asked for.
struct TextReporter: Reporter {
    /// How it is marked.
    var style: Style
    /// How many columns it may take.
    var columns: Int
    /// How many columns the terminal has; nil where the report goes into a pipe or a file, whose last line stays one line.
    var terminalColumns: Int?
    /// Whether it ends without a summary.
    var isQuiet = false
    /// Whether equal findings are one block.
    var isGrouped = true

    var fixCount: Int { 1 }
    var groupPlaceLimit: Int? { isGrouped ? Self.placeLimit : nil }

    /// How many places of a block are printed besides the first.
    private static let placeLimit = 3
    /// With fewer findings than this the report itself is the overview.
    private static let leastForOverview = 12
    /// How many pairs the overview lists.
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

    /// The lines that say where else a finding is.
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
        guard groups.count >= Self.leastForOverview else { return "" }
        let rules = groups.rules.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
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
            let pairs = counts.pairs.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            for (pair, count) in pairs.prefix(Self.overviewLimit) { text += row(count, "  " + line(of: pair)) }
            let rest = pairs.dropFirst(Self.overviewLimit)
            guard !rest.isEmpty else { continue }
            let others = Summary.counted(rest.count, "other pair of colours", plural: "other pairs of colours")
            text += row(rest.reduce(0) { $0 + $1.value }, style.dim("  \(others)"))
        }
        return text + "\n"
    }

    /// A pair in a line.
    private func line(of pair: FailingPair) -> String {
        var text = "\(pair.ratio):1 of \(pair.required)  \(pair.foreground) on \(pair.background)"
        let sample = style.sample(" Aa ", RGBA(pair.foreground), on: RGBA(pair.background))
        if !sample.isEmpty { text += "  " + sample }
        if let appearance = pair.appearance { text += style.dim("  \(appearance.title)") }
        return text
    }
}

/// The counts of a run in one line.
enum Summary {
    /// The counts in `tally`.
    /// - Parameter distinct: how many of the findings differ from one another, where that is known.
    /// - Parameter columns: how many columns a line may take; with less room there are several.
    static func line(of tally: Tally, _ style: Style, distinct: Int? = nil, columns: Int = .max) -> String {
        var parts = [
            counted(tally.files, "file"), counted(tally.colors, "colour"),
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
                guard let count = tally.findings[severity], count > 0 else { return nil }
                return counted(count, severity.rawValue)
            }
            let isGrave = tally.findings.contains { $0.key >= .warning && $0.value > 0 }
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

    /// How many of the unresolved pairs are text colors alone.
    private static func withoutBackground(_ tally: Tally) -> String {
        tally.pairsWithoutBackground == 0 ? "" : " (\(number(tally.pairsWithoutBackground)) without a known background)"
    }

    /// How many columns `text` takes on a terminal, escape sequences left out.
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

    /// `count` of what is called `noun` where there is one.
    static func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
        "\(number(count)) \(count == 1 ? noun : plural ?? noun + "s")"
    }

    /// `count` with its thousands apart.
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
    /// The name of an element behind a place that ends in column `used`. Where there is no room for it it stands on a line of its
    /// own, which begins with `start`, and is cut at `columns`.
    func element(_ name: String, behind used: Int, _ columns: Int, newLine start: (text: String, mark: String))
        -> String
    {
        guard !name.isEmpty else { return "" }
        let name = "in " + terminalSafe(name)
        if used + 1 + displayWidth(of: name) <= columns { return " " + dim(name) }
        let indent = displayWidth(of: start.text + start.mark) + 2
        return "\n" + start.text + info(start.mark) + "  " + dim(fitted(name, to: max(columns - indent, 16)))
    }

    /// `text` as `severity` makes it look.
    func marked(_ text: String, as severity: Severity) -> String {
        switch severity {
        case .error: bad(text)
        case .warning: warning(text)
        case .info: info(text)
        case .hint, .off: bold(text)
        }
    }
}

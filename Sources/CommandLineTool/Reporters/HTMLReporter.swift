import ColorLinting
import ColorMath
import SourceText

/// A single HTML page with all findings, pairs and colors. Uses no network and no scripts.
struct HTMLReporter: Reporter {
    /// The required level, for the overview of all colors.
    let level: ContrastLevel
    private let colors = UsedColors()

    init(level: ContrastLevel) { self.level = level }

    var fixCount: Int { 1 }
    var namesElements: Bool { true }
    var wantsEveryFile: Bool { true }
    var groupPlaceLimit: Int? { 200 }
    var opening: [UInt8] { Array(htmlOpening.utf8) }

    func report(_ file: LintedFile, into output: inout [UInt8]) {
        file.file.withBytes { source in
            var section = HTMLSection(file, source)
            colors.add(file.report.facts, of: source, at: file.file.path)
            output += Array(section.text().utf8)
        }
    }

    func groups(of file: LintedFile) -> [FindingGroup] {
        file.file.withBytes { source in
            let excerpts = HTMLExcerpts(source)
            return file.groups(keeping: groupPlaceLimit ?? 0) { finding, place in
                (HTMLFindingCard(file, finding, place, excerpts).text, 0)
            }
        }
    }

    func report(_ groups: [FindingGroup]) -> [UInt8] {
        var text = "<section class=\"findings\">\n<h2>Findings</h2>\n<div class=\"cards\">\n"
        for group in groups {
            text += "<article class=\"fail\">" + group.first + others(of: group) + "</div></article>\n"
        }
        return Array((text + "</div>\n</section>\n").utf8)
    }

    /// Places of a group besides the first.
    private func others(of group: FindingGroup) -> String {
        guard group.count > 1 else { return "" }
        let more = Summary.counted(group.count - 1, "more place")
        let files = group.fileCount > 1 ? ", \(Summary.counted(group.fileCount, "file"))" : ""
        var text = "<details><summary>\(more)\(files)</summary><ol>\n"
        for place in group.others { text += "<li>\(htmlPlace(place))</li>\n" }
        let rest = group.count - 1 - group.others.count
        if rest > 0 { text += "<li>… and \(Summary.number(rest)) more</li>\n" }
        return text + "</ol></details>"
    }

    func closing(_ tally: Tally, _ groups: FindingGroups?) -> [UInt8] {
        var tiles: [(String, Int)] = []
        for severity in Severity.allCases.ordered(by: >) {
            let count = tally.findings[severity]
            if count > 0 { tiles.append((severity.rawValue + (count == 1 ? "" : "s"), count)) }
        }
        if let groups, groups.distinctCount < groups.count { tiles.append(("distinct", groups.distinctCount)) }
        if tally.findingCount == 0 { tiles.append(("findings", 0)) }
        if tally.errors > 0 { tiles.append(("not read", tally.errors)) }
        if tally.fixes > 0 { tiles.append(("fixed", tally.fixes)) }
        tiles += [
            ("pairs checked", tally.pairsChecked), ("unresolved", tally.pairsUnresolved), ("colors", tally.colors),
            ("files", tally.files),
        ]
        var text = tally.findingCount == 0 ? "<p class=\"findings\">No findings.</p>\n" : ""
        text += "<dl>\n"
        for (name, count) in tiles { text += "<div><dt>\(name)</dt><dd>\(Summary.number(count))</dd></div>\n" }
        var plan = PalettePlan()
        plan.add(colors.all)
        text += "</dl>\n" + ColorExplorer(colors: plan.groups.flatMap(\.colors), background: nil, level: level).text
        return Array((text + "</body>\n</html>\n").utf8)
    }
}

/// A finding, shown once for all equal ones.
private struct HTMLFindingCard {
    /// HTML content; the last element is not closed.
    let text: String

    init(_ file: LintedFile, _ finding: Finding, _ place: FindingPlace, _ excerpts: HTMLExcerpts) {
        var text = ""
        if let pair = file.judgement(of: finding), let foreground = pair.foreground, let background = pair.background {
            text += "<div class=\"sample\" style=\"\(htmlColors(foreground, background))\"><b>Aa</b>"
            text += "<span>The quick brown fox</span></div><div class=\"body\"><p class=\"verdict\">"
            text += (finding.ratio.map { ratioText($0) + ":1" } ?? "too low")
            text += finding.required.map { "<small>\(requiredText($0)):1 needed</small>" } ?? ""
            text += "</p><p>\(htmlText(finding.message))</p>"
            text += excerpts.code([pair.foregroundRange, pair.backgroundRange].compactMap(\.self))
            text += "<p class=\"place\">\(pair.kind.words)</p>"
        } else {
            text += "<div class=\"body\"><p class=\"verdict\">\(htmlText(finding.rule))"
            text += "<small>\(finding.severity.rawValue)</small></p><p>\(htmlText(finding.message))</p>"
            text += excerpts.code([finding.range])
        }
        if let fix = finding.fixes.first {
            text += "<p class=\"fix\">"
            if let edit = fix.edits.first(where: { $0.path == file.file.path })?.edit,
                let (foreground, background) = file.colors(after: edit, in: finding)
            {
                text += "<i style=\"\(htmlColors(foreground, background))\">Aa</i>"
            }
            text += "<span>\(fix.safety == .safe ? "Fix" : "Possible fix"): \(htmlText(fix.title))</span></p>"
        }
        for related in finding.related where related.path != file.file.path {
            text += "<p class=\"place\">\(htmlText(related.message)): <code>\(htmlText(related.path))"
            text += related.line.map { ":\($0)" } ?? ""
            text += "</code></p>"
        }
        let first = FindingGroup.Place(
            path: file.file.path, line: place.start.line, column: place.start.column, element: place.element)
        self.text = text + "<p class=\"place\">\(htmlPlace(first))</p>"
    }
}

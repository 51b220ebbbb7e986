import ColorLinting
import ColorMath
import ColorScanning
import SourceText

/// One page with every colour and every pair as they look, for a browser. It needs nothing else, no network and no script.
struct HTMLReporter: Reporter {
    var fixCount: Int { 1 }
    var wantsEveryFile: Bool { true }
    var opening: [UInt8] { Array(htmlOpening.utf8) }

    func report(_ file: LintedFile, into output: inout [UInt8]) {
        file.file.withBytes { source in
            var section = HTMLSection(file, source)
            output += Array(section.text().utf8)
        }
    }

    func closing(_ tally: Tally, _ groups: FindingGroups?) -> [UInt8] {
        var tiles = [
            ("files", tally.files), ("colours", tally.colors), ("pairs checked", tally.pairsChecked),
            ("unresolved", tally.pairsUnresolved),
        ]
        if tally.errors > 0 { tiles.append(("not read", tally.errors)) }
        if tally.fixes > 0 { tiles.append(("fixed", tally.fixes)) }
        for severity in Severity.allCases.sorted(by: >) {
            guard let count = tally.findings[severity], count > 0 else { continue }
            tiles.append((severity.rawValue + (count == 1 ? "" : "s"), count))
        }
        if tally.findingCount == 0 { tiles.append(("findings", 0)) }
        var text = "<dl>\n"
        for (name, count) in tiles { text += "<div><dt>\(name)</dt><dd>\(count)</dd></div>\n" }
        return Array((text + "</dl>\n</body>\n</html>\n").utf8)
    }
}

/// One file's part of the page.
private struct HTMLSection {
    private let file: LintedFile
    private let source: SourceBytes
    /// The findings about pairs, by the pair's place, and all others.
    private var findings: [Int: Finding] = [:]
    private var others: [Finding] = []
    private var kinds: Set<String> = []

    init(_ file: LintedFile, _ source: SourceBytes) {
        self.file = file
        self.source = source
        for finding in file.report.findings {
            if let pair = finding.pair, findings[pair] == nil {
                findings[pair] = finding
            } else {
                others.append(finding)
            }
        }
    }

    /// The section, or nothing for a file without colours.
    mutating func text() -> String {
        var cards = ""
        var cursor = LineColumnCursor(source)
        for finding in others { cards += card(of: finding, at: cursor.lineColumn(of: finding.range.lowerBound)) }
        cursor = LineColumnCursor(source)
        for (index, pair) in file.report.pairs.enumerated() {
            if index > 0, file.report.pairs[index - 1].isUndecided(as: pair) { continue }
            cards += card(of: pair, findings[index], at: cursor.lineColumn(of: pair.foregroundRange.lowerBound))
        }
        let swatches = swatches()
        guard !cards.isEmpty || !swatches.isEmpty else { return "" }
        let classes = kinds.sorted().map { "has-" + $0 }.joined(separator: " ")
        var text =
            "<section class=\"\(classes)\">\n<h2><code>\(safe(file.file.path))</code><small>\(counts)</small></h2>\n"
        if !cards.isEmpty { text += "<div class=\"cards\">\n\(cards)</div>\n" }
        if !swatches.isEmpty { text += "<ul>\n\(swatches)</ul>\n" }
        return text + "</section>\n"
    }

    private var counts: String {
        let literals = file.report.facts.literals.count
        let counts = [
            (literals, "colour"), (file.report.pairs.count, "pair"), (file.report.findings.count, "finding"),
        ]
        return counts.filter { $0.0 > 0 }.map { Summary.counted($0.0, $0.1) }.joined(separator: " · ")
    }

    /// A pair, with what is found in it.
    private mutating func card(of pair: PairJudgement, _ finding: Finding?, at place: LineColumn) -> String {
        let (kind, verdict): (String, String)
        switch pair.verdict {
        case .pass: (kind, verdict) = ("pass", "passes")
        case .fail: (kind, verdict) = ("fail", "fails")
        case .unresolved: (kind, verdict) = ("unresolved", "unresolved")
        }
        kinds.insert(kind)
        var text = "<article class=\"\(kind)\">"
        if let foreground = pair.foreground, let background = pair.background {
            text += "<div class=\"sample\" style=\"\(colors(foreground, background))\"><b>Aa</b><span>"
            text += "The quick brown fox</span></div><div class=\"body\"><p class=\"verdict\">"
            text += (pair.ratio.map { ratioText($0) + ":1 " } ?? "") + verdict
            text += "<small>\(requiredText(pair.required)) needed</small></p>"
            // A finding's message says it itself.
            if finding == nil {
                text += "<p><code>\(shown(foreground))</code> on <code>\(shown(background))</code></p>"
            }
        } else {
            text += "<div class=\"sample none\">"
            if case .unresolved(let reason) = pair.verdict { text += safe(reason.description) }
            text += "</div><div class=\"body\"><p class=\"verdict\">\(verdict)</p>"
        }
        if case .unresolved(let reason) = pair.verdict, pair.background != nil, pair.foreground != nil {
            text += "<p class=\"why\">\(safe(reason.description))</p>"
        }
        if let finding { text += details(of: finding) }
        // Where nothing is known, the appearance adds nothing.
        let appearance = kind == "unresolved" ? "" : pair.appearance.map { ", " + $0.rawValue } ?? ""
        return text
            + "<p class=\"place\">line \(place.line):\(place.column) · \(pair.kind.rawValue)\(appearance)</p></div></article>\n"
    }

    /// A finding that is not about a pair.
    private mutating func card(of finding: Finding, at place: LineColumn) -> String {
        kinds.insert("fail")
        return "<article class=\"fail\"><div class=\"body\"><p class=\"verdict\">\(safe(finding.rule))</p>"
            + "<p><code>\(excerpt(finding.range))</code></p>" + details(of: finding)
            + "<p class=\"place\">line \(place.line):\(place.column) · \(finding.severity.rawValue)</p></div></article>\n"
    }

    private func details(of finding: Finding) -> String {
        var text = "<p>\(safe(finding.message))</p>"
        guard let fix = finding.fixes.first else { return text }
        text += "<p class=\"fix\">"
        if let edit = fix.edits.first(where: { $0.path == file.file.path })?.edit,
            let (foreground, background) = file.colors(after: edit, in: finding)
        {
            text += "<i style=\"\(colors(foreground, background))\">Aa</i>"
        }
        return text + "<span>\(safe(fix.title))</span></p>"
    }

    /// Each colour once, in the order of the file.
    private mutating func swatches() -> String {
        var order: [(color: RGBA, range: ByteRange)] = []
        var counts: [String: Int] = [:]
        for literal in file.report.facts.literals {
            guard let color = literal.color?.rgba else { continue }
            let name = shown(color)
            if counts[name] == nil { order.append((color, literal.range)) }
            counts[name, default: 0] += 1
        }
        guard !order.isEmpty else { return "" }
        kinds.insert("colours")
        var text = ""
        for (color, range) in order {
            let name = shown(color)
            let count = counts[name] ?? 1
            text += "<li><i style=\"--c:\(name)\"></i><code>\(excerpt(range))</code>"
            if count > 1 { text += "<span class=\"place\">× \(count)</span>" }
            text += "</li>\n"
        }
        return text
    }

    private func colors(_ foreground: RGBA, _ background: RGBA) -> String {
        "--f:\(shown(foreground));--b:\(shown(background))"
    }

    private func shown(_ color: RGBA) -> String { HexColor(color.mappedIntoSRGB).description }

    private func safe(_ text: String) -> String { xmlText(terminalSafe(text)) }

    private func excerpt(_ range: ByteRange) -> String {
        let text = String(decoding: source.buffer(range).prefix(81), as: UTF8.self)
        return safe(range.count > 80 ? String(text.dropLast()) + "…" : text)
    }
}

extension PairJudgement {
    /// Whether it is the judgement of the same pair as `other`, unresolved for the same reason in another appearance.
    fileprivate func isUndecided(as other: PairJudgement) -> Bool {
        guard case .unresolved = verdict else { return false }
        return pair == other.pair && verdict == other.verdict
    }
}

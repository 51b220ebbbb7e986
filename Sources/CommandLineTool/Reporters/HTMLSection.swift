import ColorLinting
import ColorMath
import SourceColors
import SourceText

/// One file's section of the page: passing and unresolved pairs, and colors.
///
/// It has one owner, and cannot be copied: code that copies so many fields is large.
struct HTMLSection: ~Copyable {
    private let file: LintedFile
    private let excerpts: HTMLExcerpts
    private var kinds: Set<String> = []

    init(_ file: LintedFile, _ source: SourceBytes) {
        self.file = file
        excerpts = HTMLExcerpts(source)
    }

    /// Properties by which equal pairs are merged.
    private struct Key: Hashable {
        var kind: String
        var foreground: HexColor?
        var background: HexColor?
        var required: Double
        var appearance: String
        var reason: String
    }

    /// Returns the section; empty if the file has no colors.
    mutating func text() -> String {
        let cards = cards()
        let swatches = swatches()
        guard !cards.isEmpty || !swatches.isEmpty else { return "" }
        let classes = kinds.ordered().map { " has-" + $0 }.joined()
        var text =
            "<section class=\"file\(classes)\">\n<h2><code>\(htmlText(file.file.path))</code>"
            + "<small>\(counts)</small></h2>\n"
        if !cards.isEmpty { text += "<div class=\"cards\">\n\(cards)</div>\n" }
        if !swatches.isEmpty { text += "<ul>\n\(swatches)</ul>\n" }
        return text + "</section>\n"
    }

    private var counts: String {
        let counts = [(file.report.facts.literals.count, "color"), (file.report.pairs.count, "pair")]
        return counts.filter { $0.0 > 0 }.map { Summary.counted($0.0, $0.1) }.joined(separator: " · ")
    }

    /// The pairs without findings, with equal ones merged.
    private mutating func cards() -> String {
        let found = Set(file.report.findings.compactMap(\.pair))
        let elements = file.report.elementsOfPairs(in: file.file)
        var order: [Key] = []
        var pairs: [Key: (first: Int, count: Int)] = [:]
        for (index, pair) in file.report.pairs.enumerated() where !found.contains(index) {
            if index > 0, file.report.pairs[index - 1].isUndecided(as: pair) { continue }
            let key = key(of: pair)
            if pairs[key] == nil { order.append(key) }
            pairs[key, default: (index, 0)].count += 1
        }
        var text = ""
        for key in order {
            guard let (first, count) = pairs[key] else { continue }
            kinds.insert(key.kind)
            text += card(of: file.report.pairs[first], key, elements[first], count)
        }
        return text
    }

    private func key(of pair: PairJudgement) -> Key {
        var key = Key(
            kind: "pass", foreground: pair.foreground.map { HexColor($0) },
            background: pair.background.map { HexColor($0) }, required: pair.required,
            appearance: pair.appearance?.title ?? "", reason: "")
        switch pair.verdict {
        case .pass: break
        // Suppressed by a comment, baseline or setting.
        case .fail: key.kind = "unreported"
        case .unresolved(let reason):
            key.kind = "unresolved"
            key.reason = reason.description
            // An unresolved pair looks the same in all appearances.
            key.appearance = ""
        case .exempt:
            key.kind = "exempt"
            key.reason = UnresolvedReason.inactiveControl.description
            key.appearance = ""
        }
        return key
    }

    private func card(of pair: PairJudgement, _ key: Key, _ element: String, _ count: Int) -> String {
        let verdict = key.kind == "pass" ? "passes" : key.kind == "unreported" ? "fails, not reported" : key.kind
        var text = "<article class=\"\(key.kind)\">"
        if let foreground = pair.foreground, let background = pair.background {
            text += "<div class=\"sample\" style=\"\(htmlColors(foreground, background))\"><b>Aa</b><span>"
            text += "The quick brown fox</span></div><div class=\"body\"><p class=\"verdict\">"
            text += (pair.ratio.map { ratioText($0) + ":1 " } ?? "") + verdict
            text += "<small>\(requiredText(pair.required)):1 needed</small></p>"
            text += "<p>\(side(pair.foregroundRange, foreground)) on \(side(pair.backgroundRange, background))</p>"
            if !key.reason.isEmpty { text += "<p class=\"why\">\(htmlText(key.reason))</p>" }
        } else {
            text += "<div class=\"sample none\">\(htmlText(key.reason))</div>"
            text += "<div class=\"body\"><p class=\"verdict\">\(verdict)</p>"
            text += "<p><code>\(excerpts.text(of: pair.foregroundRange))</code></p>"
        }
        var words = [pair.kind.words]
        if !key.appearance.isEmpty { words.append("in the \(key.appearance) appearance") }
        if count > 1 { words.append(Summary.counted(count, "place")) }
        text +=
            "<p class=\"place\">\(words.joined(separator: " · "))</p><p class=\"place\">line \(excerpts.line(of: pair.foregroundRange))"
        if !element.isEmpty { text += " in <code>\(htmlText(element))</code>" }
        return text + "</p></div></article>\n"
    }

    /// Returns the color as written in the code, followed by its hex digits if they differ.
    private func side(_ range: ByteRange?, _ color: RGBA) -> String {
        let digits = htmlColor(color)
        guard let range else { return "<code>\(digits)</code>" }
        let name = excerpts.text(of: range)
        let isDigits = file.report.facts.literal(at: range).map { $0.form == .hex && $0.color?.rgba == color } ?? false
        if isDigits { return "<code>\(name)</code>" }
        if name.isEmpty || name == digits { return "<code>\(digits)</code>" }
        return "<code>\(name)</code> <small>\(digits)</small>"
    }

    /// Each distinct color in the order of the file, with its names.
    private mutating func swatches() -> String {
        struct Swatch {
            var color: RGBA
            var range: ByteRange
            var names: [String] = []
            var count = 0
        }
        let names = namesOfLiterals()
        var order: [Swatch] = []
        var places: [String: Int] = [:]
        for (index, literal) in file.report.facts.literals.enumerated() {
            guard let color = literal.color?.rgba else { continue }
            let place = places[htmlColor(color)] ?? order.count
            if place == order.count {
                places[htmlColor(color)] = place
                order.append(Swatch(color: color, range: literal.range))
            }
            order[place].count += 1
            if let name = names[index], !order[place].names.contains(name) { order[place].names.append(name) }
        }
        guard !order.isEmpty else { return "" }
        kinds.insert("colors")
        var text = ""
        for swatch in order {
            let digits = htmlColor(swatch.color)
            text += "<li><i style=\"--c:\(digits)\"></i><span>"
            if !swatch.names.isEmpty {
                let shown = swatch.names.prefix(3).map(htmlText).joined(separator: ", ")
                text += "<b>\(shown)</b>\(swatch.names.count > 3 ? " and \(swatch.names.count - 3) more" : "") "
            }
            text += "<code>\(excerpts.isShort(swatch.range) ? excerpts.text(of: swatch.range) : digits)</code>"
            if swatch.count > 1 { text += " <small>×\(swatch.count)</small>" }
            text += "</span></li>\n"
        }
        return text
    }

    /// Names of literals in the file by index: custom properties, tokens, assets, constants.
    private func namesOfLiterals() -> [Int: String] {
        let facts = file.report.facts
        var names: [Int: String] = [:]
        for definition in facts.definitions where definition.name.isWritten {
            guard case .literal(let index) = facts.expressions[definition.value].kind else { continue }
            names[index] = definition.name.text
        }
        return names
    }
}

extension PairJudgement {
    /// Whether this is the same pair as `other`, not judged for the same reason in another appearance.
    fileprivate func isUndecided(as other: PairJudgement) -> Bool {
        guard verdict.reason != nil else { return false }
        return pair == other.pair && verdict == other.verdict
    }
}

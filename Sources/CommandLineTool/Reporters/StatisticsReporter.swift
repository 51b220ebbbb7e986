import ColorLinting
import JSONSyntax
import SourceColors
import SourceText

/// Prints counts instead of findings.
struct StatisticsReporter: Reporter {
    var isJSON: Bool
    var style: Style

    var fixCount: Int { isJSON ? 0 : 1 }

    func report(_ file: LintedFile, into output: inout [UInt8]) {}

    func closing(_ tally: Tally, _ groups: FindingGroups?) -> [UInt8] { isJSON ? json(tally) : Array(text(tally).utf8) }

    private func text(_ tally: Tally) -> String {
        let statistics = tally.statistics
        var text = ""
        if !statistics.rules.isEmpty {
            text += table(
                ["findings", "rule", ""],
                Statistics.sorted(statistics.rules).map { rule in
                    ["\(rule.count)", rule.name, RuleCatalog.metadata(of: rule.name)?.summary ?? ""]
                })
        }
        let pairs = statistics.pairs.ordered { ($1.value, $0.key) < ($0.value, $1.key) }
        if pairs.count > 1 {
            text += table(
                ["findings", "ratio", "of", "colors", ""],
                pairs.prefix(Self.maxPairs).map { pair, count in
                    [
                        "\(count)", "\(pair.ratio):1", pair.required, "\(pair.foreground) on \(pair.background)",
                        pair.appearance?.title ?? "",
                    ]
                })
            if pairs.count > Self.maxPairs {
                text.removeLast()
                text += style.dim("… and \(pairs.count - Self.maxPairs) other pairs of colors") + "\n\n"
            }
        }
        let kinds = Language.allCases.compactMap { language in statistics.kinds[language].map { (language, $0) } }
        if !kinds.isEmpty {
            text += table(
                ["files", "colors", "pairs", "findings", "kind"],
                kinds.map { ["\($1.files)", "\($1.colors)", "\($1.pairs)", "\($1.findings)", $0.rawValue] })
        }
        let verdicts = statistics.verdicts
        if tally.pairsChecked + tally.pairsUnresolved > 0 {
            text += table(
                ["pairs", "verdict", ""],
                [["\(verdicts.pass)", "pass", ""], ["\(verdicts.fail)", "fail", ""]]
                    + (verdicts.exempt > 0
                        ? [["\(verdicts.exempt)", "exempt", UnresolvedReason.inactiveControl.description]] : [])
                    + reasons(verdicts.unresolved).map { ["\($0.count)", "unresolved", $0.name] })
        }
        if tally.fixable > 0 {
            text += style.dim("\(Summary.number(tally.fixable)) fixable with \(Option.fix.flag).") + "\n"
        }
        return text + Summary.line(of: tally, style) + "\n"
    }

    /// Returns the most common reasons, and the number of pairs with other reasons.
    private func reasons(_ counts: [String: Int]) -> [(name: String, count: Int)] {
        let all = Statistics.sorted(counts)
        guard all.count > Self.maxReasons else { return all }
        let rest = all[Self.maxReasons...]
        let others = (name: "\(rest.count) other reasons", count: rest.reduce(0) { $0 + $1.count })
        return all[..<Self.maxReasons] + [others]
    }

    private static let maxReasons = 10
    private static let maxPairs = 20

    /// Formats `rows` below `head`, with right-aligned numbers.
    private func table(_ head: [String], _ rows: [[String]]) -> String {
        let widths = head.indices.map { column in
            ([head] + rows).map { displayWidth(of: $0[column]) }.max() ?? 0
        }
        var text = ""
        for (number, row) in ([head] + rows).enumerated() {
            var line = ""
            for (column, cell) in row.enumerated() {
                let padding = String(repeating: " ", count: widths[column] - displayWidth(of: cell))
                let isNumber = rows.first.map { Int($0[column]) != nil } ?? false
                line += (column > 0 ? "  " : "") + (isNumber ? padding + cell : cell + padding)
            }
            while line.last == " " { line.removeLast() }
            text += (number == 0 ? style.dim(line) : line) + "\n"
        }
        return text + "\n"
    }

    private func json(_ tally: Tally) -> [UInt8] {
        let statistics = tally.statistics
        var json = JSONWriter()
        json.object { json in
            json.field("version", 1)
            json.array("rules") { json in
                for rule in Statistics.sorted(statistics.rules) {
                    json.object {
                        $0.field("rule", rule.name)
                        $0.field("findings", rule.count)
                    }
                }
            }
            json.array("pairs") { json in
                for (pair, count) in statistics.pairs.ordered(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
                    json.object {
                        $0.field("foreground", pair.foreground.description)
                        $0.field("background", pair.background.description)
                        $0.field("appearance", pair.appearance?.rawValue ?? "any")
                        $0.field("ratio", raw: pair.ratio)
                        $0.field("required", raw: pair.required)
                        $0.field("findings", count)
                    }
                }
            }
            json.array("kinds") { json in
                for language in Language.allCases {
                    guard let kind = statistics.kinds[language] else { continue }
                    json.object {
                        $0.field("kind", language.rawValue)
                        $0.field("files", kind.files)
                        $0.field("colors", kind.colors)
                        $0.field("pairs", kind.pairs)
                        $0.field("findings", kind.findings)
                    }
                }
            }
            json.object("verdicts") {
                $0.field("pass", statistics.verdicts.pass)
                $0.field("fail", statistics.verdicts.fail)
                $0.field("exempt", statistics.verdicts.exempt)
                $0.field("unresolved", tally.pairsUnresolved)
            }
            json.array("unresolved") { json in
                for reason in Statistics.sorted(statistics.verdicts.unresolved) {
                    json.object {
                        $0.field("reason", reason.name)
                        $0.field("pairs", reason.count)
                    }
                }
            }
            json.object("summary") { $0.summary(tally) }
        }
        json.endLine()
        return json.bytes
    }
}

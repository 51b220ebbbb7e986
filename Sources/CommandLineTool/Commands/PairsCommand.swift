import ColorLinting
import ColorMath
import ColorProject
import FileSystem
import JSONSyntax
import SourceColors
import SourceText

/// `color-lint pairs [PATH…]`: lists all pairs with their verdicts.
struct PairsCommand {
    var invocation: Invocation
    var environment: CommandEnvironment

    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        var invocation = invocation
        invocation.onlyRules = []
        let files = try FileRun(invocation, in: environment, output: output)
        var linter = Linter(configuration: invocation.configuration)
        linter.workspace = try files.workspace(for: linter)
        let task = PairsTask(
            linter: linter, format: invocation.format,
            style: environment.style(for: invocation, isTerminal: environment.isOutputTerminal))
        let tally = try files.run(task)
        return tally.errors > 0 ? .trouble : .clean
    }
}

private struct PairsTask: FileTask {
    var linter: Linter
    var format: OutputFormat
    var style: Style

    func run(_ input: ProjectFile, _ scanned: ScannedFile, into sink: FileSink) {
        let report = linter.configured(input.$configuration).report(on: scanned)
        scanned.file.withBytes { write(report, of: scanned.file, $0, into: sink) }
    }

    private func write(_ report: FileReport, of file: SourceFile, _ source: SourceBytes, into sink: FileSink) {
        sink.count { $0.add(report) }
        var json = JSONWriter()
        var lines: [UInt8] = []
        var cursor = LineColumnCursor(source)
        for (pair, element) in zip(report.pairs, report.elementsOfPairs(in: file)) {
            if format == .jsonl {
                json.pair(pair, of: element, on: report.facts.pairs[pair.pair].page, in: file)
                json.endLine()
            } else {
                let place = cursor.lineColumn(of: pair.foregroundRange.lowerBound)
                let line =
                    "\(terminalSafe(file.path)):\(place.line):\(place.column): \(text(of: pair, element, in: file))\n"
                lines += Array(line.utf8)
            }
        }
        sink.print(format == .jsonl ? json.bytes : lines)
    }

    private func text(of pair: PairJudgement, _ element: String, in file: SourceFile) -> String {
        var text =
            switch pair.verdict {
            case .pass: style.good("pass")
            case .fail: style.bad("fail")
            case .unresolved(let reason): style.dim("unresolved: \(terminalSafe(reason.description))")
            case .exempt: style.dim("exempt: \(UnresolvedReason.inactiveControl)")
            }
        if let ratio = pair.ratio { text += " \(ratioText(ratio)):1 of \(requiredText(pair.required))" }
        if let foreground = pair.foreground, let background = pair.background {
            text += "  \(HexColor(foreground)) on \(HexColor(background))"
            if let giver = pair.backgroundGiver { text += " of \(terminalSafe(giver))" }
            if style.isColored { text += " " + style.sample(" Aa ", foreground, on: background) }
        }
        if !element.isEmpty { text += "  " + terminalSafe(element) }
        if let site = pair.site { text += " at " + terminalSafe(file.site(site)) }
        text += "  " + style.dim(pair.kind.rawValue)
        if let appearance = pair.appearance { text += style.dim(", \(appearance.rawValue)") }
        text += style.dim(pair.levelClause)
        return text
    }
}

extension JSONWriter {
    fileprivate mutating func pair(
        _ pair: PairJudgement, of element: String, on page: PageUse?, in file: SourceFile
    ) {
        object {
            $0.field("path", file.path)
            $0.field(element: page?.element ?? element)
            if let page {
                $0.field("page", page.path)
                $0.field("pages", page.pages)
                $0.field("elements", page.elements)
            }
            if let site = pair.site { $0.field("site", file.site(site)) }
            $0.field("kind", pair.kind.rawValue)
            $0.field("appearance", pair.appearance?.rawValue ?? "any")
            $0.object("foreground") {
                $0.range(pair.foregroundRange)
                $0.field(rgba: pair.foreground)
            }
            if pair.backgroundRange == nil, pair.background == nil {
                $0.nullField("background")
            } else {
                $0.object("background") {
                    // An assumed background has no position in the file, and that of another view has one in its own.
                    if let range = pair.backgroundRange { $0.range(range) }
                    if let giver = pair.backgroundGiver { $0.field("of", giver) }
                    if let level = pair.worstLevel { $0.field("level", level.rawValue) }
                    $0.field(rgba: pair.background)
                }
            }
            $0.field("ratio", orNull: pair.ratio)
            $0.field("required", pair.required)
            switch pair.verdict {
            case .pass: $0.field("verdict", "pass")
            case .fail: $0.field("verdict", "fail")
            case .unresolved: $0.field("verdict", "unresolved")
            case .exempt: $0.field("verdict", "exempt")
            }
            if let reason = pair.verdict.reason {
                $0.field("reason", reason.description)
            } else {
                $0.nullField("reason")
            }
            if !pair.way.isEmpty {
                $0.array("via") {
                    for place in pair.way {
                        $0.object {
                            $0.field("path", place.path)
                            $0.range(place.range)
                        }
                    }
                }
            }
        }
    }
}

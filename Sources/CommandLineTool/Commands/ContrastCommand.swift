import ColorLinting
import ColorMath
import FileSystem
import JSONSyntax
import SourceColors
import SourceText

/// `color-lint contrast FOREGROUND BACKGROUND`: measures the contrast of one pair.
struct ContrastCommand {
    var invocation: Invocation
    var environment: CommandEnvironment

    /// The measured colors in one appearance.
    private struct Case {
        var appearance: Appearance?
        var foreground: RGBA
        var background: RGBA
        var ratio: Double
    }

    /// A required contrast.
    private struct Demand {
        var level: ContrastLevel
        var content: PairContent
        var required: Double { level.required(for: content) }
    }

    private var configuration: Configuration { invocation.configuration }
    private var goal: ContrastGoal {
        ContrastGoal(configuration.metric, required: configuration.level.required(for: .text))
    }

    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        let foreground = try ColorArgument(read: invocation.operands[0])
        let background = try ColorArgument(read: invocation.operands[1])
        let cases = cases(foreground, background)
        let passes = cases.allSatisfy { goal.isMet(by: $0.ratio) }
        if invocation.format == .json {
            output.write(json(cases, passes: passes))
        } else {
            output.write(text(cases))
        }
        return passes ? .clean : .findings
    }

    private func cases(_ foreground: ColorArgument, _ background: ColorArgument) -> [Case] {
        let all = Appearance.allCases.map { appearance -> Case in
            let (front, back) = (foreground.colors[appearance], background.colors[appearance])
            return Case(
                appearance: appearance, foreground: front, background: back, ratio: ratio(of: front, over: back))
        }
        // List an appearance only if its colors differ from the others.
        var seen: [Case] = []
        for next in all
        where !seen.contains(where: { $0.foreground == next.foreground && $0.background == next.background }) {
            seen.append(next)
        }
        if seen.count == 1 { seen[0].appearance = nil }
        return seen
    }

    /// Returns the ratio over `background`; if that is translucent, the lowest ratio over any gray beneath it.
    private func ratio(of foreground: RGBA, over background: RGBA) -> Double {
        guard background.alpha < 1 else { return goal.ratio(of: foreground, over: background) }
        return (0...255).map { gray in
            goal.ratio(of: foreground, over: background.composited(over: RGBA(white: Double(gray) / 255)))
        }.min() ?? 1
    }

    /// The requirements to report: WCAG's levels AA and AAA, and the requested level if it is another.
    private var demands: [Demand] {
        var demands = [ContrastLevel.aa, .aaa].flatMap { level in
            [PairContent.text, .largeText, .nonText].map { Demand(level: level, content: $0) }
        }
        // AAA requires the same as AA for non-text content.
        demands.removeAll { $0.level == .aaa && $0.content == .nonText }
        if configuration.level.name == nil { demands.insert(Demand(level: configuration.level, content: .text), at: 0) }
        return demands
    }

    private func passes(_ demand: Demand, _ ratio: Double) -> Bool {
        ContrastGoal(configuration.metric, required: demand.required).isMet(by: ratio)
    }

    // MARK: text

    private func text(_ cases: [Case]) -> String {
        let style = environment.style(for: invocation, isTerminal: environment.isOutputTerminal)
        return cases.map { text($0, style) }.joined(separator: "\n")
    }

    private func text(_ each: Case, _ style: Style) -> String {
        let sample = style.sample("  Aa  ", each.foreground, on: each.background.composited(over: .white))
        var head = "\(HexColor(each.foreground)) on \(HexColor(each.background))"
        if let appearance = each.appearance { head += " (\(appearance.rawValue))" }
        var text = (sample.isEmpty ? "" : sample + "  ") + style.bold("\(head)  \(ratioText(each.ratio)):1")
        if configuration.metric != .wcag { text += style.dim("  by \(configuration.metric.rawValue)") }
        if each.background.alpha < 1 {
            text +=
                "\nThe background is translucent; the ratio is for the gray beneath it that gives the "
                + "lowest contrast."
        }
        text += "\n\n"
        for demand in demands {
            let level = demand.level.name ?? "asked"
            let name = Self.name(of: demand.content)
            let verdict = passes(demand, each.ratio) ? style.good("passes") : style.bad("fails")
            text +=
                "  " + padded(level, 6) + padded(name, 12) + padded(requiredText(demand.required) + ":1", 8) + verdict
                + "\n"
        }
        return text + suggestionText(for: each, style)
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.utf8.count, 1))
    }

    /// A change of one of the colors after which the pair passes.
    private struct Suggestion {
        var isForeground: Bool
        var color: RGBA
        var title: String
    }

    /// The linter's first fix of the foreground and of the background, for a pair that fails the requested level.
    private func suggestions(for each: Case) -> [Suggestion] {
        guard !goal.isMet(by: each.ratio), each.background.alpha >= 1 else { return [] }
        let foreground = "\(HexColor(each.foreground))"
        let text = "x{color:\(foreground);background:\(HexColor(each.background))}"
        let file = SourceFile(path: "", language: .css, text: text)
        let linter = Linter(configuration: configuration)
        let report = linter.lint(file)
        guard let finding = report.findings.first(where: { $0.pair != nil }) else { return [] }
        var found: [Suggestion] = []
        let end = "x{color:".utf8.count + foreground.utf8.count
        for fix in linter.fixes(for: finding, in: file, report: report) {
            for edit in fix.edits {
                let isForeground = edit.edit.range.lowerBound < end
                // A fix that changes both colors is of use only if no other exists.
                guard !found.contains(where: { $0.isForeground == isForeground }),
                    fix.edits.count == 1 || found.isEmpty || found.last?.title == fix.title,
                    let color = ColorArgument(edit.edit.text)?.colors.light
                else { continue }
                found.append(Suggestion(isForeground: isForeground, color: color, title: fix.title))
            }
        }
        return found
    }

    private func suggestionText(for each: Case, _ style: Style) -> String {
        let suggestions = suggestions(for: each)
        guard !suggestions.isEmpty else { return "" }
        var text = "\n"
        for next in suggestions {
            let (front, back) = next.isForeground ? (next.color, each.background) : (each.foreground, next.color)
            let sample = style.sample(" Aa ", front, on: back)
            text +=
                "  \(style.good("try")) \(sample)\(sample.isEmpty ? "" : " ")\(HexColor(next.color)): \(next.title)\n"
        }
        return text
    }

    private static func name(of content: PairContent) -> String {
        switch content {
        case .text, .textOfUnknownSize: "text"
        case .largeText: "large text"
        case .nonText: "non-text"
        }
    }

    // MARK: JSON

    private func json(_ cases: [Case], passes isReached: Bool) -> [UInt8] {
        var json = JSONWriter(indentation: 2)
        json.object {
            $0.field("metric", configuration.metric.rawValue)
            $0.field("required", goal.required)
            $0.field("passes", isReached)
            $0.array("results") {
                for each in cases {
                    $0.object {
                        $0.field("appearance", each.appearance?.rawValue ?? "any")
                        for (name, color) in [("foreground", each.foreground), ("background", each.background)] {
                            $0.object(name) {
                                $0.field("hex", HexColor(color).description)
                                $0.field(rgba: color)
                            }
                        }
                        $0.field("ratio", each.ratio)
                        $0.array("suggestions") {
                            for next in suggestions(for: each) {
                                $0.object {
                                    $0.field("changes", next.isForeground ? "foreground" : "background")
                                    $0.field("hex", HexColor(next.color).description)
                                    $0.field("title", next.title)
                                }
                            }
                        }
                        $0.array("levels") {
                            for demand in demands {
                                $0.object {
                                    $0.field("level", demand.level.name ?? requiredText(demand.required))
                                    $0.field("content", Self.name(of: demand.content))
                                    $0.field("required", demand.required)
                                    $0.field("passes", passes(demand, each.ratio))
                                }
                            }
                        }
                    }
                }
            }
        }
        json.endLine()
        return json.bytes
    }
}

extension ColorArgument {
    /// Parses `text`.
    ///
    /// - Throws: a usage error if it is not a color.
    init(read text: String) throws(UsageError) {
        guard let color = ColorArgument(text) else {
            throw UsageError("“\(terminalSafe(text))” is not a valid color")
        }
        self = color
    }
}

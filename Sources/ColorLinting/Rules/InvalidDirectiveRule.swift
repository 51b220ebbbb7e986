import ColorMath
import SourceColors
import SourceText

/// Flags `color-lint:` comments with errors or without effect.
enum InvalidDirectiveRule: Rule {
    static let metadata = RuleMetadata(
        id: "invalid-directive",
        summary: "a `color-lint:` comment has an error or no effect",
        why: """
            Flags `color-lint:` comments with a syntax error, pairs that cannot be judged, and backgrounds that apply to no \
            text color. Such a comment has no effect, which is easy to overlook.

            Comments declare what color-lint cannot see in the code: which colors meet, and which background a view or rule \
            has.

                // color-lint: pair #777 on white
                // color-lint: pair Theme.muted on Color("Card") (large) -- drawn by the chart library
                /* color-lint: background var(--surface) */

            `pair F on B` declares a pair. Append `(large)` to require the contrast of large text, or `(non-text)` for icons \
            and controls. `background B` applies to the CSS rule, or the Swift view, statement, function, type or extension, \
            that contains the comment or follows it; at the end of a line it applies to that line. A background drawn by the \
            code itself takes precedence if it is known. Colors are written as in the file's language, including names, or \
            as in CSS. Text after ` -- ` is a free-form reason.

                /* color-lint:disable:next contrast -- the brand's own orange */

            `disable:next` ignores findings that begin on the next line with code, `disable:this` those on the comment's own \
            line, `disable` those up to the next `enable`, and `disable:file` those in the file. Each applies to the rules \
            it lists, or to all rules. A directive must be the first thing on a line of a comment.
            """,
        severity: .warning,
        isEditorOnly: false,
        examples: [
            .flagged(.css, "/* color-lint: ⟦par¦invalid-directive⟧ #777 on #fff */"),
            .flagged(.css, "/* ⟦color-lint¦invalid-directive⟧ pair #777 on #fff */"),
            .flagged(.css, "p { /* color-lint: background ⟦whit¦invalid-directive⟧ */ color: #777; }"),
            .flagged(.css, "/* color-lint: pair ⟦#777 over #fff¦invalid-directive⟧ */"),
            .flagged(.css, "/* color-lint: pair #777 on #fff ⟦(big)¦invalid-directive⟧ */"),
            .flagged(.css, "/* ⟦color-lint: background #fff¦invalid-directive⟧ */ @import \"a.css\";"),
            .flagged(.css, "/* color-lint:⟦disable:line¦invalid-directive⟧ contrast */"),
            .flagged(.css, "/* color-lint:disable ⟦contrst¦invalid-directive⟧ */"),
            .flagged(.swift, "// color-lint: pair Color.white on ⟦whit¦invalid-directive⟧\nlet color = Color.red\n"),
            .flagged(.swift, "// ⟦color-lint: background #fff¦invalid-directive⟧\nimport SwiftUI\n"),
            .flagged(.json, "{ // color-lint: ⟦pair¦invalid-directive⟧\n  \"color\": \"#777\" }"),
            .flagged(.css, "/* ⟦color-lint: pair transparent on #fff¦invalid-directive⟧ */"),
            .flagged(.css, "p { /* ⟦color-lint: background #fff¦invalid-directive⟧ */ margin: 0; }"),
            .flagged(
                .swift,
                "// ⟦color-lint: background .white¦invalid-directive⟧\nText(\"Hi\").foregroundStyle(.white).background(.black)\n"
            ),
            .allowed(.css, "/* color-lint: pair var(--muted) on #fff (non-text) -- see the style guide */"),
            .allowed(.css, "p { color: #000; /* color-lint: background #fff */ }"),
            .allowed(.css, "/* color-lint reads this, and color-lint: is how a comment speaks to it */"),
            .allowed(.swift, "// color-lint: background .black\nText(\"Hi\").foregroundStyle(.white)\n"),
            .allowed(
                .swift,
                "// color-lint: background .black\nstruct Card: View {\n"
                    + "    var body: some View { Text(\"Hi\").foregroundStyle(.white) }\n}\n"),
            .fixed(
                .css, "/* color-lint: backgroud #fff */ p { color: #000 }",
                into: "/* color-lint: background #fff */ p { color: #000 }"),
            .fixed(
                .swift, "// color-lint pair .white on .black\nlet color = Color.red\n",
                into: "// color-lint: pair .white on .black\nlet color = Color.red\n"),
        ])

    static func check(_ context: RuleContext, report: RuleReport) {
        guard !context.facts.directives.isEmpty else { return }
        let effects = DirectiveEffects(context)
        for directive in context.facts.directives {
            switch directive.kind {
            case .pair, .background:
                guard let problem = effects.problem(of: directive) else { continue }
                report.add(at: directive.range, problem)
            case .suppression(let suppression):
                if context.configuration.requiresReason, suppression.reason == nil, suppression.extent != .end {
                    report.add(
                        at: directive.range,
                        "missing reason, which this project requires: "
                            + "\(suppression.extent.rawValue) … -- why")
                }
                for rule in suppression.rules where RuleCatalog.metadata(of: rule.id) == nil {
                    let nearest = nearestName(to: rule.id, among: RuleCatalog.all.map { $0.metadata.id })
                    add("there is no rule \(rule.id)", at: rule.range, nearest: nearest, to: report, context)
                }
            case .invalid(let problem, let place):
                let text = context.file.withBytes { $0.text(place) }
                let nearest = nearest(to: text, for: problem, context)
                add(message(problem, text), at: place, nearest: nearest, to: report, context)
            }
        }
    }

    private static func add(
        _ message: String, at place: ByteRange, nearest: String?, to report: RuleReport, _ context: RuleContext
    ) {
        var message = message
        var fixes: [Fix] = []
        if let nearest {
            message += "; did you mean \(nearest)?"
            fixes.append(context.fix("Write \(nearest)", .review, replacing: place, with: nearest))
        }
        report.add(at: place, message, fixes: fixes)
    }

    private static let known = "expected pair, background, disable or enable after color-lint:"

    private static func message(_ problem: DirectiveProblem, _ text: String) -> String {
        switch problem {
        case .missingColon: return "missing : after color-lint"
        case .missingWord: return known
        case .unknownWord: return "\(known), not \(text)"
        case .unknownExtent: return "expected disable, disable:next, disable:this or disable:file"
        case .missingColor:
            return "missing color; for example color-lint: pair #777 on white, or color-lint: "
                + "background white"
        case .missingOn: return "missing on; for example color-lint: pair #777 on white"
        case .unreadableColor(let reason):
            return "\(text) is not a valid color" + (reason.map { ": \($0)" } ?? "")
        case .unknownContent: return "expected (large) or (non-text), not \(text)"
        case .nothingInFront: return "there is no rule or view here that this background could apply to"
        }
    }

    /// Returns the word that was probably meant.
    private static func nearest(to text: String, for problem: DirectiveProblem, _ context: RuleContext) -> String? {
        switch problem {
        case .missingColon: return "color-lint:"
        case .unknownWord: return nearestName(to: text, among: ["pair", "background", "disable", "enable"])
        case .unknownExtent:
            return nearestName(to: text, among: Suppression.Extent.allCases.map(\.rawValue))
        case .unknownContent: return nearestName(to: text, among: ["(large)", "(non-text)"])
        case .unreadableColor:
            let names = context.facts.definitions.filter { $0.name.isWritten }.map { $0.name.text }
            return nearestName(to: text, among: names) ?? nearestName(to: text, among: NamedColor.all.map(\.name))
        case .missingWord, .missingColor, .missingOn, .nothingInFront: return nil
        }
    }
}

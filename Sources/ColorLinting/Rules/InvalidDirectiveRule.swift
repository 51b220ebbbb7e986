import ColorMath
import SourceColors
import SourceText

/// Flags comments that speak to color-lint and cannot be followed.
enum InvalidDirectiveRule: Rule {
    static let card = RuleCard(
        id: "invalid-directive",
        summary: "a `color-lint:` comment cannot be followed, or makes no difference",
        why: """
            What color-lint cannot see in the code, a comment may tell it: which colours meet, and what lies behind a view or \
            a rule.

                // color-lint: pair #777 on white
                // color-lint: pair Theme.muted on Color("Card") (large) -- drawn by the chart library
                /* color-lint: background var(--surface) */

            `pair F on B` is judged as a pair of its own; `(large)` or `(non-text)` behind it asks for the contrast of large \
            text, or of icons and controls. `background B` holds for the CSS rule, or the Swift view, statement, function, \
            type or extension it stands in or just before; at the end of a line it is about that line. What the code itself draws lies nearer, and counts \
            where it can be known. The colours are those of the language, names among them, and those of CSS in every \
            language. What stands behind ` -- ` is for people.

                /* color-lint:disable:next contrast -- the brand's own orange */

            `disable:next` leaves out findings that begin on the next line with code, `disable:this` those on the comment's \
            own, `disable` those up to an `enable`, and `disable:file` those of the file: all, or those of the rules it \
            names. A directive is the first thing in a line of a comment.

            One with a mistake in it would say nothing, and nobody would notice; so it is reported. So is a pair that cannot \
            be judged, and a background that no text colour is judged on.
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

    static func check(_ context: RuleContext, severity: Severity, report: (Finding) -> Void) {
        guard !context.facts.directives.isEmpty else { return }
        let effects = DirectiveEffects(context)
        for directive in context.facts.directives {
            switch directive.kind {
            case .pair, .background:
                guard let problem = effects.problem(of: directive) else { continue }
                report(finding(problem, at: directive.range, nearest: nil, context, severity))
            case .suppression(let suppression):
                if context.configuration.requiresReason, suppression.reason == nil, suppression.extent != .end {
                    report(
                        Finding(
                            rule: card.id, severity: severity, range: directive.range,
                            message: "this project asks for a reason: \(suppression.extent.rawValue) … -- why"))
                }
                for rule in suppression.rules where RuleCatalog.card(of: rule.id) == nil {
                    let nearest = nearestName(to: rule.id, among: RuleCatalog.all.map { $0.card.id })
                    report(
                        finding(
                            "there is no rule \(rule.id)", at: rule.range, nearest: nearest, context, severity))
                }
            case .invalid(let problem, let place):
                let text = context.file.withBytes { $0.text(place) }
                let nearest = nearest(to: text, for: problem, context)
                report(finding(message(problem, text), at: place, nearest: nearest, context, severity))
            }
        }
    }

    private static func finding(
        _ message: String, at place: ByteRange, nearest: String?, _ context: RuleContext, _ severity: Severity
    ) -> Finding {
        var message = message
        var fixes: [Fix] = []
        if let nearest {
            message += "; did you mean \(nearest)?"
            let edit = FileEdit(path: context.file.path, edit: Edit(place, nearest))
            fixes.append(Fix(title: "Write \(nearest)", safety: .review, edits: [edit]))
        }
        return Finding(rule: card.id, severity: severity, range: place, message: message, fixes: fixes)
    }

    private static let known = "behind color-lint: stands pair, background, disable or enable"

    private static func message(_ problem: DirectiveProblem, _ text: String) -> String {
        switch problem {
        case .missingColon: return "this is followed only with a colon"
        case .missingWord: return known
        case .unknownWord: return "\(known), not \(text)"
        case .unknownExtent: return "findings are left out by disable, disable:next, disable:this or disable:file"
        case .missingColor: return "a colour is missing: color-lint: pair #777 on white, color-lint: background white"
        case .missingOn: return "a pair is written with on: color-lint: pair #777 on white"
        case .unreadableColor(let reason):
            return "\(text) cannot be read as a colour" + (reason.map { ": \($0)" } ?? "")
        case .unknownContent: return "a pair may be (large) or (non-text), not \(text)"
        case .nothingInFront: return "no rule or view stands here that this background could lie behind"
        }
    }

    /// What was probably meant.
    private static func nearest(to text: String, for problem: DirectiveProblem, _ context: RuleContext) -> String? {
        switch problem {
        case .missingColon: return "color-lint:"
        case .unknownWord: return nearestName(to: text, among: ["pair", "background", "disable", "enable"])
        case .unknownExtent:
            return nearestName(to: text, among: Suppression.Extent.allCases.map(\.rawValue))
        case .unknownContent: return nearestName(to: text, among: ["(large)", "(non-text)"])
        case .unreadableColor:
            let names = context.facts.definitions.lazy.map { $0.name.text }
            return nearestName(to: text, among: names) ?? nearestName(to: text, among: NamedColor.all.map(\.name))
        case .missingWord, .missingColor, .missingOn, .nothingInFront: return nil
        }
    }
}

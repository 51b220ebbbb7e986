import ColorMath
import SourceColors
import SourceText

/// Flags pairs that pass level AA but not level AAA.
enum EnhancedContrastRule: Rule {
    static let metadata = RuleMetadata(
        id: "contrast-enhanced",
        summary: "a pair passes level AA but not the enhanced contrast of level AAA",
        why: """
            Flags pairs that pass level AA but not level AAA. WCAG 2.2 requires a contrast ratio of 7:1 at level AAA, and \
            4.5:1 for large text.

            Few projects apply level AAA to all their colors, so this rule runs only if it is selected with `--rule`, or as \
            a hint in editors whose setting `enhanced` asks for it. Quick fixes for level AAA are offered in any case. If the configured level is already AAA, `contrast` reports these \
            pairs and this rule reports nothing.
            """,
        severity: .hint,
        isEditorOnly: true,
        options: [PairKindsOption.declaration(of: kinds)],
        examples: [
            .flagged(.css, "p { color: ⟦#767676¦contrast-enhanced 4.54⟧; background: #fff; }"),
            .allowed(.css, "p { color: #595959; background: #fff; }"),
            .allowed(.css, "h1 { color: #767676; background: #fff; font-size: 24px; }"),
            .fixed(
                .css, "p { color: #767676; background: #fff; }", into: "p { color: #595959; background: #fff; }"),
        ])

    /// That text is on the background of the page is likely, but not certain: too little for a hint.
    private static let kinds = PairKind.allCases.filter { $0 != .page }

    static func check(_ context: RuleContext, report: RuleReport) {
        guard context.configuration.level == .aa, context.configuration.metric == .wcag else { return }
        let kinds = PairKindsOption.kinds(of: kinds, for: metadata.id, in: context.configuration)
        context.eachPair { judgements in
            guard kinds.contains(context.judgements[judgements.lowerBound].kind) else { return }
            let pair = context.facts.pairs[context.judgements[judgements.lowerBound].pair]
            let content = pair.content
            guard content != .nonText, !pair.isPalette else { return }
            let required = ContrastLevel.aaa.required(for: content == .textOfUnknownSize ? .largeText : content)
            let failing = judgements.filter { index in
                let judgement = context.judgements[index]
                guard judgement.verdict == .pass, !judgement.isOfSymbol, let ratio = judgement.ratio else {
                    return false
                }
                return !ContrastGoal(required: required).isMet(by: ratio)
            }
            context.finding(
                of: metadata.id, on: failing, severity: report.severity, required: required,
                level: ContrastLevel.aaa.name
            ).map(report.add)
        }
    }
}

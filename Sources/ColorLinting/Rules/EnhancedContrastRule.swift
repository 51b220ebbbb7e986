import ColorMath
import SourceText

/// Hints at pairs that pass level AA and miss level AAA.
enum EnhancedContrastRule: Rule {
    static let card = RuleCard(
        id: "contrast-enhanced",
        summary: "a pair passes level AA and misses the enhanced contrast of level AAA",
        why: """
            WCAG 2.2 asks for a contrast ratio of 7:1 at level AAA, 4.5:1 for large text. Few projects hold all their \
            colours to that, so it is a hint in the editor and no finding in CI, unless the rule is asked for by name. \
            Where the level is AAA already, `contrast` says it and this rule is silent.
            """,
        severity: .hint,
        isEditorOnly: true,
        options: [PairKindsOption.declaration],
        examples: [
            .flagged(.css, "p { color: ⟦#767676¦contrast-enhanced 4.54⟧; background: #fff; }"),
            .allowed(.css, "p { color: #595959; background: #fff; }"),
            .allowed(.css, "h1 { color: #767676; background: #fff; font-size: 24px; }"),
            .fixed(
                .css, "p { color: #767676; background: #fff; }", into: "p { color: #595959; background: #fff; }"),
        ])

    static func check(_ context: RuleContext, severity: Severity, report: (Finding) -> Void) {
        guard context.configuration.level == .aa, context.configuration.metric == .wcag else { return }
        let kinds = PairKindsOption.kinds(for: card.id, in: context.configuration)
        context.eachPair { judgements in
            guard kinds.contains(context.judgements[judgements.lowerBound].kind) else { return }
            let pair = context.facts.pairs[context.judgements[judgements.lowerBound].pair]
            let content = pair.content
            guard content != .nonText, !pair.isPalette else { return }
            let required = ContrastLevel.aaa.required(for: content == .textOfUnknownSize ? .largeText : content)
            let failing = judgements.filter { index in
                let judgement = context.judgements[index]
                guard judgement.verdict == .pass, let ratio = judgement.ratio else { return false }
                return !ContrastGoal(required: required).isMet(by: ratio)
            }
            context.finding(
                of: card.id, on: failing, severity: severity, required: required, level: ContrastLevel.aaa.name
            ).map(report)
        }
    }
}

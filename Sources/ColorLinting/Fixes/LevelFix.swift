import SourceColors

extension FixPlanner {
    /// Returns the best fix with which the pair of `judgement` meets level AAA; nil if it does, if the required
    /// contrast is not that of level AA, or if no change suffices.
    package func fixForAAA(of judgement: Int, in report: FileReport, by configuration: Configuration) -> Fix? {
        guard configuration.level == .aa, configuration.metric == .wcag, report.pairs.indices.contains(judgement)
        else { return nil }
        let pair = report.pairs[judgement]
        guard let ratio = pair.ratio, report.facts.pairs.indices.contains(pair.pair) else { return nil }
        let content = report.facts.pairs[pair.pair].content
        guard content != .nonText, !pair.isOfSymbol, !report.facts.pairs[pair.pair].isPalette else { return nil }
        let required = ContrastLevel.aaa.required(for: content)
        guard ratio < required else { return nil }
        let finding = Finding(
            rule: EnhancedContrastRule.metadata.id, severity: .hint, range: pair.foregroundRange, message: "",
            appearance: pair.appearance, ratio: ratio, required: required, pair: judgement)
        guard var fix = fixes(for: finding, onlyBest: true).first else { return nil }
        fix.title = "AAA: " + fix.title
        fix.safety = .review
        return fix
    }
}

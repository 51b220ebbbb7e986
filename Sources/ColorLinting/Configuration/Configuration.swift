import ColorMath
import SourceColors

/// What a project, an editor or a command line asks of the linter.
package struct Configuration: Hashable, Sendable {
    /// How much contrast text needs.
    package var level = ContrastLevel.aa
    /// How contrast is measured.
    package var metric = ContrastMetric.wcag
    /// The appearances in which pairs are judged.
    package var appearances = AppearanceSet.standardContrast
    /// Severities that differ from the rules' own, by rule id.
    package var severities: [String: Severity] = [:]
    /// Options of rules that differ from the rules' own, by rule id and name.
    package var options: [String: [String: RuleOptionValue]] = [:]
    /// What lies behind text, and under translucent backgrounds, where the code does not say it; nil where nothing is
    /// assumed.
    package var assumedBackground: AssumedBackground?
    /// The colours to be used; nil where any may be.
    package var palette: Palette?
    /// Findings to leave out.
    package var ignoredFindings: [IgnoredFindings] = []
    /// Findings that were there before: those of the file that is looked at, where there is a baseline.
    package var knownFindings: [KnownFinding: Int]?
    /// The lines on which findings count; nil for all.
    package var changedLines: ChangedLines?
    /// Whether comments that leave out findings have to say why.
    package var requiresReason = false
    /// The rules to run; nil for all that are on.
    package var onlyRules: Set<String>?
    /// The rules that are off, whatever the severities and ``onlyRules`` say.
    package var ignoredRules: Set<String> = []
    /// How colours are to be read.
    package var scanOptions = ScanOptions()

    /// Whether findings are for an editor, where hints that would be noise in CI are welcome.
    package var isForEditor = false

    /// The defaults.
    package init() {}

    /// How grave findings of the rule `card` are; `off` where the rule is not to run.
    package func severity(of card: RuleCard) -> Severity {
        if ignoredRules.contains(card.id) { return .off }
        let severity = severities[card.id] ?? card.severity
        if let onlyRules {
            guard onlyRules.contains(card.id) else { return .off }
            // Who asks for a rule that is off by itself wants it on.
            return severity == .off && severities[card.id] == nil ? .warning : severity
        }
        return card.isEditorOnly && !isForEditor && severities[card.id] == nil ? .off : severity
    }

    /// The texts that the option `name` of the rule `rule` is set to; nil where it is not.
    func texts(_ name: String, of rule: String) -> [String]? {
        if case .texts(let texts) = options[rule]?[name] { texts } else { nil }
    }

    /// The number that the option `name` of the rule `rule` is set to; nil where it is not.
    func number(_ name: String, of rule: String) -> Double? {
        if case .number(let number) = options[rule]?[name] { number } else { nil }
    }
}

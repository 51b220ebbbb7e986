import ColorMath
import SourceText

/// Collects the findings of one rule in one file.
package final class RuleReport {
    /// The severity that the configuration gives the rule.
    let severity: Severity
    private let rule: String
    /// The findings in the order in which they were added.
    private(set) var findings: [Finding] = []

    /// Creates an empty report for a rule that is not off.
    init(_ metadata: RuleMetadata, severity: Severity) {
        rule = metadata.id
        self.severity = severity
    }

    /// Adds a finding about the bytes in `range`; `message` is one sentence without a full stop.
    func add(
        at range: ByteRange, _ message: String, appearance: Appearance? = nil, related: [RelatedPlace] = [],
        fixes: [Fix] = []
    ) {
        findings.append(
            Finding(
                rule: rule, severity: severity, range: range, message: message, appearance: appearance,
                related: related, fixes: fixes))
    }

    /// Adds a finding.
    func add(_ finding: Finding) { findings.append(finding) }
}

extension RuleContext {
    /// Returns a fix that replaces the bytes in `range` of the file by `text`.
    func fix(_ title: String, _ safety: Fix.Safety, replacing range: ByteRange, with text: String) -> Fix {
        Fix(title: title, safety: safety, edits: [FileEdit(path: file.path, edit: Edit(range, text))])
    }
}

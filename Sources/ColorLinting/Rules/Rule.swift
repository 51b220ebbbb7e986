/// A check with a name.
package protocol Rule: Sendable {
    /// The one declaration from which help, documentation and tests follow.
    static var card: RuleCard { get }

    /// Hands every finding in `context`, with the severity `severity`, to `report`.
    static func check(_ context: RuleContext, severity: Severity, report: (Finding) -> Void)

    /// The fixes of `finding`, which ``check(_:severity:report:)`` has reported in `context`, best first. They are computed here
    /// where that takes time: few findings are asked for their fixes.
    static func fixes(of finding: Finding, in context: RuleContext) -> [Fix]
}

extension Rule {
    package static func fixes(of finding: Finding, in context: RuleContext) -> [Fix] { finding.fixes }
}

/// What a rule says of itself.
package struct RuleCard: Sendable {
    /// The id, in kebab case.
    package var id: String
    /// What it flags, in one line without a full stop.
    package var summary: String
    /// Why that matters and what to do, in Markdown.
    package var why: String
    /// How grave its findings are unless configured otherwise.
    package var severity: Severity
    /// Whether its findings are for editors alone: the command leaves them out unless the rule is asked for by name.
    package var isEditorOnly: Bool
    /// What of it can be configured.
    package var options: [RuleOption] = []
    /// The configuration that the examples are about, as a configuration file says it; nil where none is needed.
    package var exampleConfiguration: String?
    /// Examples, each with its expectation in place.
    package var examples: [RuleExample]
}

/// Something that can be configured about a rule.
package struct RuleOption: Sendable {
    /// Its key in a configuration.
    package var name: String
    /// What it sets, in a sentence without a full stop.
    package var summary: String
    /// What it holds.
    package var schema: JSONSchema
    /// What holds where it is not set, as JSON.
    package var standard: String
}

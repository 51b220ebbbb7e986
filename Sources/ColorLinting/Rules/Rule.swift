/// A lint rule.
package protocol Rule: Sendable {
    /// The declaration from which help, documentation and tests follow.
    static var metadata: RuleMetadata { get }

    /// Adds all findings in `context` to `report`.
    static func check(_ context: RuleContext, report: RuleReport)

    /// Returns the fixes of `finding`, which ``check(_:report:)`` has reported in `context`, best first.
    /// Rules with expensive fixes compute them here, because fixes are requested for few findings.
    static func fixes(of finding: Finding, in context: RuleContext) -> [Fix]
}

extension Rule {
    package static func fixes(of finding: Finding, in context: RuleContext) -> [Fix] { finding.fixes }
}

/// The metadata of a rule.
package struct RuleMetadata: Sendable {
    /// The ID, in kebab case.
    package var id: String
    /// What it flags, in one line without a full stop.
    package var summary: String
    /// What it does, why that is a problem, and how to fix it, in Markdown.
    package var why: String
    /// The default severity.
    package var severity: Severity
    /// Whether findings appear only in editors; the command omits them unless the rule is selected by name.
    package var isEditorOnly: Bool
    /// Configurable options.
    package var options: [RuleOption] = []
    /// The configuration for the examples as JSON; nil if none is needed.
    package var exampleConfiguration: String?
    /// Examples with marked findings.
    package var examples: [RuleExample]
}

/// An option of a rule.
package struct RuleOption: Sendable {
    /// Its key in the configuration.
    package var name: String
    /// What it sets, in a sentence without a full stop.
    package var summary: String
    /// The schema of its value.
    package var schema: JSONSchema
    /// The default value as JSON.
    package var defaultValue: String
}

import SourceColors
import SourceText

/// The input of a rule.
package struct RuleContext: Sendable {
    /// The file.
    package var file: SourceFile
    /// The result of scanning.
    package var facts: ColorFacts
    /// The judgements of its pairs.
    package var judgements: [PairJudgement]
    /// The configuration.
    package var configuration: Configuration
    /// Names of all files in play.
    package var workspace: Workspace
    /// The resolver with the cached colors of the pairs.
    var resolver: Resolver?
    /// Suppression comments that suppress nothing; known after the other rules have run.
    var staleSuppressions: [SuppressionFilter.Stale] = []
}

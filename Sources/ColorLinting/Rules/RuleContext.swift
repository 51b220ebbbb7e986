import SourceColors
import SourceText

/// The input of a rule.
package final class RuleContext {
    /// The file.
    package let file: SourceFile
    /// The result of scanning.
    package let facts: ColorFacts
    /// The judgements of its pairs.
    package let judgements: [PairJudgement]
    /// The configuration.
    package let configuration: Configuration
    /// Names of all files in play.
    package let workspace: Workspace
    /// The resolver with the cached colors of the pairs.
    let resolver: Resolver?
    /// Suppression comments that suppress nothing; known after the other rules have run.
    var staleSuppressions: [SuppressionFilter.Stale] = []

    /// Creates the input for rules that check `file`; `facts` and `judgements` belong to it.
    init(
        file: SourceFile, facts: ColorFacts, judgements: [PairJudgement], configuration: Configuration,
        workspace: Workspace, resolver: Resolver? = nil
    ) {
        self.file = file
        self.facts = facts
        self.judgements = judgements
        self.configuration = configuration
        self.workspace = workspace
        self.resolver = resolver
    }
}

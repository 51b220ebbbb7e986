import SourceColors
import SourceText

/// What a rule looks at: one file's facts and judgements, and what is asked for.
package struct RuleContext: Sendable {
    /// The file.
    package var file: SourceFile
    /// What the file says about colours.
    package var facts: ColorFacts
    /// Its pairs, judged.
    package var judgements: [PairJudgement]
    /// What is asked for.
    package var configuration: Configuration
    /// What the files in play say.
    package var workspace: Workspace
    /// What the pairs' colors have come to, so that no rule asks again.
    var resolver: Resolver?
    /// The comments that leave out findings and have none to leave out; known once the other rules have run.
    var staleSuppressions: [SuppressionFilter.Stale] = []
}

import SourceColors

/// What linting one file gives.
package struct FileReport: Sendable {
    /// What the file says about colours.
    package var facts: ColorFacts
    /// Its pairs, judged; one that differs between appearances has a judgement for each that differs.
    package var pairs: [PairJudgement]
    /// The findings, by place.
    package var findings: [Finding]
    /// Entries of the baseline for this file that matched no finding, with how many of each.
    package var staleEntries: [KnownFinding: Int] = [:]
}

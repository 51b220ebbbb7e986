import SourceColors

/// The result of linting a file.
package struct FileReport: Sendable {
    /// The result of scanning.
    package var facts: ColorFacts
    /// Judgements of its pairs; a pair that differs between appearances has several.
    package var pairs: [PairJudgement]
    /// The findings in order.
    package var findings: [Finding]
    /// Baseline entries of this file that match no finding, with their counts.
    package var staleEntries: [KnownFinding: Int] = [:]
    /// Whether pairs depend on where the file is: on images, whose paths are relative, or on names of its mode.
    var dependsOnPlace = false

    /// What fixes have to make less: the findings, and of as many findings the failing pairs, since one finding may be about
    /// several themes.
    var remainder: (findings: Int, failures: Int) { (findings.count, pairs.count { $0.verdict == .fail }) }
}

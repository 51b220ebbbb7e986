import ColorScanning
import SourceText

/// The linter: one path for the editor and for CI.
package struct Linter: Sendable {
    /// What it is asked for.
    package var configuration: Configuration

    /// A linter of the given configuration.
    package init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
    }

    /// Scans `file`, judges its pairs and runs the rules. Findings come without fixes, which cost more than they.
    package func lint(_ file: SourceFile) -> FileReport {
        FileReport(facts: scan(file, options: configuration.scanOptions), pairs: [], findings: [])
    }

    /// What would mend `finding`, best first; `report` must be of the same bytes as `file`.
    package func fixes(for finding: Finding, in file: SourceFile, report: FileReport) -> [Fix] { [] }
}

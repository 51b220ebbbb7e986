import ColorMath
import ColorScanning

/// What a project, an editor or a command line asks of the linter.
package struct Configuration: Hashable, Sendable {
    /// How much contrast text needs.
    package var level = ContrastLevel.aa
    /// How contrast is measured.
    package var metric = ContrastMetric.wcag
    /// Severities that differ from the rules' own, by rule id.
    package var severities: [String: Severity] = [:]
    /// The rules to run; nil for all that are on.
    package var onlyRules: Set<String>?
    /// How colours are to be read.
    package var scanOptions = ScanOptions()

    /// The defaults.
    package init() {}
}

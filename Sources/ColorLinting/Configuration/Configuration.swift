import ColorMath
import SourceColors

/// The resolved configuration for a file.
package struct Configuration: Equatable, Sendable {
    /// Required contrast.
    package var level = ContrastLevel.aa
    /// How contrast is measured.
    package var metric = ContrastMetric.wcag
    /// Appearances in which pairs are judged.
    package var appearances = AppearanceSet.standardContrast
    /// Configured severities by rule ID.
    package var severities: [String: Severity] = [:]
    /// Configured options by rule ID and option name.
    package var options: [String: [String: RuleOptionValue]] = [:]
    /// Assumed background of text, and color beneath translucent backgrounds; nil for none.
    package var assumedBackground: AssumedBackground?
    /// Allowed colors; nil for any.
    package private(set) var palette: Palette?
    /// The entries of the palette; those with paths that are not read yet allow nothing.
    var paletteEntries: [PaletteEntry] = [] {
        didSet {
            palette = Palette(
                colors: paletteEntries.compactMap { if case .color(let color) = $0 { color } else { nil } })
        }
    }
    /// Findings to ignore.
    package var ignoredFindings: [IgnoredFindings] = []
    /// Known findings of the file, if there is a baseline.
    package var knownFindings: [KnownFinding: Int]?
    /// Lines on which findings are reported; nil for all.
    package var changedLines: ChangedLines?
    /// Whether suppression comments must give a reason.
    package var requiresReason = false
    /// Rules to run; nil for all enabled ones.
    package var onlyRules: Set<String>?
    /// Rules disabled regardless of ``severities`` and ``onlyRules``.
    package var ignoredRules: Set<String> = []
    /// Which HTML files are pages; nil for all.
    var pageRules: [PageRule]?
    /// Whether the file is a page, if it is in HTML.
    var isPage = true
    /// The style sheets of the page besides those that it links, relative to it.
    var pageSheets: [String] = []
    /// Which files are templates.
    var markup = MarkupFiles()
    /// How colors are scanned.
    package var scanOptions = ScanOptions()

    /// Whether rules that report only hints run too. An editor's setting asks for them; in CI they would be noise.
    package var showsEditorHints = false

    /// The defaults.
    package init() {}

    /// Returns the severity of the rule with `metadata`; `off` if it does not run.
    package func severity(of metadata: RuleMetadata) -> Severity {
        if ignoredRules.contains(metadata.id) { return .off }
        let severity = severities[metadata.id] ?? metadata.severity
        if let onlyRules {
            guard onlyRules.contains(metadata.id) else { return .off }
            // Selecting a rule that is off by default enables it.
            return severity == .off && severities[metadata.id] == nil ? .warning : severity
        }
        return metadata.isEditorOnly && !showsEditorHints && severities[metadata.id] == nil ? .off : severity
    }

    /// Returns the strings configured as the option `name` of `rule`; nil if not set.
    func texts(_ name: String, of rule: String) -> [String]? {
        if case .texts(let texts) = options[rule]?[name] { texts } else { nil }
    }

    /// Returns the string configured as the option `name` of `rule`; nil if not set.
    func text(_ name: String, of rule: String) -> String? {
        if case .text(let text) = options[rule]?[name] { text } else { nil }
    }

    /// Returns the number configured as the option `name` of `rule`; nil if not set.
    func number(_ name: String, of rule: String) -> Double? {
        if case .number(let number) = options[rule]?[name] { number } else { nil }
    }
}

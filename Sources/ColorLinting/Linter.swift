import ColorScanning
import SourceColors
import SourceText

/// The linter, used by the command and the language server.
package struct Linter: Sendable {
    /// The configuration.
    @Indirect package var configuration: Configuration
    /// Names of all files in play. A linted file's own names need not be included.
    @Indirect package var workspace: Workspace

    /// Creates a linter.
    package init(configuration: Configuration = Configuration(), workspace: Workspace = Workspace()) {
        self.configuration = configuration
        self.workspace = workspace
    }

    /// Returns the same linter with another configuration.
    package func configured(_ configuration: Configuration) -> Linter {
        configured(Indirect(wrappedValue: configuration))
    }

    /// Returns the same linter with another configuration, which is shared.
    package func configured(_ configuration: Indirect<Configuration>) -> Linter {
        var linter = self
        linter.$configuration = configuration
        return linter
    }

    /// Options for scanning, from the configuration and the project's other files.
    package var scanOptions: ScanOptions { scanOptions(by: configuration) }

    /// The same from another configuration; `literalsOnly` skips definitions and pairs.
    package func scanOptions(by configuration: Configuration, literalsOnly: Bool = false) -> ScanOptions {
        completed(configuration.scanOptions, literalsOnly: literalsOnly)
    }

    /// The same from a shared configuration.
    package func scanOptions(by configuration: Indirect<Configuration>, literalsOnly: Bool = false) -> ScanOptions {
        completed(configuration.wrappedValue.scanOptions, literalsOnly: literalsOnly)
    }

    private func completed(_ options: ScanOptions, literalsOnly: Bool) -> ScanOptions {
        var options = options
        options.swiftProject = workspace.swiftProject
        options.findsLiteralsOnly = literalsOnly
        return options
    }

    /// Scans `file`.
    package func facts(of file: SourceFile) -> ColorFacts { scan(file, options: scanOptions) }

    /// Scans `file` and returns its names for a workspace; with their positions if `withPlaces`.
    package func names(of file: SourceFile, withPlaces: Bool = false) -> FileNames {
        names(in: facts(of: file), of: file, withPlaces: withPlaces)
    }

    /// Returns the names in `facts`, scanned in `file`; with their positions if `withPlaces`.
    package func names(in facts: ColorFacts, of file: SourceFile, withPlaces: Bool = false) -> FileNames {
        let isConfiguration = ConfigurationFile.isConfiguration(path: file.path)
        var names = FileNames(
            isConfiguration ? ConfiguredPairs.facts(facts, of: file) : facts, of: file, withPlaces: withPlaces)
        if file.language == .html { names.choosePage(configuration, of: file) }
        return names
    }

    /// Whether other files can affect the report on a file with `facts` in `language`: it uses names that it does not define, or
    /// initializers that others may declare, or sheets that are loaded with it have rules for the same elements.
    ///
    /// - Parameter withUses: whether the number of uses in other files matters too.
    package func wantsNames(_ facts: ColorFacts, in language: Language, withUses: Bool) -> Bool {
        if language.isStyleSheet, facts.pairs.contains(where: { $0.selector != nil && $0.background != nil }) {
            return true
        }
        // What a page shows depends on its style sheets.
        if facts.isLinkedPage || facts.callsMixins || !facts.outOfRangeNumbers.isEmpty
            || withUses && FileNames.areDefined(by: facts, withPage: false)
        {
            return true
        }
        if facts.swift?.openNames.isEmpty == false || facts.swift?.hexUses.isEmpty == false { return true }
        let own = Set(facts.definitions.map(\.name))
        return facts.expressions.ids.contains { id in
            let kind = facts.expressions[id].kind
            return kind.name.map { !own.contains($0) } ?? !kind.flags.isEmpty
        }
    }

    /// Scans `file`, judges its pairs and runs the rules. Findings have no fixes yet, which are more expensive.
    package func lint(_ file: SourceFile) -> FileReport {
        report(on: scan(file, options: scanOptions), of: file)
    }

    /// Judges the pairs of `facts`, scanned in `file`, and runs the rules.
    package func report(on facts: ColorFacts, of file: SourceFile) -> FileReport {
        guard ConfigurationFile.isConfiguration(path: file.path) else {
            return report(on: facts, of: file, by: RuleCatalog.all)
        }
        let mistakes = ConfigurationFile.findings(in: file)
        guard mistakes.isEmpty else { return FileReport(facts: facts, pairs: [], findings: mistakes) }
        let declared = ConfiguredPairs.facts(facts, of: file)
        var report = report(on: declared, of: file, by: ConfiguredPairs.rules)
        report.findings += ConfiguredPairs.unknownNames(in: declared, of: file, workspace: workspace)
        Self.sort(&report.findings)
        return report
    }

    private static func findings(
        of rule: any Rule.Type, in context: RuleContext, _ severity: Severity
    ) -> [Finding] {
        let report = RuleReport(rule.metadata, severity: severity)
        rule.check(context, report: report)
        return report.findings
    }

    private func report(on scanned: ColorFacts, of file: SourceFile, by rules: [any Rule.Type]) -> FileReport {
        // Most files of an app have no colors.
        if scanned.isEmpty, configuration.knownFindings == nil {
            return FileReport(facts: scanned, pairs: [], findings: [])
        }
        let company = scanned.pairs.isEmpty && !scanned.callsMixins ? nil : workspace.company(of: file)
        var options = scanOptions
        options.company = company
        let scanned =
            workspace.expandedFacts(scanned, of: file, company: company)
            ?? (company == nil ? scanned : scan(file, options: options))
        var facts =
            workspace.pageFacts(scanned, of: file, assumesBackground: configuration.assumedBackground != nil)
            ?? markupFacts(scanned, of: file, company) ?? scanned
        // What the user configured is certain.
        if configuration.assumedBackground != nil { facts.dropPageBackgrounds() }
        let judge = PairJudge(facts, of: file, workspace: workspace, configuration: configuration)
        let judgements = judge.judgements()
        let context = RuleContext(
            file: file, facts: facts, judgements: judgements, configuration: configuration, workspace: workspace,
            resolver: judge.resolver)
        let needsFilter = SuppressionFilter.isNeeded(for: facts.directives)
        let staleness = configuration.severity(of: StaleSuppressionRule.metadata)
        var running = configuration
        // Stale suppressions can be detected only if all rules run.
        if needsFilter, staleness != .off { running.onlyRules = nil }
        var findings: [Finding] = []
        for rule in rules {
            let severity = running.severity(of: rule.metadata)
            if severity != .off { findings += Self.findings(of: rule, in: context, severity) }
        }
        Self.sort(&findings)
        if needsFilter {
            var filter = SuppressionFilter(facts.directives)
            context.staleSuppressions = filter.apply(
                to: &findings,
                hasRun: { RuleCatalog.metadata(of: $0).map { running.severity(of: $0) != .off } ?? false },
                isHint: { RuleCatalog.metadata(of: $0)?.isEditorOnly ?? false })
            if let only = configuration.onlyRules { findings.removeAll { !only.contains($0.rule) } }
            if staleness != .off { findings += Self.findings(of: StaleSuppressionRule.self, in: context, staleness) }
            Self.sort(&findings)
        }
        var report = FileReport(
            facts: facts, pairs: judgements, findings: configuration.reported(findings, in: file, judgements))
        report.dependsOnPlace = judge.resolver.dependsOnPlace
        if var known = configuration.knownFindings {
            var findings = report.findings
            let gone = known.remove(from: &findings, in: report, file).filter { one in
                RuleCatalog.metadata(of: one.finding.rule).map { configuration.severity(of: $0) != .off } ?? true
            }
            report.staleEntries = Dictionary(uniqueKeysWithValues: gone.map { ($0.finding, $0.count) })
            report.findings =
                gone.isEmpty || staleness == .off
                ? findings : [StaleSuppressionRule.finding(aboutEntries: gone)] + findings
        }
        // Last, because findings on other lines still match comments and the baseline.
        if let changed = configuration.changedLines { report.findings = changed.touched(report.findings, in: file) }
        return report
    }

    /// Returns the facts of `file`, about which `facts` are known, with the pairs that the project's templates show; nil if
    /// they cannot show any.
    ///
    /// - Parameter company: the rules of the sheets that are loaded with it.
    private func markupFacts(_ facts: ColorFacts, of file: SourceFile, _ company: SheetCompany?) -> ColorFacts? {
        guard let markup = markup(for: facts, file) else { return nil }
        var options = scanOptions
        (options.markup, options.company) = (markup, company)
        let found = scan(file, options: options)
        return workspace.expandedFacts(found, of: file, markup: markup, company: company) ?? found
    }

    /// Returns the elements of templates that decide about pairs of `facts`, scanned in `file`; nil if there are none.
    func markup(for facts: ColorFacts, _ file: SourceFile) -> Markup? {
        guard file.language.isStyled, !configuration.markup.isNone, let source = workspace.markupSource,
            facts.pairs.contains(where: { facts.mayMeetOnMarkup($0) }),
            let markup = source.markup(configuration.markup, for: file.path), !markup.isEmpty
        else { return nil }
        return markup
    }

    /// Sorts `findings` by position, then in the order of the rules.
    private static func sort(_ findings: inout [Finding]) {
        guard findings.count > 1 else { return }
        findings = findings.enumerated().ordered {
            $0.element.range != $1.element.range ? $0.element.range < $1.element.range : $0.offset < $1.offset
        }.map { $0.element }
    }

    /// Returns a planner for fixes of findings in `report`, which must be about the same bytes as `file`.
    package func fixPlanner(for file: SourceFile, report: FileReport) -> FixPlanner {
        FixPlanner(file: file, report: report, linter: self)
    }

    /// Returns fixes for `finding`, best first; `report` must be about the same bytes as `file`. For many findings use
    /// one ``fixPlanner(for:report:)``.
    package func fixes(for finding: Finding, in file: SourceFile, report: FileReport) -> [Fix] {
        let planner = fixPlanner(for: file, report: report)
        return planner.fixes(for: finding)
    }
}

extension Language {
    /// Whether it has style sheets.
    fileprivate var isStyled: Bool { self != .swift && self != .json }

    /// Whether its files are style sheets, which others may load.
    package var isStyleSheet: Bool { self == .css || self == .scss || self == .less }
}

extension ColorFacts {
    /// Whether a template may show what is behind the text of `pair`.
    fileprivate func mayMeetOnMarkup(_ pair: ColorPair) -> Bool {
        guard let background = pair.background else { return true }
        if case .unresolved(.onlyPage) = expressions[background].kind { return true }
        return false
    }
}

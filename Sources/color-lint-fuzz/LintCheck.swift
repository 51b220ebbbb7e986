import ColorLinting
import SourceText

/// Lints a file with all rules, and checks that ranges are in the file and that fixes are as promised.
struct LintCheck {
    var language: Language

    private static let configuration: Configuration = {
        var configuration = Configuration()
        configuration.level = .aaa
        for rule in RuleCatalog.all { configuration.severities[rule.metadata.id] = .warning }
        return configuration
    }()

    func run(_ bytes: [UInt8]) {
        let file = SourceFile(path: "a." + (language.fileExtensions.first ?? ""), language: language, bytes: bytes)
        let linter = Linter(configuration: Self.configuration)
        let report = linter.lint(file)
        for literal in report.facts.literals { check(literal.range, of: file, "a literal") }
        for finding in report.findings { check(finding.range, of: file, finding.rule) }
        let planner = linter.fixPlanner(for: file, report: report)
        // More findings are seldom of other kinds, and each fix is linted again.
        for finding in report.findings.prefix(4) { check(finding, in: report, of: file, planner, linter) }
    }

    private func check(_ range: ByteRange, of file: SourceFile, _ what: String) {
        require(range.lowerBound >= 0 && range.upperBound <= file.bytes.count, "\(what) outside the file")
    }

    private func check(
        _ finding: Finding, in report: FileReport, of file: SourceFile, _ planner: FixPlanner, _ linter: Linter
    ) {
        for (place, fix) in planner.fixes(for: finding).enumerated() {
            guard let fixed = fix.edits.map({ $0.edit }).applied(to: file.bytes) else {
                require(false, "edits of “\(fix.title)” overlap or are outside the file")
                return
            }
            // Text that is not UTF-8 is never fixed.
            guard finding.ratio != nil, place == 0, String(validating: file.bytes, as: UTF8.self) != nil else {
                continue
            }
            let after = linter.lint(SourceFile(path: file.path, language: language, bytes: fixed))
            let literals = report.facts.literals
            let rewritesLiterals = fix.edits.allSatisfy { edit in literals.contains { $0.range == edit.edit.range } }
            require(
                !rewritesLiterals || after.facts.literals.count == literals.count,
                "“\(fix.title)” changes the number of literals")
            guard fix.safety == .safe else { continue }
            require(
                failures(in: after) < failures(in: report), "“\(fix.title)” is called safe, but no fewer pairs fail")
        }
    }

    private func failures(in report: FileReport) -> Int { report.pairs.count { $0.verdict == .fail } }
}

import SourceColors
import SourceText

/// The report on a style sheet that holds for its copies, too: projects have the same framework in several places.
package final class SharedReport: Sendable {
    private let report: FileReport
    /// The path of the sheet.
    private let path: String
    private let configuration: Indirect<Configuration>
    private let workspace: Indirect<Workspace>

    /// Returns the report on `file`, a copy of the sheet; nil if that is judged by another configuration, or with other names.
    fileprivate func report(on file: SourceFile, by linter: Linter) -> FileReport? {
        guard configuration == linter.$configuration, workspace.isIdentical(to: linter.$workspace) else {
            return nil
        }
        var report = report
        for index in report.findings.indices {
            for place in report.findings[index].related.indices
            where report.findings[index].related[place].path == path {
                report.findings[index].related[place].path = file.path
            }
            for fix in report.findings[index].fixes.indices {
                for edit in report.findings[index].fixes[fix].edits.indices {
                    report.findings[index].fixes[fix].edits[edit].path = file.path
                }
            }
        }
        return report
    }

    /// Shares `report` on `file`; nil if it mentions other files that may be others for copies.
    fileprivate init?(_ report: FileReport, on file: SourceFile, by linter: Linter) {
        let isOwn = report.findings.allSatisfy { finding in
            // The names of pairs are defined in files that are no copies.
            (finding.pair != nil || finding.related.allSatisfy { $0.path == file.path })
                && finding.fixes.allSatisfy { $0.edits.allSatisfy { $0.path == file.path } }
        }
        guard isOwn, !report.dependsOnPlace, report.pairs.allSatisfy({ $0.way.isEmpty }) else { return nil }
        self.report = report
        path = file.path
        configuration = linter.$configuration
        workspace = linter.$workspace
    }
}

extension Linter {
    /// Returns the report on `file`, whose `facts` are those of its copies, too; without judging it if `shared` holds for it.
    /// Sets `shared` to what holds for other copies.
    package func report(on facts: ColorFacts, of file: SourceFile, sharing shared: inout SharedReport?) -> FileReport {
        guard isJudgedByContent(file, facts) else { return report(on: facts, of: file) }
        if let known = shared?.report(on: file, by: self) { return known }
        let report = report(on: facts, of: file)
        shared = SharedReport(report, on: file, by: self) ?? shared
        return report
    }

    /// Whether the place of `file` does not matter: no page shows it, no template has elements for it, no sheet is loaded with it,
    /// and there are no known findings.
    private func isJudgedByContent(_ file: SourceFile, _ facts: ColorFacts) -> Bool {
        file.language == .css && configuration.knownFindings == nil && configuration.changedLines == nil
            && workspace.pages?.shown[file.path] == nil && markup(for: facts, file) == nil
            && !workspace.isLoadedWithOthers(file.path)
    }
}

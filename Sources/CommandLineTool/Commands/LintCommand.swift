import CStandardLibrary
import ColorLinting
import ColorProject
import FileSystem
import SourceText
import Threading

/// `color-lint [PATH…]`: lints files and prints a report, fixes or a patch.
struct LintCommand {
    var invocation: Invocation
    var environment: CommandEnvironment

    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        if invocation.has(.statistics),
            invocation.has(.diff) || invocation.outputs.contains(where: { ![.text, .json].contains($0.format) })
        {
            throw UsageError(
                "\(Option.statistics.flag) requires the format text or json and cannot be used "
                    + "with \(Option.diff.flag)")
        }
        let files = try FileRun(invocation, in: environment, output: output)
        var linter = Linter(configuration: invocation.configuration)
        linter.workspace = try files.workspace(for: linter)
        var tally: Tally
        if invocation.has(.writeBaseline) { return try writeBaseline(by: linter, files, into: output) }
        if let baseline = files.prunedBaseline { return try prune(baseline, by: linter, files, into: output) }
        var fixes: FixPass.Outcome?
        // Standard input can be read only once, so its fixes are applied while linting.
        if let selection = invocation.fixSelection, !invocation.readsStandardInput {
            let pass = FixPass(files: files, linter: linter, selection: selection, environment: environment)
            guard var outcome = try pass.find() else { return .trouble }
            if !invocation.has(.diff), !outcome.changed.isEmpty {
                pass.write(&outcome)
                files.kept.scanned.forget(outcome.changed.keys)
                if !linter.workspace.isEmpty { linter.workspace = try files.workspace(for: linter) }
            }
            files.say(outcome.notes)
            fixes = outcome
        }
        if invocation.has(.diff) {
            let task = DiffTask(linter: linter, selection: invocation.fixSelection ?? .safe, fixes: fixes)
            tally = try files.run(task)
            add(fixes, to: &tally)
            if !invocation.has(.quiet) {
                let fixes = Summary.counted(tally.fixes, "fix", plural: "fixes")
                environment.errors.write("color-lint: \(fixes) in \(Summary.counted(tally.fixedFiles, "file"))\n")
            }
        } else {
            // When fixing standard input, the fixed text goes to the output and the report to standard error.
            let isAside = invocation.fixSelection != nil && invocation.readsStandardInput
            let stream = isAside ? environment.errors : output
            let reports = try Reports(
                invocation, in: environment, into: stream,
                isTerminal: isAside ? environment.isErrorTerminal : environment.isOutputTerminal)
            let task = LintTask(
                linter: linter, reporters: reports.reporters, selection: fixes == nil ? invocation.fixSelection : nil,
                hasFixed: invocation.fixSelection != nil, printsText: isAside,
                countsInParts: invocation.has(.statistics))
            reports.begin()
            tally = try files.run(task, into: reports.channels + (isAside ? [ResultChannel(output)] : []))
            add(fixes, to: &tally)
            try reports.end(tally)
        }
        environment.keepUntilExit(files, linter)
        if tally.errors > 0 { return .trouble }
        return tally.findings.contains { invocation.fails(on: $0) } ? .findings : .clean
    }

    /// Adds the counts and errors of `fixes` to `tally`.
    private func add(_ fixes: FixPass.Outcome?, to tally: inout Tally) {
        guard let fixes else { return }
        tally.fixes += fixes.fixCount
        tally.fixedFiles += fixes.changed.count
        tally.errors += fixes.notes.count { $0.kind == .error }
    }

    /// Writes all current findings to a baseline and prints a summary.
    private func writeBaseline(
        by linter: Linter, _ files: FileRun, into output: OutputStream
    ) throws(UsageError) -> ExitCode {
        try refuse([.baseline, .pruneBaseline, .shard], with: .writeBaseline)
        let path = environment.folder.shownPath(of: invocation[.writeBaseline] ?? Baseline.defaultName)
        let absolute = environment.folder.absolutePath(of: path)
        let task = BaselineTask(
            linter: linter, folder: environment.folder,
            baseline: Monitor(Baseline(in: ConfigurationFinder.folder(of: absolute))))
        let tally = try files.run(task)
        // Incomplete findings must not become the baseline.
        guard environment.interruption.signal() == nil else { return .trouble }
        let baseline = task.baseline.change { $0 }
        do throws(OutputProblem) {
            try writeFile(Array(baseline.text.utf8), at: path, in: environment.folder)
        } catch {
            throw UsageError("\(path): \(error)")
        }
        if !invocation.has(.quiet) {
            let findings = Summary.counted(baseline.count, "finding")
            output.write(
                "\(path): \(findings) in \(Summary.counted(baseline.paths.count, "file")). "
                    + "Give it with \(Option.baseline.flag) \(path), or as \"\(ConfigurationKey.baseline.rawValue)\" in "
                    + "\(ConfigurationFile.name).\n")
        }
        return tally.errors > 0 ? .trouble : .clean
    }

    /// Removes entries from `baseline` that match no finding and prints how many.
    private func prune(
        _ baseline: (path: String, baseline: Baseline), by linter: Linter, _ files: FileRun, into output: OutputStream
    ) throws(UsageError) -> ExitCode {
        try refuse([.writeBaseline], with: .pruneBaseline)
        let task = PruneTask(linter: linter, folder: environment.folder, baseline: Monitor(baseline.baseline))
        let tally = try files.run(task)
        guard environment.interruption.signal() == nil else { return .trouble }
        var pruned = task.baseline.change { $0 }
        for path in pruned.paths where access(environment.folder.location(of: path), F_OK) != 0 {
            pruned.removeAll(of: path)
        }
        let removed = baseline.baseline.count - pruned.count
        if removed > 0 {
            do throws(OutputProblem) {
                try writeFile(Array(pruned.text.utf8), at: baseline.path, in: environment.folder)
            } catch {
                throw UsageError("\(baseline.path): \(error)")
            }
        }
        if !invocation.has(.quiet) {
            let entries = Summary.counted(removed, "stale entry", plural: "stale entries")
            output.write("\(baseline.path): removed \(entries), \(pruned.count) left\n")
        }
        return tally.errors > 0 ? .trouble : .clean
    }

    /// Rejects options that cannot be combined with `option`, which writes a baseline.
    private func refuse(_ others: [Option], with option: Option) throws(UsageError) {
        for other in [.fix, .unsafeFixes, .diff, .changed, .statistics] + others where invocation.has(other) {
            throw UsageError("\(option.flag) cannot be used with \(other.flag)")
        }
    }
}

/// Lints a file, fixes it if requested, and reports the remaining findings.
private struct LintTask: FileTask {
    var linter: Linter
    var reporters: [any Reporter]
    var selection: FixSelection?
    /// Whether fixes have been applied: the safe ones that are left were refused.
    var hasFixed: Bool
    /// Whether the fixed text of standard input is printed, to the channel after those of the reports.
    var printsText: Bool
    /// Whether to count findings by rule, language and verdict.
    var countsInParts: Bool

    func run(_ input: ProjectFile, _ scanned: ScannedFile, into sink: FileSink) {
        // Most files of many projects.
        if canSkipEmptyFiles, scanned.isEmpty, !input.hasKnownFindings {
            return sink.count { $0.files += 1 }
        }
        let linter = self.linter.configured(input.$configuration)
        var file = scanned.file
        var report = linter.report(on: scanned)
        sink.takeMistakes(from: &report, of: file)
        if let fixed = fixes(of: file, report, by: linter, into: sink) {
            if write(fixed, of: file, to: input.location, into: sink) {
                file = fixed.file
                report = fixed.report
                sink.count {
                    $0.fixes += fixed.fixCount
                    $0.fixedFiles += 1
                }
            }
        }
        if printsText, input.location == nil { sink.print(file.bytes, to: reporters.count) }
        sink.count {
            $0.add(report)
            if countsInParts { $0.statistics.add(report, in: file.language) }
        }
        let isClean = report.findings.isEmpty
        guard !isClean || reporters.contains(where: { $0.wantsEveryFile }) else { return }
        let linted = LintedFile(
            file, report, by: linter, fixCount: reporters.map { $0.fixCount }.max() ?? 0,
            namesElements: reporters.contains { $0.namesElements })
        if !hasFixed { sink.count { $0.fixable += linted.fixable } }
        for (channel, reporter) in reporters.enumerated() where !isClean || reporter.wantsEveryFile {
            if reporter.groupPlaceLimit != nil { sink.add(reporter.groups(of: linted), to: channel) }
            var output = reporter.separator
            reporter.report(linted, into: &output)
            // Files without output are not separated from others.
            if output.count > reporter.separator.count { sink.print(output, to: channel) }
        }
    }

    /// Whether files without anything to judge are only counted.
    private var canSkipEmptyFiles: Bool {
        !printsText && !countsInParts && !reporters.contains { $0.wantsEveryFile }
    }

    private func fixes(
        of file: SourceFile, _ report: FileReport, by linter: Linter, into sink: FileSink
    ) -> FixApplication? {
        guard let selection, !report.findings.isEmpty else { return nil }
        return FixApplication(file, report: report, by: linter, selection: selection).accepted(for: file, into: sink)
    }

    private func write(
        _ fixed: FixApplication, of file: SourceFile, to location: String?, into sink: FileSink
    ) -> Bool {
        guard let location else { return true }
        do throws(ReplacementProblem) {
            let names = try replaceFile(at: location, old: file.bytes, new: fixed.file.bytes)
            if names > 0 {
                let others = Summary.counted(names, "other name")
                sink.add(
                    Note(
                        file.path, "fixed; its \(others) (hard links) keep the old text",
                        .remark))
            }
            return true
        } catch {
            sink.add(Note(file.path, "not fixed: \(error)", isError: true))
            return false
        }
    }
}

/// Collects all findings.
private struct BaselineTask: FileTask {
    var linter: Linter
    var folder: WorkingFolder
    var baseline: Monitor<Baseline>

    func run(_ input: ProjectFile, _ scanned: ScannedFile, into sink: FileSink) {
        let file = scanned.file
        var report = linter.configured(input.$configuration).report(on: scanned)
        sink.takeMistakes(from: &report, of: file)
        baseline.change { $0.add(report, of: file, at: folder.absolutePath(of: input.path)) }
    }
}

/// Finds the baseline entries that match no finding.
private struct PruneTask: FileTask {
    var linter: Linter
    var folder: WorkingFolder
    var baseline: Monitor<Baseline>

    func run(_ input: ProjectFile, _ scanned: ScannedFile, into sink: FileSink) {
        guard input.configuration.knownFindings != nil else { return }
        let report = linter.configured(input.$configuration).report(on: scanned)
        let path = folder.absolutePath(of: input.path)
        if !report.staleEntries.isEmpty { baseline.change { _ = $0.remove(report.staleEntries, of: path) } }
    }
}

/// Prints a patch with the fixes. The file is not changed, and is judged unchanged.
private struct DiffTask: FileTask {
    var linter: Linter
    var selection: FixSelection
    /// The fixes of all files; nil if standard input is one of them, so that each file is fixed separately.
    var fixes: FixPass.Outcome?

    func run(_ input: ProjectFile, _ scanned: ScannedFile, into sink: FileSink) {
        let linter = self.linter.configured(input.$configuration)
        let file = scanned.file
        var report = linter.report(on: scanned)
        sink.takeMistakes(from: &report, of: file)
        sink.count { $0.add(report) }
        if let fixes {
            guard let changed = fixes.changed[file.path], changed.original == file.bytes else { return }
            sink.print(
                UnifiedDiff.text(
                    path: file.path, old: file.bytes, new: changed.file.bytes, changes: changed.changes))
            return
        }
        guard !report.findings.isEmpty,
            let fixed = FixApplication(file, report: report, by: linter, selection: selection)
                .accepted(for: file, into: sink)
        else { return }
        sink.count {
            $0.fixes += fixed.fixCount
            $0.fixedFiles += 1
        }
        sink.print(
            UnifiedDiff.text(path: file.path, old: file.bytes, new: fixed.file.bytes, changes: fixed.changes))
    }
}

extension FixApplication {
    /// Returns the fixes of `file` if they change it. Files that are not valid UTF-8 are not fixed; a note says so.
    fileprivate func accepted(for file: SourceFile, into sink: FileSink) -> FixApplication? {
        guard fixCount > 0 else { return nil }
        guard String(validating: file.bytes, as: UTF8.self) != nil else {
            sink.add(Note(file.path, "not fixed: the file is not valid UTF-8", isError: false))
            return nil
        }
        return self
    }
}

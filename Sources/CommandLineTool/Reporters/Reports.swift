import CStandardLibrary
import ColorLinting
import FileSystem

/// The reports of a run.
struct Reports {
    private struct Report {
        var reporter: any Reporter
        var channel: ResultChannel
    }

    private let reports: [Report]
    private let files: [(path: String, file: OutputFile, appends: Bool)]
    private let recorder: RunRecorder?

    /// Opens the reports requested by `invocation`. The report without a file is written to `stream`; `isTerminal`
    /// says whether that is a terminal.
    ///
    /// - Throws: if a file cannot be written.
    init(
        _ invocation: Invocation, in environment: CommandEnvironment, into stream: OutputStream, isTerminal: Bool
    ) throws(UsageError) {
        var reports: [Report] = []
        var files: [(path: String, file: OutputFile, appends: Bool)] = []
        recorder = environment.recorder
        for (format, path) in invocation.outputs {
            var destination = stream
            if let path {
                let file = try openOutput(path, in: environment.folder)
                destination = file.stream
                files.append((path, file, false))
            }
            let style = environment.style(for: invocation, isTerminal: isTerminal && path == nil)
            for (number, reporter) in format.reporters(invocation, in: environment, style).enumerated() {
                let channel = ResultChannel(
                    destination, separator: reporter.separator, isHeld: number > 0,
                    flushesAtOnce: isTerminal && path == nil, groupedBy: reporter)
                reports.append(Report(reporter: reporter, channel: channel))
            }
            if let path = Self.stepSummary(beside: format, in: environment) {
                let file = try openOutput(path, in: environment.folder, appends: true)
                files.append((path, file, true))
                let channel = ResultChannel(file.stream, isHeld: true, limit: StepSummaryReporter.limit)
                reports.append(Report(reporter: StepSummaryReporter(), channel: channel))
            }
        }
        self.reports = reports
        self.files = files
        if recorder != nil { for (_, file, _) in files { file.stream.keepCopy() } }
    }

    /// The files that the reports of `invocation` are written to, in order, and whether they are appended to.
    static func files(
        of invocation: Invocation, in environment: CommandEnvironment
    ) -> [(path: String, appends: Bool)] {
        var files: [(path: String, appends: Bool)] = []
        for (format, path) in invocation.outputs {
            if let path { files.append((path, false)) }
            if let path = stepSummary(beside: format, in: environment) { files.append((path, true)) }
        }
        return files
    }

    /// Returns the file of the step summary that belongs to a report in `format`; nil if there is none.
    private static func stepSummary(beside format: OutputFormat, in environment: CommandEnvironment) -> String? {
        guard format == .github, let path = environment[.stepSummary], !path.isEmpty else { return nil }
        return path
    }

    /// Reporters by channel.
    var reporters: [any Reporter] { reports.map { $0.reporter } }
    var channels: [ResultChannel] { reports.map { $0.channel } }

    /// Writes the openings.
    func begin() {
        for report in reports where !report.channel.isHeld { report.channel.stream.write(report.reporter.opening) }
    }

    /// Writes the closings, with the counts in `tally`, and finishes the files.
    ///
    /// - Throws: if a file could not be written; the others are complete.
    func end(_ tally: Tally) throws(UsageError) {
        for report in reports {
            if report.channel.isHeld {
                report.channel.stream.write(report.reporter.opening)
                report.channel.release()
                if report.channel.isFull { report.channel.stream.write(StepSummaryReporter.notice) }
            }
            report.channel.releaseGroups()
            report.channel.stream.write(report.reporter.closing(tally, report.channel.groups))
        }
        var problem: UsageError?
        for (path, file, appends) in files {
            recorder?.addReport(path, appends: appends, file.stream.copy)
            do throws(SystemError) { try file.finish() } catch { problem = UsageError("\(path): \(error)") }
        }
        if let problem { throw problem }
    }
}

/// Opens the file at `path`, to be replaced as a whole, or appended to with `appends`.
///
/// - Throws: if it cannot be opened.
func openOutput(_ path: String, in folder: WorkingFolder, appends: Bool = false) throws(UsageError) -> OutputFile {
    do throws(OutputProblem) {
        return try OutputFile(at: path, in: folder, appends: appends)
    } catch {
        throw UsageError("\(path): \(error)")
    }
}

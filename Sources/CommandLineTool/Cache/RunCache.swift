import ColorLinting
import ColorProject
import FileSystem
import SourceText

/// `--cache FOLDER`: prints what an earlier run printed, if nothing that decides it has changed.
///
/// The unit is a whole run, because findings depend on all files. A run is known by its arguments, folder and environment.
/// Its result holds if a walk now finds the same files with the same configuration, and each file is the same: by its
/// stamp (``FileStamp``) or else by a hash of its content.
struct RunCache {
    private let invocation: Invocation
    private let environment: CommandEnvironment
    /// The folder of the cache.
    private let folder: String

    /// Options of runs that are not cached: they change files, or depend on more than files.
    private static let others: [Option] = [
        .fix, .unsafeFixes, .diff, .writeBaseline, .pruneBaseline, .changed, .watch, .filesFrom, .stdinFilename,
    ]

    /// Creates the cache for `invocation`; nil if its output is not cached.
    init?(_ invocation: Invocation, in environment: CommandEnvironment) {
        guard let folder = invocation[.cache], environment.recorder == nil, !invocation.readsStandardInput,
            !Self.others.contains(where: invocation.has)
        else { return nil }
        (self.invocation, self.environment, self.folder) = (invocation, environment, folder)
    }

    /// Returns the exit code of `run`, which writes to `output`, or that of an earlier run with the same result, after
    /// writing its output.
    func code(
        into output: OutputStream, _ run: (CommandEnvironment) throws(UsageError) -> ExitCode
    ) throws(UsageError) -> ExitCode {
        guard let inputs = try inputs() else { return try run(environment) }
        if let code = try replayed(inputs, into: output) { return code }
        let recorder = RunRecorder()
        var environment = environment
        environment.recorder = recorder
        output.keepCopy()
        let code = try run(environment)
        if code != .trouble, environment.interruption.signal() == nil, !output.isClosed, output.failure == nil,
            let text = output.copy, let reports = recorder.reports,
            // A configuration that has changed since may be that of another run.
            recorder.besides.allSatisfy({ inputs.besides[$0.key] == $0.value })
        {
            let contents = recorder.contents
            write(
                CachedRun(
                    program: Self.program, walk: inputs.walk.value, besides: inputs.besidesHash,
                    files: inputs.files.map { ($0.stamp, contents[$0.path]?.value ?? 0) },
                    lookups: recorder.lookups.all, code: code, notes: recorder.notes, output: text, reports: reports))
        }
        return code
    }

    /// Returns the files that the run would read; nil if it reads only single files, which may depend on others.
    private func inputs() throws(UsageError) -> RunInputs? {
        let recorder = RunRecorder()
        var environment = environment
        environment.recorder = recorder
        guard var inputs = try FileRun(invocation, in: environment, output: environment.output).inputs() else {
            return nil
        }
        inputs.besides = recorder.besides
        return inputs
    }

    /// Writes the output of an earlier run over `inputs`; nil if there was none.
    private func replayed(_ inputs: RunInputs, into output: OutputStream) throws(UsageError) -> ExitCode? {
        var reader = FileReader()
        guard let bytes = try? reader.read(environment.folder.location(of: path), isText: false),
            var known = CachedRun(Array(bytes))
        else { return nil }
        let (holds, isRefreshed) = known.holds(for: inputs, program: Self.program)
        guard holds else { return nil }
        // Write only where the arguments say, whatever the file says.
        let files = Reports.files(of: invocation, in: environment)
        guard known.reports.elementsEqual(files, by: { $0.path == $1.path && $0.appends == $1.appends }) else {
            return nil
        }
        if isRefreshed { write(known) }
        environment.errors.write(known.notes)
        environment.errors.flush()
        for report in known.reports {
            let file = try openOutput(report.path, in: environment.folder, appends: report.appends)
            file.stream.write(report.bytes)
            do throws(SystemError) { try file.finish() } catch { throw UsageError("\(report.path): \(error)") }
        }
        output.write(known.output)
        return known.code
    }

    /// Writes `run`. That it cannot be written does not matter to the findings.
    private func write(_ run: CachedRun) {
        // It may exist.
        try? makeFolder(at: folder, in: environment.folder)
        do throws(UsageError) {
            let file = try openOutput(path, in: environment.folder)
            file.stream.write(run.encoded)
            do throws(SystemError) { try file.finish() } catch { throw UsageError("\(path): \(error)") }
        } catch {
            if !invocation.has(.quiet) {
                environment.errors.write("color-lint: \(Option.cache.flag): \(error.message)\n")
            }
        }
    }

    /// The file of the run: one for each folder, command line and environment.
    private var path: String {
        var bytes: [UInt8] = []
        func add(_ texts: some Collection<String>) {
            bytes.append(number: texts.count)
            for text in texts { bytes.append(text: text.utf8) }
        }
        add([environment.folder.path, invocation.command.rawValue])
        add(invocation.operands)
        for option in Option.allCases where invocation.has(option) && option != .cache {
            add([option.rawValue])
            add(invocation.all(option))
        }
        for (name, value) in environment.variables.ordered(by: { $0.key < $1.key }) { add([name, value]) }
        add(["\(environment.isOutputTerminal)", "\(environment.isErrorTerminal)", "\(environment.reportColumns)"])
        return folder + "/" + String(ContentHash(bytes).value, radix: 16) + ".run"
    }

    /// A hash of the program: of its version, and of its file as far as that can be found.
    private static var program: UInt64 {
        var bytes = Array(version.utf8)
        let paths = ["/proc/self/exe"] + CommandLine.arguments.prefix(1)
        if let stamp = paths.lazy.compactMap({ FileStamp($0) }).first { bytes.append(fixed: stamp.hash.value) }
        return ContentHash(bytes).value
    }
}

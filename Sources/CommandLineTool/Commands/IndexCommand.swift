import ColorLinting
import ColorProject
import FileSystem
import SourceText
import Threading

/// `color-lint index PATH… --output FILE`: writes what other parts of a repository must know of some files.
struct IndexCommand {
    var invocation: Invocation
    var environment: CommandEnvironment

    func run(into output: OutputStream) throws(UsageError) -> ExitCode {
        guard let name = invocation[.output] else { throw UsageError("index requires \(Option.output.flag) FILE") }
        if invocation.readsStandardInput { throw UsageError("index does not read standard input") }
        let index = invocation.has(.merge) ? try merged() : try written()
        output.write(index.encoded)
        guard !invocation.has(.quiet) else { return .clean }
        let (files, names) = (index.fileCount, index.pathsWithNames.count)
        environment.errors.write(
            "color-lint: \(terminalSafe(name)): \(Summary.counted(files, "file")), \(names) with names\n")
        return .clean
    }

    /// Returns the union of the given indexes.
    private func merged() throws(UsageError) -> ProjectIndex {
        for option in [Option.config, .exclude, .filesFrom, .forceExclude, .shard] where invocation.has(option) {
            throw UsageError("\(Option.merge.flag) cannot be used with \(option.flag)")
        }
        var result: ProjectIndex?
        for name in invocation.operands {
            let (index, _) = try NameIndex.read(name, in: environment.folder)
            guard var union = result else {
                result = index
                continue
            }
            do throws(IndexProblem) { try union.merge(index) } catch {
                throw UsageError("\(terminalSafe(name)): \(error)")
            }
            result = union
        }
        guard let result else { throw UsageError("\(Option.merge.flag) requires index files") }
        return result
    }

    /// Returns the index of the given files.
    private func written() throws(UsageError) -> ProjectIndex {
        let recorder = IndexRecorder(
            in: environment.folder, configuration: invocation.explicitConfiguration(in: environment.folder))
        let files = try FileRun(invocation, in: environment, output: environment.errors, recording: recorder)
        let task = NameRecordingTask(
            linter: Linter(configuration: invocation.configuration), index: recorder.index,
            pages: Monitor(Workspace()))
        let tally = try files.run(task, withCheckouts: true)
        guard environment.interruption.signal() == nil else { throw UsageError("no index is written") }
        if tally.errors > 0 {
            throw UsageError("no index is written: \(Summary.counted(tally.errors, "file")) could not be read")
        }
        var workspace = task.pages.change { $0 }
        let images = ImageStore(in: environment.folder)
        workspace.read(from: images.access(readsNow: true))
        // Pages link style sheets that are not among the files, such as minified ones.
        workspace.composePages()
        recorder.index.change {
            images.addSheets(to: &$0)
            images.addTemplates(in: files.arguments.paths, to: &$0)
        }
        return try recorder.finished()
    }
}

/// Adds the content of files with names to an index.
private struct NameRecordingTask: FileTask {
    var linter: Linter
    let index: Monitor<ProjectIndex>
    /// The names of pages and style sheets, which tell what pages link.
    let pages: Monitor<Workspace>

    func run(_ input: ProjectFile, _ scanned: ScannedFile, into sink: FileSink) {
        // An index has paths inside the folder, but packages may be checked out around it.
        guard !scanned.isEmpty, !input.isOfCheckout || input.path.utf8.first != UInt8(ascii: "/") else { return }
        let names = linter.configured(input.$configuration).names(in: scanned.facts, of: scanned.file)
        guard !names.isEmpty else { return }
        let content = ProjectIndex.Content(scanned.file.bytes)
        index.change { $0.addContent(content, of: input.path) }
        if names.isPageOrSheet { pages.change { _ = $0.update(input.path, with: names) } }
    }
}

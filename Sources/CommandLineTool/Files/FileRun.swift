import CStandardLibrary
import ColorLinting
import FileSystem
import SourceText
import Threading

/// Runs a task over everything a command line names, with several threads, and prints what comes of it in order.
struct FileRun {
    private let environment: CommandEnvironment
    private let invocation: Invocation
    /// What is asked for by the file that `--config` names; nil where each file's own counts.
    private let configurationFile: ConfigurationFile?
    /// Which findings are known before.
    private let known: ConfigurationSearch.KnownBefore
    /// The baseline to prune, and its path as it is shown; nil where none is to be.
    let prunedBaseline: (path: String, baseline: Baseline)?
    /// The lines on which findings count; nil for all.
    private let changedLines: ChangedLines?
    /// What is to be read.
    private let arguments: FileArguments
    private let output: OutputStream
    /// How many files a thread takes at a time where there are many.
    private static let batchSize = 16

    /// A run of `invocation`, whose results go to `output`.
    ///
    /// - Throws: what is wrong with the file that `--config` names.
    init(
        _ invocation: Invocation, in environment: CommandEnvironment, output: OutputStream
    ) throws(UsageError) {
        self.invocation = invocation
        self.environment = environment
        self.output = output
        if let problem = environment.folder.problem {
            throw UsageError("the working folder cannot be found: \(problem); go to one that is there")
        }
        environment.interruption.begin()
        var search = ConfigurationSearch(in: environment.folder, invocation)
        configurationFile = try invocation[.config].map { name throws(UsageError) in
            try search.file(named: name)
        }
        var pruned: (path: String, baseline: Baseline)?
        if invocation.has(.writeBaseline) {
            known = .nothing
        } else if invocation.has(.pruneBaseline) {
            let path = try search.pathOfBaseline(for: invocation)
            let baseline = try search.baseline(named: path)
            pruned = (path, baseline)
            known = .baseline(baseline)
        } else if let name = invocation[.baseline] {
            known = .baseline(try search.baseline(named: name))
        } else {
            known = .asConfigured
        }
        prunedBaseline = pruned
        arguments = try FileArguments(invocation, in: environment)
        if invocation.has(.changed) {
            let files = try ChangedFiles(in: environment.folder)
            changedLines = try files.lines(since: invocation[.changed] ?? "HEAD", of: arguments)
        } else {
            changedLines = nil
        }
    }

    /// What all files say of names that others use, for `linter`'s workspace: those in the folders that are named, and in that of a
    /// configuration above them that declares pairs; or where only files are named those of their projects. Nothing is
    /// printed; what cannot be read is reported when it is linted. Standard input is read once only, so its names are its own.
    ///
    /// - Parameter onlySwift: whether only what Swift files say is wanted.
    func workspace(for linter: Linter, onlySwift: Bool = false) throws(UsageError) -> Workspace {
        let files = arguments.paths
        let folders = files.filter(isFolder)
        guard folders.isEmpty else {
            var search = ConfigurationSearch(in: environment.folder, invocation, always: configurationFile)
            let above = folders.compactMap { search.folderOfPairs(above: $0) }
            return try index(above.isEmpty ? nil : files + above, for: linter, onlySwift: onlySwift)
        }
        let project = ProjectFiles(environment.folder)
        let isFixing = invocation.fixSelection != nil || invocation.has(.diff)
        if files.contains(where: { project.wantsNames($0, by: linter, withUses: isFixing) }) {
            let folders = Set(files.compactMap(project.folder)).sorted()
            if !folders.isEmpty,
                let workspace = try index(folders, for: linter, onlySwift: onlySwift, atMost: ProjectFiles.mostFiles)
            {
                return workspace
            }
        }
        // Of a single file the linter finds all names itself.
        return files.count > 1 ? try index(nil, for: linter, onlySwift: onlySwift) : Workspace()
    }

    /// What the files in `folders` say of names, or those that are named where it is nil.
    private func index(_ folders: [String]?, for linter: Linter, onlySwift: Bool) throws(UsageError) -> Workspace {
        try index(folders, for: linter, onlySwift: onlySwift, atMost: .max) ?? Workspace()
    }

    /// The same; nil where there are more files than `limit`.
    private func index(
        _ folders: [String]?, for linter: Linter, onlySwift: Bool, atMost limit: Int
    ) throws(UsageError) -> Workspace? {
        var task = IndexTask(
            linter: linter, folder: environment.folder, onlySwift: onlySwift, workspace: Monitor(Workspace()))
        guard run(task, over: try list(folders, forNames: true), atMost: limit) else { return nil }
        // What other files say of colour types and helpers makes a difference to what a file defines.
        let project = task.workspace.change { $0.swiftProject }
        let paths = task.workspace.change { $0.swiftPaths(mentioning: project.names) }
        if !paths.isEmpty {
            task.linter.workspace = Workspace(swiftProject: project)
            _ = run(task, over: try list(paths, areShown: true, forNames: true), atMost: .max)
        }
        return task.workspace.change { $0 }
    }

    /// Runs `task` over the files of `list`, without a word; false where there are more than `limit`.
    private func run(_ task: IndexTask, over list: FileList, atMost limit: Int) -> Bool {
        var list = list
        let interruption = environment.interruption
        let progress = Progress(environment, isQuiet: invocation.has(.quiet))
        defer { progress.clear() }
        var count = 0
        let limited: () -> FileList.Item? = {
            count += 1
            progress.show(count, "names: ")
            return count > limit || interruption.signal() != nil ? nil : list.next()
        }
        work(through: limited) { _ in true }.run(threads: threads) {
            let reader = SharedReader()
            return { batch, _ in
                let sink = FileSink(channels: 0) { _ in }
                for item in batch { Self.run(task, on: item, input: .bytes([]), reader, into: sink) }
            }
        }
        return count <= limit
    }

    /// Calls `body` with the path of each folder that holds what is read.
    func forEachFolder(_ body: @escaping (String) -> Void) throws(UsageError) {
        var list = try list(forNames: true)
        list.forEachFolder(body)
    }

    /// Runs `task` over all files and prints nothing: neither what it prints nor what cannot be read, which is said when the
    /// files are linted. `what` says on a terminal of which job.
    func visit(_ task: some FileTask, showing what: String) throws(UsageError) {
        var list = try list()
        let (input, interruption) = (environment.input, environment.interruption)
        let progress = Progress(environment, isQuiet: invocation.has(.quiet))
        defer { progress.clear() }
        var count = 0
        let next: () -> FileList.Item? = {
            count += 1
            progress.show(count, what)
            return interruption.signal() != nil ? nil : list.next()
        }
        work(through: next) { _ in true }.run(threads: threads) {
            let reader = SharedReader()
            return { batch, _ in
                let sink = FileSink(channels: 0) { _ in }
                for item in batch { Self.run(task, on: item, input: input, reader, into: sink) }
            }
        }
    }

    /// Says `notes` on standard error, those that are to be seen.
    func say(_ notes: [Note]) {
        for note in notes where note.isShown(for: invocation) {
            environment.errors.write("color-lint: \(terminalSafe(note.path)): \(note.text)\n")
        }
        environment.errors.flush()
    }

    /// Whether what is shown as `path` is to be walked. A folder that is called like a file is found by looking.
    private func isFolder(_ path: String) -> Bool {
        guard Language(path: path) == nil else { return false }
        return !arguments.isList || access(environment.folder.location(of: path) + "/.", F_OK) == 0
    }

    /// What is named, or `folders` in its place, absolute paths unless they `areShown` already.
    private func list(
        _ folders: [String]? = nil, areShown: Bool = false, forNames: Bool = false
    ) throws(UsageError) -> FileList {
        var arguments = self.arguments
        if forNames { arguments.readsInput = false }
        if let folders { arguments.paths = areShown ? folders : folders.map { environment.folder.shownPath(of: $0) } }
        let search = ConfigurationSearch(
            in: environment.folder, invocation, always: configurationFile, baseline: known, changedLines: changedLines,
            isVerbose: !forNames && invocation.has(.verbose))
        return try FileList(arguments, invocation, in: environment.folder, search, forNames: forNames)
    }

    private func work(
        through next: @escaping () -> FileList.Item?, deliver: @escaping (FileResult) -> Bool
    ) -> OrderedWork<[FileList.Item], FileResult> {
        var taken = 0
        return OrderedWork(
            next: {
                var batch: [FileList.Item] = []
                // A few files may be large ones, so each is a batch; of many there is enough for all threads anyway.
                let size = taken < 64 ? 1 : taken < 1024 ? 4 : Self.batchSize
                while batch.count < size, let item = next() { batch.append(item) }
                taken += batch.count
                return batch.isEmpty ? nil : batch
            }, deliver: deliver)
    }

    private var threads: Int { invocation[.jobs].flatMap { Int($0) } ?? Self.processorCount }

    /// Runs `task` over all files. What it prints goes into `channels`, or where there are none into the output as a whole.
    func run(_ task: some FileTask, into channels: [ResultChannel]? = nil) throws(UsageError) -> Tally {
        var list = try list()
        let input = environment.input
        let channels = channels ?? [ResultChannel(output, flushesAtOnce: environment.isOutputTerminal)]
        let (invocation, interruption) = (self.invocation, environment.interruption)
        let progress = Progress(environment, isQuiet: invocation.has(.quiet))
        let total = Monitor(Tally())
        let work = work(
            through: { list.next() },
            deliver: { result in
                let notes = result.notes.filter { $0.isShown(for: invocation) }
                if !notes.isEmpty || result.outputs.contains(where: { !$0.isEmpty }) { progress.clear() }
                for (channel, output) in zip(channels, result.outputs) { channel.write(output) }
                for (channel, groups) in result.groups where channels.indices.contains(channel) {
                    channels[channel].add(groups)
                }
                if !notes.isEmpty {
                    say(notes)
                }
                let files = total.change {
                    $0 += result.tally
                    return $0.files
                }
                progress.show(files)
                return channels.contains { !$0.isClosed } && interruption.signal() == nil
            })
        let channelCount = channels.count
        work.run(threads: threads) {
            let reader = SharedReader()
            return { batch, emit in
                withoutActuallyEscaping(emit) { emit in
                    let sink = FileSink(channels: channelCount, emit: emit)
                    for item in batch { Self.run(task, on: item, input: input, reader, into: sink) }
                    sink.flush()
                }
            }
        }
        progress.clear()
        if interruption.signal() != nil {
            for channel in channels {
                channel.releaseGroups()
                channel.stream.cut()
            }
        }
        return total.change { $0 }
    }

    /// One thread's reader.
    private final class SharedReader {
        var reader = FileReader()
    }

    private static var processorCount: Int { min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 64) }

    private static func run(
        _ task: some FileTask, on item: FileList.Item, input: CommandEnvironment.Input, _ shared: SharedReader,
        into sink: FileSink
    ) {
        switch item {
        case .note(let note):
            sink.add(note)
        case .file(let file, let isNamed):
            do throws(FileProblem) {
                let bytes: UnsafeBufferPointer<UInt8>
                if let location = file.location {
                    bytes = try shared.reader.read(location)
                } else {
                    switch input {
                    case .descriptor(let descriptor): bytes = try shared.reader.readAll(from: descriptor)
                    case .bytes(let given):
                        return given.withUnsafeBufferPointer { task.run(file, SourceBytes($0), into: sink) }
                    }
                }
                task.run(file, SourceBytes(bytes), into: sink)
            } catch {
                sink.add(Note(file.path, skipping: error, isNamed: isNamed))
            }
        }
    }
}

import CStandardLibrary
import ColorLinting
import FileSystem
import SourceText
import Threading

/// Runs a task over everything a command line names, with several threads, and prints what comes of it in order.
struct FileRun {
    private enum Item: Sendable {
        case file(FileInput, isNamed: Bool)
        case note(Note)
    }

    private let environment: CommandEnvironment
    private let invocation: Invocation
    /// What is asked for by the file that `--config` names; nil where each file's own counts.
    private let configurationFile: ConfigurationFile?
    /// Which findings are known before.
    private let known: ConfigurationSearch.KnownBefore
    private let output: OutputStream
    /// How many files a thread takes at a time.
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
        var search = ConfigurationSearch(in: environment.folder, invocation)
        configurationFile = try invocation[.config].map { name throws(UsageError) in
            try search.file(named: name)
        }
        if invocation.has(.writeBaseline) {
            known = .nothing
        } else if let name = invocation[.baseline] {
            known = .baseline(try search.baseline(named: name))
        } else {
            known = .asConfigured
        }
    }

    /// What all files say of names that others use, for `linter`'s workspace: those in the folders that are named, or where only
    /// files are named those of their projects. Nothing is printed; what cannot be read is said when it is linted. Standard
    /// input is read once only, so its names are its own.
    func workspace(for linter: Linter) throws(UsageError) -> Workspace {
        let operands = invocation.operands
        guard !operands.isEmpty, !operands.contains(where: isFolder) else { return try index(nil, for: linter) }
        let files = operands.filter { $0 != "-" }.map { environment.folder.shownPath(of: $0) }
        let project = ProjectFiles(environment.folder)
        let isFixing = invocation.fixSelection != nil || invocation.has(.diff)
        if files.contains(where: { project.wantsNames($0, by: linter, withUses: isFixing) }) {
            let folders = Set(files.compactMap(project.folder)).sorted()
            if !folders.isEmpty, let workspace = try index(folders, for: linter, atMost: ProjectFiles.mostFiles) {
                return workspace
            }
        }
        // Of a single file the linter finds all names itself.
        return files.count > 1 ? try index(nil, for: linter) : Workspace()
    }

    /// What the files in `folders` say of names, or those that are named where it is nil.
    private func index(_ folders: [String]?, for linter: Linter) throws(UsageError) -> Workspace {
        try index(folders, for: linter, atMost: .max) ?? Workspace()
    }

    /// The same; nil where there are more files than `limit`.
    private func index(_ folders: [String]?, for linter: Linter, atMost limit: Int) throws(UsageError) -> Workspace? {
        let task = IndexTask(linter: linter, folder: environment.folder, workspace: Monitor(Workspace()))
        let next = try items(readsInput: false, named: folders)
        var count = 0
        let limited: () -> Item? = {
            count += 1
            return count > limit ? nil : next()
        }
        work(through: limited) { _ in true }.run(threads: threads) {
            let reader = SharedReader()
            return { batch, _ in
                let sink = FileSink(channels: 0) { _ in }
                for item in batch { Self.run(task, on: item, input: .bytes([]), reader, into: sink) }
            }
        }
        return count > limit ? nil : task.workspace.change { $0 }
    }

    private func isFolder(_ operand: String) -> Bool {
        operand != "-" && Language(path: operand) == nil
    }

    private func work(
        through next: @escaping () -> Item?, deliver: @escaping (FileResult) -> Bool
    ) -> OrderedWork<[Item], FileResult> {
        OrderedWork(
            next: {
                var batch: [Item] = []
                while batch.count < Self.batchSize, let item = next() { batch.append(item) }
                return batch.isEmpty ? nil : batch
            }, deliver: deliver)
    }

    private var threads: Int { invocation[.jobs].flatMap { Int($0) } ?? Self.processorCount }

    /// Runs `task` over all files. What it prints goes into `channels`, or where there are none into the output as a whole.
    func run(_ task: some FileTask, into channels: [ResultChannel]? = nil) throws(UsageError) -> Tally {
        let next = try items(readsInput: invocation.readsStandardInput)
        let input = environment.input
        let channels = channels ?? [ResultChannel(output, flushesAtOnce: environment.isOutputTerminal)]
        let (errors, isQuiet) = (environment.errors, invocation.has(.quiet))
        let progress = Progress(environment, isQuiet: isQuiet)
        let total = Monitor(Tally())
        let work = work(
            through: next,
            deliver: { result in
                let notes = result.notes.filter { $0.isError || !isQuiet }
                if !notes.isEmpty || result.outputs.contains(where: { !$0.isEmpty }) { progress.clear() }
                for (channel, output) in zip(channels, result.outputs) { channel.write(output) }
                if !notes.isEmpty {
                    for note in notes { errors.write("color-lint: \(terminalSafe(note.path)): \(note.text)\n") }
                    errors.flush()
                }
                let files = total.change {
                    $0 += result.tally
                    return $0.files
                }
                progress.show(files)
                return channels.contains { !$0.isClosed }
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
        return total.change { $0 }
    }

    /// One thread's reader.
    private final class SharedReader {
        var reader = FileReader()
    }

    private static var processorCount: Int { min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 64) }

    private static func run(
        _ task: some FileTask, on item: Item, input: CommandEnvironment.Input, _ shared: SharedReader,
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

    /// What the command line names, one by one, or `named` in its place.
    private func items(readsInput: Bool, named: [String]? = nil) throws(UsageError) -> () -> Item? {
        var operands = named ?? invocation.operands
        let name = invocation[.stdinFilename].map { environment.folder.shownPath(of: $0) }
        operands.removeAll { $0 == "-" }
        var pending: [Item] = []
        if readsInput {
            guard let name else {
                throw UsageError("standard input needs a name that says its language: --stdin-filename NAME")
            }
            guard let language = Language(path: name) else { throw UsageError("\(name): \(Self.unknownKind)") }
            var search = ConfigurationSearch(
                in: environment.folder, invocation, always: configurationFile, baseline: known)
            if let configuration = search.configuration(of: name) {
                let input = FileInput(path: name, language: language, location: nil, configuration: configuration)
                pending.append(.file(input, isNamed: true))
            }
            pending += search.takeNotes().reversed().map { .note($0) }
        } else if operands.isEmpty, !invocation.readsStandardInput {
            operands = ["."]
        }
        let folder = environment.folder
        var walk = FileWalk(operands.map { folder.shownPath(of: $0) }, in: folder) { Language(path: $0) != nil }
        var search = ConfigurationSearch(in: folder, invocation, always: configurationFile, baseline: known)
        func next() -> Item? {
            switch walk.next() {
            case nil: return nil
            case .problem(let path, let problem):
                var note = Note(path.isEmpty ? "." : path, skipping: problem, isNamed: false)
                if problem == .system(SystemError(code: ENOENT)),
                    let command = nearestName(to: path, among: Command.words)
                {
                    note.text += "; did you mean the command \(command)?"
                }
                return .note(note)
            case .file(let path, let isNamed):
                guard let language = Language(path: path) else {
                    return .note(Note(path, Self.unknownKind, isError: true))
                }
                guard let configuration = search.configuration(of: path, isNamed: isNamed) else {
                    pending += search.takeNotes().reversed().map { .note($0) }
                    return pending.popLast() ?? next()
                }
                pending += search.takeNotes().reversed().map { .note($0) }
                func item(_ path: String, _ configuration: Configuration) -> Item {
                    let location = folder.location(of: path)
                    return .file(
                        FileInput(path: path, language: language, location: location, configuration: configuration),
                        isNamed: isNamed)
                }
                // A configuration's pairs are judged in its file, which the walk passes over.
                for path in search.takeFilesWithPairs() {
                    if let configuration = search.configuration(of: path) { pending.append(item(path, configuration)) }
                }
                return item(path, configuration)
            }
        }
        return { pending.popLast() ?? next() }
    }

    private static var unknownKind: String {
        let kinds = Language.allCases.flatMap(\.fileExtensions).map { "." + $0 }.joined(separator: " ")
        return "color-lint does not read this kind of file (it reads \(kinds))"
    }
}

extension Note {
    /// That the file or folder at `path` was left out. What was named and cannot be read is an error whatever the reason.
    fileprivate init(_ path: String, skipping problem: FileProblem, isNamed: Bool) {
        let isError = problem.isError || isNamed
        self.init(path, isError ? problem.description : "skipped, \(problem)", isError: isError)
    }
}

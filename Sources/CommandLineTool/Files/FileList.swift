import CStandardLibrary
import ColorLinting
import ColorProject
import FileSystem
import PathPatterns
import SourceText

/// The files that a command line asks for, one by one, with notes about what is left out.
final class FileList {
    /// One of them, or something to say instead.
    indirect enum Item: Sendable {
        case file(ProjectFile)
        case note(Note)
    }

    private let folder: WorkingFolder
    private let shard: Shard?
    private let isVerbose: Bool
    private let isList: Bool
    /// Whether `--changed` is given without a commit.
    private let lacksCommit: Bool
    /// Whether files are fixed that a list names: not through a link, which whoever made the list may not have noticed.
    private let fixesList: Bool
    /// Whether `include`, `exclude` and baselines of the configuration concern files that are named too.
    private let leavesOutNamed: Bool
    private let known: RunConfiguration.KnownFindings
    /// The paths of the files that results go into, which are no source.
    private let outputs: Set<String>
    private var files: FilesInPlay
    private var notes: ConfigurationNotes
    private var pending: [Item] = []

    /// The files that `arguments` name, judged as `lookup` decides.
    ///
    /// - Parameter forNames: whether only the names in the files are wanted, so that no shard is left out and little is said.
    /// - Throws: why standard input cannot be read as one of them.
    init(
        _ arguments: FileArguments, _ invocation: Invocation, in folder: WorkingFolder, _ lookup: ConfigurationLookup,
        known: RunConfiguration.KnownFindings, forNames: Bool
    ) throws(UsageError) {
        self.folder = folder
        self.known = known
        isList = arguments.isList
        fixesList = isList && !forNames && invocation.fixSelection != nil && !invocation.has(.diff)
        lacksCommit = invocation.has(.changed) && invocation[.changed] == nil
        shard = forNames ? nil : invocation[.shard].flatMap(Shard.init)
        isVerbose = !forNames && invocation.has(.verbose)
        let outputs =
            invocation.outputs.compactMap { $0.path } + invocation.all(.output) + invocation.all(.writeBaseline)
        self.outputs = Set(outputs.map { folder.shownPath(of: $0) })
        var selection = FilesInPlay.Selection()
        selection.excluded = PathSelection(invocation.all(.exclude))
        selection.isList = isList
        selection.leavesOutNamed = invocation.has(.forceExclude)
        selection.tellsAll = isVerbose
        leavesOutNamed = isList || selection.leavesOutNamed
        files = FilesInPlay(arguments.paths, in: folder, lookup, selection: selection)
        notes = ConfigurationNotes(invocation, in: folder, isVerbose: isVerbose)
        if arguments.readsInput { try addInput(named: invocation[.stdinFilename], lookup) }
    }

    private func addInput(named name: String?, _ lookup: ConfigurationLookup) throws(UsageError) {
        guard let name = name.map({ folder.shownPath(of: $0) }) else {
            throw UsageError("standard input needs a name that says its language: --stdin-filename NAME")
        }
        guard let language = Language(path: name) else { throw UsageError("\(name): \(Self.unknownKind)") }
        if case .judged(let configuration, let file) = lookup.decision(
            for: folder.absolutePath(of: name), isNamed: true)
        {
            add(
                ProjectFile(
                    path: name, language: language, location: nil, configuration: configuration,
                    configurationFile: file, isNamed: true))
        }
        for var mistake in lookup.takeMistakes().reversed() {
            mistake.path = folder.shownPath(of: mistake.path)
            pending.append(.note(Note(mistake)))
        }
    }

    /// Calls `body` with the path of each folder that the files are looked for in, and of those that named files are in.
    func forEachFolder(_ body: @escaping (String) -> Void) {
        files.onEntering(body)
        while let item = next() {
            guard case .file(let file) = item, file.isNamed, file.location != nil else { continue }
            body(folder.shownPath(ofAbsolute: ConfigurationFinder.folder(of: folder.absolutePath(of: file.path))))
        }
    }

    /// The next item, or nil at the end.
    func next() -> Item? {
        while true {
            if let item = pending.popLast() { return item }
            guard let item = files.next() else { return nil }
            switch item {
            case .file(let file): add(file)
            case .unconfigured: continue
            case .leftOut(let path, let reason): add(reason, at: path)
            case .problem(let path, let problem): return .note(note(problem, at: path))
            case .mistake(let mistake): return .note(Note(mistake))
            }
        }
    }

    private func add(_ file: ProjectFile) {
        if outputs.contains(file.path), !file.isNamed { return }
        if fixesList, let location = file.location, isSymbolicLink(location) {
            let text = "not fixed, as it is a symbolic link; name the file that it leads to"
            return pending.append(.note(Note(file.path, text, .error)))
        }
        var file = file
        let baseline: Baseline?
        switch known {
        case .configured: baseline = file.configurationFile?.baseline
        case .none:
            file.configuration.knownFindings = nil
            baseline = nil
        case .baseline(let known):
            file.configuration.knownFindings = known.known(in: folder.absolutePath(of: file.path))
            baseline = known
        }
        // What is added last comes first.
        if shard?.contains(file.path) != false { pending.append(.file(file)) }
        if leavesOutNamed || !file.isNamed, let baseline, let note = notes.missingFiles(of: baseline) {
            pending.append(.note(note))
        }
        if let note = notes.configuration(of: file) { pending.append(.note(note)) }
    }

    private func note(_ problem: FileProblem, at path: String) -> Note {
        var note = Note(path.isEmpty ? "." : path, skipping: problem, isNamed: false)
        guard problem == .system(SystemError(code: ENOENT)) else { return note }
        if path.unicodeScalars.contains("\u{FFFD}") { note.text += "; or the name is not valid UTF-8" }
        if lacksCommit, !isList {
            note.text += "; a commit is given as \(Option.changed.flag)=\(terminalSafe(path))"
        } else if path == Command.lint.rawValue {
            note.text += "; files are linted without a command, so leave the word out"
        } else if !isList, let command = nearestName(to: path, among: Command.words) {
            note.text += "; did you mean the command \(command)?"
        }
        return note
    }

    private func add(_ reason: FilesInPlay.Reason, at path: String) {
        let isOfShard = shard?.contains(path) != false
        let note: Note?
        switch reason {
        case .thirdParty(let tool):
            let text = "skipped third-party code (\(tool)); pass the path to include it"
            note = isOfShard ? Note(path, text, .leftOut) : nil
        case .minified(let original):
            let text = "skipped, minified from \(terminalSafe(original)); pass the path to include it"
            note = isOfShard ? Note(path, text, .leftOut) : nil
        case .link:
            let text = "skipped, a symbolic link; name it to have it followed"
            note = isOfShard ? Note(path, text, .leftOut) : nil
        case .hidden:
            note = ConfigurationFile.isConfiguration(path: path) ? nil : Note(path, "skipped, hidden", .detail)
        case .ignored(let file): note = Note(path, "skipped, ignored by \(file)", .detail)
        case .configuration: note = Note(path, "skipped, the configuration leaves it out", .detail)
        case .selection: note = Note(path, "skipped, \(Option.exclude.flag) matches it", .detail)
        case .unknownKind:
            if !isList {
                note = Note(path, Self.unknownKind, .error)
            } else {
                note =
                    isVerbose ? Note(path, "skipped, not a kind of file that color-lint reads", .detail) : nil
            }
        }
        if let note { pending.append(.note(note)) }
    }

    private static var unknownKind: String {
        let kinds = Language.allCases.flatMap(\.fileExtensions).map { "." + $0 }.joined(separator: " ")
        return "color-lint does not read this kind of file (it reads \(kinds))"
    }
}

extension Note {
    /// That the file or folder at `path` was left out. What was named and cannot be read is an error whatever the reason.
    init(_ path: String, skipping problem: FileProblem, isNamed: Bool) {
        let isError = problem.isError || isNamed
        var text = problem.description
        if problem == .system(SystemError(code: EMFILE)) {
            text += "; have more (ulimit -n), or give fewer \(Option.jobs.flag)"
        }
        self.init(path, isError ? text : "skipped, " + text, isError ? .error : .skipped)
    }

    /// A mistake in a configuration file.
    init(_ mistake: ConfigurationFinder.Mistake) { self.init(mistake.location, mistake.message, isError: true) }
}

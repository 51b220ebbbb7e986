import CStandardLibrary
import ColorLinting
import ColorProject
import FileSystem
import PathPatterns
import SourceText

/// Iterates over the files to lint, with notes about skipped files.
final class FileList {
    /// A file, or a note about a skipped one.
    indirect enum Item: Sendable {
        case file(ProjectFile)
        case note(Note)

        /// Whether it is a file of which only the names are read.
        var isOfCheckout: Bool { if case .file(let file) = self { file.isOfCheckout } else { false } }
    }

    private let folder: WorkingFolder
    private let shard: Shard?
    private let isVerbose: Bool
    private let isList: Bool
    /// Whether `--changed` was given without a commit.
    private let lacksCommit: Bool
    /// Whether files from a list are fixed. Links are then not followed, since the list's author may not be aware of
    /// them.
    private let fixesList: Bool
    /// Whether `include`, `exclude` and baselines also apply to files passed explicitly.
    private let leavesOutNamed: Bool
    private let known: RunConfiguration.KnownFindings
    /// Paths of output files, which are not linted.
    private let outputs: Set<String>
    private var files: FilesInPlay
    private var notes: ConfigurationNotes
    private var pending: [Item] = []

    /// Iterates over the files in `arguments`, as decided by `lookup`.
    ///
    /// - Parameter forNames: whether only the names in the files are needed, so that shards are ignored and few notes
    ///   are made.
    /// - Throws: if the language of standard input is unknown.
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
        selection.reportsAll = isVerbose
        leavesOutNamed = isList || selection.leavesOutNamed
        files = FilesInPlay(arguments.paths, in: folder, lookup, selection: selection)
        notes = ConfigurationNotes(invocation, in: folder, isVerbose: isVerbose)
        if arguments.readsInput { try addInput(named: invocation[.stdinFilename], lookup) }
    }

    private func addInput(named name: String?, _ lookup: ConfigurationLookup) throws(UsageError) {
        guard let name = name.map({ folder.shownPath(of: $0) }) else {
            throw UsageError("standard input requires --stdin-filename NAME to determine its language")
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

    /// Calls `body` with each folder that is searched, and each folder of a file passed explicitly.
    func forEachFolder(_ body: @escaping (String) -> Void) {
        files.onEntering(body)
        while let item = next() {
            guard case .file(let file) = item, file.isNamed, file.location != nil else { continue }
            body(folder.shownPath(ofAbsolute: ConfigurationFinder.folder(of: folder.absolutePath(of: file.path))))
        }
    }

    /// Returns the next item, or nil at the end.
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
        if file.isOfCheckout { return pending.append(.file(file)) }
        if outputs.contains(file.path), !file.isNamed { return }
        if fixesList, let location = file.location, isSymbolicLink(location) {
            let text = "not fixed: it is a symbolic link; pass the path of its target instead"
            return pending.append(.note(Note(file.path, text, .error)))
        }
        var file = file
        let baseline: Baseline?
        switch known {
        case .configured: baseline = file.baseline
        case .none:
            if file.hasKnownFindings { file.configuration.knownFindings = nil }
            baseline = nil
        case .baseline(let known):
            file.configuration.knownFindings = known.known(in: folder.absolutePath(of: file.path))
            baseline = known
        }
        // A stack: the last item is returned first.
        if shard?.contains(file.path) != false { pending.append(.file(file)) }
        if leavesOutNamed || !file.isNamed, let baseline, let note = notes.missingFiles(of: baseline) {
            pending.append(.note(note))
        }
        if let note = notes.configuration(of: file) { pending.append(.note(note)) }
    }

    private func note(_ problem: FileProblem, at path: String) -> Note {
        var note = Note(path.isEmpty ? "." : path, skipping: problem, isNamed: false)
        guard problem == .system(SystemError(code: ENOENT)) else { return note }
        if path.unicodeScalars.contains("\u{FFFD}") { note.text += " (or the name is not valid UTF-8)" }
        if lacksCommit, !isList {
            note.text += "; to name a commit, write \(Option.changed.flag)=\(terminalSafe(path))"
        } else if path == Command.lint.rawValue {
            note.text += "; to lint files, no command is needed"
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
            let text = "skipped: minified from \(terminalSafe(original)); pass the path to include it"
            note = isOfShard ? Note(path, text, .leftOut) : nil
        case .link:
            let text = "skipped: symbolic link; pass the path to follow it"
            note = isOfShard ? Note(path, text, .leftOut) : nil
        case .documentation: note = Note(path, "skipped: code in documentation", .detail)
        case .hidden:
            note = ConfigurationFile.isConfiguration(path: path) ? nil : Note(path, "skipped: hidden", .detail)
        case .ignored(let file): note = Note(path, "skipped: ignored by \(file)", .detail)
        case .configuration: note = Note(path, "skipped: excluded by the configuration", .detail)
        case .selection: note = Note(path, "skipped: matches \(Option.exclude.flag)", .detail)
        case .unknownKind:
            if !isList {
                note = Note(path, Self.unknownKind, .error)
            } else {
                note =
                    isVerbose ? Note(path, "skipped: unsupported file type", .detail) : nil
            }
        }
        if let note { pending.append(.note(note)) }
    }

    private static var unknownKind: String {
        let kinds = Language.allCases.flatMap(\.fileExtensions).map { "." + $0 }.joined(separator: " ")
        return "unsupported file type; color-lint reads \(kinds)"
    }
}

extension Note {
    /// Creates a note that the file or folder at `path` was skipped. Failing to read a path passed explicitly is an
    /// error, whatever the reason.
    init(_ path: String, skipping problem: FileProblem, isNamed: Bool) {
        let isError = problem.isError || isNamed
        var text = problem.description
        if problem == .system(SystemError(code: EMFILE)) {
            text += "; raise the limit (ulimit -n) or use fewer \(Option.jobs.flag)"
        }
        self.init(path, isError ? text : "skipped: " + text, isError ? .error : .skipped)
    }

    init(_ mistake: ConfigurationFinder.Mistake) { self.init(mistake.location, mistake.message, isError: true) }
}

import CStandardLibrary
import ColorLinting
import FileSystem
import PathPatterns
import SourceText

/// The files that a command line asks for, one by one, each with how it is to be judged.
struct FileList {
    /// One of them, or something to say instead.
    enum Item: Sendable {
        case file(FileInput, isNamed: Bool)
        case note(Note)
    }

    private let folder: WorkingFolder
    private let shard: Shard?
    /// Whether the list is for a program's own needs: then nothing is left for another machine, and little is said.
    private let forNames: Bool
    private let isVerbose: Bool
    private let isList: Bool
    /// Whether `--changed` is given without a commit.
    private let lacksCommit: Bool
    /// Whether files are fixed that a list names: not through a link, which whoever made the list may not have noticed.
    private let fixesList: Bool
    /// Whether files that are named may be left out as those are that are found.
    private let leavesOutNamed: Bool
    /// What the command line leaves out, named or found, by paths as they are shown.
    private let excluded: PathSelection
    /// The paths of the files that results go into, which are no source.
    private let outputs: Set<String>
    private var walk: FileWalk
    private var search: ConfigurationSearch
    private var pending: [Item] = []

    /// The files that `arguments` name, judged as `search` finds out.
    ///
    /// - Throws: why standard input cannot be read as one of them.
    init(
        _ arguments: FileArguments, _ invocation: Invocation, in folder: WorkingFolder, _ search: ConfigurationSearch,
        forNames: Bool
    ) throws(UsageError) {
        self.folder = folder
        self.search = search
        self.forNames = forNames
        isList = arguments.isList
        fixesList = isList && !forNames && invocation.fixSelection != nil && !invocation.has(.diff)
        lacksCommit = invocation.has(.changed) && invocation[.changed] == nil
        leavesOutNamed = invocation.has(.forceExclude)
        excluded = PathSelection(invocation.all(.exclude))
        shard = forNames ? nil : invocation[.shard].flatMap(Shard.init)
        isVerbose = !forNames && invocation.has(.verbose)
        let outputs =
            invocation.outputs.compactMap { $0.path } + invocation.all(.output) + invocation.all(.writeBaseline)
        self.outputs = Set(outputs.map { folder.shownPath(of: $0) })
        walk = FileWalk(arguments.paths, in: folder) { Language(path: $0) != nil }
        walk.tellsAll = isVerbose
        let excluded = self.excluded
        if !excluded.isEmpty { walk.passesOver = { excluded.contains($0) } }
        if arguments.readsInput { try addInput(named: invocation[.stdinFilename]) }
    }

    private mutating func addInput(named name: String?) throws(UsageError) {
        guard let name = name.map({ folder.shownPath(of: $0) }) else {
            throw UsageError("standard input needs a name that says its language: --stdin-filename NAME")
        }
        guard let language = Language(path: name) else { throw UsageError("\(name): \(Self.unknownKind)") }
        if let configuration = search.configuration(of: name), shard?.contains(name) != false {
            let input = FileInput(path: name, language: language, location: nil, configuration: configuration)
            pending.append(.file(input, isNamed: true))
        }
        pending += search.takeNotes().reversed().map { .note($0) }
    }

    /// Calls `body` with the path of each folder that the files are looked for in, and of those that named files are in.
    mutating func forEachFolder(_ body: @escaping (String) -> Void) {
        walk.enters = body
        while let item = next() {
            guard case .file(let file, true) = item, file.location != nil else { continue }
            body(folder.shownPath(ofAbsolute: ConfigurationFinder.folder(of: folder.absolutePath(of: file.path))))
        }
    }

    /// The next item, or nil at the end.
    mutating func next() -> Item? {
        while true {
            if let item = pending.popLast() { return item }
            guard let item = walk.next() else { return nil }
            switch item {
            case .problem(let path, _) where excluded.contains(path): continue
            case .leftOut(let path, _) where excluded.contains(path): continue
            case .file(let path, _) where excluded.contains(path):
                if isVerbose { add(Note(path, "skipped, \(Option.exclude.flag) matches it", .detail)) }
            case .problem(let path, let problem): add(problem, at: path)
            case .leftOut(let path, let reason): add(reason, at: path)
            case .file(let path, let isNamed): add(path, isNamed: isNamed)
            }
        }
    }

    private mutating func add(_ note: Note) { pending.append(.note(note)) }

    private mutating func add(_ problem: FileProblem, at path: String) {
        guard !search.excludes(path) else { return }
        var note = Note(path.isEmpty ? "." : path, skipping: problem, isNamed: false)
        if problem == .system(SystemError(code: ENOENT)) {
            if path.unicodeScalars.contains("\u{FFFD}") { note.text += "; or the name is not valid UTF-8" }
            if lacksCommit, !isList {
                note.text += "; a commit is given as \(Option.changed.flag)=\(terminalSafe(path))"
            } else if path == Command.lint.rawValue {
                note.text += "; files are linted without a command, so leave the word out"
            } else if !isList, let command = nearestName(to: path, among: Command.words) {
                note.text += "; did you mean the command \(command)?"
            }
        }
        add(note)
    }

    private mutating func add(_ reason: LeftOutReason, at path: String) {
        switch reason {
        case .others(let maker):
            if search.includesByName(path) {
                walk.enterLeftOut()
            } else if !search.excludes(path), shard?.contains(path) != false {
                add(Note(path, "skipped third-party code (\(maker)); pass the path to include it", .leftOut))
            }
        case .minified(let original):
            guard !search.selects(original) || excluded.contains(original) else {
                return addMinified(path, of: original)
            }
            add(path, isNamed: false)
        case .hidden:
            if isVerbose, !ConfigurationFile.isConfiguration(path: path) { add(Note(path, "skipped, hidden", .detail)) }
        case .ignored(let file):
            if isVerbose { add(Note(path, "skipped, ignored by \(file)", .detail)) }
        case .link:
            guard !search.excludes(path), shard?.contains(path) != false else { return }
            add(Note(path, "skipped, a symbolic link; name it to have it followed", .leftOut))
        }
    }

    /// Takes note that the file at `path` is not read, as the one it is made from is; nothing where it would not be read anyway.
    private mutating func addMinified(_ path: String, of original: String) {
        guard search.selects(path), shard?.contains(path) != false else { return }
        add(Note(path, "skipped, minified from \(terminalSafe(original)); pass the path to include it", .leftOut))
    }

    private mutating func add(_ path: String, isNamed: Bool) {
        guard let language = Language(path: path) else {
            if !isList {
                add(Note(path, Self.unknownKind, .error))
            } else if isVerbose {
                add(Note(path, "skipped, not a kind of file that color-lint reads", .detail))
            }
            return
        }
        if outputs.contains(path), !isNamed { return }
        if fixesList, isSymbolicLink(folder.location(of: path)) {
            return add(Note(path, "not fixed, as it is a symbolic link; name the file that it leads to", .error))
        }
        if isNamed, leavesOutNamed, let (folder, maker) = othersFolder(around: path) {
            return add(.others(maker: maker), at: folder)
        }
        let isAskedFor = isNamed && !isList && !leavesOutNamed
        if isNamed, !isAskedFor, let original = FileWalk.original(ofMinified: path, in: folder),
            search.selects(original), !excluded.contains(original)
        {
            return addMinified(path, of: original)
        }
        let configuration = search.configuration(of: path, isNamed: isAskedFor)
        let notes = search.takeNotes()
        if let configuration {
            // What is added last comes first. A configuration's pairs are judged in its file, which the walk passes over.
            for path in search.takeFilesWithPairs() where shard?.contains(path) != false {
                guard let configuration = search.configuration(of: path) else { continue }
                pending.append(item(path, .json, configuration, isNamed: isNamed))
            }
            if shard?.contains(path) != false {
                pending.append(item(path, language, configuration, isNamed: isNamed))
            }
        } else if isVerbose, !notes.contains(where: { $0.kind == .error }) {
            add(Note(path, "skipped, the configuration leaves it out", .detail))
        }
        pending += notes.reversed().map { .note($0) }
    }

    /// The folder of other people's code that the file shown as `path` is in; nil where it is in none that counts.
    private mutating func othersFolder(around path: String) -> (path: String, maker: String)? {
        var folder = ""
        for name in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
            folder += folder.isEmpty ? String(name) : "/" + name
            if let maker = OthersFolder.maker(of: String(name)), !search.includesByName(folder) {
                return (folder, maker)
            }
        }
        return nil
    }

    private func item(
        _ path: String, _ language: Language, _ configuration: Configuration, isNamed: Bool
    ) -> Item {
        let location = folder.location(of: path)
        return .file(
            FileInput(path: path, language: language, location: location, configuration: configuration),
            isNamed: isNamed)
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
}

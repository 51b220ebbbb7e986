import CStandardLibrary
import ColorLinting
import FileSystem

/// Finds out how each file is to be judged, as configuration files and the command line say.
struct ConfigurationSearch {
    private let folder: WorkingFolder
    private let base: Configuration
    private let settings: Settings
    /// The file that holds for everything, where one is named.
    private let fixed: ConfigurationFile?
    /// Which findings are known, in place of what configuration files say.
    private let baseline: KnownBefore
    /// The folders of the configuration files met that declare pairs.
    private var foldersWithPairs: Set<String> = []
    /// The files of these that were not handed over yet.
    private var filesWithPairs: [String] = []
    /// Whether to say which configuration holds.
    private let isVerbose: Bool
    /// The folders of the configurations of which that was said.
    private var toldConfigurations: Set<String> = []
    /// Whether this run prunes the baseline, which makes the hint to prune it unnecessary.
    private let isPruning: Bool
    /// The folders of the baselines that were compared with what is on the disk.
    private var checkedBaselines: Set<String> = []
    private var notes: [Note] = []
    private var finder = ConfigurationFinder(
        read: FileReader.readIfPresent, catalogueFiles: FileWalk.catalogueFiles)

    /// Which findings are not to be reported, as they were there before.
    enum KnownBefore {
        /// What configuration files say.
        case asConfigured
        /// None.
        case nothing
        case baseline(Baseline)
    }

    /// A search for files whose paths are shown as in `folder`; `fixed` counts in place of all files found.
    init(
        in folder: WorkingFolder, _ invocation: Invocation, always fixed: ConfigurationFile? = nil,
        baseline: KnownBefore = .asConfigured, changedLines: ChangedLines? = nil, isVerbose: Bool = false
    ) {
        self.folder = folder
        self.baseline = baseline
        self.isVerbose = isVerbose
        var base = invocation.configuration
        base.changedLines = changedLines
        self.base = base
        settings = invocation.settings
        isPruning = invocation.has(.pruneBaseline)
        if invocation.has(.writeBaseline) { finder.readsBaselines = false }
        self.fixed = fixed
    }

    /// How the file shown as `path` is to be judged; nil where it is to be left out: its configuration says so, and the file
    /// is not named by the caller, or its configuration is broken.
    mutating func configuration(of path: String, isNamed: Bool = true) -> Configuration? {
        let absolute = folder.absolutePath(of: path)
        var result = base
        var file = fixed
        if fixed == nil {
            switch finder.outcome(for: absolute) {
            case .none: break
            case .broken: return nil
            case .file(let found): file = found
            }
        }
        if isVerbose { tellConfiguration(file, at: path) }
        if let file {
            guard isNamed || file.selects(absolute) else { return nil }
            if file.declaresPairs, !isNamed, foldersWithPairs.insert(file.folder).inserted {
                filesWithPairs.append((file.folder == "/" ? "/" : file.folder + "/") + ConfigurationFile.name)
            }
            result = file.configuration(of: absolute, over: base, under: [settings])
        }
        switch baseline {
        case .asConfigured: if !isNamed, let known = file?.baseline { noteGoneFiles(of: known) }
        case .nothing: result.knownFindings = nil
        case .baseline(let baseline):
            result.knownFindings = baseline.known(in: absolute)
            if !isNamed, !isPruning { noteGoneFiles(of: baseline) }
        }
        return result
    }

    /// Takes note, where it is news, of the configuration that holds for the file shown as `path`.
    private mutating func tellConfiguration(_ file: ConfigurationFile?, at path: String) {
        guard toldConfigurations.insert(file?.folder ?? "").inserted else { return }
        let name = file.map {
            fixed == nil
                ? folder.shownPath(ofAbsolute: ($0.folder == "/" ? "" : $0.folder) + "/" + ConfigurationFile.name)
                : "the file that \(Option.config.flag) names"
        }
        let text =
            name.map { "configured by \($0)" }
            ?? "no \(ConfigurationFile.name) in its folder or above: the defaults hold"
        notes.append(Note(path, text, .detail))
    }

    /// Whether the folder shown as `path`, which holds other people's code, is to be walked all the same.
    mutating func includesByName(_ path: String) -> Bool {
        let absolute = folder.absolutePath(of: path)
        return fixed?.includesByName(absolute) ?? finder.includesByName(absolute)
    }

    /// Whether the configuration leaves out the file or folder shown as `path`.
    mutating func excludes(_ path: String) -> Bool {
        let absolute = folder.absolutePath(of: path)
        if let fixed { return fixed.excludes(absolute) }
        if case .file(let file) = finder.outcome(for: absolute) { return file.excludes(absolute) }
        return false
    }

    /// Whether the configuration lets the file shown as `path` be read where it is found in a folder.
    mutating func selects(_ path: String) -> Bool {
        let absolute = folder.absolutePath(of: path)
        if let fixed { return fixed.selects(absolute) }
        if case .file(let file) = finder.outcome(for: absolute) { return file.selects(absolute) }
        return true
    }

    /// Takes note, once, of the files that `baseline` speaks of and that are not there any more.
    private mutating func noteGoneFiles(of baseline: Baseline) {
        guard checkedBaselines.insert(baseline.folder).inserted else { return }
        let gone = baseline.paths.filter { access(folder.location(of: $0), F_OK) != 0 }
        guard let first = gone.first else { return }
        let more = gone.count > 1 ? " and \(gone.count - 1) more" : ""
        notes.append(
            Note(
                folder.shownPath(of: first),
                "the baseline lists this file\(more), which no longer \(gone.count > 1 ? "exist" : "exists"); "
                    + "run \(Option.pruneBaseline.flag) to update it",
                isError: false))
    }

    /// The path, as it is shown, of the baseline that `invocation` asks to prune: the one it names, or else the one that the
    /// working folder's configuration names.
    mutating func pathOfBaseline(for invocation: Invocation) throws(UsageError) -> String {
        if let name = invocation[.pruneBaseline] ?? invocation[.baseline] { return folder.shownPath(of: name) }
        var file = try invocation[.config].map { name throws(UsageError) in try self.file(named: name) }
        if file == nil, case .file(let found) = finder.outcome(in: folder.path) { file = found }
        return file?.baselinePath.map { folder.shownPath(ofAbsolute: $0) } ?? Baseline.standardName
    }

    /// The baseline that someone has named.
    ///
    /// - Throws: what is wrong with it.
    func baseline(named name: String) throws(UsageError) -> Baseline {
        switch finder.baseline(at: folder.absolutePath(of: folder.shownPath(of: name))) {
        case .success(let baseline): return baseline
        case .failure(let problem): throw UsageError(problem.message)
        }
    }

    /// The shown paths of the configuration files met since the last call that declare pairs, and so are to be linted.
    mutating func takeFilesWithPairs() -> [String] {
        defer { filesWithPairs = [] }
        return filesWithPairs.map { folder.shownPath(of: $0) }
    }

    /// The folder of the configuration that holds in the folder shown as `path`, where that lies above it and declares pairs, whose
    /// names any file there may define.
    mutating func folderOfPairs(above path: String) -> String? {
        let absolute = folder.absolutePath(of: path)
        guard fixed == nil, case .file(let file) = finder.outcome(in: absolute), file.declaresPairs,
            file.folder != absolute
        else { return nil }
        return file.folder
    }

    /// What was found wrong with configuration files since the last call, and what else there is to say of them. Files under
    /// a wrong one are not judged at all.
    mutating func takeNotes() -> [Note] {
        defer { notes = [] }
        return notes
            + finder.takeMistakes().map { mistake in
                var mistake = mistake
                mistake.path = folder.shownPath(of: mistake.path)
                return Note(mistake.location, mistake.message, isError: true)
            }
    }

    /// The configuration file that someone has named.
    ///
    /// - Throws: what is wrong with it.
    mutating func file(named name: String) throws(UsageError) -> ConfigurationFile {
        let path = folder.absolutePath(of: folder.shownPath(of: name))
        if case .file(let file) = finder.file(at: path) { return file }
        let notes = takeNotes().map { "\($0.path): \($0.text)" }
        throw UsageError(notes.joined(separator: "\ncolor-lint: "))
    }
}

import ColorLinting
import FileSystem

/// Finds out how each file is to be judged, as configuration files and the command line say.
struct ConfigurationSearch {
    private let folder: WorkingFolder
    private let base: Configuration
    private let settings: Settings
    /// The file that holds for everything, where one is named.
    private let fixed: ConfigurationFile?
    private var finder = ConfigurationFinder(read: FileReader.readIfPresent)

    /// A search for files whose paths are shown as in `folder`; `fixed` counts in place of all files found.
    init(in folder: WorkingFolder, _ invocation: Invocation, always fixed: ConfigurationFile? = nil) {
        self.folder = folder
        base = invocation.configuration
        settings = invocation.settings
        self.fixed = fixed
    }

    /// How the file shown as `path` is to be judged; nil where it is to be left out: its configuration says so, and the file
    /// is not named by the caller, or its configuration is broken.
    mutating func configuration(of path: String, isNamed: Bool = true) -> Configuration? {
        let absolute = folder.absolutePath(of: path)
        let file: ConfigurationFile
        if let fixed {
            file = fixed
        } else {
            switch finder.outcome(for: absolute) {
            case .none: return base
            case .broken: return nil
            case .file(let found): file = found
            }
        }
        guard isNamed || file.selects(absolute) else { return nil }
        return file.configuration(of: absolute, over: base, under: settings)
    }

    /// What was found wrong with configuration files since the last call. Files under a wrong one are not judged at all.
    mutating func takeNotes() -> [Note] {
        finder.takeMistakes().map { mistake in
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

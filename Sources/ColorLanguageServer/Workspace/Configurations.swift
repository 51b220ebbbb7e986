import ColorLinting
import ColorProject
import SourceText

/// The configurations of open documents.
struct Configurations {
    var defaults: Configuration
    /// Settings that override files: the editor's, then the command line's.
    private(set) var layers: [Settings]
    /// Configuration files by folder; nil if there is none. For an invalid file, its last valid contents.
    private var files: [String: ConfigurationFile?] = [:]
    /// Folders of documents whose configuration is needed.
    private var folders: Set<String> = []
    private var isAsking = false
    /// Whether the layers still have to be sent to the reader.
    private var hasUnsentLayers: Bool

    /// Creates configurations in which files override `defaults`, and `commandLine` overrides files.
    init(over defaults: Configuration, under commandLine: Settings) {
        self.defaults = defaults
        layers = [Settings(), commandLine]
        hasUnsentLayers = commandLine != Settings()
    }

    /// Sets the editor's settings. Returns whether they have changed.
    mutating func setEditor(_ settings: Settings) -> Bool {
        guard settings != layers[0] else { return false }
        layers[0] = settings
        hasUnsentLayers = true
        return true
    }

    /// Returns the configuration of the file at the absolute `path`, as far as it has been read.
    func configuration(of path: String) -> Configuration {
        let file = files[ConfigurationFinder.folder(of: path)] ?? nil
        return ConfigurationLookup.configuration(of: path, by: file, over: defaults, under: layers)
    }

    /// Returns the configuration file for the file at `path`, as far as it has been read.
    func file(for path: String) -> ConfigurationFile? { files[ConfigurationFinder.folder(of: path)] ?? nil }

    /// Whether it is known which configuration file is for the file at `path`, if any.
    func isKnown(_ path: String) -> Bool { files[ConfigurationFinder.folder(of: path)] != nil }

    /// Requests the configuration of the file at `path` unless it is known.
    mutating func want(_ path: String) {
        if folders.insert(ConfigurationFinder.folder(of: path)).inserted { isAsking = true }
    }

    /// Whether a palette or baseline is read from the file at `path`.
    func read(from path: String) -> Bool { files.values.contains { $0?.reads(from: path) == true } }

    /// Schedules a read of all configuration files.
    mutating func readAll() { isAsking = !folders.isEmpty }

    /// Stores configurations that were read.
    mutating func take(_ outcomes: [String: ConfigurationFinder.Outcome]) {
        for (folder, outcome) in outcomes {
            switch outcome {
            case .none: files[folder] = .some(nil)
            case .file(let file): files[folder] = file
            case .broken: break
            }
        }
    }

    /// Returns the pending reads and clears the queue.
    mutating func takeTasks() -> [ReadRequest] {
        defer { (isAsking, hasUnsentLayers) = (false, false) }
        return (hasUnsentLayers ? [.settings(layers)] : []) + (isAsking ? [.configurations(folders.ordered())] : [])
    }
}

extension Server {
    /// Schedules a read of all configuration files, and of the folders, since configurations affect the files in play.
    mutating func reconfigure() {
        configurations.readAll()
        pulls.beginEra()
        folders.readAll()
    }
}

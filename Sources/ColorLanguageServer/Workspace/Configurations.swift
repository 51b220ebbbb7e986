import ColorLinting
import ColorProject

/// What the configuration files in force say of the documents that are open.
struct Configurations {
    let defaults: Configuration
    /// What counts more than files: what the editor says, and more than that what the command line says.
    private(set) var layers: [Settings]
    /// The files in force, by folder; nil where there is none. Of one that is broken now, what it said before.
    private var files: [String: ConfigurationFile?] = [:]
    /// The folders of documents whose configuration is wanted.
    private var folders: Set<String> = []
    private var isAsking = false
    /// Whether who reads files does not know the layers yet.
    private var tellsLayers: Bool

    /// Configurations on top of `defaults`, on top of which `commandLine` counts.
    init(over defaults: Configuration, under commandLine: Settings) {
        self.defaults = defaults
        layers = [Settings(), commandLine]
        tellsLayers = commandLine != Settings()
    }

    /// Lets `settings` be what the editor says. Whether that is something else than before.
    mutating func setEditor(_ settings: Settings) -> Bool {
        guard settings != layers[0] else { return false }
        layers[0] = settings
        tellsLayers = true
        return true
    }

    /// What holds for the file at the absolute `path`, as far as it is known yet.
    func configuration(of path: String) -> Configuration {
        let file = files[ConfigurationFinder.folder(of: path)] ?? nil
        return ConfigurationLookup.configuration(of: path, by: file, over: defaults, under: layers)
    }

    /// Has the configuration of the file at `path` found, unless it is known.
    mutating func want(_ path: String) {
        if folders.insert(ConfigurationFinder.folder(of: path)).inserted { isAsking = true }
    }

    /// Whether a palette or a baseline in force is read from the file at `path`.
    func read(from path: String) -> Bool { files.values.contains { $0?.reads(from: path) == true } }

    /// Has all of them found anew.
    mutating func readAll() { isAsking = !folders.isEmpty }

    /// Takes in what was found.
    mutating func take(_ outcomes: [String: ConfigurationFinder.Outcome]) {
        for (folder, outcome) in outcomes {
            switch outcome {
            case .none: files[folder] = .some(nil)
            case .file(let file): files[folder] = file
            case .broken: break
            }
        }
    }

    /// Hands over what is to be read.
    mutating func takeTasks() -> [ReadingTask] {
        defer { (isAsking, tellsLayers) = (false, false) }
        return (tellsLayers ? [.settings(layers)] : []) + (isAsking ? [.configurations(folders.sorted())] : [])
    }
}

extension Server {
    /// Schedules another read of all configuration files, and of the folders, since they decide which files count.
    mutating func reconfigure() {
        configurations.readAll()
        pulls.beginEra()
        folders.readAll()
    }
}

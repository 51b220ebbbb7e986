import ColorLinting

/// What the configuration files in force say of the documents that are open.
struct Configurations {
    private var base: Configuration
    /// What the command line says, which counts most.
    private let commandLine: Settings
    /// What counts more than files.
    private var top: Settings
    private let defaults: Configuration
    /// The files in force, by folder; nil where there is none. Of one that is broken now, what it said before.
    private var files: [String: ConfigurationFile?] = [:]
    /// The folders of documents whose configuration is wanted.
    private var folders: Set<String> = []
    private var isAsking = false

    /// Configurations on top of `base`, on top of which `top` counts.
    init(over base: Configuration, under top: Settings) {
        defaults = base
        self.base = base
        self.base.apply(top)
        self.top = top
        commandLine = top
    }

    /// Lets `settings` be what the editor says. Whether that is something else than before.
    mutating func setEditor(_ settings: Settings) -> Bool {
        let new = settings.overlaid(by: commandLine)
        guard new != top else { return false }
        top = new
        base = defaults
        base.apply(top)
        return true
    }

    /// What holds for the file at the absolute `path`, as far as it is known yet.
    func configuration(of path: String) -> Configuration {
        guard case let file?? = files[ConfigurationFinder.folder(of: path)] else { return base }
        return file.configuration(of: path, over: base, under: top)
    }

    /// Has the configuration of the file at `path` found, unless it is known.
    mutating func want(_ path: String) {
        if folders.insert(ConfigurationFinder.folder(of: path)).inserted { isAsking = true }
    }

    /// Whether a palette in force is read from the file at `path`.
    func readsPalette(from path: String) -> Bool { files.values.contains { $0?.readsPalette(from: path) == true } }

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
        defer { isAsking = false }
        return isAsking ? [.configurations(folders.sorted())] : []
    }
}

extension Server {
    /// Has all configuration files read anew, and the folders, as they decide what is in play.
    mutating func reconfigure() {
        configurations.readAll()
        folders.readAll()
    }
}

import ColorLinting
import FileSystem

/// Decides how files are judged: by the nearest configuration file, below what the editor and the command line say.
///
/// The command and the language server both ask here. Each folder is looked at once.
package final class ConfigurationLookup {
    /// How one file is judged.
    package indirect enum Decision: Sendable {
        /// As the configuration says, which the file `by` is a part of; nil where there is no such file.
        case judged(Configuration, by: ConfigurationFile?)
        /// Not at all: `include` or `exclude` of the configuration file leaves it out.
        case excluded
        /// Not at all: the configuration file at this absolute path has mistakes (``takeMistakes()``).
        case broken(path: String)
    }

    /// What holds where no configuration file says anything else.
    private let base: Configuration
    /// What counts more than configuration files, the last most.
    private let layers: [Settings]
    /// The file that holds for everything, where one is named.
    private let fixed: ConfigurationFile?
    private let finder: ConfigurationFinder

    /// A lookup that reads configuration files from the disk, unless `fixed` holds for everything.
    ///
    /// - Parameter readsBaselines: whether the baselines that configuration files name are read too.
    package init(
        base: Configuration, layers: [Settings], fixed: ConfigurationFile? = nil, readsBaselines: Bool = true
    ) {
        self.base = base
        self.layers = layers
        self.fixed = fixed
        finder = ConfigurationFinder(read: FileReader.readIfPresent, catalogueFiles: FileWalk.catalogueFiles)
        finder.readsBaselines = readsBaselines
    }

    /// How the file at the absolute `path` is judged by `file`, on top of `base` and below `layers`.
    package static func configuration(
        of path: String, by file: ConfigurationFile?, over base: Configuration, under layers: [Settings]
    ) -> Configuration {
        if let file { return file.configuration(of: path, over: base, under: layers) }
        var configuration = base
        for layer in layers { configuration.apply(layer) }
        return configuration
    }

    /// How a file is judged where no configuration file has a say.
    package var defaults: Configuration { Self.configuration(of: "", by: nil, over: base, under: layers) }

    /// How the file at the absolute `path` is judged.
    ///
    /// - Parameter isNamed: whether somebody named the file, which `include` and `exclude` then do not leave out.
    package func decision(for path: String, isNamed: Bool = false) -> Decision {
        var file = fixed
        if fixed == nil {
            switch finder.outcome(for: path) {
            case .none: break
            case .broken(let path): return .broken(path: path)
            case .file(let found): file = found
            }
        }
        if !isNamed, file?.selects(path) == false { return .excluded }
        return .judged(Self.configuration(of: path, by: file, over: base, under: layers), by: file)
    }

    /// The configuration file in force for the file or folder at the absolute `path`; nil where there is none or it has mistakes.
    private func file(for path: String) -> ConfigurationFile? {
        if let fixed { return fixed }
        if case .file(let file) = finder.outcome(for: path) { return file }
        return nil
    }

    /// Whether the configuration wants the third-party folder at the absolute `path` read.
    package func includesByName(_ path: String) -> Bool { file(for: path)?.includesByName(path) ?? false }

    /// Whether `exclude` names the file or folder at the absolute `path`.
    package func excludes(_ path: String) -> Bool { file(for: path)?.excludes(path) ?? false }

    /// Whether `include` and `exclude` let the file at the absolute `path` be read where it is found in a folder.
    package func selects(_ path: String) -> Bool { file(for: path)?.selects(path) ?? true }

    /// The configuration file in force in `folder`, an absolute path without a `/` at its end.
    package func outcome(in folder: String) -> ConfigurationFinder.Outcome { finder.outcome(in: folder) }

    /// The configuration file at the absolute `path`; nil where it has mistakes or does not exist (``takeMistakes()``).
    package func file(at path: String) -> ConfigurationFile? {
        if case .file(let file) = finder.file(at: path) { file } else { nil }
    }

    /// The baseline at the absolute `path`, or what is wrong with it.
    package func baseline(at path: String) -> Result<Baseline, ConfigurationProblem> { finder.baseline(at: path) }

    /// The folder of the configuration file that holds in the folder at the absolute `path`, if that file lies further up and
    /// declares pairs: any file below it may define their names.
    package func folderOfPairs(above path: String) -> String? {
        guard fixed == nil, case .file(let file) = finder.outcome(in: path), file.declaresPairs, file.folder != path
        else { return nil }
        return file.folder
    }

    /// Returns the mistakes found in configuration files since the last call.
    package func takeMistakes() -> [ConfigurationFinder.Mistake] { finder.takeMistakes() }
}

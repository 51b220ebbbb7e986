import CStandardLibrary
import ColorLinting
import ColorProject
import FileSystem

/// Notes about the configurations and baselines of the files in play, each reported once.
struct ConfigurationNotes {
    private let folder: WorkingFolder
    /// Whether to report which configuration applies.
    private let isVerbose: Bool
    /// Whether `--config` selects the configuration.
    private let isFixed: Bool
    /// Whether the run prunes the baseline, so that no note needs to suggest it.
    private let isPruning: Bool
    private var notedConfigurations: Set<String> = []
    private var checkedBaselines: Set<String> = []

    init(_ invocation: Invocation, in folder: WorkingFolder, isVerbose: Bool) {
        self.folder = folder
        self.isVerbose = isVerbose
        isFixed = invocation.has(.config)
        isPruning = invocation.has(.pruneBaseline)
    }

    /// Returns a note about the configuration of `file` if it has not been reported yet.
    mutating func configuration(of file: ProjectFile) -> Note? {
        guard isVerbose else { return nil }
        let configuration = file.configurationFile
        guard notedConfigurations.insert(configuration?.folder ?? "").inserted else { return nil }
        let name = configuration.map {
            isFixed ? "the file given with \(Option.config.flag)" : folder.shownPath(ofAbsolute: $0.path)
        }
        let text =
            name.map { "configured by \($0)" }
            ?? "default configuration (no \(ConfigurationFile.name) in its folder or above)"
        return Note(file.path, text, .detail)
    }

    /// Returns a note about files that `baseline` lists but that no longer exist; nil if there are none.
    mutating func missingFiles(of baseline: Baseline) -> Note? {
        guard !isPruning, checkedBaselines.insert(baseline.folder).inserted else { return nil }
        let gone = baseline.paths.filter { access(folder.location(of: $0), F_OK) != 0 }
        guard let first = gone.first else { return nil }
        let more = gone.count > 1 ? " and \(gone.count - 1) more" : ""
        return Note(
            folder.shownPath(of: first),
            "the baseline lists this file\(more), which no longer \(gone.count > 1 ? "exist" : "exists"); "
                + "run \(Option.pruneBaseline.flag) to update it",
            isError: false)
    }
}

import CStandardLibrary
import ColorLinting
import ColorProject
import FileSystem

/// What there is to say, once each, about the configurations and baselines of the files in play.
struct ConfigurationNotes {
    private let folder: WorkingFolder
    /// Whether to say which configuration holds.
    private let isVerbose: Bool
    /// Whether `--config` names the one that holds.
    private let isFixed: Bool
    /// Whether the run prunes the baseline, which makes the hint to prune it unnecessary.
    private let isPruning: Bool
    private var notedConfigurations: Set<String> = []
    private var checkedBaselines: Set<String> = []

    /// Notes about files whose paths are shown as in `folder`.
    init(_ invocation: Invocation, in folder: WorkingFolder, isVerbose: Bool) {
        self.folder = folder
        self.isVerbose = isVerbose
        isFixed = invocation.has(.config)
        isPruning = invocation.has(.pruneBaseline)
    }

    /// Returns what is new to say about the configuration in force for `file`.
    mutating func configuration(of file: ProjectFile) -> Note? {
        let configuration = file.configurationFile
        guard isVerbose, notedConfigurations.insert(configuration?.folder ?? "").inserted else { return nil }
        let name = configuration.map {
            isFixed ? "the file that \(Option.config.flag) names" : folder.shownPath(ofAbsolute: $0.path)
        }
        let text =
            name.map { "configured by \($0)" }
            ?? "no \(ConfigurationFile.name) in its folder or above: the defaults hold"
        return Note(file.path, text, .detail)
    }

    /// Returns a note about the files that `baseline` lists and that no longer exist; nil where there are none.
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

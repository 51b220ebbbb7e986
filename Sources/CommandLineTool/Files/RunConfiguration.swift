import CStandardLibrary
import ColorLinting
import ColorProject
import FileSystem

/// The configuration of a run, from the command line.
final class RunConfiguration {
    /// Known findings, which are not reported.
    enum KnownFindings {
        /// Those in the baselines of configuration files.
        case configured
        case none
        case baseline(Baseline)
    }

    private let folder: WorkingFolder
    private let base: Configuration
    private let settings: Settings
    private let extras: ConfigurationLookup.Extras
    /// The file given with `--config`; nil to use each file's own configuration.
    private let fixed: ConfigurationFile?
    /// The baseline to prune with its shown path; nil without `--prune-baseline`.
    let prunedBaseline: (path: String, baseline: Baseline)?
    let known: KnownFindings

    /// Reads the configuration for `invocation` in `files`, with paths shown relative to `folder`.
    ///
    /// - Throws: if the configuration file or baseline has an error.
    init(_ invocation: Invocation, in folder: WorkingFolder, _ files: BesideFiles) throws(UsageError) {
        self.folder = folder
        base = invocation.configuration
        settings = invocation.settings
        // Colors depend on neither, and an index is read by runs with baselines of their own.
        let readsBaselines = !invocation.has(.writeBaseline) && invocation.command != .index
        extras =
            invocation.command == .colors
            ? [] : readsBaselines ? [.baselines, .interfaceStyles] : .interfaceStyles
        let lookup = ConfigurationLookup(base: base, layers: [settings], reading: extras, files: files)
        fixed = try invocation[.config].map { name throws(UsageError) in try Self.file(named: name, in: folder, lookup)
        }
        func baseline(named name: String) throws(UsageError) -> Baseline {
            switch lookup.baseline(at: folder.absolutePath(of: folder.shownPath(of: name))) {
            case .success(let baseline): return baseline
            case .failure(let problem): throw UsageError(problem.message)
            }
        }
        var pruned: (path: String, baseline: Baseline)?
        if invocation.has(.writeBaseline) {
            known = .none
        } else if invocation.has(.pruneBaseline) {
            let path = Self.pathOfBaseline(for: invocation, in: folder, fixed, lookup)
            let baseline = try baseline(named: path)
            pruned = (path, baseline)
            known = .baseline(baseline)
        } else if let name = invocation[.baseline] {
            known = .baseline(try baseline(named: name))
        } else {
            known = .configured
        }
        prunedBaseline = pruned
    }

    /// Returns a new lookup in `files` that reports only findings on `changedLines`, if given.
    func lookup(changedLines: ChangedLines? = nil, in files: BesideFiles) -> ConfigurationLookup {
        var base = base
        base.changedLines = changedLines
        return ConfigurationLookup(
            base: base, layers: [settings], fixed: fixed, reading: extras, files: files)
    }

    /// Reads a configuration file given explicitly.
    private static func file(
        named name: String, in folder: WorkingFolder, _ lookup: ConfigurationLookup
    ) throws(UsageError) -> ConfigurationFile {
        let path = folder.absolutePath(of: folder.shownPath(of: name))
        if let file = lookup.file(at: path) { return file }
        let mistakes = lookup.takeMistakes().map { mistake in
            var mistake = mistake
            mistake.path = folder.shownPath(of: mistake.path)
            return "\(mistake.location): \(mistake.message)"
        }
        throw UsageError(mistakes.joined(separator: "\ncolor-lint: "))
    }

    /// Returns the shown path of the baseline to prune: the one given in `invocation`, or else the one configured for
    /// the current folder.
    private static func pathOfBaseline(
        for invocation: Invocation, in folder: WorkingFolder, _ fixed: ConfigurationFile?,
        _ lookup: ConfigurationLookup
    ) -> String {
        if let name = invocation[.pruneBaseline] ?? invocation[.baseline] { return folder.shownPath(of: name) }
        var file = fixed
        if file == nil, case .file(let found) = lookup.outcome(in: folder.path) { file = found }
        return file?.baselinePath.map { folder.shownPath(ofAbsolute: $0) } ?? Baseline.defaultName
    }
}

import ColorLinting
import ColorProject
import FileSystem
import SourceText
import Threading

/// Collects the index of the files that a run reads.
final class IndexRecorder: Sendable {
    let index: Monitor<ProjectIndex>
    private let folder: WorkingFolder
    /// A configuration file that an index cannot have.
    private let outside = Monitor<String?>(nil)

    /// Creates a recorder of files in `folder`, configured by the content `configuration` if it was given explicitly.
    init(in folder: WorkingFolder, configuration: [UInt8]?) {
        index = Monitor(ProjectIndex(configuration: configuration))
        self.folder = folder
    }

    /// Reads the files that configure the run, and adds those in the folder to the index.
    var besides: BesideFiles {
        BesideFiles.onDisk.recorded { path, bytes in
            let shown = self.folder.shownPath(ofAbsolute: path)
            if shown != path {
                self.index.change { $0.addBeside(shown, bytes) }
            } else if ConfigurationFile.isConfiguration(path: path) {
                self.outside.change { $0 = path }
            }
        }
    }

    /// Returns the index.
    ///
    /// - Throws: if it would not have everything that linting needs.
    func finished() throws(UsageError) -> ProjectIndex {
        if let path = outside.change({ $0 }) {
            throw UsageError("\(terminalSafe(path)) is outside the current folder; run \(Command.index.rawValue) there")
        }
        let index = index.change { $0 }
        if let path = index.paths(where: { $0.utf8.first == UInt8(ascii: "/") }).first {
            throw UsageError("\(terminalSafe(path)) is outside the current folder; an index has paths inside it")
        }
        if let path = index.changed.min() {
            throw UsageError("\(terminalSafe(path)) has changed while it was read; write the index again")
        }
        return index
    }
}

extension Invocation {
    /// Returns the content of the file given with `--config`; nil if none was.
    func explicitConfiguration(in folder: WorkingFolder) -> [UInt8]? {
        self[.config].flatMap { (try? FileReader.readIfPresent(folder.location(of: folder.shownPath(of: $0)))) ?? nil }
    }

    /// Returns the index given with `--names`; nil if none was.
    ///
    /// - Throws: if it cannot be used.
    func names(in folder: WorkingFolder) throws(UsageError) -> NameIndex? {
        guard let name = self[.names] else { return nil }
        for option in [Option.fix, .unsafeFixes, .diff, .pruneBaseline, .watch] where has(option) {
            throw UsageError("\(Option.names.flag) cannot be used with \(option.flag)")
        }
        let configuration = explicitConfiguration(in: folder).map { ContentHash($0) }
        return try NameIndex(name, in: folder, configuration: configuration)
    }
}

import ColorLinting
import FileSystem
import SourceText
import Threading

/// Collects what files say of names that others use.
struct IndexTask: FileTask {
    /// The linter that reads the files.
    var linter: Linter
    /// The folder that paths are shown relative to.
    var folder: WorkingFolder
    /// Whether only what Swift files say is wanted.
    var onlySwift: Bool
    /// Where the names go.
    var workspace: Monitor<Workspace>

    /// Takes in the names of one file.
    func run(_ input: FileInput, _ source: SourceBytes, into sink: FileSink) {
        guard !onlySwift || input.language == .swift else { return }
        let names = linter.configured(input.configuration).names(
            of: SourceFile(path: input.path, language: input.language, source: source))
        // By the path that it has when it is linted.
        let path = folder.shownPath(ofAbsolute: input.path)
        workspace.change { _ = $0.update(path, with: names) }
    }
}

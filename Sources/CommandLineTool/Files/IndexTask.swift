import ColorLinting
import ColorProject
import ColorScanning
import FileSystem
import SourceText
import Threading

/// Collects what files say of names that others use, and keeps what was read for the tasks that follow.
struct IndexTask: FileTask {
    /// The linter that reads the files.
    var linter: Linter
    let needsLiteralsOnly: Bool
    /// Whether only what Swift files say is wanted.
    let onlySwift: Bool
    /// The folder that paths are shown relative to.
    let folder: WorkingFolder
    /// Where the names go.
    let workspace: Monitor<Workspace>
    /// Where the files go; `keeps` tells which.
    let scanned: ScannedFiles
    /// The shown paths of the files to keep; nil for all.
    let keeps: Set<String>?

    /// Adds the names of one file.
    func run(_ input: ProjectFile, _ scanned: ScannedFile, into sink: FileSink) {
        // By the path that it has when it is linted.
        let path = folder.shownPath(ofAbsolute: input.path)
        if !scanned.isEmpty, !onlySwift || input.language.colorSyntax.dependsOnProject {
            let names = linter.configured(input.configuration).names(in: scanned.facts, of: scanned.file)
            workspace.change { _ = $0.update(path, with: names) }
        }
        if keeps?.contains(path) != false { self.scanned.keep(scanned, at: path) }
    }
}

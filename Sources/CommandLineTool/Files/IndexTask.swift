import ColorLinting
import ColorProject
import ColorScanning
import FileSystem
import SourceText
import Threading

/// Indexes the names that files define and use, and keeps scanned files for later tasks.
struct IndexTask: FileTask {
    var linter: Linter
    let needsLiteralsOnly: Bool
    /// Whether to index only Swift files.
    let onlySwift: Bool
    /// The folder that shown paths are relative to.
    let folder: WorkingFolder
    /// The resulting index.
    let workspace: Monitor<Workspace>
    /// The kept files, see `keeps`.
    let scanned: ScannedFiles
    /// Shown paths of the files to keep; nil for all.
    let keeps: Set<String>?

    /// Indexes one file.
    func run(_ input: ProjectFile, _ scanned: ScannedFile, into sink: FileSink) {
        // Use the same path as when the file is linted.
        let path = folder.shownPath(ofAbsolute: input.path)
        if !scanned.isEmpty, !onlySwift || input.language.colorSyntax.dependsOnProject {
            // The configuration decides which files are pages.
            let names = linter.configured(input.$configuration).names(in: scanned)
            workspace.change { _ = $0.update(path, with: names) }
        }
        if keeps?.contains(path) != false, !input.isOfCheckout { self.scanned.keep(scanned, at: path) }
    }
}

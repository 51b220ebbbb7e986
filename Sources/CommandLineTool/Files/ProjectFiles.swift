import CStandardLibrary
import ColorLinting
import FileSystem
import SourceText

/// The projects that single files belong to, whose other files say what their names mean.
struct ProjectFiles {
    /// Projects of more files than this are not read for the sake of one file.
    static let mostFiles = 20_000
    /// What marks the folder of a project.
    private static let marks = [ConfigurationFile.name, ".git"]
    private let workingFolder: WorkingFolder

    /// The projects of files whose paths are shown as in `folder`.
    init(_ folder: WorkingFolder) { workingFolder = folder }

    /// The folder of the project that the file shown as `path` is in, as an absolute path: the nearest with a configuration or a
    /// repository; nil where there is none.
    func folder(of path: String) -> String? {
        var folder = ConfigurationFinder.folder(of: workingFolder.absolutePath(of: path))
        while folder != "/" {
            if Self.marks.contains(where: { access(folder + "/" + $0, F_OK) == 0 }) { return folder }
            folder = ConfigurationFinder.folder(of: folder)
        }
        return nil
    }

    /// Whether other files can make a difference to what `linter` says of the file shown as `path`.
    /// - Parameter withUses: whether it matters too how often other files use its names.
    func wantsNames(_ path: String, by linter: Linter, withUses: Bool) -> Bool {
        guard let language = Language(path: path),
            let bytes = try? FileReader.readIfPresent(workingFolder.location(of: path))
        else { return false }
        return linter.wantsNames(
            of: SourceFile(path: path, language: language, bytes: bytes), withUses: withUses)
    }
}

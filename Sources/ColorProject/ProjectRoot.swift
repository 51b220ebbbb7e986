import CStandardLibrary
import ColorLinting
import FileSystem

/// Finds the project that a single file belongs to, whose other files say what its names mean.
package enum ProjectRoot {
    /// Projects of more files than this are not read for the sake of one file.
    package static let fileLimit = 20_000
    /// What marks the folder of a project.
    private static let marks = [ConfigurationFile.name, ".git"]

    /// The absolute path of the nearest folder above the file at the absolute `path` that holds a configuration file or a
    /// repository; nil where there is none.
    package static func folder(of path: String) -> String? {
        var folder = ConfigurationFinder.folder(of: path)
        while folder != "/" {
            if marks.contains(where: { access(folder + "/" + $0, F_OK) == 0 }) { return folder }
            folder = ConfigurationFinder.folder(of: folder)
        }
        return nil
    }
}

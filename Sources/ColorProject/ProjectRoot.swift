import CStandardLibrary
import ColorLinting
import FileSystem

/// Finds the project of a single file, whose other files define its names.
package enum ProjectRoot {
    /// Maximum number of files in a project that is read for one file.
    package static let fileLimit = 20_000
    /// Names that mark the folder of a project.
    private static let marks = [ConfigurationFile.name, ".git"]

    /// Returns the absolute path of the nearest folder above the file at the absolute `path` with a configuration file
    /// or a repository; nil if there is none.
    package static func folder(of path: String) -> String? {
        var folder = ConfigurationFinder.folder(of: path)
        while folder != "/" {
            if marks.contains(where: { access(folder + "/" + $0, F_OK) == 0 }) { return folder }
            folder = ConfigurationFinder.folder(of: folder)
        }
        return nil
    }
}

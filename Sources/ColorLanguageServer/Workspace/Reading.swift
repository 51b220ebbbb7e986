import ColorLinting
import SourceColors

/// Something that is to be read from the disk, which the loop does not wait for.
package enum ReadingTask: Hashable, Sendable {
    /// The configuration files in force in these folders, read anew.
    case configurations([String])
    /// All files in these folders, in place of what was read before.
    case folders([String])
    /// These files, which may be new, changed or gone.
    case files([String])
    /// From now on files are read as these settings say too, which count more than configuration files.
    case settings([Settings])
    /// From now on Swift files are read as the project's other files say.
    case swiftProject(SwiftProject)
    /// What is being read, and what waits to be, is not wanted any more; configuration files are.
    case giveUp
}

/// What was read from the disk.
package enum Reading: Sendable {
    /// What configuration files are in force, by folder, and what is wrong with some.
    case configurations([String: ConfigurationFinder.Outcome], mistakes: [ConfigurationFinder.Mistake])
    /// What all files that are in play say of names, and their paths.
    case workspace(Workspace, paths: Set<String>)
    /// So many of the files in the folders are read so far.
    case progress(Int, of: Int)
    /// What some files say now.
    case files([FileReading])
    /// The settings were taken in.
    case settings
    /// Nothing, as it was not wanted any more.
    case givenUp
    /// What was found in files that are not open.
    case diagnoses(DiagnosisBatch)
}

/// What one file says of names.
package struct FileReading: Sendable {
    /// The absolute path.
    package var path: String
    /// The names; nil where the file is gone, ignored or cannot be read.
    package var names: FileNames?

    /// What the file at `path` says.
    package init(path: String, names: FileNames?) {
        self.path = path
        self.names = names
    }
}

import ColorLinting
import ColorProject
import SourceColors

/// A request to read from disk in the background.
package enum ReadRequest: Equatable, Sendable {
    /// Reads the configuration files of these folders.
    case configurations([String])
    /// Reads all files in these folders, replacing previous results.
    case folders([String])
    /// Reads these files, which may be new, changed or deleted.
    case files([String])
    /// Uses these settings from now on; they override configuration files.
    case settings([Settings])
    /// Uses these type aliases and helpers of the project's Swift files from now on.
    case swiftProject(SwiftProject)
    /// Reads the images that were asked for.
    case images(ImageReading)
    /// Finds the identifiers of this renaming in the Swift files of the folders, except those at these paths.
    case identifiers(MemberRenaming, except: Set<String>)
    /// Cancels current and pending reads, except of configuration files.
    case giveUp
}

/// The result of a disk read.
package enum ReadResult: Sendable {
    /// Configuration files by folder, and the errors in them.
    case configurations([String: ConfigurationFinder.Outcome], mistakes: [ConfigurationFinder.Mistake])
    /// The index of all files in play, and their paths.
    case workspace(Workspace, paths: Set<String>)
    /// Progress of reading folders.
    case progress(Int, of: Int)
    /// The names of some files.
    case files([FileReading])
    /// The identifiers of a renaming; nil if the folders are not known.
    case identifiers(MemberRenaming, [MemberRenaming.FileUses]?)
    /// Images were read.
    case images
    /// The settings were applied.
    case settings
    /// The request was cancelled.
    case givenUp
    /// Diagnostics of files that are not open.
    case diagnoses(DiagnosisBatch)
}

/// Reading of the images that a store was asked for. All requests for a store are equal.
package struct ImageReading: Hashable, Sendable {
    package let store: ImageStore

    package static func == (a: ImageReading, b: ImageReading) -> Bool { a.store === b.store }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(store)) }
}

/// The names of one file.
package struct FileReading: Sendable {
    /// The absolute path.
    package var path: String
    /// The names; nil if the file is deleted, ignored or cannot be read.
    package var names: FileNames?

    /// Creates the result for the file at `path`.
    package init(path: String, names: FileNames?) {
        self.path = path
        self.names = names
    }
}

import ColorLinting
import FileSystem
import SourceText
import Threading

/// Reads the files that configure a run and are not linted themselves: configuration files, palettes, baselines and property
/// lists.
package struct BesideFiles: Sendable {
    /// Returns the content of the file at an absolute path; nil if it does not exist.
    package var read: @Sendable (String) throws -> [UInt8]?
    /// Returns the absolute paths of all `Contents.json` files in a folder, recursively.
    package var catalogFiles: @Sendable (String) -> [String]
    /// Returns the absolute paths of the files of Xcode projects directly in a folder that may set the style of an app.
    package var projectFiles: @Sendable (String) -> [String]

    /// Reads them from disk.
    package static let onDisk = BesideFiles(
        read: { path throws(FileProblem) in try FileReader.readIfPresent(path) }, catalogFiles: FileWalk.catalogFiles,
        projectFiles: { folder in
            // Of the many large files of projects, few do.
            FileWalk.files(named: XcodeBuildSettings.fileName, inFoldersWithExtension: "xcodeproj", in: folder).filter {
                ((try? FileReader.readIfPresent($0)) ?? nil).map(XcodeBuildSettings.mayHaveStyle) ?? false
            }
        })

    /// Returns the same, calling `found` with the absolute path and content of each file that is read.
    package func recorded(_ found: @escaping @Sendable (String, [UInt8]) -> Void) -> BesideFiles {
        BesideFiles(
            read: { path in
                let bytes = try read(path)
                if let bytes { found(path, bytes) }
                return bytes
            }, catalogFiles: catalogFiles, projectFiles: projectFiles)
    }

    /// Reads them from `index`, whose paths are relative to `folder`, or else from disk. Throws for a configuration file that
    /// the index does not have.
    package static func of(_ index: ProjectIndex, in folder: WorkingFolder) -> BesideFiles {
        BesideFiles(
            read: { path in
                let shown = folder.shownPath(ofAbsolute: path)
                if index.hasBeside(shown) { return try index.bytes(at: shown) }
                let bytes = try FileReader.readIfPresent(path)
                if bytes != nil, ConfigurationFile.isConfiguration(path: path) { throw IndexProblem.unknown }
                return bytes
            },
            catalogFiles: { path in
                let inside = folder.shownPath(ofAbsolute: path) + "/"
                let known = index.paths {
                    $0.hasPrefix(inside) && $0.hasSuffix("/Contents.json") && index.hasBeside($0)
                }
                // In the order of a walk, folder by folder.
                let ordered = known.map { ($0, $0.utf8.map { $0 == UInt8(ascii: "/") ? 0 : $0 }) }.ordered {
                    $0.1.lexicographicallyPrecedes($1.1)
                }
                return known.isEmpty ? onDisk.catalogFiles(path) : ordered.map { folder.absolutePath(of: $0.0) }
            },
            projectFiles: { path in
                let known = index.paths {
                    $0.hasSuffix(".xcodeproj/" + XcodeBuildSettings.fileName) && index.hasBeside($0)
                }
                let direct = known.map(folder.absolutePath).filter {
                    ConfigurationFinder.folder(of: ConfigurationFinder.folder(of: $0)) == path
                }
                return known.isEmpty ? onDisk.projectFiles(path) : direct
            })
    }
}

/// The folders in which package managers check out the packages that a project depends on. Their files are not linted, but the
/// project uses the names in them.
///
/// <https://docs.swift.org/package-manager>, <https://guides.cocoapods.org>, <https://github.com/Carthage/Carthage>
package enum PackageCheckout {
    /// The folders of package managers, with the folder in each that has one for each package; empty if that is the folder itself.
    private static let folders = [
        (".build", "checkouts"), ("SourcePackages", "checkouts"), ("Pods", ""), ("Carthage", "Checkouts"),
    ]
    /// A folder that may have ``folders`` in its folders.
    private static let outer = "DerivedData"
    /// Folders of a package whose code no other package sees.
    private static let ownFolders: [String] = [
        "Test", "test", "tests", "Example", "Examples", "example", "examples", "Demo", "Demos", "demo", "Sample",
        "Samples",
        "Playground", "Playgrounds", "Benchmarks", "Plugins",
    ]

    /// The names of the folders in which packages may be checked out.
    package static var folderNames: [String] { folders.map(\.0) + [outer] }

    /// Whether packages may be checked out in a folder called `name`.
    package static func mayBe(inFolderNamed name: String) -> Bool {
        name == outer || folders.contains { $0.0 == name }
    }

    /// Whether code in the folder of a package called `name` is for the package itself alone.
    package static func isOwnFolder(_ name: Substring) -> Bool {
        name.hasSuffix("Tests") || ownFolders.contains { $0 == name }
    }

    /// Returns the folders that have one for each package in the folder at `path`, for which ``mayBe(inFolderNamed:)``.
    ///
    /// - Parameter subfolders: returns the names of the folders in the one at a path.
    package static func homes(in path: String, subfolders: (String) -> [String]) -> [String] {
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
        guard name != outer else {
            return subfolders(path).flatMap { homes(in: "\(path)/\($0)/SourcePackages", subfolders: subfolders) }
        }
        guard let inner = folders.first(where: { $0.0 == name })?.1 else { return [] }
        return [inner.isEmpty ? path : path + "/" + inner]
    }

    /// Returns the folder of the package that the file at `path` is checked out with; nil if it is of none.
    package static func folder(of path: String) -> Substring? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        for index in parts.indices.dropLast() {
            for (outer, inner) in folders where parts[index] == outer {
                let home = inner.isEmpty ? index : index + 1
                guard inner.isEmpty || parts[home] == inner, home + 2 < parts.count else { continue }
                return path[..<parts[home + 1].endIndex]
            }
        }
        return nil
    }
}

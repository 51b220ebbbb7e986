import FileSystem
import PathPatterns
import SourceText

/// Iterates over the files with names of the packages checked out for a project (``PackageCheckout``): Swift code that other
/// packages may see, and asset catalogs.
struct CheckoutFiles {
    private var walk: FileWalk

    /// Iterates over the files of packages in `folders`, shown paths in `folder`, where they may be checked out. Of two checkouts
    /// of a package, the first is read.
    init(in folders: [String], of folder: WorkingFolder) {
        func subfolders(_ path: String) -> [String] { FileWalk.subfolders(of: folder.location(of: path)) }
        var names: Set<String> = []
        var roots: [String] = []
        for home in folders.flatMap({ PackageCheckout.homes(in: $0, subfolders: subfolders) }) {
            for name in subfolders(home) where names.insert(name).inserted {
                let package = home + "/" + name
                // By convention, a package's code is in `Sources`, beside what is for itself alone.
                roots.append(subfolders(package).contains("Sources") ? package + "/Sources" : package)
            }
        }
        walk = FileWalk(roots, in: folder) { $0.hasSuffix(".swift") || $0 == "Contents.json" }
        walk.passesOver = { path in
            let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] }
            return PackageCheckout.isOwnFolder(name ?? path[...])
        }
    }

    /// Returns the shown path of the next file; nil at the end. What cannot be read is not needed.
    mutating func next() -> String? {
        while let item = walk.next() { if case .file(let path, false) = item { return path } }
        return nil
    }
}

import PathPatterns
import SourceColors
import SourceText

/// The files of a workspace that belong to the packages checked out for the project: it uses their names, but not the other way
/// round.
struct PackageCheckouts: Sendable {
    /// A file of a package.
    struct File: Sendable {
        /// The folder of the package.
        var package: String
        /// Whether code outside of the package sees something that the file declares.
        var isVisible: Bool

        /// Finds the package that `file` belongs to; nil if it is the project's own.
        init?(_ file: SourceFile) {
            guard let folder = PackageCheckout.folder(of: file.path) else { return nil }
            package = String(folder)
            isVisible = file.withBytes { source in
                let all = ByteRange(0, source.count)
                return source.contains("public ", in: all) || source.contains("open ", in: all)
            }
        }
    }

    /// The folders of the packages, by the paths of the files.
    private var packages: [String: String] = [:]
    /// The files that declare something that others see.
    private var visible: Set<String> = []

    /// The maximum number of files that declare the same. What more declare is ambiguous.
    static let mostPaths = 256

    /// Whether there are none.
    var isEmpty: Bool { packages.isEmpty }

    mutating func update(_ path: String, with file: File?) {
        guard !isEmpty || file != nil else { return }
        packages[path] = file?.package
        if file?.isVisible == true { visible.insert(path) } else { visible.remove(path) }
    }

    /// Returns the folder of the package that the file at `path` belongs to; nil if it is the project's own.
    func package(of path: String) -> String? { packages[path] }

    /// Whether one of `paths` is of a file of a package.
    func contain(_ paths: Set<String>) -> Bool { paths.contains { packages[$0] != nil } }

    /// Returns those of `paths` that the code at `path` means, where all declare the same: that of its own module, or else what
    /// packages show to others.
    func seen(_ paths: [String], from path: String) -> [String] {
        guard !isEmpty, paths.count <= Self.mostPaths else { return paths }
        let own = packages[path]
        let inOwn = paths.filter { packages[$0] == own }
        return inOwn.isEmpty ? paths.filter(visible.contains) : inOwn
    }

    /// The same of a set.
    func seen(_ paths: Set<String>, from path: String) -> Set<String> {
        isEmpty || paths.count > Self.mostPaths ? paths : Set(seen(Array(paths), from: path))
    }
}

extension Workspace {
    /// Whether a package that is checked out defines `name`, so that it cannot be renamed.
    package func isOfPackage(_ name: ColorName) -> Bool { checkouts.contain(paths(defining: name)) }
}

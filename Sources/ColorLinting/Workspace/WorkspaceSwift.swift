import SourceColors

/// What the Swift files of a package declare that decides how its own files are read.
struct SwiftPackage: Sendable {
    /// The folder of the package.
    let folder: String
    var files = SwiftFiles()
    var project = SwiftProject()
}

/// What the Swift files declare that decides how others are read.
extension Workspace {
    /// Notes that the file at `path` declares what `new` says instead of `old`.
    mutating func updateSwift(_ path: String, from old: FileNames?, to new: FileNames?) {
        let changed = [old?.swift, new?.swift]
        if let checkout = new?.checkout ?? old?.checkout {
            let known = swiftPackages.firstIndex { $0.folder == checkout.package }
            let index = known ?? swiftPackages.count
            if known == nil { swiftPackages.append(SwiftPackage(folder: checkout.package)) }
            swiftPackages[index].files.update(path, from: old?.swift, to: new?.swift)
            swiftPackages[index].project = swiftPackages[index].files.project(
                after: swiftPackages[index].project, changing: changed)
            swiftFiles.update(path, ofPackage: new?.checkout?.isVisible == true ? new?.swift : nil)
        } else {
            swiftFiles.update(path, from: old?.swift, to: new?.swift)
        }
        swiftProject = swiftFiles.project(after: swiftProject, changing: changed)
    }

    /// Returns the paths of the Swift files that mention one of `names`, whose meaning another file has changed, so
    /// that they must be scanned again.
    package func swiftPaths(mentioning names: Set<String>) -> [String] {
        names.isEmpty ? [] : swiftFiles.paths(mentioning: names)
    }

    /// Calls `body` with the files to scan again once the names of all are known, and what their own module declares: those of the
    /// project, and of each package.
    package func forEachSwiftReading(_ body: (SwiftProject, [String]) -> Void) {
        body(swiftProject, swiftPaths(mentioning: swiftProject.names))
        for package in swiftPackages { body(package.project, package.files.paths(mentioning: package.project.names)) }
    }
}

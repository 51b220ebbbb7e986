import CStandardLibrary
import ColorLinting
import ColorMath
import FileSystem

/// The interface styles that apps are limited to by their `Info.plist`, or by the settings of an Xcode project that adds to it.
///
/// <https://developer.apple.com/documentation/bundleresources/information-property-list/uiuserinterfacestyle>
final class InterfaceStyles {
    private let files: BesideFiles
    private var known: [String: AppearanceSet] = [:]
    /// The settings of the projects in each folder, which several property lists ask for.
    private var settings: [String: [XcodeBuildSettings]] = [:]
    /// The places of the file in the folder of a target, or above it.
    private static let names = [
        "Info.plist", "Resources/Info.plist", "Supporting Files/Info.plist", "SupportingFiles/Info.plist",
        "Support/Info.plist",
    ]

    /// Creates the styles of the property lists in `files`.
    init(_ files: BesideFiles) { self.files = files }

    /// Returns the appearances in which the code in the file at the absolute `path` is seen: those that the nearest
    /// `Info.plist` or the project that makes it allows, up to the folder of the repository; all if there is none, or if several
    /// in one folder disagree. Reads the disk once for each folder.
    func appearances(for path: String) -> AppearanceSet {
        var folder = ConfigurationFinder.folder(of: path)
        var visited: [String] = []
        var result = AppearanceSet.all
        while folder.utf8.count > 1 {
            if let found = known[folder] {
                result = found
                break
            }
            visited.append(folder)
            if let found = read(folder) {
                result = found
                break
            }
            // What is above a repository is no part of the project.
            if access(folder + "/.git", F_OK) == 0 { break }
            folder = ConfigurationFinder.folder(of: folder)
        }
        for folder in visited { known[folder] = result }
        return result
    }

    /// Returns what the `Info.plist` in `folder`, or a project in it without one, allows; nil if there is neither.
    private func read(_ folder: String) -> AppearanceSet? {
        var result: AppearanceSet??
        for name in Self.names {
            let path = folder + "/" + name
            guard let bytes = (try? files.read(path)) ?? nil else { continue }
            let allowed = Self.allowed(bytes) ?? allowedByProject(of: path, from: folder)
            if let known = result, known != allowed { return .all }
            result = .some(allowed)
        }
        if let result { return result ?? .all }
        let projects = projects(in: folder)
        return projects.isEmpty ? nil : allowed(by: projects, for: nil) ?? .all
    }

    /// Returns what the project in `folder`, or the nearest above it, allows to the property list at `path`, which says nothing.
    private func allowedByProject(of path: String, from folder: String) -> AppearanceSet? {
        var folder = folder
        while folder.utf8.count > 1 {
            let projects = projects(in: folder)
            if !projects.isEmpty { return allowed(by: projects, for: String(path.dropFirst(folder.utf8.count + 1))) }
            if access(folder + "/.git", F_OK) == 0 { break }
            folder = ConfigurationFinder.folder(of: folder)
        }
        return nil
    }

    /// Returns what the settings of `projects` allow to `list`, a path relative to the projects, or to apps that have no property
    /// list but the one that is made of the settings; nil if they say nothing, or disagree.
    private func allowed(by projects: [XcodeBuildSettings], for list: String?) -> AppearanceSet? {
        let found = projects.flatMap { $0.styles(for: list) }
        guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// Returns the settings of the projects in `folder` that may limit the styles of an app.
    private func projects(in folder: String) -> [XcodeBuildSettings] {
        if let known = settings[folder] { return known }
        let found = files.projectFiles(folder).compactMap { project in
            ((try? files.read(project)) ?? nil).map { XcodeBuildSettings($0) }
        }
        settings[folder] = found
        return found
    }

    /// Returns what the property list `bytes`, in XML, allows; nil if it says nothing.
    private static func allowed(_ bytes: [UInt8]) -> AppearanceSet? {
        let key = Array("<key>UIUserInterfaceStyle</key>".utf8)
        var index = 0
        while index + key.count <= bytes.count {
            if bytes[index] == key[0], bytes[index...].starts(with: key) {
                index += key.count
                while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
                if bytes[index...].starts(with: "<string>Light<".utf8) { return .light }
                if bytes[index...].starts(with: "<string>Dark<".utf8) { return .dark }
                return .all
            }
            index += 1
        }
        return nil
    }
}

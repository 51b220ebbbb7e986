import CStandardLibrary
import ColorLinting
import FileSystem
import SourceText

/// Decides how files are judged: by the nearest configuration file, overridden by editor settings and the command
/// line.
///
/// Used by the command and the language server. Each folder is looked up once.
package final class ConfigurationLookup {
    /// How one file is judged.
    package enum Decision: Sendable {
        /// With this configuration, which includes the file `by`; nil if there is none.
        case judged(Indirect<Configuration>, by: Indirect<ConfigurationFile?>)
        /// Not judged: excluded by `include` or `exclude` of the configuration file.
        case excluded
        /// Not judged: the configuration file at this absolute path has errors, see ``takeMistakes()``.
        case broken(path: String)
    }

    /// What decides about findings alone.
    package struct Extras: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        /// The baselines named in configuration files.
        package static let baselines = Extras(rawValue: 1)
        /// The appearances that an `Info.plist` limits an app to.
        package static let interfaceStyles = Extras(rawValue: 2)
    }

    /// The configuration that files override.
    private let base: Configuration
    /// Settings that override configuration files; later ones take precedence.
    private let layers: [Settings]
    /// The file used for all paths, if one was given explicitly.
    private let fixed: ConfigurationFile?
    private let finder: ConfigurationFinder
    /// Nil if they do not matter.
    private let styles: InterfaceStyles?
    /// The previous result, since files usually come folder by folder.
    private var last: Last?

    /// What is known about the files of a folder; an object, since it is large and asked for each file.
    private final class Last {
        let folder: String
        let outcome: ConfigurationFinder.Outcome
        /// How files are judged of which only the folder and the language matter, if one was met: those in Swift, and others.
        var swift: Decision?
        var others: Decision?

        init(folder: String, outcome: ConfigurationFinder.Outcome) {
            self.folder = folder
            self.outcome = outcome
        }
    }

    /// Creates a lookup that reads configuration files from disk, or uses `fixed` for all paths.
    ///
    /// - Parameters:
    ///   - extras: what is read besides configuration files.
    ///   - files: reads everything that decides how files are judged.
    package init(
        base: Configuration, layers: [Settings], fixed: ConfigurationFile? = nil,
        reading extras: Extras = [.baselines, .interfaceStyles], files: BesideFiles = .onDisk
    ) {
        self.base = base
        self.layers = layers
        self.fixed = fixed
        finder = ConfigurationFinder(read: files.read, catalogFiles: files.catalogFiles)
        styles = extras.contains(.interfaceStyles) ? InterfaceStyles(files) : nil
        finder.readsBaselines = extras.contains(.baselines)
    }

    /// Returns the configuration for the file at the absolute `path`: `file` overrides `base`, and `layers` override
    /// both.
    package static func configuration(
        of path: String, by file: ConfigurationFile?, over base: Configuration, under layers: [Settings]
    ) -> Configuration {
        if let file { return file.configuration(of: path, over: base, under: layers) }
        var configuration = base
        for layer in layers { configuration.apply(layer) }
        return configuration
    }

    /// The configuration of files without a configuration file.
    package var defaults: Configuration { Self.configuration(of: "", by: nil, over: base, under: layers) }

    /// Returns how the file at the absolute `path` is judged.
    ///
    /// - Parameter isNamed: whether the file was passed explicitly, so that `include` and `exclude` do not apply.
    package func decision(for path: String, isNamed: Bool = false) -> Decision {
        let last = about(path)
        let isSwift = path.utf8.last == UInt8(ascii: "t") && path.hasSuffix(".swift")
        switch last.outcome {
        case .none: break
        case .broken(let path): return .broken(path: path)
        case .file(let found): if !isNamed, !found.selects(path) { return .excluded }
        }
        if let known = isSwift ? last.swift : last.others { return known }
        let file: ConfigurationFile? = if case .file(let found) = last.outcome { found } else { nil }
        var base = base
        if isSwift, let styles {
            let seen = base.appearances.intersection(styles.appearances(for: path))
            if !seen.isEmpty { base.appearances = seen }
        }
        let configuration = Self.configuration(of: path, by: file, over: base, under: layers)
        let decision = Decision.judged(Indirect(wrappedValue: configuration), by: Indirect(wrappedValue: file))
        if file?.isShared(configuration) != false {
            if isSwift { last.swift = decision } else { last.others = decision }
        }
        return decision
    }

    /// Returns what is known about the files of the folder of the file at the absolute `path`.
    private func about(_ path: String) -> Last {
        if let last, !last.folder.isEmpty, Self.isFile(path, directlyIn: last.folder) { return last }
        let folder = ConfigurationFinder.folder(of: path)
        let found = Last(folder: folder, outcome: fixed.map { .file($0) } ?? finder.outcome(in: folder))
        last = found
        return found
    }

    /// Whether `path` is of a file in `folder`, an absolute path without a trailing `/`, and not in a folder in it.
    private static func isFile(_ path: String, directlyIn folder: String) -> Bool {
        let isInside = path.utf8.withContiguousStorageIfAvailable { path in
            folder.utf8.withContiguousStorageIfAvailable { folder in
                guard path.count > folder.count, path[folder.count] == UInt8(ascii: "/"),
                    let bytes = path.baseAddress, let start = folder.baseAddress
                else { return false }
                let rest = UnsafeBufferPointer(rebasing: path[(folder.count + 1)...])
                return memcmp(bytes, start, folder.count) == 0 && !rest.contains(UInt8(ascii: "/"))
            }
        }
        return isInside == .some(.some(true))
    }

    /// The configuration file for the file or folder at the absolute `path`; nil if there is none or it has errors.
    private func file(for path: String) -> ConfigurationFile? {
        if let fixed { return fixed }
        if case .file(let file) = finder.outcome(for: path) { return file }
        return nil
    }

    /// Whether `include` names the third-party folder at the absolute `path`.
    package func includesByName(_ path: String) -> Bool { file(for: path)?.includesByName(path) ?? false }

    /// Whether `exclude` matches the file or folder at the absolute `path`.
    package func excludes(_ path: String) -> Bool { file(for: path)?.excludes(path) ?? false }

    /// Whether `include` and `exclude` select the file at the absolute `path` when it is found in a folder.
    package func selects(_ path: String) -> Bool { file(for: path)?.selects(path) ?? true }

    /// Returns the configuration file for `folder`, an absolute path without a trailing `/`.
    package func outcome(in folder: String) -> ConfigurationFinder.Outcome { finder.outcome(in: folder) }

    /// Returns the configuration file at the absolute `path`; nil if it has errors or does not exist, see
    /// ``takeMistakes()``.
    package func file(at path: String) -> ConfigurationFile? {
        if case .file(let file) = finder.file(at: path) { file } else { nil }
    }

    /// Returns the baseline at the absolute `path`, or the error in it.
    package func baseline(at path: String) -> Result<Baseline, ConfigurationProblem> { finder.baseline(at: path) }

    /// Returns the folder of the configuration file for the folder at the absolute `path`, if the file is further up
    /// and declares pairs: any file below it may define their names.
    package func folderOfPairs(above path: String) -> String? {
        guard fixed == nil, case .file(let file) = finder.outcome(in: path), file.declaresPairs, file.folder != path
        else { return nil }
        return file.folder
    }

    /// Returns the errors found in configuration files since the last call.
    package func takeMistakes() -> [ConfigurationFinder.Mistake] { finder.takeMistakes() }
}

extension ConfigurationLookup {
    /// Returns the file with the shown `path` in `folder`, which an index has; nil if its configuration has errors.
    package func file(indexedAt path: String, in folder: WorkingFolder) -> ProjectFile? {
        guard let language = Language(path: path),
            case .judged(let configuration, let file) = decision(for: folder.absolutePath(of: path), isNamed: true)
        else { return nil }
        return ProjectFile(
            path: path, language: language, location: folder.location(of: path), configuration: configuration,
            configurationFile: file, isNamed: false)
    }
}

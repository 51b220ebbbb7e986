import JSONSyntax
import PathPatterns
import SourceText

/// A configuration file, which applies to the files in its folder and below.
///
/// For each file, in ascending precedence: the defaults, the file's settings, its matching overrides in order, and the
/// settings of the command line or editor. Configuration files further up are not used.
package struct ConfigurationFile: Equatable, Sendable {
    /// Name of configuration files.
    package static let name = ".color-lint.json"
    /// Maximum size in bytes.
    package static let sizeLimit = 1 << 20

    /// Whether the file at `path` has the name of a configuration file.
    package static func isConfiguration(path: String) -> Bool { path == name || path.hasSuffix("/" + name) }

    /// Absolute path of its folder: `/`, or a path without a trailing `/`.
    package let folder: String
    /// Its absolute path.
    package var path: String { (folder == "/" ? "" : folder) + "/" + Self.name }
    @Indirect private var settings: Settings
    private var overrides: [Override]
    private let include: PathSelection
    private let exclude: PathSelection
    private let ignored: [IgnoredFindings]
    /// Path of the baseline as written; nil if there is none.
    let baselineName: String?
    /// Range of the baseline's path.
    let baselineRange: ByteRange
    /// The baseline, after it was read.
    package internal(set) var baseline: Baseline?
    /// Absolute paths of the files its palettes were read from.
    private var paletteSources: [String] = []
    /// Whether it declares pairs and has to be linted itself.
    package let declaresPairs: Bool
    /// Where findings to ignore are added.
    package let ignoreInsertion: IgnoreInsertion?

    private struct Override: Equatable {
        var files: PathSelection
        @Indirect var settings: Settings
    }

    /// Errors in a file; never empty.
    package struct Problems: Error, Equatable, Sendable {
        /// The errors in order.
        package var all: [ConfigurationProblem]
    }

    /// Parses the configuration file in `folder`.
    ///
    /// - Throws: all errors. A file with errors has no effect.
    package init(_ bytes: [UInt8], in folder: String) throws(Problems) {
        guard bytes.count <= Self.sizeLimit else {
            let problem = "the file is larger than \(Self.sizeLimit >> 20) MB"
            throw Problems(all: [ConfigurationProblem(ByteRange(0, 0), problem)])
        }
        let document = JSONDocument(bytes)
        var problems = document.problems.map { ConfigurationProblem($0.range, $0.message) }
        guard let root = document.root, problems.isEmpty else { throw Problems(all: problems) }
        ConfigurationKey.fileSchema.check(root) { problems.append($0) }
        guard problems.isEmpty else { throw Problems(all: problems.ordered { $0.range < $1.range }) }
        func value(_ key: ConfigurationKey) -> JSONNode? { root[key.rawValue] }
        self.folder = folder
        settings = Settings(root)
        overrides =
            value(.overrides)?.children.map { Override(files: $0.selection("files"), settings: Settings($0)) } ?? []
        include = root.selection(ConfigurationKey.include.rawValue)
        exclude = root.selection(ConfigurationKey.exclude.rawValue)
        declaresPairs = value(.pairs)?[0] != nil
        ignoreInsertion = IgnoreInsertion(root, in: bytes, at: Self.name)
        ignored = value(.ignore)?.children.map(IgnoredFindings.init) ?? []
        baselineName = value(.baseline)?.string
        baselineRange = value(.baseline)?.range ?? ByteRange(0, 0)
    }

    /// Paths of palette files and asset catalogs as written, with their ranges.
    var palettePaths: [(path: String, range: ByteRange)] {
        ([settings] + overrides.map(\.settings)).flatMap { $0.palette ?? [] }.compactMap { entry in
            if case .path(let path, let range) = entry { (path, range) } else { nil }
        }
    }

    /// Absolute path of its baseline; nil if there is none.
    package var baselinePath: String? { baselineName.map(absolutePath) }

    /// Whether its baseline or a palette is read from the file at the absolute `path`, or from an asset catalog that
    /// contains it.
    package func reads(from path: String) -> Bool {
        baselineName.map(absolutePath) == path
            || paletteSources.contains { path == $0 || path.hasPrefix($0 + "/") }
    }

    /// Returns the file with `colors` in place of palette paths.
    func withPalettes(_ colors: [String: [PaletteColor]]) -> ConfigurationFile {
        func read(_ settings: Settings) -> Settings {
            var settings = settings
            settings.palette = settings.palette?.flatMap { entry in
                guard case .path(let path, _) = entry else { return [entry] }
                return (colors[path] ?? []).map { .color($0) }
            }
            return settings
        }
        var file = self
        file.paletteSources = palettePaths.map { absolutePath($0.path) }
        file.settings = read(settings)
        for index in file.overrides.indices { file.overrides[index].settings = read(overrides[index].settings) }
        return file
    }

    /// The rule name of errors in configuration files. Not a rule of the catalog, so it cannot be disabled.
    package static let findingRule = "configuration"

    /// Returns the errors in the configuration file `file` as findings.
    static func findings(in file: SourceFile) -> [Finding] {
        do throws(Problems) {
            _ = try ConfigurationFile(file.bytes, in: "")
            return []
        } catch {
            return error.all.map {
                Finding(rule: findingRule, severity: .error, range: $0.range, message: $0.message)
            }
        }
    }

    /// Returns the configuration for the file at the absolute `path`: this file overrides `base`, and each of `layers`
    /// overrides everything before it.
    package func configuration(
        of path: String, over base: Configuration, under layers: [Settings]
    ) -> Configuration {
        var result = base
        result.apply(settings)
        result.knownFindings = baseline?.known(in: path) ?? result.knownFindings
        let path = relative(path)
        for override in overrides where override.files.contains(path) { result.apply(override.settings) }
        result.ignoredFindings = ignored.filter { $0.files.isEmpty || $0.files.contains(path) }
        for layer in layers { result.apply(layer) }
        result.choosePage(at: path)
        result.markup.folder = folder
        result.markup.excluded = exclude
        return result
    }

    /// Whether `configuration`, which ``configuration(of:over:under:)`` returned for a file, is that of all files in its folder.
    package func isShared(_ configuration: Configuration) -> Bool {
        overrides.isEmpty && ignored.isEmpty && baseline == nil && configuration.pageRules == nil
    }

    /// Whether the file at the absolute `path` is checked when found in a folder.
    package func selects(_ path: String) -> Bool {
        let path = relative(path)
        return (include.isEmpty || include.contains(path)) && !exclude.contains(path)
    }

    /// Whether `exclude` matches the file or folder at the absolute `path`.
    package func excludes(_ path: String) -> Bool { exclude.contains(relative(path)) }

    /// Whether a pattern of `include` names the folder at the absolute `path`: `Pods/Theme/`, not `*.css`.
    package func includesByName(_ path: String) -> Bool {
        guard let name = relative(path).split(separator: "/").last else { return false }
        return include.patterns.contains { pattern in
            !pattern.hasPrefix("!") && pattern.split(separator: "/").contains(name)
        }
    }

    /// Returns the absolute path of `path` as written in the file.
    func absolutePath(_ path: String) -> String {
        let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
        return trimmed.hasPrefix("/") ? trimmed : (folder == "/" ? "/" : folder + "/") + trimmed
    }

    /// Returns the absolute `path` relative to its folder; unchanged if it is outside.
    package func relativePath(_ path: String) -> String { String(relative(path)) }

    private func relative(_ path: String) -> Substring {
        let prefix = folder == "/" ? "/" : folder + "/"
        return path.hasPrefix(prefix) ? path.dropFirst(prefix.count) : path[...]
    }
}

extension JSONNode {
    /// Returns the files selected by the patterns under `key`.
    func selection(_ key: String) -> PathSelection { PathSelection(self[key]?.children.compactMap(\.string) ?? []) }
}

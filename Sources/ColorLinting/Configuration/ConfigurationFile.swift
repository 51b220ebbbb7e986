import JSONSyntax
import PathPatterns
import SourceText

/// What a configuration file says about the files in its folder and below.
///
/// For each of them, later ones on top: the defaults, the file's own settings, its overrides that match in their order, and
/// what a command line or an editor says. Configuration files of folders further up have no part in it.
package struct ConfigurationFile: Hashable, Sendable {
    /// What configuration files are called.
    package static let name = ".color-lint.json"
    /// The largest one that is read, in bytes: nobody writes that much.
    package static let sizeLimit = 1 << 20

    /// Whether the file at `path` is called like one.
    package static func isConfiguration(path: String) -> Bool { path == name || path.hasSuffix("/" + name) }

    /// The absolute path of its folder: `/` alone, or without a `/` at the end.
    package let folder: String
    /// Its own absolute path.
    package var path: String { (folder == "/" ? "" : folder) + "/" + Self.name }
    private var settings: Settings
    private var overrides: [Override]
    private let include: PathSelection
    private let exclude: PathSelection
    private let ignored: [IgnoredFindings]
    /// Where the baseline is, as the file says it; nil where there is none.
    let baselineName: String?
    /// The bytes that say so.
    let baselineRange: ByteRange
    /// The baseline, once it is read.
    package internal(set) var baseline: Baseline?
    /// The absolute paths of what its palettes were read from.
    private var paletteSources: [String] = []
    /// Whether it declares pairs, so that it is to be linted itself.
    package let declaresPairs: Bool

    private struct Override: Hashable {
        var files: PathSelection
        var settings: Settings
    }

    /// What is wrong with a file; never empty.
    package struct Problems: Error, Hashable, Sendable {
        /// The problems by their place.
        package var all: [ConfigurationProblem]
    }

    /// What `bytes` say, which are those of the configuration file in `folder`.
    ///
    /// - Throws: all that is wrong with it. A file that is not right in every part has no effect.
    package init(_ bytes: [UInt8], in folder: String) throws(Problems) {
        guard bytes.count <= Self.sizeLimit else {
            let problem = "the file is larger than \(Self.sizeLimit >> 20) MB, which no configuration is"
            throw Problems(all: [ConfigurationProblem(ByteRange(0, 0), problem)])
        }
        let document = JSONDocument(bytes)
        var problems = document.problems.map { ConfigurationProblem($0.range, $0.message) }
        guard let root = document.root, problems.isEmpty else { throw Problems(all: problems) }
        ConfigurationKey.fileSchema.check(root) { problems.append($0) }
        guard problems.isEmpty else { throw Problems(all: problems.sorted { $0.range < $1.range }) }
        func value(_ key: ConfigurationKey) -> JSONNode? { root[key.rawValue] }
        self.folder = folder
        settings = Settings(root)
        overrides =
            value(.overrides)?.children.map { Override(files: $0.selection("files"), settings: Settings($0)) } ?? []
        include = root.selection(ConfigurationKey.include.rawValue)
        exclude = root.selection(ConfigurationKey.exclude.rawValue)
        declaresPairs = value(.pairs)?[0] != nil
        ignored = value(.ignore)?.children.map(IgnoredFindings.init) ?? []
        baselineName = value(.baseline)?.string
        baselineRange = value(.baseline)?.range ?? ByteRange(0, 0)
    }

    /// The paths of the files and catalogues that its palettes are read from, as it names them, with where it does.
    var palettePaths: [(path: String, range: ByteRange)] {
        ([settings] + overrides.map(\.settings)).flatMap { $0.palette ?? [] }.compactMap { entry in
            if case .path(let path, let range) = entry { (path, range) } else { nil }
        }
    }

    /// The absolute path of the baseline it names; nil where it names none.
    package var baselinePath: String? { baselineName.map(absolutePath) }

    /// Whether its baseline, or a palette, is read from the file at the absolute `path`, or from a catalogue that it is in.
    package func reads(from path: String) -> Bool {
        baselineName.map(absolutePath) == path
            || paletteSources.contains { path == $0 || path.hasPrefix($0 + "/") }
    }

    /// The same file with `colors` in place of the paths of palettes.
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

    /// The rule that findings name which are mistakes in a configuration file. It is no rule of the catalogue: nothing turns it off.
    package static let findingRule = "configuration"

    /// What is wrong with `file`, which is a configuration file, as findings.
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

    /// What holds for the file at the absolute `path`, on top of what `base` says; each of `layers` counts more than anything
    /// here, and than those before it.
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
        return result
    }

    /// Whether the file at the absolute `path`, if it is found in a folder, is to be checked.
    package func selects(_ path: String) -> Bool {
        let path = relative(path)
        return (include.isEmpty || include.contains(path)) && !exclude.contains(path)
    }

    /// Whether `exclude` names the file or folder at the absolute `path`.
    package func excludes(_ path: String) -> Bool { exclude.contains(relative(path)) }

    /// Whether a pattern of `include` is about a folder called like the one at the absolute `path`: `Pods/Theme/`, not `*.css`.
    package func includesByName(_ path: String) -> Bool {
        guard let name = relative(path).split(separator: "/").last else { return false }
        return include.patterns.contains { pattern in
            !pattern.hasPrefix("!") && pattern.split(separator: "/").contains(name)
        }
    }

    /// The absolute path of what the file names as `path`.
    func absolutePath(_ path: String) -> String {
        let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
        return trimmed.hasPrefix("/") ? trimmed : (folder == "/" ? "/" : folder + "/") + trimmed
    }

    private func relative(_ path: String) -> Substring {
        let prefix = folder == "/" ? "/" : folder + "/"
        return path.hasPrefix(prefix) ? path.dropFirst(prefix.count) : path[...]
    }
}

extension JSONNode {
    /// The files that the patterns under `key` pick.
    func selection(_ key: String) -> PathSelection { PathSelection(self[key]?.children.compactMap(\.string) ?? []) }
}

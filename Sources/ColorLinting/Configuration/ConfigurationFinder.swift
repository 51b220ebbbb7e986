import ColorScanning
import SourceColors
import SourceText

/// Finds the configuration file for a file: the nearest one in its folder or above.
///
/// Each folder is searched once. Functions for reading files are passed in, so that the command and the server share
/// the search.
package final class ConfigurationFinder {
    /// Result of a search.
    package indirect enum Outcome: Equatable, Sendable {
        /// There is no file, so the defaults apply.
        case none
        case file(ConfigurationFile)
        /// The file at this absolute path has errors.
        case broken(path: String)
    }

    /// An error with its position.
    package struct Mistake: Equatable, Sendable {
        /// Absolute path of the configuration file.
        package var path: String
        /// Position of the error; nil if the file cannot be read.
        package var place: LineColumn?
        /// Error message, without a full stop.
        package var message: String

        /// The position in the format of compilers: `path:line:column`.
        package var location: String { path + (place.map { ":\($0.line):\($0.column)" } ?? "") }
    }

    /// Whether baselines are read; not when writing one.
    package var readsBaselines = true
    private let read: (String) throws -> [UInt8]?
    private let catalogFiles: (String) -> [String]
    private var outcomes: [String: Outcome] = [:]
    /// Errors found since they were last taken.
    private var mistakes: [Mistake] = []

    /// Creates a finder that reads files by absolute path with `read`, which returns nil if a file does not exist and
    /// throws if it cannot be read. `catalogFiles` returns the paths of all `Contents.json` files in a folder,
    /// recursively.
    package init(
        read: @escaping (String) throws -> [UInt8]?, catalogFiles: @escaping (String) -> [String] = { _ in [] }
    ) {
        self.read = read
        self.catalogFiles = catalogFiles
    }

    /// Returns the configuration file for `folder`, an absolute path without a trailing `/`.
    package func outcome(in folder: String) -> Outcome {
        var asked: [String] = []
        var current = folder
        var found: Outcome?
        while found == nil {
            found = outcomes[current] ?? file(in: current)
            asked.append(current)
            guard found == nil else { break }
            guard let slash = current.utf8.lastIndex(of: UInt8(ascii: "/")) else { break }
            if current == "/" { break }
            current = slash == current.startIndex ? "/" : String(current[..<slash])
        }
        let outcome = found ?? .none
        for folder in asked { outcomes[folder] = outcome }
        return outcome
    }

    /// Returns the folder of the file at the absolute `path`, without a trailing `/`, for ``outcome(in:)``.
    package static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    /// Returns the configuration file for the file at the absolute `path`.
    package func outcome(for path: String) -> Outcome { outcome(in: Self.folder(of: path)) }

    /// Whether the configuration includes the third-party folder at the absolute `path`.
    package func includesByName(_ path: String) -> Bool {
        if case .file(let file) = outcome(for: path) { file.includesByName(path) } else { false }
    }

    /// Returns the errors found since the last call.
    package func takeMistakes() -> [Mistake] {
        defer { mistakes = [] }
        return mistakes
    }

    /// Returns the configuration file at the absolute `path`, which must exist.
    package func file(at path: String) -> Outcome {
        if let outcome = parsed(path, in: Self.folder(of: path)) { return outcome }
        mistakes.append(Mistake(path: path, place: nil, message: "no such file"))
        return .broken(path: path)
    }

    private func file(in folder: String) -> Outcome? {
        parsed((folder == "/" ? "" : folder) + "/" + ConfigurationFile.name, in: folder)
    }

    private func parsed(_ path: String, in folder: String) -> Outcome? {
        let bytes: [UInt8]
        do {
            guard let found = try read(path) else { return nil }
            bytes = found
        } catch {
            mistakes.append(Mistake(path: path, place: nil, message: "\(error)"))
            return .broken(path: path)
        }
        var file: ConfigurationFile
        do throws(ConfigurationFile.Problems) {
            file = try ConfigurationFile(bytes, in: folder)
            if !file.palettePaths.isEmpty { file = try withPalettes(file) }
        } catch {
            note(error.all, in: path, bytes)
            return .broken(path: path)
        }
        guard readsBaselines, let name = file.baselineName else { return .file(file) }
        switch baseline(at: file.absolutePath(name)) {
        case .success(let baseline): file.baseline = baseline
        case .failure(let problem):
            note([ConfigurationProblem(file.baselineRange, problem.message)], in: path, bytes)
            return .broken(path: path)
        }
        return .file(file)
    }

    /// Returns the baseline at the absolute `path`, or its error in one sentence.
    package func baseline(at path: String) -> Result<Baseline, ConfigurationProblem> {
        let bytes: [UInt8]
        do {
            guard let found = try read(path) else {
                return .failure(
                    ConfigurationProblem(
                        ByteRange(0, 0), "no baseline at \(path); run --write-baseline to create it"))
            }
            bytes = found
        } catch {
            return .failure(ConfigurationProblem(ByteRange(0, 0), "\(path): \(error)"))
        }
        do throws(ConfigurationProblem) {
            return .success(try Baseline(bytes, in: Self.folder(of: path)))
        } catch {
            let place = bytes.withUnsafeBufferPointer { buffer in
                var cursor = LineColumnCursor(SourceBytes(buffer))
                return cursor.lineColumn(of: error.range.lowerBound)
            }
            return .failure(
                ConfigurationProblem(error.range, "\(path):\(place.line):\(place.column): \(error.message)"))
        }
    }

    /// Records `problems` in the file at `path` with the content `bytes`.
    private func note(_ problems: [ConfigurationProblem], in path: String, _ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { buffer in
            var cursor = LineColumnCursor(SourceBytes(buffer))
            for problem in problems {
                let place = cursor.lineColumn(of: problem.range.lowerBound)
                mistakes.append(Mistake(path: path, place: place, message: problem.message))
            }
        }
    }

    /// Returns `file` after reading its palettes.
    ///
    /// - Throws: errors in palettes.
    private func withPalettes(_ file: ConfigurationFile) throws(ConfigurationFile.Problems) -> ConfigurationFile {
        var colors: [String: [PaletteColor]] = [:]
        var problems: [ConfigurationProblem] = []
        for (path, range) in file.palettePaths where colors[path] == nil {
            do {
                let found = try paletteColors(at: file.absolutePath(path))
                if found?.isEmpty == true {
                    problems.append(ConfigurationProblem(range, "no color found in \(path)"))
                }
                if found == nil { problems.append(ConfigurationProblem(range, "no such file: \(path)")) }
                colors[path] = found ?? []
            } catch {
                problems.append(ConfigurationProblem(range, "\(path): \(error)"))
            }
        }
        guard problems.isEmpty else { throw ConfigurationFile.Problems(all: problems) }
        return file.withPalettes(colors)
    }

    /// Returns the colors in the file or asset catalog at the absolute `path`; nil if it does not exist.
    private func paletteColors(at path: String) throws -> [PaletteColor]? {
        guard PaletteEntry.isCatalog(path) else {
            guard let language = Language(path: path), let bytes = try read(path) else { return nil }
            return [PaletteColor](in: SourceFile(path: path, language: language, bytes: bytes))
        }
        var files: [SourceFile] = []
        for path in catalogFiles(path) {
            if let bytes = try read(path) { files.append(SourceFile(path: path, language: .json, bytes: bytes)) }
        }
        if files.isEmpty { return nil }
        let namespaces = files.compactMap { file in
            scan(file).catalog?.providesNamespace == true ? AssetPlace.folder(describedAt: file.path) : nil
        }
        return files.filter { AssetPlace(colorSetAt: $0.path) != nil }
            .flatMap { [PaletteColor](in: $0, namespaces: Set(namespaces)) }
    }
}

extension ConfigurationFinder.Mistake: CustomStringConvertible {
    /// The position and the error.
    package var description: String { location + ": " + message }
}

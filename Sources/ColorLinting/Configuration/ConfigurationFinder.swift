import ColorScanning
import SourceColors
import SourceText

/// Finds the configuration file that is in force for a file: the nearest in its folder or one above.
///
/// Each folder is looked at once. What reads files is passed in, so that the command and the server share the search.
package final class ConfigurationFinder {
    /// What a search has found.
    package enum Outcome: Hashable, Sendable {
        /// No file: the defaults hold.
        case none
        case file(ConfigurationFile)
        /// The file at this absolute path is not right.
        case broken(path: String)
    }

    /// A mistake, with the place a person finds it at.
    package struct Mistake: Hashable, Sendable {
        /// The absolute path of the configuration file.
        package var path: String
        /// Where in it; nil where it cannot be read at all.
        package var place: LineColumn?
        /// What is wrong, without a full stop.
        package var message: String

        /// The place as compilers write it: `path:line:column`.
        package var location: String { path + (place.map { ":\($0.line):\($0.column)" } ?? "") }
    }

    /// Whether the baselines that files name are read; who writes one has none yet.
    package var readsBaselines = true
    private let read: (String) throws -> [UInt8]?
    private let catalogueFiles: (String) -> [String]
    private var outcomes: [String: Outcome] = [:]
    /// The answer given last: files come folder by folder.
    private var last: (folder: String, outcome: Outcome)?
    /// What was found wrong since the last time it was taken.
    private var mistakes: [Mistake] = []

    /// A finder that reads files by their absolute paths with `read`, which gives nil where there is none and throws what
    /// keeps it from reading one; `catalogueFiles` gives the paths of the `Contents.json` files in a folder and below.
    package init(
        read: @escaping (String) throws -> [UInt8]?, catalogueFiles: @escaping (String) -> [String] = { _ in [] }
    ) {
        self.read = read
        self.catalogueFiles = catalogueFiles
    }

    /// The configuration file in force in `folder`, an absolute path without a `/` at its end.
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

    /// The folder of the file at the absolute `path`, without a `/` at its end: the key of ``outcome(in:)``.
    package static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    /// The configuration file in force for the file at the absolute `path`.
    package func outcome(for path: String) -> Outcome {
        if let last, path.utf8.count > last.folder.utf8.count + 1, path.hasPrefix(last.folder),
            path.utf8.dropFirst(last.folder.utf8.count).first == UInt8(ascii: "/"),
            !path.utf8.dropFirst(last.folder.utf8.count + 1).contains(UInt8(ascii: "/"))
        {
            return last.outcome
        }
        let folder = Self.folder(of: path)
        let outcome = outcome(in: folder)
        last = (folder, outcome)
        return outcome
    }

    /// Whether the configuration in force wants the folder at the absolute `path` walked, although it holds other people's code.
    package func includesByName(_ path: String) -> Bool {
        if case .file(let file) = outcome(for: path) { file.includesByName(path) } else { false }
    }

    /// What is wrong with the files that were read since the last call.
    package func takeMistakes() -> [Mistake] {
        defer { mistakes = [] }
        return mistakes
    }

    /// The configuration file at the absolute `path`, which has to be there.
    package func file(at path: String) -> Outcome {
        if let outcome = parsed(path, in: Self.folder(of: path)) { return outcome }
        mistakes.append(Mistake(path: path, place: nil, message: "there is no such file"))
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

    /// The baseline at the absolute `path`, or in one sentence what is wrong with it.
    package func baseline(at path: String) -> Result<Baseline, ConfigurationProblem> {
        let bytes: [UInt8]
        do {
            guard let found = try read(path) else {
                return .failure(
                    ConfigurationProblem(
                        ByteRange(0, 0), "there is no baseline at \(path); --write-baseline writes one"))
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

    /// Takes note of `problems` in the file at `path`, whose content is `bytes`.
    private func note(_ problems: [ConfigurationProblem], in path: String, _ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { buffer in
            var cursor = LineColumnCursor(SourceBytes(buffer))
            for problem in problems {
                let place = cursor.lineColumn(of: problem.range.lowerBound)
                mistakes.append(Mistake(path: path, place: place, message: problem.message))
            }
        }
    }

    /// `file` with its palettes read.
    ///
    /// - Throws: what cannot be read.
    private func withPalettes(_ file: ConfigurationFile) throws(ConfigurationFile.Problems) -> ConfigurationFile {
        var colors: [String: [PaletteColor]] = [:]
        var problems: [ConfigurationProblem] = []
        for (path, range) in file.palettePaths where colors[path] == nil {
            do {
                let found = try paletteColors(at: file.absolutePath(path))
                if found?.isEmpty == true {
                    problems.append(ConfigurationProblem(range, "there is no colour in \(path)"))
                }
                if found == nil { problems.append(ConfigurationProblem(range, "there is no file \(path)")) }
                colors[path] = found ?? []
            } catch {
                problems.append(ConfigurationProblem(range, "\(path): \(error)"))
            }
        }
        guard problems.isEmpty else { throw ConfigurationFile.Problems(all: problems) }
        return file.withPalettes(colors)
    }

    /// The colours of the file or catalogue at the absolute `path`; nil where there is none.
    private func paletteColors(at path: String) throws -> [PaletteColor]? {
        guard PaletteEntry.isCatalogue(path) else {
            guard let language = Language(path: path), let bytes = try read(path) else { return nil }
            return [PaletteColor](in: SourceFile(path: path, language: language, bytes: bytes))
        }
        var files: [SourceFile] = []
        for path in catalogueFiles(path) {
            if let bytes = try read(path) { files.append(SourceFile(path: path, language: .json, bytes: bytes)) }
        }
        if files.isEmpty { return nil }
        let namespaces = files.compactMap { file in
            scan(file).catalogue?.providesNamespace == true ? AssetPlace.folder(describedAt: file.path) : nil
        }
        return files.filter { AssetPlace(colorSetAt: $0.path) != nil }
            .flatMap { [PaletteColor](in: $0, namespaces: Set(namespaces)) }
    }
}

extension ConfigurationFinder.Mistake: CustomStringConvertible {
    /// The mistake with its place.
    package var description: String { location + ": " + message }
}

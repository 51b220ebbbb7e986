import SourceText

/// Finds the configuration file that is in force for a file: the nearest in its folder or one above.
///
/// Each folder is looked at once. What reads files is passed in, so that the command and the server share the search.
package struct ConfigurationFinder {
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

    private let read: (String) throws -> [UInt8]?
    private var outcomes: [String: Outcome] = [:]
    /// The answer given last: files come folder by folder.
    private var last: (folder: String, outcome: Outcome)?
    /// What was found wrong since the last time it was taken.
    private var mistakes: [Mistake] = []

    /// A finder that reads files by their absolute paths with `read`, which gives nil where there is none and throws what
    /// keeps it from reading one.
    package init(read: @escaping (String) throws -> [UInt8]?) { self.read = read }

    /// The configuration file in force in `folder`, an absolute path without a `/` at its end.
    package mutating func outcome(in folder: String) -> Outcome {
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
    package mutating func outcome(for path: String) -> Outcome {
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

    /// What is wrong with the files that were read since the last call.
    package mutating func takeMistakes() -> [Mistake] {
        defer { mistakes = [] }
        return mistakes
    }

    /// The configuration file at the absolute `path`, which has to be there.
    package mutating func file(at path: String) -> Outcome {
        if let outcome = parsed(path, in: Self.folder(of: path)) { return outcome }
        mistakes.append(Mistake(path: path, place: nil, message: "there is no such file"))
        return .broken(path: path)
    }

    private mutating func file(in folder: String) -> Outcome? {
        parsed((folder == "/" ? "" : folder) + "/" + ConfigurationFile.name, in: folder)
    }

    private mutating func parsed(_ path: String, in folder: String) -> Outcome? {
        let bytes: [UInt8]
        do {
            guard let found = try read(path) else { return nil }
            bytes = found
        } catch {
            mistakes.append(Mistake(path: path, place: nil, message: "\(error)"))
            return .broken(path: path)
        }
        do throws(ConfigurationFile.Problems) {
            return .file(try ConfigurationFile(bytes, in: folder))
        } catch {
            bytes.withUnsafeBufferPointer { buffer in
                var cursor = LineColumnCursor(SourceBytes(buffer))
                for problem in error.all {
                    let place = cursor.lineColumn(of: problem.range.lowerBound)
                    mistakes.append(Mistake(path: path, place: place, message: problem.message))
                }
            }
            return .broken(path: path)
        }
    }
}

extension ConfigurationFinder.Mistake: CustomStringConvertible {
    /// The mistake with its place.
    package var description: String { location + ": " + message }
}

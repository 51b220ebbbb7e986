import SourceText

/// Finds the configuration file that is in force for a file: the nearest in its folder or one above.
///
/// Each folder is looked at once. What reads files is passed in, so that the command and the server share the search.
package struct ConfigurationFinder {
    /// What is at a path.
    package enum Content {
        case missing
        case bytes([UInt8])
        /// It cannot be read, for the reason given in words.
        case unreadable(String)
    }

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
    }

    private let read: (String) -> Content
    private var outcomes: [String: Outcome] = [:]
    /// What was found wrong since the last time it was taken.
    private var mistakes: [Mistake] = []

    /// A finder that reads files by their absolute paths with `read`.
    package init(read: @escaping (String) -> Content) { self.read = read }

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

    /// What is wrong with the files that were read since the last call.
    package mutating func takeMistakes() -> [Mistake] {
        defer { mistakes = [] }
        return mistakes
    }

    /// The configuration file at the absolute `path`, which has to be there.
    package mutating func file(at path: String) -> Outcome {
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
        if let outcome = parsed(path, in: folder.isEmpty ? "/" : folder) { return outcome }
        mistakes.append(Mistake(path: path, place: nil, message: "there is no such file"))
        return .broken(path: path)
    }

    private mutating func file(in folder: String) -> Outcome? {
        parsed((folder == "/" ? "" : folder) + "/" + ConfigurationFile.name, in: folder)
    }

    private mutating func parsed(_ path: String, in folder: String) -> Outcome? {
        switch read(path) {
        case .missing: return nil
        case .unreadable(let words):
            mistakes.append(Mistake(path: path, place: nil, message: words))
            return .broken(path: path)
        case .bytes(let bytes):
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
}

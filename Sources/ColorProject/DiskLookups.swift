import ColorLinting
import FileSystem
import SourceText
import Threading

/// Questions about the disk that images and style sheets depend on, with the answers, so that a later run can find out
/// whether the answers are still the same.
package final class DiskLookups: Sendable {
    /// A question about a path.
    enum Question: UInt8, CaseIterable, Sendable {
        /// The folder of its project.
        case root
        /// The path without links.
        case real
        /// The content of the file.
        case content
        /// The image sets in the folder.
        case imageSets
        /// The templates in the folder, with their contents.
        case templates
    }

    /// A question and a hash of the answer.
    package struct Lookup: Hashable, Sendable {
        var question: Question
        var path: String
        var answer: UInt64

        /// Whether the answer is still the same.
        package var holds: Bool {
            let now = DiskLookups(records: true)
            now.ask(question, path)
            return now.all == [self]
        }

        package func append(to bytes: inout [UInt8]) {
            bytes.append(question.rawValue)
            bytes.append(text: path.utf8)
            bytes.append(fixed: answer)
        }

        /// Reads a lookup that was appended; nil if it is damaged.
        package init?(_ reader: inout BinaryReader) {
            guard let question = reader.byte().flatMap(Question.init), let path = reader.name(),
                let answer = reader.fixed()
            else { return nil }
            self.init(question: question, path: path, answer: answer)
        }

        fileprivate init(question: Question, path: String, answer: UInt64) {
            (self.question, self.path, self.answer) = (question, path, answer)
        }
    }

    /// Nil if nothing is recorded.
    private let found: Monitor<Set<Lookup>>?

    /// Creates lookups, which are kept if `records` is true.
    package init(records: Bool) { found = records ? Monitor([]) : nil }

    /// Whether something was looked up that no question asks for.
    private let isPartial = Monitor(false)

    /// Whether ``all`` are all lookups.
    package var isComplete: Bool { isPartial.change { !$0 } }

    /// The lookups so far, in no order.
    package var all: [Lookup] { found?.change { Array($0) } ?? [] }

    /// Returns the folder of the project of the file at the absolute `path`; see ``ProjectRoot``.
    func root(of path: String) -> String? {
        let answer = ProjectRoot.folder(of: path)
        record(.root, path, answer.map { [$0] })
        return answer
    }

    func real(_ path: String) -> String? {
        let answer = realPath(path)
        record(.real, path, answer.map { [$0] })
        return answer
    }

    /// Returns the state of a file that is read afterwards.
    func stamp(_ path: String) -> FileStamp? {
        if found != nil {
            var reader = FileReader()
            let hash = (try? reader.read(path, isText: false)).map { ContentHash($0).value }
            record(.content, path, hash.map { ["\($0)"] })
        }
        return FileStamp(path)
    }

    /// Returns the `Contents.json` of all image sets in the project at `root`.
    func imageSets(in root: String) -> [String] {
        var walk = FileWalk([root], in: .current) { $0.hasSuffix("Contents.json") }
        var sets: [String] = []
        while let item = walk.next() {
            guard case .file(let path, _) = item, path.hasSuffix(".imageset/Contents.json") else { continue }
            sets.append(WorkingFolder.current.absolutePath(of: path))
        }
        record(.imageSets, root, sets)
        return sets
    }

    /// Notes that the templates in the folder `root` are read: those of the kinds that ``MarkupFiles/isTemplate(_:)`` knows, or
    /// others.
    func noteTemplates(in root: String, ofKnownKinds: Bool) {
        guard self.found != nil else { return }
        guard ofKnownKinds else { return isPartial.change { $0 = true } }
        var walk = FileWalk([root], in: .current) { MarkupFiles.isTemplate($0) }
        var reader = FileReader()
        var found: [String] = []
        while let item = walk.next() {
            guard case .file(let path, _) = item else { continue }
            let absolute = WorkingFolder.current.absolutePath(of: path)
            let hash = (try? reader.read(absolute)).map { ContentHash(UnsafeRawBufferPointer($0)).value }
            found += [absolute, "\(hash ?? 0)"]
        }
        record(.templates, root, found)
    }

    private func ask(_ question: Question, _ path: String) {
        switch question {
        case .root: _ = root(of: path)
        case .real: _ = real(path)
        case .content: _ = stamp(path)
        case .imageSets: _ = imageSets(in: path)
        case .templates: noteTemplates(in: path, ofKnownKinds: true)
        }
    }

    private func record(_ question: Question, _ path: String, _ answer: [String]?) {
        guard let found else { return }
        var bytes: [UInt8] = [answer == nil ? 0 : 1]
        for text in answer ?? [] { bytes.append(text: text.utf8) }
        let lookup = Lookup(question: question, path: path, answer: ContentHash(bytes).value)
        found.change { _ = $0.insert(lookup) }
    }
}

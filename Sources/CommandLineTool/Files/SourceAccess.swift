import ColorProject
import FileSystem
import SourceText
import Threading

/// Where the content of files comes from.
enum SourceAccess: Sendable {
    /// The disk.
    case disk
    /// The disk, refusing files that are not the same in the index.
    case compared(NameIndex)
    /// The disk, adding the files to an index.
    case recorded(Monitor<ProjectIndex>)
    /// An index.
    case index(NameIndex)

    /// Whether the content on disk has to be that of an index.
    var compares: Bool { if case .compared = self { true } else { false } }

    /// Returns why the file with the shown `path` and the content `bytes` cannot be linted; nil if it can.
    func problem(with bytes: UnsafeBufferPointer<UInt8>, at path: String) -> String? {
        let bytes = UnsafeRawBufferPointer(bytes)
        switch self {
        case .disk, .index: return nil
        case .recorded(let index):
            let hash = ContentHash(bytes)
            index.change { $0.addFile(path, hash: hash) }
            return nil
        case .compared(let index):
            switch index.content.has(bytes, at: path) {
            case true: return nil
            case false: return "not the same as in \(index.name); write the index again"
            case nil: return "not in \(index.name); write the index again"
            }
        }
    }
}

/// The index given with `--names`.
final class NameIndex: Sendable {
    /// Its path, for messages.
    let name: String
    let content: ProjectIndex
    /// The hash of the file.
    let hash: ContentHash
    private let state = Monitor<IndexProblem?>(nil)

    /// Reads the index in the file `name`, and checks that the files that configure runs are the same in `folder`.
    ///
    /// - Throws: if it is no index, or was not written for these files.
    init(_ name: String, in folder: WorkingFolder, configuration: ContentHash?) throws(UsageError) {
        self.name = terminalSafe(name)
        (content, hash) = try Self.read(name, in: folder)
        guard content.configuration == configuration else {
            throw UsageError("\(self.name): \(IndexProblem.otherConfiguration)")
        }
        for path in content.pathsBeside {
            guard let bytes = (try? FileReader.readIfPresent(folder.location(of: path))) ?? nil else { continue }
            guard bytes.withUnsafeBytes({ content.has($0, at: path) }) == true else {
                throw UsageError("\(terminalSafe(path)): not the same as in \(self.name); write the index again")
            }
        }
    }

    /// Returns the index in the file `name`, and the hash of the file.
    static func read(
        _ name: String, in folder: WorkingFolder
    ) throws(UsageError) -> (ProjectIndex, ContentHash) {
        var reader = FileReader()
        let bytes: [UInt8]
        do throws(FileProblem) {
            let location = folder.location(of: folder.shownPath(of: name))
            bytes = Array(try reader.read(location, isText: false, limit: ProjectIndex.sizeLimit))
        } catch { throw UsageError("\(terminalSafe(name)): \(error)") }
        do throws(IndexProblem) { return (try ProjectIndex(bytes), ContentHash(bytes)) } catch {
            throw UsageError("\(terminalSafe(name)): \(error)")
        }
    }

    /// Returns the content of the file with the shown `path`; nil if the index is damaged, see ``check()``.
    func content(of path: String) -> [UInt8]? {
        do throws(IndexProblem) { return try content.bytes(at: path) } catch {
            state.change { $0 = error }
            return nil
        }
    }

    /// Throws the problem of a content that was asked for.
    func check() throws(UsageError) {
        if let problem = state.change({ $0 }) { throw UsageError("\(name): \(problem)") }
    }
}

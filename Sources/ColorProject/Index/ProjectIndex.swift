import FileSystem
import SourceText

/// What a part of a repository must know of the rest of it, so that linting the part has the same findings as linting
/// everything.
///
/// It holds the content of each file that defines or uses names, and that of the files beside them that decide how they
/// are read: configuration files, property lists, palettes, style sheets that pages link, and templates. A run with an
/// index reads these instead of the files on disk and scans them in the same way, so that it knows the same names. Of all other files
/// it holds a hash, which tells whether a file is the same as when the index was written.
package struct ProjectIndex: Sendable {
    /// What a file is read for.
    struct Roles: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        /// It is linted.
        static let inPlay = Roles(rawValue: 1)
        /// It has names that other files can use, or uses names.
        static let names = Roles(rawValue: 2)
        /// It decides how others are read.
        static let beside = Roles(rawValue: 4)
        /// It is no file but a link in a page, and its content is the path of the style sheet.
        static let link = Roles(rawValue: 8)
        /// It is a style sheet that such a link leads to.
        static let sheet = Roles(rawValue: 16)
        /// It is a template, which shows which classes stand on one element.
        static let template = Roles(rawValue: 32)

        static let all: Roles = [.inPlay, .names, .beside, .link, .sheet, .template]
        /// Those with a content.
        static let contents: Roles = [.names, .beside, .link, .sheet, .template]
    }

    /// A file.
    struct Entry: Equatable, Sendable {
        var roles: Roles
        var hash: ContentHash
        /// The number of bytes of its content.
        var count = 0
        /// Its content, compressed; empty if nothing needs it.
        var packed: ArraySlice<UInt8> = []
    }

    /// The files by shown path.
    var entries: [String: Entry] = [:]
    /// The hash of the configuration file given explicitly; nil if there was none.
    package var configuration: ContentHash?

    /// Creates an empty index for files configured by the content `configuration`, if it was given explicitly.
    package init(configuration: [UInt8]? = nil) { self.configuration = configuration.map { ContentHash($0) } }

    /// The number of files that are linted.
    package var fileCount: Int { entries.values.count { $0.roles.contains(.inPlay) } }

    /// The shown paths of the files with names, sorted.
    package var pathsWithNames: [String] {
        entries.filter { $0.value.roles.contains(.names) }.keys.ordered()
    }

    /// Returns the shown paths of the files for which `isWanted` is true, sorted.
    package func paths(where isWanted: (String) -> Bool) -> [String] {
        entries.filter { !$0.value.roles.contains(.link) && isWanted($0.key) }.keys.ordered()
    }

    /// The shown paths of the files that decide how others are judged, sorted.
    package var pathsBeside: [String] {
        entries.filter { !$0.value.roles.isDisjoint(with: [.beside, .sheet, .template]) }.keys.ordered()
    }

    /// The shown paths of the templates, sorted.
    var pathsOfTemplates: [String] { entries.filter { $0.value.roles.contains(.template) }.keys.ordered() }

    /// Whether it has the file with the shown `path` with the content `bytes`; nil if it does not have the file.
    package func has(_ bytes: UnsafeRawBufferPointer, at path: String) -> Bool? {
        guard let entry = entries[path], !entry.roles.contains(.link) else { return nil }
        return entry.hash == ContentHash(bytes)
    }

    /// Returns the content of the file with the shown `path`.
    ///
    /// - Throws: if the index does not have it, or is damaged.
    package func bytes(at path: String) throws(IndexProblem) -> [UInt8] {
        guard let entry = entries[path], !entry.roles.isDisjoint(with: .contents) else { throw .unknown }
        let bytes = entry.packed.withUnsafeBytes { PackedBlock.unpacked($0, count: entry.count) }
        guard let bytes, ContentHash(bytes) == entry.hash else { throw .damaged }
        return bytes
    }

    /// Whether the file with the shown `path` configures runs, and its content is in the index.
    package func hasBeside(_ path: String) -> Bool { entries[path]?.roles.contains(.beside) == true }

    /// Returns the path of the style sheet that `link` in a page leads to, see ``SheetStore``; nil if unknown.
    func target(of link: String) -> String? {
        guard entries[link]?.roles == .link, let bytes = try? bytes(at: link) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    // MARK: Adding

    /// Adds the file with the shown `path`, which is linted.
    package mutating func addFile(_ path: String, hash: ContentHash) {
        add(path, Entry(roles: .inPlay, hash: hash))
    }

    /// The content of a file with names.
    package struct Content: Sendable {
        fileprivate var entry: Entry

        /// Compresses `bytes`.
        package init(_ bytes: [UInt8]) { self.init(bytes, .names) }

        fileprivate init(_ bytes: [UInt8], _ roles: Roles) {
            entry = Entry(
                roles: roles, hash: ContentHash(bytes), count: bytes.count,
                packed: bytes.withUnsafeBytes { PackedBlock.packed($0)[...] })
        }
    }

    /// Adds the content of the file with the shown `path`, which has names.
    package mutating func addContent(_ content: Content, of path: String) { add(path, content.entry) }

    /// Adds the file with the shown `path`, which decides how others are read.
    package mutating func addBeside(_ path: String, _ bytes: [UInt8]) { add(path, Content(bytes, .beside).entry) }

    /// Adds the style sheet with the shown `path` that `link` in a page leads to.
    mutating func addSheet(_ path: String, _ bytes: [UInt8], linkedBy link: String) {
        add(link, Content(Array(path.utf8), .link).entry)
        add(path, Content(bytes, .sheet).entry)
    }

    /// Adds the template with the shown `path`.
    mutating func addTemplate(_ path: String, _ bytes: [UInt8]) { add(path, Content(bytes, .template).entry) }

    private mutating func add(_ path: String, _ entry: Entry) {
        guard var known = entries[path] else {
            entries[path] = entry
            return
        }
        known.roles.formUnion(entry.roles)
        if known.packed.isEmpty { (known.count, known.packed) = (entry.count, entry.packed) }
        // A file that changes meanwhile cannot be part of an index.
        if known.hash != entry.hash { changed.insert(path) }
        entries[path] = known
    }

    /// Files that were added with different contents.
    package private(set) var changed: Set<String> = []

    /// Adds the files of `other`. The result does not depend on the order in which indexes are merged.
    ///
    /// - Throws: if a file is not the same in both, or the configuration is not.
    package mutating func merge(_ other: ProjectIndex) throws(IndexProblem) {
        guard configuration == other.configuration else { throw .otherConfiguration }
        for (path, entry) in other.entries { add(path, entry) }
        if let path = changed.min() {
            throw .conflict(String(path.prefix { $0 != "\n" }))
        }
        removeNeedlessLinks()
    }
}

/// Why an index cannot be used.
package enum IndexProblem: Error, Equatable, Sendable, CustomStringConvertible {
    case notAnIndex
    /// It was written by this version of the program.
    case otherVersion(String)
    case damaged
    /// It does not have a file.
    case unknown
    /// The file with this shown path is not the same in two indexes.
    case conflict(String)
    /// Two indexes were written with different configuration files.
    case otherConfiguration

    /// The reason in a few words, without a full stop.
    package var description: String {
        switch self {
        case .notAnIndex: "not an index; color-lint index writes one"
        case .otherVersion(let version): "written by \(version); write it again with this version"
        case .damaged: "damaged; write it again with color-lint index"
        case .unknown: "not in the index; write the index again"
        case .conflict(let path): "\(path) is not the same as in another index; write both again"
        case .otherConfiguration: "written with another configuration file (--config)"
        }
    }
}

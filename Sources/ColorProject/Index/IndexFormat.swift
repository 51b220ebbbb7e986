import ColorLinting
import FileSystem
import SourceText

// An index as a file:
//
//     color-lint index 1 0.1.0     the format, and the version of the program
//     0, or 1 and eight bytes      the hash of an explicit configuration file
//     number                       the number of files, and for each, by path:
//       byte                         its roles
//       number number text           the number of bytes that its path shares with the path before, and the rest
//       eight bytes                  the hash of its content
//       number number bytes          if it has a content: its size, and the compressed content
//     eight bytes                  the hash of everything before

extension ProjectIndex {
    /// The most bytes of an index.
    package static let sizeLimit = 4 << 30
    private static let mark = "color-lint index "
    private static let opening = "\(mark)1 \(version)\n"

    /// The index as a file. Equal indexes have the same bytes.
    package var encoded: [UInt8] {
        var bytes = Array(Self.opening.utf8)
        bytes.append(configuration == nil ? 0 : 1)
        if let configuration { bytes.append(fixed: configuration.value) }
        bytes.append(number: entries.count)
        var last: [UInt8] = []
        for (path, entry) in entries.map({ (Array($0.key.utf8), $0.value) }).ordered(by: {
            $0.0.lexicographicallyPrecedes($1.0)
        }) {
            let shared = zip(last, path).prefix { $0 == $1 }.count
            bytes.append(entry.roles.rawValue)
            bytes.append(number: shared)
            bytes.append(number: path.count - shared)
            bytes += path[shared...]
            bytes.append(fixed: entry.hash.value)
            if !entry.roles.isDisjoint(with: .contents) {
                bytes.append(number: entry.count)
                bytes.append(number: entry.packed.count)
                bytes += entry.packed
            }
            last = path
        }
        bytes.append(fixed: ContentHash(bytes).value)
        return bytes
    }

    /// Reads the index in `bytes`.
    package init(_ bytes: [UInt8]) throws(IndexProblem) {
        guard bytes.starts(with: Self.mark.utf8) else { throw .notAnIndex }
        guard bytes.starts(with: Self.opening.utf8) else {
            let rest = bytes.dropFirst(Self.mark.utf8.count).prefix(64)
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            guard line.count < rest.count, let name = line.split(separator: UInt8(ascii: " ")).last,
                name.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
            else { throw .damaged }
            throw .otherVersion("version " + String(decoding: name, as: UTF8.self))
        }
        let body = bytes.dropLast(8)
        var end = BinaryReader(bytes[body.endIndex...])
        guard body.count > Self.opening.utf8.count, end.fixed() == ContentHash(body).value else { throw .damaged }
        guard let index = ProjectIndex(body: body.dropFirst(Self.opening.utf8.count)) else { throw .damaged }
        self = index
    }

    /// Reads the index in `bytes`, without its first line and its hash; nil if it is damaged.
    package init?(body bytes: ArraySlice<UInt8>) {
        var reader = BinaryReader(bytes)
        guard let index = reader.index() else { return nil }
        self = index
    }
}

extension BinaryReader {
    /// Reads the files of an index; nil if it is damaged.
    fileprivate mutating func index() -> ProjectIndex? {
        var index = ProjectIndex()
        switch byte() {
        case 0: break
        case 1:
            guard let hash = fixed() else { return nil }
            index.configuration = ContentHash(value: hash)
        default: return nil
        }
        guard let count = number() else { return nil }
        var last: [UInt8] = []
        for _ in 0..<count {
            guard let roles = byte().map(ProjectIndex.Roles.init),
                ProjectIndex.Roles.all.isSuperset(of: roles),
                let shared = number(), shared <= last.count, let length = number(), let rest = take(length)
            else { return nil }
            let path = last.prefix(shared) + rest
            guard last.lexicographicallyPrecedes(path), let name = String(validating: path, as: UTF8.self),
                roles == .link || !roles.isEmpty && !roles.contains(.link) && Self.isInside(path),
                let hash = fixed()
            else { return nil }
            var entry = ProjectIndex.Entry(roles: roles, hash: ContentHash(value: hash))
            if !roles.isDisjoint(with: .contents) {
                guard let count = number(), count <= FileReader.sizeLimit, let size = number(), let packed = take(size)
                else { return nil }
                (entry.count, entry.packed) = (count, packed)
            }
            index.entries[name] = entry
            last = Array(path)
        }
        return bytes.isEmpty ? index : nil
    }

    /// Whether `path` is a shown path inside the working folder.
    private static func isInside(_ path: ArraySlice<UInt8>) -> Bool {
        !path.contains(0)
            && path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
                !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
            }
    }
}

import SourceColors
import SourceText

/// Other names of color types, declared in the file or elsewhere in the project: `typealias NSUIColor = UIColor`.
struct SwiftTypeAliases {
    /// The aliases, each with the types it may stand for: several if an `#if` decides.
    private(set) var names: [(name: [UInt8], types: [SwiftColorType])] = []

    /// The maximum number of aliases.
    private static let most = 32

    /// No aliases.
    init() {}

    /// The aliases of `project`.
    init(_ project: [String: [SwiftColorType]]) {
        for (name, types) in project.ordered(by: { $0.key < $1.key }).prefix(Self.most) {
            names.append((Array(name.utf8), types))
        }
    }

    /// Whether there are no aliases.
    var isEmpty: Bool { names.isEmpty }

    /// The types that the word `bytes` stands for; none if it is not an alias.
    subscript(bytes: UnsafeBufferPointer<UInt8>) -> [SwiftColorType] {
        for (name, types) in names where name.count == bytes.count && bytes.elementsEqual(name) { return types }
        return []
    }

    /// Makes the word `bytes` stand for `type` too.
    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ type: SwiftColorType) {
        if let known = names.firstIndex(where: { bytes.elementsEqual($0.name) }) {
            if !names[known].types.contains(type) { names[known].types.append(type) }
        } else if names.count < Self.most {
            names.append((Array(bytes), [type]))
        }
    }

    /// Removes the alias `bytes`.
    mutating func remove(_ bytes: UnsafeBufferPointer<UInt8>) { names.removeAll { bytes.elementsEqual($0.name) } }
}

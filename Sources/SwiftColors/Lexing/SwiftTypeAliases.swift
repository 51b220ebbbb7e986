import SourceColors

/// Further names of the color types: `typealias NSUIColor = UIColor`, of the file or of the project's other files.
struct SwiftTypeAliases {
    /// The types that a name may stand for: several where an `#if` decides.
    private(set) var names: [(name: [UInt8], types: [SwiftColorType])] = []

    /// More names than this are not looked at.
    private static let most = 32

    /// No further names.
    init() {}

    /// The names that `project` gives.
    init(_ project: [String: [SwiftColorType]]) {
        for (name, types) in project.sorted(by: { $0.key < $1.key }).prefix(Self.most) {
            names.append((Array(name.utf8), types))
        }
    }

    /// Whether there are none.
    var isEmpty: Bool { names.isEmpty }

    /// The types that the word `bytes` stands for; none where it is no such name.
    subscript(bytes: UnsafeBufferPointer<UInt8>) -> [SwiftColorType] {
        for (name, types) in names where name.count == bytes.count && bytes.elementsEqual(name) { return types }
        return []
    }

    /// Lets the word `bytes` stand for `type` too.
    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ type: SwiftColorType) {
        if let known = names.firstIndex(where: { bytes.elementsEqual($0.name) }) {
            if !names[known].types.contains(type) { names[known].types.append(type) }
        } else if names.count < Self.most {
            names.append((Array(bytes), [type]))
        }
    }

    /// Forgets what the word `bytes` stands for.
    mutating func remove(_ bytes: UnsafeBufferPointer<UInt8>) { names.removeAll { bytes.elementsEqual($0.name) } }
}

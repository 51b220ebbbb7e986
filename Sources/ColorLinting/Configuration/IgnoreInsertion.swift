import JSONSyntax
import SourceText

/// Where an element of `ignore` is added to a configuration file.
package struct IgnoreInsertion: Equatable, Sendable {
    /// The place; its start and end are the same.
    package let place: StoredPlace
    private let before: String
    private let after: String

    /// Finds the place in the configuration file with the content `bytes` and the members of `root`.
    init?(_ root: JSONNode, in bytes: [UInt8], at path: String) {
        func last(_ node: JSONNode) -> JSONNode? {
            var last: JSONNode?
            for child in node.children { last = child }
            return last
        }
        guard root.kind == .object else { return nil }
        let offset: Int
        if let list = root[ConfigurationKey.ignore.rawValue], list.kind == .array {
            if let element = last(list) {
                (offset, before, after) = (element.range.upperBound, ",\n    ", "")
            } else {
                (offset, before, after) = (list.range.lowerBound + 1, "\n    ", "\n  ")
            }
        } else if let member = last(root) {
            (offset, before, after) = (member.range.upperBound, ",\n  \"ignore\": [\n    ", "\n  ]")
        } else {
            (offset, before, after) = (root.range.lowerBound + 1, "\n  \"ignore\": [\n    ", "\n  ]\n")
        }
        let file = SourceFile(path: path, language: .json, bytes: bytes)
        guard let place = StoredPlace.places(of: [ByteRange(offset, offset)], in: file).first else { return nil }
        self.place = place
    }

    /// Returns the text to insert for `entry`, JSON.
    package func text(of entry: String) -> String { before + entry + after }

    /// Returns the content of a new configuration file with `entry`, JSON.
    package static func newFile(with entry: String) -> String {
        "{\n  \"ignore\": [\n    \(entry)\n  ]\n}\n"
    }
}

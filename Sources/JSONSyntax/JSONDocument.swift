import SourceText

/// A parsed JSON text with its bytes.
package final class JSONDocument: Sendable {
    /// The text.
    package let bytes: [UInt8]
    /// Its values.
    package let tree: JSONTree

    /// Parses any bytes; see ``JSONTree/init(_:dialect:stopsAtFirstProblem:)``.
    package init(_ bytes: [UInt8], dialect: JSONDialect = .jsonc) {
        self.bytes = bytes
        tree = bytes.withUnsafeBufferPointer { JSONTree(SourceBytes($0), dialect: dialect) }
    }

    /// Parses bytes that must be valid, such as a message.
    ///
    /// - Throws: the first problem.
    package init(strict bytes: [UInt8], dialect: JSONDialect = .json) throws(JSONProblem) {
        self.bytes = bytes
        tree = bytes.withUnsafeBufferPointer {
            JSONTree(SourceBytes($0), dialect: dialect, stopsAtFirstProblem: true)
        }
        if let problem = tree.problems.first { throw problem }
    }

    /// The first value; nil if there is none.
    package var root: JSONNode? { tree.nodes.isEmpty ? nil : JSONNode(self, 0) }

    /// The syntax errors in the text.
    package var problems: [JSONProblem] { tree.problems }

    func withSource<Result>(_ body: (SourceBytes) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBufferPointer { try body(SourceBytes($0)) }
    }
}

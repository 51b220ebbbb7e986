import Foundation

/// A file of the repository that is generated from the program's declarations.
package struct PublishedFile {
    private let url: URL

    /// The file at `path`, relative to the repository root.
    package init(_ path: String) {
        url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(path)")
    }

    /// Returns its content.
    package func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

    /// Returns its content, after rewriting it with `make` if requested (`UPDATE=1 swift test`).
    package func text(updatedBy make: (String) throws -> String) throws -> String {
        let found = try text()
        guard ProcessInfo.processInfo.environment["UPDATE"] == "1" else { return found }
        let updated = try make(found)
        try updated.write(to: url, atomically: true, encoding: .utf8)
        return updated
    }
}

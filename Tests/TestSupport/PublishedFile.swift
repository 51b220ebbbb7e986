import Foundation

/// A file of the repository that is written from what the program declares.
package struct PublishedFile {
    private let url: URL

    /// The file at `path`, from the repository's root.
    package init(_ path: String) {
        url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(path)")
    }

    /// What it holds.
    package func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

    /// What it holds, once it was written anew with `make` where that is asked for (`UPDATE=1 swift test`).
    package func text(updatedBy make: (String) throws -> String) throws -> String {
        let found = try text()
        guard ProcessInfo.processInfo.environment["UPDATE"] == "1" else { return found }
        let updated = try make(found)
        try updated.write(to: url, atomically: true, encoding: .utf8)
        return updated
    }
}

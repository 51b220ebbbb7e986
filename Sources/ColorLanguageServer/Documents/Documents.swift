import ColorLinting
import JSONRPC
import SourceColors

/// The documents that are open in the editor.
struct Documents {
    private var byURI: [String: Document] = [:]
    /// Those whose text has changed since ``takeChanged()``, in the order in which they did.
    private var changed: [String] = []
    /// Those whose names have changed since the workspace last took them in.
    private(set) var unread: Set<String> = []
    /// Those about which something else may have to be said, as other files have changed.
    private var affected: Set<String> = []
    /// Type aliases and hex helpers of the project's Swift files, which decide how colors are read.
    private var swiftProject = SwiftProject()

    /// Opens `document`, in place of one of the same URI.
    mutating func open(_ document: Document) {
        var document = document
        _ = document.setSwiftProject(swiftProject)
        byURI[document.uri] = document
        markChanged(document.uri)
    }

    /// The document `uri`.
    subscript(uri: String) -> Document? { byURI[uri] }

    /// The URIs of the documents that are texts of files, by their paths.
    var urisByPath: [String: String] {
        var uris: [String: String] = [:]
        for document in byURI.values {
            if let path = document.filePath { uris[path] = document.uri }
        }
        return uris
    }

    /// Closes the document `uri`, where there is one.
    mutating func close(_ uri: String) {
        changed.removeAll { $0 == uri }
        unread.remove(uri)
        affected.remove(uri)
        byURI[uri] = nil
    }

    /// Lets `change` change the document `uri`.
    ///
    /// - Throws: what `change` throws, or an error where there is no such document.
    mutating func change(
        _ uri: String, _ change: (inout Document) throws(ResponseError) -> Void
    ) throws(ResponseError) {
        // Taken out, so that the text is held once and is changed in place.
        guard var document = byURI.removeValue(forKey: uri) else { throw Self.unknown(uri) }
        defer { byURI[uri] = document }
        try change(&document)
        markChanged(uri)
    }

    /// What is to be said of the document `uri` as it is now; nil where color-lint does not read its language.
    ///
    /// - Throws: an error where there is no such document.
    mutating func snapshot(of uri: String) throws(ResponseError) -> Snapshot? {
        guard let snapshot = byURI[uri]?.currentSnapshot() else {
            if byURI[uri] == nil { throw Self.unknown(uri) }
            return nil
        }
        return snapshot
    }

    /// The documents whose text has changed since the last call.
    mutating func takeChanged() -> [String] {
        defer { changed = [] }
        return changed
    }

    /// Lets the names of `uri` be taken in again, whatever the workspace knows of it.
    mutating func markUnread(_ uri: String) {
        byURI[uri]?.sharesDefinitions = true
        unread.insert(uri)
    }

    /// Remembers that the names of `uri` are taken in, definitions among them or not.
    mutating func markRead(_ uri: String, sharesDefinitions: Bool) {
        byURI[uri]?.sharesDefinitions = sharesDefinitions
        unread.remove(uri)
    }

    /// Leaves the names of `uri` alone until it changes.
    mutating func forgetUnread(_ uri: String) { unread.remove(uri) }

    /// Lets all documents but `uri` be linted again.
    mutating func markAffected(except uri: String? = nil) {
        for document in byURI.values where document.uri != uri && document.language != nil {
            document.forgetReport()
            affected.insert(document.uri)
        }
    }

    /// Lets each document that is a text of a file be judged as `configuration` says of its path.
    mutating func configure(_ configuration: (String) -> Configuration) {
        for (uri, document) in byURI {
            guard let path = document.filePath, byURI[uri]?.setConfiguration(configuration(path)) == true else {
                continue
            }
            affected.insert(uri)
            unread.insert(uri)
        }
    }

    /// Sets the aliases and helpers of the project to `project`.
    mutating func setSwiftProject(_ project: SwiftProject) {
        swiftProject = project
        for uri in byURI.keys where byURI[uri]?.setSwiftProject(project) == true {
            affected.insert(uri)
            unread.insert(uri)
        }
    }

    /// The documents that have become affected since the last call.
    mutating func takeAffected() -> [String] {
        defer { affected = [] }
        return affected.sorted()
    }

    /// Remembers which diagnostics of `uri` the client has, by their id.
    mutating func setTold(_ resultID: String, of uri: String) { byURI[uri]?.toldDiagnostics = resultID }

    private mutating func markChanged(_ uri: String) {
        unread.insert(uri)
        if !changed.contains(uri) { changed.append(uri) }
    }

    private static func unknown(_ uri: String) -> ResponseError {
        ResponseError(.invalidParams, "no open document \(uri)")
    }
}

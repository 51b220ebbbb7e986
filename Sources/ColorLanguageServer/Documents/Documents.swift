import ColorLinting
import JSONRPC
import SourceColors
import SourceText

/// The open documents.
struct Documents {
    private var byURI: [String: Document] = [:]
    /// Documents whose text has changed since ``takeChanged()``, in order.
    private var changed: [String] = []
    /// Documents whose names have not been indexed since their last change.
    private(set) var unread: Set<String> = []
    /// Documents whose findings may have changed because other files have.
    private var affected: Set<String> = []
    /// Type aliases and hex helpers of the project's Swift files, which affect how colors are read.
    private var swiftProject = SwiftProject()

    /// Opens `document`, replacing one with the same URI.
    mutating func open(_ document: Document) {
        var document = document
        _ = document.setSwiftProject(swiftProject)
        byURI[document.uri] = document
        markChanged(document.uri)
    }

    /// Returns the document `uri`.
    subscript(uri: String) -> Document? { byURI[uri] }

    /// URIs of documents that are files, by path.
    var urisByPath: [String: String] {
        var uris: [String: String] = [:]
        for document in byURI.values {
            if let path = document.filePath { uris[path] = document.uri }
        }
        return uris
    }

    /// Closes the document `uri` if it is open.
    mutating func close(_ uri: String) {
        changed.removeAll { $0 == uri }
        unread.remove(uri)
        affected.remove(uri)
        byURI[uri] = nil
    }

    /// Changes the document `uri`.
    ///
    /// - Throws: errors of `change`, or an error if the document is not open.
    mutating func change(
        _ uri: String, _ change: (inout Document) throws(ResponseError) -> Void
    ) throws(ResponseError) {
        // Removed during the change, so that the text has one owner and is changed in place.
        guard var document = byURI.removeValue(forKey: uri) else { throw Self.unknown(uri) }
        defer { byURI[uri] = document }
        try change(&document)
        markChanged(uri)
    }

    /// Returns the results for the current text of `uri`; nil if its language is not supported.
    ///
    /// - Throws: an error if the document is not open.
    mutating func snapshot(of uri: String) throws(ResponseError) -> Snapshot? {
        guard let snapshot = byURI[uri]?.currentSnapshot() else {
            if byURI[uri] == nil { throw Self.unknown(uri) }
            return nil
        }
        return snapshot
    }

    /// Returns the documents whose text has changed since the last call.
    mutating func takeChanged() -> [String] {
        defer { changed = [] }
        return changed
    }

    /// Schedules `uri` for indexing.
    mutating func markUnread(_ uri: String) {
        byURI[uri]?.sharesDefinitions = true
        unread.insert(uri)
    }

    /// Marks `uri` as indexed; `sharesDefinitions` says whether it has definitions.
    mutating func markRead(_ uri: String, sharesDefinitions: Bool) {
        byURI[uri]?.sharesDefinitions = sharesDefinitions
        unread.remove(uri)
    }

    /// Excludes `uri` from indexing until it changes.
    mutating func forgetUnread(_ uri: String) { unread.remove(uri) }

    /// Invalidates the reports of all documents except `uri`.
    mutating func markAffected(except uri: String? = nil) {
        for document in byURI.values where document.uri != uri && document.language != nil {
            document.forgetReport()
            affected.insert(document.uri)
        }
    }

    /// Sets the configuration of each document that is a file, by path.
    mutating func configure(_ configuration: (String) -> Configuration) {
        for (uri, document) in byURI {
            guard let path = document.filePath, byURI[uri]?.setConfiguration(configuration(path)) == true else {
                continue
            }
            affected.insert(uri)
            unread.insert(uri)
        }
    }

    /// Sets the type aliases and helpers of the project.
    mutating func setSwiftProject(_ project: SwiftProject) {
        swiftProject = project
        for uri in byURI.keys where byURI[uri]?.setSwiftProject(project) == true {
            affected.insert(uri)
            unread.insert(uri)
        }
    }

    /// Returns the documents that have become affected since the last call.
    mutating func takeAffected() -> [String] {
        defer { affected = [] }
        return affected.ordered()
    }

    /// Records the ID of the diagnostics of `uri` that the client has.
    mutating func setPublished(_ resultID: String, of uri: String) { byURI[uri]?.publishedDiagnostics = resultID }

    private mutating func markChanged(_ uri: String) {
        unread.insert(uri)
        if !changed.contains(uri) { changed.append(uri) }
    }

    private static func unknown(_ uri: String) -> ResponseError {
        ResponseError(.invalidParams, "no open document \(uri)")
    }
}

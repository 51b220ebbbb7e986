import ColorLinting
import JSONRPC

/// The documents that are open in the editor.
struct Documents {
    private var byURI: [String: Document] = [:]
    /// Those whose text has changed since ``takeChanged()``, in the order in which they did.
    private var changed: [String] = []

    /// Opens `document`, in place of one of the same URI.
    mutating func open(_ document: Document) {
        byURI[document.uri] = document
        markChanged(document.uri)
    }

    /// Closes the document `uri`; false where there is none.
    mutating func close(_ uri: String) -> Bool {
        changed.removeAll { $0 == uri }
        return byURI.removeValue(forKey: uri) != nil
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
    mutating func snapshot(of uri: String, by linter: Linter) throws(ResponseError) -> Snapshot? {
        guard let snapshot = byURI[uri]?.currentSnapshot(by: linter) else {
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

    private mutating func markChanged(_ uri: String) {
        if !changed.contains(uri) { changed.append(uri) }
    }

    private static func unknown(_ uri: String) -> ResponseError {
        ResponseError(.invalidParams, "no open document \(uri)")
    }
}

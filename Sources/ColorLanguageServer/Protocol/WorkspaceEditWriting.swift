import JSONSyntax
import SourceText

/// The edits of one document in LSP coordinates.
struct DocumentEdits {
    var uri: String
    /// The version the edits apply to; nil if the document is not open or has no version.
    var version: Int?
    /// Ranges with their replacements.
    var edits: [(range: TextRange, text: String)]
    /// Whether the file does not exist yet.
    var isNew = false
    /// Why the document is changed, if it is not the one that the action is about.
    var note: String?
}

extension JSONWriter {
    /// Writes `documents` under the key `edit`, with versions if the client supports them.
    ///
    /// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspaceEdit>
    mutating func writeEdit(_ documents: [DocumentEdits], client: ClientCapabilities) {
        object("edit") { $0.writeEditMembers(documents, client: client) }
    }

    /// Writes the members of an edit of `documents`. After their edits, renames `files` if the client supports that.
    mutating func writeEditMembers(
        _ documents: [DocumentEdits], renaming files: [(old: String, new: String)] = [], client: ClientCapabilities
    ) {
        guard client.takesVersionedEdits else {
            object("changes") {
                for document in documents { $0.write(document.edits, note: nil, under: document.uri) }
            }
            return
        }
        var notes: [String] = []
        array("documentChanges") {
            for document in documents {
                if document.isNew {
                    $0.object {
                        $0.field("kind", "create")
                        $0.field("uri", document.uri)
                    }
                }
                $0.object {
                    $0.object("textDocument") {
                        $0.field("uri", document.uri)
                        if let version = document.version {
                            $0.field("version", version)
                        } else {
                            $0.nullField("version")
                        }
                    }
                    let note = client.annotatesEdits ? document.note : nil
                    if let note, !notes.contains(note) { notes.append(note) }
                    $0.write(document.edits, note: note, under: "edits")
                }
            }
            for file in files {
                $0.object {
                    $0.field("kind", "rename")
                    $0.field("oldUri", file.old)
                    $0.field("newUri", file.new)
                }
            }
        }
        guard !notes.isEmpty else { return }
        object("changeAnnotations") {
            for note in notes { $0.object(note) { $0.field("label", note) } }
        }
    }

    private mutating func write(_ edits: [(range: TextRange, text: String)], note: String?, under name: String) {
        array(name) {
            for edit in edits {
                $0.object {
                    $0.field("range", edit.range)
                    $0.field("newText", edit.text)
                    if let note { $0.field("annotationId", note) }
                }
            }
        }
    }
}

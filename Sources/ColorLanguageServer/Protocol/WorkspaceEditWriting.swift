import JSONSyntax
import SourceText

/// The edits of one document in LSP coordinates.
struct DocumentEdits {
    var uri: String
    /// The version the edits apply to; nil if the document is not open or has no version.
    var version: Int?
    /// Ranges with their replacements.
    var edits: [(range: TextRange, text: String)]
}

extension JSONWriter {
    /// Writes `documents` under the key `edit`, with versions if the client supports them.
    ///
    /// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspaceEdit>
    mutating func writeEdit(_ documents: [DocumentEdits], client: ClientCapabilities) {
        object("edit") {
            if client.takesVersionedEdits {
                $0.array("documentChanges") {
                    for document in documents {
                        $0.object {
                            $0.object("textDocument") {
                                $0.field("uri", document.uri)
                                if let version = document.version {
                                    $0.field("version", version)
                                } else {
                                    $0.nullField("version")
                                }
                            }
                            $0.write(document.edits, under: "edits")
                        }
                    }
                }
            } else {
                $0.object("changes") {
                    for document in documents { $0.write(document.edits, under: document.uri) }
                }
            }
        }
    }

    private mutating func write(_ edits: [(range: TextRange, text: String)], under name: String) {
        array(name) {
            for edit in edits {
                $0.object {
                    $0.field("range", edit.range)
                    $0.field("newText", edit.text)
                }
            }
        }
    }
}

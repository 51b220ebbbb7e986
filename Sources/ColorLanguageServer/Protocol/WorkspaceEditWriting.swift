import JSONSyntax
import SourceText

extension JSONWriter {
    /// Writes edits of `snapshot`'s document under `edit`: for that version alone where the client can say so.
    ///
    /// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspaceEdit>
    mutating func writeEdit(
        _ edits: [Edit], of snapshot: Snapshot, client: ClientCapabilities, encoding: PositionEncoding
    ) {
        let ranges = snapshot.textRanges(of: edits.map { $0.range }, encoding: encoding)
        func writeEdits(_ name: String, _ json: inout JSONWriter) {
            json.array(name) {
                for (edit, range) in zip(edits, ranges) {
                    $0.object {
                        $0.field("range", range)
                        $0.field("newText", edit.text)
                    }
                }
            }
        }
        object("edit") {
            if client.takesVersionedEdits {
                $0.array("documentChanges") {
                    $0.object {
                        $0.object("textDocument") {
                            $0.field("uri", snapshot.uri)
                            if let version = snapshot.version {
                                $0.field("version", version)
                            } else {
                                $0.nullField("version")
                            }
                        }
                        writeEdits("edits", &$0)
                    }
                }
            } else {
                $0.object("changes") { writeEdits(snapshot.uri, &$0) }
            }
        }
    }
}

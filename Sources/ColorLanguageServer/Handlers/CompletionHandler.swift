import ColorLinting
import ColorMath
import ColorScanning
import JSONRPC
import JSONSyntax
import SourceColors
import SourceText

/// `textDocument/completion`: color names of the document and the workspace that can be used at the caret, with their
/// colors.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_completion>
enum CompletionHandler: RequestHandler {
    static let method = "textDocument/completion"
    static let capability: String? = nil
    /// Trigger characters.
    static let triggers = ["-", "(", "$", "@", "\"", "{"]

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let place = try server.place(parameters)
        result.beginArray()
        if let (snapshot, offset) = place, let completion = snapshot.file.nameCompletion(at: offset) {
            write(completion, in: snapshot, server, into: &result)
        }
        result.endArray()
    }

    private static func write(
        _ completion: NameCompletion, in snapshot: Snapshot, _ server: Server, into json: inout JSONWriter
    ) {
        var texts: Set<String> = []
        let style = snapshot.file.language != .swift && snapshot.file.language != .json
        // The text being typed may itself look like a definition.
        for definition in snapshot.facts.definitions
        where definition.name.space == completion.space && definition.name.isWritten
            && !definition.nameRange.touches(completion.typed)
        {
            texts.insert(definition.name.text)
        }
        // Servers of style sheets know the names of the document too; their editors leave out these.
        let own = style ? texts : []
        if completion.space != .preprocessorVariable {
            texts.formUnion(server.linter.workspace.definedNames(in: completion.space))
        }
        let names = texts.ordered().map { ColorName(completion.space, $0) }
        let colors = server.linter.colors(
            of: names, at: completion.typed, in: snapshot.facts, path: snapshot.file.path)
        let range = snapshot.textRange(of: completion.typed, encoding: server.encoding)
        for (name, colors) in zip(names, colors) {
            json.object {
                $0.field("label", name.text)
                // The kind Color, or else Variable.
                $0.field("kind", colors.light == nil && colors.dark == nil ? 6 : 16)
                if let color = colors.light ?? colors.dark {
                    $0.field("detail", HexColor(color.mappedIntoSRGB).description)
                }
                if own.contains(name.text) { $0.object("data") { $0.field("isOwn", true) } }
                $0.object("textEdit") {
                    $0.field("range", range)
                    $0.field("newText", name.text)
                }
            }
        }
    }
}

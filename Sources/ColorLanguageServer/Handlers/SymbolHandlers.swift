import ColorLinting
import ColorMath
import JSONRPC
import JSONSyntax
import SourceColors
import SourceText

/// `textDocument/documentSymbol`: the definitions of colors in a document, with their hex digits.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_documentSymbol>
enum DocumentSymbolHandler: RequestHandler {
    static let method = "textDocument/documentSymbol"
    static let capability: String? = "documentSymbolProvider"
    /// The kind Constant.
    fileprivate static let kind = 14

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let snapshot = try server.snapshot(Parameters(parameters))
        result.beginArray()
        if let snapshot { write(snapshot, server, into: &result) }
        result.endArray()
    }

    private static func write(_ snapshot: Snapshot, _ server: Server, into json: inout JSONWriter) {
        let definitions = snapshot.facts.definitions.filter(\.name.isWritten)
        let colors = server.linter.colors(of: definitions, in: snapshot.facts, path: snapshot.file.path)
        let ranges = snapshot.textRanges(of: definitions.map(\.nameRange), encoding: server.encoding)
        for (index, definition) in definitions.enumerated() {
            guard let color = colors[index] else { continue }
            let hex = HexColor(color.mappedIntoSRGB).description
            json.object {
                $0.field("name", definition.name.text)
                $0.field("kind", kind)
                if server.client.showsSymbolDetails {
                    $0.field("detail", hex)
                    $0.field("range", ranges[index])
                    $0.field("selectionRange", ranges[index])
                } else {
                    $0.object("location") {
                        $0.field("uri", snapshot.uri)
                        $0.field("range", ranges[index])
                    }
                    $0.field("containerName", hex)
                }
            }
        }
    }
}

/// `workspace/symbol`: the colors of the workspace whose names contain the letters of the query in this order.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspace_symbol>
enum WorkspaceSymbolHandler: RequestHandler {
    static let method = "workspace/symbol"
    static let capability: String? = "workspaceSymbolProvider"
    /// Maximum number of symbols; a longer query finds the others.
    private static let maxSymbols = 256

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let query = Array(try Parameters(parameters).string("query").lowercased().utf8)
        server.takeInNames()
        let encoding = server.encoding
        var count = 0
        result.beginArray()
        // In open documents, names may have moved since they were indexed.
        let open = server.documents.urisByPath
        for (path, uri) in open.ordered(by: { $0.key < $1.key }) where server.folders.files.contains(path) {
            guard let snapshot = (try? server.documents.snapshot(of: uri)) ?? nil else { continue }
            let definitions = snapshot.facts.definitions.filter {
                $0.isShared && $0.name.isWritten && matches($0.name.text, query)
            }
            let colors = server.linter.colors(of: definitions, in: snapshot.facts, path: path)
            let ranges = snapshot.textRanges(of: definitions.map(\.nameRange), encoding: encoding)
            for (index, definition) in definitions.enumerated() where count < maxSymbols {
                guard let color = colors[index] else { continue }
                count += 1
                write(definition.name, color, NameLocation(uri: uri, range: ranges[index]), into: &result)
            }
        }
        server.linter.workspace.forEachDefinition { path, name, place, color in
            guard count < maxSymbols, let color, open[path] == nil, matches(name.text, query) else { return }
            count += 1
            let (start, end) = place.range(in: encoding)
            let range = TextRange(start: start, end: end.line == start.line ? end : start)
            write(name, color, NameLocation(uri: FileURI.uri(of: path), range: range), into: &result)
        }
        result.endArray()
    }

    private static func write(
        _ name: ColorName, _ color: RGBA, _ location: NameLocation, into json: inout JSONWriter
    ) {
        json.object {
            $0.field("name", name.text)
            $0.field("kind", DocumentSymbolHandler.kind)
            $0.field("containerName", HexColor(color.mappedIntoSRGB).description)
            $0.object("location") {
                $0.field("uri", location.uri)
                $0.field("range", location.range)
            }
        }
    }

    /// Whether `name` contains the bytes of `query`, in lowercase, in this order.
    private static func matches(_ name: String, _ query: [UInt8]) -> Bool {
        var rest = query[...]
        for byte in name.utf8 {
            let isCapital = byte &- UInt8(ascii: "A") < 26
            if let first = rest.first, (isCapital ? byte | 0x20 : byte) == first { rest.removeFirst() }
        }
        return rest.isEmpty
    }
}

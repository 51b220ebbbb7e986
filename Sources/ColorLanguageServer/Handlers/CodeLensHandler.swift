import ColorLinting
import JSONRPC
import JSONSyntax
import SourceColors
import SourceText

/// `textDocument/codeLens`: above definitions of colors, the number of uses and the lowest contrast.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_codeLens>
enum CodeLensHandler: RequestHandler {
    static let method = "textDocument/codeLens"
    static let capability: String? = nil

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let parameters = try Parameters(parameters)
        // Definitions in other documents are counted as they are now.
        server.takeInNames(withUses: true)
        let snapshot = try server.snapshot(parameters)
        result.beginArray()
        if let snapshot, server.options.codeLens { write(snapshot, &server, into: &result) }
        result.endArray()
    }

    private static func write(_ snapshot: Snapshot, _ server: inout Server, into json: inout JSONWriter) {
        var seen: Set<ColorName> = []
        let definitions = snapshot.facts.definitions.filter { $0.name.isWritten && seen.insert($0.name).inserted }
        let colors = server.linter.colors(of: definitions, in: snapshot.facts, path: snapshot.file.path)
        let uses = server.uses(of: seen, from: snapshot)
        let ranges = snapshot.textRanges(of: definitions.map(\.nameRange), encoding: server.encoding)
        var lines: [Int: Int] = [:]
        for range in ranges { lines[range.start.line, default: 0] += 1 }
        for (index, definition) in definitions.enumerated() {
            // Above a line of several definitions, nobody can tell which lens is for which.
            guard lines[ranges[index].start.line] == 1 else { continue }
            guard let use = uses[definition.name], use.count > 0,
                colors[index] != nil || use.lowest != nil
            else { continue }
            var title = use.count == 1 ? "1 use" : "\(use.count) uses"
            if let lowest = use.lowest { title += " · worst \(ratioText(lowest)):1" }
            json.object {
                $0.field("range", ranges[index])
                $0.object("command") {
                    $0.field("title", title)
                    // Clients that know how to list references add a command.
                    $0.field("command", "")
                }
            }
        }
    }
}

extension Server {
    /// Returns the number of uses of each of `names`, which the document of `snapshot` defines, and their lowest contrast in
    /// open documents; nil if it is unknown.
    fileprivate mutating func uses(
        of names: Set<ColorName>, from snapshot: Snapshot
    ) -> [ColorName: (count: Int, lowest: Double?)] {
        var result: [ColorName: (count: Int, lowest: Double?)] = [:]
        var known: [ColorName: ColorName] = [:]
        for name in names {
            for synonym in linter.workspace.synonyms(of: name) {
                known[synonym] = name
                result[name, default: (0, nil)].count += linter.workspace.placeCount(of: synonym)
            }
        }
        let local = Set(snapshot.facts.definitions.lazy.filter { !$0.isShared }.map(\.name))
        for name in local { result[name] = (0, nil) }
        var documents = [snapshot]
        for (path, uri) in self.documents.urisByPath where uri != snapshot.uri && folders.files.contains(path) {
            if let other = try? self.documents.snapshot(of: uri) { documents.append(other) }
        }
        let wanted = Set(known.keys)
        for document in documents {
            let isOwn = document.uri == snapshot.uri
            var places: Set<ByteRange> = []
            for one in document.facts.nameOccurrences(in: document.file) where !one.isDefinition {
                guard let name = known[one.name], isOwn || !local.contains(name), places.insert(one.range).inserted
                else { continue }
                result[name, default: (0, nil)].count += 1
            }
            for (synonym, ratio) in document.report(by: linter).lowestContrasts(of: wanted) {
                guard let name = known[synonym], isOwn || !local.contains(name) else { continue }
                result[name, default: (0, nil)].lowest = min(result[name]?.lowest ?? ratio, ratio)
            }
        }
        return result
    }
}

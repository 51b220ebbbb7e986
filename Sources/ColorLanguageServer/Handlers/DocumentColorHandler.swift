import JSONRPC
import JSONSyntax

/// `textDocument/documentColor`: the literals and their colors, ordered by position. Colors outside sRGB are mapped
/// into it, because a component outside 0…1 makes some editors drop all swatches.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_documentColor>
enum DocumentColorHandler: RequestHandler {
    static let method = "textDocument/documentColor"
    static let capability: String? = "colorProvider"

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let snapshot = try server.snapshot(Parameters(parameters))
        result.beginArray()
        if let snapshot, server.options.nameSwatches {
            writeAll(of: snapshot, in: server, into: &result)
        } else if let snapshot {
            writeColors(of: snapshot, in: server, into: &result)
        }
        result.endArray()
    }

    /// Writes names too, for editors that cannot draw them themselves; pickers have nothing to change there.
    private static func writeAll(of snapshot: Snapshot, in server: Server, into result: inout JSONWriter) {
        let swatches = server.swatches(in: snapshot, within: nil, withLiterals: true)
        let ranges = snapshot.textRanges(of: swatches.map(\.range), encoding: server.encoding)
        let colors = ColorWriter()
        for (swatch, range) in zip(swatches, ranges) {
            result.beginFragments()
            result.fragment(#"{"range":"#)
            result.fragment(range)
            result.fragment(#","color":"#)
            colors.write(swatch.light, into: &result)
            result.fragment("}")
        }
    }

    private static func writeColors(of snapshot: Snapshot, in server: Server, into result: inout JSONWriter) {
        let literals = snapshot.facts.literals.filter { $0.color != nil || !$0.ramp.isEmpty }
        let ranges = snapshot.textRanges(of: literals.map { $0.range }, encoding: server.encoding)
        let colors = ColorWriter()
        // Approximate size of an entry in a large document.
        result.reserve(literals.count * 170)
        for (literal, range) in zip(literals, ranges) {
            // A loop's literal shows its first color.
            guard let color = (literal.color?.rgba ?? literal.ramp.first)?.mappedIntoSRGB else { continue }
            result.beginFragments()
            result.fragment(#"{"range":"#)
            result.fragment(range)
            result.fragment(#","color":"#)
            colors.write(color, into: &result)
            result.fragment("}")
        }
    }
}

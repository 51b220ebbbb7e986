import ColorLinting
import ColorMath
import JSONRPC
import JSONSyntax
import SourceText

/// `color-lint/swatches`: the color expressions that are no literals, such as `var(--x)`, with one color, or one for
/// light and one for dark appearances. Editors that draw swatches themselves ask for them; `documentColor` is for texts
/// that a color picker can change.
///
/// Parameters: `textDocument`, optionally `range`, and `literals`, with which literals are included. Announced under
/// `experimental.colorLint`.
enum SwatchHandler: RequestHandler {
    static let method = "color-lint/swatches"
    static let capability: String? = nil
    /// The notification that swatches may have changed because other files have.
    static let refresh = "color-lint/refreshSwatches"

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let parameters = try Parameters(parameters)
        server.drawsNames = true
        let snapshot = try server.snapshot(parameters)
        var part: ByteRange?
        if let snapshot, parameters["range"] != nil {
            part = try snapshot.byteRange(of: TextRange(parameters.object("range")), encoding: server.encoding)
        }
        let withLiterals = parameters["literals"]?.bool ?? false
        result.beginArray()
        if let snapshot {
            let swatches = server.swatches(in: snapshot, within: part, withLiterals: withLiterals)
            write(swatches, in: snapshot, server.encoding, into: &result)
        }
        result.endArray()
    }

    private static func write(
        _ swatches: [ExpressionSwatch], in snapshot: Snapshot, _ encoding: PositionEncoding,
        into json: inout JSONWriter
    ) {
        let ranges = snapshot.textRanges(of: swatches.map(\.range), encoding: encoding)
        let colors = ColorWriter()
        for (swatch, range) in zip(swatches, ranges) {
            json.beginFragments()
            json.fragment(#"{"range":"#)
            json.fragment(range)
            json.fragment(#","colors":["#)
            colors.write(swatch.light, into: &json)
            if swatch.light != swatch.dark {
                json.fragment(",")
                colors.write(swatch.dark, into: &json)
            }
            json.fragment("]}")
        }
    }
}

extension Server {
    /// Returns the swatches in `part` of the document of `snapshot`, all if it is nil, in the order of the text.
    func swatches(in snapshot: Snapshot, within part: ByteRange?, withLiterals: Bool) -> [ExpressionSwatch] {
        var swatches = linter(for: snapshot).swatches(in: snapshot.facts, of: snapshot.file, within: part)
        guard withLiterals else { return swatches }
        for literal in snapshot.facts.literals where part?.touches(literal.range) != false {
            guard let color = (literal.color?.rgba ?? literal.ramp.first)?.mappedIntoSRGB else { continue }
            swatches.append(ExpressionSwatch(range: literal.range, light: color, dark: color))
        }
        return swatches.ordered { $0.range < $1.range }
    }
}

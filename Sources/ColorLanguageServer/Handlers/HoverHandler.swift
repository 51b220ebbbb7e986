import ColorLinting
import ColorMath
import ColorScanning
import JSONRPC
import JSONSyntax
import SourceText

/// `textDocument/hover`: the colour in figures and words, and its contrasts.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_hover>
enum HoverHandler: RequestHandler {
    static let method = "textDocument/hover"

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        let parameters = try Parameters(parameters)
        let snapshot = try server.snapshot(parameters)
        let position = try TextPosition(parameters.object("position"))
        let encoding = server.encoding
        guard let snapshot, case let offset = try snapshot.offset(of: position, encoding: encoding),
            let target = HoverTarget(at: offset, in: snapshot.report(by: server.linter))
        else {
            result.null()
            return
        }
        let text = text(for: target, in: snapshot, linter: server.linter)
        let isMarkdown = server.client.showsMarkdownHover
        result.object {
            $0.object("contents") {
                $0.field("kind", isMarkdown ? "markdown" : "plaintext")
                $0.field("value", isMarkdown ? text.markdown : text.plain)
            }
            $0.field("range", snapshot.textRange(of: target.range, encoding: encoding))
        }
    }

    private static func text(for target: HoverTarget, in snapshot: Snapshot, linter: Linter) -> HoverText {
        var text = HoverText()
        let metric = snapshot.configuration.metric
        let partners = snapshot.report(by: linter).partners(of: target.range)
        switch target {
        case .literal(let literal):
            switch literal.value {
            case .color(let color): text.add(ColorDescription(of: color, partners: partners, metric: metric))
            case .unresolved(let reason): text.add("not decided: \(reason)")
            }
        case .name(let range, let values):
            let name = snapshot.file.text(range)
            text.add(name, markdown: "`\(name)`")
            if values.count > 1 { text.add(values.map { ($0.appearance?.title ?? "any", $0.color) }) }
            if let color = values.first?.color {
                text.add(ColorDescription(of: ColorValue(color), partners: partners, metric: metric))
            }
        }
        return text
    }
}

extension HoverTarget {
    /// Where it stands.
    fileprivate var range: ByteRange {
        switch self {
        case .literal(let literal): literal.range
        case .name(let range, _): range
        }
    }
}

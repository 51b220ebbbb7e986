import ColorLinting
import ColorMath
import JSONRPC
import JSONSyntax
import SourceColors
import SourceText

/// `textDocument/hover`: describes a color and its contrast, or explains a rule named in a comment.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocument_hover>
enum HoverHandler: RequestHandler {
    static let method = "textDocument/hover"
    static let capability: String? = "hoverProvider"

    static func answer(
        _ parameters: JSONNode?, in server: inout Server, into result: inout JSONWriter
    ) throws(ResponseError) {
        guard let (snapshot, offset) = try server.place(parameters) else {
            result.null()
            return
        }
        var text: HoverText
        let range: ByteRange
        if let target = HoverTarget(at: offset, in: snapshot.report(by: server.linter))
            ?? named(at: offset, in: snapshot, server.linter)
        {
            text = self.text(for: target, in: snapshot, server)
            range = target.range
            if case .name = target, let query = NameQuery(at: offset, in: snapshot) {
                addDefinitions(server.locations(of: query, in: snapshot, uses: false, definitions: true), to: &text)
            }
        } else if let query = NameQuery(at: offset, in: snapshot),
            let words = differences(of: query, in: snapshot, server.linter)
        {
            text = HoverText(name: query, in: snapshot, words)
            range = query.range
            addDefinitions(server.locations(of: query, in: snapshot, uses: false, definitions: true), to: &text)
        } else if let query = NameQuery(at: offset, in: snapshot),
            let words = possibilities(of: query, in: snapshot, server.linter)
        {
            text = HoverText(name: query, in: snapshot, words)
            range = query.range
        } else if let rule = snapshot.facts.namedRule(at: offset), let metadata = RuleCatalog.metadata(of: rule.id) {
            text = HoverText()
            text.add("\(metadata.id) – \(metadata.summary)", markdown: "**`\(metadata.id)`** – \(metadata.summary)")
            text.add(metadata.why)
            range = rule.range
        } else {
            result.null()
            return
        }
        let isMarkdown = server.client.showsMarkdownHover
        result.object {
            $0.object("contents") {
                $0.field("kind", isMarkdown ? "markdown" : "plaintext")
                $0.field("value", isMarkdown ? text.markdown : text.plain)
            }
            $0.field("range", snapshot.textRange(of: range, encoding: server.encoding))
        }
    }

    /// Returns the name at `offset` if it resolves to a color.
    private static func named(at offset: Int, in snapshot: Snapshot, _ linter: Linter) -> HoverTarget? {
        guard let query = NameQuery(at: offset, in: snapshot) else { return nil }
        let found = linter.colors(of: query.names, at: query.range, in: snapshot.facts, path: snapshot.file.path)
        for colors in found {
            let known = Appearance.allCases.compactMap { appearance in
                colors[appearance].map { HoverTarget.Value(place: appearance.title, color: $0) }
            }
            guard let first = known.first else { continue }
            let isUniform = known.count == Appearance.allCases.count && known.allSatisfy { $0.color == first.color }
            return .name(query.range, values: isUniform ? [.init(color: first.color)] : known)
        }
        return nil
    }

    /// Returns the colors that the document gives a name which has no color of its own, because they differ; nil if there are
    /// none.
    private static func differences(of query: NameQuery, in snapshot: Snapshot, _ linter: Linter) -> String? {
        let definitions = snapshot.facts.definitions.filter { query.names.contains($0.name) }
        guard definitions.count > 1 else { return nil }
        let colors = linter.colors(of: definitions, in: snapshot.facts, path: snapshot.file.path)
        let ranges = snapshot.textRanges(of: definitions.map(\.nameRange), encoding: .utf8)
        var shown: [String] = []
        for (color, range) in zip(colors, ranges) {
            guard let color else { continue }
            shown.append("\(HexColor(color)) (line \(range.start.line + 1))")
        }
        return shown.isEmpty ? nil : "depends on where it is used: " + list(shown)
    }

    /// Returns the colors that definitions in other files may give a name; nil if there are none.
    private static func possibilities(of query: NameQuery, in snapshot: Snapshot, _ linter: Linter) -> String? {
        let path = snapshot.file.path
        let found = linter.possibleColors(of: query.names, at: query.range, in: snapshot.facts, path: path)
        guard !found.isEmpty else { return nil }
        let shown = found.map { color, place in
            "\(HexColor(color)) (\(FileURI.fileName(of: place.path))" + (place.line.map { ":\($0))" } ?? ")")
        }
        return "may be " + list(shown)
    }

    /// Returns the first of `shown`, and how many more there are.
    private static func list(_ shown: [String]) -> String {
        let more = shown.count > maxDefinitions ? " and \(shown.count - maxDefinitions) more" : ""
        return shown.prefix(maxDefinitions).joined(separator: ", ") + more
    }

    /// Maximum number of definitions listed.
    private static let maxDefinitions = 4

    private static func addDefinitions(_ locations: [NameLocation], to text: inout HoverText) {
        guard !locations.isEmpty else { return }
        var places = locations.prefix(maxDefinitions).map { location in
            let path = FileURI.path(of: location.uri)
            return "\(FileURI.fileName(of: path)):\(location.range.start.line + 1)"
        }
        if locations.count > places.count { places.append("\(locations.count - places.count) more") }
        text.add("defined in " + places.joined(separator: ", "))
    }

    private static func text(for target: HoverTarget, in snapshot: Snapshot, _ server: Server) -> HoverText {
        var text = HoverText()
        let partners = snapshot.report(by: server.linter).partners(of: target.range)
        text.add(partners)
        if let words = snapshot.report(by: server.linter).background(behind: target.range) { text.add(words) }
        let metric = snapshot.configuration.metric
        let goal = ContrastGoal(metric, required: snapshot.configuration.level.required(for: .text))
        func add(_ color: ColorValue) {
            text.add(
                ColorDescription(of: color, metric: metric),
                server.options.showsPictures ? ColorPicture(color.rgba, partners: partners, goal: goal) : nil)
        }
        switch target {
        case .literal(let literal):
            switch literal.value {
            case .color(let color): add(color)
            case .unresolved(let reason):
                if literal.ramp.isEmpty {
                    text.add("unresolved: \(reason)")
                } else {
                    text.add(ramp: literal.ramp, showsPicture: server.options.showsPictures)
                }
            }
        case .name(let range, let values):
            let name = snapshot.file.text(range)
            text.add(name, markdown: "`\(name)`")
            if values.count > 1 {
                text.add(values, showsPictures: server.options.showsPictures)
            }
            if let color = values.first?.color { add(ColorValue(color)) }
        }
        return text
    }
}

extension HoverText {
    /// Creates a text that says `words` of the name of `query`.
    fileprivate init(name query: NameQuery, in snapshot: Snapshot, _ words: String) {
        self.init()
        let name = snapshot.file.text(query.range)
        add(name, markdown: "`\(name)`")
        add(words)
    }
}

extension HoverTarget {
    fileprivate var range: ByteRange {
        switch self {
        case .literal(let literal): literal.range
        case .name(let range, _): range
        }
    }
}

extension ColorFacts {
    /// Returns the rule that a comment names at `offset`, with its range.
    fileprivate func namedRule(at offset: Int) -> (id: String, range: ByteRange)? {
        for directive in directives where directive.range.touches(ByteRange(offset, offset)) {
            guard case .suppression(let suppression) = directive.kind else { continue }
            for rule in suppression.rules where rule.range.touches(ByteRange(offset, offset)) {
                return (rule.id, rule.range)
            }
        }
        return nil
    }
}

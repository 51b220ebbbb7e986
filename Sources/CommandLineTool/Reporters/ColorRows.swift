import ColorLinting
import ColorMath
import JSONSyntax
import SourceColors
import SourceText

/// Writes the rows of `colors`. Large style sheets have tens of thousands of colors, so rows are assembled as bytes.
struct ColorRows: ~Copyable {
    private enum Entry {
        case literal(ColorLiteral)
        case named(NamedColorUse)

        var range: ByteRange {
            switch self {
            case .literal(let literal): literal.range
            case .named(let use): use.range
            }
        }
    }

    private let path: String
    private let source: SourceBytes
    private let facts: ColorFacts
    private let listsAll: Bool

    /// Creates the rows for the file with the shown `path`.
    init(path: String, source: SourceBytes, facts: ColorFacts, listsAll: Bool) {
        self.path = path
        self.source = source
        self.facts = facts
        self.listsAll = listsAll
    }

    private func forEachEntry(_ body: (Entry, LineColumn) -> Void) {
        var cursor = LineColumnCursor(source)
        var named = facts.namedColors[...]
        if !listsAll { named = [] }
        for literal in facts.literals where listsAll || literal.color != nil {
            while let use = named.first, use.range < literal.range {
                body(.named(use), cursor.lineColumn(of: use.range.lowerBound))
                named.removeFirst()
            }
            body(.literal(literal), cursor.lineColumn(of: literal.range.lowerBound))
        }
        for use in named { body(.named(use), cursor.lineColumn(of: use.range.lowerBound)) }
    }

    func printJSONLines(to sink: FileSink) {
        var name = JSONWriter()
        name.value(path)
        let head = Array("{\"path\":".utf8) + name.bytes + Array(",\"start\":".utf8)
        var row = RowBuffer(sink)
        forEachEntry { entry, place in
            row.append(head)
            row.append(entry.range.lowerBound)
            row.append(literal: ",\"end\":")
            row.append(entry.range.upperBound)
            row.append(literal: ",\"line\":")
            row.append(place.line)
            row.append(literal: ",\"column\":")
            row.append(place.column)
            row.append(literal: ",\"text\":")
            row.append(quoted: source, entry.range)
            row.append(literal: ",\"form\":\"")
            switch entry {
            case .literal(let literal):
                row.append(literal.form.name)
                row.append(literal: "\",")
                switch literal.value {
                case .color(let color): row.append(members: color.rgba)
                case .unresolved(let reason): row.append(unresolved: reason.description)
                }
            case .named(let use):
                row.append(literal: "swift-name\",")
                append(use.colors, to: &row)
            }
            row.append(literal: "}\n")
        }
        row.flush()
    }

    private func append(_ colors: PerAppearance<RGBA>, to row: inout RowBuffer) {
        guard colors != PerAppearance(colors.light) else { return row.append(members: colors.light) }
        row.append(unresolved: "the color differs between appearances")
        row.append(literal: ",\"appearances\":{")
        for appearance in Appearance.allCases {
            if appearance != Appearance.allCases.first { row.append(literal: ",") }
            row.append(literal: "\"")
            row.append(appearance.rawValue)
            row.append(literal: "\":")
            row.append(components: colors[appearance])
        }
        row.append(literal: "}")
    }

    /// Prints the rows as text.
    func printText(to sink: FileSink, _ style: Style) {
        let shownPath = terminalSafe(path)
        var row = RowBuffer(sink)
        forEachEntry { entry, place in
            let color: String
            switch entry {
            case .literal(let literal):
                switch literal.value {
                case .color(let value): color = shown(value.rgba, style)
                case .unresolved(let reason): color = style.dim("unresolved: \(reason)")
                }
            case .named(let use):
                let colors = use.colors
                color =
                    colors == PerAppearance(colors.light)
                    ? shown(colors.light, style)
                    : "\(shown(colors.light, style)), dark \(shown(colors.dark, style))"
            }
            row.append("\(shownPath):\(place.line):\(place.column): \(color)  \(text(of: entry.range))\n")
        }
        row.flush()
    }

    private func shown(_ color: RGBA, _ style: Style) -> String {
        (style.isColored ? style.swatch(color) + " " : "") + HexColor(color.mappedIntoSRGB).description
    }

    /// Returns the source text of `range` on one line, truncated if long.
    private func text(of range: ByteRange) -> String {
        let limit = 100
        let part = ByteRange(range.lowerBound, min(range.upperBound, range.lowerBound + limit))
        return terminalSafe(source.text(part).withSingleSpaces) + (part.upperBound < range.upperBound ? "…" : "")
    }
}

extension RowBuffer {
    fileprivate mutating func append(quoted source: SourceBytes, _ range: ByteRange) {
        let bytes = source.buffer(range)
        if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
            append(literal: "\"")
            append(bytes)
            append(literal: "\"")
        } else {
            var json = JSONWriter()
            json.value(source.text(range))
            append(json.bytes)
        }
    }

    fileprivate mutating func append(members color: RGBA) {
        append(literal: "\"rgba\":")
        append(components: color)
        append(literal: ",\"hex\":\"#")
        append(HexColor(color.isInGamut ? color : color.mappedIntoSRGB))
        append(literal: "\"")
    }

    fileprivate mutating func append(components color: RGBA) {
        append(literal: "[")
        append(component: color.red)
        append(literal: ",")
        append(component: color.green)
        append(literal: ",")
        append(component: color.blue)
        append(literal: ",")
        append(component: color.alpha)
        append(literal: "]")
    }

    private mutating func append(component: Double) {
        if let text = eightBitTexts[component] { append(text) } else { append(component, places: componentPlaces) }
    }

    fileprivate mutating func append(unresolved reason: String) {
        var json = JSONWriter()
        json.value(reason)
        append(literal: "\"rgba\":null,\"hex\":null,\"reason\":")
        append(json.bytes)
    }
}

/// Decimals of components in JSON.
private let componentPlaces = 8

/// Formats a component for JSON.
private func componentText(_ component: Double) -> String { decimalText(component, places: componentPlaces) }

private let eightBitTexts = EightBitTexts(componentText)

extension JSONWriter {
    /// Writes the member `rgba`, or `null` if the color is unknown.
    mutating func field(rgba color: RGBA?) {
        guard let color else { return nullField("rgba") }
        array("rgba") {
            for component in [color.red, color.green, color.blue, color.alpha] { $0.raw(componentText(component)) }
        }
    }
}

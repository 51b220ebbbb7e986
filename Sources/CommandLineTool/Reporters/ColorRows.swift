import ColorLinting
import ColorMath
import ColorScanning
import JSONSyntax
import SourceText

/// Writes rows of `colors`. A large style sheet has tens of thousands of them, so they are put together byte by byte.
struct ColorRows {
    /// A colour to be listed.
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

    /// The rows of the file shown as `path`, which is `source` and says `facts`.
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

    /// Adds the rows as JSON Lines to `output`.
    func addJSONLines(to output: inout [UInt8]) {
        var prefix = JSONWriter()
        prefix.value(path)
        let head = Array("{\"path\":".utf8) + prefix.bytes + Array(",\"start\":".utf8)
        forEachEntry { entry, place in
            output += head
            output.append(number: entry.range.lowerBound)
            output.append(",\"end\":")
            output.append(number: entry.range.upperBound)
            output.append(",\"line\":")
            output.append(number: place.line)
            output.append(",\"column\":")
            output.append(number: place.column)
            output.append(",\"text\":")
            output.append(quoted: source, entry.range)
            output.append(",\"form\":\"")
            switch entry {
            case .literal(let literal):
                output += literal.form.name.utf8
                output.append("\",")
                switch literal.value {
                case .color(let color): output.append(color.rgba)
                case .unresolved(let reason): output.append(unresolved: reason.description)
                }
            case .named(let use):
                output.append("swift-name\",")
                if use.colors == PerAppearance(use.colors.light) {
                    output.append(use.colors.light)
                } else {
                    output.append(unresolved: "it differs between appearances")
                    output.append(",\"appearances\":{")
                    for appearance in Appearance.allCases {
                        if appearance != Appearance.allCases.first { output.append(",") }
                        output.append("\"")
                        output += appearance.rawValue.utf8
                        output.append("\":")
                        output.append(components: use.colors[appearance])
                    }
                    output.append("}")
                }
            }
            output.append("}\n")
        }
    }

    /// Adds the rows as lines for people to `output`.
    func addText(to output: inout [UInt8], _ style: Style) {
        let shownPath = terminalSafe(path)
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
            let line = "\(shownPath):\(place.line):\(place.column): \(color)  \(text(of: entry.range))\n"
            output += Array(line.utf8)
        }
    }

    private func shown(_ color: RGBA, _ style: Style) -> String {
        (style.isColored ? style.swatch(color) + " " : "") + HexColor(color).description
    }

    /// The source text of `range` on one line, not too long.
    private func text(of range: ByteRange) -> String {
        let limit = 100
        let part = ByteRange(range.lowerBound, min(range.upperBound, range.lowerBound + limit))
        let words = source.text(part).split { $0.isWhitespace }.joined(separator: " ")
        return terminalSafe(words) + (part.upperBound < range.upperBound ? "…" : "")
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    fileprivate mutating func append(number: Int) {
        var digits = 1
        var bound = 10
        while number >= bound, digits < 18 {
            digits += 1
            bound *= 10
        }
        let start = count
        append(contentsOf: repeatElement(0x30, count: digits))
        var rest = number
        for place in stride(from: start + digits - 1, through: start, by: -1) {
            self[place] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
    }

    fileprivate mutating func append(quoted source: SourceBytes, _ range: ByteRange) {
        let bytes = source.buffer(range)
        if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
            append(0x22)
            append(contentsOf: bytes)
            append(0x22)
        } else {
            var json = JSONWriter()
            json.value(source.text(range))
            append(contentsOf: json.bytes)
        }
    }

    fileprivate mutating func append(_ color: RGBA) {
        append("\"rgba\":")
        append(components: color)
        append(",\"hex\":\"")
        append(contentsOf: HexColor(color).description.utf8)
        append("\"")
    }

    fileprivate mutating func append(components color: RGBA) {
        append("[")
        append(component: color.red)
        append(",")
        append(component: color.green)
        append(",")
        append(component: color.blue)
        append(",")
        append(component: color.alpha)
        append("]")
    }

    fileprivate mutating func append(component: Double) {
        let steps = (component * 255).rounded()
        if steps >= 0, steps <= 255, steps / 255 == component {
            append(contentsOf: eightBitTexts[Int(steps)].utf8)
        } else {
            append(contentsOf: componentText(component).utf8)
        }
    }

    fileprivate mutating func append(unresolved reason: String) {
        var json = JSONWriter()
        json.value(reason)
        append("\"rgba\":null,\"hex\":null,\"reason\":")
        append(contentsOf: json.bytes)
    }
}

/// A component as JSON output gives it.
func componentText(_ component: Double) -> String { decimalText(component, places: 8) }

/// The texts of n/255, which nearly all components are.
private let eightBitTexts = (0...255).map { componentText(Double($0) / 255) }

extension JSONWriter {
    /// Writes the member `rgba`, `null` where the colour is not known.
    mutating func field(rgba color: RGBA?) {
        guard let color else { return nullField("rgba") }
        array("rgba") {
            for component in [color.red, color.green, color.blue, color.alpha] { $0.raw(componentText(component)) }
        }
    }
}

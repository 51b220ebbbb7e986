import AppleColors
import ColorMath
import SourceColors
import SourceText

extension LiteralValue {
    /// What the marks of examples say of it: `#1e90ff`, or `?` and the reason.
    package var marked: String {
        switch self {
        case .color(let color): hex(color.rgba)
        case .unresolved(let reason): "? \(reason)"
        }
    }
}

extension ColorFacts {
    /// What the marks of examples say of the expression `id`.
    package func marked(_ id: ExpressionID) -> String {
        func list(_ parts: [ExpressionID]) -> String { parts.map { marked($0) }.joined(separator: ", ") }
        switch expressions[id].kind {
        case .literal(let index): return literals[index].value.marked
        case .constant(let color): return hex(color)
        case .appearances(let colors): return "light \(hex(colors.light)) dark \(hex(colors.dark))"
        case .name(let name): return "\(name.space) \(name.isMadeByCode ? name.shownText : name.text)"
        case .nameOr(let name, let fallback):
            return "\(name.space) \(name.isMadeByCode ? name.shownText : name.text) or \(marked(fallback))"
        case .defined(let name, let value): return "\(name.space) \(name.text) as \(marked(value))"
        case .substitution(let text, let parts): return "\(text) with \(list(parts))"
        case .opacity(let base, let factor): return "\(marked(base)) × \(factor)"
        case .withAlpha(let base, let alpha): return "\(marked(base)) at \(alpha)"
        case .changed(let parts, _): return "computed from \(list(parts))"
        case .lightDark(let light, let dark):
            return "light \(marked(light)) dark \(marked(dark))"
        case .byContrast(let standard, let increased):
            return "standard \(marked(standard)) increased \(marked(increased))"
        case .oneOf(let parts): return "one of \(list(parts))"
        case .when(let base, _): return marked(base)
        case .layers(let parts): return "layers \(list(parts))"
        case .gradient(let parts, let line):
            let jumps = line.jumps.isEmpty ? "" : " with jumps after \(line.jumps)"
            return "gradient \(list(parts))\(jumps)"
        case .modifierCall(let name, let arguments):
            let given = arguments.map { "\($0.label) \(marked($0.value))" }
            return "what \(name) draws with \(given.joined(separator: ", "))"
        case .over(let declared, let upper):
            return "\(marked(upper)) over \(marked(declared))"
        case .systemBackground(let index):
            let colors = SystemBackgrounds.colors(index, isElevated: false)
            return "light \(hex(colors.light)) dark \(hex(colors.dark))"
        case .surroundings: return "the surroundings"
        case .sectionSurroundings: return "the list around"
        case .surface(.groupedList), .surface(.list): return "the list"
        case .surface(.window): return "the window"
        case .surface(.groupedRow), .surface(.listRow), .surface(.plainRow): return "the row"
        case .surface(.buttonStyle): return "the style of buttons"
        case .surface(.tintedLabel): return "the style of the label"
        case .label(let level, let place): return "label \(level)" + (place.contains(.inLink) ? " in a link" : "")
        case .modifier(let name, let setsForeground): return setsForeground ? "\(name)’s text" : name
        case .unresolved(let reason): return "? \(reason)"
        }
    }
}

private func hex(_ color: RGBA) -> String { HexColor(color).description }

extension ColorFacts {
    /// The ranges of all literals, expressions, names and directives.
    package var allRanges: [ByteRange] {
        literals.map(\.range) + expressions.ids.map { expressions[$0].range } + definitions.map(\.nameRange)
            + namedColors.map(\.range) + directives.map(\.range)
    }
}

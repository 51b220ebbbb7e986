import ColorMath
import SourceColors
import SourceText

/// Reads the values that only Sass and Less have.
extension CSSValue {
    /// Adds the variable or the interpolation at `index`; an interpolation of a single color is that color.
    mutating func addUnread(_ index: Int) {
        guard lexemes.startsInterpolation(nodes[index].range.lowerBound) else {
            return add(CSSColor(node: index, kind: .preprocessorVariable))
        }
        let child = index + 1
        guard child < Int(nodes[index].next), nodes[child].next == nodes[index].next, nodes[child].color >= 0 else {
            return
        }
        let color = nodes[child].color
        update(index) { $0.color = color }
    }

    /// Adds the color function at `index`, which is not valid CSS: `rgba(#fff, .5)`, or something computed.
    mutating func addPreprocessed(_ index: Int, _ form: CSSColorFunction) {
        let end = Int(nodes[index].next)
        let base = index + 1
        guard base < end else { return }
        let literal = CSSColor.Kind.literal(.cssFunction(form), .unresolved(.notConstant))
        let comma = Int(nodes[base].next)
        guard case .components(of: .srgb, _) = form, comma + 2 == end, nodes[comma].kind == .comma,
            let alpha = alpha(comma + 1, end, CSSChannels()), alpha.kind == .number || alpha.kind == .percentage
        else { return add(CSSColor(node: index, kind: literal)) }
        let opacity = CSSColorScale.Component.alpha.amount(of: alpha)
        switch color(of: base)?.kind {
        case .literal(_, .color(let value)):
            var color = value
            color.alpha = opacity
            add(CSSColor(node: index, kind: .literal(.cssFunction(form), .color(color))))
        case .preprocessorVariable, .mapEntry, .withAlpha, .computed:
            add(CSSColor(node: index, kind: .withAlpha(base, opacity)))
        default: add(CSSColor(node: index, kind: literal))
        }
    }
}

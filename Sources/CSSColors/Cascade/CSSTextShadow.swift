import ColorMath
import SourceColors
import SourceText

/// What the value of `text-shadow` does to the colors around the text.
/// <https://www.w3.org/TR/css-text-decor-3/#text-shadow-property>
enum CSSTextShadow {
    /// No shadow is seen: `none`, or the text's own color dominates.
    case none
    /// The shadows may have these colors, at the nodes with these indices.
    case colors([Int])
    /// Browsers drop the declaration.
    case invalid
    case unknown
}

extension CSSValue {
    /// The maximum number of shadows with a color of their own.
    private static var mostShadows: Int { 6 }

    /// The shadows that this value of `text-shadow` draws.
    ///
    /// One without blur that lies within a pixel of the text does not matter, because the text's own color dominates, nor
    /// does one in the text's color.
    var textShadow: CSSTextShadow {
        if isSingle { return keyword(0) == .nothing || keyword(0) == .wide ? .none : .unknown }
        var colors: [Int] = []
        var (index, lengths) = (0, 0)
        var (color, isHard) = (-1, true)
        func endShadow() { if color >= 0, !isHard { colors.append(color) } }
        while index < nodes.count {
            let node = nodes[index]
            switch node.kind {
            case .comma:
                endShadow()
                (lengths, color, isHard) = (0, -1, true)
            case .number, .dimension:
                let pixels = node.kind == .number ? node.number : node.unit.pixels.map { $0 * node.number }
                if pixels.map({ abs($0) <= (lengths < 2 ? 1 : 0) }) != true { isHard = false }
                lengths += 1
            default:
                if keyword(index) == .nothing || keyword(index) == .wide { return .invalid }
                guard node.color >= 0, !node.hasSubstitution else { return .unknown }
                if self.color(of: index)?.isCurrentColor != true { color = index }
            }
            index = Int(node.next)
        }
        endShadow()
        return colors.isEmpty ? .none : colors.count <= Self.mostShadows ? .colors(colors) : .unknown
    }
}

extension CSSPairing {
    /// Returns `background`, behind the text of the first view, under the shadows of the text that rules for the views up
    /// to `view` set.
    mutating func shaded(_ background: ExpressionID, upTo view: Int, _ appearance: Appearance) -> ExpressionID {
        for index in views.indices.prefix(view + 1) {
            guard let winner = elements.winner(.textShadow, in: views[index], appearance) else { continue }
            switch settings[Int(winner.setting)].value {
            case .shadows(let colors):
                let range = facts.expressions.range(of: background)
                var path = path(.shaded, Int(background.index))
                var layers: [ExpressionID] = []
                for color in colors {
                    let own = facts.expressions.range(of: color)
                    let placed = expression(.expression(color, own), index, appearance)
                    layers.append(
                        expression(
                            self.path(self.path(.veil, Int(placed.index)), Int32(GradientLine.Veil.shadow.rawValue)),
                            .gradient([placed], GradientLine(veil: .shadow)), own))
                    path = self.path(path, placed.index)
                }
                return expression(path, .layers(layers + [background]), range)
            case .inherited: continue
            default: return background
            }
        }
        return background
    }
}

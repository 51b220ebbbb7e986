import ColorLinting
import ColorMath
import SourceColors
import SourceText

/// A literal or name that has a hover.
enum HoverTarget {
    case literal(ColorLiteral)
    /// A name or a longer expression, with its value in each appearance in which it differs.
    case name(ByteRange, values: [(appearance: Appearance?, color: RGBA)])

    /// Finds the innermost literal at `offset`, or else a name.
    init?(at offset: Int, in report: FileReport) {
        let place = ByteRange(offset, offset)
        if let literal = report.facts.literals.last(where: { $0.range.touches(place) }) {
            self = .literal(literal)
        } else if let use = report.facts.namedColors.last(where: { $0.range.touches(place) }) {
            self = .name(use.range, values: Self.values(use.colors))
        } else {
            var sides: [(range: ByteRange, appearance: Appearance?, color: RGBA)] = []
            for pair in report.pairs {
                let known: [(ByteRange?, RGBA?)] = [
                    (pair.foregroundRange, pair.foreground), (pair.backgroundRange, pair.background),
                ]
                for case (let range?, let color?) in known where range.touches(place) {
                    sides.append((range, pair.appearance, color))
                }
            }
            guard let range = sides.map({ $0.range }).max() else { return nil }
            var values: [(appearance: Appearance?, color: RGBA)] = []
            for side in sides where side.range == range {
                if !values.contains(where: { $0 == (side.appearance, side.color) }) {
                    values.append((side.appearance, side.color))
                }
            }
            if let first = values.first, values.allSatisfy({ $0.color == first.color }) {
                values = [(nil, first.color)]
            }
            self = .name(range, values: values)
        }
    }

    private static func values(_ colors: PerAppearance<RGBA>) -> [(appearance: Appearance?, color: RGBA)] {
        if Appearance.allCases.allSatisfy({ colors[$0] == colors.light }) { return [(nil, colors.light)] }
        return Appearance.allCases.map { ($0, colors[$0]) }
    }
}

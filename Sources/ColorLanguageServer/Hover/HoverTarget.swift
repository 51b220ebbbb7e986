import ColorLinting
import ColorMath
import SourceColors
import SourceText

/// A literal or name that has a hover.
enum HoverTarget {
    case literal(ColorLiteral)
    /// A name or a longer expression, with its value in each appearance or theme in which it differs.
    case name(ByteRange, values: [Value])

    /// A color, and in which appearance or theme a name has it; nil for all.
    struct Value: Equatable {
        var place: String?
        var color: RGBA
    }

    /// Finds the innermost literal at `offset`, or else a name.
    init?(at offset: Int, in report: FileReport) {
        let place = ByteRange(offset, offset)
        if let literal = report.facts.literals.last(where: { $0.range.touches(place) }) {
            self = .literal(literal)
        } else if let use = report.facts.namedColors.last(where: { $0.range.touches(place) }) {
            self = .name(use.range, values: Self.values(use.colors))
        } else {
            var sides: [(range: ByteRange, value: Value)] = []
            for pair in report.pairs {
                let place = report.facts.theme(of: pair) ?? pair.appearance?.title
                let known: [(ByteRange?, RGBA?)] = [
                    (pair.foregroundRange, pair.foreground), (pair.backgroundRange, pair.background),
                ]
                for case (let range?, let color?) in known where range.touches(ByteRange(offset, offset)) {
                    sides.append((range, Value(place: place, color: color)))
                }
            }
            guard let range = sides.map({ $0.range }).max() else { return nil }
            var values: [Value] = []
            for side in sides where side.range == range && !values.contains(side.value) { values.append(side.value) }
            if let first = values.first, values.allSatisfy({ $0.color == first.color }) {
                values = [Value(color: first.color)]
            }
            self = .name(range, values: values)
        }
    }

    private static func values(_ colors: PerAppearance<RGBA>) -> [Value] {
        if Appearance.allCases.allSatisfy({ colors[$0] == colors.light }) { return [Value(color: colors.light)] }
        return Appearance.allCases.map { Value(place: $0.title, color: colors[$0]) }
    }
}

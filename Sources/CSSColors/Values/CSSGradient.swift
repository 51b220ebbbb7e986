import ColorMath
import SourceColors
import SourceText

/// Reads gradients. <https://www.w3.org/TR/css-images-4/#gradients>
extension CSSValue {
    /// Returns the expression for the gradient at node `index`: its stops, and what lies between them.
    func gradientExpression(of index: Int, in facts: inout ColorFacts) -> ExpressionID {
        var reader = CSSGradientReader()
        var child = index + 1
        let end = Int(nodes[index].next)
        while child < end {
            let node = nodes[child]
            if node.kind == .comma {
                reader.endPart()
            } else if node.color >= 0 {
                reader.add(expression(of: child, in: &facts))
            } else if node.function == .gradientPart {
                readLegacyStop(child, into: &reader, &facts)
            } else if node.function.colorFunction != nil {
                // An unreadable color.
                reader.add(facts.expressions.add(.unresolved(.gradient), at: node.range))
            } else if node.kind == .ident, lexemes.matches(node.range, "in") {
                let method = interpolation(after: child, end)
                reader.interpolation = method?.value
                if let method { child = method.last }
            } else {
                reader.positions.append(CSSGradientReader.Position(node))
            }
            child = Int(nodes[child].next)
        }
        reader.endPart()
        let range = nodes[index].range
        guard let gradient = reader.gradient else { return facts.expressions.add(.unresolved(.gradient), at: range) }
        return facts.expressions.add(.gradient(gradient.stops, gradient.line), at: range)
    }

    /// Reads `from(red)`, `to(red)` or `color-stop(30%, red)` in `-webkit-gradient()`, where stops come in any order.
    private func readLegacyStop(_ index: Int, into reader: inout CSSGradientReader, _ facts: inout ColorFacts) {
        let start = nodes[index].range.lowerBound
        var place: Double? = lexemes.matches(ByteRange(start, start + 5), "from(") ? 0 : nil
        if lexemes.matches(ByteRange(start, start + 3), "to(") { place = 1 }
        var inner = index + 1
        while inner < Int(nodes[index].next) {
            let node = nodes[inner]
            switch node.kind {
            case .number: place = node.number
            case .percentage: place = node.number / 100
            default: if node.color >= 0 { reader.add(expression(of: inner, in: &facts), legacyPlace: place) }
            }
            inner = Int(node.next)
        }
    }

    /// Reads the `in …` after node `index`; returns the interpolation and the index of its last node, or nil if it is
    /// not understood.
    private func interpolation(after index: Int, _ end: Int) -> (value: GradientInterpolation, last: Int)? {
        let name = index + 1
        guard name < end, nodes[name].kind == .ident,
            let space = cssMixingSpaces.value(of: nodes[name].range, hasEscape: nodes[name].hasEscape, in: lexemes)
        else { return nil }
        guard name + 2 < end, nodes[name + 1].kind == .ident, let way = hueInterpolation(nodes[name + 1].range),
            nodes[name + 2].kind == .ident, lexemes.matches(nodes[name + 2].range, "hue")
        else { return (GradientInterpolation(.given(space, .shorter)), name) }
        return (GradientInterpolation(.given(space, way)), name + 2)
    }
}

/// Assembles a gradient from its parts between commas.
struct CSSGradientReader {
    /// The position of a stop, as written.
    struct Position {
        private let kind: CSSNode.Kind
        private let unit: CSSUnit
        private let number: Double

        /// Reads the position from `node`.
        init(_ node: CSSNode) {
            kind = node.kind
            unit = node.unit
            number = node.number
        }

        /// Whether it is certainly not after `other`: their units are equal, or it is the start.
        func isUpTo(_ other: Position) -> Bool {
            guard kind == .number || kind == .percentage || kind == .dimension else { return false }
            if number == 0, other.number >= 0, other.kind != .function { return true }
            return kind == other.kind && unit == other.unit && number <= other.number
        }
    }

    /// The interpolation; nil if it is not understood.
    var interpolation: GradientInterpolation? = .standard
    /// The positions in the current part.
    var positions: [Position] = []
    private var stops: [ExpressionID] = []
    private var jumps: [Int] = []
    private var isStop = false
    private var last: Position?
    private var legacyPlaces: [Double?] = []

    /// Adds the color of a stop.
    mutating func add(_ color: ExpressionID, legacyPlace: Double?? = nil) {
        stops.append(color)
        if let legacyPlace { legacyPlaces.append(legacyPlace) } else { isStop = true }
    }

    /// Ends the current part.
    mutating func endPart() {
        defer {
            positions.removeAll(keepingCapacity: true)
            isStop = false
        }
        // A position without a color is a hint, which only affects how fast the colors change.
        guard isStop else { return }
        if let first = positions.first, let last, first.isUpTo(last), stops.count > 1 { jumps.append(stops.count - 2) }
        last = positions.last
    }

    /// The gradient; nil if there is none or it is not understood.
    var gradient: (stops: [ExpressionID], line: GradientLine)? {
        guard let interpolation, !stops.isEmpty else { return nil }
        let line = GradientLine(jumps: jumps, interpolation: interpolation)
        guard legacyPlaces.count == stops.count else { return legacyPlaces.isEmpty ? (stops, line) : nil }
        var placed: [(place: Double, stop: ExpressionID)] = []
        for (place, stop) in zip(legacyPlaces, stops) {
            guard let place else { return nil }
            placed.append((place, stop))
        }
        let order = placed.enumerated().ordered {
            ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
        }
        return (order.map { $0.element.stop }, line)
    }
}

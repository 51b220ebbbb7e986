import CStandardLibrary
import SourceText

/// The math functions other than `calc()`. <https://www.w3.org/TR/css-values-4/#math>
enum CSSMathFunction: UInt8 {
    case min, max, clamp, round, mod, rem, sin, cos, tan, asin, acos, atan, atan2, pow, sqrt, hypot, log, exp, abs, sign
    case progress
    /// A function whose result depends on the page: `random()`, `sibling-index()`.
    case unknown

    static let table = WordTable<CSSMathFunction>(ignoringCase: [
        ("min", .min), ("max", .max), ("clamp", .clamp), ("round", .round), ("mod", .mod), ("rem", .rem), ("sin", .sin),
        ("cos", .cos), ("tan", .tan), ("asin", .asin), ("acos", .acos), ("atan", .atan), ("atan2", .atan2),
        ("pow", .pow),
        ("sqrt", .sqrt), ("hypot", .hypot), ("log", .log), ("exp", .exp), ("abs", .abs), ("sign", .sign),
        ("progress", .progress), ("random sibling-index sibling-count", .unknown),
    ])

    /// The valid numbers of arguments.
    var counts: ClosedRange<Int> {
        switch self {
        case .min, .max, .hypot: 1...Int.max
        case .clamp, .progress: 3...3
        case .mod, .rem, .atan2, .pow: 2...2
        case .round, .log: 1...2
        default: 1...1
        }
    }

    /// The rounding strategy of `round()`. <https://www.w3.org/TR/css-values-4/#round-func>
    enum Rounding: UInt8 { case nearest, up, down, towardsZero }
}

extension CSSValue {
    /// Evaluates the math function at `index`.
    func mathFunction(_ index: Int, _ channels: CSSChannels?) -> CSSResult {
        let node = nodes[index]
        let name = ByteRange(node.range.lowerBound, lexemes.endOfName(node.range.lowerBound))
        let function = CSSMathFunction.table.value(of: name, hasEscape: node.hasEscape, in: lexemes) ?? .unknown
        guard function != .unknown else { return .unknown }
        let end = Int(node.next)
        var place = index + 1
        var rounding = CSSMathFunction.Rounding.nearest
        if function == .round, place + 1 < end, nodes[place + 1].kind == .comma, let named = self.rounding(place) {
            rounding = named
            place += 2
        }
        var arguments: [CSSQuantity] = []
        /// For `clamp()`, the limits that are `none`.
        var open = [false, false, false]
        var isKnown = true
        while place < end {
            if function == .clamp, arguments.count < 3, keyword(place) == .nothing {
                open[arguments.count] = true
                arguments.append(CSSQuantity(value: 0, kind: .number))
                place += 1
            } else {
                switch sum(&place, end, channels) {
                case .invalid: return .invalid
                case .unknown:
                    isKnown = false
                    arguments.append(CSSQuantity(value: 0, kind: .number, isKnown: false))
                case .quantity(let quantity):
                    isKnown = isKnown && quantity.isKnown
                    arguments.append(quantity)
                }
            }
            if place >= end { break }
            guard nodes[place].kind == .comma, place + 1 < end else { return .invalid }
            place += 1
        }
        guard function.counts.contains(arguments.count), !open[1] else { return .invalid }
        guard isKnown else { return .unknown }
        return result(of: function, arguments, open: open, rounding) ?? .invalid
    }

    private func rounding(_ index: Int) -> CSSMathFunction.Rounding? {
        let range = nodes[index].range
        guard nodes[index].kind == .ident else { return nil }
        if lexemes.matches(range, "nearest") { return .nearest }
        if lexemes.matches(range, "up") { return .up }
        if lexemes.matches(range, "down") { return .down }
        return lexemes.matches(range, "to-zero") ? .towardsZero : nil
    }

    private func result(
        of function: CSSMathFunction, _ arguments: [CSSQuantity], open: [Bool], _ rounding: CSSMathFunction.Rounding
    ) -> CSSResult? {
        let kinds = zip(arguments, open + [Bool](repeating: false, count: arguments.count))
            .filter { !$0.1 }.map(\.0.kind)
        guard let kind = kinds.first, kinds.allSatisfy({ $0 == kind }) else { return nil }
        let values = arguments.map(\.value)
        func of(_ kind: CSSUnit.Kind, _ value: Double) -> CSSResult { .quantity(CSSQuantity(value: value, kind: kind)) }
        func number(_ value: @autoclosure () -> Double) -> CSSResult? { kind == .number ? of(.number, value()) : nil }
        /// Applies `function` to an angle, or to a number of radians.
        func turned(_ function: (Double) -> Double) -> CSSResult? {
            guard kind == .number || kind == .angle else { return nil }
            return of(.number, function(kind == .angle ? values[0] * .pi / 180 : values[0]))
        }
        /// Returns an angle that is given in radians.
        func angle(_ radians: Double) -> CSSResult { of(.angle, radians * 180 / .pi) }
        let isNaN = values.contains { $0.isNaN }
        switch function {
        case .min: return of(kind, isNaN ? .nan : values.reduce(.infinity) { $0 < $1 ? $0 : $1 })
        case .max: return of(kind, isNaN ? .nan : values.reduce(-.infinity) { $0 > $1 ? $0 : $1 })
        case .clamp:
            if isNaN { return of(kind, .nan) }
            let upper = open[2] ? values[1] : values[1] < values[2] ? values[1] : values[2]
            return of(kind, open[0] || upper > values[0] ? upper : values[0])
        case .round:
            guard values.count == 2 || kind == .number else { return nil }
            return of(kind, rounded(values[0], to: values.count == 2 ? values[1] : 1, rounding))
        case .mod: return of(kind, modulus(values[0], values[1]))
        case .rem: return of(kind, values[1] == 0 ? .nan : values[0].truncatingRemainder(dividingBy: values[1]))
        case .sin: return turned(sin)
        case .cos: return turned(cos)
        case .tan: return turned(tan)
        case .asin: return kind == .number ? angle(asin(values[0])) : nil
        case .acos: return kind == .number ? angle(acos(values[0])) : nil
        case .atan: return kind == .number ? angle(atan(values[0])) : nil
        case .atan2: return angle(atan2(values[0], values[1]))
        case .pow: return number(pow(values[0], values[1]))
        case .sqrt: return number(values[0].squareRoot())
        case .hypot: return of(kind, values.reduce(0) { hypot($0, $1) })
        case .log:
            let divisor = values.count == 2 ? log(values[1]) : 1
            return number(log(values[0]) / divisor)
        case .exp: return number(exp(values[0]))
        case .abs: return of(kind, values[0].magnitude)
        case .sign: return of(.number, values[0] > 0 ? 1 : values[0] < 0 ? -1 : values[0])
        case .progress: return of(.number, (values[0] - values[1]) / (values[2] - values[1]))
        case .unknown: return nil
        }
    }

    /// Rounds `value` to a multiple of `step`. <https://www.w3.org/TR/css-values-4/#round-infinities>
    private func rounded(_ value: Double, to step: Double, _ rounding: CSSMathFunction.Rounding) -> Double {
        let step = step.magnitude
        guard step != 0, !value.isNaN, !step.isNaN, value.isFinite || step.isFinite else { return .nan }
        guard value.isFinite else { return value }
        if step.isInfinite {
            switch rounding {
            case .up: return value > 0 ? .infinity : 0
            case .down: return value < 0 ? -.infinity : 0
            case .nearest, .towardsZero: return 0
            }
        }
        let steps = value / step
        switch rounding {
        // Ties round up.
        case .nearest: return (steps + 0.5).rounded(.down) * step
        case .up: return steps.rounded(.up) * step
        case .down: return steps.rounded(.down) * step
        case .towardsZero: return steps.rounded(.towardZero) * step
        }
    }

    /// Returns the remainder of `value`, with the sign of `divisor`. <https://www.w3.org/TR/css-values-4/#round-func>
    private func modulus(_ value: Double, _ divisor: Double) -> Double {
        guard divisor != 0, value.isFinite, !divisor.isNaN else { return .nan }
        if divisor.isInfinite { return (value < 0) == (divisor < 0) || value == 0 ? value : .nan }
        let remainder = value.truncatingRemainder(dividingBy: divisor)
        return remainder != 0 && (remainder < 0) != (divisor < 0) ? remainder + divisor : remainder
    }
}

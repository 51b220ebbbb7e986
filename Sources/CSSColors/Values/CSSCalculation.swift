import SourceText

/// The result of a calculation.
enum CSSResult {
    case quantity(CSSQuantity)
    /// Only the page can tell it, such as the length of an `em`.
    case unknown
    /// Not valid CSS.
    case invalid
}

/// A number with its kind, in the canonical unit of that kind: degrees, pixels, seconds and so on.
struct CSSQuantity {
    var value: Double
    var kind: CSSUnit.Kind
    /// Whether the value is known; for relative lengths, only the kind is.
    var isKnown = true
}

/// The values of the channel keywords in a relative color: the `r` in `rgb(from red r g b)`.
/// <https://www.w3.org/TR/css-color-5/#relative-colors>
struct CSSChannels {
    /// The lowercase keywords; alpha is last.
    var names: [StaticString] = []
    /// The value of each keyword, in the units that its function writes.
    var values: [Double] = []
    /// The channels that are missing in the origin color, as a bit set.
    var missing = 0

    /// Returns the index of the keyword at `range`.
    func index(of range: ByteRange, in lexemes: CSSLexemes) -> Int? {
        names.firstIndex { lexemes.matches(range, $0) }
    }
}

/// Evaluates `calc()` and other math functions. <https://www.w3.org/TR/css-values-4/#calc-syntax>
extension CSSValue {
    /// Replaces the math function, or the parentheses in one, at `index` with its result, or with a useless node if it
    /// is invalid. Leaves it alone if the result is unknown. Everything inside must have been calculated before.
    ///
    /// - Parameter channels: the values of keywords; without it, any keyword may turn out to be a channel.
    mutating func calculate(_ index: Int, channels: CSSChannels? = nil) {
        let result: CSSResult
        if nodes[index].kind == .function, nodes[index].function == .math {
            result = mathFunction(index, channels)
        } else {
            var place = index + 1
            let end = Int(nodes[index].next)
            let sum = sum(&place, end, channels)
            if case .quantity = sum, place < end { result = .invalid } else { result = sum }
        }
        switch result {
        case .unknown: break
        case .invalid: update(index) { $0.kind = .other }
        case .quantity(let quantity):
            guard quantity.isKnown else { return }
            update(index) { node in
                node.number = quantity.value
                switch quantity.kind {
                case .number: node.kind = .number
                case .percentage: node.kind = .percentage
                default:
                    node.kind = .dimension
                    node.unit = quantity.kind.unit
                }
            }
        }
    }

    /// Calculates the math nodes from `start` to `end` that are not calculated yet, as the arguments of one function.
    /// Nodes that contain anything else are already invalid, so no node is visited by two functions.
    mutating func calculate(from start: Int, to end: Int, channels: CSSChannels) {
        var argument = start
        while argument < end {
            let next = Int(nodes[argument].next)
            if isUndoneMath(argument) {
                var index = next
                while index > argument {
                    index -= 1
                    if isUndoneMath(index) { calculate(index, channels: channels) }
                }
            }
            argument = next
        }
    }

    private func isUndoneMath(_ index: Int) -> Bool {
        let node = nodes[index]
        if node.kind == .function { return node.function == .calc || node.function == .math }
        return node.kind == .parentheses && node.isInMath
    }

    /// Evaluates the sum at `place` and moves `place` past it.
    func sum(_ place: inout Int, _ end: Int, _ channels: CSSChannels?) -> CSSResult {
        var total = product(&place, end, channels)
        while place < end, nodes[place].kind == .operation, standsApart(nodes[place]) {
            let isMinus = source[nodes[place].range.lowerBound] == UInt8(ascii: "-")
            guard isMinus || source[nodes[place].range.lowerBound] == UInt8(ascii: "+") else { return .invalid }
            place += 1
            let right = product(&place, end, channels)
            total = combine(total, right) { a, b in
                guard a.kind == b.kind else { return nil }
                return CSSQuantity(value: isMinus ? a.value - b.value : a.value + b.value, kind: a.kind)
            }
        }
        return total
    }

    private func product(_ place: inout Int, _ end: Int, _ channels: CSSChannels?) -> CSSResult {
        var total = quantity(&place, end, channels)
        while place < end {
            let node = nodes[place]
            let isDivision = node.kind == .slash
            guard isDivision || node.kind == .operation && source[node.range.lowerBound] == UInt8(ascii: "*") else {
                break
            }
            place += 1
            let right = quantity(&place, end, channels)
            total = combine(total, right) { a, b in
                if isDivision {
                    if b.kind == .number { return CSSQuantity(value: a.value / b.value, kind: a.kind) }
                    return a.kind == b.kind ? CSSQuantity(value: a.value / b.value, kind: .number) : nil
                }
                guard a.kind == .number || b.kind == .number else { return nil }
                return CSSQuantity(value: a.value * b.value, kind: a.kind == .number ? b.kind : a.kind)
            }
        }
        return total
    }

    private func combine(
        _ a: CSSResult, _ b: CSSResult, _ operation: (CSSQuantity, CSSQuantity) -> CSSQuantity?
    ) -> CSSResult {
        switch (a, b) {
        case (.quantity(let a), .quantity(let b)):
            guard var result = operation(a, b) else { return .invalid }
            result.isKnown = a.isKnown && b.isKnown
            return .quantity(result)
        case (.invalid, _), (_, .invalid): return .invalid
        default: return .unknown
        }
    }

    private func quantity(_ place: inout Int, _ end: Int, _ channels: CSSChannels?) -> CSSResult {
        guard place < end else { return .invalid }
        let node = nodes[place]
        place = Int(node.next)
        switch node.kind {
        case .number: return .quantity(CSSQuantity(value: node.number, kind: .number))
        case .percentage: return .quantity(CSSQuantity(value: node.number, kind: .percentage))
        case .dimension:
            guard let kind = node.unit.kind else { return .invalid }
            let scale = node.unit.scale
            return .quantity(CSSQuantity(value: node.number * (scale ?? 0), kind: kind, isKnown: scale != nil))
        case .ident:
            if let constant = constant(node.range) { return .quantity(CSSQuantity(value: constant, kind: .number)) }
            guard let channels else { return .unknown }
            guard let index = channels.index(of: node.range, in: lexemes) else { return .invalid }
            return .quantity(CSSQuantity(value: channels.values[index], kind: .number))
        case .function:
            switch node.function {
            case .calc, .math, .variable, .substitution: return .unknown
            default: return .invalid
            }
        case .parentheses, .unread: return .unknown
        default: return .invalid
        }
    }

    /// `+` and `-` require white space on both sides.
    private func standsApart(_ node: CSSNode) -> Bool {
        lexemes.has(node.range.lowerBound - 1, .whitespace) && lexemes.has(node.range.upperBound, .whitespace)
    }

    /// <https://www.w3.org/TR/css-values-4/#calc-constants>
    private func constant(_ range: ByteRange) -> Double? {
        if lexemes.matches(range, "pi") { return .pi }
        if lexemes.matches(range, "e") { return 2.718281828459045 }
        if lexemes.matches(range, "infinity") { return .infinity }
        if lexemes.matches(range, "-infinity") { return -.infinity }
        if lexemes.matches(range, "nan") { return .nan }
        return nil
    }
}

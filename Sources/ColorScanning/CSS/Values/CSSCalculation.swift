import SourceText

/// The arithmetic of `calc()`, for numbers, percentages and angles that are all written out.
/// <https://www.w3.org/TR/css-values-4/#calc-syntax>
extension CSSValue {
    /// A number of one type.
    private struct Quantity {
        enum Dimension { case number, percentage, angle }

        var value: Double
        var dimension: Dimension
    }

    /// Turns the `calc()` or the parentheses in it at `index` into the number they come to. Where they hold anything else
    /// they stay as they are. What is inside has to be turned before.
    mutating func calculate(_ index: Int) {
        guard let result = sum(index + 1, Int(nodes[index].next)), result.value.isFinite else { return }
        update(index) { node in
            node.number = result.value
            switch result.dimension {
            case .number: node.kind = .number
            case .percentage: node.kind = .percentage
            case .angle:
                node.kind = .dimension
                node.unit = .degree
            }
        }
    }

    private func sum(_ start: Int, _ end: Int) -> Quantity? {
        guard var product = quantity(start, end) else { return nil }
        var total: Quantity?
        var index = Int(nodes[start].next)
        while index < end {
            let operation = nodes[index]
            let operand = index + 1
            guard let right = quantity(operand, end) else { return nil }
            index = Int(nodes[operand].next)
            switch source[operation.range.lowerBound] {
            case UInt8(ascii: "*") where operation.kind == .operation:
                guard product.dimension == .number || right.dimension == .number else { return nil }
                product.dimension = product.dimension == .number ? right.dimension : product.dimension
                product.value *= right.value
            case UInt8(ascii: "/") where operation.kind == .slash:
                guard right.dimension == .number else { return nil }
                product.value /= right.value
            case UInt8(ascii: "+") where operation.kind == .operation && standsApart(operation):
                guard let sum = add(product, to: total) else { return nil }
                (total, product) = (sum, right)
            case UInt8(ascii: "-") where operation.kind == .operation && standsApart(operation):
                guard let sum = add(product, to: total) else { return nil }
                (total, product) = (sum, Quantity(value: -right.value, dimension: right.dimension))
            default: return nil
            }
        }
        return add(product, to: total)
    }

    private func add(_ right: Quantity, to left: Quantity?) -> Quantity? {
        guard let left else { return right }
        guard left.dimension == right.dimension else { return nil }
        return Quantity(value: left.value + right.value, dimension: left.dimension)
    }

    /// `+` and `-` need whitespace on both sides.
    private func standsApart(_ node: CSSNode) -> Bool {
        lexemes.has(node.range.lowerBound - 1, .whitespace) && lexemes.has(node.range.upperBound, .whitespace)
    }

    private func quantity(_ index: Int, _ end: Int) -> Quantity? {
        guard index < end else { return nil }
        let node = nodes[index]
        switch node.kind {
        case .number: return Quantity(value: node.number, dimension: .number)
        case .percentage: return Quantity(value: node.number, dimension: .percentage)
        case .dimension: return node.unit.degrees.map { Quantity(value: node.number * $0, dimension: .angle) }
        case .ident:
            if lexemes.matches(node.range, "pi") { return Quantity(value: .pi, dimension: .number) }
            if lexemes.matches(node.range, "e") { return Quantity(value: 2.718281828459045, dimension: .number) }
            return nil
        default: return nil
        }
    }
}

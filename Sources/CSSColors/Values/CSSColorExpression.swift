import SourceColors
import SourceText

/// A value read as a single color.
enum CSSSingleColor {
    /// A color, by its node index.
    case color(Int)
    /// A CSS-wide keyword such as `inherit`.
    case wide
    /// Invalid, so that browsers drop the declaration.
    case invalid
    /// Unknown, but possibly valid.
    case unknown
}

extension CSSValue {
    /// The value, read as a single color.
    var singleColor: CSSSingleColor {
        guard let first = nodes.first else { return .invalid }
        if isSingle, first.color >= 0 { return .color(0) }
        if nodes.contains(where: { $0.hasSubstitution }) { return .unknown }
        // Sass or Less may compute it.
        let invalid: CSSSingleColor = lexemes.dialect == .css ? .invalid : .unknown
        guard isSingle else { return invalid }
        switch first.kind {
        case .ident:
            if keyword(0) == .wide { return .wide }
            return source[first.range.lowerBound] == UInt8(ascii: "-") ? .unknown : invalid
        case .function: return first.function == .other || first.function == .math ? .unknown : invalid
        default: return invalid
        }
    }

    /// Returns the keyword at node `index`.
    func keyword(_ index: Int) -> CSSKeyword? {
        guard index < nodes.count, nodes[index].kind == .ident else { return nil }
        return CSSKeyword.table.value(of: nodes[index].range, hasEscape: nodes[index].hasEscape, in: lexemes)
    }

    /// Returns the color of node `root`: the literal if it is one, otherwise an expression, added to `facts` after its
    /// parts.
    ///
    /// The literals must already be in `facts`.
    func paint(of root: Int, in facts: inout ColorFacts) -> CSSPaint {
        guard let color = color(of: root) else { return .unresolved(.notConstant, nodes[root].range) }
        let range = nodes[root].range
        switch color.kind {
        case .literal where nodes[root].hasSubstitution: return .expression(expression(of: root, in: &facts), range)
        case .literal: return .literal(color.literal, range)
        case .unresolved(let reason): return .unresolved(reason, range)
        default: return .expression(expression(of: root, in: &facts), range)
        }
    }

    /// Adds the expression for the color of node `root` to `facts`, after its parts, and returns its ID.
    func expression(of root: Int, in facts: inout ColorFacts) -> ExpressionID {
        switch color(of: root)?.kind {
        case .variable(.color), .lightDark, .withAlpha, .computed: break
        default: return addExpression(root, parts: [:], to: &facts)
        }
        // Here, each node precedes its parts and occurs once.
        var order = [root]
        var place = 0
        while place < order.count {
            switch color(of: order[place])?.kind {
            case .variable(.color(let fallback)): order.append(fallback)
            case .lightDark(let light, let dark): order += [light, dark]
            case .withAlpha(let base, _): order.append(base)
            case .computed(_, let bases): order += bases
            default: break
            }
            place += 1
        }
        var ids: [Int: ExpressionID] = [:]
        for node in order.reversed() { ids[node] = addExpression(node, parts: ids, to: &facts) }
        return ids[root] ?? facts.expressions.add(.unresolved(.notConstant), at: nodes[root].range)
    }

    private func addExpression(
        _ node: Int, parts: [Int: ExpressionID], to facts: inout ColorFacts
    ) -> ExpressionID {
        let range = nodes[node].range
        guard let color = color(of: node) else { return facts.expressions.add(.unresolved(.notConstant), at: range) }
        switch color.kind {
        case .literal:
            if nodes[node].hasSubstitution, let id = substitution(of: range, in: &facts) { return id }
            return facts.expressions.add(.literal(color.literal), at: range)
        case .unresolved(let reason): return facts.expressions.add(.unresolved(reason), at: range)
        case .lightDark(let light, let dark):
            guard let light = parts[light], let dark = parts[dark] else {
                return facts.expressions.add(.unresolved(.notConstant), at: range)
            }
            return facts.expressions.add(.lightDark(light: light, dark: dark), at: range)
        case .mapEntry(let name): return facts.expressions.add(.name(name), at: range)
        case .preprocessorVariable:
            return facts.expressions.add(.name(lexemes.variableName(nodes[color.node].range)), at: range)
        case .withAlpha(let base, let alpha):
            guard let base = parts[base] else { return facts.expressions.add(.unresolved(.notConstant), at: range) }
            return facts.expressions.add(.withAlpha(base, alpha: alpha), at: range)
        case .computed(let change, let bases):
            let bases = bases.compactMap { parts[$0] }
            guard bases.count >= change.operands else {
                return facts.expressions.add(.unresolved(.notConstant), at: range)
            }
            return facts.expressions.add(.changed(bases, change), at: range)
        case .variable(let fallback):
            let name = ColorName(.customProperty, lexemes.text(nodes[node + 1].range))
            switch fallback {
            case .none: return facts.expressions.add(.name(name), at: range)
            case .color(let index):
                guard let part = parts[index] else { return facts.expressions.add(.name(name), at: range) }
                return facts.expressions.add(.nameOr(name, fallback: part), at: range)
            case .other:
                let tokens = fallbackTokens(of: node, name: name.text)
                let other = facts.expressions.add(.unresolved(tokens), at: range)
                return facts.expressions.add(.nameOr(name, fallback: other), at: range)
            }
        }
    }
}

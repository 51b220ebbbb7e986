import ColorMath
import JSONSyntax
import SourceColors
import SourceText

// Turns candidates into facts, in source order.
extension JSONColorScanner {
    /// Adds the candidates with enough evidence as literals. Returns their expressions, ordered by value.
    mutating func takeLiterals() -> [(node: Int32, expression: ExpressionID)] {
        // Almost in order already: only a catalog's components are found ahead of earlier siblings.
        candidates.order { $0.node != $1.node ? $0.node < $1.node : $0.range < $1.range }
        var taken: [(node: Int32, expression: ExpressionID)] = []
        var stops: [ExpressionID] = []
        for (number, candidate) in candidates.enumerated() where isSpokenFor(candidate) {
            let literal = ColorLiteral(range: candidate.range, form: candidate.form, value: candidate.value)
            let expression = facts.add(literal)
            guard marks[Int(candidate.node)].contains(.isList) else {
                taken.append((candidate.node, expression))
                continue
            }
            stops.append(expression)
            if number + 1 == candidates.count || candidates[number + 1].node != candidate.node {
                taken.append((candidate.node, styleExpression(of: candidate.node, stops)))
                stops = []
            }
        }
        return taken
    }

    /// Returns the expression for the gradient at `index`, unresolved if the text is more than a plain gradient.
    private mutating func styleExpression(of index: Int32, _ stops: [ExpressionID]) -> ExpressionID {
        let content = tree.nodes[Int(index)].contentRange
        let text = source.text(content).lowercased()
        let isKnown =
            JSONStyleValue.isGradient(content, in: source)
            && !["var(", "currentcolor", " in ", "(in "].contains { word in
                text.utf8.indices.contains { text.utf8[$0...].starts(with: word.utf8) }
            }
        return facts.expressions.add(isKnown ? .gradient(stops, GradientLine()) : .unresolved(.gradient), at: content)
    }

    private mutating func isSpokenFor(_ candidate: Candidate) -> Bool {
        switch candidate.need {
        case .nothing: return true
        case .askingKey: return asksForColor(ownKey(candidate.node)) || isValueOfColorType(candidate.node)
        case .context(let orSibling):
            let parent = tree.nodes[Int(candidate.node)].parent
            if orSibling, parent >= 0, marks[Int(parent)].contains(.holdsColor) { return true }
            if orSibling, tree.hasKey(candidate.node, "$value", in: source) { return true }
            return isInContext(candidate.node)
        }
    }

    /// Whether the value at `index` belongs to a token whose type is `color`.
    private func isValueOfColorType(_ index: Int32) -> Bool {
        let parent = tree.nodes[Int(index)].parent
        guard parent >= 0, tree.hasKey(index, "$value", in: source) || tree.hasKey(index, "value", in: source) else {
            return false
        }
        let type = tree.member("$type", of: parent, in: source) ?? tree.member("type", of: parent, in: source)
        return tree.string(type, in: source) == "color"
    }

    mutating func takePairs(_ taken: [(node: Int32, expression: ExpressionID)]) {
        // Two conventions may yield the same pair.
        var seen: Set<UInt64> = []
        var sides: Set<[ExpressionID]> = []
        var paired: Set<Int32> = []
        let named = hasModes ? tokensByName() : nil
        for meeting in meetings {
            let key =
                UInt64(UInt32(bitPattern: meeting.foreground)) << 32 | UInt64(UInt32(bitPattern: meeting.background))
            guard let foreground = expression(of: meeting.foreground, taken),
                var background = expression(of: meeting.background, taken), seen.insert(key).inserted
            else { continue }
            paired.insert(meeting.foreground)
            // A variable may stand for several values.
            if variables != nil, !sides.insert([foreground, background]).inserted { continue }
            if !meeting.bases.isEmpty, !isOpaque(background) {
                var layers = [background]
                for base in meeting.bases.compactMap({ expression(of: $0, taken) }) {
                    layers.append(base)
                    if isOpaque(base) { break }
                }
                let range = facts.expressions.range(of: background)
                if layers.count > 1 { background = facts.expressions.add(.layers(layers), at: range) }
            }
            var pair = ColorPair(kind: meeting.kind, foreground: foreground, background: background)
            pair.content = meeting.content
            pair.isPalette = meeting.isPalette
            if let named, meeting.bases.isEmpty {
                addModes(of: pair, meeting, taken, named)
            } else {
                facts.pairs.append(pair)
            }
        }
        takeTextColors(taken, besides: paired)
    }

    /// Whether the expression `id` is a literal without transparency.
    private func isOpaque(_ id: ExpressionID) -> Bool {
        guard case .literal(let index) = facts.expressions[id].kind, let color = facts.literals[index].color else {
            return false
        }
        return color.rgba.alpha >= 1
    }

    /// Adds an entry for each text color except those at `paired`.
    private mutating func takeTextColors(
        _ taken: [(node: Int32, expression: ExpressionID)], besides paired: Set<Int32>
    ) {
        var seen = paired
        for index in textColors where seen.insert(index).inserted {
            guard let foreground = expression(of: index, taken) else { continue }
            if case .unresolved = facts.expressions[foreground].kind { continue }
            let key = source.text(tree.nodes[Int(index)].keyContentRange)
            facts.pairs.append(ColorPair(unpaired: foreground, content: JSONThemeColors.content(of: key)))
        }
        let starts = facts.pairs.map { facts.expressions.range(of: $0.foreground).lowerBound }
        guard !zip(starts, starts.dropFirst()).allSatisfy(<=) else { return }
        facts.pairs = zip(starts, facts.pairs).ordered { $0.0 < $1.0 }.map(\.1)
    }

    /// Returns the expression for the value at `index`: its literal, the value of a token in it, or a name.
    private mutating func expression(
        of index: Int32, _ taken: [(node: Int32, expression: ExpressionID)]
    ) -> ExpressionID? {
        if let literal = Self.expression(taken, of: index) { return literal }
        let node = tree.nodes[Int(index)]
        switch node.kind {
        case .object:
            members.load(index)
            guard let value = members.index(.value) else { return nil }
            if let literal = Self.expression(taken, of: value) { return literal }
            let place = tree.nodes[Int(value)].contentRange
            return tokenName(in: value).map { facts.expressions.add(.name(ColorName(.token, $0)), at: place) }
        case .string:
            if let variable = variable(node), let literal = Self.expression(taken, of: variable) { return literal }
            let kind =
                tokenName(in: index).map { .name(ColorName(.token, $0)) } ?? Self.reference(node, in: source)
            return kind.map { facts.expressions.add($0, at: node.contentRange) }
        default: return nil
        }
    }

    /// Returns the expression for the value at `index` in `taken`, which is ordered by value.
    static func expression(
        _ taken: [(node: Int32, expression: ExpressionID)], of index: Int32
    ) -> ExpressionID? {
        let place = taken.partitioningIndex { $0.node >= index }
        return place < taken.count && taken[place].node == index ? taken[place].expression : nil
    }

    /// Returns the reference in a string: `var(--brand)`, `$brand`; nil for any other text.
    private static func reference(_ node: JSONTree.Node, in source: SourceBytes) -> ColorExpression.Kind? {
        let text = source.text(node.contentRange)
        guard text.utf8.count > 1, text.utf8.count < 200, !text.contains(" ") else { return nil }
        if text.hasPrefix("var(--"), text.hasSuffix(")"), !text.contains(",") {
            return .name(ColorName(.customProperty, String(text.dropFirst(4).dropLast())))
        }
        if text.hasPrefix("$") || text.hasPrefix("@") || text.hasPrefix("var(") {
            return .unresolved(.unknownName(text))
        }
        return text.lowercased() == "currentcolor" ? .unresolved(.currentColor) : nil
    }
}

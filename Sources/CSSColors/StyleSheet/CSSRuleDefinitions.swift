import ColorMath
import SourceColors
import SourceText

/// Reads the definitions of custom properties. <https://www.w3.org/TR/css-variables-1/#defining-variables>
extension CSSRuleReader {
    /// Reads the value of the custom property `name` and records the definition.
    mutating func readDefinition(_ name: ByteRange, _ range: ByteRange, _ stretch: CSSStretch) {
        let literal = facts.literals.count
        if addSingleHex(range) {
            let range = facts.literals[literal].range
            return define(name, lexemes.text(name), as: facts.expressions.add(.literal(literal), at: range))
        }
        let start = lexemes.endOfWhitespace(range.lowerBound)
        if !stretch.mayHoldColor, lexemes.has(start, .digit), start < range.upperBound {
            var end = range.upperBound
            while lexemes.has(end - 1, .whitespace) { end -= 1 }
            return defineAsTokens(name, at: ByteRange(start, end))
        }
        value.read(range, names: .whole)
        value.findColors()
        value.addLiterals(to: &facts)
        guard let first = value.nodes.first else { return defineAsTokens(name, at: ByteRange(start, start)) }
        if value.isSingle, value.isImage(first) {
            let id =
                first.function == .gradient
                ? value.gradientExpression(of: 0, in: &facts)
                : facts.expressions.add(.unresolved(.image), at: first.range)
            define(name, lexemes.text(name), as: id, isImportant: value.isImportant)
        } else if value.isSingle, first.color >= 0 {
            let id = value.expression(of: 0, in: &facts)
            define(name, lexemes.text(name), as: id, isImportant: value.isImportant)
        } else if let id = value.substitution(of: value.range, in: &facts) {
            define(name, lexemes.text(name), as: id, isImportant: value.isImportant)
        } else if first.kind == .number || first.kind == .percentage || first.kind == .dimension
            || value.isSingle && first.kind == .ident
        {
            defineAsTokens(name, at: value.range)
        } else {
            defineAsNoColor(name, at: value.range)
        }
    }

    /// Longer text is never part of a color.
    private static let mostTokens = 100

    /// Records that the value of the custom property `name` is not a color, but may be part of one.
    private mutating func defineAsTokens(_ name: ByteRange, at range: ByteRange) {
        guard range.count <= CSSRuleReader.mostTokens else { return defineAsNoColor(name, at: range) }
        let text = lexemes.text(name)
        let reason = UnresolvedReason.tokens(of: text, text: source.text(range))
        define(name, text, as: facts.expressions.add(.unresolved(reason), at: range))
    }

    /// Records that the value of the custom property `name` is not a color. It still overrides colors defined
    /// elsewhere.
    private mutating func defineAsNoColor(_ name: ByteRange, at range: ByteRange) {
        let text = lexemes.text(name)
        define(name, text, as: facts.expressions.add(.unresolved(.notAColor(text)), at: range))
    }

    /// Records the initial value of the custom property in the enclosing `@property` rule. All other definitions
    /// override it.
    mutating func defineInitial(_ expression: ExpressionID) {
        guard let name = blocks.last?.property, !name.isEmpty, !findsLiteralsOnly else { return }
        link(-1)
        facts.definitions.append(
            ColorDefinition(
                name: ColorName(.customProperty, lexemes.text(name)), nameRange: name, value: expression,
                scope: .everywhere))
    }

    private mutating func define(
        _ name: ByteRange, _ text: String, as expression: ExpressionID, isImportant: Bool = false
    ) {
        if findsLiteralsOnly { return }
        order += 1
        let top = blocks.count - 1
        let block = blocks[top]
        let place = facts.definitions.count
        notePage(.definition(Int32(truncatingIfNeeded: place)), isImportant: isImportant)
        var (scope, rank) = scope(of: block, isImportant: isImportant)
        if block.isStyle, block.kind == .style || block.kind == .group, scope != .everywhere {
            let name = selectors.texts.id(UInt8(ascii: "v"), text)
            for index in selectorsOfTop() {
                let selector = selectors.all[index]
                let appearances = block.appearances.intersection(selector.appearances)
                let rank = self.rank(selector.specificity, block.layer.rank, isImportant: isImportant)
                elements.define(
                    name, as: Int32(truncatingIfNeeded: place), for: selector.id, in: block.context,
                    appearances: appearances, rank: rank)
                // Beside the root, other selectors mostly stand for it: `:root, :host`, `body[data-theme=dark], .window.dark`.
                guard case .block = scope else { continue }
                noteSite(of: name, Int32(truncatingIfNeeded: place), index, block, appearances, rank: rank)
            }
        }
        var holder = top
        if block.mediumBlock >= 0 {
            holder = Int(block.mediumBlock)
            scope = .otherMedium(ByteRange(block.start, block.start))
        }
        var link: Int32 = -1
        switch scope {
        case .block, .otherMedium:
            link = blocks[holder].lastDefinition
            blocks[holder].lastDefinition = Int32(truncatingIfNeeded: place)
        default: break
        }
        self.link(link)
        facts.definitions.append(
            ColorDefinition(
                name: ColorName(.customProperty, text), nameRange: name, value: expression, scope: scope, rank: rank))
    }

    /// Records that the selector at index `index` of `block` defines the custom property whose name has the id
    /// `name`.
    private mutating func noteSite(
        of name: Int32, _ definition: Int32, _ index: Int, _ block: CSSBlock, _ appearances: AppearanceSet,
        rank: UInt64
    ) {
        guard block.mediumBlock < 0, !elements.contexts[Int(block.context)].isApart, !appearances.isEmpty else {
            return
        }
        let selector = selectors.all[index]
        var place = selector.range
        // The root is always there; the condition around the rule makes the difference.
        if selector.root != nil,
            let condition = blocks.last(where: { $0.kind == .group && $0.context == block.context })
        {
            var start = condition.prelude.lowerBound
            while start > 0, source[start] != UInt8(ascii: "@"), condition.prelude.lowerBound - start < 32 {
                start -= 1
            }
            place = ByteRange(start, condition.prelude.upperBound)
        }
        sites.append(
            CSSDefinitionSite(
                name: name, definition: definition, selector: Int32(truncatingIfNeeded: index), context: block.context,
                appearances: appearances, rank: rank, place: place))
    }

    /// Returns the scope of a definition in `block`, and its rank in that scope.
    private mutating func scope(of block: CSSBlock, isImportant: Bool) -> (DefinitionScope, UInt64) {
        var appearances = AppearanceSet()
        var best: UInt64 = 0
        if block.kind == .theme || block.kind == .unknown && !block.isStyle {
            guard block.kind == .theme else { return (.block(ByteRange(block.start, block.start)), 0) }
            appearances = block.appearances
        } else if block.context == 0 || block.mediumBlock >= 0 {
            for index in selectorsOfTop() {
                let selector = selectors.all[index]
                guard let root = selector.root else { continue }
                let own = block.appearances.intersection(selector.appearances)
                appearances.formUnion(own)
                // A rule for a theme never meets one that excludes all themes, so the latter is as specific as `:root`.
                let isBase = own == .all && selectors.excludesThemes(selector)
                let rank = rank(
                    isBase ? .ofClass : selector.specificity, block.layer.rank, isImportant: isImportant)
                best = max(best, UInt64(root.rawValue) << 62 | rank)
            }
            if appearances.isEmpty { return (.block(ByteRange(block.start, block.start)), 0) }
        } else {
            return (.block(ByteRange(block.start, block.start)), 0)
        }
        return (appearances == .all ? .everywhere : .appearances(appearances), best)
    }

    /// Records that the next definition follows `before` in its block. Variables of preprocessors are not linked.
    private mutating func link(_ before: Int32) {
        while definitionLinks.count < facts.definitions.count { definitionLinks.append(-1) }
        definitionLinks.append(before)
    }
}

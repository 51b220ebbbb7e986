import ColorMath
import SourceText

/// Reads a style sheet: rules, rules in rules, at-rules and declarations, with a stack of its own. Each byte is looked at a
/// fixed number of times, whatever the nesting.
///
/// <https://www.w3.org/TR/css-syntax-3/#parsing> <https://www.w3.org/TR/css-nesting-1/>
struct CSSRuleReader {
    private let lexemes: CSSLexemes
    private let properties = CSSProperty.table
    private var stretches: CSSStretchReader
    private var value: CSSValue
    private var blocks: [CSSBlock] = []
    private var selectors: CSSSelectors
    private var elements = CSSElements()
    private var layers = CSSLayers()
    private var settings: [CSSSetting] = []
    /// How many declarations and definitions there were, for their order.
    private var order: UInt64 = 0
    /// What the style sheet says of the size of the root's text: pixels, and how that fares in the cascade.
    private var rootSize: (pixels: Double?, rank: UInt64) = (nil, 0)
    /// For each definition the one before it in the same block, or -1.
    private var definitionLinks: [Int32] = []
    private var offset = 0
    private var directives = CSSDirectives()
    /// What has been found.
    private(set) var facts = ColorFacts()

    /// Whether nothing but the literals is wanted.
    private let findsLiteralsOnly: Bool

    /// A reader of `source`.
    init(_ source: SourceBytes, findsLiteralsOnly: Bool = false) {
        self.findsLiteralsOnly = findsLiteralsOnly
        lexemes = CSSLexemes(source)
        stretches = CSSStretchReader(lexemes)
        value = CSSValue(lexemes)
        selectors = CSSSelectors(lexemes)
    }

    private var source: SourceBytes { lexemes.source }

    /// Reads all there is.
    mutating func read() {
        directives = CSSDirectives(lexemes, facts: &facts)
        if source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF { offset = 3 }
        while true {
            offset = lexemes.endOfBlank(offset)
            guard offset < source.count else { break }
            switch source[offset] {
            case UInt8(ascii: "}"):
                closeBlock()
                offset += 1
            case UInt8(ascii: ";"): offset += 1
            case UInt8(ascii: "@") where lexemes.startsName(offset + 1): readAtRule()
            case UInt8(ascii: "<") where blocks.isEmpty, UInt8(ascii: "-") where blocks.isEmpty:
                // `<!--` and `-->` count for nothing between rules.
                var tokenizer = CSSTokenizer(lexemes, range: ByteRange(offset, source.count))
                let token = tokenizer.next()
                if token.kind == .cdo || token.kind == .cdc { offset = token.upperBound } else { readRule() }
            default:
                if blocks.isEmpty || !readDeclaration() { readRule() }
            }
        }
        while !blocks.isEmpty { closeBlock() }
        var pairing = CSSPairing(selectors, elements, settings, rootSize: rootSize.pixels, facts: facts)
        pairing.addPairs()
        facts = pairing.facts
        let starts = facts.pairs.map { facts.expressions[$0.foreground].range.lowerBound }
        if !zip(starts, starts.dropFirst()).allSatisfy(<=) {
            facts.pairs = zip(starts, facts.pairs).sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    /// Reads a rule's prelude and opens its block.
    private mutating func readRule() {
        let start = offset
        offset =
            stretches.read(from: start, to: blocks.isEmpty ? .leftBrace : [.leftBrace, .semicolon, .rightBrace]).end
        if source[offset] == UInt8(ascii: "{") { openStyle(ByteRange(start, offset)) }
    }

    /// Opens the block of a style rule whose prelude ends at `offset`.
    private mutating func openStyle(_ prelude: ByteRange) {
        if blocks.last?.isStyle == true { _ = selectorsOfTop() }
        // What stands in `@keyframes` looks like style rules.
        let isDescriptor = blocks.last?.kind == .descriptors
        var block = newBlock(isDescriptor ? .descriptors : .style, ByteRange(prelude.lowerBound, prelude.upperBound))
        block.isStyle = !isDescriptor
        block.selectors = nil
        blocks.append(block)
        takeDeclaredBackground()
        offset += 1
    }

    /// A block that starts at `offset`, with what it has from those around.
    private func newBlock(_ kind: CSSBlock.Kind, _ prelude: ByteRange) -> CSSBlock {
        let parent = blocks.last
        return CSSBlock(
            kind: kind, prelude: prelude, start: offset, appearances: parent?.appearances ?? .all,
            context: parent?.context ?? 0, layer: parent?.layer ?? (rank: CSSLayers.none, hash: 0),
            mediumBlock: parent?.mediumBlock ?? -1, isStyle: parent?.isStyle ?? false, selectors: parent?.selectors)
    }

    private mutating func readAtRule() {
        let nameStart = offset + 1
        let nameEnd = lexemes.endOfName(nameStart)
        let start = offset
        offset =
            stretches.read(
                from: nameEnd, to: blocks.isEmpty ? [.leftBrace, .semicolon] : [.leftBrace, .semicolon, .rightBrace]
            ).end
        let prelude = ByteRange(nameEnd, offset)
        let rule = CSSAtRule.table[source.buffer(ByteRange(nameStart, nameEnd))]
        let outer = blocks.last?.layer ?? (rank: CSSLayers.none, hash: 0)
        guard source[offset] == UInt8(ascii: "{") else {
            if rule == .layer { _ = layers.read(prelude, inside: outer.rank, hash: outer.hash, in: lexemes) }
            return
        }
        // Asked for now, so that groups inside a rule need not look for it.
        if blocks.last?.isStyle == true { _ = selectorsOfTop() }
        var block = newBlock(.unknown, prelude)
        var condition = CSSCondition.always
        switch rule {
        case .media, .supports:
            block.kind = .group
            value.read(prelude, names: .insideFunctions)
            condition = value.condition(isSupports: rule == .supports)
        case .layer:
            block.kind = .group
            block.layer = layers.read(prelude, inside: outer.rank, hash: outer.hash, in: lexemes)
        case .conditional:
            block.kind = .group
            condition = .unknown
        case .descriptors: block.kind = .descriptors
        case .property:
            block.kind = .descriptors
            let name = lexemes.endOfBlank(nameEnd)
            block.property = ByteRange(name, min(lexemes.endOfName(name), offset))
        case .theme: block.kind = .theme
        case nil: condition = .unknown
        }
        if blocks.last?.kind == .descriptors { block.kind = .descriptors }
        if block.kind == .descriptors { block.isStyle = false }
        apply(condition, ByteRange(start, offset), to: &block)
        blocks.append(block)
        takeDeclaredBackground()
        offset += 1
    }

    /// Notes on `block` under what condition it counts, which `text` spells.
    private mutating func apply(_ condition: CSSCondition, _ text: ByteRange, to block: inout CSSBlock) {
        let isApart = condition.maybe.isEmpty
        if !isApart { block.appearances = block.appearances.intersection(condition.maybe) }
        guard isApart || condition.surely != condition.maybe else { return }
        var hash = CSSHash()
        hash.add(text, of: lexemes, lowered: true)
        block.context = elements.context(hash.value, inside: block.context, isApart: isApart)
        if isApart, block.mediumBlock < 0 { block.mediumBlock = Int32(truncatingIfNeeded: blocks.count) }
    }

    /// Reads a declaration, or opens the block of a rule that began like one. False where neither is there.
    ///
    /// `a:hover {` begins like a declaration; what tells is a `{` with something before it.
    /// <https://www.w3.org/TR/css-syntax-3/#consume-declaration>
    private mutating func readDeclaration() -> Bool {
        let start = offset
        guard lexemes.startsName(start) else { return false }
        var nameEnd = start
        while lexemes.has(nameEnd, .name) { nameEnd += 1 }
        let hasEscape = source[nameEnd] == UInt8(ascii: "\\") || source[nameEnd] == 0
        if hasEscape { nameEnd = lexemes.endOfName(nameEnd) }
        let colon = lexemes.endOfBlank(nameEnd)
        guard source[colon] == UInt8(ascii: ":") else { return false }
        let valueStart = colon + 1
        let isCustom = source[start] == UInt8(ascii: "-") && source[start + 1] == UInt8(ascii: "-")
        var stretch = stretches.read(
            from: valueStart, to: isCustom ? [.semicolon, .rightBrace] : [.semicolon, .leftBrace, .rightBrace])
        if source[stretch.end] == UInt8(ascii: "{") {
            guard lexemes.endOfBlank(valueStart) == stretch.end else {
                offset = stretch.end
                openStyle(ByteRange(start, stretch.end))
                return true
            }
            // A block for a value: no property takes one.
            stretch = stretches.read(from: valueStart, to: [.semicolon, .rightBrace])
        } else {
            let name = ByteRange(start, nameEnd)
            let property = isCustom ? .custom : property(name, hasEscape: hasEscape)
            readValue(of: property, name, ByteRange(valueStart, stretch.end), stretch)
        }
        offset = stretch.end
        return true
    }

    private mutating func readValue(
        of property: CSSProperty, _ name: ByteRange, _ range: ByteRange, _ stretch: CSSStretch
    ) {
        guard let block = blocks.last, block.kind != .group || block.isStyle else { return }
        let isJudged = block.isStyle && property.isJudged && !findsLiteralsOnly
        if property == .custom, block.kind != .descriptors {
            readDefinition(name, range, stretch)
        } else if stretch.mayHoldColor || property.takesNames || property == .custom || property == .initialValue
            || isJudged
        {
            let literal = facts.literals.count
            if addSingleHex(range) {
                let place = facts.literals[literal].range
                if property == .color || property == .backgroundColor || property == .background {
                    take(
                        [
                            CSSSetting(
                                property: property == .color ? .color : .backgroundColor,
                                value: .color(.literal(literal, place)))
                        ], isImportant: false)
                    if property == .background {
                        take([CSSSetting(property: .backgroundImage, value: .nothing)], isImportant: false)
                    }
                } else if property == .initialValue {
                    defineInitial(facts.expressions.add(.literal(literal), at: place))
                }
                return
            }
            value.read(range, names: property.names)
            if property == .filter, value.isProprietaryFilter { return }
            value.findColors()
            value.addLiterals(to: &facts)
            if isJudged {
                var new: [CSSSetting] = []
                value.addSettings(of: property, to: &new, in: &facts)
                take(new, isImportant: value.isImportant)
            } else if property == .initialValue, value.isSingle, value.nodes[0].color >= 0 {
                defineInitial(value.expression(of: 0, in: &facts))
            }
        }
    }

    /// Keeps what a comment says to lie behind the rule that begins.
    private mutating func takeDeclaredBackground() {
        guard let block = blocks.last, let declared = directives.background(ofBlockAt: block.start) else { return }
        let paint = CSSPaint.expression(declared, facts.expressions[declared].range)
        take([CSSSetting(property: .declaredBackground, value: .color(paint))], isImportant: false)
    }

    /// Keeps what a declaration of the rule that is read says.
    private mutating func take(_ new: [CSSSetting], isImportant: Bool) {
        guard !new.isEmpty, !findsLiteralsOnly, let block = blocks.last, block.isStyle else { return }
        order += 1
        let range = selectorsOfTop()
        for setting in new {
            let place = Int32(truncatingIfNeeded: settings.count)
            settings.append(setting)
            for index in range {
                let selector = selectors.all[index]
                let appearances = block.appearances.intersection(selector.appearances)
                guard !appearances.isEmpty else { continue }
                let rank = rank(selector.specificity, block.layer.rank, isImportant: isImportant)
                elements.add(
                    setting.property, setting: place, for: selector, Int32(truncatingIfNeeded: index),
                    in: block.context,
                    appearances: appearances, rank: rank)
                if setting.property == .fontSize, selector.root == .html { takeRootSize(setting, block, rank) }
            }
        }
    }

    private mutating func takeRootSize(_ setting: CSSSetting, _ block: CSSBlock, _ rank: UInt64) {
        guard rank >= rootSize.rank, case .size(let size) = setting.value, block.mediumBlock < 0 else { return }
        rootSize.rank = rank
        switch size {
        case .pixels(let pixels) where block.context == 0: rootSize.pixels = pixels
        case .relative(let factor) where block.context == 0: rootSize.pixels = factor * 16
        default: rootSize.pixels = nil
        }
    }

    /// How a declaration fares against others. <https://www.w3.org/TR/css-cascade-5/#cascade-sort>
    private func rank(_ specificity: CSSSpecificity, _ layer: UInt16, isImportant: Bool) -> UInt64 {
        let layer = UInt64(isImportant ? CSSLayers.none - layer : layer)
        return (isImportant ? 1 << 61 : 0) | layer << 45 | UInt64(specificity.packed) << 21 | min(order, 1 << 21 - 1)
    }

    /// The selectors of the rule that is read.
    private mutating func selectorsOfTop() -> Range<Int> {
        let top = blocks.count - 1
        guard top >= 0 else { return 0..<0 }
        if let known = blocks[top].selectors { return known }
        guard blocks[top].kind == .style else { return 0..<0 }
        // The rules around have been asked when this one was opened.
        let parent = top > 0 && blocks[top - 1].isStyle ? blocks[top - 1].selectors : nil
        let found = selectors.read(blocks[top].prelude, inside: parent)
        blocks[top].selectors = found
        return found
    }

    /// The quick way for the commonest of values: adds the hex colour that is all of `range`, if it is one.
    private mutating func addSingleHex(_ range: ByteRange) -> Bool {
        let start = lexemes.endOfWhitespace(range.lowerBound)
        guard source[start] == UInt8(ascii: "#") else { return false }
        var end = start + 1
        while lexemes.has(end, .name) { end += 1 }
        guard end - start < 10, lexemes.endOfWhitespace(end) >= range.upperBound,
            let color = try? HexColor(digits: source.buffer(ByteRange(start + 1, end)))
        else { return false }
        facts.literals.append(
            ColorLiteral(range: ByteRange(start, end), form: .hex, value: .color(ColorValue(RGBA(color)))))
        return true
    }

    private func property(_ name: ByteRange, hasEscape: Bool) -> CSSProperty {
        properties.value(of: name, hasEscape: hasEscape, in: lexemes) ?? .other
    }

    /// Reads the value of the custom property `name` and keeps what it is defined as.
    private mutating func readDefinition(_ name: ByteRange, _ range: ByteRange, _ stretch: CSSStretch) {
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
        guard let first = value.nodes.first else { return }
        if value.isSingle, first.color >= 0 {
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

    /// More text than this is part of no colour.
    private static let mostTokens = 100

    /// Keeps that the custom property `name` is something else here that may be part of a colour.
    private mutating func defineAsTokens(_ name: ByteRange, at range: ByteRange) {
        guard range.count <= CSSRuleReader.mostTokens else { return defineAsNoColor(name, at: range) }
        let text = lexemes.text(name)
        let reason = UnresolvedReason.tokens(of: text, text: source.text(range))
        define(name, text, as: facts.expressions.add(.unresolved(reason), at: range))
    }

    /// Keeps that the custom property `name` is something else here, as that stands before a colour defined elsewhere.
    private mutating func defineAsNoColor(_ name: ByteRange, at range: ByteRange) {
        let text = lexemes.text(name)
        define(name, text, as: facts.expressions.add(.unresolved(.notAColor(text)), at: range))
    }

    /// Keeps the first value of the custom property that the `@property` rule around is about. All others count before it.
    private mutating func defineInitial(_ expression: ExpressionID) {
        guard let name = blocks.last?.property, !name.isEmpty, !findsLiteralsOnly else { return }
        definitionLinks.append(-1)
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
        var (scope, rank) = scope(of: block, isImportant: isImportant)
        if block.isStyle, block.kind == .style || block.kind == .group, case .block = scope {
            let name = CSSPairing.hash(of: ColorName(.customProperty, text))
            for index in selectorsOfTop() {
                let selector = selectors.all[index]
                elements.define(
                    name, as: Int32(truncatingIfNeeded: place), for: selector.key, in: block.context,
                    appearances: block.appearances.intersection(selector.appearances),
                    rank: self.rank(selector.specificity, block.layer.rank, isImportant: isImportant))
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
        definitionLinks.append(link)
        facts.definitions.append(
            ColorDefinition(
                name: ColorName(.customProperty, text), nameRange: name, value: expression, scope: scope, rank: rank))
    }

    /// Where a definition in `block` holds, and how it fares against others that hold there.
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
                appearances.formUnion(block.appearances.intersection(selector.appearances))
                let rank = rank(selector.specificity, block.layer.rank, isImportant: isImportant)
                best = max(best, UInt64(root.rawValue) << 62 | rank)
            }
            if appearances.isEmpty { return (.block(ByteRange(block.start, block.start)), 0) }
        } else {
            return (.block(ByteRange(block.start, block.start)), 0)
        }
        return (appearances == .all ? .everywhere : .appearances(appearances), best)
    }

    private mutating func closeBlock() {
        guard let block = blocks.popLast() else { return }
        let range = ByteRange(block.start, min(offset + 1, source.count))
        var definition = Int(block.lastDefinition)
        while definition >= 0 {
            if case .otherMedium = facts.definitions[definition].scope {
                facts.definitions[definition].scope = .otherMedium(range)
            } else {
                facts.definitions[definition].scope = .block(range)
            }
            definition = Int(definitionLinks[definition])
        }
    }
}

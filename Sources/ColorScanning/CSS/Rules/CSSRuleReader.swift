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
    /// The declarations of the open blocks that bear on pairs, those of one block together.
    private var kept: [CSSKeptDeclaration] = []
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
        // A rule inside another ends first.
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
        let parent = blocks.last
        // What stands in `@keyframes` looks like style rules.
        let kind: CSSBlock.Kind = parent?.kind == .descriptors ? .descriptors : .style
        blocks.append(
            CSSBlock(
                kind: kind, prelude: prelude, start: offset, condition: parent?.condition ?? .always,
                isStyle: kind == .style, isRoot: parent?.isStyle == true ? false : nil,
                firstDeclaration: kept.count))
        offset += 1
    }

    private mutating func readAtRule() {
        let nameStart = offset + 1
        let nameEnd = lexemes.endOfName(nameStart)
        offset =
            stretches.read(
                from: nameEnd, to: blocks.isEmpty ? [.leftBrace, .semicolon] : [.leftBrace, .semicolon, .rightBrace]
            ).end
        guard source[offset] == UInt8(ascii: "{") else { return }
        let parent = blocks.last
        let prelude = ByteRange(nameEnd, offset)
        var block = CSSBlock(
            kind: .unknown, prelude: prelude, start: offset, condition: parent?.condition ?? .always,
            isStyle: parent?.isStyle ?? false, isRoot: isRoot(blocks.count - 1),
            firstDeclaration: kept.count)
        switch CSSAtRule.table[source.buffer(ByteRange(nameStart, nameEnd))] {
        case .media:
            block.kind = .group
            value.read(prelude, names: .insideFunctions)
            block.condition = block.condition.and(value.mediaCondition)
        case .layer: block.kind = .group
        case .conditional:
            block.kind = .group
            block.condition = .other
        case .descriptors: block.kind = .descriptors
        case .theme:
            block.kind = .theme
            block.isRoot = true
        case nil: block.condition = .other
        }
        if parent?.kind == .descriptors { block.kind = .descriptors }
        if block.kind == .descriptors { block.isStyle = false }
        blocks.append(block)
        offset += 1
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
        if block.isStyle, property.isJudged, !findsLiteralsOnly { keep(property, range) }
        if property == .custom, block.kind != .descriptors {
            readDefinition(name, range, stretch)
        } else if stretch.mayHoldColor || property.takesNames || property == .custom || property == .initialValue {
            if addSingleHex(range) { return }
            value.read(range, names: property.names)
            if property == .filter, value.isProprietaryFilter { return }
            value.findColors()
            value.addLiterals(to: &facts)
        }
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

    /// Keeps a declaration that bears on the pair its rule may make; whether there is one shows at the rule's end.
    private mutating func keep(_ property: CSSProperty, _ range: ByteRange) {
        let top = blocks.count - 1
        if property == .color { blocks[top].hasColor = true }
        if property.isBackground { blocks[top].hasBackground = true }
        kept.append(CSSKeptDeclaration(property: property, value: range, firstLiteral: facts.literals.count))
    }

    /// The pair that the declarations kept for `block` make.
    private mutating func addPair(of block: CSSBlock) {
        defer { kept.removeLast(kept.count - block.firstDeclaration) }
        let declared = directives.background(ofBlockAt: block.start)
        guard block.hasColor, block.hasBackground || declared != nil else { return }
        var cascade = CSSCascade(declaredBackground: declared)
        for declaration in kept[block.firstDeclaration...] {
            value.read(declaration.value, names: declaration.property.names)
            if declaration.property == .filter, value.isProprietaryFilter { continue }
            value.findColors()
            value.numberLiterals(from: declaration.firstLiteral)
            cascade.take(declaration.property, value, facts: &facts)
        }
        cascade.addPair(to: &facts)
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
            return defineAsNoColor(name, at: ByteRange(start, end))
        }
        value.read(range, names: .whole)
        guard !value.nodes.isEmpty else { return }
        value.findColors()
        value.addLiterals(to: &facts)
        if value.isSingle, value.nodes[0].color >= 0 {
            define(name, lexemes.text(name), as: value.expression(of: 0, in: &facts))
        } else {
            defineAsNoColor(name, at: value.range)
        }
    }

    /// Keeps that the custom property `name` is something else here, as that stands before a colour defined elsewhere.
    private mutating func defineAsNoColor(_ name: ByteRange, at range: ByteRange) {
        let text = lexemes.text(name)
        define(name, text, as: facts.expressions.add(.unresolved(.notAColor(text)), at: range))
    }

    private mutating func define(_ name: ByteRange, _ text: String, as expression: ExpressionID) {
        if findsLiteralsOnly { return }
        let top = blocks.count - 1
        let block = blocks[top]
        var scope = DefinitionScope.block(ByteRange(block.start, block.start))
        if isRoot(top) == true {
            switch block.condition {
            case .always: scope = .everywhere
            case .dark: scope = .appearances(.dark)
            case .light: scope = .appearances(.light)
            case .other: break
            }
        }
        var link: Int32 = -1
        if case .block = scope {
            link = block.lastDefinition
            blocks[top].lastDefinition = Int32(truncatingIfNeeded: facts.definitions.count)
        }
        definitionLinks.append(link)
        facts.definitions.append(
            ColorDefinition(
                name: ColorName(.customProperty, text), nameRange: name, value: expression, scope: scope))
    }

    /// Whether the rule that the block at `index` belongs to is for the whole document; nil outside rules.
    private mutating func isRoot(_ index: Int) -> Bool? {
        guard index >= 0 else { return nil }
        if blocks[index].isRoot == nil, blocks[index].kind == .style {
            blocks[index].isRoot = lexemes.selectsRoot(blocks[index].prelude)
        }
        return blocks[index].isRoot
    }

    private mutating func closeBlock() {
        guard let block = blocks.popLast() else { return }
        if kept.count > block.firstDeclaration { addPair(of: block) }
        let range = ByteRange(block.start, min(offset + 1, source.count))
        var definition = Int(block.lastDefinition)
        while definition >= 0 {
            facts.definitions[definition].scope = .block(range)
            definition = Int(definitionLinks[definition])
        }
    }
}

import ColorMath
import SourceColors
import SourceText

/// Parses a style sheet (rules, nested rules, at-rules and declarations) with an explicit stack. Visits each byte a
/// constant number of times, regardless of nesting.
///
/// <https://www.w3.org/TR/css-syntax-3/#parsing> <https://www.w3.org/TR/css-nesting-1/>
///
/// It has one owner, and cannot be copied: code that copies so many fields is large.
struct CSSRuleReader: ~Copyable {
    let lexemes: CSSLexemes
    /// The properties that matter here.
    let properties = CSSProperty.table
    /// Finds the ends of values and preludes.
    var stretches: CSSStretchReader
    /// The current value.
    var value: CSSValue
    /// The open blocks, innermost last.
    var blocks: [CSSBlock] = []
    var selectors: CSSSelectors
    /// The declarations for the elements that the selectors select.
    var elements = CSSElements()
    private(set) var layers = CSSLayers()
    /// The settings of declarations that affect pairs.
    var settings: [CSSSetting] = []
    /// The settings of the current declaration.
    var newSettings: [CSSSetting] = []
    /// The number of declarations and definitions so far, which is their order in the cascade.
    var order: UInt64 = 0
    /// The root's text size in CSS pixels if the style sheet sets it, and the rank of that declaration.
    var rootSize: (pixels: Double?, rank: UInt64) = (nil, 0)
    /// The same for `body`.
    var bodySize: (pixels: Double?, rank: UInt64) = (nil, 0)
    /// Whether a rule so far sets an icon font.
    var usesIconFonts = false
    /// Whether the root's color scheme is dark in every appearance if the style sheet sets it, and the rank of that
    /// declaration.
    var rootScheme: (isDark: Bool?, rank: UInt64) = (nil, 0)
    /// The definitions of custom properties that do not hold everywhere, with their places.
    var sites: [CSSDefinitionSite] = []
    /// For each definition, the index of the previous one in the same block, or -1.
    var definitionLinks: [Int32] = []
    /// The properties that its rules set per class.
    var classes = CSSClasses()
    /// The text hidden from everyone but screen readers.
    var hiddenText = CSSHiddenText()
    /// The properties of boxes.
    let boxProperties = CSSBoxProperty.table
    /// The directives in comments.
    var directives = CSSDirectives()
    /// The variables of Sass and Less.
    var variables: CSSVariables
    /// The offset of the next statement.
    var offset = 0
    /// The facts found so far.
    var facts = ColorFacts()

    /// The elements of the project's templates; nil if none are known.
    var markup: Markup?
    /// The rules of other sheets in the same text; nil if there are none.
    var company: Company?
    /// Whether the current statement belongs to another sheet.
    var readsOthers = false
    /// The declarations for the elements of a page; nil if they are not requested.
    var pageRecords: [CSSPageRecord]?
    /// The sheets that it imports, if declarations for a page are requested.
    var imports: [CSSImport] = []

    /// Whether to collect literals only.
    let findsLiteralsOnly: Bool
    /// Where reading can start again, if requested.
    var restarts: RestartPoints?
    /// What the statements say, if nothing else is requested.
    var outline: CSSOutline?

    /// Creates a reader for `source`, written in `dialect`.
    init(_ source: SourceBytes, _ dialect: CSSDialect = .css, findsLiteralsOnly: Bool = false) {
        self.findsLiteralsOnly = findsLiteralsOnly
        lexemes = CSSLexemes(source, dialect: dialect)
        variables = CSSVariables(dialect)
        stretches = CSSStretchReader(lexemes)
        value = CSSValue(lexemes)
        selectors = CSSSelectors(lexemes)
    }

    var source: SourceBytes { lexemes.source }

    /// Reads the whole style sheet. Returns false if the rules of other sheets cannot be told from its own.
    mutating func read() -> Bool {
        guard readRules() else { return false }
        addPairs()
        return true
    }

    /// Reads everything but the pairs. Returns false if the rules of other sheets cannot be told from its own.
    @_optimize(speed)
    @discardableResult
    mutating func readRules() -> Bool {
        let end = company?.start ?? source.count
        let own =
            company == nil
            ? lexemes : CSSLexemes(SourceBytes(source.buffer(ByteRange(0, end))), dialect: lexemes.dialect)
        directives = CSSDirectives(own, facts: &facts)
        if source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF { offset = 3 }
        if company != nil { order = Self.orderAfterOthers }
        readStatements(upTo: end)
        findThemes()
        if lexemes.dialect != .css { variables.finish(at: end, in: &facts) }
        facts.imports = imports.filter(\.isPlain).map(\.reference)
        return readCompany()
    }

    /// Reads the statements from the current offset to `end`, and closes all blocks.
    @_optimize(speed)
    mutating func readStatements(upTo end: Int) {
        while true {
            offset = lexemes.endOfBlank(offset)
            guard offset < end else { break }
            if blocks.isEmpty { restarts?.starts.append(offset) }
            if lexemes.dialect != .css, readPreprocessed() { continue }
            readStatement()
        }
        while !blocks.isEmpty { closeBlock() }
    }

    @_optimize(speed)
    private mutating func addPairs() {
        // Facts that two own are copied when one of them adds to its own.
        var found = ColorFacts()
        swap(&found, &facts)
        var pairing = CSSPairing(
            selectors, elements, settings, classes, lexemes, rootSize: rootSize.pixels, bodySize: bodySize.pixels,
            rootIsDark: rootScheme.isDark,
            hiddenText: hiddenText, facts: found)
        pairing.definitionSites = sites
        if let company { (pairing.ownSettings, pairing.ownElements) = (company.settings, company.elements) }
        pairing.addPairs(with: markup)
        facts = pairing.facts
        if company != nil { restarts = nil }
        if restarts != nil, markup != nil || source.mayHoldDirectives || selectors.isCrowded { restarts = nil }
        restarts?.compared = pairing.compared
        facts.restarts = restarts
        let starts = facts.pairs.indices.map { facts.expressions.range(of: facts.pairs[$0].foreground).lowerBound }
        if !zip(starts, starts.dropFirst()).allSatisfy(<=) {
            facts.pairs = SourceText.order(of: starts.count) { starts[$0] < starts[$1] }.map { facts.pairs[$0] }
        }
    }

    /// Reads the statement at the current offset.
    @inline(__always)
    mutating func readStatement() {
        switch source[offset] {
        case UInt8(ascii: "}"):
            closeBlock()
            offset += 1
        case UInt8(ascii: ";"): offset += 1
        case UInt8(ascii: "@") where lexemes.startsName(offset + 1): readAtRule()
        case UInt8(ascii: "<") where blocks.isEmpty, UInt8(ascii: "-") where blocks.isEmpty:
            // `<!--` and `-->` between rules are ignored.
            var tokenizer = CSSTokenizer(lexemes, range: ByteRange(offset, source.count))
            let token = tokenizer.next()
            if token.kind == .cdo || token.kind == .cdc { offset = token.upperBound } else { readRule() }
        default:
            if blocks.isEmpty || !readDeclaration() { readRule() }
        }
    }

    /// Reads a rule's prelude and opens its block.
    private mutating func readRule() {
        let start = offset
        offset =
            stretches.read(from: start, to: blocks.isEmpty ? .leftBrace : [.leftBrace, .semicolon, .rightBrace]).end
        if source[offset] == UInt8(ascii: "{") {
            openStyle(ByteRange(start, offset))
        } else if lexemes.dialect != .css {
            readLoose(ByteRange(start, offset))
        }
    }

    /// Opens the block of a style rule whose prelude ends at `offset`.
    @_optimize(speed)
    private mutating func openStyle(_ prelude: ByteRange) {
        if outline != nil {
            outline?.add(.rule, prelude)
        } else if blocks.last?.isStyle == true {
            _ = selectorsOfTop()
        }
        // The blocks in `@keyframes` look like style rules.
        let isDescriptor = blocks.last?.kind == .descriptors
        var block = newBlock(isDescriptor ? .descriptors : .style, ByteRange(prelude.lowerBound, prelude.upperBound))
        block.isStyle = !isDescriptor
        block.selectors = nil
        blocks.append(block)
        takeDeclaredBackground()
        offset += 1
    }

    /// Returns a block that starts at `offset` and inherits from the enclosing ones.
    private func newBlock(_ kind: CSSBlock.Kind, _ prelude: ByteRange) -> CSSBlock {
        let parent = blocks.last
        return CSSBlock(
            kind: kind, prelude: prelude, start: offset, appearances: parent?.appearances ?? .all,
            context: parent?.context ?? 0, layer: parent?.layer ?? CSSLayers.outside,
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
        let outer = blocks.last?.layer ?? CSSLayers.outside
        outline?.add(.atRule, ByteRange(start, offset))
        guard source[offset] == UInt8(ascii: "{") else {
            if rule == .layer { _ = layers.read(prelude, inside: outer, in: lexemes, &selectors.texts) }
            if pageRecords != nil || lexemes.dialect != .scss && !findsLiteralsOnly, blocks.isEmpty,
                lexemes.matches(ByteRange(nameStart, nameEnd), "import")
            {
                noteImport(prelude, at: start)
            }
            return
        }
        // Read them now so that groups inside the rule find them.
        if blocks.last?.isStyle == true { _ = selectorsOfTop() }
        var block = newBlock(.unknown, prelude)
        var condition = CSSCondition.always
        switch rule {
        case .media, .supports:
            block.kind = .group
            value.read(prelude, names: .insideFunctions)
            condition = value.condition(
                isSupports: rule == .supports, window: pageRecords == nil ? nil : .desktop)
        case .layer:
            block.kind = .group
            block.layer = layers.read(prelude, inside: outer, in: lexemes, &selectors.texts)
        case .conditional:
            block.kind = .group
            condition = .unknown
        case .descriptors: block.kind = .descriptors
        case .property:
            block.kind = .descriptors
            let name = lexemes.endOfBlank(nameEnd)
            block.property = ByteRange(name, min(lexemes.endOfName(name), offset))
        case .theme: block.kind = .theme
        case .atRoot where holdsSelectors(prelude):
            (block.kind, block.isStyle, block.isAtRoot, block.selectors) = (.style, true, true, nil)
        case .atRoot: condition = .unknown
        case nil: condition = .unknown
        }
        if blocks.last?.kind == .descriptors { block.kind = .descriptors }
        if block.kind == .descriptors { block.isStyle = false }
        apply(condition, ByteRange(start, offset), to: &block)
        blocks.append(block)
        takeDeclaredBackground()
        offset += 1
    }

    /// Whether `prelude` of `@at-root` holds selectors, not a query such as `(without: media)`, nor nothing.
    private func holdsSelectors(_ prelude: ByteRange) -> Bool {
        let start = lexemes.endOfBlank(prelude.lowerBound)
        return lexemes.dialect != .css && start < prelude.upperBound && source[start] != UInt8(ascii: "(")
    }

    /// Applies to `block` the condition spelled by `text`.
    @_optimize(speed)
    private mutating func apply(_ condition: CSSCondition, _ text: ByteRange, to block: inout CSSBlock) {
        let isApart = condition.maybe.isEmpty
        if !isApart { block.appearances = block.appearances.intersection(condition.maybe) }
        guard isApart || condition.surely != condition.maybe else { return }
        let condition = selectors.texts.id(UInt8(ascii: "@"), text, of: lexemes, lowered: true)
        block.context = elements.context(condition, inside: block.context, isApart: isApart)
        if isApart, block.mediumBlock < 0 { block.mediumBlock = Int32(truncatingIfNeeded: blocks.count) }
    }

    /// Reads a declaration, or opens the block of a rule that begins like one. Returns false if there is neither.
    ///
    /// `a:hover {` begins like a declaration; a `{` with text before it gives it away.
    /// <https://www.w3.org/TR/css-syntax-3/#consume-declaration>
    @_optimize(speed)
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
            if lexemes.dialect == .scss {
                // A nested property: `font: { family: …; }`.
                offset = stretch.end
                openStyle(ByteRange(start, stretch.end))
                blocks[blocks.count - 1].kind = .unknown
                blocks[blocks.count - 1].isStyle = false
                return true
            }
            // The value is a block, which no property accepts.
            stretch = stretches.read(from: valueStart, to: [.semicolon, .rightBrace])
        } else {
            let name = ByteRange(start, nameEnd)
            let property = isCustom ? .custom : property(name, hasEscape: hasEscape)
            readValue(of: property, name, ByteRange(valueStart, stretch.end), stretch)
        }
        offset = stretch.end
        return true
    }

    @_optimize(speed)
    mutating func closeBlock() {
        if outline != nil, let block = blocks.popLast() {
            let setsOther = block.sets.contains(.other)
            outline?.add(
                .end(setsOther: setsOther, box: block.box, isBoxImportant: block.isBoxImportant),
                ByteRange(offset, offset))
            return
        }
        takeHidden()
        guard let block = blocks.popLast() else { return }
        classes.add(block)
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

import SourceText

/// The properties that a style sheet sets per class.
struct CSSClasses {
    /// For each class, the groups of properties (``CSSBlock/Sets``) that its rules set, and whether a rule selects it
    /// alone.
    private var uses = CSSHashTable()
    /// The rules not yet added to `uses`: the indices of their selectors and the properties they set.
    private var rules: [(selectors: Range<Int>, sets: CSSBlock.Sets)] = []
    /// The preludes of rules without colors, whose selectors are not parsed unless needed.
    private var others: [ByteRange] = []
    private var otherClasses = CSSHashTable()
    private var isRead = false

    /// The hashes of classes that set a color or the background with `!important`, combined with each of their name
    /// prefixes.
    private var important = CSSHashTable()
    /// For each class, the number of classes with its name as a prefix that do so: text colors, plus 256 for each
    /// background.
    private var modifiers = CSSHashTable()
    private static let alone: Int32 = 8

    init() {}

    /// Adds the rule of a block that ends.
    mutating func add(_ block: CSSBlock) {
        guard block.isStyle, !block.sets.isEmpty else { return }
        guard let range = block.selectors else {
            if block.kind == .style, block.sets.contains(.other) { others.append(block.prelude) }
            return
        }
        rules.append((range, block.sets))
    }

    private mutating func readRules(_ selectors: CSSSelectors) {
        for rule in rules { add(rule.sets, to: rule.selectors, selectors) }
        rules.removeAll()
    }

    private mutating func add(_ sets: CSSBlock.Sets, to range: Range<Int>, _ selectors: CSSSelectors) {
        let bits = Int32(sets.rawValue)
        for selector in selectors.all[range] {
            guard let last = selector.compounds.last else { continue }
            let parts = selectors.parts[selectors.compounds[last].parts]
            let isAlone = selector.compounds.count == 1 && parts.count == 1
            for part in parts where CSSPart.isClass(part) {
                let bits = bits | (isAlone ? CSSClasses.alone : 0)
                let known = uses[part]
                if known < 0 || known & bits != bits { uses.set(part, to: max(known, 0) | bits) }
            }
        }
    }

    /// Whether the class `part` is a utility: a rule selects it alone, and all its rules set only the properties in
    /// `sets`.
    mutating func isUtility(_ part: UInt64, setting sets: CSSBlock.Sets, _ selectors: CSSSelectors) -> Bool {
        readRules(selectors)
        guard uses[part] == Int32(sets.rawValue) | CSSClasses.alone else { return false }
        readOthers(selectors.lexemes)
        return otherClasses.isEmpty || otherClasses[part] < 0
    }
    /// Notes an important declaration of `property` for `selector`.
    mutating func addImportant(
        _ property: CSSProperty, for selector: CSSSelector, _ selectors: CSSSelectors
    ) {
        guard property == .color || property == .backgroundColor, selector.compounds.count == 1,
            let last = selector.compounds.last
        else { return }
        let compound = selectors.compounds[last]
        guard compound.parts.count == 1, let own = selectors.parts[compound.parts].first else { return }
        for family in selectors.parts[compound.families] {
            let key = CSSHash.mix(CSSHash.mix(own, family), UInt64(property.rawValue))
            guard important.isEmpty || important[key] < 0 else { continue }
            important.set(key, to: 0)
            modifiers.set(family, to: max(modifiers[family], 0) + (property == .color ? 1 : 256))
        }
    }

    /// Whether the class `part` is never used alone because classes with its name as a prefix always override it: at
    /// least three the background, and at least one the text color.
    func isAlwaysModified(_ part: UInt64) -> Bool {
        let count = modifiers[part]
        return count >= 3 * 256 && count % 256 >= 1
    }
    private mutating func readOthers(_ lexemes: CSSLexemes) {
        if isRead { return }
        isRead = true
        for range in others {
            var offset = range.lowerBound
            while offset < range.upperBound {
                guard lexemes.source[offset] == UInt8(ascii: ".") else {
                    offset += 1
                    continue
                }
                let end = min(lexemes.endOfName(offset + 1), range.upperBound)
                var hash = CSSHash()
                hash.add(ByteRange(offset, max(end, offset + 1)), of: lexemes)
                otherClasses.set(CSSPart.tagged(hash.value, UInt8(ascii: ".")), to: 0)
                offset = max(end, offset + 1)
            }
        }
        others.removeAll()
    }
}

import SourceText

/// The properties that a style sheet sets per class.
struct CSSClasses {
    /// For the id of each class, the groups of properties (``CSSBlock/Sets``) that its rules set, and whether a rule selects it
    /// alone.
    private var uses = CSSIDMap()
    /// The rules not yet added to `uses`: the indices of their selectors and the properties they set.
    private var rules: [(selectors: Range<Int>, sets: CSSBlock.Sets)] = []
    /// The preludes of rules without colors, whose selectors are not parsed unless needed.
    private var others: [ByteRange] = []
    /// Their classes: 0 for the id of each.
    private var otherClasses = CSSIDMap()
    private var isRead = false

    /// The classes that set a color or the background with `!important`, each with a prefix of its name: 1 for a text
    /// color, plus 2 for a background.
    private var important = CSSPairTable()
    /// For the id of each class, the number of classes with its name as a prefix that do so: text colors, plus 256 for
    /// each background.
    private var modifiers = CSSIDMap()
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
                let known = uses[CSSPart.id(part)]
                if known < 0 || known & bits != bits { uses[CSSPart.id(part)] = max(known, 0) | bits }
            }
        }
    }

    /// Whether the class `part` is a utility: a rule selects it alone, and all its rules set only the properties in
    /// `sets`.
    mutating func isUtility(_ part: Int32, setting sets: CSSBlock.Sets, _ selectors: CSSSelectors) -> Bool {
        readRules(selectors)
        let known = uses[CSSPart.id(part)]
        if known >= 0, known & Int32(CSSBlock.Sets([.color, .background]).subtracting(sets).rawValue) == 0,
            CSSUtilities.isNamed(part, setting: sets, selectors.texts)
        {
            return true
        }
        guard known == Int32(sets.rawValue) | CSSClasses.alone else { return false }
        readOthers(selectors)
        return otherClasses[CSSPart.id(part)] < 0
    }

    /// Whether the class `part` is named after a color, which is all that its rules set: `.navy`, `.hover-black`.
    mutating func isColorName(_ part: Int32, _ selectors: CSSSelectors) -> Bool {
        guard CSSUtilities.isColorName(part, selectors.texts) else { return false }
        readRules(selectors)
        return max(uses[CSSPart.id(part)], 0) & ~CSSClasses.alone == Int32(CSSBlock.Sets.color.rawValue)
    }

    /// Notes an important declaration of `property` for `selector`.
    mutating func addImportant(
        _ property: CSSProperty, for selector: CSSSelector, _ selectors: inout CSSSelectors
    ) {
        guard property == .color || property == .backgroundColor, selector.compounds.count == 1,
            let last = selector.compounds.last
        else { return }
        let compound = selectors.compounds[last]
        guard compound.parts.count == 1, let own = selectors.parts[compound.parts].first else { return }
        let bit: Int32 = property == .color ? 1 : 2
        for family in selectors.addFamilies(of: compound) {
            let known = max(important[own, family], 0)
            guard known & bit == 0 else { continue }
            important.set(own, family, to: known | bit)
            let id = CSSPart.id(family)
            modifiers[id] = max(modifiers[id], 0) + (property == .color ? 1 : 256)
        }
    }

    /// Whether the class `part` is never used alone because classes with its name as a prefix always override it: at
    /// least three the background, and at least one the text color.
    func isAlwaysModified(_ part: Int32) -> Bool {
        let count = modifiers[CSSPart.id(part)]
        return count >= 3 * 256 && count % 256 >= 1
    }

    private mutating func readOthers(_ selectors: CSSSelectors) {
        let lexemes = selectors.lexemes
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
                let name = lexemes.source.buffer(ByteRange(offset + 1, end))
                let id = selectors.texts.find(UInt8(ascii: "."), name)
                if id >= 0 { otherClasses[id] = 0 }
                offset = max(end, offset + 1)
            }
        }
        others.removeAll()
    }
}

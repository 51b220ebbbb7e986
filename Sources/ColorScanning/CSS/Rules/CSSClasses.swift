import SourceText

/// What the rules of a style sheet set where they select a class.
struct CSSClasses {
    /// For each class the groups of properties that rules for it set, ``CSSBlock/Sets``, and whether one is for it alone.
    private var uses = CSSHashTable()
    /// The preludes of rules that say nothing of colors, whose selectors nobody has read.
    private var others: [ByteRange] = []
    private var otherClasses = CSSHashTable()
    private var isRead = false

    private static let alone: Int32 = 8

    /// No classes.
    init() {}

    /// Takes what the block that ends says.
    mutating func add(_ block: CSSBlock, _ selectors: CSSSelectors) {
        guard block.isStyle, !block.sets.isEmpty else { return }
        guard let range = block.selectors else {
            if block.kind == .style, block.sets.contains(.other) { others.append(block.prelude) }
            return
        }
        let bits = Int32(block.sets.rawValue)
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

    /// Whether the class `part` is a utility: it has a rule of its own, and all its rules set what `sets` names, nothing else.
    mutating func isUtility(_ part: UInt64, setting sets: CSSBlock.Sets, in lexemes: CSSLexemes) -> Bool {
        guard uses[part] == Int32(sets.rawValue) | CSSClasses.alone else { return false }
        readOthers(lexemes)
        return otherClasses.isEmpty || otherClasses[part] < 0
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

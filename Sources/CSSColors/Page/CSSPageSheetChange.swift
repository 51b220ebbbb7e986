import ColorMath
import SourceColors
import SourceText

/// A change of a style sheet in one place: which declarations it removes and adds, and where the others are now.
package struct CSSPageSheetChange {
    package let old: CSSPageSheet
    package let new: CSSPageSheet
    package private(set) var removed: ArraySlice<CSSPageDeclaration> = []
    package private(set) var added: ArraySlice<CSSPageDeclaration> = []
    /// The expressions of the declarations that stay, as they were before and are now.
    package private(set) var expressions: [ExpressionID: ExpressionID] = [:]
    /// The indices of the literals that stay, before and now.
    package private(set) var literals: [Int: Int] = [:]
    /// The number of bytes before and after the place that are the same.
    private var before = 0
    private var after = 0

    /// Compares two versions of a sheet. Returns nil if it is not clear that the declarations that stay mean what they did:
    /// if the sheet imports other sheets or has other layers than before, or applies in other appearances.
    package init?(from old: CSSPageSheet, to new: CSSPageSheet) {
        (self.old, self.new) = (old, new)
        guard old.hasSameFrame(as: new), Self.appearances(of: old) == Self.appearances(of: new) else { return nil }
        let most = min(old.bytes.count, new.bytes.count)
        while before < most, old.bytes[before] == new.bytes[before] { before += 1 }
        while after < most - before,
            old.bytes[old.bytes.count - 1 - after] == new.bytes[new.bytes.count - 1 - after]
        {
            after += 1
        }
        let (from, to) = (old.declarations, new.declarations)
        var first = 0
        while first < min(from.count, to.count), keeps(from[first], to[first]) { first += 1 }
        var last = 0
        while last < min(from.count, to.count) - first, keeps(from[from.count - 1 - last], to[to.count - 1 - last]) {
            last += 1
        }
        removed = from[first..<from.count - last]
        added = to[first..<to.count - last]
        guard Self.isOrdered(from, first, last), Self.isOrdered(to, first, last) else { return nil }
        // The order among those that stay is the same if each moves as far as its neighbors.
        let isBeforeKept = (0..<first).allSatisfy { from[$0].order == to[$0].order }
        let isAfterKept = (0..<last).allSatisfy {
            from[from.count - 1 - $0].order &- from[from.count - 1].order
                == to[to.count - 1 - $0].order &- to[to.count - 1].order
        }
        guard isBeforeKept, isAfterKept else { return nil }
        var starts: [Int: Int] = [:]
        for (index, literal) in new.literals.enumerated() { starts[literal.range.lowerBound] = index }
        for (index, literal) in old.literals.enumerated() {
            guard let place = place(of: literal.range), let now = starts[place.lowerBound],
                new.literals[now].range == place
            else { continue }
            literals[index] = now
        }
    }

    /// Returns where the text at `range` of the old sheet is in the new one; nil if it changed.
    package func place(of range: ByteRange) -> ByteRange? {
        if range.upperBound <= before { return range }
        guard range.lowerBound >= old.bytes.count - after else { return nil }
        let distance = new.bytes.count - old.bytes.count
        return ByteRange(range.lowerBound + distance, range.upperBound + distance)
    }

    /// Whether the first declarations come before the last ones.
    private static func isOrdered(_ declarations: [CSSPageDeclaration], _ first: Int, _ last: Int) -> Bool {
        let least = declarations[(declarations.count - last)...].reduce(UInt64.max) { min($0, $1.order) }
        return declarations[..<first].allSatisfy { $0.order < least }
    }

    /// Whether a declaration is for some appearances only, and whether contrast matters.
    private static func appearances(of sheet: CSSPageSheet) -> [Bool] {
        var result = [false, false]
        for declaration in sheet.declarations where declaration.appearances != .all {
            result[0] = true
            if !declaration.appearances.isAlikeInContrast { result[1] = true }
        }
        return result
    }

    /// Whether `one` is `other` of the new sheet; notes its expressions if so.
    private mutating func keeps(_ one: CSSPageDeclaration, _ other: CSSPageDeclaration) -> Bool {
        guard one.property == other.property, one.layer == other.layer, one.appearances == other.appearances,
            one.isConditional == other.isConditional, one.rank & ~(1 << 21 - 1) == other.rank & ~(1 << 21 - 1),
            place(of: one.selector) == other.selector, one.parents.count == other.parents.count,
            zip(one.parents, other.parents).allSatisfy({ place(of: $0) == $1 })
        else { return false }
        switch (one.value, other.value) {
        case (.color(let a), .color(let b)): return keeps(a, b)
        case (.images(let a), .images(let b)): return a.count == b.count && zip(a, b).allSatisfy { keeps($0, $1) }
        case (.inherited, .inherited), (.nothing, .nothing), (.unknown, .unknown): return true
        case (.flag(let a), .flag(let b)): return a == b
        case (.factor(let a), .factor(let b)), (.pixels(let a), .pixels(let b)), (.relative(let a), .relative(let b)),
            (.rootRelative(let a), .rootRelative(let b)):
            return a == b
        case (.computed(let a), .computed(let b)): return place(of: a) == b
        case (.definition(let name, let a), .definition(let otherName, let b)): return name == otherName && keeps(a, b)
        default: return false
        }
    }

    private mutating func keeps(_ one: ExpressionID, _ other: ExpressionID) -> Bool {
        var open = [(one, other)]
        while let (a, b) = open.popLast() {
            if expressions[a] == b { continue }
            let (before, now) = (old.expressions[a], new.expressions[b])
            let (parts, others) = (before.kind.parts, now.kind.parts)
            guard place(of: before.range) == now.range, parts.count == others.count else { return false }
            // Apart from the numbers of its parts, the same text is the same expression.
            expressions[a] = b
            open += zip(parts, others).map { ($0, $1) }
        }
        return true
    }
}

extension AppearanceSet {
    /// Whether it has the same appearances in standard and in high contrast.
    package var isAlikeInContrast: Bool {
        contains(.light) == contains(.lightHighContrast) && contains(.dark) == contains(.darkHighContrast)
    }
}

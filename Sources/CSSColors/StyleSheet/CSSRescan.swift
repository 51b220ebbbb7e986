import ColorMath
import SourceColors
import SourceText

/// Reuses the facts of a style sheet after an edit that changes nothing but where they are, or the value of a color.
///
/// Reads only the statements around the edit, in the old and the new text. That is enough for edits of comments and of
/// declarations that do not affect colors, and for another color in place of one: a digit typed, a color picker dragged.
enum CSSRescan {
    /// Changes `facts` of `old` into those of `new`; returns false and leaves them as they are if that takes more.
    static func update(_ facts: inout ColorFacts, about old: SourceBytes, to new: SourceBytes) -> Bool {
        guard let starts = facts.restarts?.starts else { return false }
        guard let difference = TextDifference(from: old, to: new) else { return true }
        // A statement that begins or ends at the edit may become part of its neighbor.
        let first = starts.partitioningIndex { $0 >= difference.old.lowerBound } - 1
        let next = starts.partitioningIndex { $0 > difference.old.upperBound }
        let end = next < starts.count ? starts[next] : old.count
        let start = old[0] == 0xEF && old[1] == 0xBB && old[2] == 0xBF ? 3 : 0
        let part = ByteRange(first >= 0 ? starts[first] : start, end)
        guard difference.old.lowerBound >= part.lowerBound else { return false }
        let newPart = ByteRange(part.lowerBound, end + difference.shift)
        guard !SourceBytes(new.buffer(newPart)).mayHoldDirectives, let before = CSSOutline(old, in: part),
            let after = CSSOutline(new, in: newPart), before.statements.count == after.statements.count
        else { return false }
        var changed: [(index: Int, old: [ColorLiteral], new: [ColorLiteral])] = []
        for (one, other) in zip(before.statements, after.statements) {
            guard one.kind == other.kind else { return false }
            if case .end = one.kind { continue }
            guard isEqual(old, one.name, new, other.name) else { return false }
            if isEqual(old, one.range, new, other.range) { continue }
            guard case .declaration(let property) = one.kind, changed.isEmpty,
                let change = replaced(property, one.range, other.range, old, new, facts)
            else { return false }
            changed.append(change)
        }
        facts.move(by: difference)
        for change in changed { replace(change.old, by: change.new, from: change.index, difference, &facts) }
        facts.restarts?.starts =
            starts[..<max(first, 0)] + after.starts + starts[next...].map { $0 + difference.shift }
        return true
    }

    private static func isEqual(
        _ a: SourceBytes, _ range: ByteRange, _ b: SourceBytes, _ other: ByteRange
    ) -> Bool {
        range.count == other.count && a.buffer(range).elementsEqual(b.buffer(other))
    }

    /// Returns the literals of the value of `property` at `range` and of the new one at `newRange`, with the index of the
    /// first; nil if the values differ in more than their literals, or other facts depend on these.
    private static func replaced(
        _ property: CSSProperty, _ range: ByteRange, _ newRange: ByteRange, _ old: SourceBytes, _ new: SourceBytes,
        _ facts: ColorFacts
    ) -> (index: Int, old: [ColorLiteral], new: [ColorLiteral])? {
        guard let before = literals(of: property, range, old), let after = literals(of: property, newRange, new),
            before.literals.count == after.literals.count
        else { return nil }
        let index = facts.literals.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
        guard index + before.literals.count <= facts.literals.count else { return nil }
        for (place, literal) in before.literals.enumerated()
        where facts.literals[index + place].range != literal.range {
            return nil
        }
        if property == .other || property == .painted { return (index, before.literals, after.literals) }
        guard before.isSingle, after.isSingle, before.literals[0].color?.rgba.alpha == 1,
            after.literals[0].color?.rgba.alpha == 1,
            facts.restarts?.compared.contains(Int32(truncatingIfNeeded: index)) == false
        else { return nil }
        return (index, before.literals, after.literals)
    }

    /// Returns the literals of the value of `property` at `range`, and whether it is nothing but a hex color; nil if
    /// something is wrong with it.
    private static func literals(
        of property: CSSProperty, _ range: ByteRange, _ source: SourceBytes
    ) -> (literals: [ColorLiteral], isSingle: Bool)? {
        if property == .font || property == .fontFamily || property == .box { return nil }
        var reader = CSSRuleReader(source, findsLiteralsOnly: true)
        if reader.addSingleHex(range) { return (reader.facts.literals, true) }
        reader.value.read(range, names: property.names)
        reader.value.findColors()
        reader.value.addLiterals(to: &reader.facts)
        return reader.facts.invalidHex.isEmpty ? (reader.facts.literals, false) : nil
    }

    /// Replaces the literals from `index` on, which were `old` before `difference` moved them, by `new`.
    private static func replace(
        _ old: [ColorLiteral], by new: [ColorLiteral], from index: Int, _ difference: TextDifference,
        _ facts: inout ColorFacts
    ) {
        for (place, literal) in new.enumerated() { facts.literals[index + place] = literal }
        guard let was = old.first, let now = new.first, old.count == 1 else { return }
        let moved = difference.moved(was.range)
        guard moved != now.range else { return }
        facts.expressions.moveRanges { $0 == moved ? now.range : $0 }
    }
}

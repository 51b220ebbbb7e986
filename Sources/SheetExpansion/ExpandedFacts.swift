import CSSColors
import ColorMath
import SourceColors
import SourceText

/// Finds the pairs of a Sass or Less sheet as its calls, loops and placeholders make them.
///
/// The places of all facts are those in the sheet: the argument, the default, the entry of a map.
///
/// It has one owner, and cannot be copied: code that copies so many fields is large.
package struct ExpandedFacts: ~Copyable {
    private let text: ExpandedText
    private let dialect: CSSDialect
    private let expanded: ColorFacts
    private var facts: ColorFacts
    /// The expressions that were added, by what they are.
    private var known: [ColorExpression: ExpressionID] = [:]
    private var moved: [ExpressionID: ExpressionID] = [:]
    private var ownNames: Set<ColorName>
    /// The mixins that are judged where they are called, in order.
    private var called: [ByteRange] = []

    private struct Key: Hashable {
        var foreground: ExpressionID
        var background: ExpressionID?
        var content: PairContent
        var appearances: AppearanceSet
        var uncertainty: PairUncertainty?
        var site: ByteRange?
    }

    /// Returns `facts`, scanned in the file of `sheet`, with these pairs instead of those that the file suggests as it is
    /// written; nil if there are no others. `library` returns the sheet whose definition of a name holds, as
    /// another sheet sees it, in a module of Sass unless that is empty: for `@button`, a mixin of Sass, `.button`, one of Less,
    /// `%card`, a placeholder, and `tint(`, a function, another sheet; for a variable, `$colors`, that or the sheet itself.
    package static func facts(
        _ facts: ColorFacts, of sheet: PreprocessorSheet, markup: Markup? = nil,
        library: @escaping (_ name: String, _ module: String, _ user: PreprocessorSheet) -> PreprocessorSheet?
    ) -> ColorFacts? {
        guard sheet.isActive else { return nil }
        var expander = SheetExpander(sheet, library: library)
        guard let text = expander.expanded() else { return nil }
        return text.bytes.withUnsafeBufferPointer { buffer in
            var options = ScanOptions()
            options.markup = markup
            let expanded = CSSColorSyntax(dialect: sheet.dialect).scan(SourceBytes(buffer), options: options)
            var result = ExpandedFacts(text, sheet.dialect, expanded, facts)
            result.called = expander.called.ordered().filter { sheet.statements[$0].kind == .mixin }.map { index in
                let statement = sheet.statements[index]
                return ByteRange(statement.prelude.lowerBound, statement.end)
            }
            result.addPairs(SourceBytes(buffer))
            return result.facts
        }
    }

    private init(_ text: ExpandedText, _ dialect: CSSDialect, _ expanded: ColorFacts, _ facts: ColorFacts) {
        self.text = text
        self.dialect = dialect
        self.expanded = expanded
        self.facts = facts
        ownNames = Set(facts.definitions.map(\.name))
    }

    private mutating func addPairs(_ source: SourceBytes) {
        addDefinitions()
        let declared = facts.pairs.filter { $0.kind == .declared && $0.selector == nil }
        facts.pairs = declared
        var seen: Set<Key> = []
        var made: [(place: Int, element: ElementPlace, round: String?, calls: [ByteRange])] = []
        for pair in expanded.pairs where pair.kind != .declared || pair.selector != nil {
            var new = pair
            new.foreground = moved(pair.foreground)
            new.background = pair.background.map { moved($0) }
            new.selector = pair.selector.flatMap { selector($0) }
            new.site = pair.site.flatMap { text.origin(of: $0) }
            let key = Key(
                foreground: new.foreground, background: new.background, content: new.content,
                appearances: new.appearances, uncertainty: new.uncertainty, site: new.site)
            guard !isCalled(pair), seen.insert(key).inserted else { continue }
            if let (round, calls) = expansion(of: pair, source) {
                let background = pair.background.map { expanded.expressions.range(of: $0).lowerBound }
                let start = expanded.expressions.range(of: pair.foreground).lowerBound
                made.append(
                    (
                        facts.pairs.count, ElementPlace(start, background: background, selector: pair.selector), round,
                        calls
                    ))
            }
            facts.pairs.append(new)
        }
        let elements = CSSColorSyntax(dialect: dialect).elements(of: made.map(\.element), in: source)
        for (one, element) in zip(made, elements) {
            facts.pairs[one.place].expansion = PairExpansion(round: one.round, calls: one.calls, element: element)
        }
        let starts = facts.pairs.map { facts.expressions.range(of: $0.foreground).lowerBound }
        facts.pairs = zip(starts, facts.pairs).ordered { $0.0 < $1.0 }.map(\.1)
    }

    /// Returns the range of the sheet that tells which element the rule with the selector at `range` is about: the selector,
    /// or the call of the mixin with the rule.
    private func selector(_ range: ByteRange) -> ByteRange? {
        text.calls(text.frame(at: range.lowerBound)).last ?? text.origin(of: range) ?? text.lastOrigin(of: range)
    }

    /// Whether `pair` is in a mixin that is judged where it is called.
    private func isCalled(_ pair: ColorPair) -> Bool {
        let start = expanded.expressions.range(of: pair.foreground).lowerBound
        guard !called.isEmpty, text.frame(at: max(start - 1, 0)) < 0,
            let place = text.origin(of: ByteRange(start, start))
        else { return false }
        let next = called.partitioningIndex { $0.lowerBound > place.lowerBound }
        return next > 0 && place.upperBound <= called[next - 1].upperBound
    }

    /// Returns the calls and rounds that made `pair`; nil if there are none.
    private func expansion(of pair: ColorPair, _ source: SourceBytes) -> (round: String?, calls: [ByteRange])? {
        var calls: [ByteRange] = []
        var rounds: [String] = []
        for id in [pair.foreground, pair.background].compactMap({ $0 }) {
            // The byte before a value belongs to its declaration.
            let frame = text.frame(at: max(expanded.expressions.range(of: id).lowerBound - 1, 0))
            for call in text.calls(frame) where !calls.contains(call) { calls.append(call) }
            for round in text.rounds(frame) where !rounds.contains(round) { rounds.append(round) }
        }
        if calls.isEmpty, rounds.isEmpty, !isElsewhere(pair) { return nil }
        if let selector = pair.selector, text.isComposed(selector), selector.count < 128 {
            var end = selector.upperBound
            while end > selector.lowerBound, source[end - 1] <= UInt8(ascii: " ") { end -= 1 }
            return (source.text(ByteRange(selector.lowerBound, end)), calls)
        }
        return (rounds.isEmpty ? nil : rounds.joined(separator: ", "), calls)
    }

    /// Whether `pair` is in a block that was passed to a mixin, or its color is what a function returns.
    private func isElsewhere(_ pair: ColorPair) -> Bool {
        let start = expanded.expressions.range(of: pair.foreground).lowerBound
        return text.isPassed(start) || text.frame(at: start) != text.frame(at: max(start - 1, 0))
    }

    /// Adds the custom properties that hold everywhere and that only calls and loops define.
    private mutating func addDefinitions() {
        setVariables()
        for definition in expanded.definitions where definition.name.space == .customProperty {
            switch definition.scope {
            case .everywhere, .appearances: break
            default: continue
            }
            guard !ownNames.contains(definition.name) else { continue }
            var new = definition
            new.value = moved(definition.value)
            new.nameRange = text.place(of: definition.nameRange)
            new.isShared = false
            facts.definitions.append(new)
        }
    }

    /// Gives the variables of the sheet that functions compute the values that these return.
    private mutating func setVariables() {
        var own: [Int: Int] = [:]
        for (index, definition) in facts.definitions.enumerated()
        where definition.name.space == .preprocessorVariable && isComputed(definition.value, in: facts) {
            own[definition.nameRange.lowerBound] = index
        }
        for definition in expanded.definitions where definition.name.space == .preprocessorVariable {
            guard !isComputed(definition.value, in: expanded), let origin = text.origin(of: definition.nameRange) else {
                continue
            }
            if let index = own[origin.lowerBound] { facts.definitions[index].value = moved(definition.value) }
        }
    }

    private func isComputed(_ value: ExpressionID, in facts: ColorFacts) -> Bool {
        if case .unresolved = facts.expressions[value].kind { true } else { false }
    }

    /// Returns the expression for `root` in ``facts``, added if needed.
    private mutating func moved(_ root: ExpressionID) -> ExpressionID {
        if let done = moved[root] { return done }
        var stack = [root]
        while let id = stack.last {
            if moved[id] != nil {
                stack.removeLast()
                continue
            }
            let open = expanded.expressions[id].kind.parts.filter { moved[$0] == nil }
            guard open.isEmpty else {
                stack += open
                continue
            }
            stack.removeLast()
            moved[id] = add(expanded.expressions[id])
        }
        return moved[root] ?? root
    }

    private mutating func add(_ expression: ColorExpression) -> ExpressionID {
        let range = text.place(of: expression.range)
        let isForeign = text.isForeign(expression.range.lowerBound)
        var kind = expression.kind
        switch kind {
        case .literal(let index):
            let literal = expanded.literals[index]
            if let origin = text.origin(of: literal.range), let own = facts.literalIndex(at: origin) {
                kind = .literal(own)
            } else {
                switch literal.value {
                case .color(let color): kind = .constant(color.rgba)
                case .unresolved(let reason): kind = .unresolved(reason)
                }
            }
        case .name(let name) where name.space == .preprocessorVariable:
            if name.text.dropFirst().hasPrefix("--"), let reason = SheetExpander.Doubt.reason(name.text) {
                kind = .unresolved(.other(reason))
            } else if isForeign, ownNames.contains(name) {
                kind = .unresolved(.ambiguousName(name.text))
            }
        case .unresolved(.imageFile) where isForeign: kind = .unresolved(.image)
        default: kind = kind.mapping(parts: { moved[$0] ?? $0 }, literal: { $0 })
        }
        let new = ColorExpression(range: range, kind: kind)
        if let same = known[new] { return same }
        let id = facts.expressions.add(kind, at: range)
        known[new] = id
        return id
    }
}

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
    let text: ExpandedText
    private let dialect: CSSDialect
    let expanded: ColorFacts
    var facts: ColorFacts
    /// The expressions that were added, by what they are.
    private var known: [ColorExpression: ExpressionID] = [:]
    private var moved: [ExpressionID: ExpressionID] = [:]
    var ownNames: Set<ColorName>
    /// The mixins that are judged where they are called, in order.
    private var called: [ByteRange] = []
    /// The sheet whose definitions other files get, which cannot change its literals; nil if none do.
    var sharer: PreprocessorSheet?

    private struct Key: Hashable {
        var foreground: ExpressionID
        var background: ExpressionID?
        var content: PairContent
        var size: ExpressionID?
        var appearances: AppearanceSet
        var uncertainty: PairUncertainty?
        var site: ByteRange?
    }

    /// Returns `facts`, scanned in the file of `sheet`, with these pairs instead of those that the file suggests as it is
    /// written; nil if there are no others. `library` returns the sheet whose definition of a name holds, as
    /// another sheet sees it, in a module of Sass unless that is empty: for `@button`, a mixin of Sass, `.button`, one of Less,
    /// `%card`, a placeholder, and `tint(`, a function, another sheet; for a variable, `$colors`, that or the sheet itself.
    /// - Parameters:
    ///   - known: the expansion of the sheet, if that was found before.
    ///   - expanded: only its text.
    package static func facts(
        _ facts: ColorFacts, of sheet: PreprocessorSheet, markup: Markup? = nil, company: SheetCompany? = nil,
        known: SheetExpansion? = nil, expanded: ExpandedSheet? = nil,
        library: @escaping (_ name: String, _ module: String, _ user: PreprocessorSheet) -> PreprocessorSheet?
    ) -> ColorFacts? {
        var expansion = known
        if expansion == nil || markup != nil || company != nil {
            guard let sheetText = known?.expanded ?? expanded ?? ExpandedSheet(sheet, library: library) else {
                return nil
            }
            expansion = SheetExpansion(
                sheetText.text, of: sheet, sheetText.called, markup: markup, company: company)
        }
        guard let expansion else { return nil }
        var result = ExpandedFacts(expansion.text, sheet.dialect, expansion.facts, facts)
        result.called = expansion.called
        let count = facts.definitions.count
        result.addDefinitions()
        expansion.text.bytes.withUnsafeBufferPointer { result.addPairs(SourceBytes($0)) }
        result.facts.doubt(result.facts.openNames, from: count)
        return result.facts
    }

    /// Returns the definitions that `sheet` makes for other files, partly by calls of `mixins`. `library` is that of
    /// ``facts(_:of:markup:company:known:expanded:library:)``.
    package static func made(
        by sheet: PreprocessorSheet, calling mixins: [String: MixinDefinitions],
        library: @escaping (_ name: String, _ module: String, _ user: PreprocessorSheet) -> PreprocessorSheet?
    ) -> MadeDefinitions {
        var expander = SheetExpander(sheet, library: library)
        expander.makingMixins = mixins
        let isDone = expander.expanded() != nil
        var made = ColorFacts()
        var openNames: Set<ColorName> = []
        var expansion: SheetExpansion?
        if isDone || expander.isOver {
            let new = SheetExpansion(expander.text, of: sheet, expander.calledMixins)
            if isDone {
                var result = ExpandedFacts(new.text, sheet.dialect, new.facts, made)
                result.shareDefinitions(of: sheet)
                made = result.facts
                openNames = made.openNames
                made.definitions.removeAll(where: \.name.isOpen)
                expansion = new
            } else if new.isGeneral {
                // What is not written any more may be anything.
                ColorName(.customProperty, "--" + ColorName.openMark).add(to: &openNames)
            }
        }
        return MadeDefinitions(by: sheet, expansion, made, openNames, wanted: expander.wanted)
    }

    private init(_ text: ExpandedText, _ dialect: CSSDialect, _ expanded: ColorFacts, _ facts: ColorFacts) {
        self.text = text
        self.dialect = dialect
        self.expanded = expanded
        self.facts = facts
        ownNames = Set(facts.definitions.map(\.name))
    }

    private mutating func addPairs(_ source: SourceBytes) {
        let declared = facts.pairs.filter { $0.kind == .declared && $0.selector == nil }
        facts.pairs = declared
        var seen: Set<Key> = []
        var all: [(place: Int, element: ElementPlace, round: String?, calls: [ByteRange])] = []
        for pair in expanded.pairs where pair.kind != .declared || pair.selector != nil {
            var new = pair
            new.foreground = moved(pair.foreground)
            new.background = pair.background.map { moved($0) }
            new.size = pair.size.map { moved($0) }
            let made = expansion(of: pair, source)
            new.selector = pair.selector.flatMap { selector($0, isOfCall: made != nil) }
            new.site = pair.site.flatMap { text.origin(of: $0) }
            let key = Key(
                foreground: new.foreground, background: new.background, content: new.content, size: new.size,
                appearances: new.appearances, uncertainty: new.uncertainty, site: new.site)
            guard !isCalled(pair), seen.insert(key).inserted else { continue }
            if let (round, calls) = made {
                let background = pair.background.map { expanded.expressions.range(of: $0).lowerBound }
                let start = expanded.expressions.range(of: pair.foreground).lowerBound
                all.append(
                    (
                        facts.pairs.count, ElementPlace(start, background: background, selector: pair.selector), round,
                        calls
                    ))
            }
            facts.pairs.append(new)
        }
        let elements = CSSColorSyntax(dialect: dialect).elements(of: all.map(\.element), in: source)
        for (one, element) in zip(all, elements) {
            facts.pairs[one.place].expansion = PairExpansion(round: one.round, calls: one.calls, element: element)
        }
        let starts = facts.pairs.map { facts.expressions.range(of: $0.foreground).lowerBound }
        facts.pairs = zip(starts, facts.pairs).ordered { $0.0 < $1.0 }.map(\.1)
    }

    /// Returns the range of the sheet that tells which element the rule with the selector at `range` is about: the selector,
    /// or the call of the mixin with the rule. Nil if only the rule is of a call, and not its colors, which is `isOfCall`.
    private func selector(_ range: ByteRange, isOfCall: Bool) -> ByteRange? {
        if let call = text.calls(text.frame(at: range.lowerBound)).last { return isOfCall ? call : nil }
        return text.origin(of: range) ?? text.lastOrigin(of: range)
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

    /// Returns the expression for `root` in ``facts``, added if needed.
    mutating func moved(_ root: ExpressionID) -> ExpressionID {
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
            if sharer == nil, let origin = text.origin(of: literal.range), let own = facts.literalIndex(at: origin) {
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
            } else if isForeign, ownNames.contains(name) || sharer?.sets(name.text) == true {
                kind = .unresolved(.ambiguousName(name.text))
            }
        case .unresolved(.imageFile) where isForeign, .unresolved(.partialImageFile) where isForeign:
            kind = .unresolved(.image)
        default: kind = kind.mapping(parts: { moved[$0] ?? $0 }, literal: { $0 })
        }
        let new = ColorExpression(range: range, kind: kind)
        if let same = known[new] { return same }
        let id = facts.expressions.add(kind, at: range)
        known[new] = id
        return id
    }
}

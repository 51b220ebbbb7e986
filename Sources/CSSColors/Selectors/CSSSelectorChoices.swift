import ColorMath
import SourceText

/// Reads `a:is(.b, .c)` as the selectors `a.b` and `a.c`, and `:is(a b, .c) d` as `a b d` and `.c d`, which select the same
/// elements. They differ only in specificity: that of `:is()` is the highest in its list, that of `:where()` is zero.
/// <https://www.w3.org/TR/selectors-4/#matches>
extension CSSSelectors {
    /// The maximum number of selectors to make from one.
    static let mostChoices = 32
    /// The maximum depth of lists in lists that are taken apart.
    private static let mostDepth = 3

    /// One of the selectors in a list.
    struct Alternative {
        /// The compounds before the last one.
        var above: [CSSCompound] = []
        var last: CSSCompound
    }

    /// Calls `body` for each way to take one selector from each list in ``choices``, with those added to ``drafts``. If
    /// there are more than `limit` ways, the last lists are not taken apart; nor are those with combinators if `isNested`,
    /// because other elements are around then.
    mutating func forEachChoice(
        of limit: Int, isNested: Bool, with reader: inout CSSCompoundReader, _ body: (inout CSSSelectors) -> Void
    ) {
        let plain = drafts
        var count = 1
        var options: [[Alternative]] = []
        for (draft, choice) in choices {
            var some: [Alternative] = []
            if count <= limit, !choice.hasCombinators || !isNested && isOutermost(draft) {
                some = alternatives(of: choice, with: &reader, atMost: limit / count, depth: 1)
            }
            if some.isEmpty { some = [Alternative(last: whole(choice, with: &reader))] }
            count *= some.count
            options.append(some)
        }
        for number in 0..<count {
            drafts = plain
            var rest = number
            var isPossible = true
            // The last first, so that compounds that are put before one move no other.
            for (place, some) in zip(choices, options).reversed() {
                let one = some[rest % some.count]
                var compound = drafts[place.draft]
                require(one.last, of: &compound)
                drafts[place.draft] = compound
                rest /= some.count
                // No element has two types.
                isPossible = isPossible && parts[compound.parts].filter(CSSPart.isType).count < 2
                guard var first = one.above.first else { continue }
                first.combinator = compound.combinator
                drafts[place.draft].combinator = one.last.combinator
                drafts.insert(contentsOf: [first] + one.above.dropFirst(), at: place.draft)
            }
            if isPossible { body(&self) }
        }
    }

    /// Whether only compounds for the whole document are before the one at `draft`, which has one list.
    private func isOutermost(_ draft: Int) -> Bool {
        drafts[..<draft].allSatisfy { !$0.isParticular && $0.root != nil && !$0.isOpaque && !$0.hasNesting }
            && drafts[draft].combinator == .descendant && choices.filter { $0.draft == draft }.count == 1
    }

    /// Returns the selectors in the list of `choice`; none if there are more than `limit`.
    private mutating func alternatives(
        of choice: CSSCompoundReader.Choice, with reader: inout CSSCompoundReader, atMost limit: Int, depth: Int
    ) -> [Alternative] {
        var inner = CSSCompoundReader(lexemes, choice.arguments, continuing: &reader.lists)
        inner.keepsChoices = depth < Self.mostDepth
        defer { swap(&inner.lists, &reader.lists) }
        var result: [Alternative] = []
        repeat {
            var line: [CSSCompound] = []
            var lists: [CSSCompoundReader.Choice] = []
            while case .combinator(let combinator, _) = inner.readJunction() {
                // Only lists in the last compound are taken apart.
                guard lists.isEmpty else { return [] }
                var compound = inner.readCompound()
                compound.combinator = combinator
                compound.specificity = CSSSpecificity()
                compound.parts = keep(inner.lists.parts)
                compound.id = addCompound(compound.parts)
                if !inner.lists.excluded.isEmpty { compound.excluded = keep(inner.lists.excluded) }
                lists = inner.lists.choices
                line.append(compound)
            }
            guard let last = line.popLast() else { return [] }
            var some = [Alternative(above: line, last: last)]
            for list in lists {
                guard !list.hasCombinators else { return [] }
                let options = alternatives(of: list, with: &inner, atMost: limit, depth: depth + 1)
                guard !options.isEmpty, some.count * options.count <= limit else { return [] }
                some = some.flatMap { one in
                    options.map { option in
                        var both = one
                        require(option.last, of: &both.last)
                        return both
                    }
                }
            }
            result += some
            guard result.count <= limit else { return [] }
            inner.skipBlank()
        } while inner.readComma()
        return result
    }

    /// Returns a compound that requires `choice` as a whole, whatever it means.
    private mutating func whole(
        _ choice: CSSCompoundReader.Choice, with reader: inout CSSCompoundReader
    ) -> CSSCompound {
        var result = CSSCompound()
        let mark = UInt8(ascii: ":")
        let id = reader.lists.texts.id(mark, choice.text, of: lexemes, lowered: false)
        result.parts = keep([CSSPart.tagged(id, mark)])
        result.id = addCompound(result.parts)
        result.isParticular = true
        result.contents = reader.contents(ofArguments: choice.arguments)
        return result
    }
}

extension CSSCompoundReader {
    /// A list in `:is()` or `:where()`.
    struct Choice {
        /// The range of the pseudo-class, with its arguments.
        var text: ByteRange
        var arguments: ByteRange
        /// Whether a selector in it has several compounds.
        var hasCombinators = false
    }

    /// Returns the list of selectors `arguments` of the pseudo-class at `text` as a choice; nil unless they require nothing but
    /// classes and the like.
    func choice(_ text: ByteRange, _ arguments: ByteRange) -> Choice? {
        guard namesParts, keepsChoices else { return nil }
        var result = Choice(text: text, arguments: arguments)
        var reader = CSSCompoundReader(lexemes, arguments)
        repeat {
            guard case .combinator(_, isWritten: false) = reader.readJunction() else { return nil }
            var count = 0
            repeat {
                let compound = reader.readCompound()
                guard compound.isParticular, compound.root == nil, !compound.isOpaque, !compound.hasNesting,
                    !compound.isUnsupported, compound.pseudoElement == nil
                else { return nil }
                count += 1
                guard case .combinator = reader.readJunction() else { break }
            } while true
            result.hasCombinators = result.hasCombinators || count > 1
            reader.skipBlank()
        } while reader.readComma()
        return reader.offset >= arguments.upperBound ? result : nil
    }

    /// Skips blanks and comments.
    mutating func skipBlank() { offset = min(lexemes.endOfBlank(offset), end) }
}

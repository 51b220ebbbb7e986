import ColorMath
import SourceText

/// Reads `a:is(.b, .c)` as the selectors `a.b` and `a.c`, which select the same elements. They differ only in specificity:
/// that of `:is()` is the highest in its list, that of `:where()` is zero. <https://www.w3.org/TR/selectors-4/#matches>
extension CSSSelectors {
    /// The maximum number of selectors to make from one.
    static let mostChoices = 32

    /// Calls `body` for each way to take one compound from each list in ``choices``, with those added to ``drafts``. If
    /// there are more than `limit` ways, the last lists are not taken apart.
    mutating func forEachChoice(
        of limit: Int, with reader: inout CSSCompoundReader, _ body: (inout CSSSelectors) -> Void
    ) {
        let plain = drafts
        var count = 1
        var options: [[CSSCompound]] = []
        for (_, choice) in choices {
            var some = count <= limit ? compounds(of: choice, with: &reader, atMost: limit / count) : []
            if some.isEmpty { some = [whole(choice, with: &reader)] }
            count *= some.count
            options.append(some)
        }
        for number in 0..<count {
            drafts = plain
            var rest = number
            var isPossible = true
            for (place, some) in zip(choices, options) {
                var compound = drafts[place.draft]
                require(some[rest % some.count], of: &compound)
                drafts[place.draft] = compound
                rest /= some.count
                // No element has two types.
                isPossible = isPossible && parts[compound.parts].filter(CSSPart.isType).count < 2
            }
            if isPossible { body(&self) }
        }
    }

    /// Returns the compounds in the list of `choice`; none if there are more than `limit`.
    private mutating func compounds(
        of choice: CSSCompoundReader.Choice, with reader: inout CSSCompoundReader, atMost limit: Int
    ) -> [CSSCompound] {
        var inner = CSSCompoundReader(lexemes, choice.arguments, continuing: &reader.lists)
        inner.keepsChoices = false
        defer { swap(&inner.lists, &reader.lists) }
        var result: [CSSCompound] = []
        repeat {
            guard result.count < limit, case .combinator = inner.readJunction() else { return [] }
            var compound = inner.readCompound()
            compound.parts = keep(inner.lists.parts)
            compound.id = addCompound(compound.parts)
            if !inner.lists.excluded.isEmpty { compound.excluded = keep(inner.lists.excluded) }
            result.append(compound)
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
    }

    /// Whether `range` is a list of compounds that require nothing but classes and the like, to be read as a choice.
    func isList(ofCompounds range: ByteRange) -> Bool {
        guard namesParts, keepsChoices else { return false }
        var reader = CSSCompoundReader(lexemes, range)
        repeat {
            guard case .combinator(_, isWritten: false) = reader.readJunction() else { return false }
            let compound = reader.readCompound()
            guard compound.isParticular, compound.root == nil, !compound.isOpaque, !compound.hasNesting,
                !compound.isUnsupported, compound.pseudoElement == nil
            else { return false }
            reader.skipBlank()
        } while reader.readComma()
        return reader.offset >= range.upperBound
    }

    /// Skips blanks and comments.
    mutating func skipBlank() { offset = min(lexemes.endOfBlank(offset), end) }
}

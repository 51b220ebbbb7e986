import SourceText

/// The statements of a part of a style sheet, as far as they can affect colors.
///
/// If two parts have equal outlines, all that differs between what they say is where they say it.
struct CSSOutline {
    enum Kind: Equatable {
        /// The prelude of a rule.
        case rule
        /// The name and prelude of an at-rule.
        case atRule
        /// A declaration of a property, by its value; not of those that have no effect.
        case declaration(CSSProperty)
        /// The end of a block: whether a declaration in it has no effect on colors, and the effects on its box.
        case end(setsOther: Bool, box: CSSBox, isBoxImportant: Bool)
    }

    struct Statement {
        var kind: Kind
        /// The text that decides its effect.
        var range: ByteRange
        /// For a declaration, the name of the property.
        var name: ByteRange
    }

    private(set) var statements: [Statement] = []
    /// The offsets of the statements outside all blocks.
    fileprivate(set) var starts: [Int] = []

    mutating func add(_ kind: Kind, _ range: ByteRange, _ name: ByteRange = ByteRange(0, 0)) {
        statements.append(Statement(kind: kind, range: range, name: name))
    }
}

extension CSSOutline {
    /// Reads the statements of `source` in `range`, which begins outside all blocks. Returns nil if it does not end so.
    init?(_ source: SourceBytes, in range: ByteRange) {
        var reader = CSSRuleReader(source)
        reader.outline = CSSOutline()
        reader.offset = range.lowerBound
        while true {
            reader.offset = reader.lexemes.endOfBlank(reader.offset)
            if reader.offset >= source.count { break }
            if reader.offset > range.upperBound { return nil }
            if reader.blocks.isEmpty {
                if reader.offset >= range.upperBound { break }
                reader.outline?.starts.append(reader.offset)
            }
            reader.readStatement()
        }
        // Blank text may follow the last statement.
        guard reader.offset == range.upperBound || range.upperBound == source.count else { return nil }
        while !reader.blocks.isEmpty { reader.closeBlock() }
        guard let outline = reader.outline else { return nil }
        self = outline
    }
}

import SourceText

/// The classes that suffixes after `&` make in Sass and Less.
extension CSSSelectors {
    /// The maximum length of a class with a suffix. In nested rules, each contains that of the one around.
    private static let longestName = 256

    /// Returns `.card__title` for the compound `.card`, with the suffix whose text has the id `suffix`; nil if it is more than a
    /// class. <https://sass-lang.com/documentation/style-rules/parent-selector/#adding-suffixes>
    mutating func longer(_ compound: CSSCompound, by suffix: Int32) -> CSSCompound? {
        guard compound.parts.count == 1, compound.excluded.isEmpty, compound.pseudoElement == nil, !compound.isOpaque,
            let part = parts[compound.parts].first, CSSPart.isClass(part)
        else { return nil }
        var text = [UInt8(ascii: ".")]
        texts.withText(CSSPart.id(part)) { text += $0 }
        texts.withText(suffix) { text += $0 }
        guard text.count <= CSSSelectors.longestName else { return nil }
        return text.withUnsafeBufferPointer { bytes in
            let lexemes = CSSLexemes(SourceBytes(bytes), dialect: lexemes.dialect)
            var reader = CSSCompoundReader(lexemes, ByteRange(0, bytes.count), continuing: &lists)
            var result = reader.readCompound()
            result.parts = keep(reader.lists.parts)
            swap(&reader.lists, &lists)
            result.id = addCompound(result.parts)
            result.combinator = compound.combinator
            return result
        }
    }
}

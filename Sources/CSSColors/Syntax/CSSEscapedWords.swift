import SourceText

extension WordTable {
    /// Returns the value of the word at `range`, with its escapes resolved if it `hasEscape`; nil if it is not in the table.
    func value(of range: ByteRange, hasEscape: Bool, in lexemes: CSSLexemes) -> Value? {
        guard hasEscape else { return self[lexemes.source.buffer(range)] }
        return lexemes.unescaped(range).withUnsafeBufferPointer { self[$0] }
    }
}

import CSSColors
import SourceColors
import SourceText

/// Finds the sheets that define names.
extension SheetExpander {
    /// Returns the number of the sheet that defines `name`, a variable with its mark or one of
    /// ``PreprocessorSheet/exports``, as the file number `source` sees it: a member of `module`, unless that is empty. Nil if
    /// it is not known.
    mutating func sheet(defining name: String, in module: String = "", from source: Int32) -> Int32? {
        wanted.insert(name)
        let key = sheets[Int(source)].path + " " + module + name
        if let known = definers[key] { return known >= 0 ? known : nil }
        let sheet = library(name, module, sheets[Int(source)])
        let found = sheet.flatMap { $0.dialect == dialect ? number(of: $0) : nil }
        definers[key] = found ?? -1
        return found
    }

    /// Returns the name of the module in front of the member at `offset`, with the period; empty if there is none after
    /// `start`.
    func module(before offset: Int, _ start: Int, _ lexemes: CSSLexemes) -> ByteRange {
        guard dialect == .scss, offset > start, lexemes.source[offset - 1] == UInt8(ascii: ".") else {
            return ByteRange(offset, offset)
        }
        var first = offset - 1
        while first > start, lexemes.has(first - 1, .name) { first -= 1 }
        return ByteRange(first, offset)
    }

    /// Returns the name of the module at `range`, without the period.
    func name(ofModule range: ByteRange, _ lexemes: CSSLexemes) -> String {
        range.isEmpty ? "" : lexemes.text(ByteRange(range.lowerBound, range.upperBound - 1))
    }
}

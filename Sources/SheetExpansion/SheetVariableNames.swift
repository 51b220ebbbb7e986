import CSSColors
import SourceColors
import SourceText

/// Reads variables of Less whose names are the values of others: `@@name`.
/// <https://lesscss.org/features/#variables-feature-variable-variables>
extension SheetExpander {
    /// Whether `token` in `range` is the variable in `@@name`.
    func isNamedByVariable(_ token: CSSToken, _ range: ByteRange, _ lexemes: CSSLexemes) -> Bool {
        dialect == .less && token.lowerBound > range.lowerBound
            && lexemes.source[token.lowerBound - 1] == UInt8(ascii: "@")
    }

    /// Returns the name of a variable, with its mark, that is the value of the one at `range`; nil if that is not known.
    mutating func name(inVariableAt range: ByteRange, _ context: Context) -> String? {
        var text: Substring
        if let value = local(lexemes(context.source).variableName(range).text, context) {
            guard let known = plainText(value) else { return nil }
            text = Substring(known)
            // `~"ink-@{mode}"`
            if text.utf8.first == UInt8(ascii: "~") { text.removeFirst() }
            guard let quote = text.utf8.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                return nil
            }
            text.removeFirst()
            guard text.utf8.last == quote else { return nil }
            text.removeLast()
        } else {
            guard case .text(let known, true) = constant(at: range, context) else { return nil }
            text = Substring(known)
        }
        let isName = text.utf8.allSatisfy { byte in
            byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        }
        return isName && !text.isEmpty ? "@" + text : nil
    }

    /// Returns a piece with the variable `name` as seen in `context`.
    mutating func piece(named name: String, _ context: Context) -> Piece {
        guard context.source == 0 else { return piece(name, context.frame) }
        // Another text than that of the same name in other files, which may mean another variable.
        let piece = piece(name + " ", context.frame)
        text.ownTexts.insert(piece.source)
        return piece
    }
}

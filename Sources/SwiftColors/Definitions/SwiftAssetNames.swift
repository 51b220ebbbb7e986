import SourceColors
import SourceText

/// Constants that may name colors of asset catalogs: `static let brand = "Brand"`, `enum ColorName: String { case brand }`.
extension SwiftDefinitionReader {
    /// The maximum length of such a name in bytes.
    private static let maximumLength = 64

    /// Adds the static constant `name` of `type` if it is a string that may name a color: one that is called like it, or a constant
    /// of colors.
    func readString(_ name: Int, of type: String) {
        let value = tokens.kind(name + 1) == .colon && tokens.isText(name + 2, "String") ? name + 4 : name + 2
        guard tokens.isText(name - 1, "let"), tokens.kind(value - 1) == .equal, let text = string(at: value),
            tokens[value + 3].flags.contains(.newlineBefore) || tokens.kind(value + 3) == .rightBrace,
            tokens.isEqual(text, name) || namesColors(type) || SwiftColorWords.namesColor(tokens.bytes(name))
        else { return }
        addObject(type + "." + tokens.text(name) + ColorObject.stringMark, tokens.text(text))
    }

    /// Adds the raw values of the cases of the enumeration `type`, which is declared at the token `index`, if it is one of names of
    /// colors.
    func readRawValues(of type: String, at index: Int) {
        guard tokens.kind(index + 2) == .colon, tokens.isText(index + 3, "String"), namesColors(type) else { return }
        for token in file.declarations.types[type]?.cases ?? [] {
            let isGiven = tokens.kind(token + 1) == .equal
            guard let text = isGiven ? string(at: token + 2) : token else { continue }
            addObject(type + "." + tokens.text(token) + ".rawValue" + ColorObject.stringMark, tokens.text(text))
        }
    }

    /// Whether the name of the type says that its members are names of colors.
    func namesColors(_ type: String) -> Bool {
        var type = type
        return type.withUTF8 { bytes in
            ["color", "colour", "asset", "palette", "theme", "token"].contains {
                SourceBytes(bytes).contains($0, in: ByteRange(0, bytes.count), ignoringCase: true)
            }
        }
    }

    /// Returns the token of the text of the string at `index`, if it is one piece and short.
    private func string(at index: Int) -> Int? {
        guard tokens.kind(index) == .stringOpen, tokens.kind(index + 1) == .stringText,
            tokens.closing(index) == index + 2, tokens.bytes(index + 1).count <= Self.maximumLength
        else { return nil }
        return index + 1
    }
}

extension SwiftTokens {
    /// Whether two tokens have the same text, apart from the case of letters.
    fileprivate func isEqual(_ one: Int, _ other: Int) -> Bool {
        let (one, other) = (bytes(one), bytes(other))
        return one.count == other.count && zip(one, other).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }
}

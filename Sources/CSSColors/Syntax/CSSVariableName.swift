import SourceColors
import SourceText

extension CSSLexemes {
    /// The name of the variable of Sass or Less that `range` spells, with its mark. In Sass `_` and `-` are the same.
    func variableName(_ range: ByteRange) -> ColorName {
        var bytes = Array(text(range).utf8)
        if dialect == .scss {
            for index in bytes.indices where bytes[index] == UInt8(ascii: "_") { bytes[index] = UInt8(ascii: "-") }
        }
        return ColorName(.preprocessorVariable, String(decoding: bytes, as: UTF8.self))
    }
}

import SourceColors
import SourceText

extension CSSLexemes {
    /// Returns the name of the Sass or Less variable at `range`, including its sigil and the module before it, if any:
    /// `theme.$ink`. In Sass, `_` and `-` are equivalent.
    package func variableName(_ range: ByteRange) -> ColorName {
        var bytes = Array(text(range).utf8)
        if dialect == .scss {
            for index in bytes.indices where bytes[index] == UInt8(ascii: "_") { bytes[index] = UInt8(ascii: "-") }
        }
        return ColorName(.preprocessorVariable, String(decoding: bytes, as: UTF8.self))
    }
}

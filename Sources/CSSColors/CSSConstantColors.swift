import ColorMath
import SourceColors
import SourceText

/// Colors that a preprocessor computes, one by one.
extension CSSColorSyntax {
    /// Returns the color that `text` is, if it is a literal or computed from literals: `darken(#336699, 10%)`.
    package func constantColor(_ text: String) -> RGBA? {
        var text = text
        return text.withUTF8 { bytes in
            var value = CSSValue(CSSLexemes(SourceBytes(bytes), dialect: dialect))
            value.read(ByteRange(0, bytes.count), names: .whole)
            value.findColors()
            guard value.isSingle else { return nil }
            func color(_ node: Int) -> RGBA? {
                if case .literal(_, .color(let color))? = value.color(of: node)?.kind { color.rgba } else { nil }
            }
            guard case .computed(let change, let parts)? = value.color(of: 0)?.kind else { return color(0) }
            let colors = parts.compactMap(color)
            return colors.count == parts.count ? change.color(of: colors) : nil
        }
    }

    /// Whether the function called `name` makes a color of numbers or of other colors.
    package func makesColor(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        CSSFunction.table[name]?.colorFunction != nil
            || CSSPreprocessorFunction.sass[name] ?? CSSPreprocessorFunction.sassModule[name] ?? .unknown != .unknown
    }

    /// Whether the function called `name` is one of CSS, or one of Sass for colors.
    package func isBuiltIn(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        CSSFunction.table[name] != nil || CSSPreprocessorFunction.sass[name] ?? .unknown != .unknown
    }
}

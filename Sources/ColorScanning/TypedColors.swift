import CSSColors
import SourceColors
import SourceText
import SwiftColors

extension Language {
    /// The color expressions that `text`, which somebody typed by itself, may be, the likeliest first.
    package static func typedColors(in text: String) -> [ParsedColor] {
        var text = text
        return text.withUTF8 { bytes in ofTypedColors.flatMap { $0.colorSyntax.parse(SourceBytes(bytes)) } }
    }
}

extension LiteralValue {
    /// The value of `text`, an expression's ``ColorExpression/Kind/substitution(_:_:)`` with the parts' values in place; nil where
    /// it is no color.
    package init?(substituted text: String) { self.init(css: text) }
}

extension ColorFacts {
    /// Adds what a configuration names at `range` of `source`, the content of a string without escapes: a color as CSS writes
    /// it, a custom property (`--x`), a token (`{color.x}`), a Swift member (`Theme.accent`, `.systemBlue`), and everything
    /// else as a color of an asset catalog.
    ///
    /// Where these facts have a literal at that place, its expression is used, so that a fix can rewrite it.
    package mutating func addConfiguredColor(at range: ByteRange, of source: SourceBytes) -> ExpressionID {
        if let index = literals.firstIndex(where: { $0.range == range }) {
            return expressions.add(.literal(index), at: range)
        }
        if case .read(let other, let root) = DeclaredColor(css: range, in: source) {
            return addDeclared(root, of: other)
        }
        let bytes = source.buffer(range)
        if bytes.contains(UInt8(ascii: ".")), !bytes.contains(UInt8(ascii: "/")), !bytes.contains(0x20) {
            if case .read(let other, let root) = DeclaredColor(swiftUI: bytes) {
                return addDeclared(root, of: other, movedBy: range.lowerBound)
            }
        }
        return expressions.add(.name(ColorName(.asset, source.text(range))), at: range)
    }
}

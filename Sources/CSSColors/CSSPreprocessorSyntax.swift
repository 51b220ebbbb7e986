import ColorMath
import SourceColors
import SourceText

/// The colours of a language that is turned into CSS: it finds its own, and writes them as CSS does.
protocol CSSPreprocessorSyntax: ColorSyntax {
    /// The language.
    static var dialect: CSSDialect { get }
}

/// The colours of SCSS.
package enum SCSSColorSyntax: CSSPreprocessorSyntax {
    static let dialect = CSSDialect.scss
}

/// The colours of Less.
package enum LessColorSyntax: CSSPreprocessorSyntax {
    static let dialect = CSSDialect.less
}

extension CSSPreprocessorSyntax {
    package static func scan(_ source: SourceBytes, options: ScanOptions) -> ColorFacts {
        CSSColorSyntax.scan(source, as: dialect, options)
    }

    package static func read(_ text: String, inPlaceOf literal: ColorLiteral) -> ColorValue? {
        CSSColorSyntax.read(text, inPlaceOf: literal)
    }

    package static func grid(of literal: ColorLiteral, in source: SourceBytes) -> ComponentGrid {
        CSSColorSyntax.grid(of: literal, in: source)
    }

    package static func respell(_ literal: ColorLiteral, in source: SourceBytes, as color: ColorValue) -> String? {
        CSSColorSyntax.respell(literal, in: source, as: color)
    }

    package static func presentations(
        of color: RGBA, for literal: ColorLiteral, in source: SourceBytes
    ) -> [ColorPresentation] {
        CSSColorSyntax.presentations(of: color, for: literal, in: source)
    }

    package static func elements(inSymbol symbol: String) -> [String] { CSSColorSyntax.elements(inSymbol: symbol) }

    package static func enclosingSymbols(of offsets: [Int], in source: SourceBytes) -> [String] {
        CSSColorSyntax.enclosingSymbols(of: offsets, in: source, as: dialect)
    }

    package static func elements(of places: [ElementPlace], in source: SourceBytes) -> [String] {
        CSSColorSyntax.elements(of: places, in: source, as: dialect)
    }

    package static func spell(
        _ color: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String? {
        CSSColorSyntax.spell(color, inPlaceOf: range, in: source, of: facts)
    }
}

import ColorMath
import SourceText

/// The colours of a language that is turned into CSS: it finds its own, and writes them as CSS does.
protocol CSSPreprocessorSyntax: ColorSyntax {
    /// The language.
    static var dialect: CSSDialect { get }
}

/// The colours of SCSS.
package enum SCSSSyntax: CSSPreprocessorSyntax {
    static let dialect = CSSDialect.scss
}

/// The colours of Less.
package enum LessSyntax: CSSPreprocessorSyntax {
    static let dialect = CSSDialect.less
}

extension CSSPreprocessorSyntax {
    package static func scan(_ source: SourceBytes, options: ScanOptions) -> ColorFacts {
        CSSSyntax.scan(source, as: dialect, options)
    }

    package static func read(_ text: String, inPlaceOf literal: ColorLiteral) -> ColorValue? {
        CSSSyntax.read(text, inPlaceOf: literal)
    }

    package static func grid(of literal: ColorLiteral, in source: SourceBytes) -> ComponentGrid {
        CSSSyntax.grid(of: literal, in: source)
    }

    package static func respell(_ literal: ColorLiteral, in source: SourceBytes, as color: ColorValue) -> String? {
        CSSSyntax.respell(literal, in: source, as: color)
    }

    package static func presentations(
        of color: RGBA, for literal: ColorLiteral, in source: SourceBytes
    ) -> [ColorPresentation] {
        CSSSyntax.presentations(of: color, for: literal, in: source)
    }

    package static func elements(inSymbol symbol: String) -> [String] { CSSSyntax.elements(inSymbol: symbol) }

    package static func enclosingSymbols(of offsets: [Int], in source: SourceBytes) -> [String] {
        CSSSyntax.enclosingSymbols(of: offsets, in: source, as: dialect)
    }

    package static func elements(of places: [ElementPlace], in source: SourceBytes) -> [String] {
        CSSSyntax.elements(of: places, in: source, as: dialect)
    }

    package static func spell(
        _ color: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String? {
        CSSSyntax.spell(color, inPlaceOf: range, in: source, of: facts)
    }
}

import ColorMath
import SourceColors
import SourceText

/// The colors of CSS, SCSS and Less.
package struct CSSColorSyntax: ColorSyntax {
    let dialect: CSSDialect

    /// Creates the syntax of `dialect`.
    package init(dialect: CSSDialect) { self.dialect = dialect }

    package static let css = CSSColorSyntax(dialect: .css)
    /// Sass in its SCSS syntax.
    package static let scss = CSSColorSyntax(dialect: .scss)
    package static let less = CSSColorSyntax(dialect: .less)

    package func scan(_ source: SourceBytes, options: ScanOptions) -> ColorFacts {
        if let company = options.company, let facts = scan(source, beside: company, options) { return facts }
        var reader = CSSRuleReader(source, dialect, findsLiteralsOnly: options.findsLiteralsOnly)
        if options.findsRestartPoints, !options.findsLiteralsOnly, dialect == .css { reader.restarts = RestartPoints() }
        reader.markup = options.markup
        _ = reader.read()
        reader.facts.isSass = dialect == .scss
        return reader.facts
    }

    /// Scans `source` with the rules of other sheets; nil if its end cannot be told from their beginning.
    private func scan(_ source: SourceBytes, beside company: SheetCompany, _ options: ScanOptions) -> ColorFacts? {
        var text: [UInt8] = []
        text.reserveCapacity(source.count + company.text.count + 1)
        text += source.buffer(ByteRange(0, source.count))
        text.append(UInt8(ascii: "\n"))
        text += company.text
        return text.withUnsafeBufferPointer { buffer in
            var reader = CSSRuleReader(SourceBytes(buffer), dialect)
            reader.company = CSSRuleReader.Company(start: source.count, rules: company)
            reader.markup = options.markup
            guard reader.read() else { return nil }
            reader.facts.isSass = dialect == .scss
            return reader.facts
        }
    }

    package func update(_ facts: inout ColorFacts, about old: SourceBytes, to new: SourceBytes) -> Bool {
        guard dialect == .css, facts.restarts != nil else { return false }
        return CSSRescan.update(&facts, about: old, to: new)
    }

    package func holdElsewhere(_ facts: ColorFacts) -> Bool { true }

    /// Accepts any form of CSS color, since they are interchangeable.
    package func read(_ text: String, inPlaceOf literal: ColorLiteral) -> ColorValue? {
        var text = text
        return text.withUTF8 { bytes in
            ColorLiteral(css: ByteRange(0, bytes.count), in: SourceBytes(bytes))?.color
        }
    }

    package func parse(_ text: SourceBytes) -> [ParsedColor] {
        guard case .read(let facts, let root) = DeclaredColor(css: ByteRange(0, text.count), in: text) else {
            return []
        }
        return [ParsedColor(facts, root)]
    }

    package func spelling(of literal: ColorLiteral, in source: SourceBytes) -> any LiteralSpelling {
        CSSLiteralSpelling(literal, in: source)
    }

    package func spell(
        _ color: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String? {
        ColorNotation.hex.text(for: color) ?? ColorNotation.displayP3.text(for: color)
    }
}

import CSSColors
import ColorMath
import JSONSyntax
import SourceColors
import SourceText

/// The colors of JSON and JSONC.
package struct JSONColorSyntax: ColorSyntax {
    package init() {}

    package func scan(_ source: SourceBytes, options: ScanOptions) -> ColorFacts {
        guard JSONPrefilter(source: source).mayHoldColors else { return ColorFacts() }
        var scanner = JSONColorScanner(source, findsLiteralsOnly: options.findsLiteralsOnly)
        return scanner.scan()
    }

    package func scan(_ source: SourceBytes, at path: String, options: ScanOptions) -> ColorFacts {
        var facts = scan(source, options: options)
        if facts.catalog != nil { facts.nameColorSet(at: path) }
        return facts
    }

    package func holdElsewhere(_ facts: ColorFacts) -> Bool { facts.catalog == nil }

    package func parse(_ text: SourceBytes) -> [ParsedColor] {
        var facts = scan(text, options: ScanOptions())
        // A whole object, or a string inside its quotes.
        let quotes = text[0] == UInt8(ascii: "\"") && text.count > 2 ? 1 : 0
        let whole = ByteRange(quotes, text.count - quotes)
        guard let index = facts.literals.firstIndex(where: { $0.range == whole }) else { return [] }
        let root = facts.expressions.add(.literal(index), at: whole)
        return [ParsedColor(facts, root)]
    }

    package func read(_ text: String, inPlaceOf literal: ColorLiteral) -> ColorValue? {
        var text = text
        return text.withUTF8 { bytes in
            let source = SourceBytes(bytes)
            let whole = ByteRange(0, bytes.count)
            if case .componentObject = literal.form {
                guard case .color(let color) = JSONComponents(text: source, like: literal)?.value else { return nil }
                return color
            }
            guard let string = JSONColorString(whole, in: source), case .color(let color) = string.value else {
                return nil
            }
            switch (literal.form, string.form) {
            // Digits may replace a name: both are strings that CSS reads.
            case (.cssName, .cssName), (.cssName, .hex), (.hex, .hex), (.hexInteger, .hexInteger),
                (.cssFunction, .cssFunction):
                return color
            default: return nil
            }
        }
    }

    package func spelling(of literal: ColorLiteral, in source: SourceBytes) -> any LiteralSpelling {
        JSONLiteralSpelling(literal, in: source)
    }

    package func spell(
        _ color: RGBA, inPlaceOf range: ByteRange, in source: SourceBytes, of facts: ColorFacts
    ) -> String? {
        // The range of a string is its content; anything else needs quotes.
        let isInString =
            source[range.lowerBound - 1] == UInt8(ascii: "\"") && source[range.upperBound] == UInt8(ascii: "\"")
        return ColorNotation.hex.text(for: color).map { isInString ? $0 : "\"\($0)\"" }
    }
}

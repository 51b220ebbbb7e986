import SourceColors
import SourceText

/// The names in a style sheet, for any purpose. <https://www.w3.org/TR/css-variables-1/#defining-variables>
enum CSSNames {
    /// Returns the custom properties and the Sass and Less variables in `source`.
    static func occurrences(in source: SourceBytes, _ dialect: CSSDialect) -> [NameOccurrence] {
        let lexemes = CSSLexemes(source, dialect: dialect)
        var result: [NameOccurrence] = []
        var tokenizer = CSSTokenizer(lexemes, range: ByteRange(0, source.count))
        var startsStatement = true
        var isPropertyRule = false
        while true {
            let token = tokenizer.nextVisible()
            var next = (starts: false, isPropertyRule: false)
            let start = token.lowerBound
            switch token.kind {
            case .endOfFile: return result
            case .leftBrace, .rightBrace, .semicolon: next.starts = true
            case .atKeyword: next.isPropertyRule = lexemes.matches(token.nameRange, "property")
            case .ident where isCustomProperty(start, token.upperBound, source):
                let range = ByteRange(start, token.upperBound)
                let isDefinition = isPropertyRule || startsStatement && isColon(token.upperBound, lexemes)
                result.append(
                    NameOccurrence(
                        ColorName(.customProperty, lexemes.text(range)), range, isDefinition: isDefinition))
            case .variable:
                let range = ByteRange(start, token.upperBound)
                let isDefinition = startsStatement && isColon(token.upperBound, lexemes)
                // In Less, other statements with `@` are rules.
                guard dialect == .scss || isDefinition || !startsStatement else { break }
                result.append(NameOccurrence(lexemes.variableName(range), range, isDefinition: isDefinition))
            default: break
            }
            (startsStatement, isPropertyRule) = next
        }
    }

    /// Returns the custom property or the Sass or Less variable being typed at `offset`; nil if there is none.
    static func completion(at offset: Int, in source: SourceBytes, _ dialect: CSSDialect) -> NameCompletion? {
        let start = source.startOfName(before: offset)
        if dialect != .css, start > 0, source[start - 1] == dialect.variableMark {
            return NameCompletion(.preprocessorVariable, ByteRange(start - 1, offset))
        }
        let isDashed = source[start] == UInt8(ascii: "-") && source[start + 1] == UInt8(ascii: "-")
        guard isDashed && offset >= start + 2 || source.has("var(", before: start) else { return nil }
        return NameCompletion(.customProperty, ByteRange(start, offset))
    }

    /// Returns the text that refers to `name`; nil if the dialect has no such names.
    static func reference(to name: ColorName, _ dialect: CSSDialect) -> String? {
        switch name.space {
        case .customProperty: "var(\(name.text))"
        case .preprocessorVariable: dialect == .css ? nil : name.text
        default: nil
        }
    }

    /// Whether the identifier is a custom property, and not part of a class name or a dimension.
    private static func isCustomProperty(_ start: Int, _ end: Int, _ source: SourceBytes) -> Bool {
        end > start + 2 && source[start] == UInt8(ascii: "-") && source[start + 1] == UInt8(ascii: "-")
            && source[start &- 1] != UInt8(ascii: ".")
    }

    private static func isColon(_ end: Int, _ lexemes: CSSLexemes) -> Bool {
        lexemes.source[lexemes.endOfBlank(end)] == UInt8(ascii: ":")
    }
}

extension CSSColorSyntax {
    // A Sass or Less variable of another file may not be imported, so none is suggested.
    package var usedNames: Set<ColorName.Space> { [.customProperty] }

    package var symbolKind: SymbolKind { .element }

    package func nameCompletion(at offset: Int, in source: SourceBytes) -> NameCompletion? {
        CSSNames.completion(at: offset, in: source, dialect)
    }

    package func reference(to name: ColorName, inPlaceOf literal: ColorLiteral) -> String? {
        CSSNames.reference(to: name, dialect)
    }

    package func nameOccurrences(in source: SourceBytes, of facts: ColorFacts) -> [NameOccurrence] {
        CSSNames.occurrences(in: source, dialect)
    }
}

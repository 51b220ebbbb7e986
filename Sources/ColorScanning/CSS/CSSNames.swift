import SourceText

/// Where a style sheet writes names, whatever for. <https://www.w3.org/TR/css-variables-1/#defining-variables>
enum CSSNames {
    /// The custom properties in `source`, and those variables of Sass and Less that `facts` define.
    static func occurrences(in source: SourceBytes, _ dialect: CSSDialect, _ facts: ColorFacts) -> [NameOccurrence] {
        let lexemes = CSSLexemes(source, dialect: dialect)
        var variables: Set<ColorName> = []
        for definition in facts.definitions where definition.name.space == .preprocessorVariable {
            variables.insert(definition.name)
        }
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
                let name = lexemes.variableName(range)
                guard variables.contains(name) else { break }
                let isDefinition = startsStatement && isColon(token.upperBound, lexemes)
                result.append(NameOccurrence(name, range, isDefinition: isDefinition))
            default: break
            }
            (startsStatement, isPropertyRule) = next
        }
    }

    /// Whether the identifier is a custom property, and no part of a class's or a dimension's name.
    private static func isCustomProperty(_ start: Int, _ end: Int, _ source: SourceBytes) -> Bool {
        end > start + 2 && source[start] == UInt8(ascii: "-") && source[start + 1] == UInt8(ascii: "-")
            && source[start &- 1] != UInt8(ascii: ".")
    }

    private static func isColon(_ end: Int, _ lexemes: CSSLexemes) -> Bool {
        lexemes.source[lexemes.endOfBlank(end)] == UInt8(ascii: ":")
    }
}

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

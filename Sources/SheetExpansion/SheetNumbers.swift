import CSSColors
import SourceColors
import SourceText

/// Puts what Sass computes in values in place of the expressions: numbers, and the branch of `if()`.
extension SheetExpander {
    /// The longest argument that may compute a number, in bytes; the most branches in branches.
    static let longestNumber = 96, mostChoices = 8

    /// Returns the value of the function `if` that begins with `token`, and its end; nil if it is another one, or it is not
    /// known which branch it returns. <https://sass-lang.com/documentation/modules/#if>
    mutating func chosen(
        _ token: CSSToken, _ range: ByteRange, _ context: Context, _ level: Int
    ) -> (value: [Piece], end: Int)? {
        let lexemes = lexemes(context.source)
        guard lexemes.matches(token.nameRange, "if"), level < Self.mostChoices else { return nil }
        guard let (inner, end) = parenthesized(token.upperBound - 1, range.upperBound, lexemes) else {
            count((range.upperBound - token.upperBound) / 16)
            return nil
        }
        count(1 + inner.count / 16)
        let arguments = split(inner, at: .comma, lexemes)
        guard !isOver, arguments.count == 3, let holds = truth(of: arguments[0], context) else { return nil }
        return (pieces(of: arguments[holds ? 1 : 2], context, level: level + 1), end)
    }

    /// Whether the function that begins with `token` computes a color from numbers.
    func takesNumbers(_ token: CSSToken, _ lexemes: CSSLexemes) -> Bool {
        syntax.makesColor(lexemes.source.buffer(token.nameRange))
    }

    /// Returns the number that the argument at `offset` computes from variables, and its range; nil if it computes none.
    mutating func number(at offset: Int, _ limit: Int, _ context: Context) -> (value: Piece, place: ByteRange)? {
        let lexemes = lexemes(context.source)
        let start = lexemes.endOfBlank(offset)
        var tokenizer = CSSTokenizer(lexemes, range: ByteRange(start, min(limit, start + Self.longestNumber)))
        var depth = 0
        var hasVariable = false
        while true {
            let token = tokenizer.next()
            switch token.kind {
            case .variable: hasVariable = true
            case .function, .leftParenthesis: depth += 1
            case .rightParenthesis where depth > 0: depth -= 1
            case .rightParenthesis,
                .comma where depth == 0:
                let place = trimmed(ByteRange(start, token.lowerBound), lexemes)
                guard hasVariable, case .number(let number, let unit) = constant(at: place, context) else { return nil }
                return piece(number, unit, context.frame).map { ($0, place) }
            case .hash, .string, .interpolation, .colon, .endOfFile, .semicolon, .leftBrace, .rightBrace: return nil
            default: break
            }
        }
    }

    /// Returns a piece with `number` and `unit`, with as many digits as Sass writes; nil if it is very large.
    mutating func piece(_ number: Double, _ unit: String, _ frame: Int32) -> Piece? {
        number.magnitude < 1e9 ? piece(decimalText(number, places: 10) + unit, frame) : nil
    }

    /// Returns a piece with the text `text`, which is in no file.
    mutating func piece(_ text: String, _ frame: Int32) -> Piece {
        var text = text
        let source: Int32
        if let known = computedTexts[text] {
            source = known
        } else {
            let sheet = text.withUTF8 { PreprocessorSheet(SourceBytes($0), isLess: dialect == .less) }
            source = add(sheet)
            computedTexts[text] = source
        }
        return Piece(source: source, range: ByteRange(0, sheets[Int(source)].source.count), frame: frame)
    }
}

import SourceText

/// Splits bytes into the tokens of CSS Syntax 3, without gaps: each byte belongs to one token.
///
/// Accepts any bytes. Invalid UTF-8 counts as non-ASCII code points. The caller must skip a byte order mark at the
/// start of the file. <https://www.w3.org/TR/css-syntax-3/#tokenization>
package struct CSSTokenizer {
    /// What it reads.
    package let lexemes: CSSLexemes
    /// The offset of the next token.
    package var offset: Int
    /// The end of the input, as if the file ended there; a token that starts before it may extend past it.
    package var end: Int

    /// Creates a tokenizer for the bytes in `range`.
    package init(_ lexemes: CSSLexemes, range: ByteRange) {
        self.lexemes = lexemes
        offset = max(range.lowerBound, 0)
        end = min(range.upperBound, lexemes.source.count)
    }

    private var source: SourceBytes { lexemes.source }

    /// Returns the next token; at the end, ``CSSToken/Kind/endOfFile``, any number of times.
    package mutating func next() -> CSSToken {
        guard offset < end else { return CSSToken(kind: .endOfFile, lowerBound: end, upperBound: end) }
        let token = read(at: offset)
        offset = token.upperBound
        return token
    }

    /// Returns the next token that is neither white space nor a comment.
    @_optimize(speed)
    package mutating func nextVisible() -> CSSToken {
        offset = lexemes.endOfBlank(offset)
        return next()
    }

    @_optimize(speed)
    private func read(at start: Int) -> CSSToken {
        switch source[start] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            0x80...0xFF,
            0x00:
            return identLike(at: start)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return numeric(at: start)
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C:
            return CSSToken(kind: .whitespace, lowerBound: start, upperBound: lexemes.endOfWhitespace(start))
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let string = lexemes.endOfString(start)
            return CSSToken(kind: string.isBad ? .badString : .string, lowerBound: start, upperBound: string.end)
        case UInt8(ascii: "#"):
            if lexemes.startsInterpolation(start) { return interpolation(start) }
            let end = lexemes.endOfName(start &+ 1)
            return end > start &+ 1 ? named(.hash, start, end) : single(.delim, start)
        case UInt8(ascii: "("): return single(.leftParenthesis, start)
        case UInt8(ascii: ")"): return single(.rightParenthesis, start)
        case UInt8(ascii: ","): return single(.comma, start)
        case UInt8(ascii: ":"): return single(.colon, start)
        case UInt8(ascii: ";"): return single(.semicolon, start)
        case UInt8(ascii: "["): return single(.leftSquare, start)
        case UInt8(ascii: "]"): return single(.rightSquare, start)
        case UInt8(ascii: "{"): return single(.leftBrace, start)
        case UInt8(ascii: "}"): return single(.rightBrace, start)
        case UInt8(ascii: "+"), UInt8(ascii: "."):
            return lexemes.startsNumber(start) ? numeric(at: start) : single(.delim, start)
        case UInt8(ascii: "-"):
            if lexemes.startsNumber(start) { return numeric(at: start) }
            if source[start &+ 1] == UInt8(ascii: "-"), source[start &+ 2] == UInt8(ascii: ">") {
                return CSSToken(kind: .cdc, lowerBound: start, upperBound: start &+ 3)
            }
            return lexemes.startsName(start) ? identLike(at: start) : single(.delim, start)
        case UInt8(ascii: "/"):
            guard lexemes.startsComment(start) else { return single(.delim, start) }
            return CSSToken(kind: .comment, lowerBound: start, upperBound: lexemes.endOfComment(start))
        case UInt8(ascii: "<"):
            guard source[start &+ 1] == UInt8(ascii: "!"), source[start &+ 2] == UInt8(ascii: "-"),
                source[start &+ 3] == UInt8(ascii: "-")
            else { return single(.delim, start) }
            return CSSToken(kind: .cdo, lowerBound: start, upperBound: start &+ 4)
        case UInt8(ascii: "@"):
            if lexemes.startsInterpolation(start) { return interpolation(start) }
            guard lexemes.startsName(start &+ 1) else { return single(.delim, start) }
            let isVariable = lexemes.dialect == .less
            return named(isVariable ? .variable : .atKeyword, start, lexemes.endOfName(start &+ 1))
        case UInt8(ascii: "$"):
            guard lexemes.dialect == .scss, lexemes.startsName(start &+ 1) else { return single(.delim, start) }
            return named(.variable, start, lexemes.endOfName(start &+ 1))
        case UInt8(ascii: "\\"):
            return lexemes.startsEscape(start) ? identLike(at: start) : single(.delim, start)
        default: return single(.delim, start)
        }
    }

    private func interpolation(_ start: Int) -> CSSToken {
        CSSToken(kind: .interpolation, lowerBound: start, upperBound: start &+ 2)
    }

    private func single(_ kind: CSSToken.Kind, _ start: Int) -> CSSToken {
        CSSToken(kind: kind, lowerBound: start, upperBound: start &+ 1)
    }

    /// Returns a token with a name that ends at `end`.
    @_optimize(speed)
    private func named(_ kind: CSSToken.Kind, _ start: Int, _ end: Int) -> CSSToken {
        var token = CSSToken(kind: kind, lowerBound: start, upperBound: end)
        for offset in start..<end where source[offset] == UInt8(ascii: "\\") || source[offset] == 0 {
            token.hasEscape = true
            break
        }
        return token
    }

    /// <https://www.w3.org/TR/css-syntax-3/#consume-ident-like-token>
    @_optimize(speed)
    private func identLike(at start: Int) -> CSSToken {
        let end = lexemes.endOfName(start)
        guard source[end] == UInt8(ascii: "(") else { return named(.ident, start, end) }
        var token = named(.function, start, end)
        token.upperBound = end &+ 1
        guard isURL(token), let url = lexemes.endOfURL(end &+ 1) else { return token }
        return CSSToken(
            kind: url.isBad ? .badURL : .url, hasEscape: token.hasEscape, lowerBound: start, upperBound: url.end)
    }

    private func isURL(_ token: CSSToken) -> Bool {
        if token.hasEscape {
            let name = lexemes.unescaped(token.nameRange)
            return name.map { $0 | 0x20 } == Array("url".utf8)
        }
        return lexemes.matches(token.nameRange, "url")
    }

    /// <https://www.w3.org/TR/css-syntax-3/#consume-numeric-token>
    @_optimize(speed)
    private func numeric(at start: Int) -> CSSToken {
        let end = lexemes.endOfNumber(start)
        var token = CSSToken(kind: .number, lowerBound: start, upperBound: end, numberEnd: end)
        if source[end] == UInt8(ascii: "%") {
            token.kind = .percentage
            token.upperBound = end &+ 1
        } else if lexemes.startsName(end) {
            token = named(.dimension, start, lexemes.endOfName(end))
            token.numberEnd = end
        }
        return token
    }
}

import CSSColors
import SourceColors
import SourceText

/// Reads values with the variables of mixins and loops.
extension SheetExpander {
    typealias Piece = ExpandedText.Piece

    /// The most pieces of a value.
    private static let mostPieces = 256

    /// Returns the value of the local variable `name`; nil if it is none.
    func local(_ name: String, _ context: Context) -> Value? {
        var scope = context.scope
        while scope >= 0 {
            if let value = scopes[scope].values[name] { return value }
            scope = scopes[scope].parent
        }
        return nil
    }

    /// Returns the text at `range` with the values of local variables in place of their names, and those of functions in
    /// place of their calls.
    mutating func pieces(of range: ByteRange, _ context: Context, level: Int = 0) -> [Piece] {
        let whole = Piece(source: context.source, range: range, frame: context.frame)
        guard context.scope >= 0 || dialect == .scss else { return [whole] }
        let lexemes = lexemes(context.source)
        var tokenizer = CSSTokenizer(lexemes, range: range)
        var result: [Piece] = []
        var copied = range.lowerBound
        func copy(upTo end: Int) {
            if end > copied {
                result.append(Piece(source: context.source, range: ByteRange(copied, end), frame: context.frame))
            }
        }
        var depth = 0
        /// Puts a number in place of the argument that follows, if that computes one.
        func substituteNumber() -> Bool {
            guard let (value, place) = number(at: tokenizer.offset, range.upperBound, context) else { return false }
            copy(upTo: place.lowerBound)
            result.append(value)
            copied = place.upperBound
            tokenizer.offset = place.upperBound
            return true
        }
        while result.count < Self.mostPieces, !isOver {
            let token = tokenizer.next()
            switch token.kind {
            case .endOfFile:
                copy(upTo: range.upperBound)
                return result
            case .variable where isNamedByVariable(token, range, lexemes):
                let use = ByteRange(token.lowerBound - 1, token.upperBound)
                guard let name = name(inVariableAt: ByteRange(token.lowerBound, token.upperBound), context) else {
                    continue
                }
                copy(upTo: use.lowerBound)
                if let value = local(name, context) {
                    result += pieces(of: value, Piece(source: context.source, range: use, frame: context.frame))
                } else {
                    result.append(piece(named: name, context))
                }
                copied = token.upperBound
            case .variable:
                let place = ByteRange(token.lowerBound, token.upperBound)
                guard let value = local(lexemes.variableName(place).text, context),
                    lexemes.source[token.lowerBound &- 1] != UInt8(ascii: ".")
                else { continue }
                copy(upTo: token.lowerBound)
                result += pieces(of: value, Piece(source: context.source, range: place, frame: context.frame))
                copied = token.upperBound
            case .interpolation:
                guard let (value, end) = interpolated(token, range.upperBound, context) else { continue }
                copy(upTo: token.lowerBound)
                result += value
                copied = end
                tokenizer.offset = end
            case .string:
                var offset = token.lowerBound
                while offset < token.upperBound {
                    var inside = CSSTokenizer(lexemes, range: ByteRange(offset, token.upperBound))
                    guard lexemes.startsInterpolation(offset),
                        let (value, end) = interpolated(inside.next(), token.upperBound, context)
                    else {
                        offset += 1
                        continue
                    }
                    copy(upTo: offset)
                    result += value
                    (copied, offset) = (end, end)
                }
            case .function where dialect == .scss:
                if let (value, place) = looked(up: token, range, context, level), place.lowerBound >= copied {
                    copy(upTo: place.lowerBound)
                    result += value
                    copied = place.upperBound
                    tokenizer.offset = place.upperBound
                    continue
                }
                if let (value, end) = chosen(token, range, context, level) {
                    copy(upTo: token.lowerBound)
                    result += value
                    copied = end
                    tokenizer.offset = end
                    continue
                }
                depth += 1
                if takesNumbers(token, lexemes), substituteNumber() { continue }
                guard let (value, place) = returned(token, range, context), place.lowerBound >= copied else { continue }
                copy(upTo: place.lowerBound)
                result += value
                copied = place.upperBound
                tokenizer.offset = place.upperBound
            case .comma where depth > 0: _ = substituteNumber()
            default: break
            }
        }
        copy(upTo: range.upperBound)
        return result
    }

    /// Returns the pieces of `value`, whose name is `use`.
    private func pieces(of value: Value, _ use: Piece) -> [Piece] {
        switch value {
        case .text(let pieces): return pieces
        case .unknown(let doubt):
            var use = use
            use.doubt = doubt
            return [use]
        }
    }

    /// Returns the value of the interpolation that begins with `token`, without quotes, and its end within `limit`; nil if it
    /// is neither a local variable nor a string nor a constant other than a color, which may be read where it is.
    private mutating func interpolated(
        _ token: CSSToken, _ limit: Int, _ context: Context
    ) -> (pieces: [Piece], end: Int)? {
        let lexemes = lexemes(context.source)
        var tokenizer = CSSTokenizer(lexemes, range: ByteRange(token.upperBound, limit))
        let inner = tokenizer.nextVisible()
        let range = ByteRange(inner.lowerBound, inner.upperBound)
        var end = tokenizer.nextVisible()
        var value: [Piece]
        guard end.kind == .rightBrace else {
            var depth = 0
            while end.kind != .rightBrace || depth > 0 {
                if end.kind == .endOfFile {
                    count((limit - token.upperBound) / 16)
                    return nil
                }
                depth += end.kind == .interpolation ? 1 : end.kind == .rightBrace ? -1 : 0
                end = tokenizer.nextVisible()
            }
            let whole = ByteRange(inner.lowerBound, end.lowerBound)
            count(whole.count / 16)
            return computed(whole, context).map { ([$0], end.upperBound) }
        }
        switch inner.kind {
        case .variable, .ident:
            // In Less, the name is written without its sign.
            let name = inner.kind == .variable ? lexemes.variableName(range).text : "@" + lexemes.text(range)
            guard inner.kind == .variable || dialect == .less, case .text(let text)? = local(name, context) else {
                return dialect == .scss ? computed(range, context).map { ([$0], end.upperBound) } : nil
            }
            value = text
        case .string: value = [Piece(source: context.source, range: range, frame: context.frame)]
        default: return nil
        }
        if value.count == 1, let piece = value.first, piece.doubt == nil, piece.range.count >= 2 {
            let source = source(piece.source)
            let quote = source[piece.range.lowerBound]
            if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), source[piece.range.upperBound - 1] == quote {
                value[0].range = ByteRange(piece.range.lowerBound + 1, piece.range.upperBound - 1)
            }
        }
        return (value, end.upperBound)
    }

    /// Returns a piece with the text or number that the expression at `range` computes; nil if it computes none.
    private mutating func computed(_ range: ByteRange, _ context: Context) -> Piece? {
        let value = constant(at: range, context)
        guard value.color == nil else { return nil }
        switch value {
        case .text(let text, _): return piece(text, context.frame)
        case .number(let number, let unit): return piece(number, unit, context.frame)
        default: return nil
        }
    }

    /// Returns the text of `value`; nil if it is not known.
    func plainText(_ value: Value) -> String? {
        guard case .text(let pieces) = value else { return nil }
        var result = ""
        for piece in pieces {
            guard piece.doubt == nil, result.utf8.count < 256 else { return nil }
            result += source(piece.source).text(piece.range)
        }
        return result
    }

    /// Returns `range` without white space and comments around it.
    func trimmed(_ range: ByteRange, _ lexemes: CSSLexemes) -> ByteRange {
        let start = min(lexemes.endOfBlank(range.lowerBound), range.upperBound)
        var end = range.upperBound
        while end > start, lexemes.has(end - 1, .whitespace) { end -= 1 }
        return ByteRange(start, end)
    }

    /// Splits `range` at tokens of `kind` outside brackets, trimmed; white space splits if `kind` is that.
    func split(_ range: ByteRange, at kind: CSSToken.Kind, _ lexemes: CSSLexemes) -> [ByteRange] {
        var tokenizer = CSSTokenizer(lexemes, range: range)
        var result: [ByteRange] = []
        var start = range.lowerBound
        var depth = 0
        while true {
            let token = tokenizer.next()
            switch token.kind {
            case .endOfFile:
                let last = trimmed(ByteRange(start, range.upperBound), lexemes)
                if !last.isEmpty { result.append(last) }
                return result
            case .leftParenthesis, .leftSquare, .leftBrace, .function, .interpolation: depth += 1
            case .rightParenthesis, .rightSquare, .rightBrace: depth = max(depth - 1, 0)
            case kind where depth == 0:
                let part = trimmed(ByteRange(start, token.lowerBound), lexemes)
                if !part.isEmpty || kind != .whitespace { result.append(part) }
                start = token.upperBound
            default: break
            }
        }
    }

    /// Returns what is inside the parentheses that begin at `offset`, and their end; nil if there are none.
    func parenthesized(_ offset: Int, _ limit: Int, _ lexemes: CSSLexemes) -> (inner: ByteRange, end: Int)? {
        guard offset < limit, lexemes.source[offset] == UInt8(ascii: "(") else { return nil }
        var tokenizer = CSSTokenizer(lexemes, range: ByteRange(offset, limit))
        var depth = 0
        while true {
            let token = tokenizer.next()
            switch token.kind {
            case .endOfFile: return nil
            case .leftParenthesis, .function: depth += 1
            case .rightParenthesis:
                depth -= 1
                if depth == 0 { return (ByteRange(offset + 1, token.lowerBound), token.upperBound) }
            default: break
            }
        }
    }

    /// Sets a variable in an expanded block.
    mutating func assign(_ statement: PreprocessorSheet.Statement, _ context: Context) {
        let lexemes = lexemes(context.source)
        let start = statement.prelude.lowerBound
        let nameEnd = lexemes.endOfName(start + 1)
        let name = lexemes.variableName(ByteRange(start, nameEnd)).text
        let colon = lexemes.endOfBlank(nameEnd)
        guard lexemes.source[colon] == UInt8(ascii: ":") else { return }
        var range = trimmed(ByteRange(colon + 1, statement.prelude.upperBound), lexemes)
        var isDefault = false
        if let mark = split(range, at: .whitespace, lexemes).last, lexemes.source[mark.lowerBound] == UInt8(ascii: "!")
        {
            isDefault = lexemes.matches(ByteRange(mark.lowerBound + 1, mark.upperBound), "default")
            range = trimmed(ByteRange(range.lowerBound, mark.lowerBound), lexemes)
        }
        var scope = context.scope
        while scope >= 0, scopes[scope].values[name] == nil { scope = scopes[scope].parent }
        if isDefault, scope >= 0, let old = scopes[scope].values[name], plainText(old) != "null" { return }
        if scope < 0 || dialect == .less { scope = context.scope }
        let value = context.doubt.map { .unknown($0) } ?? Value.text(pieces(of: range, context))
        set(name, to: value, at: range, context, in: scope)
    }

    /// Sets the variable `name` of the scope `scope` to `value`, written at `range` as seen in `context`.
    mutating func set(_ name: String, to value: Value, at range: ByteRange, _ context: Context, in scope: Int) {
        var known: SheetConstant?
        // What consists of several pieces cannot be read again.
        if case .text(let pieces) = value, pieces.count > 1 { known = constant(at: range, context) }
        scopes[scope].values[name] = value
        scopes[scope].constants[name] = known
    }

    /// Makes the variables of a loop unknown.
    mutating func setUnknown(_ statement: PreprocessorSheet.Statement, _ context: Context, _ doubt: Doubt) {
        let lexemes = lexemes(context.source)
        var tokenizer = CSSTokenizer(lexemes, range: statement.prelude)
        while true {
            let token = tokenizer.nextVisible()
            if token.kind == .endOfFile { return }
            if token.kind == .ident, lexemes.matches(token.nameRange, "in") || lexemes.matches(token.nameRange, "from")
            {
                return
            }
            if token.kind == .variable {
                let name = lexemes.variableName(ByteRange(token.lowerBound, token.upperBound)).text
                scopes[context.scope].values[name] = .unknown(doubt)
            }
        }
    }

    // MARK: Conditions

    /// Returns what `@if` or `@else if` asks; nil for a plain `@else`.
    func condition(of statement: PreprocessorSheet.Statement, _ context: Context) -> ByteRange? {
        let lexemes = lexemes(context.source)
        var start = lexemes.endOfBlank(lexemes.endOfName(statement.prelude.lowerBound + 1))
        if statement.kind == .otherwise {
            let end = lexemes.endOfName(start)
            guard lexemes.matches(ByteRange(start, end), "if") else { return nil }
            start = end
        }
        return trimmed(ByteRange(start, max(statement.prelude.upperBound, start)), lexemes)
    }
}

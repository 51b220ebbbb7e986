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
    mutating func pieces(of range: ByteRange, _ context: Context) -> [Piece] {
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
        while result.count < Self.mostPieces, !isOver {
            let token = tokenizer.next()
            switch token.kind {
            case .endOfFile:
                copy(upTo: range.upperBound)
                return result
            case .variable:
                let place = ByteRange(token.lowerBound, token.upperBound)
                guard let value = local(lexemes.variableName(place).text, context),
                    lexemes.source[token.lowerBound &- 1] != UInt8(ascii: ".")
                else { continue }
                copy(upTo: token.lowerBound)
                result += pieces(of: value, Piece(source: context.source, range: place, frame: context.frame))
                copied = token.upperBound
            case .interpolation:
                guard let (value, end) = interpolated(token, context) else { continue }
                copy(upTo: token.lowerBound)
                result += value
                copied = end
                tokenizer.offset = end
            case .function where dialect == .scss:
                guard let (value, place) = returned(token, range, context), place.lowerBound >= copied else { continue }
                copy(upTo: place.lowerBound)
                result += value
                copied = place.upperBound
                tokenizer.offset = place.upperBound
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

    /// Returns the value of the interpolation that begins with `token`, without quotes, and its end; nil if it is not a
    /// single local variable or string.
    private func interpolated(_ token: CSSToken, _ context: Context) -> (pieces: [Piece], end: Int)? {
        let lexemes = lexemes(context.source)
        var tokenizer = CSSTokenizer(lexemes, range: ByteRange(token.upperBound, lexemes.source.count))
        let inner = tokenizer.nextVisible()
        let range = ByteRange(inner.lowerBound, inner.upperBound)
        let end = tokenizer.nextVisible()
        guard end.kind == .rightBrace else { return nil }
        var value: [Piece]
        switch inner.kind {
        case .variable, .ident:
            // In Less, the name is written without its sign.
            let name = inner.kind == .variable ? lexemes.variableName(range).text : "@" + lexemes.text(range)
            guard inner.kind == .variable || dialect == .less, case .text(let text)? = local(name, context) else {
                return nil
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
        scopes[scope].values[name] =
            context.doubt.map { .unknown($0) } ?? .text(pieces(of: range, context))
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

    /// Whether the condition at `range` holds; nil if that is not known.
    mutating func truth(of range: ByteRange, _ context: Context) -> Bool? {
        let lexemes = lexemes(context.source)
        var range = range
        while let inner = parenthesized(range.lowerBound, range.upperBound, lexemes), inner.end >= range.upperBound {
            range = trimmed(inner.inner, lexemes)
        }
        var words = split(range, at: .whitespace, lexemes)
        var isNegated = false
        while let first = words.first, lexemes.matches(first, "not") {
            isNegated.toggle()
            words.removeFirst()
        }
        let result: Bool?
        switch words.count {
        case 1: result = constant(words[0], context).map { $0 != "null" && $0 != "false" }
        case 3:
            let sign = lexemes.source.text(words[1])
            guard sign == "==" || sign == "!=", let left = constant(words[0], context),
                let right = constant(words[2], context)
            else { return nil }
            // Colors and numbers can be spelled in several ways.
            if left != right, !Self.isWord(left) || !Self.isWord(right) { return nil }
            result = (left == right) == (sign == "==")
        default: return nil
        }
        return result.map { $0 != isNegated }
    }

    private static func isWord(_ text: String) -> Bool {
        text.utf8.allSatisfy {
            $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") || $0 == UInt8(ascii: "-")
        }
            && !text.isEmpty
    }

    /// Returns the text of the constant at `word`, without quotes; nil if it is none.
    private mutating func constant(_ word: ByteRange, _ context: Context) -> String? {
        let value = Value.text(pieces(of: word, context))
        var text = plainText(value) ?? ""
        var level = 0
        while text.hasPrefix("$"), level < 8, let (sheet, index) = global(text, context.source) {
            let statement = sheet.statements[index]
            let lexemes = CSSLexemes(sheet.source, dialect: dialect)
            let colon = lexemes.endOfBlank(lexemes.endOfName(statement.prelude.lowerBound + 1))
            var value = trimmed(ByteRange(colon + 1, max(statement.prelude.upperBound, colon + 1)), lexemes)
            let words = split(value, at: .whitespace, lexemes)
            if words.count == 2, lexemes.source[words[1].lowerBound] == UInt8(ascii: "!") { value = words[0] }
            text = sheet.source.text(value)
            level += 1
        }
        guard !text.isEmpty, !text.hasPrefix("$"), !text.utf8.contains(UInt8(ascii: "(")),
            !text.utf8.contains(UInt8(ascii: " ")), !text.utf8.contains(UInt8(ascii: "{")),
            !text.utf8.contains(UInt8(ascii: "."))
        else { return nil }
        if text.hasPrefix("\"") || text.hasPrefix("'") { return String(text.dropFirst().dropLast()) }
        return text
    }

    /// Returns the only statement that sets the variable `name` for a file as `source` sees it; nil if there are several.
    func global(_ name: String, _ source: Int32) -> (sheet: PreprocessorSheet, index: Int)? {
        let normal = String(decoding: name.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
        for sheet in [sheets[Int(source)], sheets[0]] {
            guard let all = sheet.variables[normal] else { continue }
            return all.count == 1 && sheet.parents[all[0]] < 0 ? (sheet, all[0]) : nil
        }
        guard let sheet = library(normal), let all = sheet.variables[normal], all.count == 1,
            sheet.parents[all[0]] < 0
        else { return nil }
        return (sheet, all[0])
    }
}

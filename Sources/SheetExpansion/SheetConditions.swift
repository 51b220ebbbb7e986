import CSSColors
import ColorMath
import SourceColors
import SourceText

/// Evaluates conditions and other expressions of constants. <https://sass-lang.com/documentation/operators/>
/// <https://lesscss.org/features/#mixins-feature-mixin-guards-feature>
extension SheetExpander {
    /// Tokens of an expression.
    struct Terms {
        var tokenizer: CSSTokenizer
        var token: CSSToken
        var context: Context
        /// The number of parentheses, operators and names around.
        var level: Int

        init(_ lexemes: CSSLexemes, _ range: ByteRange, _ context: Context, _ level: Int) {
            tokenizer = CSSTokenizer(lexemes, range: range)
            token = tokenizer.nextVisible()
            self.context = context
            self.level = level
        }

        mutating func advance() { token = tokenizer.nextVisible() }

        /// Whether the token is the sign `byte`.
        func isSign(_ byte: UInt8) -> Bool {
            token.kind == .delim && tokenizer.lexemes.source[token.lowerBound] == byte
        }
    }

    /// The most parentheses and names around a part of an expression.
    private static let mostTermLevels = 24

    /// Whether the condition at `range` holds; nil if that is not known.
    mutating func truth(of range: ByteRange, _ context: Context) -> Bool? {
        constant(at: range, context).holds(dialect == .less)
    }

    /// Whether the condition at `range` asks whether a variable is set, which may differ between compilations.
    func asksForVariable(_ range: ByteRange, _ context: Context) -> Bool {
        let lexemes = lexemes(context.source)
        var tokenizer = CSSTokenizer(lexemes, range: range)
        while true {
            let token = tokenizer.nextVisible()
            if token.kind == .endOfFile { return false }
            if token.kind == .function, lexemes.matches(token.nameRange, "variable-exists") { return true }
        }
    }

    /// Returns the value of the expression at `range`.
    mutating func constant(at range: ByteRange, _ context: Context, level: Int = 0) -> SheetConstant {
        count(1 + range.count / 16)
        guard !isOver, level < Self.mostTermLevels else { return .unknown }
        var terms = Terms(lexemes(context.source), range, context, level)
        guard let value = expression(0, &terms), terms.token.kind == .endOfFile else { return .unknown }
        return value
    }

    /// An operator between two values, by how strongly it binds.
    private enum Operation: Int {
        case alternative = 1, or, and, equal, unequal, less, lessOrEqual, greater, greaterOrEqual, plus, minus, times,
            over

        var strength: Int {
            switch self {
            case .alternative, .or: 1
            case .and: 2
            case .equal, .unequal: 3
            case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
            case .plus, .minus: 5
            case .times, .over: 6
            }
        }
    }

    /// Reads the operator at the current token, if it is one; moves past it.
    private func operation(_ terms: inout Terms, atLeast strength: Int) -> Operation? {
        let before = terms
        let isLess = dialect == .less
        let lexemes = terms.tokenizer.lexemes
        var result: Operation?
        switch terms.token.kind {
        case .ident:
            result =
                lexemes.matches(terms.token.range, "and") ? .and : lexemes.matches(terms.token.range, "or") ? .or : nil
        case .comma: result = isLess && terms.level == 0 ? .alternative : nil
        case .delim:
            let sign = lexemes.source[terms.token.lowerBound]
            let next = lexemes.source[terms.token.upperBound]
            var isDouble = next == UInt8(ascii: "=")
            switch sign {
            case UInt8(ascii: "="):
                if isLess, next == UInt8(ascii: "<") {
                    (result, isDouble) = (.lessOrEqual, true)
                } else {
                    result = isDouble || isLess ? .equal : nil
                }
            case UInt8(ascii: "!"): result = isDouble ? .unequal : nil
            case UInt8(ascii: "<"): result = isDouble ? .lessOrEqual : .less
            case UInt8(ascii: ">"): result = isDouble ? .greaterOrEqual : .greater
            case UInt8(ascii: "+"): (result, isDouble) = (.plus, false)
            case UInt8(ascii: "-"): (result, isDouble) = (.minus, false)
            case UInt8(ascii: "*"): (result, isDouble) = (.times, false)
            case UInt8(ascii: "/"): (result, isDouble) = (.over, false)
            default: break
            }
            if isDouble { terms.advance() }
        default: break
        }
        guard let result, result.strength >= strength else {
            terms = before
            return nil
        }
        terms.advance()
        return result
    }

    /// Reads an expression whose operators bind at least as strongly as `strength`; nil if it cannot be read.
    mutating func expression(_ strength: Int, _ terms: inout Terms) -> SheetConstant? {
        guard terms.level < Self.mostTermLevels, var left = operand(&terms) else { return nil }
        let isLess = dialect == .less
        while let operation = operation(&terms, atLeast: max(strength, 1)) {
            count(1)
            terms.level += 1
            guard let right = expression(operation.strength + 1, &terms) else { return nil }
            terms.level -= 1
            func truth(_ value: Bool?) -> SheetConstant { value.map { .truth($0) } ?? .unknown }
            func ordered(_ sign: UInt8) -> SheetConstant { left.combined(sign, with: right) }
            switch operation {
            case .alternative, .or:
                switch (left.holds(isLess), right.holds(isLess)) {
                case (true?, _): left = isLess ? .truth(true) : left
                case (false?, _): left = right
                case (nil, true?): left = .truth(true)
                default: left = .unknown
                }
            case .and:
                switch (left.holds(isLess), right.holds(isLess)) {
                case (false?, _), (nil, false?): left = .truth(false)
                case (true?, _): left = right
                default: left = .unknown
                }
            case .equal: left = truth(left.isEqual(to: right, isLess))
            case .unequal: left = truth(left.isEqual(to: right, isLess).map { !$0 })
            case .less: left = ordered(UInt8(ascii: "<"))
            case .greater: left = ordered(UInt8(ascii: ">"))
            case .lessOrEqual: left = truth(ordered(UInt8(ascii: ">")).holds(isLess).map { !$0 })
            case .greaterOrEqual: left = truth(ordered(UInt8(ascii: "<")).holds(isLess).map { !$0 })
            case .plus: left = ordered(UInt8(ascii: "+"))
            case .minus: left = ordered(UInt8(ascii: "-"))
            case .times: left = ordered(UInt8(ascii: "*"))
            case .over: left = ordered(UInt8(ascii: "/"))
            }
        }
        return left
    }

    /// Reads a single value.
    private mutating func operand(_ terms: inout Terms) -> SheetConstant? {
        let lexemes = terms.tokenizer.lexemes
        let token = terms.token
        let text = token.range
        switch token.kind {
        case .number, .percentage, .dimension:
            let value = cssNumber(ByteRange(text.lowerBound, token.numberEnd), in: lexemes.source)
            terms.advance()
            return .number(value, lexemes.source.text(ByteRange(token.numberEnd, text.upperBound)).lowercased())
        case .string:
            terms.advance()
            return lexemes.unquoted(text).map { .text($0, isQuoted: true) } ?? .unknown
        case .hash:
            terms.advance()
            return (try? HexColor(digits: lexemes.text(token.nameRange))).map { .color(RGBA($0)) } ?? .unknown
        case .variable:
            terms.advance()
            return value(ofVariable: lexemes.variableName(text).text, terms.context, level: terms.level + 1)
        case .leftParenthesis:
            return parenthesized(&terms)
        case .function:
            let module = ByteRange(text.lowerBound, text.lowerBound)
            return call(token, module, &terms)
        case .ident:
            terms.advance()
            if lexemes.matches(text, "not") {
                terms.level += 1
                defer { terms.level -= 1 }
                guard terms.level < Self.mostTermLevels else { return nil }
                // In Less, it negates what is in parentheses.
                let value = operand(&terms)
                return value.map { $0.holds(dialect == .less).map { .truth(!$0) } ?? .unknown }
            }
            if terms.isSign(UInt8(ascii: ".")), terms.token.lowerBound == text.upperBound {
                terms.advance()
                if terms.token.kind == .function { return call(terms.token, text, &terms) }
                guard terms.token.kind == .variable else { return nil }
                let name = lexemes.variableName(terms.token.range).text
                terms.advance()
                return value(ofVariable: name, in: lexemes.text(text), terms.context, level: terms.level + 1)
            }
            return keyword(text, lexemes)
        case .delim where terms.isSign(UInt8(ascii: "-")) || terms.isSign(UInt8(ascii: "~")):
            let isMinus = terms.isSign(UInt8(ascii: "-"))
            terms.advance()
            terms.level += 1
            defer { terms.level -= 1 }
            guard terms.level < Self.mostTermLevels, let value = operand(&terms) else { return nil }
            if !isMinus, case .text(let text, _) = value { return .text(text, isQuoted: false) }
            return isMinus ? SheetConstant.number(0, "").combined(UInt8(ascii: "-"), with: value) : .unknown
        default: return nil
        }
    }

    private func keyword(_ range: ByteRange, _ lexemes: CSSLexemes) -> SheetConstant {
        if lexemes.matches(range, "true") { return .truth(true) }
        if lexemes.matches(range, "false"), dialect == .scss { return .truth(false) }
        if lexemes.matches(range, "null"), dialect == .scss { return .null }
        return .text(lexemes.text(range), isQuoted: false)
    }

    /// Reads what is in parentheses.
    private mutating func parenthesized(_ terms: inout Terms) -> SheetConstant? {
        let lexemes = terms.tokenizer.lexemes
        guard let (inner, end) = parenthesized(terms.token.lowerBound, terms.tokenizer.end, lexemes) else { return nil }
        terms.tokenizer.offset = end
        terms.advance()
        let parts = dialect == .scss ? split(inner, at: .comma, lexemes) : []
        if let first = parts.first, split(first, at: .colon, lexemes).count == 2 { return .map }
        if parts.count > 1 { return .list }
        return constant(at: inner, terms.context, level: terms.level + 1)
    }
}

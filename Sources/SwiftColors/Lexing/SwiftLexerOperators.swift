import SourceText

/// Operators, and regular expressions that look like operators.
extension SwiftLexer {
    mutating func readOperator() {
        let start = offset
        if source[start] == UInt8(ascii: "<"), source[start + 1] == UInt8(ascii: "#"), readPlaceholder() { return }
        let startsWithDot = source[start] == UInt8(ascii: ".")
        while let length = operatorLength(at: offset), startsWithDot || source[offset] != UInt8(ascii: ".") {
            offset += length
        }
        var slash = start
        while slash < offset, source[slash] != UInt8(ascii: "/") { slash += 1 }
        if slash < offset, let end = regexInOperator(start, slash: slash) {
            if slash > start {
                offset = slash
                addOperator(from: start)
                leading = []
            }
            offset = end
            return add(.regex, from: slash)
        }
        // A comment ends an operator.
        var index = start + 1
        while index < offset {
            if source[index] == UInt8(ascii: "/"),
                source[index + 1] == UInt8(ascii: "/") || source[index + 1] == UInt8(ascii: "*")
            {
                offset = index
            }
            index += 1
        }
        addOperator(from: start)
    }

    private func operatorLength(at index: Int) -> Int? {
        switch classes[Int(source[index])] {
        case .operatorSign, .slash, .mark: return 1
        case .high:
            guard let scalar = scalar(at: index), isSwiftOperatorScalar(scalar.value) else { return nil }
            return scalar.length
        default: return nil
        }
    }

    /// Adds the operator from `start` to the current offset.
    mutating func addOperator(from start: Int) {
        let isLeftBound = isLeftBound(start)
        if offset == start + 1 {
            switch source[start] {
            case UInt8(ascii: "="): return add(.equal, from: start)
            case UInt8(ascii: "."): return add(.period, from: start)
            case UInt8(ascii: "?"): return add(isLeftBound ? .postfixMark : .infixQuestion, from: start)
            default: break
            }
        }
        let isRightBound = isRightBound(offset, isLeftBound: isLeftBound)
        add(.operator, from: start, isLeftBound == isRightBound ? [] : isLeftBound ? .postfix : .prefix)
    }

    /// Reads an editor's placeholder, `<#name#>`.
    private mutating func readPlaceholder() -> Bool {
        let start = offset
        var index = start + 2
        while index < source.count {
            switch source[index] {
            case UInt8(ascii: "\n"): return false
            case UInt8(ascii: "<") where source[index + 1] == UInt8(ascii: "#"): return false
            case UInt8(ascii: "#") where source[index + 1] == UInt8(ascii: ">"):
                offset = index + 2
                add(.unknown, from: start)
                return true
            default: index += 1
            }
        }
        return false
    }

    /// Whether the bytes before `index` belong to the same expression.
    func isLeftBound(_ index: Int) -> Bool {
        switch source[index - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "("),
            UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "/"): return source[index - 2] != UInt8(ascii: "*")
        case 0xA0: return source[index - 2] != 0xC2
        default: return true
        }
    }

    private func isRightBound(_ index: Int, isLeftBound: Bool) -> Bool {
        switch source[index] {
        case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ")"),
            UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "."): return !isLeftBound
        case UInt8(ascii: "/"):
            return source[index + 1] != UInt8(ascii: "/") && source[index + 1] != UInt8(ascii: "*")
        case 0xC2: return source[index + 1] != 0xA0
        default: return true
        }
    }

    // MARK: Regular expressions

    /// Returns the end of the regular expression that begins at `slash` in the operator from `start` to the current offset,
    /// or nil if it really is an operator.
    ///
    /// <https://github.com/swiftlang/swift-evolution/blob/main/proposals/0354-regex-literals.md>
    private mutating func regexInOperator(_ start: Int, slash: Int) -> Int? {
        let isLeftBound = isLeftBound(start)
        guard !isLeftBound, !followsOperatorDeclaration else { return nil }
        var mustBeRegex = false
        if !isRightBound(offset, isLeftBound: isLeftBound) {
            let followsTry = followsTryMark
            guard followsTry || expectsExpression else { return nil }
            switch tokens.last?.kind {
            case .leftParen?, .leftBracket?, .comma?, .colon?, .interpolationOpen?: mustBeRegex = followsTry
            default: mustBeRegex = true
            }
        }
        return regexEnd(from: slash, mustBeRegex: mustBeRegex)
    }

    /// Returns the end of the regular expression at `start` (a `/`, or the `#` before one), or nil if there is none.
    mutating func regexEnd(from start: Int, mustBeRegex: Bool) -> Int? {
        var index = start
        while source[index] == UInt8(ascii: "#") { index += 1 }
        let hashes = index - start
        guard source[index] == UInt8(ascii: "/") else { return nil }
        index += 1
        var lineEnd: Int?
        if hashes == 0 {
            switch source[index] {
            case UInt8(ascii: " ") where !mustBeRegex, UInt8(ascii: "\t") where !mustBeRegex, UInt8(ascii: "*"),
                UInt8(ascii: "/"):
                return nil
            default: break
            }
            if source[start - 1] == UInt8(ascii: "*") { return nil }
        } else {
            var blank = index
            while source[blank] == UInt8(ascii: " ") || source[blank] == UInt8(ascii: "\t") { blank += 1 }
            if source[blank] == UInt8(ascii: "\n") || source[blank] == UInt8(ascii: "\r") { lineEnd = blank }
            if let lineEnd, hashes >= unclosedRegexHashes { return lineEnd }
        }
        var groups = 0
        var classes = 0
        var space = -1
        while true {
            guard index < source.count else {
                if lineEnd != nil { unclosedRegexHashes = hashes }
                return mustBeRegex ? lineEnd ?? source.count : nil
            }
            var isEscaped = false
            if source[index] == UInt8(ascii: "/") {
                var end = index + 1
                while hashes > 0, source[end] == UInt8(ascii: "#") { end += 1 }
                if end - index - 1 >= hashes {
                    if hashes > 0 { return end }
                    let startsComment = source[end] == UInt8(ascii: "*") || source[end] == UInt8(ascii: "/")
                    if startsComment { return mustBeRegex ? index : nil }
                    return space == index - 1 && !mustBeRegex ? nil : end
                }
            }
            if source[index] == UInt8(ascii: "\\") {
                isEscaped = true
                index += 1
                if index >= source.count { continue }
            }
            switch source[index] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if lineEnd == nil { return mustBeRegex ? index : nil }
            case UInt8(ascii: "(") where !isEscaped && classes == 0: groups += 1
            case UInt8(ascii: ")") where !isEscaped && classes == 0:
                if groups == 0 {
                    guard mustBeRegex else { return nil }
                } else {
                    groups -= 1
                }
            case UInt8(ascii: "[") where !isEscaped: classes += 1
            case UInt8(ascii: "]") where !isEscaped: classes = max(0, classes - 1)
            case UInt8(ascii: " ") where !isEscaped, UInt8(ascii: "\t") where !isEscaped: space = index
            default: break
            }
            index += 1
        }
    }

    private var followsOperatorDeclaration: Bool {
        guard let last = tokens.last, last.kind == .identifier else { return false }
        let word = source.text(last.range)
        return word == "func" || word == "operator"
    }

    /// Whether the tokens before are `try?` or `try!`.
    private var followsTryMark: Bool {
        guard tokens.count >= 2, let last = tokens.last, last.kind == .postfixMark else { return false }
        let before = tokens[tokens.count - 2]
        return before.kind == .identifier && source.text(before.range) == "try"
    }

    /// Whether an expression, not an operator, is expected after the last token.
    private var expectsExpression: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .leftBrace, .leftParen, .leftBracket, .interpolationOpen, .equal, .semicolon, .comma, .colon,
            .infixQuestion, .unknown:
            return true
        case .directive: return source[Int(last.start) + 1] != UInt8(ascii: "!")
        case .operator:
            return !last.flags.contains(.postfix) && source.text(last.range) != "->"
        case .identifier: return Self.keywordsBeforeExpressions.contains(source.text(last.range))
        default: return false
        }
    }

    /// The reserved words that an expression may follow.
    private static let keywordsBeforeExpressions: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init", "inout", "internal", "is", "let", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "static", "struct", "subscript", "switch", "throw", "throws", "try",
        "typealias", "var", "where", "while",
    ]
}

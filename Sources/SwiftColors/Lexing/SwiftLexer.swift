import SourceText

/// Splits Swift source into tokens as the compiler does. It accepts any bytes: unterminated tokens end with the file, or
/// with the line if the compiler ends them there.
///
/// Nothing here recurses: nested string interpolations are kept on a stack.
struct SwiftLexer {
    let source: SourceBytes
    /// The class of each byte.
    let classes = SwiftByteClass.table
    /// The offset of the next byte.
    var offset = 0
    var tokens: SwiftTokenList
    var comments: [ByteRange] = []
    /// The white space before the next token.
    var leading: SwiftToken.Flags = []
    /// The tokens of the open brackets and quotes.
    var open: [Int32] = []
    /// The strings around the current interpolation, the innermost last.
    var strings: [SwiftStringFrame] = []
    /// The smallest number of `#` for which a multi-line regular expression is known to have no end, so that the rest of the
    /// file is not searched again.
    var unclosedRegexHashes = Int.max
    /// The token of the directive whose line is being read, or nil.
    private var directive: Int?
    /// The number of open brackets at the start of that line.
    private var openAtDirective = 0
    /// The number of open brackets before each open `#if`.
    private var conditions: [Int] = []
    /// The last of ``conditions``, or nil.
    private var openAtCondition: Int?

    init(_ source: SourceBytes) {
        self.source = source
        tokens = SwiftTokenList(capacity: source.count / 4)
    }

    /// Reads the whole source.
    @_optimize(speed)
    mutating func run() {
        if source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF { offset = 3 }
        if source[offset] == UInt8(ascii: "#"), source[offset + 1] == UInt8(ascii: "!") {
            let start = offset
            skipLine()
            add(.directive, from: start)
        }
        while offset < source.count { readToken() }
        endDirective()
        while let last = strings.popLast() { endString(last) }
    }

    @_optimize(speed)
    private mutating func readToken() {
        let byte = source[offset]
        let start = offset
        switch classes[Int(byte)] {
        case .space:
            offset = source.spaceEnd(from: start + 1)
            leading.insert(.spaceBefore)
        case .newline: readNewline()
        case .letter:
            skipWord()
            if tokens.kind(tokens.count - 1) == .period { dropFrameworkName(before: start) }
            add(.identifier, from: start)
        case .digit: readNumber()
        case .slash where source[start + 1] == UInt8(ascii: "/"):
            skipLine()
            addComment(from: start)
        case .slash where source[start + 1] == UInt8(ascii: "*"):
            skipBlockComment()
            addComment(from: start)
        case .operatorSign where !classes[Int(source[start + 1])].isOperator && source[start + 1] != UInt8(ascii: "#"):
            // Most signs are single.
            offset += 1
            addOperator(from: start)
        case .operatorSign, .slash: readOperator()
        case .mark:
            if isLeftBound(start) {
                offset += 1
                add(.postfixMark, from: start)
            } else {
                readOperator()
            }
        case .quote: readStringStart(hashes: 0, from: start)
        case .pound: readPound()
        case .punctuation: readPunctuation(byte)
        case .opening: readOpening(byte)
        case .closing: readClosing(byte)
        case .backtick: readQuotedIdentifier()
        case .dollar:
            offset += 1
            skipWord()
            add(.identifier, from: start)
        case .high: readHigh()
        case .other:
            offset += 1
            leading.insert(.spaceBefore)
        }
    }

    // MARK: Tokens

    /// Adds a token from `start` to the current offset.
    @inline(__always)
    mutating func add(_ kind: SwiftToken.Kind, from start: Int, _ flags: SwiftToken.Flags = []) {
        var flags = flags.union(leading)
        if openAtCondition == open.count { flags.insert(.conditional) }
        tokens.append(
            SwiftToken(
                start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: offset), kind: kind,
                flags: flags))
        leading = []
    }

    /// Drops `SwiftUI.` before the name of a type at `start`, which means the same without it. Colors keep it: their whole
    /// spelling may be replaced.
    private mutating func dropFrameworkName(before start: Int) {
        let name = tokens.count - 2
        guard source[start] &- UInt8(ascii: "A") < 26, tokens.kind(name) == .identifier,
            tokens.kind(name - 1) != .period,
            source.text(ByteRange(Int(tokens[name].start), Int(tokens[name].end))) == "SwiftUI",
            source.text(ByteRange(start, offset)) != "Color"
        else { return }
        leading = tokens[name].flags.intersection([.spaceBefore, .newlineBefore])
        tokens.removeLast(2)
    }

    private mutating func addComment(from start: Int) {
        comments.append(ByteRange(start, offset))
        leading.insert(.spaceBefore)
    }

    private mutating func readNewline() {
        if let string = strings.last, !string.isMultiLine {
            strings.removeLast()
            endString(string)
            return
        }
        offset = source.spaceEnd(from: offset + 1)
        leading.formUnion([.spaceBefore, .newlineBefore])
        if directive != nil { endDirective() }
    }

    private mutating func readPunctuation(_ byte: UInt8) {
        let start = offset
        offset += 1
        switch byte {
        case UInt8(ascii: ","): add(.comma, from: start)
        case UInt8(ascii: ";"): add(.semicolon, from: start)
        case UInt8(ascii: "@"): add(.at, from: start)
        case UInt8(ascii: "\\"): add(.backslash, from: start)
        default:
            guard source[offset] == UInt8(ascii: ":") else { return add(.colon, from: start) }
            offset += 1
            add(.operator, from: start)
        }
    }

    private mutating func readQuotedIdentifier() {
        let start = offset
        offset += 1
        while offset < source.count {
            switch source[offset] {
            case UInt8(ascii: "`"):
                offset += 1
                return add(.quotedIdentifier, from: start)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                offset = start + 1
                return add(.unknown, from: start)
            default: offset += 1
            }
        }
        offset = start + 1
        add(.unknown, from: start)
    }

    private mutating func readHigh() {
        let start = offset
        guard let scalar = scalar(at: start) else {
            offset += 1
            leading.insert(.spaceBefore)
            return
        }
        if scalar.value == 0xA0 || scalar.value == 0xFEFF {
            offset += scalar.length
            leading.insert(.spaceBefore)
        } else if isSwiftOperatorScalar(scalar.value) {
            readOperator()
        } else {
            skipWord()
            add(.identifier, from: start)
        }
    }

    /// Returns the character at `offset` and the number of its bytes, or nil if the bytes are not UTF-8.
    func scalar(at offset: Int) -> (value: UInt32, length: Int)? {
        let first = source[offset]
        if first < 0x80 { return (UInt32(first), 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first < 0xF5 else { return nil }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for index in 1..<length {
            let byte = source[offset + index]
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        return (value, length)
    }

    // MARK: Skipping

    /// Skips letters, digits and the other characters that can continue an identifier.
    mutating func skipWord() {
        while true {
            offset = source.wordEnd(from: offset)
            let byte = source[offset]
            if byte == UInt8(ascii: "$") {
                offset += 1
                continue
            }
            guard byte >= 0x80, let scalar = scalar(at: offset), scalar.value != 0xA0,
                !isSwiftOperatorScalar(scalar.value)
            else { return }
            offset += scalar.length
        }
    }

    private mutating func skipLine() {
        offset = source.lineTerminator(from: offset)
    }

    private mutating func skipBlockComment() {
        offset += 2
        var depth = 1
        while offset < source.count {
            switch source[offset] {
            case UInt8(ascii: "*") where source[offset + 1] == UInt8(ascii: "/"):
                offset += 2
                depth -= 1
                if depth == 0 { return }
            case UInt8(ascii: "/") where source[offset + 1] == UInt8(ascii: "*"):
                offset += 2
                depth += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                leading.insert(.newlineBefore)
                offset += 1
            default: offset += 1
            }
        }
    }

    // MARK: Conditional compilation

    /// Reads `#`: a raw string, a regular expression, a directive, or a word such as `#colorLiteral`.
    private mutating func readPound() {
        let start = offset
        var hashes = 0
        while source[offset + hashes] == UInt8(ascii: "#") { hashes += 1 }
        switch source[offset + hashes] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            offset += hashes
            return readStringStart(hashes: hashes, from: start)
        case UInt8(ascii: "/"):
            if let end = regexEnd(from: start, mustBeRegex: true) {
                offset = end
                return add(.regex, from: start)
            }
        default: break
        }
        if hashes > 1 {
            offset += hashes
            return add(.unknown, from: start)
        }
        offset += 1
        skipWord()
        let word = source.text(ByteRange(start + 1, min(offset, start + 8)))
        switch word {
        case "if":
            conditions.append(open.count)
            openAtCondition = open.count
            startDirective(from: start)
        case "elseif", "else": startDirective(from: start)
        case "endif":
            startDirective(from: start)
            if !conditions.isEmpty { conditions.removeLast() }
            openAtCondition = conditions.last
        default: add(.pound, from: start)
        }
    }

    private mutating func startDirective(from start: Int) {
        add(.directive, from: start)
        directive = tokens.count - 1
        openAtDirective = open.count
    }

    /// Ends the line of a directive. Its condition becomes part of the token, so that no reader takes it for code.
    private mutating func endDirective() {
        guard let directive, strings.isEmpty else { return }
        if let last = tokens.last { tokens.setEnd(of: directive, to: last.end) }
        tokens.removeLast(tokens.count - directive - 1)
        if open.count > openAtDirective { open.removeLast(open.count - openAtDirective) }
        self.directive = nil
    }
}

import SourceText

/// The parser's state. Open containers are linked by the `parent` of their nodes, so nesting uses no stack.
struct JSONReader {
    var lexer: JSONLexer
    var tree = JSONTree()
    private let dialect: JSONDialect
    private let stopsAtFirstProblem: Bool
    /// Index of the innermost open container; -1 at the top level.
    private var open: Int32 = -1
    private var isInObject = false
    /// Number of open containers of each kind, for recognizing stray brackets quickly.
    private var openObjects = 0, openArrays = 0
    /// Index of the last top-level value; -1 before the first.
    private var lastRoot: Int32 = -1
    private var state = State.value
    /// Offset of the preceding comma, or -1.
    private var comma = -1
    private var key = Key()

    private enum State { case key, value, next }

    private struct Key {
        var start: UInt32 = 0
        var end: UInt32 = 0
        var flags = JSONTree.Node.Flags()
    }

    init(_ source: SourceBytes, dialect: JSONDialect, stopsAtFirstProblem: Bool) {
        lexer = JSONLexer(source)
        self.dialect = dialect
        self.stopsAtFirstProblem = stopsAtFirstProblem
    }

    mutating func read() {
        guard lexer.source.count < Int(Int32.max) else { return report(.tooLarge, 0, lexer.source.count) }
        while skipTrivia() {
            switch state {
            case .next: readNext()
            case .key: readKey()
            case .value: readValue()
            }
        }
        finish()
    }

    // MARK: States

    /// After a value: a comma or a closing bracket.
    private mutating func readNext() {
        let byte = lexer.byte
        if open < 0 {
            report(.extraContent, lexer.offset, lexer.offset + 1)
            state = .value
        } else if byte == UInt8(ascii: ",") {
            comma = lexer.offset
            lexer.offset &+= 1
            state = isInObject ? .key : .value
        } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
            close(byte)
        } else {
            report(.missingComma, lexer.offset, lexer.offset)
            state = isInObject ? .key : .value
        }
    }

    /// In an object: a key with its colon, or the closing bracket.
    private mutating func readKey() {
        let start = lexer.offset
        switch lexer.byte {
        case UInt8(ascii: "\""):
            let flags = readString()
            key = Key(start: UInt32(truncatingIfNeeded: start), end: offset32, flags: [.keyed])
            if flags.contains(.escaped) { key.flags.insert(.keyEscaped) }
            if flags.contains(.unterminated) { key.flags.insert(.keyUnterminated) }
            readColon()
        case UInt8(ascii: "}"), UInt8(ascii: "]"): closeAfterComma()
        case UInt8(ascii: ","):
            report(.missingKey, start, start)
            lexer.offset &+= 1
        case UInt8(ascii: ":"):
            report(.missingKey, start, start)
            lexer.offset &+= 1
            expectValue(under: Key(start: offset32, end: offset32, flags: [.keyed, .keyBare]))
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            report(.missingKey, start, start)
            expectValue(under: Key(start: offset32, end: offset32, flags: [.keyed, .keyBare]))
        default:
            lexer.skipWord()
            key = Key(start: UInt32(truncatingIfNeeded: start), end: offset32, flags: [.keyed, .keyBare])
            report(.unquotedKey, start, lexer.offset)
            readColon()
        }
    }

    private mutating func readColon() {
        let end = lexer.offset
        if skipTrivia(), lexer.byte == UInt8(ascii: ":") {
            lexer.offset &+= 1
        } else {
            report(.missingColon, end, end)
        }
        expectValue(under: key)
    }

    private mutating func expectValue(under key: Key) {
        self.key = key
        comma = -1
        state = .value
    }

    /// Reads a value, or the text in its place.
    private mutating func readValue() {
        let start = lexer.offset
        switch lexer.byte {
        case UInt8(ascii: "\""):
            let flags = readString()
            append(.string, from: start, flags: flags)
        case UInt8(ascii: "{"): begin(.object)
        case UInt8(ascii: "["): begin(.array)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            let isRight = lexer.skipNumber()
            if !isRight { report(.wrongNumber, start, lexer.offset) }
            append(isRight ? .number : .invalid, from: start)
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            if open < 0 {
                report(.strayBracket, start, start + 1)
                lexer.offset &+= 1
            } else if isInObject {
                appendMissingValue()
            } else {
                closeAfterComma()
            }
        case UInt8(ascii: ","):
            if open < 0 {
                report(.unexpectedCharacter, start, start + 1)
                lexer.offset &+= 1
            } else {
                appendMissingValue()
            }
        case UInt8(ascii: ":"):
            report(.unexpectedCharacter, start, start + 1)
            lexer.offset &+= 1
        default:
            let kind = lexer.skipLiteral() ?? .invalid
            if kind == .invalid {
                lexer.skipWord()
                report(.unexpectedWord, start, lexer.offset)
            }
            append(kind, from: start)
        }
    }

    // MARK: Nodes

    private var offset32: UInt32 { UInt32(truncatingIfNeeded: lexer.offset) }

    private mutating func append(_ kind: JSONKind, from start: Int, flags: JSONTree.Node.Flags = []) {
        let index = Int32(truncatingIfNeeded: tree.nodes.count)
        tree.nodes.append(
            JSONTree.Node(
                start: UInt32(truncatingIfNeeded: start), end: offset32, keyStart: key.start, keyEnd: key.end,
                parent: open, next: 0, kind: kind, flags: flags.union(key.flags)))
        tree.nodes.withUnsafeMutableBufferPointer { nodes in
            // The preceding node in the same container, stored in the open container's `next`.
            let before: Int32
            if open >= 0 {
                before = nodes[Int(open)].next
                nodes[Int(open)].next = index
            } else {
                before = lastRoot + 1
                lastRoot = index
            }
            // In a container, 0 means none, since no member has that index; the top level counts from 1.
            if before > 0 { nodes[Int(open >= 0 ? before : before - 1)].next = index }
        }
        key = Key()
        comma = -1
        state = .next
    }

    private mutating func appendMissingValue() {
        report(.missingValue, lexer.offset, lexer.offset)
        append(.invalid, from: lexer.offset)
    }

    private mutating func begin(_ kind: JSONKind) {
        let start = lexer.offset
        lexer.offset &+= 1
        append(kind, from: start)
        open = Int32(truncatingIfNeeded: tree.nodes.count - 1)
        isInObject = kind == .object
        if isInObject { openObjects += 1 } else { openArrays += 1 }
        state = isInObject ? .key : .value
    }

    private mutating func closeAfterComma() {
        if comma >= 0, dialect == .json { report(.trailingComma, comma, comma + 1) }
        close(lexer.byte)
    }

    private mutating func close(_ bracket: UInt8) {
        let closesObject = bracket == UInt8(ascii: "}")
        let start = lexer.offset
        comma = -1
        guard closesObject ? openObjects > 0 : openArrays > 0 else {
            report(.strayBracket, start, start + 1)
            lexer.offset &+= 1
            state = .next
            return
        }
        if isInObject != closesObject { report(.mismatchedBracket, start, start + 1) }
        while isInObject != closesObject { endInnermost() }
        lexer.offset &+= 1
        endInnermost()
    }

    private mutating func endInnermost() {
        guard open >= 0 else { return }
        if isInObject { openObjects -= 1 } else { openArrays -= 1 }
        let parent = tree.nodes[Int(open)].parent
        tree.nodes[Int(open)].end = offset32
        tree.nodes[Int(open)].next = 0
        // The container becomes the last value of its own container.
        open = parent
        isInObject = parent >= 0 && tree.nodes[Int(parent)].kind == .object
        state = .next
    }

    private mutating func finish() {
        let end = lexer.offset
        if open >= 0 {
            if isInObject, state == .value { appendMissingValue() }
            let bracket = Int(tree.nodes[Int(open)].start)
            report(.unclosed, bracket, bracket + 1)
            lexer.offset = end
            while open >= 0 { endInnermost() }
        } else if tree.nodes.isEmpty {
            report(.empty, end, end)
        }
    }

    private mutating func report(_ kind: JSONProblem.Kind, _ start: Int, _ end: Int) {
        if stopsAtFirstProblem {
            guard tree.problems.isEmpty else { return }
            lexer.isStopped = true
        }
        guard tree.problems.count < JSONProblem.limit else { return }
        tree.problems.append(JSONProblem(range: ByteRange(start, end), kind: kind))
    }

    // MARK: Tokens

    /// Skips white space and comments; returns false at the end.
    @inline(__always)
    private mutating func skipTrivia() -> Bool {
        lexer.skipWhitespace()
        while lexer.byte == UInt8(ascii: "/"), !lexer.isStopped {
            let start = lexer.offset
            guard let isClosed = lexer.skipComment() else { break }
            if !isClosed {
                report(.unterminatedComment, start, lexer.offset)
            } else if dialect == .json {
                report(.comment, start, lexer.offset)
            }
            tree.comments.append(ByteRange(start, lexer.offset))
            lexer.skipWhitespace()
        }
        return !lexer.isAtEnd
    }

    /// Reads the string that begins here.
    @inline(__always)
    private mutating func readString() -> JSONTree.Node.Flags {
        let start = lexer.offset
        var flags = JSONTree.Node.Flags()
        lexer.offset &+= 1
        while true {
            switch lexer.skipPlainText() {
            case .quote:
                lexer.offset &+= 1
                return flags
            case .escape:
                flags.insert(.escaped)
                let escape = lexer.offset
                if !lexer.skipEscape() { report(.wrongEscape, escape, lexer.offset) }
            case .controlCharacter:
                report(.controlCharacter, lexer.offset, lexer.offset + 1)
                lexer.offset &+= 1
            case .invalidUTF8(let length):
                report(.invalidUTF8, lexer.offset, lexer.offset + length)
                lexer.offset &+= length
            case .end:
                report(.unterminatedString, start, lexer.offset)
                flags.insert(.unterminated)
                return flags
            }
        }
    }
}

import SourceText

/// A run of tokens up to where a declaration's value or a rule's prelude ends, and what was seen in it.
struct CSSStretch {
    /// The byte that ends it, not part of it, or the end of the file.
    var end: Int
    /// Whether something that alone can be a color occurs: a `#` with a name, a color function, a gradient, an escape
    /// that may hide one.
    var mayHoldColor = false
}

/// Finds where a stretch of tokens ends without cutting it into tokens: it looks only at the bytes that can matter to
/// that, and agrees with ``CSSTokenizer`` about all of them.
///
/// Brackets of all kinds nest; inside them nothing ends the stretch. <https://www.w3.org/TR/css-syntax-3/#consume-component-value>
struct CSSStretchReader {
    /// What ends a stretch outside brackets.
    struct Stops: OptionSet {
        let rawValue: UInt8
        static let semicolon = Stops(rawValue: 1)
        static let leftBrace = Stops(rawValue: 2)
        static let rightBrace = Stops(rawValue: 4)
    }

    private let lexemes: CSSLexemes
    private let functions = CSSFunction.table
    /// The closing brackets that are awaited.
    private var awaited = CSSBracketStack()

    /// A reader of the bytes behind `lexemes`.
    init(_ lexemes: CSSLexemes) { self.lexemes = lexemes }

    /// Reads from `start`, which is the start of a token, to the first of `stops`.
    mutating func read(from start: Int, to stops: Stops) -> CSSStretch {
        let source = lexemes.source
        var result = CSSStretch(end: start)
        awaited.removeAll()
        var offset = start
        /// Names do not reach back beyond this.
        var floor = start
        while true {
            while !lexemes.has(offset, .structural) { offset &+= 1 }
            let byte = source[offset]
            switch byte {
            case UInt8(ascii: ";"):
                if awaited.isEmpty, stops.contains(.semicolon) { return finished(&result, at: offset) }
                offset &+= 1
            case UInt8(ascii: "}"):
                if awaited.isEmpty, stops.contains(.rightBrace) { return finished(&result, at: offset) }
                awaited.popIfAwaited(byte)
                offset &+= 1
            case UInt8(ascii: "{"):
                if awaited.isEmpty, stops.contains(.leftBrace) { return finished(&result, at: offset) }
                awaited.push(UInt8(ascii: "}"))
                offset &+= 1
            case UInt8(ascii: "("):
                let name = nameRange(endingAt: offset, floor: floor)
                offset &+= 1
                if lexemes.matches(name, "url"), let url = lexemes.endOfURL(offset) {
                    offset = url.end
                    floor = offset
                } else {
                    awaited.push(UInt8(ascii: ")"))
                    if !name.isEmpty, let function = functions[source.buffer(name)], function.mayHoldColor {
                        result.mayHoldColor = true
                    }
                }
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                awaited.popIfAwaited(byte)
                offset &+= 1
            case UInt8(ascii: "["):
                awaited.push(UInt8(ascii: "]"))
                offset &+= 1
            case UInt8(ascii: "#"):
                if skipsInterpolation(&offset) { continue }
                let end = lexemes.endOfName(offset &+ 1)
                if end > offset &+ 1 { result.mayHoldColor = true }
                offset = end
                floor = end
            case UInt8(ascii: "/"): offset = lexemes.startsComment(offset) ? lexemes.endOfComment(offset) : offset &+ 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"): offset = lexemes.endOfString(offset).end
            case UInt8(ascii: "@"):
                if skipsInterpolation(&offset) { continue }
                offset &+= 1
                guard lexemes.startsName(offset) else { continue }
                offset = lexemes.endOfName(offset)
                floor = offset
            case UInt8(ascii: "\\"):
                guard lexemes.startsEscape(offset) else {
                    offset &+= 1
                    continue
                }
                // The token the escape stands in starts before it; let the tokenizer say where it ends.
                var tokenizer = CSSTokenizer(
                    lexemes, range: ByteRange(nameRange(endingAt: offset, floor: floor).lowerBound, source.count))
                let token = tokenizer.next()
                offset = max(token.upperBound, lexemes.endOfEscape(offset))
                floor = offset
                result.mayHoldColor = true
                if token.kind == .function { awaited.push(UInt8(ascii: ")")) }
            default:
                if offset >= source.count { return finished(&result, at: source.count) }
                offset &+= 1
            }
        }
    }

    /// Opens the interpolation at `offset`, if there is one, and goes behind its brace.
    private mutating func skipsInterpolation(_ offset: inout Int) -> Bool {
        guard lexemes.startsInterpolation(offset) else { return false }
        awaited.push(UInt8(ascii: "}"))
        offset &+= 2
        return true
    }

    private func finished(_ result: inout CSSStretch, at end: Int) -> CSSStretch {
        result.end = end
        return result
    }

    /// The run of name code points that ends at `end` and starts at `floor` or later.
    private func nameRange(endingAt end: Int, floor: Int) -> ByteRange {
        var start = end
        while start > floor, lexemes.has(start &- 1, .name) || lexemes.source[start &- 1] == 0 { start &-= 1 }
        // `<!--` is a token of its own.
        let source = lexemes.source
        if source[start] == UInt8(ascii: "-"), source[start &+ 1] == UInt8(ascii: "-"), start &- 2 >= floor,
            source[start &- 1] == UInt8(ascii: "!"), source[start &- 2] == UInt8(ascii: "<")
        {
            start &+= 2
        }
        return ByteRange(start, end)
    }
}

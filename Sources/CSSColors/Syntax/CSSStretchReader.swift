import SourceText

/// The tokens up to the end of a declaration's value or a rule's prelude.
package struct CSSStretch {
    /// The offset of the byte that ends it, or the end of the file.
    package var end: Int
    /// Whether it contains anything that is a color by itself: a `#` with a name, a color function, a gradient, or an
    /// escape that may hide one.
    var mayHoldColor = false
}

/// Finds the end of a stretch of tokens without tokenizing it. Looks only at the bytes that can affect the end, and
/// agrees with ``CSSTokenizer`` on them.
///
/// Brackets of all kinds nest, and nothing inside them ends the stretch.
/// <https://www.w3.org/TR/css-syntax-3/#consume-component-value>
package struct CSSStretchReader {
    /// The bytes that end a stretch outside brackets.
    package struct Stops: OptionSet {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let semicolon = Stops(rawValue: 1)
        package static let leftBrace = Stops(rawValue: 2)
        package static let rightBrace = Stops(rawValue: 4)
    }

    private let lexemes: CSSLexemes
    private let functions = CSSFunction.table
    /// The expected closing brackets.
    private var awaited = CSSBracketStack()

    /// Creates a reader for the bytes of `lexemes`.
    package init(_ lexemes: CSSLexemes) { self.lexemes = lexemes }

    /// Reads from `start`, which must be the start of a token, to the first of `stops`.
    @_optimize(speed)
    package mutating func read(from start: Int, to stops: Stops) -> CSSStretch {
        let source = lexemes.source
        var result = CSSStretch(end: start)
        awaited.removeAll()
        var offset = start
        /// The lower limit for searching the start of a name.
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
                // The token that contains the escape starts earlier; the tokenizer finds its end.
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

    /// If an interpolation starts at `offset`, opens it, moves past its brace and returns true.
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

    /// Returns the range of name code points that ends at `end` and does not start before `floor`.
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

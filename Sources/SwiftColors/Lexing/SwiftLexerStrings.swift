import SourceText

/// A string around the current offset.
struct SwiftStringFrame {
    /// The token of its opening quotes.
    var openToken: Int32
    /// The number of `#` before the opening quotes.
    var hashes: Int
    /// The quote, `"` or the invalid `'`.
    var quote: UInt8
    /// Whether it has three quotes.
    var isMultiLine: Bool
    /// The number of open parentheses within the interpolation.
    var parenthesisDepth = 0
    /// The number of open brackets and quotes at the start of the interpolation, including its own.
    var openCount = 0
}

/// String literals: plain, raw and multi-line, with code in their interpolations.
///
/// <https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/#String-Literals>
extension SwiftLexer {
    /// Reads the opening quotes at the current offset, and the string up to its first interpolation or its end.
    mutating func readStringStart(hashes: Int, from start: Int) {
        let quote = source[offset]
        let isMultiLine =
            quote == UInt8(ascii: "\"") && source[offset + 1] == quote && source[offset + 2] == quote
            && !closesOnThisLine(from: offset + 3, hashes: hashes)
        offset += isMultiLine ? 3 : 1
        addOpening(.stringOpen, from: start, isMultiLine ? .special : [])
        readString(
            SwiftStringFrame(
                openToken: Int32(truncatingIfNeeded: tokens.count - 1), hashes: hashes, quote: quote,
                isMultiLine: isMultiLine))
    }

    /// Whether a raw string that begins with three quotes ends on the same line, so that it is a single-line string: `#"""#`.
    private func closesOnThisLine(from start: Int, hashes: Int) -> Bool {
        guard hashes > 0 else { return false }
        if hasHashes(hashes, at: start) { return true }
        var index = start
        while index < source.count {
            switch source[index] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
            case UInt8(ascii: "\"") where hasHashes(hashes, at: index + 1): return true
            default: index += 1
            }
        }
        return false
    }

    private func hasHashes(_ count: Int, at start: Int) -> Bool {
        for index in 0..<count where source[start + index] != UInt8(ascii: "#") { return false }
        return true
    }

    /// Reads the text of a string from the current offset.
    private mutating func readString(_ frame: SwiftStringFrame) {
        let start = offset
        var flags: SwiftToken.Flags = []
        while offset < source.count {
            switch source[offset] {
            case UInt8(ascii: "\n") where !frame.isMultiLine, UInt8(ascii: "\r") where !frame.isMultiLine:
                addText(from: start, flags)
                return endString(frame)
            case UInt8(ascii: "\\") where hasHashes(frame.hashes, at: offset + 1):
                let escaped = offset + 1 + frame.hashes
                if source[escaped] == UInt8(ascii: "(") {
                    addText(from: start, flags)
                    return startInterpolation(frame, parenthesis: escaped)
                }
                flags.insert(.special)
                let endsLine = source[escaped] == UInt8(ascii: "\n") || source[escaped] == UInt8(ascii: "\r")
                offset = min(endsLine ? escaped : escaped + 1, source.count)
            case UInt8(ascii: "\\"):
                flags.insert(.special)
                offset += 1
            case frame.quote where closes(frame, at: offset):
                addText(from: start, flags)
                let quotes = offset
                offset += (frame.isMultiLine ? 3 : 1) + frame.hashes
                close(frame, from: quotes)
                return
            default: offset = source.quotedTextEnd(from: offset + 1, quote: frame.quote)
            }
        }
        addText(from: start, flags)
        endString(frame)
    }

    private func closes(_ frame: SwiftStringFrame, at index: Int) -> Bool {
        guard frame.isMultiLine else { return hasHashes(frame.hashes, at: index + 1) }
        return source[index + 1] == frame.quote && source[index + 2] == frame.quote
            && hasHashes(frame.hashes, at: index + 3)
    }

    private mutating func addText(from start: Int, _ flags: SwiftToken.Flags) {
        if offset > start { add(.stringText, from: start, flags) }
    }

    private mutating func close(_ frame: SwiftStringFrame, from start: Int) {
        while let last = open.last, last >= frame.openToken { open.removeLast() }
        add(.stringClose, from: start)
        join(frame.openToken)
    }

    /// Ends a string without closing quotes.
    mutating func endString(_ frame: SwiftStringFrame) { close(frame, from: offset) }

    private mutating func startInterpolation(_ frame: SwiftStringFrame, parenthesis: Int) {
        let start = offset
        offset = parenthesis + 1
        addOpening(.interpolationOpen, from: start)
        var frame = frame
        frame.parenthesisDepth = 0
        frame.openCount = open.count
        strings.append(frame)
    }

    /// Ends the innermost interpolation with the `)` at `start`, and continues its string.
    mutating func endInterpolation(from start: Int) {
        guard let frame = strings.popLast() else { return }
        if open.count > frame.openCount { open.removeLast(open.count - frame.openCount) }
        let partner = open.popLast()
        add(.interpolationClose, from: start)
        if let partner { join(partner) }
        readString(frame)
    }
}

import SourceText

extension HTMLTokenizer {
    /// Returns the offset of the end tag of the script whose text continues at `start`, or of the end of the source or
    /// of a zero byte before it.
    ///
    /// Between `<!--` and `-->`, a nested `<script>` needs its own end tag.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#script-data-state>
    mutating func endOfScript(from start: Int) -> Int {
        var place = start
        while place < source.count {
            let byte = source[place]
            if byte == 0 { return place }
            switch byte {
            case UInt8(ascii: "-"):
                if scriptNesting != .none { scriptDashes += 1 }
                place += 1
            case UInt8(ascii: ">"):
                if scriptDashes >= 2 { scriptNesting = .none }
                scriptDashes = 0
                place += 1
            case UInt8(ascii: "<"):
                scriptDashes = 0
                if scriptNesting == .none {
                    if isEndTag(at: place) { return place }
                    if source[place + 1] == UInt8(ascii: "!"), source[place + 2] == UInt8(ascii: "-"),
                        source[place + 3] == UInt8(ascii: "-")
                    {
                        scriptNesting = .comment
                        scriptDashes = 2
                        place += 4
                    } else {
                        place += 1
                    }
                } else if scriptNesting == .comment {
                    if isEndTag(at: place) { return place }
                    place = readNestedTag(place + 1, becoming: .script)
                } else if source[place + 1] == UInt8(ascii: "/") {
                    place = readNestedTag(place + 2, becoming: .comment)
                } else {
                    place += 1
                }
            default:
                scriptDashes = 0
                place += 1
            }
        }
        return place
    }

    /// Returns the offset past the letters at `start`. If they are the name `script`, the nesting becomes `nesting`.
    private mutating func readNestedTag(_ start: Int, becoming nesting: ScriptNesting) -> Int {
        var end = start
        while (source[end] | 0x20) &- 0x61 < 26 { end += 1 }
        let isEnded = isHTMLSpace(source[end]) || source[end] == UInt8(ascii: "/") || source[end] == UInt8(ascii: ">")
        if isEnded, end - start == 6, hasWord("script", at: start) { scriptNesting = nesting }
        return end
    }

    /// Where the text of a script is.
    enum ScriptNesting: UInt8 {
        case none
        /// In a comment.
        case comment
        /// In a script in a comment.
        case script
    }
}

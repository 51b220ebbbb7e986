import SourceText

/// Finds the start tags with class attributes in a template of any language, in one pass over its text.
///
/// Code around tags is text to it. What looks like a tag is one if it can be read up to its end.
package struct MarkupReader {
    private let source: SourceBytes
    private var offset = 0
    /// The ends of comments that do not occur any more.
    private var missing: Set<Int> = []
    private var stack: MarkupStack
    /// The types, as `<nav`, and the classes of tags around code that may write what other templates contain.
    package private(set) var hosts: Set<String> = []
    /// Whether it is a whole page, which no other template contains.
    package private(set) var isWhole = false

    /// Longer tags are not read.
    private static let longestTag = 1 << 13

    /// Reads `source`.
    package init(_ source: SourceBytes) {
        self.source = source
        stack = MarkupStack(source)
        if !source.contains("class", in: ByteRange(0, source.count), ignoringCase: true) { offset = source.count }
    }

    /// The beginnings and ends of comments.
    private static let comments: [(start: StaticString, end: StaticString)] = [
        ("<!--", "-->"), ("{{!--", "--}}"), ("{{--", "--}}"), ("{#", "#}"), ("{/*", "*/}"), ("<%#", "%>"),
        ("<%--", "--%>"),
    ]

    /// Returns the next tag with a class attribute; nil at the end.
    package mutating func next() -> MarkupTag? {
        while offset < source.count {
            let (byte, next) = (source[offset], source[offset + 1])
            guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "@") else {
                offset += 1
                continue
            }
            if skipComment() { continue }
            if byte == UInt8(ascii: "<"), Self.isLetter(next) {
                if let tag = readTag() { return tag }
            } else if byte == UInt8(ascii: "<"), next == UInt8(ascii: "/") {
                readEndTag()
            } else {
                let isCode = byte != UInt8(ascii: "<") || next == UInt8(ascii: "%") || next == UInt8(ascii: "?")
                if isCode, MarkupInclusion.begins(at: offset + 1, in: source) { noteHosts() }
                offset += 1
            }
        }
        return nil
    }

    /// Notes that other templates may be in the open tags.
    private mutating func noteHosts() { hosts.formUnion(stack.names) }

    private mutating func readEndTag() {
        let start = offset + 2
        offset = start
        while offset < start + 256, Self.isOfTagName(source[offset]) { offset += 1 }
        if offset > start { stack.close(ByteRange(start, offset)) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

    private func has(_ text: StaticString, at place: Int) -> Bool {
        (0..<text.utf8CodeUnitCount).allSatisfy { source[place + $0] == text.utf8Start[$0] }
    }

    private mutating func skipComment() -> Bool {
        for (number, comment) in Self.comments.enumerated()
        where has(comment.start, at: offset) && !missing.contains(number) {
            var place = offset + comment.start.utf8CodeUnitCount
            while place < source.count {
                if has(comment.end, at: place) {
                    offset = place + comment.end.utf8CodeUnitCount
                    return true
                }
                place += 1
            }
            missing.insert(number)
        }
        return false
    }

    // MARK: Tags

    /// Reads the tag at the offset; nil if it has no class attribute. Goes on behind it, or where it stops being one.
    private mutating func readTag() -> MarkupTag? {
        let start = offset
        let limit = min(start + Self.longestTag, source.count)
        var place = start + 1
        while place < limit, Self.isOfTagName(source[place]) { place += 1 }
        let name = ByteRange(start + 1, place)
        var tag = MarkupTag(name: MarkupTag.elementName(source.buffer(name)))
        var hasClasses = false
        offset = place
        guard isBlank(place) || source[place] == UInt8(ascii: "/") || source[place] == UInt8(ascii: ">") else {
            return nil
        }
        while true {
            while place < limit, isBlank(place) { place += 1 }
            offset = place
            guard place < limit else { return nil }
            switch source[place] {
            case UInt8(ascii: ">"):
                offset = place + 1
                tag.range = ByteRange(start, offset)
                finish(&tag, name, hasClasses: hasClasses)
                return hasClasses ? tag : nil
            case UInt8(ascii: "/"): place += 1
            case UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "#"):
                // Code may write attributes.
                guard let code = MarkupCode(at: place, in: source, before: limit), code.end < limit else {
                    return nil
                }
                tag.isOpen = true
                place = code.end
            default:
                guard let end = readAttribute(at: place, before: limit, into: &tag, &hasClasses) else { return nil }
                place = end
            }
        }
    }

    /// Opens `tag`, whose name is at `name`, after noting what is around it.
    private mutating func finish(_ tag: inout MarkupTag, _ name: ByteRange, hasClasses: Bool) {
        let isClosed = source[tag.range.upperBound - 2] == UInt8(ascii: "/")
        if hasClasses, !tag.isOpen, !isClosed {
            tag.isOfIcons = MarkupIcon.isOnly(inElement: name, after: tag.range.upperBound, in: source)
        }
        if hasClasses, !tag.isOpen, !tag.isExempt, !tag.name.isEmpty {
            tag.isExempt =
                isClosed || MarkupStack.isVoid(source.buffer(name))
                || !MarkupText.follows(tag.range.upperBound, in: source)
        }
        if tag.name == "html" || tag.name == "body" { isWhole = true }
        if hasClasses, !tag.isOpen, !tag.isExempt { tag.around = stack.names }
        // What a component contains is in another template.
        if tag.name.isEmpty || tag.name == "slot" { noteHosts() }
        if !isClosed { stack.open(tag, name) }
    }

    private func isBlank(_ place: Int) -> Bool { source[place] <= 0x20 }

    static func isOfTagName(_ byte: UInt8) -> Bool {
        isLetter(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "_")
    }

    /// Reads the attribute at `start` and returns its end; nil if there is none.
    private func readAttribute(
        at start: Int, before limit: Int, into tag: inout MarkupTag, _ hasClasses: inout Bool
    ) -> Int? {
        var place = start
        while place < limit, isOfAttributeName(source[place]) { place += 1 }
        guard place > start else { return nil }
        let name = ByteRange(start, place)
        var next = place
        while next < limit, isBlank(next) { next += 1 }
        guard source[next] == UInt8(ascii: "=") else {
            // `@if(…)` of Blade decides about attributes.
            if source[start] == UInt8(ascii: "@") { tag.isOpen = true }
            note(name, ByteRange(place, place), isText: true, &tag, &hasClasses)
            return place
        }
        next += 1
        while next < limit, isBlank(next) { next += 1 }
        let quote = source[next]
        var end = next
        switch quote {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            end += 1
            while end < limit, source[end] != quote {
                end = MarkupCode(at: end, in: source, before: limit)?.end ?? end + 1
            }
            guard end < limit else { return nil }
            note(name, ByteRange(next + 1, end), isText: true, &tag, &hasClasses)
            return end + 1
        case UInt8(ascii: "{") where source[next + 1] != UInt8(ascii: "%"):
            end = MarkupCode.endOfBraces(from: next, in: source, before: limit)
            guard end < limit else { return nil }
            note(name, ByteRange(next + 1, end - 1), isText: false, &tag, &hasClasses)
            return end
        default:
            while end < limit, !isBlank(end), source[end] != UInt8(ascii: ">") {
                end = MarkupCode(at: end, in: source, before: limit)?.end ?? end + 1
            }
            note(name, ByteRange(next, end), isText: true, &tag, &hasClasses)
            return max(end, next)
        }
    }

    private func isOfAttributeName(_ byte: UInt8) -> Bool {
        Self.isOfTagName(byte) || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
            || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "*")
            || byte == UInt8(ascii: "|")
    }

    // MARK: Attributes

    /// What attributes tell about the classes and colors of their element.
    private enum Meaning { case classes, code, moreClasses, style, styleCode, inactive, colors }

    private static let meanings = WordTable<Meaning>(ignoringCase: [
        ("class classname", .classes), (":class v-bind:class x-bind:class [class] [classname]", .code),
        ("[ngclass] ng-class class:list classlist [classlist] :classlist", .moreClasses),
        ("style", .style), (":style v-bind:style x-bind:style [style] [ngstyle] ng-style", .styleCode),
        ("disabled :disabled v-bind:disabled x-bind:disabled [disabled] ng-disabled aria-disabled", .inactive),
        ("bgcolor color text", .colors),
    ])

    /// Notes what the attribute `name` with the value `value` tells; the value is code unless `isText`.
    private func note(
        _ name: ByteRange, _ value: ByteRange, isText: Bool, _ tag: inout MarkupTag, _ hasClasses: inout Bool
    ) {
        switch Self.meanings[source.buffer(name)] {
        case .classes?:
            hasClasses = true
            if isText { tag.addClasses(in: value, of: source) } else { addClasses(ofCode: value, to: &tag) }
        case .code?:
            hasClasses = true
            addClasses(ofCode: value, to: &tag)
        case .moreClasses?: tag.isOpen = true
        case .style? where isText:
            if mayHoldColors(value) || mayHoldCode(value) { tag.isExempt = true }
        case .style?, .styleCode?:
            if mayHoldColors(value) || source[value.lowerBound] != UInt8(ascii: "{") { tag.isExempt = true }
        case .inactive?, .colors?: tag.isExempt = true
        case nil:
            // `class:active`, `[class.active]`, `[style.color]`.
            if has("class:", at: name.lowerBound) || has("[class.", at: name.lowerBound) { tag.isOpen = true }
            if has("style:", at: name.lowerBound) || has("[style.", at: name.lowerBound) { tag.isExempt = true }
        }
    }

    private func mayHoldColors(_ value: ByteRange) -> Bool {
        source.contains("color", in: value, ignoringCase: true)
            || source.contains("background", in: value, ignoringCase: true)
    }

    private func mayHoldCode(_ value: ByteRange) -> Bool {
        source.buffer(value).contains { [UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "$")].contains($0) }
    }

    /// Adds the classes of an expression that is one string.
    private func addClasses(ofCode value: ByteRange, to tag: inout MarkupTag) {
        var (start, end) = (value.lowerBound, value.upperBound)
        while start < end, isBlank(start) { start += 1 }
        while end > start, isBlank(end - 1) { end -= 1 }
        let quote = source[start]
        let inner = ByteRange(start + 1, max(start + 1, end - 1))
        guard end - start > 1, source[end - 1] == quote,
            [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")].contains(quote),
            !source.buffer(inner).contains(quote)
        else {
            tag.isOpen = true
            return
        }
        tag.addClasses(in: inner, of: source)
    }
}

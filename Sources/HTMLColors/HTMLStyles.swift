import HTMLDocuments
import SourceText

/// The styles of a document as one style sheet with the same offsets: everything else is blank.
///
/// `<style>` becomes its content, and a tag with a style attribute a rule for an element of its own:
///
///     <p class=a style="color: red">
///     #aaaaa           {color: red}
struct HTMLStyles {
    /// The style sheet, as long as the document. Empty if the document has no styles.
    private(set) var bytes: [UInt8] = []
    /// Whether a `<style>` says that it is in Less, or in SCSS.
    private(set) var isLess = false
    private(set) var isSCSS = false
    /// The tags that became rules, in source order.
    private(set) var tags: [Tag] = []
    /// The `<style>` contents that a template engine completes, in source order.
    private(set) var templates: [ByteRange] = []

    struct Tag {
        var range: ByteRange
        /// The value of its class attribute.
        var classes: ByteRange?
        /// Whether it is `html` or `body`, whose background is behind everything.
        var isRoot: Bool
        /// Whether the rule is its style attribute, and not attributes such as `bgcolor`.
        var hasStyle: Bool
    }

    /// Whether its styles can all be read.
    private(set) var isReadable = true
    /// Whether it links or imports sheets in other files.
    private(set) var hasLinks = false
    /// Whether it is a whole document: it has the tag of `html`, `head` or `body`.
    private(set) var isDocument = false
    /// Whether the page has scripts, which may add elements.
    private(set) var hasScripts = false

    private let source: SourceBytes
    /// Whether `lang` on `<style>` names a preprocessor, as in Vue and Svelte.
    private let isComponent: Bool

    init(_ source: SourceBytes, isComponent: Bool) {
        self.source = source
        self.isComponent = isComponent
        var reader = HTMLTagReader(source)
        while let tag = reader.next() {
            switch tag.name {
            case nil: addComment(tag)
            case .style: addSheet(tag)
            case .link: if isStyleSheetLink(tag) { hasLinks = true }
            default:
                if tag.name == .script { hasScripts = true }
                if tag.name == .html || tag.name == .head || tag.name == .body { isDocument = true }
                addRule(tag)
            }
        }
    }

    /// Whether a template engine completes the document. Examples of code may show such templates.
    var isTemplate: Bool {
        guard Self.mayBeTemplate(source, ByteRange(0, source.count)) else { return false }
        let document = HTMLDocument(source)
        var node = document.successor(of: 0, inside: 0)
        while node >= 0 {
            let one = document.nodes[Int(node)]
            if one.kind == .comment, source.contains("<?php", in: one.range) { return true }
            if one.kind == .element, Self.mayBeTemplate(source, one.range) { return true }
            if one.kind == .text,
                document.pieces(of: node).contains(where: { Self.mayBeTemplate(source, $0.range) })
            {
                return true
            }
            let isCode = one.tag == .pre || one.tag == .code || one.tag == .script || one.tag == .samp
            node = document.successor(of: node, inside: 0, skippingChildren: isCode)
        }
        return false
    }

    private static func mayBeTemplate(_ source: SourceBytes, _ range: ByteRange) -> Bool {
        ["{{", "{%", "<%", "<?php"].contains { source.contains($0, in: range) }
    }

    /// Prepares `bytes` for the first style.
    private mutating func start() {
        guard bytes.isEmpty else { return }
        bytes = source.buffer(ByteRange(0, source.count)).map { $0 == 10 || $0 == 13 ? $0 : 0x20 }
    }

    private mutating func copy(_ range: ByteRange) {
        for place in range.lowerBound..<range.upperBound { bytes[place] = source[place] }
    }

    /// Writes `text` at `place`, where there is room for it.
    private mutating func write(_ text: StaticString, at place: Int) {
        for index in 0..<text.utf8CodeUnitCount where place + index < bytes.count {
            bytes[place + index] = text.utf8Start[index]
        }
    }

    /// Keeps a comment with directives: `<!-- … -->` becomes `/* … */`.
    private mutating func addComment(_ comment: HTMLTag) {
        guard let content = comment.content, content.lowerBound == comment.range.lowerBound + 4,
            comment.range.upperBound == content.upperBound + 3
        else { return }
        guard source.contains("color-lint", in: content), !source.contains("*/", in: content) else { return }
        start()
        copy(content)
        write("/*", at: comment.range.lowerBound)
        write(" */", at: content.upperBound)
    }

    private func isStyleSheetLink(_ tag: HTMLTag) -> Bool {
        let words =
            tag.attribute(.rel).map { source.text($0.value).lowercased().split(whereSeparator: \.isWhitespace) } ?? []
        return words.contains("stylesheet") && !words.contains("alternate")
    }

    private mutating func addSheet(_ tag: HTMLTag) {
        guard let content = tag.content, !content.isEmpty else { return }
        guard isStyleSheet(tag) else {
            isReadable = isReadable && !isComponent
            return
        }
        let media = tag.attribute(.media)?.value
        if let media, isNone(of: "&{};<", in: media) == false {
            isReadable = false
            return
        }
        if source.contains("@import", in: content) { hasLinks = true }
        start()
        if let media, !media.isEmpty {
            // The attribute's name and quotes are at least as long as what is written around its value.
            write("@media ", at: media.lowerBound - 7)
            copy(media)
            write("{", at: media.upperBound)
            write("}", at: content.upperBound)
        }
        copy(content)
        closeBlocks(in: content, after: media.map { $0.isEmpty ? 0 : 1 } ?? 0)
        if ["{{", "{%", "<%", "<?"].contains(where: { source.contains($0, in: content) }) { templates.append(content) }
    }

    /// Closes the blocks that are open at the end of `content`, so that what follows is not inside of them.
    private mutating func closeBlocks(in content: ByteRange, after used: Int) {
        var depth = 0
        for byte in source.buffer(content) {
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
        }
        // The end tag has room for seven.
        for index in 0..<min(max(depth, 0), 7 - used) { write("}", at: content.upperBound + used + index) }
    }

    /// Whether `<style>` is in a language that can be read, which is noted.
    private mutating func isStyleSheet(_ tag: HTMLTag) -> Bool {
        let type = tag.attribute(.type).map { source.text($0.value).lowercased() } ?? ""
        let language = isComponent ? tag.attribute(.lang).map { source.text($0.value).lowercased() } ?? "" : ""
        switch (type, language) {
        case ("", ""), ("text/css", ""), ("", "css"), ("", "postcss"), ("text/css", "css"): return true
        case ("", "scss"), ("text/scss", _), ("text/css", "scss"): isSCSS = true
        case ("", "less"), ("text/less", _), ("text/css", "less"): isLess = true
        default: return false
        }
        return isComponent
    }

    /// Reads a tag with a style attribute, or with colors in other attributes, as a rule.
    private mutating func addRule(_ tag: HTMLTag) {
        let colors = HTMLColorAttribute.all(of: tag, in: source)
        let style = tag.attribute(.style)?.value
        // A brace is a part of a template, such as `{{ color }}`.
        if let style, !style.isEmpty, !isNone(of: "{}<", in: style) { isReadable = false }
        let isUsable = style.map { !$0.isEmpty && isNone(of: "{}<", in: $0) } ?? false
        guard isUsable || (style == nil && !colors.isEmpty) else { return }
        let brace = isUsable ? (style?.lowerBound ?? 1) - 1 : (colors.first?.start ?? 1) - 1
        start()
        writeSelector(of: tag, before: brace)
        bytes[brace] = UInt8(ascii: "{")
        if isUsable, let style {
            copy(style)
            decodeReferences(in: style)
            write("}", at: style.upperBound)
        } else {
            for color in colors {
                copy(color.value)
                write(color.property, at: color.start)
                bytes[color.value.lowerBound - 1] = UInt8(ascii: ":")
                if color.value.upperBound < tag.range.upperBound - 1 { write(";", at: color.value.upperBound) }
            }
            write("}", at: tag.range.upperBound - 1)
        }
        let isRoot = tag.name == .html || tag.name == .body
        tags.append(Tag(range: tag.range, classes: tag.attribute(.class)?.value, isRoot: isRoot, hasStyle: isUsable))
    }

    /// Writes a selector for the element of `tag` alone, or none if there is no room for another one.
    private mutating func writeSelector(of tag: HTMLTag, before end: Int) {
        let start = tag.range.lowerBound
        if tag.name == .body || tag.name == .html {
            write(tag.name == .body ? "body" : "html", at: start + 1)
            return
        }
        let room = min(end - start - 1, 5)
        var number = tags.count
        guard room > 0, number < [26, 676, 17_576, 456_976, 11_881_376][room - 1] else { return }
        bytes[start] = UInt8(ascii: "#")
        for place in 1...room {
            bytes[start + place] = UInt8(ascii: "a") + UInt8(number % 26)
            number /= 26
        }
    }

    /// Replaces character references by the character and blanks.
    private mutating func decodeReferences(in range: ByteRange) {
        for (reference, character) in HTMLDocument.references(in: range, of: source) {
            for place in reference.lowerBound..<reference.upperBound { bytes[place] = 0x20 }
            bytes[reference.lowerBound] = character
        }
    }

    private func isNone(of characters: StaticString, in range: ByteRange) -> Bool {
        source.buffer(range).allSatisfy { byte in
            !characters.withUTF8Buffer { $0.contains(byte) }
        }
    }

    /// The tag that became a rule and contains `offset`; nil if there is none.
    func tag(at offset: Int) -> Tag? {
        let place = tags.partitioningIndex { $0.range.upperBound > offset }
        return place < tags.count && tags[place].range.contains(offset) ? tags[place] : nil
    }

    /// Whether `range` is in a `<style>` that a template engine completes.
    func isInTemplate(_ range: ByteRange) -> Bool {
        let place = templates.partitioningIndex { $0.upperBound > range.lowerBound }
        return place < templates.count && templates[place].contains(range)
    }

    /// The name of the element of `tag`, such as `p.note`.
    func name(of tag: Tag) -> String {
        let start = tag.range.lowerBound + 1
        var end = start
        while end < tag.range.upperBound, isNone(of: " \t\n\r\u{0C}/>", in: ByteRange(end, end + 1)) { end += 1 }
        let classes = tag.classes.map { source.text($0).split(whereSeparator: \.isWhitespace) } ?? []
        return source.text(ByteRange(start, end)).lowercased() + classes.prefix(4).map { "." + $0 }.joined()
    }
}

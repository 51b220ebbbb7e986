import SourceText

/// Builds the tree of a document from its tokens.
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#tree-construction>
struct HTMLTreeBuilder {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-insertion-mode>
    enum Mode: UInt8 {
        case initial, beforeHTML, beforeHead, inHead, inHeadNoscript, afterHead
        case inBody, text, inTable, inTableText, inCaption, inColumnGroup, inTableBody, inRow, inCell, inTemplate
        case afterBody, inFrameset, afterFrameset, afterAfterBody, afterAfterFrameset
    }

    var tokenizer: HTMLTokenizer
    var document = HTMLDocument()
    let hasScripting: Bool
    var mode = Mode.initial
    /// The mode to return to after text.
    var originalMode = Mode.initial
    var templateModes: [Mode] = []
    /// The open elements, outermost first.
    var open: [Int32] = []
    /// The active formatting elements; -1 is a marker.
    var formatting: [Int32] = []
    /// The `head` and `form` elements, or -1.
    var head: Int32 = -1
    var form: Int32 = -1
    /// The element in which a fragment is parsed, or -1.
    var context: Int32 = -1
    var allowsFrameset = true
    var isFosterParenting = false
    /// Whether a newline that comes next is dropped.
    var dropsNewline = false
    /// The text in a table that is not inserted yet.
    var tableText: [HTMLToken] = []
    /// The proper spelling of names in SVG and MathML, once there is any.
    var foreignNames: HTMLForeignNames?
    /// The number of elements that may still be made without a tag of their own. Misnested tags would otherwise make
    /// many times more elements than there are bytes.
    var copiesLeft: Int

    init(_ source: SourceBytes, hasScripting: Bool) {
        let isReadable = source.count < 1 << 30
        let source = isReadable ? source : SourceBytes(UnsafeBufferPointer(start: nil, count: 0))
        self.hasScripting = hasScripting
        tokenizer = HTMLTokenizer(source, HTMLNames())
        copiesLeft = source.count + 1000
    }

    var source: SourceBytes { tokenizer.source }

    /// Parses the whole source.
    mutating func build() {
        while true {
            tokenizer.allowsCharacterData = adjustedCurrent >= 0 && node(adjustedCurrent).namespace != .html
            var token = tokenizer.next()
            if dropsNewline {
                dropsNewline = false
                guard removeNewline(&token) else { continue }
            }
            if token.kind == .text, !token.isSpace, !takesMixedText {
                processPieces(of: token)
            } else {
                process(token)
            }
            if token.kind == .end { return }
        }
    }

    mutating func finished() -> HTMLDocument {
        document.attributes = tokenizer.attributes
        document.names = tokenizer.names
        return document
    }

    /// Removes a newline at the start of `token`. Returns false if nothing is left.
    private func removeNewline(_ token: inout HTMLToken) -> Bool {
        guard token.kind == .text else { return true }
        let first = source[token.start]
        if first == 13, source[token.start + 1] == 10, token.start + 1 < token.end {
            token.start += 2
        } else if first == 10 || first == 13 {
            token.start += 1
        } else if first == UInt8(ascii: "&"), token.end - token.start > 1, token.textKind == .text,
            let reference = HTMLReference(at: token.start, before: token.end, in: source, isInAttribute: false),
            reference.first == 10
        {
            return false
        }
        return token.start < token.end
    }

    /// Whether the current mode takes text that begins with white space as one.
    private var takesMixedText: Bool {
        if adjustedCurrent >= 0, node(adjustedCurrent).namespace != .html { return true }
        return mode == .inBody || mode == .text || mode == .inCell || mode == .inCaption || mode == .inTemplate
    }

    /// Processes white space and other text in `token` one by one, as long as the mode needs it.
    private mutating func processPieces(of token: HTMLToken) {
        var rest = token
        while rest.start < token.end {
            rest.end = token.end
            rest.isSpace = false
            if !takesMixedText {
                rest.isSpace = isHTMLSpace(source[rest.start])
                var end = rest.start + 1
                if token.textKind == .text, source[rest.start] == UInt8(ascii: "&") { end = token.end }
                while end < token.end, isHTMLSpace(source[end]) == rest.isSpace { end += 1 }
                rest.end = end
            }
            process(rest)
            rest.start = rest.end
        }
    }

    /// Processes `token` by the rules of the current mode, or those of foreign content.
    mutating func process(_ token: HTMLToken) {
        // No token is processed again more often than there are modes.
        for _ in 0..<64 {
            if usesForeignRules(token) ? inForeignContent(token) : process(token, in: mode) { return }
        }
    }

    /// Processes `token` by the rules of `mode`. Returns false if it is to be processed again.
    mutating func process(_ token: HTMLToken, in mode: Mode) -> Bool {
        switch mode {
        case .initial: initial(token)
        case .beforeHTML: beforeHTML(token)
        case .beforeHead: beforeHead(token)
        case .inHead: inHead(token)
        case .inHeadNoscript: inHeadNoscript(token)
        case .afterHead: afterHead(token)
        case .inBody: inBody(token)
        case .text: text(token)
        case .inTable: inTable(token)
        case .inTableText: inTableText(token)
        case .inCaption: inCaption(token)
        case .inColumnGroup: inColumnGroup(token)
        case .inTableBody: inTableBody(token)
        case .inRow: inRow(token)
        case .inCell: inCell(token)
        case .inTemplate: inTemplate(token)
        case .afterBody: afterBody(token)
        case .inFrameset: inFrameset(token)
        case .afterFrameset: afterFrameset(token)
        case .afterAfterBody: afterAfterBody(token)
        case .afterAfterFrameset: afterAfterFrameset(token)
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#tree-construction-dispatcher>
    private func usesForeignRules(_ token: HTMLToken) -> Bool {
        guard adjustedCurrent >= 0, token.kind != .end else { return false }
        let current = node(adjustedCurrent)
        guard current.namespace != .html else { return false }
        let isText = token.kind == .text || token.kind == .null
        if current.isTextIntegrationPoint {
            if isText { return false }
            if token.kind == .startTag, token.tag != .mglyph, token.tag != .malignmark { return false }
        }
        if current.namespace == .math, HTMLName(number: current.name) == .annotationXML, token.kind == .startTag,
            token.tag == .svg
        {
            return false
        }
        return !(current.isHTMLIntegrationPoint && (isText || token.kind == .startTag))
    }

    /// Chooses the mode by the open elements.
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#reset-the-insertion-mode-appropriately>
    mutating func resetMode() {
        for index in open.indices.reversed() {
            let isLast = index == 0
            switch tag(isLast && context >= 0 ? context : open[index]) {
            case .td, .th:
                if !isLast { return mode = .inCell }
            case .tr: return mode = .inRow
            case .tbody, .thead, .tfoot: return mode = .inTableBody
            case .caption: return mode = .inCaption
            case .colgroup: return mode = .inColumnGroup
            case .table: return mode = .inTable
            case .template: return mode = templateModes.last ?? .inBody
            case .head:
                if !isLast { return mode = .inHead }
            case .body: return mode = .inBody
            case .frameset: return mode = .inFrameset
            case .html: return mode = head < 0 ? .beforeHead : .afterHead
            default: break
            }
        }
        mode = .inBody
    }
}

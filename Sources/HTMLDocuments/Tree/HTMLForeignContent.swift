import SourceText

/// The rules of SVG and MathML.
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign>
extension HTMLTreeBuilder {
    mutating func inForeignContent(_ token: HTMLToken) -> Bool {
        switch token.kind {
        case .null: insertText(token)
        case .text:
            insertText(token)
            if !token.isSpace { allowsFrameset = false }
        case .comment: insertComment(token)
        case .doctype, .end: break
        case .startTag:
            if token.tag.endsForeignContent || (token.tag == .font && hasFontAttribute(token)) {
                closeForeign()
                return process(token, in: mode)
            }
            insertForeign(token, node(adjustedCurrent).namespace)
        case .endTag:
            if token.tag == .br || token.tag == .p {
                closeForeign()
                return process(token, in: mode)
            }
            return closeForeign(token)
        }
        return true
    }

    private func hasFontAttribute(_ token: HTMLToken) -> Bool {
        token.attributes.contains {
            switch HTMLName(number: tokenizer.attributes[Int($0)].name) {
            case .color, .face, .size: true
            default: false
            }
        }
    }

    /// Closes elements until HTML may stand in the current node.
    private mutating func closeForeign() {
        while open.count > 1 {
            let one = node(current)
            if one.namespace == .html || one.isHTMLIntegrationPoint || one.isTextIntegrationPoint { return }
            open.removeLast()
        }
    }

    private mutating func closeForeign(_ token: HTMLToken) -> Bool {
        let proper = foreignNames?.elements[token.name] ?? token.name
        for index in open.indices.reversed() {
            guard index > 0 else { return true }
            let one = node(open[index])
            if index < open.count - 1, one.namespace == .html { return process(token, in: mode) }
            if one.name == token.name || one.name == proper {
                open.removeSubrange(index...)
                return true
            }
        }
        return true
    }

    /// Inserts an element of SVG or MathML for the start tag `token`.
    mutating func insertForeign(_ token: HTMLToken, _ namespace: HTMLNode.Namespace) {
        let proper = foreignNames ?? HTMLForeignNames(&tokenizer.names)
        foreignNames = proper
        var token = token
        if namespace == .svg { token.name = proper.elements[token.name] ?? token.name }
        let spellings = namespace == .svg ? proper.svgAttributes : proper.mathAttributes
        for index in token.attributes {
            let name = tokenizer.attributes[Int(index)].name
            if let spelling = spellings[name] { tokenizer.attributes[Int(index)].name = spelling }
            tokenizer.attributes[Int(index)].isNamespaced = isNamespaced(name)
        }
        let element = insertElement(token, namespace)
        switch (namespace, HTMLName(number: token.name)) {
        case (.math, .mi), (.math, .mo), (.math, .mn), (.math, .ms), (.math, .mtext):
            document.nodes[Int(element)].isTextIntegrationPoint = true
        case (.svg, .foreignObject), (.svg, .desc), (.svg, .title):
            document.nodes[Int(element)].isHTMLIntegrationPoint = true
        case (.math, .annotationXML):
            document.nodes[Int(element)].isHTMLIntegrationPoint = isHTMLEncoding(token)
        default: break
        }
        if token.isSelfClosing { pop() }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#adjust-foreign-attributes>
    private func isNamespaced(_ name: Int32) -> Bool {
        switch tokenizer.names.text(of: name) {
        case "xlink:actuate", "xlink:arcrole", "xlink:href", "xlink:role", "xlink:show", "xlink:title", "xlink:type",
            "xml:lang", "xml:space", "xmlns", "xmlns:xlink":
            true
        default: false
        }
    }

    /// Whether the encoding of an `annotation-xml` is HTML.
    private func isHTMLEncoding(_ token: HTMLToken) -> Bool {
        for index in token.attributes {
            let attribute = tokenizer.attributes[Int(index)]
            guard HTMLName(number: attribute.name) == .encoding else { continue }
            var value: [UInt8] = []
            source.appendHTML(attribute.value, .attribute, to: &value)
            let text = String(decoding: value, as: UTF8.self).lowercased()
            return text == "text/html" || text == "application/xhtml+xml"
        }
        return false
    }
}

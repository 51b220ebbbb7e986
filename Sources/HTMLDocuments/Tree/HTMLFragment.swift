import SourceText

extension HTMLDocument {
    /// Parses `source` as the content of an element `name`, as `innerHTML` does. The nodes are the children of the first
    /// element of the document.
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-parsing-algorithm>
    init(
        _ source: SourceBytes, inside name: [UInt8], _ namespace: HTMLNode.Namespace = .html, hasScripting: Bool = true
    ) {
        var builder = HTMLTreeBuilder(source, hasScripting: hasScripting)
        builder.startFragment(name, namespace)
        builder.build()
        self = builder.finished()
    }
}

extension HTMLTreeBuilder {
    fileprivate mutating func startFragment(_ name: [UInt8], _ namespace: HTMLNode.Namespace) {
        var token = HTMLToken()
        token.kind = .startTag
        token.name = name.withUnsafeBufferPointer { tokenizer.names.add($0, lowercased: false) }
        token.tag = HTMLName(number: token.name)
        context = element(token, namespace)
        if namespace == .svg, token.tag == .foreignObject || token.tag == .desc || token.tag == .title {
            document.nodes[Int(context)].isHTMLIntegrationPoint = true
        }
        switch (namespace, token.tag) {
        case (.math, .mi), (.math, .mo), (.math, .mn), (.math, .ms), (.math, .mtext):
            document.nodes[Int(context)].isTextIntegrationPoint = true
        case (.html, .title), (.html, .textarea): tokenizer.content = .escapableText
        case (.html, .style), (.html, .xmp), (.html, .iframe), (.html, .noembed), (.html, .noframes):
            tokenizer.content = .rawText
        case (.html, .script): tokenizer.content = .script
        case (.html, .noscript) where hasScripting: tokenizer.content = .rawText
        case (.html, .plaintext): tokenizer.content = .plainText
        default: break
        }
        tokenizer.textElement = -1
        insertImplied(.html, before: HTMLToken())
        if namespace == .html, token.tag == .template { templateModes.append(.inTemplate) }
        if namespace == .html, token.tag == .form { form = context }
        resetMode()
    }
}

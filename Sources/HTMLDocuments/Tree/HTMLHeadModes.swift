import SourceText

/// The rules up to the body.
extension HTMLTreeBuilder {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode>
    mutating func initial(_ token: HTMLToken) -> Bool {
        if token.kind == .text, token.isSpace { return true }
        if token.kind == .comment {
            insertComment(token, into: 0)
            return true
        }
        mode = .beforeHTML
        guard token.kind == .doctype else {
            document.isQuirky = true
            return false
        }
        document.isQuirky = HTMLQuirks.isQuirky(token, in: source)
        var node = HTMLNode(.documentType, start: token.start, end: token.end)
        node.first = Int32(document.documentTypes.count)
        document.documentTypes.append(token)
        let made = add(node)
        insert(made, into: 0)
        return true
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-before-html-insertion-mode>
    mutating func beforeHTML(_ token: HTMLToken) -> Bool {
        switch token.kind {
        case .doctype: return true
        case .comment:
            insertComment(token, into: 0)
            return true
        case .text where token.isSpace: return true
        case .startTag where token.tag == .html:
            insertElement(token)
            mode = .beforeHead
            return true
        case .endTag where !Self.endsHead(token.tag): return true
        default:
            insertImplied(.html, before: token)
            mode = .beforeHead
            return false
        }
    }

    private static func endsHead(_ tag: HTMLName) -> Bool { tag == .head || tag == .body || tag == .html || tag == .br }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-before-head-insertion-mode>
    mutating func beforeHead(_ token: HTMLToken) -> Bool {
        switch token.kind {
        case .doctype: return true
        case .comment:
            insertComment(token)
            return true
        case .text where token.isSpace: return true
        case .startTag where token.tag == .html: return inBody(token)
        case .startTag where token.tag == .head:
            head = insertElement(token)
            mode = .inHead
            return true
        case .endTag where !Self.endsHead(token.tag): return true
        default:
            head = insertImplied(.head, before: token)
            mode = .inHead
            return false
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead>
    mutating func inHead(_ token: HTMLToken) -> Bool {
        switch token.kind {
        case .doctype: return true
        case .comment:
            insertComment(token)
            return true
        case .text where token.isSpace:
            insertText(token)
            return true
        case .startTag:
            switch token.tag {
            case .html: return inBody(token)
            case .base, .basefont, .bgsound, .link, .meta:
                insertEmpty(token)
                return true
            case .title:
                insertText(of: token, .escapableText)
                return true
            case .noscript where !hasScripting:
                insertElement(token)
                mode = .inHeadNoscript
                return true
            case .noframes, .style, .noscript:
                insertText(of: token, .rawText)
                return true
            case .script:
                insertText(of: token, .script)
                return true
            case .template:
                openTemplate(token)
                return true
            case .head: return true
            default: break
            }
        case .endTag:
            switch token.tag {
            case .head:
                pop()
                mode = .afterHead
                return true
            case .template:
                closeTemplate()
                return true
            case .body, .html, .br: break
            default: return true
            }
        default: break
        }
        pop()
        mode = .afterHead
        return false
    }

    private mutating func openTemplate(_ token: HTMLToken) {
        guard open.count + 1 < HTMLDocument.mostDepth else { return }
        insertElement(token)
        insertMarker()
        allowsFrameset = false
        mode = .inTemplate
        templateModes.append(.inTemplate)
    }

    mutating func closeTemplate() {
        guard isOpen(.template) else { return }
        closeImpliedThoroughly()
        popThrough(.template)
        clearToMarker()
        _ = templateModes.popLast()
        resetMode()
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inheadnoscript>
    mutating func inHeadNoscript(_ token: HTMLToken) -> Bool {
        switch token.kind {
        case .doctype: return true
        case .comment: return inHead(token)
        case .text where token.isSpace: return inHead(token)
        case .startTag:
            switch token.tag {
            case .html: return inBody(token)
            case .basefont, .bgsound, .link, .meta, .noframes, .style: return inHead(token)
            case .head, .noscript: return true
            default: break
            }
        case .endTag:
            if token.tag == .noscript {
                pop()
                mode = .inHead
                return true
            }
            if token.tag != .br { return true }
        default: break
        }
        pop()
        mode = .inHead
        return false
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-after-head-insertion-mode>
    mutating func afterHead(_ token: HTMLToken) -> Bool {
        switch token.kind {
        case .doctype: return true
        case .comment:
            insertComment(token)
            return true
        case .text where token.isSpace:
            insertText(token)
            return true
        case .startTag:
            switch token.tag {
            case .html: return inBody(token)
            case .body:
                insertElement(token)
                allowsFrameset = false
                mode = .inBody
                return true
            case .frameset:
                insertElement(token)
                mode = .inFrameset
                return true
            case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
                guard head >= 0 else { return inHead(token) }
                open.append(head)
                let isDone = inHead(token)
                removeOpen(head)
                return isDone
            case .head: return true
            default: break
            }
        case .endTag:
            if token.tag == .template {
                closeTemplate()
                return true
            }
            if token.tag != .body, token.tag != .html, token.tag != .br { return true }
        default: break
        }
        insertImplied(.body, before: token)
        mode = .inBody
        return false
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incdata>
    mutating func text(_ token: HTMLToken) -> Bool {
        switch token.kind {
        case .text, .null:
            insertText(token)
            return true
        case .end:
            pop()
            mode = originalMode
            return false
        default:
            pop()
            mode = originalMode
            return true
        }
    }
}

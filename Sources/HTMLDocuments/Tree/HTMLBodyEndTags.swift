import SourceText

/// The rules of end tags in the body.
extension HTMLTreeBuilder {
    mutating func close(_ token: HTMLToken) -> Bool {
        switch token.tag {
        case .template: closeTemplate()
        case .body, .html:
            guard isInScope(.body) else { return true }
            mode = .afterBody
            return token.tag == .body
        case .address, .article, .aside, .blockquote, .button, .center, .details, .dialog, .dir, .div, .dl, .fieldset,
            .figcaption, .figure, .footer, .header, .hgroup, .listing, .main, .menu, .nav, .ol, .pre, .search, .section,
            .select, .summary, .ul:
            guard isInScope(token.tag) else { return true }
            closeImplied()
            popThrough(token.tag)
        case .form: closeForm()
        case .p:
            if !isInScope(.p, .button) { insertImplied(.p, before: token) }
            closeParagraph()
        case .li, .dd, .dt:
            guard isInScope(token.tag, token.tag == .li ? .list : .usual) else { return true }
            closeImplied(except: token.name)
            popThrough(token.tag)
        case .h1, .h2, .h3, .h4, .h5, .h6:
            guard isInScope(where: { tag($0).isHeading }) else { return true }
            closeImplied()
            popThrough { $0.isHeading }
        case .a, .b, .big, .code, .em, .font, .i, .nobr, .s, .small, .strike, .strong, .tt, .u: adopt(token)
        case .applet, .marquee, .object:
            guard isInScope(token.tag) else { return true }
            closeImplied()
            popThrough(token.tag)
            clearToMarker()
        case .br:
            reconstruct()
            insertImplied(.br, before: token)
            pop()
            allowsFrameset = false
        default: closeOther(token)
        }
        return true
    }

    /// Closes an element that has no rules of its own.
    mutating func closeOther(_ token: HTMLToken) {
        for element in open.reversed() {
            let one = node(element)
            if one.namespace == .html, one.name == token.name {
                closeImplied(except: token.name)
                return popThrough(element: element)
            }
            if isSpecial(element) { return }
        }
    }

    private mutating func closeForm() {
        if isOpen(.template) {
            guard isInScope(.form) else { return }
            closeImplied()
            popThrough(.form)
            return
        }
        let element = form
        form = -1
        guard element >= 0, isInScope(where: { $0 == element }) else { return }
        closeImplied()
        removeOpen(element)
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-afterbody>
    mutating func afterBody(_ token: HTMLToken) -> Bool {
        switch token.kind {
        case .text where token.isSpace: return inBody(token)
        case .comment:
            insertComment(token, into: open.first ?? 0)
            return true
        case .doctype, .end: return true
        case .startTag where token.tag == .html: return inBody(token)
        case .endTag where token.tag == .html:
            if context < 0 { mode = .afterAfterBody }
            return true
        default:
            mode = .inBody
            return false
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-after-after-body-insertion-mode>
    mutating func afterAfterBody(_ token: HTMLToken) -> Bool {
        switch token.kind {
        case .comment:
            insertComment(token, into: 0)
            return true
        case .doctype: return true
        case .end: return true
        case .text where token.isSpace: return inBody(token)
        case .startTag where token.tag == .html: return inBody(token)
        default:
            mode = .inBody
            return false
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inframeset>
    mutating func inFrameset(_ token: HTMLToken) -> Bool {
        switch token.kind {
        case .text where token.isSpace: insertText(token)
        case .comment: insertComment(token)
        case .startTag:
            switch token.tag {
            case .html: return inBody(token)
            case .frameset: insertElement(token)
            case .frame: insertEmpty(token)
            case .noframes: return inHead(token)
            default: break
            }
        case .endTag where token.tag == .frameset && open.count > 1:
            pop()
            if context < 0, currentTag != .frameset { mode = .afterFrameset }
        default: break
        }
        return true
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-afterframeset>
    mutating func afterFrameset(_ token: HTMLToken) -> Bool {
        switch token.kind {
        case .text where token.isSpace: insertText(token)
        case .comment: insertComment(token)
        case .startTag where token.tag == .html: return inBody(token)
        case .startTag where token.tag == .noframes: return inHead(token)
        case .endTag where token.tag == .html: mode = .afterAfterFrameset
        default: break
        }
        return true
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#the-after-after-frameset-insertion-mode>
    mutating func afterAfterFrameset(_ token: HTMLToken) -> Bool {
        switch token.kind {
        case .comment: insertComment(token, into: 0)
        case .text where token.isSpace: return inBody(token)
        case .startTag where token.tag == .html: return inBody(token)
        case .startTag where token.tag == .noframes: return inHead(token)
        default: break
        }
        return true
    }
}

import SourceText

/// The rules of the body.
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody>
extension HTMLTreeBuilder {
    mutating func inBody(_ token: HTMLToken) -> Bool {
        switch token.kind {
        case .null, .doctype: return true
        case .text:
            reconstruct()
            insertText(token)
            if !token.isSpace { allowsFrameset = false }
            return true
        case .comment:
            insertComment(token)
            return true
        case .end: return templateModes.isEmpty ? true : inTemplate(token)
        case .startTag: return open(token)
        case .endTag: return close(token)
        }
    }

    private mutating func open(_ token: HTMLToken) -> Bool {
        switch token.tag {
        case .html:
            if let root = open.first, !isOpen(.template) { merge(token, into: root) }
        case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
            return inHead(token)
        case .body:
            guard open.count > 1, tag(open[1]) == .body, !isOpen(.template) else { return true }
            allowsFrameset = false
            merge(token, into: open[1])
        case .frameset:
            guard open.count > 1, tag(open[1]) == .body, allowsFrameset else { return true }
            detach(open[1])
            open.removeSubrange(1...)
            insertElement(token)
            mode = .inFrameset
        case .address, .article, .aside, .blockquote, .center, .details, .dialog, .dir, .div, .dl, .fieldset,
            .figcaption, .figure, .footer, .header, .hgroup, .main, .menu, .nav, .ol, .p, .search, .section, .summary,
            .ul:
            closeParagraphInScope()
            insertElement(token)
        case .h1, .h2, .h3, .h4, .h5, .h6:
            closeParagraphInScope()
            if currentTag.isHeading { pop() }
            insertElement(token)
        case .pre, .listing:
            closeParagraphInScope()
            insertElement(token)
            dropsNewline = true
            allowsFrameset = false
        case .form:
            guard form < 0 || isOpen(.template) else { return true }
            closeParagraphInScope()
            let made = insertElement(token)
            if !isOpen(.template) { form = made }
        case .li, .dd, .dt: openItem(token)
        case .plaintext:
            closeParagraphInScope()
            insertElement(token)
            tokenizer.content = .plainText
        case .button:
            if isInScope(.button) {
                closeImplied()
                popThrough(.button)
            }
            reconstruct()
            insertElement(token)
            allowsFrameset = false
        case .a, .nobr: openOnce(token)
        case .b, .big, .code, .em, .font, .i, .s, .small, .strike, .strong, .tt, .u:
            reconstruct()
            pushFormatting(insertElement(token))
        case .applet, .marquee, .object:
            reconstruct()
            insertElement(token)
            insertMarker()
            allowsFrameset = false
        case .table:
            if !document.isQuirky { closeParagraphInScope() }
            insertElement(token)
            allowsFrameset = false
            mode = .inTable
        case .rb, .rtc, .rp, .rt:
            let stays = token.tag == .rp || token.tag == .rt ? HTMLName.rtc.number : -1
            if isInScope(.ruby) { closeImplied(except: stays) }
            insertElement(token)
        case .math, .svg:
            reconstruct()
            insertForeign(token, token.tag == .svg ? .svg : .math)
        case .caption, .col, .colgroup, .frame, .head, .tbody, .td, .tfoot, .th, .thead, .tr: break
        default: return openReplaced(token)
        }
        return true
    }

    /// Opens an element that is empty, or whose content is text, or that has no rules of its own.
    private mutating func openReplaced(_ token: HTMLToken) -> Bool {
        switch token.tag {
        case .area, .br, .embed, .img, .keygen, .wbr:
            reconstruct()
            insertEmpty(token)
            allowsFrameset = false
        case .input:
            if context >= 0, tag(context) == .select { return true }
            if isInScope(.select) { popThrough(.select) }
            reconstruct()
            insertEmpty(token)
            if !isHiddenInput(token) { allowsFrameset = false }
        case .param, .source, .track: insertEmpty(token)
        case .hr:
            closeParagraphInScope()
            if isInScope(.select) { closeImplied() }
            insertEmpty(token)
            allowsFrameset = false
        case .image:
            var image = token
            image.tag = .img
            image.name = HTMLName.img.number
            return openReplaced(image)
        case .textarea:
            insertText(of: token, .escapableText)
            dropsNewline = true
            allowsFrameset = false
        case .xmp:
            closeParagraphInScope()
            reconstruct()
            allowsFrameset = false
            insertText(of: token, .rawText)
        case .iframe:
            allowsFrameset = false
            insertText(of: token, .rawText)
        case .noembed: insertText(of: token, .rawText)
        case .noscript where hasScripting: insertText(of: token, .rawText)
        case .select:
            if context >= 0, tag(context) == .select { return true }
            if isInScope(.select) {
                popThrough(.select)
                return true
            }
            reconstruct()
            insertElement(token)
            allowsFrameset = false
        case .option, .optgroup:
            if isInScope(.select) {
                closeImplied(except: token.tag == .option ? HTMLName.optgroup.number : -1)
            } else if currentTag == .option {
                pop()
            }
            reconstruct()
            insertElement(token)
        default:
            reconstruct()
            insertElement(token)
        }
        return true
    }

    func isHiddenInput(_ token: HTMLToken) -> Bool {
        for index in token.attributes {
            let attribute = tokenizer.attributes[Int(index)]
            guard attribute.name == HTMLName.type.number else { continue }
            var value: [UInt8] = []
            source.appendHTML(attribute.value, .attribute, to: &value)
            return value.map(lowercasedASCII).elementsEqual("hidden".utf8)
        }
        return false
    }

    /// Opens a list item, and closes the one before it.
    private mutating func openItem(_ token: HTMLToken) {
        allowsFrameset = false
        for element in open.reversed() {
            let tag = tag(element)
            if token.tag == .li ? tag == .li : tag == .dd || tag == .dt {
                closeImplied(except: tag.number)
                popThrough(tag)
                break
            }
            if isSpecial(element), tag != .address, tag != .div, tag != .p { break }
        }
        closeParagraphInScope()
        insertElement(token)
    }

    /// Opens an `a` or `nobr`, and closes an open one before it.
    private mutating func openOnce(_ token: HTMLToken) {
        if token.tag == .a {
            let after = formatting.lastIndex(of: -1).map { $0 + 1 } ?? 0
            if let other = formatting[after...].last(where: { tag($0) == .a }) {
                adopt(token)
                formatting.removeAll { $0 == other }
                removeOpen(other)
            }
            reconstruct()
        } else {
            reconstruct()
            if isInScope(.nobr) {
                adopt(token)
                reconstruct()
            }
        }
        pushFormatting(insertElement(token))
    }
}

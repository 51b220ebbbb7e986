import SourceText

/// The rules of tables and templates.
extension HTMLTreeBuilder {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intable>
    mutating func inTable(_ token: HTMLToken) -> Bool {
        switch token.kind {
        case .text, .null:
            guard currentTag.isTablePart || currentTag == .template else { break }
            tableText.removeAll(keepingCapacity: true)
            originalMode = mode
            mode = .inTableText
            return false
        case .comment:
            insertComment(token)
            return true
        case .doctype: return true
        case .end: return inBody(token)
        case .startTag:
            if let isDone = openInTable(token) { return isDone }
        case .endTag:
            switch token.tag {
            case .table:
                guard isInScope(.table, .table) else { return true }
                popThrough(.table)
                resetMode()
                return true
            case .body, .caption, .col, .colgroup, .html, .tbody, .td, .tfoot, .th, .thead, .tr: return true
            case .template: return inHead(token)
            default: break
            }
        }
        isFosterParenting = true
        let isDone = inBody(token)
        isFosterParenting = false
        return isDone
    }

    /// Opens what a table may contain. Returns nil if it may not contain `token`; false if it is to be processed again.
    private mutating func openInTable(_ token: HTMLToken) -> Bool? {
        switch token.tag {
        case .caption, .colgroup, .col, .tbody, .tfoot, .thead, .td, .th, .tr:
            popTo { $0 == .table || $0 == .template || $0 == .html }
            switch token.tag {
            case .caption:
                insertMarker()
                insertElement(token)
                mode = .inCaption
                return true
            case .colgroup:
                insertElement(token)
                mode = .inColumnGroup
                return true
            case .col:
                insertImplied(.colgroup, before: token)
                mode = .inColumnGroup
                return false
            case .tbody, .tfoot, .thead:
                insertElement(token)
                mode = .inTableBody
                return true
            default:
                insertImplied(.tbody, before: token)
                mode = .inTableBody
                return false
            }
        case .table:
            guard isInScope(.table, .table) else { return true }
            popThrough(.table)
            resetMode()
            return false
        case .style, .script, .template: return inHead(token)
        case .input where isHiddenInput(token):
            insertEmpty(token)
            return true
        case .form:
            guard form < 0, !isOpen(.template) else { return true }
            form = insertElement(token)
            pop()
            return true
        default: return nil
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intabletext>
    mutating func inTableText(_ token: HTMLToken) -> Bool {
        if token.kind == .null { return true }
        if token.kind == .text {
            tableText.append(token)
            return true
        }
        let isSpace = tableText.allSatisfy(\.isSpace)
        isFosterParenting = !isSpace
        for text in tableText {
            if isSpace { insertText(text) } else { _ = inBody(text) }
        }
        isFosterParenting = false
        tableText.removeAll(keepingCapacity: true)
        mode = originalMode
        return false
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incaption>
    mutating func inCaption(_ token: HTMLToken) -> Bool {
        switch (token.kind, token.tag) {
        case (.endTag, .caption): return closeCaption() || true
        case (.startTag, .caption), (.startTag, .col), (.startTag, .colgroup), (.startTag, .tbody), (.startTag, .td),
            (.startTag, .tfoot), (.startTag, .th), (.startTag, .thead), (.startTag, .tr), (.endTag, .table):
            return !closeCaption()
        case (.endTag, .body), (.endTag, .col), (.endTag, .colgroup), (.endTag, .html), (.endTag, .tbody),
            (.endTag, .td), (.endTag, .tfoot), (.endTag, .th), (.endTag, .thead), (.endTag, .tr):
            return true
        default: return inBody(token)
        }
    }

    private mutating func closeCaption() -> Bool {
        guard isInScope(.caption, .table) else { return false }
        closeImplied()
        popThrough(.caption)
        clearToMarker()
        mode = .inTable
        return true
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-incolgroup>
    mutating func inColumnGroup(_ token: HTMLToken) -> Bool {
        switch (token.kind, token.tag) {
        case (.text, _) where token.isSpace:
            insertText(token)
            return true
        case (.comment, _):
            insertComment(token)
            return true
        case (.doctype, _): return true
        case (.startTag, .html): return inBody(token)
        case (.startTag, .col):
            insertEmpty(token)
            return true
        case (.startTag, .template), (.endTag, .template): return inHead(token)
        case (.endTag, .col): return true
        case (.end, _): return inBody(token)
        default:
            guard currentTag == .colgroup else { return true }
            pop()
            mode = .inTable
            return token.kind == .endTag && token.tag == .colgroup
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intbody>
    mutating func inTableBody(_ token: HTMLToken) -> Bool {
        func isContext(_ tag: HTMLName) -> Bool {
            tag == .tbody || tag == .tfoot || tag == .thead || tag == .template || tag == .html
        }
        switch (token.kind, token.tag) {
        case (.startTag, .tr), (.startTag, .td), (.startTag, .th):
            popTo(where: isContext)
            mode = .inRow
            if token.tag == .tr {
                insertElement(token)
                return true
            }
            insertImplied(.tr, before: token)
            return false
        case (.endTag, .tbody), (.endTag, .tfoot), (.endTag, .thead):
            guard isInScope(token.tag, .table) else { return true }
            popTo(where: isContext)
            pop()
            mode = .inTable
            return true
        case (.startTag, .caption), (.startTag, .col), (.startTag, .colgroup), (.startTag, .tbody), (.startTag, .tfoot),
            (.startTag, .thead), (.endTag, .table):
            guard isInScope(.table, where: { isTableSection(tag($0)) }) else { return true }
            popTo(where: isContext)
            pop()
            mode = .inTable
            return false
        case (.endTag, .body), (.endTag, .caption), (.endTag, .col), (.endTag, .colgroup), (.endTag, .html),
            (.endTag, .td), (.endTag, .th), (.endTag, .tr):
            return true
        default: return inTable(token)
        }
    }

    private func isTableSection(_ tag: HTMLName) -> Bool { tag == .tbody || tag == .tfoot || tag == .thead }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intr>
    mutating func inRow(_ token: HTMLToken) -> Bool {
        func isContext(_ tag: HTMLName) -> Bool { tag == .tr || tag == .template || tag == .html }
        switch (token.kind, token.tag) {
        case (.startTag, .td), (.startTag, .th):
            popTo(where: isContext)
            insertElement(token)
            insertMarker()
            mode = .inCell
            return true
        case (.endTag, .tr), (.endTag, .table), (.endTag, .tbody), (.endTag, .tfoot), (.endTag, .thead),
            (.startTag, .caption), (.startTag, .col), (.startTag, .colgroup), (.startTag, .tbody), (.startTag, .tfoot),
            (.startTag, .thead), (.startTag, .tr):
            if token.kind == .endTag, isTableSection(token.tag), !isInScope(token.tag, .table) { return true }
            guard isInScope(.tr, .table) else { return true }
            popTo(where: isContext)
            pop()
            mode = .inTableBody
            return token.kind == .endTag && token.tag == .tr
        case (.endTag, .body), (.endTag, .caption), (.endTag, .col), (.endTag, .colgroup), (.endTag, .html),
            (.endTag, .td), (.endTag, .th):
            return true
        default: return inTable(token)
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intd>
    mutating func inCell(_ token: HTMLToken) -> Bool {
        switch (token.kind, token.tag) {
        case (.endTag, .td), (.endTag, .th):
            guard isInScope(token.tag, .table) else { return true }
            closeImplied()
            popThrough(token.tag)
            clearToMarker()
            mode = .inRow
            return true
        case (.startTag, .caption), (.startTag, .col), (.startTag, .colgroup), (.startTag, .tbody), (.startTag, .td),
            (.startTag, .tfoot), (.startTag, .th), (.startTag, .thead), (.startTag, .tr):
            guard isInScope(.table, where: { tag($0) == .td || tag($0) == .th }) else { return true }
            closeCell()
            return false
        case (.endTag, .body), (.endTag, .caption), (.endTag, .col), (.endTag, .colgroup), (.endTag, .html): return true
        case (.endTag, .table), (.endTag, .tbody), (.endTag, .tfoot), (.endTag, .thead), (.endTag, .tr):
            guard isInScope(token.tag, .table) else { return true }
            closeCell()
            return false
        default: return inBody(token)
        }
    }

    private mutating func closeCell() {
        closeImplied()
        popThrough { $0 == .td || $0 == .th }
        clearToMarker()
        mode = .inRow
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intemplate>
    mutating func inTemplate(_ token: HTMLToken) -> Bool {
        switch token.kind {
        case .text, .null, .comment, .doctype: return inBody(token)
        case .endTag: return token.tag == .template ? inHead(token) : true
        case .end:
            guard isOpen(.template) else { return true }
            popThrough(.template)
            clearToMarker()
            _ = templateModes.popLast()
            resetMode()
            return false
        case .startTag:
            let next: Mode
            switch token.tag {
            case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
                return inHead(token)
            case .caption, .colgroup, .tbody, .tfoot, .thead: next = .inTable
            case .col: next = .inColumnGroup
            case .tr: next = .inTableBody
            case .td, .th: next = .inRow
            default: next = .inBody
            }
            _ = templateModes.popLast()
            templateModes.append(next)
            mode = next
            return false
        }
    }
}

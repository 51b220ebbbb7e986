import SourceText

/// Making and placing nodes.
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#creating-and-inserting-nodes>
extension HTMLTreeBuilder {
    /// Returns where a new node goes: into `parent`, in front of `before` unless that is -1.
    func place(overriding target: Int32? = nil) -> (parent: Int32, before: Int32) {
        let target = target ?? (open.isEmpty ? 0 : current)
        guard isFosterParenting, tag(target).isTablePart else { return (target, -1) }
        let template = open.lastIndex { tag($0) == .template }
        let table = open.lastIndex { tag($0) == .table }
        if let template, table.map({ template > $0 }) ?? true { return (open[template], -1) }
        guard let table else { return (open.first ?? 0, -1) }
        let parent = node(open[table]).parent
        if parent >= 0 { return (parent, open[table]) }
        return (table > 0 ? open[table - 1] : 0, -1)
    }

    /// Places `child` in `parent`, in front of `before` unless that is -1.
    mutating func insert(_ child: Int32, into parent: Int32, before: Int32 = -1) {
        let previous = before >= 0 ? node(before).previous : node(parent).lastChild
        document.nodes[Int(child)].parent = parent
        document.nodes[Int(child)].previous = previous
        document.nodes[Int(child)].next = before
        if previous >= 0 {
            document.nodes[Int(previous)].next = child
        } else {
            document.nodes[Int(parent)].firstChild = child
        }
        if before >= 0 {
            document.nodes[Int(before)].previous = child
        } else {
            document.nodes[Int(parent)].lastChild = child
        }
    }

    /// Removes `child` from its parent.
    mutating func detach(_ child: Int32) {
        let one = node(child)
        guard one.parent >= 0 else { return }
        if one.previous >= 0 {
            document.nodes[Int(one.previous)].next = one.next
        } else {
            document.nodes[Int(one.parent)].firstChild = one.next
        }
        if one.next >= 0 {
            document.nodes[Int(one.next)].previous = one.previous
        } else {
            document.nodes[Int(one.parent)].lastChild = one.previous
        }
        document.nodes[Int(child)].parent = -1
        document.nodes[Int(child)].previous = -1
        document.nodes[Int(child)].next = -1
    }

    mutating func add(_ node: HTMLNode) -> Int32 {
        document.nodes.append(node)
        return Int32(document.nodes.count - 1)
    }

    /// Returns a new element for the start tag `token`.
    mutating func element(_ token: HTMLToken, _ namespace: HTMLNode.Namespace = .html) -> Int32 {
        var node = HTMLNode(.element, start: token.start, end: token.end)
        node.namespace = namespace
        node.name = token.name
        node.first = token.attributes.lowerBound
        node.last = token.attributes.upperBound
        return add(node)
    }

    /// Inserts an element for the start tag `token` and makes it the current node.
    @discardableResult
    mutating func insertElement(_ token: HTMLToken, _ namespace: HTMLNode.Namespace = .html) -> Int32 {
        let made = element(token, namespace)
        push(made)
        return made
    }

    /// Inserts `element` and makes it the current node. At the limit of the depth, it takes the place of the current node.
    private mutating func push(_ element: Int32) {
        if open.count >= HTMLDocument.mostDepth, currentTag != .template { pop() }
        let place = place()
        insert(element, into: place.parent, before: place.before)
        open.append(element)
    }

    /// Inserts an element `name` that has no tag, in front of `token`.
    @discardableResult
    mutating func insertImplied(_ name: HTMLName, before token: HTMLToken) -> Int32 {
        var implied = HTMLToken()
        implied.kind = .startTag
        implied.start = token.start
        implied.end = token.start
        implied.name = name.number
        implied.tag = name
        return insertElement(implied)
    }

    /// Inserts an element for `token` that has no content.
    mutating func insertEmpty(_ token: HTMLToken) {
        insertElement(token)
        pop()
    }

    /// Returns a new element like `element`, which has no place yet.
    mutating func copy(of element: Int32) -> Int32 {
        var copy = node(element)
        copy.parent = -1
        copy.firstChild = -1
        copy.lastChild = -1
        copy.previous = -1
        copy.next = -1
        copiesLeft -= 1
        return add(copy)
    }

    /// Inserts `copy(of:)` of `element` and makes it the current node.
    mutating func insertCopy(of element: Int32) -> Int32 {
        let made = copy(of: element)
        push(made)
        return made
    }

    /// Inserts text.
    mutating func insertText(_ token: HTMLToken) {
        let place = place()
        // A document has no text.
        guard place.parent > 0 else { return }
        let start = Int32(truncatingIfNeeded: token.start)
        let end = Int32(truncatingIfNeeded: token.end)
        let neighbor = place.before >= 0 ? node(place.before).previous : node(place.parent).lastChild
        let run = Int32(document.runs.count)
        if neighbor >= 0, node(neighbor).kind == .text {
            let last = Int(node(neighbor).last)
            if document.runs[last].end == start, document.runs[last].kind == token.textKind {
                document.runs[last].end = end
                if !token.isSpace { document.runs[last].isSpace = false }
            } else {
                document.runs[last].next = run
                document.nodes[Int(neighbor)].last = run
                document.runs.append(
                    HTMLTextRun(start: start, end: end, kind: token.textKind, isSpace: token.isSpace))
            }
            return
        }
        document.runs.append(HTMLTextRun(start: start, end: end, kind: token.textKind, isSpace: token.isSpace))
        var text = HTMLNode(.text, start: token.start, end: token.end)
        text.first = run
        text.last = run
        let made = add(text)
        insert(made, into: place.parent, before: place.before)
    }

    /// Inserts a comment as the last child of `parent`; at the usual place if that is nil.
    mutating func insertComment(_ token: HTMLToken, into parent: Int32? = nil) {
        var comment = HTMLNode(.comment, start: token.start, end: token.end)
        comment.first = Int32(truncatingIfNeeded: token.content.lowerBound)
        comment.last = Int32(truncatingIfNeeded: token.content.upperBound)
        let place = parent.map { (parent: $0, before: Int32(-1)) } ?? place()
        let made = add(comment)
        insert(made, into: place.parent, before: place.before)
    }

    /// Adds to `element` those attributes of the start tag `token` that it does not have.
    mutating func merge(_ token: HTMLToken, into element: Int32) {
        let own = Int(node(element).first)..<Int(node(element).last)
        let added = Int(token.attributes.lowerBound)..<Int(token.attributes.upperBound)
        // Real documents have fewer. Limit the time.
        guard own.count < 100, added.count < 100 else { return }
        let missing = added.filter { index in
            !own.contains { tokenizer.attributes[$0].name == tokenizer.attributes[index].name }
        }
        guard !missing.isEmpty else { return }
        let start = Int32(tokenizer.attributes.count)
        for index in own { tokenizer.attributes.append(tokenizer.attributes[index]) }
        for index in missing { tokenizer.attributes.append(tokenizer.attributes[index]) }
        document.nodes[Int(element)].first = start
        document.nodes[Int(element)].last = Int32(tokenizer.attributes.count)
    }

    /// Inserts an element for the start tag `token` whose content is text.
    mutating func insertText(of token: HTMLToken, _ content: HTMLTokenizer.Content) {
        insertElement(token)
        tokenizer.content = content
        tokenizer.textElement = token.name
        tokenizer.scriptNesting = .none
        tokenizer.scriptDashes = 0
        originalMode = mode
        mode = .text
    }
}

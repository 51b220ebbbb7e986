import SourceText

/// The list of active formatting elements.
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#the-list-of-active-formatting-elements>
extension HTMLTreeBuilder {
    /// The most formatting elements to remember; more would be opened again in each paragraph.
    private static let mostFormatting = 256

    /// Adds `element`. Of equal elements, at most three are kept.
    mutating func pushFormatting(_ element: Int32) {
        var equal = 0
        for index in formatting.indices.reversed() {
            let other = formatting[index]
            if other < 0 { break }
            guard isAlike(other, element) else { continue }
            equal += 1
            if equal == 3 {
                formatting.remove(at: index)
                break
            }
        }
        if formatting.count >= Self.mostFormatting { formatting.removeFirst() }
        formatting.append(element)
    }

    /// Whether two elements have the same name and attributes.
    private func isAlike(_ one: Int32, _ other: Int32) -> Bool {
        let first = node(one)
        let second = node(other)
        let count = first.last - first.first
        guard first.name == second.name, count == second.last - second.first else { return false }
        if first.first == second.first { return true }
        // Longer lists are never the same by accident, and comparing them would take long.
        guard count < 16 else { return false }
        for index in Int(first.first)..<Int(first.last) {
            let attribute = tokenizer.attributes[index]
            let isFound = (Int(second.first)..<Int(second.last)).contains { place in
                let own = tokenizer.attributes[place]
                return own.name == attribute.name && isSameValue(own.value, attribute.value)
            }
            if !isFound { return false }
        }
        return true
    }

    private func isSameValue(_ one: ByteRange, _ other: ByteRange) -> Bool {
        guard one.count == other.count, one.count < 1000 else { return false }
        for place in 0..<one.count where source[one.lowerBound + place] != source[other.lowerBound + place] {
            return false
        }
        return true
    }

    mutating func insertMarker() { formatting.append(-1) }

    mutating func clearToMarker() {
        while let last = formatting.popLast(), last >= 0 {}
    }

    /// Opens again the formatting elements that were closed with a block.
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#reconstruct-the-active-formatting-elements>
    mutating func reconstruct() {
        guard let last = formatting.last, last >= 0, !open.contains(last) else { return }
        var index = formatting.count - 1
        while index > 0, formatting[index - 1] >= 0, !open.contains(formatting[index - 1]) { index -= 1 }
        while index < formatting.count, copiesLeft > 0 {
            formatting[index] = insertCopy(of: formatting[index])
            index += 1
        }
    }

    /// Closes the formatting element `token`, whose end tag may be misnested.
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#adoption-agency-algorithm>
    mutating func adopt(_ token: HTMLToken) {
        if current >= 0, node(current).namespace == .html, node(current).name == token.name,
            !formatting.contains(current)
        {
            return pop()
        }
        for _ in 0..<8 {
            var place = formatting.count - 1
            while place >= 0, formatting[place] >= 0, tag(formatting[place]) != token.tag { place -= 1 }
            guard place >= 0, formatting[place] >= 0 else { return closeOther(token) }
            let element = formatting[place]
            guard let index = open.lastIndex(of: element) else {
                formatting.remove(at: place)
                return
            }
            guard isInScope(where: { $0 == element }) else { return }
            guard let block = open.indices.first(where: { $0 > index && isSpecial(open[$0]) }), copiesLeft > 0,
                index > 0
            else {
                popThrough(element: element)
                formatting.removeAll { $0 == element }
                return
            }
            adopt(element, at: index, block: open[block], at: block)
        }
    }

    /// Moves the content of `block`, which the formatting element `element` contains, into a copy of that element.
    private mutating func adopt(_ element: Int32, at index: Int, block: Int32, at blockIndex: Int) {
        let ancestor = open[index - 1]
        /// The element in the list after which the copy goes; nil if it goes where `element` is.
        var bookmark: Int32?
        var last = block
        var place = blockIndex
        var count = 0
        while true {
            count += 1
            place -= 1
            guard place >= 0, open[place] != element else { break }
            var inner = open[place]
            var listed = formatting.lastIndex(of: inner)
            if count > 3, let at = listed {
                formatting.remove(at: at)
                listed = nil
            }
            guard let listed, copiesLeft > 0 else {
                open.remove(at: place)
                continue
            }
            let made = copy(of: inner)
            formatting[listed] = made
            open[place] = made
            inner = made
            if last == block { bookmark = made }
            detach(last)
            insert(last, into: inner)
            last = inner
        }
        detach(last)
        let target = self.place(overriding: ancestor)
        insert(last, into: target.parent, before: target.before)
        let made = copy(of: element)
        adoptChildren(of: block, into: made)
        insert(made, into: block)
        if let bookmark, let at = formatting.lastIndex(of: bookmark) {
            formatting.insert(made, at: at + 1)
            formatting.removeAll { $0 == element }
        } else if let at = formatting.lastIndex(of: element) {
            formatting[at] = made
        }
        removeOpen(element)
        if let at = open.lastIndex(of: block) { open.insert(made, at: at + 1) }
    }

    private mutating func adoptChildren(of parent: Int32, into other: Int32) {
        var child = node(parent).firstChild
        while child >= 0 {
            document.nodes[Int(child)].parent = other
            child = node(child).next
        }
        document.nodes[Int(other)].firstChild = node(parent).firstChild
        document.nodes[Int(other)].lastChild = node(parent).lastChild
        document.nodes[Int(parent)].firstChild = -1
        document.nodes[Int(parent)].lastChild = -1
    }
}

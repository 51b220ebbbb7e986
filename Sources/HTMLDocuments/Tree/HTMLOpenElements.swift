import SourceText

/// The stack of open elements.
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#the-stack-of-open-elements>
extension HTMLTreeBuilder {
    func node(_ index: Int32) -> HTMLNode { document.nodes[Int(index)] }

    func tag(_ index: Int32) -> HTMLName { document.nodes[Int(index)].tag }

    /// The current node, or -1.
    var current: Int32 { open.last ?? -1 }

    var currentTag: HTMLName { open.last.map(tag) ?? .other }

    /// The element that decides whether content is foreign.
    var adjustedCurrent: Int32 { open.count == 1 && context >= 0 ? context : current }

    /// Whether there is an open element `name`.
    func isOpen(_ name: HTMLName) -> Bool { open.contains { tag($0) == name } }

    /// The names that bound a scope besides the usual ones.
    enum Scope {
        case usual, list, button, table
    }

    /// Whether an element that satisfies `matches` is in `scope`.
    func isInScope(_ scope: Scope = .usual, where matches: (Int32) -> Bool) -> Bool {
        for element in open.reversed() {
            if matches(element) { return true }
            if bounds(scope, element) { return false }
        }
        return false
    }

    func isInScope(_ name: HTMLName, _ scope: Scope = .usual) -> Bool { isInScope(scope) { tag($0) == name } }

    private func bounds(_ scope: Scope, _ element: Int32) -> Bool {
        let one = node(element)
        guard one.namespace == .html else { return scope != .table && Self.isForeignScope(one) }
        let tag = one.tag
        switch scope {
        case .usual: return tag.isScope
        case .list: return tag.isScope || tag == .ol || tag == .ul
        case .button: return tag.isScope || tag == .button
        case .table: return tag == .html || tag == .table || tag == .template
        }
    }

    private static func isForeignScope(_ node: HTMLNode) -> Bool {
        switch HTMLName(number: node.name) {
        case .mi, .mo, .mn, .ms, .mtext, .annotationXML: node.namespace == .math
        case .foreignObject, .desc, .title: node.namespace == .svg
        default: false
        }
    }

    func isSpecial(_ element: Int32) -> Bool {
        let one = node(element)
        return one.namespace == .html ? one.tag.isSpecial : Self.isForeignScope(one)
    }

    /// Closes the current node.
    mutating func pop() {
        if open.count > 0 { open.removeLast() }
    }

    /// Closes elements up to the first one that satisfies `matches`, with it.
    mutating func popThrough(where matches: (HTMLName) -> Bool) {
        while let last = open.popLast() {
            if matches(tag(last)) { return }
        }
    }

    mutating func popThrough(_ name: HTMLName) { popThrough { $0 == name } }

    mutating func popThrough(element: Int32) {
        while let last = open.popLast() {
            if last == element { return }
        }
    }

    /// Closes elements until the current node satisfies `matches` or is the first one.
    mutating func popTo(where matches: (HTMLName) -> Bool) {
        while open.count > 1, !matches(currentTag) { open.removeLast() }
    }

    /// Closes the elements whose end tags are implied, except `name`.
    mutating func closeImplied(except name: Int32 = -1) {
        while currentTag.isImplied, node(current).name != name { open.removeLast() }
    }

    /// Closes all elements whose end tags are implied at the end of a template.
    mutating func closeImpliedThoroughly() {
        while true {
            switch currentTag {
            case .caption, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr: open.removeLast()
            case let tag where tag.isImplied: open.removeLast()
            default: return
            }
        }
    }

    /// Closes a `p` element. <https://html.spec.whatwg.org/multipage/parsing.html#close-a-p-element>
    mutating func closeParagraph() {
        closeImplied(except: HTMLName.p.number)
        popThrough(.p)
    }

    /// Closes a `p` element that is in button scope.
    mutating func closeParagraphInScope() {
        if isInScope(.p, .button) { closeParagraph() }
    }

    /// Removes `element` from the stack.
    mutating func removeOpen(_ element: Int32) {
        if let index = open.lastIndex(of: element) { open.remove(at: index) }
    }
}

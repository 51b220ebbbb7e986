import SourceText

/// An HTML document as a tree, in flat arrays. All text in it is a place in the source, which it does not keep.
///
/// The tree has at most ``mostDepth`` levels. <https://html.spec.whatwg.org/multipage/parsing.html>
package struct HTMLDocument: Sendable {
    /// The nodes in the order in which they were made. The first is the document.
    package internal(set) var nodes: [HTMLNode] = []
    package internal(set) var attributes: [HTMLAttribute] = []
    package internal(set) var names = HTMLNames()
    var runs: [HTMLTextRun] = []
    /// Whether the document is in quirks mode. <https://dom.spec.whatwg.org/#concept-document-quirks>
    package internal(set) var isQuirky = false
    /// The document types' tokens, in the order of their nodes.
    var documentTypes: [HTMLToken] = []

    /// The most levels of elements; deeper ones become siblings. Browsers have the same limit.
    package static let mostDepth = 512

    /// Parses `source`, as a browser would with scripting on if `hasScripting`. Accepts any bytes. Beyond 1 GB, the
    /// source is not read.
    package init(_ source: SourceBytes, hasScripting: Bool = true) {
        var builder = HTMLTreeBuilder(source, hasScripting: hasScripting)
        builder.build()
        self = builder.finished()
    }

    /// An empty document.
    init() { nodes.append(HTMLNode(.document, start: 0, end: 0)) }

    /// The attributes of the element `node`, in source order.
    package func attributes(of node: Int32) -> ArraySlice<HTMLAttribute> {
        let node = nodes[Int(node)]
        guard node.kind == .element else { return [] }
        return attributes[Int(node.first)..<Int(node.last)]
    }

    /// The attribute `name` of the element `node`; nil if it has none.
    package func attribute(_ name: HTMLName, of node: Int32) -> HTMLAttribute? {
        attributes(of: node).first { $0.name == name.number && !$0.isNamespaced }
    }

    /// The value of `attribute` in UTF-8, with character references replaced.
    package func value(of attribute: HTMLAttribute, in source: SourceBytes) -> [UInt8] {
        var value: [UInt8] = []
        source.appendHTML(attribute.value, .attribute, to: &value)
        return value
    }

    /// Sets the value of the attribute with the index `attribute` to the one at `value` in the source.
    package mutating func setValue(of attribute: Int, to value: ByteRange) {
        attributes[attribute].valueStart = Int32(truncatingIfNeeded: value.lowerBound)
        attributes[attribute].valueEnd = Int32(truncatingIfNeeded: value.upperBound)
    }

    /// The pieces of the text `node` in the source. In `isRaw` ones, such as the content of `<style>`, character
    /// references are none.
    package func pieces(of node: Int32) -> [(range: ByteRange, isRaw: Bool)] {
        var result: [(range: ByteRange, isRaw: Bool)] = []
        guard nodes[Int(node)].kind == .text else { return result }
        var run = nodes[Int(node)].first
        while run >= 0 {
            let one = runs[Int(run)]
            result.append((ByteRange(Int(one.start), Int(one.end)), one.kind == .raw))
            run = one.next
        }
        return result
    }

    /// Whether the text `node` is white space only.
    package func isSpace(_ node: Int32) -> Bool {
        var run = nodes[Int(node)].kind == .text ? nodes[Int(node)].first : -1
        while run >= 0 {
            if !runs[Int(run)].isSpace { return false }
            run = runs[Int(run)].next
        }
        return true
    }

    /// The text of the text or comment `node` in UTF-8.
    package func text(of node: Int32, in source: SourceBytes) -> [UInt8] {
        var text: [UInt8] = []
        let one = nodes[Int(node)]
        switch one.kind {
        case .comment: source.appendHTML(ByteRange(Int(one.first), Int(one.last)), .raw, to: &text)
        case .text:
            var run = one.first
            while run >= 0 {
                let piece = runs[Int(run)]
                source.appendHTML(ByteRange(Int(piece.start), Int(piece.end)), piece.kind, to: &text)
                run = piece.next
            }
        default: break
        }
        return text
    }

    /// The node after `node` in the order of the tree that is inside `root`; -1 after the last.
    package func successor(of node: Int32, inside root: Int32, skippingChildren: Bool = false) -> Int32 {
        if !skippingChildren, nodes[Int(node)].firstChild >= 0 { return nodes[Int(node)].firstChild }
        var node = node
        while node != root, node >= 0 {
            if nodes[Int(node)].next >= 0 { return nodes[Int(node)].next }
            node = nodes[Int(node)].parent
        }
        return -1
    }
}

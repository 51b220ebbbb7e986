import HTMLDocuments
import SourceText

/// The elements of a document with the properties that selectors test.
struct PageElements {
    struct Element {
        /// The parent element, or -1.
        var parent: Int32
        /// The sibling element before it, or -1.
        var previous: Int32 = -1
        /// Its position among its sibling elements, from 1.
        var position: Int32 = 1
        var id: Int32 = -1
        var classes: Range<Int32> = 0..<0
        /// A bit for each name of its ancestors.
        var ancestors: UInt64 = 0
    }

    let document: HTMLDocument
    let source: SourceBytes
    var names: HTMLNames
    /// The elements, by node. The entries of other nodes have no meaning.
    private(set) var all: [Element]
    private(set) var classes: [Int32] = []
    /// For each element, the number of its child elements.
    private(set) var counts: [Int32]
    /// The elements in the order of the tree, without the content of templates.
    private(set) var order: [Int32] = []

    init(_ document: HTMLDocument, _ source: SourceBytes) {
        self.document = document
        self.source = source
        names = document.names
        all = [Element](repeating: Element(parent: -1), count: document.nodes.count)
        counts = [Int32](repeating: 0, count: document.nodes.count)
        var last = [Int32](repeating: -1, count: document.nodes.count)
        var node = document.successor(of: 0, inside: 0)
        while node >= 0 {
            let one = document.nodes[Int(node)]
            if one.kind == .element {
                order.append(node)
                var element = Element(parent: one.parent > 0 ? one.parent : -1)
                readNames(of: node, into: &element)
                let parent = Int(max(one.parent, 0))
                element.previous = last[parent]
                last[parent] = node
                counts[parent] += 1
                element.position = counts[parent]
                if element.parent >= 0 {
                    let outer = all[Int(element.parent)]
                    element.ancestors = outer.ancestors | bits(of: element.parent, outer)
                }
                all[Int(node)] = element
            }
            node = document.successor(of: node, inside: 0, skippingChildren: one.tag == .template)
        }
    }

    /// In quirks mode, classes and ids ignore letter case. <https://drafts.csswg.org/selectors-4/#class-html>
    private mutating func readNames(of node: Int32, into element: inout Element) {
        for attribute in document.attributes(of: node) {
            guard attribute.name == HTMLName.class.number || attribute.name == HTMLName.id.number else { continue }
            let value = document.value(of: attribute, in: source)
            value.withUnsafeBufferPointer { bytes in
                if attribute.name == HTMLName.id.number {
                    element.id = names.add(bytes, lowercased: document.isQuirky)
                    return
                }
                let first = Int32(classes.count)
                var start = 0
                for place in 0...bytes.count where place == bytes.count || bytes[place] <= 0x20 {
                    if place > start {
                        classes.append(
                            names.add(
                                UnsafeBufferPointer(rebasing: bytes[start..<place]), lowercased: document.isQuirky))
                    }
                    start = place + 1
                }
                element.classes = first..<Int32(classes.count)
            }
        }
    }

    private func bits(of node: Int32, _ element: Element) -> UInt64 {
        var bits = PageSelectors.bit(document.nodes[Int(node)].name, 0)
        if element.id >= 0 { bits |= PageSelectors.bit(element.id, 1) }
        for index in element.classes { bits |= PageSelectors.bit(classes[Int(index)], 2) }
        return bits
    }

    /// The number of child elements of the parent of `node`, including `node`.
    func siblings(of node: Int32) -> Int32 { counts[Int(max(document.nodes[Int(node)].parent, 0))] }

    func hasClass(_ name: Int32, _ node: Int32) -> Bool {
        all[Int(node)].classes.contains { classes[Int($0)] == name }
    }
}

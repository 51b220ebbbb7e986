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
        /// A number for its own and its ancestors' names, classes and ids.
        var chain: Int32 = 0
    }

    let document: HTMLDocument
    let source: SourceBytes
    /// The names of selectors and of the document.
    private var names: HTMLNames
    /// The numbers in ``names`` of the document's names.
    private var numbers: [Int32]
    /// The elements, by node. The entries of other nodes have no meaning.
    private(set) var all: [Element]
    private(set) var classes: [Int32] = []
    /// For each element, the number of its child elements.
    private(set) var counts: [Int32]
    /// The elements in the order of the tree, without the content of templates.
    private(set) var order: [Int32] = []
    /// The number of different chains.
    private(set) var chains: Int32 = 0

    /// Adds the names of `document` to those of selectors.
    init(_ document: HTMLDocument, _ source: SourceBytes, names: HTMLNames) {
        self.document = document
        self.source = source
        var names = names
        let known = HTMLName.other.number
        numbers = (0..<document.names.count).map { $0 < known ? $0 : -1 }
        for number in numbers.indices.dropFirst(Int(known)) {
            let name = Array(document.names.bytes(of: Int32(number)))
            numbers[number] = name.withUnsafeBufferPointer { names.add($0, lowercased: false) }
        }
        self.names = names
        all = [Element](repeating: Element(parent: -1), count: document.nodes.count)
        counts = [Int32](repeating: 0, count: document.nodes.count)
        readElements()
    }

    private mutating func readElements() {
        var last = [Int32](repeating: -1, count: document.nodes.count)
        var signatures: [[Int32]: Int32] = [:]
        var chainNumbers: [UInt64: Int32] = [:]
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
                var outer: Int32 = -1
                if element.parent >= 0 {
                    let parent = all[Int(element.parent)]
                    element.ancestors = parent.ancestors | bits(of: element.parent, parent)
                    outer = parent.chain
                }
                var signature = [name(one.name), element.id]
                for index in element.classes { signature.append(classes[Int(index)]) }
                let fresh = Int32(truncatingIfNeeded: signatures.count)
                let own = signatures[signature] ?? fresh
                if own == fresh { signatures[signature] = own }
                let key = UInt64(UInt32(bitPattern: outer)) << 32 | UInt64(UInt32(bitPattern: own))
                if let chain = chainNumbers[key] {
                    element.chain = chain
                } else {
                    element.chain = chains
                    chainNumbers[key] = chains
                    chains += 1
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
        var bits = PageSelectors.bit(name(document.nodes[Int(node)].name), 0)
        if element.id >= 0 { bits |= PageSelectors.bit(element.id, 1) }
        for index in element.classes { bits |= PageSelectors.bit(classes[Int(index)], 2) }
        return bits
    }

    /// The hashes of all elements' names, classes and ids, in order.
    var hashes: [UInt32] {
        var kinds = [UInt8](repeating: 0, count: Int(names.count))
        func note(_ name: Int32, _ kind: PageNameKind) {
            if name >= 0 { kinds[Int(name)] |= 1 << UInt8(kind.rawValue) }
        }
        for node in order {
            note(name(document.nodes[Int(node)].name), .tag)
            note(all[Int(node)].id, .id)
        }
        for name in classes { note(name, .class) }
        var result: [UInt32] = []
        for (name, found) in kinds.enumerated() where found != 0 {
            for kind in [PageNameKind.tag, .id, .class] where found & 1 << UInt8(kind.rawValue) != 0 {
                result.append(names.hash(of: Int32(name), kind))
            }
        }
        return result.ordered { $0 < $1 }
    }

    /// Returns the number of the document's name `number` among the names of selectors; -1 if it has none.
    func name(_ number: Int32) -> Int32 { number >= 0 && number < numbers.count ? numbers[Int(number)] : -1 }

    /// Whether the document's name `number` is `word`.
    func isNamed(_ number: Int32, _ word: StaticString) -> Bool {
        word.withUTF8Buffer { document.names.bytes(of: number).elementsEqual($0) }
    }

    /// The number of child elements of the parent of `node`, including `node`.
    func siblings(of node: Int32) -> Int32 { counts[Int(max(document.nodes[Int(node)].parent, 0))] }

    func hasClass(_ name: Int32, _ node: Int32) -> Bool {
        all[Int(node)].classes.contains { classes[Int($0)] == name }
    }

    private func identifier(_ name: Int32) -> String { SelectorText.identifier(names.text(of: name)) }

    /// A selector of the element `node` and those around it, such as `main > p.note > a`.
    func path(of node: Int32) -> String {
        var parts: [String] = []
        var element = node
        while element >= 0, parts.count < 4 {
            let one = document.nodes[Int(element)]
            if parts.count > 0, one.tag == .html || one.tag == .body { break }
            var part = document.names.text(of: one.name)
            if all[Int(element)].id >= 0 { part += "#" + identifier(all[Int(element)].id) }
            for index in all[Int(element)].classes.prefix(2) { part += "." + identifier(classes[Int(index)]) }
            parts.append(part)
            if all[Int(element)].id >= 0, parts.count > 1 { break }
            element = all[Int(element)].parent
        }
        return parts.reversed().joined(separator: " > ")
    }
}

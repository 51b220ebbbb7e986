import HTMLDocuments
import SourceText

/// Text that needs no contrast. <https://www.w3.org/TR/WCAG22/#contrast-minimum>
extension HTMLDocument {
    /// Returns the elements whose text describes a control that cannot be used: its `label`, or what `aria-disabled` says so
    /// of. Contains no controls.
    func inactiveText(in source: SourceBytes) -> Set<Int32> {
        var result: Set<Int32> = []
        var ids: Set<[UInt8]> = []
        for index in nodes.indices where nodes[index].kind == .element {
            let node = Int32(truncatingIfNeeded: index)
            let isControl =
                switch nodes[index].tag {
                case .button, .input, .select, .textarea: true
                default: false
                }
            if isControl, attribute(.disabled, of: node) != nil {
                if let id = attribute(.id, of: node) { ids.insert(value(of: id, in: source)) }
                var parent = nodes[index].parent
                while parent > 0, nodes[Int(parent)].tag != .label { parent = nodes[Int(parent)].parent }
                if parent > 0 { result.insert(parent) }
            } else if let state = attribute(named: "aria-disabled", of: node),
                value(of: state, in: source).elementsEqual("true".utf8)
            {
                result.insert(node)
            }
        }
        guard !ids.isEmpty else { return result }
        for index in nodes.indices where nodes[index].kind == .element && nodes[index].tag == .label {
            let node = Int32(truncatingIfNeeded: index)
            if let target = attribute(named: "for", of: node), ids.contains(value(of: target, in: source)) {
                result.insert(node)
            }
        }
        return result
    }

    private func attribute(named name: StaticString, of node: Int32) -> HTMLAttribute? {
        attributes(of: node).first { isNamed($0.name, name) && !$0.isNamespaced }
    }

    /// The most bytes of source of a text that is looked at.
    private static let mostBytes = 64

    /// Whether the text `node` shows nothing in its color: spaces, also those that do not break, and emoji.
    func isBlank(_ node: Int32, in source: SourceBytes) -> Bool {
        if isSpace(node) { return true }
        guard pieces(of: node).reduce(0, { $0 + $1.range.count }) <= Self.mostBytes else { return false }
        return String(decoding: text(of: node, in: source), as: UTF8.self).unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            // Variation selectors, joiners and other characters without a shape.
            case 0xFE0F, 0x200B...0x200F, 0x2060, 0xFEFF, 0xAD: true
            default: scalar.properties.isWhitespace || scalar.properties.isEmojiPresentation
            }
        }
    }
}

import SourceColors
import SourceText

extension CSSValue {
    /// The limits for a substitution: bytes of text, and names.
    private static let mostText = 256, mostNames = 8

    /// Returns an expression for the part `range` of the value, to be read once its custom properties are known; nil if
    /// nothing is replaced in it, or something other than custom properties.
    ///
    /// <https://www.w3.org/TR/css-variables-1/#substitute-a-var>
    func substitution(of range: ByteRange, in facts: inout ColorFacts) -> ExpressionID? {
        guard range.count <= CSSValue.mostText, !range.isEmpty else { return nil }
        var text = ""
        var holes: [ExpressionID] = []
        var offset = range.lowerBound
        var index = nodes.firstIndex { $0.range.lowerBound >= range.lowerBound } ?? nodes.count
        while index < nodes.count, nodes[index].range.lowerBound < range.upperBound {
            let node = nodes[index]
            guard node.function == .variable, node.kind == .function else {
                if node.function == .substitution { return nil }
                index += 1
                continue
            }
            guard node.color >= 0, holes.count < CSSValue.mostNames else { return nil }
            text += source.text(ByteRange(offset, node.range.lowerBound)) + "\0"
            holes.append(expression(of: index, in: &facts))
            offset = min(node.range.upperBound, range.upperBound)
            index = Int(node.next)
        }
        guard !holes.isEmpty else { return nil }
        text += source.text(ByteRange(offset, range.upperBound))
        return facts.expressions.add(.substitution(text, holes), at: range)
    }

    /// Returns the reason for the fallback of the `var()` at node `index` if it is not a single color.
    func fallbackTokens(of index: Int, name: String) -> UnresolvedReason {
        let end = Int(nodes[index].next)
        guard let start = fallback(of: index), start < end else { return .unknownName(name) }
        let range = ByteRange(
            nodes[start].range.lowerBound, max(nodes[start].range.lowerBound, nodes[index].range.upperBound - 1))
        let isPlain = nodes[start..<end].allSatisfy { !$0.hasSubstitution }
        guard isPlain, range.count <= CSSValue.mostText else { return .other("the fallback is not a single color") }
        return .tokens(of: "the fallback of \(name)", text: source.text(range))
    }
}

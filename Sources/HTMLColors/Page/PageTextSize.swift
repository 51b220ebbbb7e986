import CSSColors
import HTMLDocuments
import SourceColors
import SourceText

extension PageJudge {
    /// How large the text of `node` is.
    mutating func content(of node: Int32) -> PairContent {
        var chain: [Int32] = []
        var element = node
        while element >= 0 {
            chain.append(element)
            element = styles.elements.all[Int(element)].parent
        }
        styles.spend(chain.count)
        var size: Double? = 16
        var root: Double? = 16
        var isBold: Bool? = false
        /// How much larger the text may be. Browsers make text in `monospace` smaller, but not in families of which that is the last.
        var slack = 1.0
        for element in chain.reversed() {
            let own = document.ownSize(element)
            let winner = styles.winner(.fontSize, of: element)
            if winner.doubt > winner.rank {
                size = nil
            } else if winner.declaration >= 0 {
                switch value(winner) {
                case .pixels(let pixels): (size, slack) = (pixels, 1)
                case .rootRelative(let factor): (size, slack) = (root.map { $0 * factor }, 1)
                case .relative(let factor): size = size.map { $0 * factor }
                case .computed(let range):
                    let text = text(of: range, in: sheet(winner), at: element)
                    if text.isInherited { break }
                    size = text.length.flatMap { length in
                        guard let parent = size, let root else { return nil }
                        return length.pixels + length.rootRelative * root + length.relative * parent
                    }
                default: size = nil
                }
            } else if let pixels = own.pixels {
                (size, slack) = (pixels, 1)
            } else {
                if document.isMonospaced(element) { slack /= HTMLDocument.monospacedFactor }
                size = size.flatMap { size in own.factor.map { $0 * size } }
            }
            if element == chain.last { root = size }
            let weight = styles.winner(.fontWeight, of: element)
            if weight.doubt > weight.rank {
                isBold = nil
            } else if weight.declaration >= 0 {
                switch value(weight) {
                case .flag(let bold): isBold = bold
                case .computed(let range):
                    let text = text(of: range, in: sheet(weight), at: element)
                    if !text.isInherited { isBold = text.isBold }
                default: isBold = nil
                }
            } else if let bold = own.isBold {
                isBold = bold
            }
        }
        guard let size else { return .textOfUnknownSize }
        let content = Self.content(of: size, isBold)
        return slack == 1 || content == Self.content(of: size * slack, isBold) ? content : .textOfUnknownSize
    }

    /// Returns what text of `size` pixels is; nil for `isBold` if that is not known.
    private static func content(of size: Double, _ isBold: Bool?) -> PairContent {
        if size >= PairContent.largeSize { return .largeText }
        if size < PairContent.largeBoldSize { return .text }
        return isBold.map { $0 ? .largeText : .text } ?? .textOfUnknownSize
    }

    /// Returns the text at `range` of a sheet with the custom properties that `node` has or inherits.
    private mutating func text(of range: ByteRange, in sheet: Int32, at node: Int32) -> CSSPageText {
        sheets[Int(sheet)].text(of: range) { name in
            guard let found = styles.definition(of: name, at: node) else { return .undefined }
            let sheet = sheets[Int(found.sheet)]
            return found.value.map { .text(sheet, sheet.expressions.range(of: $0)) } ?? .unknown
        }
    }

    /// Whether the color `id` of `sheet` needs a custom property that `node` neither has nor inherits, so that its declaration
    /// counts as `unset`. <https://www.w3.org/TR/css-variables-1/#invalid-at-computed-value-time>
    mutating func isInvalid(_ id: ExpressionID, of sheet: Int32, at node: Int32, _ depth: Int = 0) -> Bool {
        guard depth < Self.mostNames else { return false }
        styles.spend(1)
        switch sheets[Int(sheet)].expressions[id].kind {
        case .name(let name) where name.space == .customProperty:
            guard let found = styles.definition(of: name.text, at: node) else { return true }
            return found.value.map { isInvalid($0, of: found.sheet, at: found.node, depth + 1) } ?? false
        case .nameOr(let name, let fallback) where name.space == .customProperty:
            let key = Composed(sheet: sheet, expression: id, node: node, user: node)
            if let known = validity[key], known.depth <= depth { return known.isInvalid }
            let isInvalid = isInvalid(name, or: fallback, of: sheet, at: node, depth)
            validity[key] = (depth, isInvalid)
            return isInvalid
        case .substitution(_, let parts):
            let key = Composed(sheet: sheet, expression: id, node: node, user: node)
            if let known = validity[key], known.depth <= depth { return known.isInvalid }
            let isInvalid = parts.contains { self.isInvalid($0, of: sheet, at: node, depth + 1) }
            validity[key] = (depth, isInvalid)
            return isInvalid
        default: return false
        }
    }

    private mutating func isInvalid(
        _ name: ColorName, or fallback: ExpressionID, of sheet: Int32, at node: Int32, _ depth: Int
    ) -> Bool {
        guard let found = styles.definition(of: name.text, at: node), let value = found.value else {
            return isInvalid(fallback, of: sheet, at: node, depth + 1)
        }
        return isInvalid(value, of: found.sheet, at: found.node, depth + 1)
            && isInvalid(fallback, of: sheet, at: node, depth + 1)
    }
}

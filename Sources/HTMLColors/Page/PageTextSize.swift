import CSSColors
import HTMLDocuments
import SourceColors

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
        for element in chain.reversed() {
            let own = document.ownSize(element)
            let winner = styles.winner(.fontSize, of: element)
            if winner.doubt > winner.rank {
                size = nil
            } else if winner.declaration >= 0 {
                switch value(winner) {
                case .pixels(let pixels): size = pixels
                case .rootRelative(let factor): size = root.map { $0 * factor }
                case .relative(let factor): size = size.map { $0 * factor }
                case .computed(let range):
                    var isUnsure = false
                    let length = sheets[Int(sheet(winner))].length(of: range) { name in
                        guard let found = styles.definition(of: name, at: element) else { return nil }
                        guard let value = found.value else {
                            isUnsure = true
                            return nil
                        }
                        let sheet = sheets[Int(found.sheet)]
                        return (sheet, sheet.expressions[value].range)
                    }
                    size = length.flatMap { length in
                        guard let parent = size, let root, !isUnsure else { return nil }
                        return length.pixels + length.rootRelative * root + length.relative * parent
                    }
                default: size = nil
                }
            } else if let pixels = own.pixels {
                size = pixels
            } else {
                size = size.flatMap { size in own.factor.map { $0 * size } }
            }
            if element == chain.last { root = size }
            let weight = styles.winner(.fontWeight, of: element)
            if weight.doubt > weight.rank {
                isBold = nil
            } else if weight.declaration >= 0 {
                if case .flag(let bold) = value(weight) {
                    isBold = bold
                } else {
                    isBold = nil
                }
            } else if let bold = own.isBold {
                isBold = bold
            }
        }
        guard let size else { return .textOfUnknownSize }
        if size >= PairContent.largeSize { return .largeText }
        if size < PairContent.largeBoldSize { return .text }
        return isBold.map { $0 ? .largeText : .text } ?? .textOfUnknownSize
    }
}

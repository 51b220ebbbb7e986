import SourceColors
import SourceText

/// A parsed value of `background` or `background-image`.
enum CSSBackground {
    /// The images, and the node index of the color, if there is one.
    case layers(CSSImages, color: Int?, clipsToText: Bool)
    /// A CSS-wide keyword such as `inherit`.
    case wide
    /// Not valid CSS.
    case invalid
    /// Unknown, but possibly valid.
    case unknown
}

extension CSSValue {
    /// Reads the value as one of `background`, or of `background-image` unless `allowsColor`.
    ///
    /// <https://www.w3.org/TR/css-backgrounds-3/#background>
    func background(allowsColor: Bool, in facts: inout ColorFacts) -> CSSBackground {
        guard !nodes.isEmpty else { return .invalid }
        if isSingle, keyword(0) == .wide { return .wide }
        var images = CSSImages(layers: [], range: range)
        var color: Int?
        var clipsToText = false
        var hasImage = false
        var placement = CSSImagePlacement()
        var files: [(layer: Int, node: Int, placement: CSSImagePlacement)] = []
        var isFile = false
        func endLayer() {
            if isFile, !files.isEmpty { files[files.count - 1].placement = placement }
            isFile = false
            placement = CSSImagePlacement()
        }
        var index = 0
        while index < nodes.count {
            let node = nodes[index]
            if node.kind == .comma {
                // Only the last layer has a color.
                if let color { return nodes[color].hasSubstitution ? .unknown : .invalid }
                hasImage = false
                endLayer()
            } else if node.color >= 0, allowsColor {
                guard color == nil else { return node.hasSubstitution ? .unknown : .invalid }
                if node.hasSubstitution { placement.addSubstitution() }
                color = index
            } else if node.color >= 0, node.hasSubstitution, isSingle || nodes.contains(where: { $0.kind == .comma }) {
                // An image by name.
                images.layers.append(expression(of: index, in: &facts))
            } else if isImage(node) {
                guard !hasImage else { return .invalid }
                hasImage = true
                if node.function == .gradient {
                    images.layers.append(gradientExpression(of: index, in: &facts))
                } else {
                    isFile = true
                    files.append((images.layers.count, index, placement))
                    images.layers.append(facts.expressions.add(.unresolved(.image), at: node.range))
                }
            } else {
                placement.add(node, in: lexemes)
                switch node.kind {
                case .ident:
                    switch keyword(index) {
                    case .text: clipsToText = true
                    case .nothing, .background: break
                    default: return source[node.range.lowerBound] == UInt8(ascii: "-") ? .unknown : .invalid
                    }
                case .number, .percentage, .dimension, .slash: break
                case .function:
                    if node.function.colorFunction != nil { return .invalid }
                    if node.function != .calc, node.function != .math { return .unknown }
                // Lengths and percentages, `calc(100% - 12px)`, which no color allows.
                case .other where node.function == .calc || node.function == .math: break
                default: return .invalid
                }
            }
            index = Int(node.next)
        }
        endLayer()
        // Of several files, only those that cover the box by themselves are considered: longhands have a list for them.
        for file in files where files.count == 1 || file.placement.size == true {
            guard let reason = imageFile(nodes[file.node]) else { continue }
            images.layers[file.layer] = facts.expressions.add(.unresolved(reason), at: nodes[file.node].range)
            if allowsColor { images.placement = file.placement }
        }
        return .layers(images, color: color, clipsToText: clipsToText)
    }

    /// Whether the value of `filter` is in the old Internet Explorer syntax, which is not CSS.
    var isProprietaryFilter: Bool {
        guard let first = nodes.first else { return false }
        let start = first.range.lowerBound
        return lexemes.matches(ByteRange(start, start + 7), "progid:")
            || lexemes.matches(ByteRange(start, start + 6), "alpha(")
    }

    func isImage(_ node: CSSNode) -> Bool {
        if node.kind == .url { return true }
        return node.kind == .function
            && (node.function == .gradient || node.function == .image || node.function == .painted)
    }
}

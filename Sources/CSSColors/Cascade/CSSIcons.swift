import ColorMath
import SourceColors
import SourceText

// Background images that are icons: small, drawn once, at the left or right edge of their box. The text is beside them.

extension CSSValue {
    /// The largest icon, in CSS pixels, and as a multiple of the text size.
    private static var mostPixels: Double { 32 }
    private static var mostRelative: Double { 2 }

    /// What the value says about one layer.
    private struct Layer {
        var hasImage = false
        var isOnce = false
        var isAtEdge = false
        var isSmall: Bool?
        var isInSize: Bool
        var places = 0
    }

    /// Whether each image of the background is an icon, as far as the value of `property` tells, one of the longhands of
    /// ``CSSImagePlacement``.
    func isIcon(_ property: CSSProperty) -> Bool {
        let first = Layer(isInSize: property == .backgroundSize)
        var layer = first
        var isIcon = true
        func isFine() -> Bool {
            switch property {
            case .backgroundSize: layer.isSmall == true
            case .backgroundRepeat: layer.isOnce
            default: layer.isAtEdge
            }
        }
        var index = 0
        while index < nodes.count, isIcon {
            let node = nodes[index]
            if node.kind == .comma {
                isIcon = isFine()
                layer = first
            } else {
                add(index, to: &layer)
            }
            index = Int(node.next)
        }
        return isIcon && isFine()
    }

    /// What this value of `background`, which has images, says about their being icons, where a longhand after it may say the
    /// rest: `background: url(arrow.svg) no-repeat right` and `background-size: 16px`.
    var iconTraits: (isSmall: Bool, isOnceAtEdge: Bool) {
        var traits = (isSmall: true, isOnceAtEdge: true)
        var layer = Layer(isInSize: false)
        func endLayer() {
            guard layer.hasImage else { return }
            traits.isSmall = traits.isSmall && layer.isSmall == true
            traits.isOnceAtEdge = traits.isOnceAtEdge && layer.isOnce && layer.isAtEdge
        }
        var index = 0
        while index < nodes.count {
            if nodes[index].kind == .comma {
                endLayer()
                layer = Layer(isInSize: false)
            } else if nodes[index].color < 0 {
                add(index, to: &layer)
            }
            index = Int(nodes[index].next)
        }
        endLayer()
        return traits
    }

    @_optimize(speed)
    private func add(_ index: Int, to layer: inout Layer) {
        let node = nodes[index]
        if isImage(node) {
            layer.hasImage = true
            return
        }
        switch node.kind {
        case .slash: layer.isInSize = true
        case .ident where lexemes.matches(node.range, "no-repeat"): layer.isOnce = true
        case .ident where layer.isInSize: if !lexemes.matches(node.range, "auto") { layer.isSmall = false }
        case .ident:
            if lexemes.matches(node.range, "left") || lexemes.matches(node.range, "right") { layer.isAtEdge = true }
            layer.places += 1
        case .number, .percentage, .dimension, .function, .unread, .other:
            if layer.isInSize {
                layer.isSmall = layer.isSmall != false && isSmall(index)
            } else {
                if layer.places == 0, isAtEdge(node) { layer.isAtEdge = true }
                layer.places += 1
            }
        default: break
        }
    }

    private func isSmall(_ index: Int) -> Bool {
        let node = nodes[index]
        guard node.kind == .function else { return share(of: node) <= 1 }
        // `var(--icon-width)`
        if source.contains("icon", in: node.range) { return true }
        // `calc(0.75em + 0.375rem)`
        var sum = 0.0
        for part in index + 1..<Int(node.next) {
            let isSign = nodes[part].kind == .operation && source[nodes[part].range.lowerBound] == UInt8(ascii: "+")
            sum += isSign ? 0 : share(of: nodes[part])
        }
        return node.function == .calc && sum <= 1
    }

    /// Returns the length `node` as a share of the largest icon's; infinite if that is not known.
    private func share(of node: CSSNode) -> Double {
        guard node.kind == .dimension else { return .infinity }
        if let pixels = node.unit.pixels { return node.number * pixels / Self.mostPixels }
        let unit = ByteRange(max(node.range.upperBound - 2, node.range.lowerBound), node.range.upperBound)
        return lexemes.matches(unit, "em") ? node.number / Self.mostRelative : .infinity
    }

    /// Whether the horizontal position `node` is at the left or right edge.
    private func isAtEdge(_ node: CSSNode) -> Bool {
        switch node.kind {
        case .number: node.number == 0
        case .percentage: node.number == 0 || node.number >= 90
        case .function, .other: source.contains("100%", in: node.range)
        default: false
        }
    }
}

extension CSSPairing {
    /// Whether the background images in the element of `view` are icons.
    func areIcons(_ view: Int, _ appearance: Appearance) -> Bool {
        let properties: [CSSProperty] = [.backgroundSize, .backgroundRepeat, .backgroundPosition]
        return properties.allSatisfy { property in
            guard let winner = elements.winner(property, in: views[view], appearance),
                case .icon = settings[Int(winner.setting)].value
            else { return false }
            return true
        }
    }
}

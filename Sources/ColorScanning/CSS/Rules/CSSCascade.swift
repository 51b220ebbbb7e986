import SourceText

/// A declaration that is kept until the end of its block.
struct CSSKeptDeclaration {
    /// What it sets.
    var property: CSSProperty
    /// Its value.
    var value: ByteRange
    /// Where its literals start in ``ColorFacts/literals``, if it has any.
    var firstLiteral: Int
}

/// What the declarations of one rule come to, as far as it bears on text over a background.
struct CSSCascade {
    private var color = CSSWinner<CSSPaint>()
    private var backgroundColor = CSSWinner<CSSPaint>()
    private var images = CSSWinner<CSSImages?>()
    private var size = CSSWinner<Double?>()
    private var isBold = CSSWinner<Bool?>()
    /// For each effect whether it changes anything.
    private var effects: [(property: CSSProperty, winner: CSSWinner<Bool>)] = []
    /// What a comment says to lie behind.
    private let declaredBackground: ExpressionID?

    /// No declaration yet, over what a comment says to lie behind.
    init(declaredBackground: ExpressionID? = nil) { self.declaredBackground = declaredBackground }

    /// Takes the declaration of `property` with `value`, whose literals are in `facts`.
    mutating func take(_ property: CSSProperty, _ value: CSSValue, facts: inout ColorFacts) {
        let isImportant = value.isImportant
        switch property {
        case .color:
            if let paint = paint(value, isText: true, facts: &facts) { color.offer(paint, isImportant: isImportant) }
        case .backgroundColor:
            if let paint = paint(value, isText: false, facts: &facts) {
                backgroundColor.offer(paint, isImportant: isImportant)
            }
        case .background, .backgroundImage: takeBackground(property, value, facts: &facts)
        case .all:
            color.offer(.elsewhere, isImportant: isImportant)
            backgroundColor.offer(.elsewhere, isImportant: isImportant)
            images.offer(nil, isImportant: isImportant)
            size.offer(nil, isImportant: isImportant)
            isBold.offer(nil, isImportant: isImportant)
            effects.removeAll()
        case .fontSize: size.offer(value.fontSize, isImportant: isImportant)
        case .fontWeight: isBold.offer(value.isBold, isImportant: isImportant)
        case .font:
            let font = value.font
            size.offer(font?.pixels, isImportant: isImportant)
            isBold.offer(font?.isBold, isImportant: isImportant)
        case .opacity, .filter, .mixBlendMode, .textFillColor, .backgroundClip, .backgroundBlendMode:
            takeEffect(property, hasEffect(property, value), isImportant: isImportant)
        case .other, .painted, .custom, .initialValue: break
        }
    }

    /// The pair of text over background that the rule makes, if it says both.
    func addPair(to facts: inout ColorFacts) {
        guard let color = color.value, let foregroundRange = color.range else { return }
        guard let background = background(in: &facts) else { return }
        let foreground = CSSCascade.expression(color, foregroundRange, in: &facts)
        facts.pairs.append(
            ColorPair(
                kind: background == declaredBackground ? .declared : .sameElement, foreground: foreground,
                background: background,
                content: isLarge ? .largeText : .text))
    }

    private mutating func takeBackground(_ property: CSSProperty, _ value: CSSValue, facts: inout ColorFacts) {
        let isImportant = value.isImportant
        let isShorthand = property == .background
        switch value.background(allowsColor: isShorthand, in: &facts) {
        case .invalid: break
        case .wide:
            images.offer(nil, isImportant: isImportant)
            if isShorthand { backgroundColor.offer(.elsewhere, isImportant: isImportant) }
        case .unknown:
            let reason = UnresolvedReason.other("the background is not understood")
            let layer = facts.expressions.add(.unresolved(reason), at: value.range)
            images.offer(CSSImages(layers: [layer], range: value.range), isImportant: isImportant)
            if isShorthand { backgroundColor.offer(.elsewhere, isImportant: isImportant) }
        case .layers(let layers, let color, let clipsToText):
            images.offer(layers.layers.isEmpty ? nil : layers, isImportant: isImportant)
            guard isShorthand else { break }
            let paint = color.map { value.paint(of: $0, in: &facts) } ?? .elsewhere
            backgroundColor.offer(paint, isImportant: isImportant)
            takeEffect(.backgroundClip, clipsToText, isImportant: isImportant)
        }
    }

    private func paint(_ value: CSSValue, isText: Bool, facts: inout ColorFacts) -> CSSPaint? {
        switch value.singleColor {
        case .invalid: return nil
        case .wide: return .elsewhere
        case .unknown: return .unresolved(.other("the colour is not understood"), value.range)
        // As the text colour it means the text colour around.
        case .color(let node) where isText && value.color(of: node)?.isCurrentColor == true: return .elsewhere
        case .color(let node): return value.paint(of: node, in: &facts)
        }
    }

    private mutating func takeEffect(_ property: CSSProperty, _ hasEffect: Bool, isImportant: Bool) {
        if let place = effects.firstIndex(where: { $0.property == property }) {
            effects[place].winner.offer(hasEffect, isImportant: isImportant)
        } else if hasEffect {
            var winner = CSSWinner<Bool>()
            winner.offer(true, isImportant: isImportant)
            effects.append((property, winner))
        }
    }

    private func hasEffect(_ property: CSSProperty, _ value: CSSValue) -> Bool {
        guard !value.nodes.isEmpty else { return false }
        if value.isSingle, value.keyword(0) == .wide { return false }
        switch property {
        case .opacity:
            let node = value.nodes[0]
            switch node.kind {
            case .number: return node.number < 1
            case .percentage: return node.number < 100
            default: return true
            }
        case .filter: return value.keyword(0) != .nothing
        case .mixBlendMode, .backgroundBlendMode: return value.keyword(0) != .normal
        case .backgroundClip: return value.nodes.indices.contains { value.keyword($0) == .text }
        case .textFillColor: return value.color(of: 0).map { !$0.isCurrentColor } ?? false
        default: return false
        }
    }

    /// The name an effect goes by in a message.
    private static func name(of effect: CSSProperty) -> String {
        switch effect {
        case .opacity: "opacity"
        case .filter: "filter"
        case .mixBlendMode: "mix-blend-mode"
        case .backgroundBlendMode: "background-blend-mode"
        case .backgroundClip: "background-clip: text"
        default: "-webkit-text-fill-color"
        }
    }

    private func background(in facts: inout ColorFacts) -> ExpressionID? {
        let layers = images.value.flatMap { $0 }
        let colorRange = backgroundColor.value?.range
        let declared = declaredBackground
        guard let range = layers?.range ?? colorRange ?? declared.map({ facts.expressions[$0].range }) else {
            return nil
        }
        if let effect = effects.first(where: { $0.winner.value == true }) {
            let reason = UnresolvedReason.effect(CSSCascade.name(of: effect.property))
            return facts.expressions.add(.unresolved(reason), at: range)
        }
        var stack = layers?.layers ?? []
        if let paint = backgroundColor.value, let colorRange {
            stack.append(CSSCascade.expression(paint, colorRange, in: &facts))
        }
        if stack.isEmpty { return declared }
        let own = stack.count == 1 ? stack[0] : facts.expressions.add(.layers(stack), at: range)
        return declared.map { facts.background(own, over: $0) } ?? own
    }

    private static func expression(_ paint: CSSPaint, _ range: ByteRange, in facts: inout ColorFacts) -> ExpressionID {
        switch paint {
        case .literal(let index, let range): facts.expressions.add(.literal(index), at: range)
        case .expression(let id, _): id
        case .unresolved(let reason, let range): facts.expressions.add(.unresolved(reason), at: range)
        case .elsewhere: facts.expressions.add(.unresolved(.currentColor), at: range)
        }
    }

    /// <https://www.w3.org/TR/WCAG22/#dfn-large-scale>
    private var isLarge: Bool {
        guard let pixels = size.value.flatMap({ $0 }) else { return false }
        return pixels >= 24 || pixels >= 18.66 && isBold.value.flatMap { $0 } == true
    }
}

extension CSSColor {
    /// Whether it is `currentcolor`.
    var isCurrentColor: Bool {
        if case .unresolved(.currentColor) = kind { true } else { false }
    }
}

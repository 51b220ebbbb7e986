import SourceColors
import SourceText

/// What a declaration says of one thing that bears on how text and background look.
struct CSSSetting {
    /// What it sets; of a shorthand one of its parts.
    var property: CSSProperty
    /// What to.
    var value: Value

    /// What a declaration can say.
    enum Value {
        case color(CSSPaint)
        /// What the element around has.
        case inherited
        /// Nothing: a background without a color or without pictures.
        case nothing
        /// Something that is not known here: the browser's own.
        case elsewhere
        case images(CSSImages)
        case size(CSSTextSize)
        case isBold(Bool?)
        /// Whether the used color scheme is dark, whatever the user prefers; nil where that decides.
        case isDark(Bool?)
        /// Whether an effect changes the colors.
        case effect(Bool)
        case content(CSSContent)
    }
}

/// The size of text, as a declaration says it.
enum CSSTextSize: Equatable {
    /// In CSS pixels.
    case pixels(Double)
    /// In sizes of the root's text.
    case rootRelative(Double)
    /// In sizes of the text around.
    case relative(Double)
    /// Computed of custom properties or with mathematical functions: the value at this range.
    case computed(ByteRange)
    /// Computed of something else.
    case unknown
}

/// What a declaration says a background's pictures are.
struct CSSImages {
    /// The layers, the topmost first.
    var layers: [ExpressionID]
    /// Where they are written.
    var range: ByteRange
}

extension CSSValue {
    /// Adds to `settings` what the declaration of `property` with this value says, its literals being in `facts`. Nothing
    /// where CSS would drop the declaration.
    func addSettings(of property: CSSProperty, to settings: inout [CSSSetting], in facts: inout ColorFacts) {
        func add(_ property: CSSProperty, _ value: CSSSetting.Value) {
            settings.append(CSSSetting(property: property, value: value))
        }
        guard !nodes.isEmpty else { return }
        switch property {
        case .color: if let value = textColor(in: &facts) { add(.color, value) }
        case .backgroundColor: if let value = backgroundColor(in: &facts) { add(.backgroundColor, value) }
        case .background, .backgroundImage: addBackground(property, to: &settings, in: &facts)
        case .all:
            guard isSingle, keyword(0) == .wide else { return }
            let isInherit = lexemes.matches(nodes[0].range, "inherit")
            let isUnset = lexemes.matches(nodes[0].range, "unset")
            add(.color, isInherit || isUnset ? .inherited : .elsewhere)
            add(.backgroundColor, isInherit ? .elsewhere : .nothing)
            add(.backgroundImage, .nothing)
            add(.fontSize, .size(.relative(1)))
            add(.fontWeight, .isBold(nil))
            for effect in CSSProperty.effects { add(effect, .effect(false)) }
        case .fontSize: add(.fontSize, .size(textSize))
        case .fontWeight: add(.fontWeight, .isBold(isBold))
        case .font:
            let font = font
            add(.fontSize, .size(font.size))
            add(.fontWeight, .isBold(font.isBold))
        case .opacity, .filter, .mixBlendMode, .textFillColor, .backgroundClip, .backgroundBlendMode, .textShadow,
            .position:
            add(property, .effect(hasEffect(property)))
        case .colorScheme: add(.colorScheme, .isDark(isDark))
        case .content: add(.content, .content(content))
        case .other, .painted, .custom, .initialValue, .declaredBackground, .box, .hidden: break
        }
    }

    private func textColor(in facts: inout ColorFacts) -> CSSSetting.Value? {
        switch singleColor {
        case .invalid: return nil
        case .wide:
            let isInherited = lexemes.matches(nodes[0].range, "inherit") || lexemes.matches(nodes[0].range, "unset")
            return isInherited ? .inherited : .elsewhere
        case .unknown: return .color(unknownColor(in: &facts))
        // As the text color it means the text color around.
        case .color(let node) where color(of: node)?.isCurrentColor == true: return .inherited
        case .color(let node): return .color(paint(of: node, in: &facts))
        }
    }

    private func backgroundColor(in facts: inout ColorFacts) -> CSSSetting.Value? {
        switch singleColor {
        case .invalid: return nil
        case .wide:
            let isNone = lexemes.matches(nodes[0].range, "initial") || lexemes.matches(nodes[0].range, "unset")
            return isNone ? .nothing : .elsewhere
        case .unknown: return .color(unknownColor(in: &facts))
        case .color(let node): return .color(paint(of: node, in: &facts))
        }
    }

    private func unknownColor(in facts: inout ColorFacts) -> CSSPaint {
        if let id = substitution(of: range, in: &facts) { return .expression(id, range) }
        return .unresolved(.other("unsupported color"), range)
    }

    private func addBackground(_ property: CSSProperty, to settings: inout [CSSSetting], in facts: inout ColorFacts) {
        let isShorthand = property == .background
        func add(_ property: CSSProperty, _ value: CSSSetting.Value) {
            settings.append(CSSSetting(property: property, value: value))
        }
        switch background(allowsColor: isShorthand, in: &facts) {
        case .invalid: break
        case .wide:
            let isNone = lexemes.matches(nodes[0].range, "initial") || lexemes.matches(nodes[0].range, "unset")
            add(.backgroundImage, isNone ? .nothing : .elsewhere)
            if isShorthand { add(.backgroundColor, isNone ? .nothing : .elsewhere) }
        case .unknown:
            let reason = UnresolvedReason.other("unsupported background")
            let layer = facts.expressions.add(.unresolved(reason), at: range)
            add(.backgroundImage, .images(CSSImages(layers: [layer], range: range)))
            if isShorthand { add(.backgroundColor, .nothing) }
        case .layers(let images, let color, let clipsToText):
            add(.backgroundImage, images.layers.isEmpty ? .nothing : .images(images))
            guard isShorthand else { break }
            add(.backgroundColor, color.map { .color(paint(of: $0, in: &facts)) } ?? .nothing)
            add(.backgroundClip, .effect(clipsToText))
        }
    }

    /// What `color-scheme` says: nil where both schemes do, or it is not known.
    /// <https://www.w3.org/TR/css-color-adjust-1/#color-scheme-prop>
    private var isDark: Bool? {
        let allowsLight = nodes.contains { lexemes.matches($0.range, "light") }
        let allowsDark = nodes.contains { lexemes.matches($0.range, "dark") }
        return allowsLight == allowsDark ? nil : allowsDark
    }

    /// Whether the value of the effect `property` changes how colors look.
    private func hasEffect(_ property: CSSProperty) -> Bool {
        if isSingle, keyword(0) == .wide { return false }
        switch property {
        case .opacity:
            let node = nodes[0]
            switch node.kind {
            case .number: return node.number < 1
            case .percentage: return node.number < 100
            default: return true
            }
        case .filter: return keyword(0) != .nothing
        case .textShadow: return keyword(0) != .nothing && !hasHardShadowsOnly
        case .mixBlendMode, .backgroundBlendMode: return keyword(0) != .normal
        case .backgroundClip: return nodes.indices.contains { keyword($0) == .text }
        case .position: return lexemes.matches(nodes[0].range, "absolute") || lexemes.matches(nodes[0].range, "fixed")
        case .textFillColor: return color(of: 0).map { !$0.isCurrentColor } ?? false
        default: return false
        }
    }
}

extension CSSValue {
    /// Whether each shadow has no blur and lies within a pixel of the text, so that the text's own color stays what is seen.
    /// <https://www.w3.org/TR/css-text-decor-3/#text-shadow-property>
    private var hasHardShadowsOnly: Bool {
        var lengths = 0
        var index = 0
        while index < nodes.count {
            let node = nodes[index]
            switch node.kind {
            case .comma: lengths = 0
            case .number, .dimension:
                guard let pixels = node.kind == .number ? node.number : node.unit.pixels.map({ $0 * node.number }),
                    abs(pixels) <= (lengths < 2 ? 1 : 0)
                else { return false }
                lengths += 1
            default:
                guard node.color >= 0, !node.hasSubstitution else { return false }
            }
            index = Int(node.next)
        }
        return true
    }
}

extension CSSColor {
    /// Whether it is `currentcolor`.
    var isCurrentColor: Bool {
        if case .unresolved(.currentColor) = kind { true } else { false }
    }
}

extension CSSProperty {
    /// The properties whose effect changes the colors that are said.
    static let effects: [CSSProperty] = [
        .opacity, .filter, .mixBlendMode, .backgroundBlendMode, .backgroundClip, .textFillColor, .textShadow,
    ]

    /// The name an effect goes by in a message.
    var effectName: String {
        switch self {
        case .opacity: "opacity"
        case .filter: "filter"
        case .mixBlendMode: "mix-blend-mode"
        case .backgroundBlendMode: "background-blend-mode"
        case .backgroundClip: "background-clip: text"
        case .textShadow: "text-shadow"
        default: "-webkit-text-fill-color"
        }
    }
}

extension CSSPropertySet {
    /// The properties whose effect changes the colors that are said.
    static let effects = CSSPropertySet(CSSProperty.effects)
}

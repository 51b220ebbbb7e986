import SourceColors
import SourceText

/// A declaration's effect on one property that affects how text and background look.
struct CSSSetting {
    /// The property; for a shorthand, one of its longhands.
    var property: CSSProperty
    var value: Value

    /// The value of a setting.
    enum Value {
        case color(CSSPaint)
        /// The parent's value.
        case inherited
        /// No background color, or no background images.
        case nothing
        /// A value that is not known here: the browser's own.
        case elsewhere
        case images(CSSImages)
        /// Whether background images cover the box; nil if other properties decide.
        case covers(Bool?)
        /// Like `covers(false)`; the images may be icons.
        case icon
        case size(CSSTextSize)
        case isBold(Bool?)
        /// Whether the used color scheme is dark regardless of the user's preference; nil if the preference decides.
        case isDark(Bool?)
        /// Whether an effect changes the colors.
        case effect(Bool)
        /// A constant opacity: 0…1, without 1. Elements with an opacity of 0 are hidden.
        case opacity(Double)
        /// The colors of shadows of the text.
        case shadows([ExpressionID])
        case content(CSSContent)

        /// Whether a background with this value has, or may have, images.
        var isPainted: Bool { if case .nothing = self { false } else { true } }
    }
}

/// The text size that a declaration sets.
enum CSSTextSize: Equatable {
    /// In CSS pixels.
    case pixels(Double)
    /// As a multiple of the root's text size.
    case rootRelative(Double)
    /// As a multiple of the parent's text size.
    case relative(Double)
    /// A value at this range with custom properties or math functions.
    case computed(ByteRange)
    /// Any other value.
    case unknown
}

/// The images of a background.
struct CSSImages {
    /// The layers, topmost first.
    var layers: [ExpressionID]
    /// The source range.
    var range: ByteRange
    /// How the image files lie in their box, if the value of `background` has any.
    var placement: CSSImagePlacement?
    /// Whether a color may be among the layers.
    var mayHoldColor = false
}

extension CSSValue {
    /// Appends the settings of a declaration of `property` with this value, whose literals must be in `facts`. Appends
    /// nothing if browsers would drop the declaration.
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
            add(.backgroundColor, isInherit ? .inherited : .nothing)
            add(.backgroundImage, .nothing)
            add(.fontSize, .size(.relative(1)))
            add(.fontWeight, .isBold(nil))
            for effect in CSSProperty.effects {
                let isKept = effect.isInherited && !lexemes.matches(nodes[0].range, "initial")
                add(effect, isKept ? .inherited : .effect(false))
            }
        case .backgroundSize, .backgroundRepeat, .backgroundPosition:
            if isIcon(property) {
                add(property, .icon)
            } else if let covers = covers(property) {
                add(property, .covers(covers))
            }
        case .fontSize: add(.fontSize, .size(textSize))
        case .fontWeight: add(.fontWeight, .isBold(isBold))
        case .font:
            let font = font
            add(.fontSize, .size(font.size))
            add(.fontWeight, .isBold(font.isBold))
        case .opacity: add(.opacity, opacity.map { .opacity($0) } ?? .effect(hasEffect(.opacity)))
        case .textShadow where !isSingle:
            switch textShadow {
            case .none: add(.textShadow, .effect(false))
            case .colors(let colors): add(.textShadow, .shadows(colors.map { expression(of: $0, in: &facts) }))
            case .invalid: break
            case .unknown: add(.textShadow, .effect(true))
            }
        case .textFillColor, .textShadow:
            let isKept = isSingle && keyword(0) == .wide && !lexemes.matches(nodes[0].range, "initial")
            add(property, isKept ? .inherited : .effect(hasEffect(property)))
        case .filter, .mixBlendMode, .backgroundClip, .backgroundBlendMode, .position:
            add(property, .effect(hasEffect(property)))
        case .fill: add(.fill, .effect(color(of: 0).map { !$0.isCurrentColor } ?? false))
        case .colorScheme: add(.colorScheme, .isDark(isDark))
        case .content: add(.content, .content(content))
        case .other, .painted, .custom, .initialValue, .declaredBackground, .fontFamily, .box, .hidden: break
        }
    }

    private func textColor(in facts: inout ColorFacts) -> CSSSetting.Value? {
        switch singleColor {
        case .invalid: return nil
        case .wide:
            let isInherited = lexemes.matches(nodes[0].range, "inherit") || lexemes.matches(nodes[0].range, "unset")
            return isInherited ? .inherited : .elsewhere
        case .unknown: return .color(unknownColor(in: &facts))
        // In `color`, `currentcolor` is the inherited color.
        case .color(let node) where color(of: node)?.isCurrentColor == true: return .inherited
        case .color(let node): return .color(paint(of: node, in: &facts))
        }
    }

    private func backgroundColor(in facts: inout ColorFacts) -> CSSSetting.Value? {
        switch singleColor {
        case .invalid: return nil
        case .wide:
            let isNone = lexemes.matches(nodes[0].range, "initial") || lexemes.matches(nodes[0].range, "unset")
            return isNone ? .nothing : lexemes.matches(nodes[0].range, "inherit") ? .inherited : .elsewhere
        case .unknown: return .color(unknownColor(in: &facts))
        case .color(let node): return .color(paint(of: node, in: &facts))
        }
    }

    private func unknownColor(in facts: inout ColorFacts) -> CSSPaint {
        if let id = substitution(of: range, in: &facts) { return .expression(id, range) }
        // A function of the project may compute it.
        if lexemes.dialect == .scss { facts.callsMixins = true }
        let reason = lexemes.dialect == .css ? "unsupported color" : "the preprocessor computes the color"
        return .unresolved(.other(reason), range)
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
            let isInherit = lexemes.matches(nodes[0].range, "inherit")
            add(.backgroundImage, isNone ? .nothing : isInherit ? .inherited : .elsewhere)
            if isShorthand { add(.backgroundColor, isNone ? .nothing : isInherit ? .inherited : .elsewhere) }
        case .unknown:
            let reason = UnresolvedReason.other("unsupported background")
            let layer = facts.expressions.add(.unresolved(reason), at: range)
            add(.backgroundImage, .images(CSSImages(layers: [layer], range: range, mayHoldColor: isShorthand)))
            if isShorthand { add(.backgroundColor, .nothing) }
        case .layers(let images, let color, let clipsToText):
            add(.backgroundImage, images.layers.isEmpty ? .nothing : .images(images))
            let traits = isShorthand && !images.layers.isEmpty ? iconTraits : (isSmall: false, isOnceAtEdge: false)
            if traits.isOnceAtEdge {
                add(.backgroundSize, traits.isSmall ? .icon : .covers(images.placement?.size))
                add(.backgroundRepeat, .icon)
                add(.backgroundPosition, .icon)
            } else if let placement = images.placement {
                for part in placement.parts { add(part.property, .covers(part.covers)) }
            }
            guard isShorthand else { break }
            add(.backgroundColor, color.map { .color(paint(of: $0, in: &facts)) } ?? .nothing)
            add(.backgroundClip, .effect(clipsToText))
        }
    }

    /// Whether `color-scheme` is dark; nil if it allows both schemes or is unknown. Normal is light.
    /// <https://www.w3.org/TR/css-color-adjust-1/#color-scheme-prop>
    private var isDark: Bool? {
        if isSingle, keyword(0) == .normal { return false }
        let allowsLight = nodes.contains { lexemes.matches($0.range, "light") }
        let allowsDark = nodes.contains { lexemes.matches($0.range, "dark") }
        return allowsLight == allowsDark ? nil : allowsDark
    }

    /// The constant opacity, if it is less than 1.
    private var opacity: Double? {
        guard isSingle else { return nil }
        let node = nodes[0]
        let number = node.kind == .percentage ? node.number / 100 : node.kind == .number ? node.number : 1
        return number < 1 ? max(number, 0) : nil
    }

    /// Whether this value of the effect `property` changes how colors look.
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
        case .textShadow: return keyword(0) != .nothing
        case .mixBlendMode, .backgroundBlendMode: return keyword(0) != .normal
        case .backgroundClip: return nodes.indices.contains { keyword($0) == .text }
        case .position: return lexemes.matches(nodes[0].range, "absolute") || lexemes.matches(nodes[0].range, "fixed")
        case .textFillColor: return color(of: 0).map { !$0.isCurrentColor } ?? false
        default: return false
        }
    }
}

extension CSSColor {
    var isCurrentColor: Bool {
        if case .unresolved(.currentColor) = kind { true } else { false }
    }
}

extension CSSProperty {
    /// The properties whose effects change the declared colors.
    static let effects: [CSSProperty] = [
        .opacity, .filter, .mixBlendMode, .backgroundBlendMode, .backgroundClip, .textFillColor, .textShadow,
    ]

    /// Whether an element without a value of its own has its parent's; known of effects only.
    var isInherited: Bool { CSSPageProperty(self)?.isInherited ?? false }

    /// The name of the effect in messages.
    var effectName: String { CSSPageProperty(self)?.effectName ?? "" }
}

extension CSSPropertySet {
    /// The properties whose effects change the declared colors.
    static let effects = CSSPropertySet(CSSProperty.effects)
}

import ColorMath
import SourceColors
import SourceText

/// The value of a color expression in one appearance.
enum Paint: Hashable, Sendable {
    /// A single color.
    case solid(SolidColor)
    /// Not known, with the reason.
    case unresolved(UnresolvedReason)
    /// One of several stacks of layers, topmost layer first.
    case alternatives([[Layer]])

    // Not inlined, since it is large and many places compare paints.
    @inline(never)
    static func == (a: Paint, b: Paint) -> Bool {
        switch (a, b) {
        case (.solid(let a), .solid(let b)): a == b
        case (.unresolved(let a), .unresolved(let b)): a == b
        case (.alternatives(let a), .alternatives(let b)): a == b
        default: false
        }
    }

    /// Hashes the first of several stacks alone: there may be many, and choices that begin alike are rarely different.
    func hash(into hasher: inout Hasher) {
        switch self {
        case .solid(let color): hasher.combine(color)
        case .unresolved(let reason): hasher.combine(reason)
        case .alternatives(let stacks):
            hasher.combine(stacks.count)
            hasher.combine(stacks.first)
        }
    }

    /// Whether it is the color of a custom property, which preprocessors cannot change: browsers look it up later.
    var isCustomProperty: Bool {
        if case .solid(let solid) = self { solid.origin?.name?.space == .customProperty } else { false }
    }

    /// A layer of a stack.
    enum Layer: Hashable, Sendable {
        case solid(SolidColor)
        case gradient(GradientPaint)
        case image(ImageLayer)
        case unresolved(UnresolvedReason)
        /// No color: tells that the stack belongs to a variant of a theme.
        case variant(ThemeVariant)
        /// No color: tells when the stack applies.
        case condition(ChoiceCondition)
    }

    /// The alternatives; one if there is no choice.
    var stacks: [[Layer]] {
        switch self {
        case .solid(let color): [[.solid(color)]]
        case .unresolved(let reason): [[.unresolved(reason)]]
        case .alternatives(let stacks): stacks
        }
    }

    /// Whether it is one of several.
    var hasChoice: Bool {
        if case .alternatives(let stacks) = self { stacks.count > 1 } else { false }
    }

    /// No paint at all, because what lies there is not known.
    static var nothing: Paint { .alternatives([[]]) }

    /// Whether all its colors are known.
    var isDecided: Bool {
        switch self {
        case .solid: true
        case .unresolved: false
        case .alternatives(let stacks):
            stacks.allSatisfy { $0.allSatisfy { if case .unresolved = $0 { false } else { true } } }
        }
    }

    /// Creates the simplest paint for `stacks`.
    init(stacks: [[Layer]]) {
        // What is no choice needs no conditions.
        let stacks = stacks.count == 1 ? stacks.map(Self.withoutConditions) : stacks
        if stacks.count == 1, stacks[0].count == 1 {
            switch stacks[0][0] {
            case .solid(let color):
                self = .solid(color)
                return
            case .unresolved(let reason):
                self = .unresolved(reason)
                return
            case .gradient, .image, .variant, .condition: break
            }
        }
        self = .alternatives(stacks)
    }

    /// The paint without layers that are not seen, and without alternatives that are the same then.
    var withoutTransparentLayers: Paint {
        let isTransparent = { (layer: Layer) in
            if case .solid(let color) = layer { color.color.alpha <= 0 } else { false }
        }
        guard case .alternatives(let stacks) = self, stacks.contains(where: { $0.contains(where: isTransparent) })
        else {
            return self
        }
        var result: [[Layer]] = []
        for stack in stacks.map({ $0.filter { !isTransparent($0) } }) where !result.contains(stack) {
            result.append(stack)
        }
        return Paint(stacks: result)
    }

    /// Returns the paint with its images changed.
    func mapImages(_ change: (inout ImageLayer) -> Void) -> Paint {
        guard case .alternatives(let stacks) = self else { return self }
        return .alternatives(
            stacks.map { stack in
                stack.map { layer in
                    guard case .image(var image) = layer else { return layer }
                    change(&image)
                    return .image(image)
                }
            })
    }

    /// Returns the paint with all colors transformed.
    func mapColors(_ transform: (SolidColor) -> SolidColor) -> Paint {
        switch self {
        case .solid(let color): .solid(transform(color))
        case .unresolved: self
        case .alternatives(let stacks):
            .alternatives(
                stacks.map { stack in
                    stack.map { layer in
                        switch layer {
                        case .solid(let color): .solid(transform(color))
                        case .gradient(let gradient):
                            .gradient(gradient.mapColors(transform))
                        case .unresolved, .image, .variant, .condition: layer
                        }
                    }
                })
        }
    }
}

/// A known color with its origin.
struct SolidColor: Hashable, Sendable {
    /// The color after modifiers.
    var color: RGBA
    /// Range of the color at its use: for a name, the name. Excludes modifiers.
    var range: ByteRange
    /// Combined modifiers around `range`.
    var modifier = AlphaModifier()
    /// Where it comes from; nil if nothing is known. In an object of its own, so that a color is copied with one reference.
    private var source: ColorSource?
    /// Whether it is written in a notation that CSS mixes in gamma-encoded sRGB by default.
    /// <https://www.w3.org/TR/css-color-4/#legacy-color-syntax>
    var isLegacy = true

    /// Creates the color written at `range`.
    init(color: RGBA, range: ByteRange, modifier: AlphaModifier = AlphaModifier()) {
        self.color = color
        self.range = range
        self.modifier = modifier
    }

    /// The literal it comes from, if any.
    var origin: ColorOrigin? {
        get { source?.origin }
        set { source = ColorSource(newValue, definition, giver, derivation) }
    }

    /// Its definition, if that is in another file.
    var definition: RelatedPlace? {
        get { source?.definition }
        set { source = ColorSource(origin, newValue, giver, derivation) }
    }

    /// What gives it to a view from outside, such as the name of another view, so that no literal of this file decides
    /// it; nil if nothing does.
    var giver: String? {
        get { source?.giver }
        set { source = ColorSource(origin, definition, newValue, derivation) }
    }

    /// How it is computed from others that come from literals; nil if it is not.
    var derivation: ColorDerivation? {
        get { source?.derivation }
        set { source = ColorSource(origin, definition, giver, newValue) }
    }

    /// Returns the same use with `value` as the color of its literal.
    func withLiteral(_ value: RGBA) -> SolidColor {
        guard let origin else { return self }
        var result = self
        result.color = origin.modifier.applied(to: value)
        return result
    }

    /// Returns the same color with one more modifier.
    func modified(_ change: (AlphaModifier) -> AlphaModifier) -> SolidColor {
        var result = self
        result.color = change(AlphaModifier()).applied(to: color)
        result.modifier = change(modifier)
        if let origin { result.origin?.modifier = change(origin.modifier) }
        if let derivation { result.derivation = derivation.modified(change) }
        return result
    }

    /// Returns the same use replaced by a new literal of `value`.
    func replaced(by value: RGBA) -> SolidColor {
        SolidColor(color: modifier.applied(to: value), range: range, modifier: modifier)
    }
}

/// Where a color comes from.
private final class ColorSource: Hashable, Sendable {
    let origin: ColorOrigin?
    let definition: RelatedPlace?
    let giver: String?
    let derivation: ColorDerivation?

    /// Creates a source; nil if nothing is known.
    init?(
        _ origin: ColorOrigin?, _ definition: RelatedPlace?, _ giver: String?, _ derivation: ColorDerivation?
    ) {
        guard origin != nil || definition != nil || giver != nil || derivation != nil else { return nil }
        self.derivation = derivation
        self.origin = origin
        self.definition = definition
        self.giver = giver
    }

    static func == (a: ColorSource, b: ColorSource) -> Bool {
        a === b
            || a.origin == b.origin && a.definition == b.definition && a.giver == b.giver
                && a.derivation == b.derivation
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(origin)
        hasher.combine(definition)
        hasher.combine(giver)
    }
}

/// Combined effect of modifiers on alpha.
struct AlphaModifier: Hashable, Sendable {
    /// Replacement for the color's alpha, 0…1.
    private var override: Double?
    /// Factor for alpha, 0…1.
    private var scale = 1.0

    /// No effect.
    init() {}

    /// Whether alpha is unchanged.
    var keepsAlpha: Bool { override == nil && scale == 1 }

    /// Returns `color` after the modifiers.
    func applied(to color: RGBA) -> RGBA {
        var result = color
        result.alpha = (override ?? color.alpha) * scale
        return result
    }

    /// Returns the modifiers followed by a multiplication by `factor`.
    func multiplied(by factor: Double) -> AlphaModifier {
        var result = self
        result.scale *= factor
        return result
    }

    /// Returns a modifier that sets alpha regardless of previous modifiers.
    static func replacing(with alpha: Double) -> AlphaModifier {
        var result = AlphaModifier()
        result.override = alpha
        return result
    }
}

/// How a color is derived from a literal.
struct ColorOrigin: Hashable, Sendable {
    /// Number of the literal: its index in ``ColorFacts/literals``, or after those for literals of other files.
    var literal: Int
    /// The name whose definition contains the literal, if it is used by name.
    var name: ColorName?
    /// Combined modifiers between the literal and the use.
    var modifier = AlphaModifier()
}

/// The value of an expression in all appearances.
enum ResolvedColor: Hashable, Sendable {
    /// The same in all.
    case same(Paint)
    /// Different values.
    indirect case differing(PerAppearance<Paint>)

    @inline(never)
    static func == (a: ResolvedColor, b: ResolvedColor) -> Bool {
        switch (a, b) {
        case (.same(let a), .same(let b)): a == b
        case (.differing(let a), .differing(let b)): a == b
        default: false
        }
    }

    subscript(appearance: Appearance) -> Paint {
        switch self {
        case .same(let paint): paint
        case .differing(let paints): paints[appearance]
        }
    }

    /// Folds equal paints into one.
    init(_ paints: PerAppearance<Paint>) {
        let first = paints.light
        let isSame = Appearance.allCases.allSatisfy { paints[$0] == first }
        self = isSame ? .same(first) : .differing(paints)
    }

    /// Transforms the paint of every appearance.
    func map(_ transform: (Paint) -> Paint) -> ResolvedColor {
        switch self {
        case .same(let paint): .same(transform(paint))
        case .differing(let paints): ResolvedColor(paints.map(transform))
        }
    }

    /// Combines the paints of several values for each appearance.
    static func combining(_ parts: [ResolvedColor], _ combine: ([Paint]) -> Paint) -> ResolvedColor {
        let isSame = parts.allSatisfy { if case .same = $0 { true } else { false } }
        if isSame { return .same(combine(parts.map { $0[.light] })) }
        var paints = PerAppearance<Paint>(.unresolved(.notConstant))
        for appearance in Appearance.allCases { paints[appearance] = combine(parts.map { $0[appearance] }) }
        return ResolvedColor(paints)
    }
}

extension ColorSpace {
    /// Whether CSS counts notations of this space as legacy.
    var isLegacy: Bool {
        switch self {
        case .srgb, .hsl, .hwb, .hsb, .gray: true
        default: false
        }
    }
}

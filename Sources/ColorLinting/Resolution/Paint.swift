import ColorMath
import SourceColors
import SourceText

/// What a colour expression comes to in one appearance.
enum Paint: Hashable, Sendable {
    /// One colour.
    case solid(SolidColor)
    /// Nothing that can be decided.
    case unresolved(UnresolvedReason)
    /// One of several; each a stack of layers, the topmost first.
    case alternatives([[Layer]])

    /// One layer of a stack.
    enum Layer: Hashable, Sendable {
        case solid(SolidColor)
        case gradient(GradientPaint)
        case unresolved(UnresolvedReason)
    }

    /// The alternatives, of which there is one where nothing is to choose.
    var stacks: [[Layer]] {
        switch self {
        case .solid(let color): [[.solid(color)]]
        case .unresolved(let reason): [[.unresolved(reason)]]
        case .alternatives(let stacks): stacks
        }
    }

    /// Whether every colour in it is known.
    var isDecided: Bool {
        stacks.allSatisfy { $0.allSatisfy { if case .unresolved = $0 { false } else { true } } }
    }

    /// The paint of `stacks`, in its simplest form.
    init(stacks: [[Layer]]) {
        if stacks.count == 1, stacks[0].count == 1 {
            switch stacks[0][0] {
            case .solid(let color):
                self = .solid(color)
                return
            case .unresolved(let reason):
                self = .unresolved(reason)
                return
            case .gradient: break
            }
        }
        self = .alternatives(stacks)
    }

    /// The paint with every colour in it put through `transform`.
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
                        case .unresolved: layer
                        }
                    }
                })
        }
    }
}

/// A colour that is known, with where it comes from.
struct SolidColor: Hashable, Sendable {
    /// The colour, modifiers applied.
    var color: RGBA
    /// Where it is written, at the use: of a name the name, not its definition. Modifiers stand outside.
    var range: ByteRange
    /// What the modifiers around `range` do.
    var modifier = AlphaModifier()
    /// The literal that it comes from, if one.
    var origin: ColorOrigin?
    /// Where it is defined, if in another file.
    var definition: RelatedPlace?
    /// Whether it is written in one of the notations that CSS mixes in gamma-encoded sRGB by default.
    /// <https://www.w3.org/TR/css-color-4/#legacy-color-syntax>
    var isLegacy = true

    /// The same use with the colour that `value` gives in place of its literal's.
    func withLiteral(_ value: RGBA) -> SolidColor {
        guard let origin else { return self }
        var result = self
        result.color = origin.modifier.applied(to: value)
        return result
    }

    /// The same colour with one more modifier around it.
    func modified(_ change: (AlphaModifier) -> AlphaModifier) -> SolidColor {
        var result = self
        result.color = change(AlphaModifier()).applied(to: color)
        result.modifier = change(modifier)
        if let origin { result.origin?.modifier = change(origin.modifier) }
        return result
    }

    /// The same use with a new literal of `value` in place of what is written there.
    func replaced(by value: RGBA) -> SolidColor {
        SolidColor(color: modifier.applied(to: value), range: range, modifier: modifier)
    }
}

/// What modifiers do to a colour's alpha.
struct AlphaModifier: Hashable, Sendable {
    /// The alpha put in place of the colour's own, 0…1.
    private var override: Double?
    /// The factor alpha is multiplied by, 0…1.
    private var scale = 1.0

    /// Leaves alpha alone.
    init() {}

    /// Whether the alpha that is seen is the colour's own.
    var keepsAlpha: Bool { override == nil && scale == 1 }

    /// `color` as the modifiers leave it.
    func applied(to color: RGBA) -> RGBA {
        var result = color
        result.alpha = (override ?? color.alpha) * scale
        return result
    }

    /// The modifiers with a multiplication by `factor` after them.
    func multiplied(by factor: Double) -> AlphaModifier {
        var result = self
        result.scale *= factor
        return result
    }

    /// The modifier that puts `alpha` in place of whatever was before.
    static func replacing(with alpha: Double) -> AlphaModifier {
        var result = AlphaModifier()
        result.override = alpha
        return result
    }
}

/// How a colour comes from a literal.
struct ColorOrigin: Hashable, Sendable {
    /// The literal's number: its place in ``ColorFacts/literals``, or behind those for other files' literals.
    var literal: Int
    /// The name whose definition holds the literal, where it is reached by name.
    var name: ColorName?
    /// What all modifiers between the literal and the use do.
    var modifier = AlphaModifier()
}

/// What an expression comes to in every appearance.
enum ResolvedColor: Hashable, Sendable {
    /// The same in all.
    case same(Paint)
    /// Not the same in all; rare, and kept apart so that all the others are a quarter as large.
    indirect case differing(PerAppearance<Paint>)

    /// The paint in `appearance`.
    subscript(appearance: Appearance) -> Paint {
        switch self {
        case .same(let paint): paint
        case .differing(let paints): paints[appearance]
        }
    }

    /// The paints of each appearance, folded into one where all are alike.
    init(_ paints: PerAppearance<Paint>) {
        let first = paints.light
        let isSame = Appearance.allCases.allSatisfy { paints[$0] == first }
        self = isSame ? .same(first) : .differing(paints)
    }

    /// The result of `transform` on the paint of every appearance.
    func map(_ transform: (Paint) -> Paint) -> ResolvedColor {
        switch self {
        case .same(let paint): .same(transform(paint))
        case .differing(let paints): ResolvedColor(paints.map(transform))
        }
    }

    /// The result of `combine` on the paints of several resolved colours, appearance by appearance.
    static func combining(_ parts: [ResolvedColor], _ combine: ([Paint]) -> Paint) -> ResolvedColor {
        let isSame = parts.allSatisfy { if case .same = $0 { true } else { false } }
        if isSame { return .same(combine(parts.map { $0[.light] })) }
        var paints = PerAppearance<Paint>(.unresolved(.notConstant))
        for appearance in Appearance.allCases { paints[appearance] = combine(parts.map { $0[appearance] }) }
        return ResolvedColor(paints)
    }
}

extension ColorSpace {
    /// Whether CSS counts the notations of this space among its older ones.
    var isLegacy: Bool {
        switch self {
        case .srgb, .hsl, .hwb, .hsb, .gray: true
        default: false
        }
    }
}

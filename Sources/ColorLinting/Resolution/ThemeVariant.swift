/// One of the types that stand for a protocol, whose members are used together.
struct ThemeVariant: Hashable, Sendable {
    /// The protocol.
    let whole: String
    /// The type that conforms to it.
    let type: String
    /// Whether the variant may be that of an appearance, so that not each is seen in each appearance.
    let mayFollowAppearance: Bool

    init(of whole: String, type: String, mayFollowAppearance: Bool) {
        self.whole = whole
        self.type = type
        self.mayFollowAppearance = mayFollowAppearance
    }
}

extension Paint {
    /// The variants that `layers` belong to.
    static func variants(of layers: [Layer]) -> [ThemeVariant] {
        layers.compactMap { if case .variant(let variant) = $0 { variant } else { nil } }
    }

    /// The type of theme that the color is of; nil if it is of none, without a theme, or one of several colors.
    var variantType: String? {
        guard case .alternatives(let stacks) = self, stacks.count == 1 else { return nil }
        return Self.variants(of: stacks[0]).first { !$0.type.isEmpty }?.type
    }

    /// Whether no two of `layers` and `others` belong to different variants of one theme, or apply under conditions that
    /// exclude one another.
    static func areCompatible(_ layers: [Layer], _ others: [Layer]) -> Bool {
        // Each variant of one color is compared with each of the other.
        for layer in layers {
            guard case .variant(let one) = layer else { continue }
            for other in others {
                if case .variant(let other) = other, other.type != one.type, other.whole == one.whole { return false }
            }
        }
        return !areExclusive(layers, others)
    }

    /// Whether some alternatives belong to variants of themes.
    var isVarying: Bool { hasChoice && stacks.contains { !Self.variants(of: $0).isEmpty } }

    /// Whether some of these variants may be those of an appearance.
    var mayFollowAppearance: Bool {
        hasChoice && stacks.contains { Self.variants(of: $0).contains { $0.mayFollowAppearance } }
    }
}

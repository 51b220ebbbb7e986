import SourceText

/// One of several sets of colors that are used together: one of the types that stand for a protocol, of the places in a style
/// sheet, or of the cases of an enumeration.
struct ThemeVariant: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// A theme that users choose, so that each is seen wherever its colors are used. If one is named for an appearance, it
        /// may follow that, so that not each is seen in each.
        case theme
        /// A place in a style sheet, which is seen in every appearance.
        case place
        /// A value such as a status, so that some may not occur where the color is used.
        case value
    }

    /// The protocol, or the enumeration.
    let whole: String
    /// The type that conforms to it, or the case.
    let type: String
    let kind: Kind

    init(of whole: String, type: String, kind: Kind) {
        self.whole = whole
        self.type = type
        self.kind = kind
    }

    /// Whether its name contains that of an appearance: `DarkTheme`, `Theme.night`.
    var isNamedForAppearance: Bool {
        var type = type
        return type.withUTF8 { bytes in
            Self.appearances.contains {
                SourceBytes(bytes).contains($0, in: ByteRange(0, bytes.count), ignoringCase: true)
            }
        }
    }

    private static let appearances: [StaticString] = ["dark", "light", "night", "day"]
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

    /// Whether some alternatives belong to themes that users choose.
    var isOfTheme: Bool { stacks.contains { Self.variants(of: $0).contains { $0.kind == .theme } } }

    /// Whether some of these variants may be those of an appearance.
    var mayFollowAppearance: Bool {
        hasChoice && stacks.contains { Self.variants(of: $0).contains { $0.kind == .theme && $0.isNamedForAppearance } }
    }

    /// The enumerations whose values decide.
    var decidingEnumerations: Set<String> {
        var result: Set<String> = []
        for stack in stacks {
            for variant in Self.variants(of: stack) where variant.kind == .value { result.insert(variant.whole) }
        }
        return result
    }
}

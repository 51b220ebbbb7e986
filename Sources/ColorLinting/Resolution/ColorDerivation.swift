import ColorMath
import SourceColors
import SourceText

/// How a color is computed from others, so that it can be computed again after a change of one: `lighten(@brand, 40%)`,
/// `color-mix(in srgb, var(--brand) 10%, white)`.
final class ColorDerivation: Hashable, Sendable {
    /// What computes the color.
    enum Recipe: Hashable, Sendable {
        case change(ColorChange)
        /// The text of a color with a zero byte for each of the others.
        case text(String)

        /// Returns the color that results from `colors`; nil if there is none.
        func color(of colors: [RGBA]) -> RGBA? {
            switch self {
            case .change(let change): change.color(of: colors)
            case .text(let text): Substitution.color(text, filledWith: colors)
            }
        }
    }

    /// The colors that it is computed from, in order.
    let parts: [SolidColor]
    private let recipe: Recipe
    /// Combined modifiers between the computed color and its use.
    private let modifier: AlphaModifier
    /// The number of derivations that it consists of, each counted as often as it is used.
    private let size: Int
    /// The maximum ``size``. Parts may be computed from the same parts, again and again, to any depth.
    private static let mostSize = 64

    /// Creates a derivation of a known size.
    private init(_ recipe: Recipe, of parts: [SolidColor], _ modifier: AlphaModifier, size: Int) {
        (self.recipe, self.parts, self.modifier, self.size) = (recipe, parts, modifier, size)
    }

    /// Creates the derivation of a color that `recipe` computes from `parts`; nil if no change of a literal changes it, or if it is
    /// too large to be computed again.
    init?(_ recipe: @autoclosure () -> Recipe, of parts: [SolidColor]) {
        guard parts.contains(where: { $0.origin != nil || $0.derivation != nil }) else { return nil }
        let size = parts.reduce(1) { $0 + ($1.derivation?.size ?? 0) }
        guard size <= Self.mostSize else { return nil }
        (self.recipe, self.parts, modifier, self.size) = (recipe(), parts, AlphaModifier(), size)
    }

    /// Returns the same with one more modifier.
    func modified(_ change: (AlphaModifier) -> AlphaModifier) -> ColorDerivation {
        ColorDerivation(recipe, of: parts, change(modifier), size: size)
    }

    /// Returns the same of other parts.
    func mapParts(_ transform: (SolidColor) -> SolidColor) -> ColorDerivation {
        ColorDerivation(recipe, of: parts.map(transform), modifier, size: size)
    }

    /// Returns what the color is after `change`; nil if it stays as it is.
    fileprivate func color(after change: (SolidColor) -> SolidColor) -> RGBA? {
        let changed = parts.map { $0.changed(by: change) }
        guard changed != parts else { return nil }
        return recipe.color(of: changed.map(\.color)).map(modifier.applied)
    }

    static func == (a: ColorDerivation, b: ColorDerivation) -> Bool {
        a === b || a.recipe == b.recipe && a.modifier == b.modifier && a.parts == b.parts
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(recipe)
        hasher.combine(parts)
    }
}

extension SolidColor {
    /// Returns the color after `change` of colors that are written, among them those that it is computed from.
    func changed(by change: (SolidColor) -> SolidColor) -> SolidColor {
        var result = change(self)
        guard let derivation, result == self, let color = derivation.color(after: change) else { return result }
        result.color = color
        return result
    }

    /// Returns the color, noted as computed by `recipe` from `parts`, if a change of them may change it.
    func derived(by recipe: @autoclosure () -> ColorDerivation.Recipe, from parts: [SolidColor]) -> SolidColor {
        guard let derivation = ColorDerivation(recipe(), of: parts) else { return self }
        var result = self
        result.derivation = derivation
        return result
    }

    /// Calls `body` with each literal that it comes from or is computed from.
    func eachLiteral(_ body: (Int) -> Void) {
        if let literal = origin?.literal { body(literal) }
        for part in derivation?.parts ?? [] { part.eachLiteral(body) }
    }
}

extension Paint {
    /// Returns the paint after `change` of colors that are written.
    func changed(by change: (SolidColor) -> SolidColor) -> Paint { mapColors { $0.changed(by: change) } }
}

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

    init(_ recipe: Recipe, of parts: [SolidColor], _ modifier: AlphaModifier = AlphaModifier()) {
        (self.recipe, self.parts, self.modifier) = (recipe, parts, modifier)
    }

    /// Returns the same with one more modifier.
    func modified(_ change: (AlphaModifier) -> AlphaModifier) -> ColorDerivation {
        ColorDerivation(recipe, of: parts, change(modifier))
    }

    /// Returns the same of other parts.
    func mapParts(_ transform: (SolidColor) -> SolidColor) -> ColorDerivation {
        ColorDerivation(recipe, of: parts.map(transform), modifier)
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
        guard parts.contains(where: { $0.origin != nil || $0.derivation != nil }) else { return self }
        var result = self
        result.derivation = ColorDerivation(recipe(), of: parts)
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

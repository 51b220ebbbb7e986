import ColorMath
import SourceColors
import SourceText

extension Linter {
    /// Returns the color of each of `definitions` of the file at `path` with `facts`, in light appearances if it holds
    /// there; nil if it is not a color or unresolved.
    package func colors(
        of definitions: [ColorDefinition], in facts: ColorFacts, path: String
    ) -> [RGBA?] {
        var resolver = Resolver(facts, path: path, workspace: workspace)
        return definitions.map { definition in
            if definition.name.isFlag { return nil }
            let found = resolver.resolve(definition.value)
            var appearances: [Appearance] = [.light, .dark]
            if case .appearances(let only) = definition.scope, !only.contains(AppearanceSet(.light)) {
                appearances.reverse()
            }
            for appearance in appearances {
                if case .solid(let solid) = found[appearance] { return solid.color }
            }
            return nil
        }
    }

    /// Resolves each of `names` at `range` of the file at `path` with `facts`. Returns the color in each appearance,
    /// nil if it is not a color or unresolved.
    package func colors(
        of names: [ColorName], at range: ByteRange, in facts: ColorFacts, path: String
    ) -> [PerAppearance<RGBA?>] {
        var facts = facts
        let uses = names.map { facts.expressions.add(.name($0), at: range) }
        var resolver = Resolver(facts, path: path, workspace: workspace)
        return zip(uses, names).map { use, name in
            var colors = PerAppearance<RGBA?>(nil)
            if name.isFlag { return colors }
            let found = resolver.resolve(use)
            for appearance in Appearance.allCases {
                if case .solid(let solid) = found[appearance] { colors[appearance] = solid.color }
            }
            return colors
        }
    }
}

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

    /// Returns the colors that the first of `names` with any may have at `range` of the file at `path` with `facts`, each with
    /// its definition in another file.
    package func possibleColors(
        of names: [ColorName], at range: ByteRange, in facts: ColorFacts, path: String
    ) -> [(color: RGBA, definition: RelatedPlace)] {
        var facts = facts
        let uses = names.map { facts.expressions.add(.name($0), at: range) }
        var resolver = Resolver(facts, path: path, workspace: workspace)
        for use in uses {
            let found = resolver.resolve(use)
            var colors: [(color: RGBA, definition: RelatedPlace)] = []
            for layer in Appearance.allCases.lazy.flatMap({ found[$0].stacks }).joined() {
                guard case .solid(let solid) = layer, let place = solid.definition,
                    !colors.contains(where: { $0.color == solid.color && $0.definition == place })
                else { continue }
                colors.append((solid.color, place))
            }
            if !colors.isEmpty { return colors }
        }
        return []
    }
}

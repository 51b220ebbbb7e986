import SourceColors

extension Resolver {
    /// Returns what the modifier `name` draws that is given `colors`, by their labels.
    mutating func drawn(by name: String, given colors: [(label: String, color: ResolvedColor)]) -> ResolvedColor {
        results.isIndependent = false
        guard let given = modifiers.given(name) else {
            return modifiers.color(of: name, setsForeground: false, isElevated: isElevated)
        }
        if modifierDepth > 0 {
            guard modifierDepth < ComposedModifiers.maxDepth, modifierFuel > 0 else {
                return .same(.unresolved(.customView(name)))
            }
            modifierFuel -= 1
        }
        var inner =
            givenModifiers.removeValue(forKey: name)
            ?? Resolver(given.views.facts, path: given.path, workspace: units.workspace, modifiers: modifiers)
        inner.modifierDepth = modifierDepth + 1
        inner.modifierFuel = modifierFuel
        let around = given.environment(colors, of: &inner, isElevated: isElevated)
        let color = inner.resolve(given.background, in: around)
        modifierFuel = inner.modifierFuel
        givenModifiers[name] = inner
        let giver = ComposedModifiers.parts(of: name).name
        return color.chosen(by: giver).shared(by: giver) {
            given.views.place($0, in: given.path, "the background in \(giver)")
        }
    }
}

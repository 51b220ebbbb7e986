import ColorMath
import SourceColors
import SourceText

/// Names that rules of another style sheet define for everything in an element: `.sea { --ink: … }`, `.hill { --ink: … }`.
extension ExpressionUnits {
    /// A definition of a name, with its place among the others.
    typealias Value = (scope: DefinitionScope, rank: UInt64, value: ID)

    /// Returns the meaning that `definitions` of a name in the file at `path` have in each theme of the file; nil if they
    /// are of none, or if others do not hold everywhere.
    ///
    /// The first variant is without a theme. What a theme does not define comes from there.
    func themes(of definitions: Zip2Sequence<[SharedDefinition], [Value]>, in path: String) -> Meaning? {
        let themes = workspace.themes(of: path)
        guard !themes.isEmpty else { return nil }
        var general: [Value] = []
        var own = [Value?](repeating: nil, count: themes.count)
        for (definition, value) in definitions {
            if own.indices.contains(definition.theme) {
                if value.rank >= own[definition.theme]?.rank ?? 0 { own[definition.theme] = value }
            } else if case .block = value.scope {
                return nil
            } else {
                general.append(value)
            }
        }
        guard own.contains(where: { $0 != nil }), case .values(let usual) = NameDefinitions(general).choice(at: nil)
        else { return nil }
        var variants: [(label: String, values: PerAppearance<ID?>)] = []
        if !general.isEmpty { variants.append(("", usual)) }
        for (index, theme) in themes.enumerated() {
            let value = own[index] ?? (own.indices.contains(Int(theme.base)) ? own[Int(theme.base)] : nil)
            guard value != nil || !general.isEmpty else { continue }
            var values = PerAppearance<ID?>(nil)
            for appearance in Appearance.allCases where theme.appearances.contains(appearance) {
                // Another theme replaces it in some appearances.
                guard !themes.contains(where: { $0.base == index && $0.appearances.contains(appearance) }) else {
                    continue
                }
                values[appearance] = value?.value ?? usual[appearance]
            }
            variants.append((theme.selector, values))
        }
        return .variants(name: path, variants, kind: .place)
    }

    /// Whether a theme that is not on the root has one of `definitions` of the file at `path`: what is defined at the root
    /// in terms of them keeps the root's value.
    func dependsOnElement(_ definitions: [SharedDefinition], in path: String) -> Bool {
        guard definitions.contains(where: { $0.theme >= 0 }) else { return false }
        let themes = workspace.themes(of: path)
        return definitions.contains { themes.indices.contains($0.theme) && !themes[$0.theme].isOnRoot }
    }
}

extension Workspace {
    /// Returns the themes of the file at `path`.
    func themes(of path: String) -> [SheetTheme] { files[path]?.themes ?? [] }
}

extension [PairJudgement] {
    /// Whether a row from `first` on says the same of the same theme, which may be the same in several appearances. The row
    /// then stands for all.
    mutating func merge(_ variant: String?, _ measurement: ContrastOutcome.Measurement, from first: Int) -> Bool {
        guard let variant else { return false }
        let known = self[first...].firstIndex {
            $0.round == variant && $0.ratio == measurement.ratio && $0.foreground == measurement.foreground.color
                && $0.background == measurement.backdrop
        }
        guard let known else { return false }
        self[known].appearance = nil
        return true
    }
}

import ColorMath
import SourceColors

/// Names that files define for different modes, such as light and dark.
extension ExpressionUnits {
    /// Returns the files for different modes among which is the only one with `name`, at `path`; nil if its names hold in
    /// all modes.
    mutating func modes(ofFileAt path: String, with name: ColorName) -> ModeFiles? {
        let question = Question(name: ColorName(name.space, ""), path: path)
        if let known = modesOfFiles[question] { return known }
        let resolvers = resolvers ?? workspace.objects.tokenResolvers
        self.resolvers = resolvers
        let modes = workspace.modes(ofFileAt: path, in: name.space, resolvers)
        modesOfFiles[question] = .some(modes)
        if modes != nil { dependsOnPlace = true }
        return modes
    }

    /// Returns the meaning of a name that only the file at `path` among `modes` defines, used in the file at `viewer`.
    static func meaning(
        of values: PerAppearance<ID?>, in path: String, among modes: ModeFiles, seenFrom viewer: String
    ) -> Meaning {
        guard let file = modes.files.first(where: { $0.path == path }) else { return .values(values) }
        let own = modes.file(of: viewer)
        if own == file { return .values(values) }
        guard modes.byAppearance != nil else {
            return .variants(name: modes.whole, [(file.mode, values)], files: [path])
        }
        var shown = PerAppearance<ID?>(nil)
        for appearance in Appearance.allCases where own == nil && file.appearances?.contains(appearance) == true {
            shown[appearance] = values[appearance]
        }
        return .onlyInFile(path, shown)
    }

    /// Returns the meaning of `name`, used in `unit`, in the files that define it for different modes; nil if they are not.
    mutating func meaningByMode(of name: ColorName, in unit: Int) -> Meaning? {
        let resolvers = resolvers ?? workspace.objects.tokenResolvers
        self.resolvers = resolvers
        guard var modes = workspace.modes(of: name, seenFrom: viewer(in: unit), skipsOwn: unit == 0, resolvers) else {
            return nil
        }
        dependsOnPlace = true
        if let own = modes.file(of: path) { modes.files = [ModeFile(path: own.path, mode: "", appearances: .all)] }
        var variants: [(label: String, values: PerAppearance<ID?>)] = []
        for file in modes.files {
            let definitions = workspace.definitions(of: name, in: file.path)
            guard case .values(let values) = meaning(of: name, as: definitions, in: file.path, for: unit) else {
                return .ambiguous
            }
            variants.append((file.mode, values))
        }
        guard let files = modes.byAppearance else {
            return .variants(name: modes.whole, variants, files: modes.files.map(\.path))
        }
        var values = PerAppearance<ID?>(nil)
        for appearance in Appearance.allCases {
            guard let file = files[appearance], let place = modes.files.firstIndex(of: file) else { continue }
            values[appearance] = variants[place].values[appearance]
        }
        return .values(values)
    }

    /// Returns the meaning of the custom property `name`, to which the file gives `values` at the root. Rules of other files for an
    /// appearance, `html[data-theme=dark]`, replace these if their rank is higher.
    mutating func meaningInThemes(of name: ColorName, _ values: PerAppearance<ID?>) -> Meaning {
        let others = workspace.paths(defining: name)
        guard others.contains(where: { $0 != path }) else { return .values(values) }
        if let known = inThemes[name] { return known }
        let meaning = newMeaningInThemes(of: name, values, others)
        inThemes[name] = meaning
        return meaning
    }

    private mutating func newMeaningInThemes(
        of name: ColorName, _ values: PerAppearance<ID?>, _ paths: Set<String>
    ) -> Meaning {
        func rank(_ definitions: some Sequence<(scope: DefinitionScope, rank: UInt64)>, in appearance: Appearance)
            -> UInt64?
        {
            definitions.lazy.filter { $0.scope.appearances.contains(appearance) }.map(\.rank).max()
        }
        let own = facts.definitions.filter { $0.name == name }.map { (scope: $0.scope, rank: $0.rank) }
        var result = values
        for path in paths.ordered() where path != self.path {
            let definitions = workspace.definitions(of: name, in: path)
            // A file that sets it for all appearances may be loaded instead of this one.
            let isOfTheme = definitions.allSatisfy { if case .appearances = $0.scope { $0.theme < 0 } else { false } }
            guard isOfTheme else { continue }
            guard case .values(let others) = meaning(of: name, as: definitions, in: path, for: 0) else { continue }
            for appearance in Appearance.allCases {
                let themed = definitions.lazy.filter { if case .appearances = $0.scope { true } else { false } }
                guard let new = rank(themed.map { ($0.scope, $0.rank) }, in: appearance),
                    let value = others[appearance],
                    new > rank(own, in: appearance) ?? 0
                else { continue }
                // Two files that set it leave open which one does last.
                guard result[appearance] == values[appearance] else { return .ambiguous }
                result[appearance] = value
            }
        }
        return .values(result)
    }
}

extension DefinitionScope {
    /// The appearances in which it holds everywhere.
    fileprivate var appearances: AppearanceSet {
        switch self {
        case .everywhere: .all
        case .appearances(let some): some
        case .block, .otherMedium: []
        }
    }
}

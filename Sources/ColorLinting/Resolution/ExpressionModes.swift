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
        guard modes.byAppearance != nil else { return .variants(name: modes.whole, [(file.mode, values)]) }
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
        guard let files = modes.byAppearance else { return .variants(name: modes.whole, variants) }
        var values = PerAppearance<ID?>(nil)
        for appearance in Appearance.allCases {
            guard let file = files[appearance], let place = modes.files.firstIndex(of: file) else { continue }
            values[appearance] = variants[place].values[appearance]
        }
        return .values(values)
    }
}

import ColorMath
import SourceColors
import SourceText

/// Names with several possible definitions: in files any of which may be loaded, or for elements that may be around the color.
extension ExpressionUnits {
    /// The maximum number of definitions to compare.
    private static var mostAlternatives: Int { 8 }

    /// A definition that holds inside of some element.
    private struct Region {
        var path: String
        var range: ByteRange
        var definition: SharedDefinition

        /// What tells it from others.
        var name: String { "\(path):\(range.lowerBound)" }
    }

    /// Returns the meanings that `name`, used in `unit`, may have.
    mutating func meaningOfSeveral(_ name: ColorName, in unit: Int) -> Meaning {
        let meaning = newMeaningOfSeveral(name, in: unit)
        severalOf[Question(name: name, path: viewer(in: unit))] = meaning
        return meaning
    }

    private mutating func newMeaningOfSeveral(_ name: ColorName, in unit: Int) -> Meaning {
        guard name.space == .customProperty || name.space == .preprocessorVariable && !name.isMapEntry else {
            return .ambiguous
        }
        let all = workspace.paths(defining: name, seenFrom: viewer(in: unit))
        guard all.count <= Self.mostAlternatives else { return .ambiguous }
        let paths = all.filter { unit > 0 || $0 != path }.ordered()
        var files: [(path: String, definitions: [SharedDefinition])] = []
        var regions: [Region] = []
        for path in paths {
            // What configures a file of Sass is no definition.
            if workspace.isConfigured(name, in: path) { return .ambiguous }
            var general: [SharedDefinition] = []
            for definition in workspace.definitions(of: name, in: path) {
                if name.space == .customProperty, definition.theme < 0, case .block(let range) = definition.scope {
                    if let last = regions.indices.last, regions[last].path == path, regions[last].range == range {
                        regions[last].definition = definition
                    } else {
                        regions.append(Region(path: path, range: range, definition: definition))
                    }
                } else {
                    general.append(definition)
                }
            }
            if !general.isEmpty { files.append((path, general)) }
        }
        guard files.count + regions.count <= Self.mostAlternatives else { return .ambiguous }
        let outside = regions.map { ThemeVariant(of: $0.name, type: "", kind: .region, name: name.text) }
        var alternatives: [Alternative] = []
        if files.isEmpty { alternatives.append(Alternative(variants: outside, meaning: .undefined)) }
        let defining = files.map(\.path)
        for (path, definitions) in files {
            let isOneOfSeveral = files.count > 1
            guard let values = values(of: definitions, in: path, for: unit, isOneOfSeveral: isOneOfSeveral) else {
                return .tooDeep
            }
            let meaning =
                themes(of: zip(definitions, values), in: path)
                ?? Self.meaning(of: name, among: NameDefinitions(values), at: nil)
            if case .ambiguous = meaning { return .ambiguous }
            // A file for a mode is not seen in the others.
            let mode = modes(ofFileAt: path, with: name)?.files.first { $0.path == path }
            let file =
                isOneOfSeveral ? [ThemeVariant(of: "", type: path, kind: .file, name: name.text, files: defining)] : []
            alternatives.append(
                Alternative(variants: file + outside, meaning: meaning.limited(to: mode?.appearances ?? .all)))
        }
        for region in regions {
            guard let values = values(of: [region.definition], in: region.path, for: unit, isOneOfSeveral: false) else {
                return .tooDeep
            }
            let variant = ThemeVariant(of: region.name, type: region.path, kind: .region, name: name.text)
            alternatives.append(
                Alternative(variants: [variant], meaning: .values(PerAppearance(values.first?.value))))
        }
        return alternatives.count > 1 ? .alternatives(alternatives) : .ambiguous
    }
}

extension ExpressionUnits.Meaning {
    /// Returns the meaning in `appearances`.
    fileprivate func limited(to appearances: AppearanceSet) -> Self {
        if appearances == .all { return self }
        switch self {
        case .values(var values):
            for appearance in Appearance.allCases where !appearances.contains(appearance) { values[appearance] = nil }
            return .values(values)
        case .alternatives(let all):
            return .alternatives(
                all.map { .init(variants: $0.variants, meaning: $0.meaning.limited(to: appearances)) })
        case .onlyInFile, .undefined, .ambiguous, .tooDeep: return self
        }
    }

    /// The values that decide.
    var values: [ExpressionUnits.ID] {
        switch self {
        case .values(let values), .onlyInFile(_, let values): Appearance.allCases.compactMap { values[$0] }
        case .alternatives(let all): all.flatMap(\.meaning.values)
        case .undefined, .ambiguous, .tooDeep: []
        }
    }
}

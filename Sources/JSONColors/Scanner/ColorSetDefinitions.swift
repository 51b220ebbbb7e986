import AppleColors
import ColorMath
import JSONSyntax
import SourceColors
import SourceText

extension JSONColorScanner {
    /// Adds the definition that a color set makes, once for each appearance that differs. Its name is in the file's
    /// path: see ``ColorFacts/nameColorSet(at:)``.
    ///
    /// - Parameter taken: the expressions of the literals, by value.
    mutating func define(_ set: ColorSet, _ taken: [(node: Int32, expression: ExpressionID)]) {
        var references: [Int32: ExpressionID] = [:]
        var values: [(place: ByteRange, value: ExpressionID, appearances: AppearanceSet)] = []
        var lists: [[ExpressionID]] = []
        for appearance in Appearance.allCases {
            let shown = set.shown(in: appearance)
            var list: [ExpressionID] = []
            for entry in shown {
                guard let color = entry.color else { continue }
                var value = tree.member("components", of: color, in: source).flatMap { Self.expression(taken, of: $0) }
                value = value ?? references[color]
                if value == nil { references[color] = reference(color) }
                guard let expression = value ?? references[color] else { continue }
                if !list.contains(where: { isSame($0, expression) }) { list.append(expression) }
            }
            if let index = lists.firstIndex(of: list) {
                values[index].appearances.formUnion(AppearanceSet(appearance))
                continue
            }
            let place = shown.first.map { tree.nodes[Int($0.color ?? $0.node)].range } ?? tree.nodes[0].range
            let value: ExpressionID
            if list.count == 1 {
                value = list[0]
            } else if list.isEmpty {
                let reason = UnresolvedReason.other(
                    "the color set has no color for the \(appearance.title) appearance")
                value = facts.expressions.add(.unresolved(reason), at: place)
            } else {
                value = facts.expressions.add(.oneOf(list), at: place)
            }
            lists.append(list)
            values.append((place, value, AppearanceSet(appearance)))
        }
        for (place, value, appearances) in values {
            let scope = appearances == .all ? DefinitionScope.everywhere : .appearances(appearances)
            facts.definitions.append(
                ColorDefinition(name: ColorName(.asset, ""), nameRange: place, value: value, scope: scope))
        }
    }

    /// Returns the entries of `set` that also apply to dark appearances because no dark entry exists, except colors
    /// that adapt by themselves.
    func lightOnly(
        _ set: ColorSet, _ taken: [(node: Int32, expression: ExpressionID)]
    ) -> [CatalogFacts.LightOnlyEntry] {
        if set.entries.contains(where: { $0.isDark == true }) { return [] }
        return set.entries.compactMap { entry in
            guard entry.isDark == nil, !entry.isHighContrast, !entry.isForOtherLooks, let color = entry.color,
                let components = tree.member("components", of: color, in: source)
            else { return nil }
            var found = CatalogFacts.LightOnlyEntry(
                range: tree.nodes[Int(entry.node)].range, color: tree.nodes[Int(color)].range)
            if let expression = Self.expression(taken, of: components),
                case .literal(let index) = facts.expressions[expression].kind
            {
                found.literal = index
            }
            return found
        }
    }

    /// Whether two expressions denote the same color.
    private func isSame(_ a: ExpressionID, _ b: ExpressionID) -> Bool {
        guard case .literal(let first) = facts.expressions[a].kind,
            case .literal(let second) = facts.expressions[b].kind
        else { return a == b || facts.expressions[a].kind == facts.expressions[b].kind }
        return facts.literals[first].value == facts.literals[second].value
    }

    /// Adds an expression for the system color that `color` refers to, such as
    /// `{"platform": "ios", "reference": "systemBlueColor"}`, or for the reason why it is unresolved.
    private mutating func reference(_ color: Int32) -> ExpressionID {
        let index = tree.member("reference", of: color, in: source)
        guard let index, let name = tree.string(index, in: source) else {
            return facts.expressions.add(.unresolved(.notConstant), at: tree.nodes[Int(color)].range)
        }
        let platform = tree.string(tree.member("platform", of: color, in: source), in: source)
        let families: [SystemColorFamily] = platform == "osx" ? [.appKit] : [.uiKit]
        let names = [name, name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
        let known = families.lazy.flatMap { family in names.lazy.compactMap { SystemColor.named($0, in: family) } }
            .first
        let kind: ColorExpression.Kind =
            known.map { color in
                SystemBackgrounds.index(of: color.name).map { .systemBackground($0) } ?? .appearances(color.colors)
            } ?? .unresolved(.systemColor(name))
        return facts.expressions.add(kind, at: tree.nodes[Int(index)].contentRange)
    }
}

extension JSONColorScanner {
    /// Whether this is the `Contents.json` of a folder whose name is part of the names of the assets in it.
    var providesNamespace: Bool {
        guard let first = tree.nodes.first, first.kind == .object, tree.nodes.count < 64,
            let properties = tree.member("properties", of: 0, in: source),
            let value = tree.member("provides-namespace", of: properties, in: source)
        else { return false }
        return tree.nodes[Int(value)].kind == .true
    }
}

extension ColorFacts {
    /// Gives the definitions of a color set their names, which come from its path: the color's own name and its symbol.
    /// Removes the definitions if the path is not that of a color set.
    mutating func nameColorSet(at path: String) {
        guard let first = definitions.firstIndex(where: { $0.name.space == .asset }) else { return }
        let named = definitions[first...]
        definitions.removeSubrange(first...)
        guard let place = AssetPlace(colorSetAt: path) else { return }
        for name in [ColorName(.asset, place.name), .assetSymbol(place.name)] {
            for var definition in named {
                definition.name = name
                definitions.append(definition)
            }
        }
    }
}

import AppleColors
import ColorMath
import SourceColors
import SourceText

/// Members of color types, and chains that begin with something else.
extension SwiftExpressionReader {
    /// Returns the member of `family` that the links of `chain` from `first` on name, and the index of the link after it.
    ///
    /// - Parameter types: the types that it may be a member of, if one is written.
    func member(
        _ chain: SwiftChain, from first: Int, _ family: SwiftColorFamily, _ depth: Int, of types: [String] = []
    ) -> (ExpressionID, Int) {
        let link = chain.links[first]
        let bytes = tokens.bytes(link.name)
        let range = tokens.byteRange(chain.range(throughNameOf: link))
        let types = types.isEmpty ? imports.memberTypes(family) : types
        facts.note(family, at: range)
        guard link.isPlain else {
            if let gradient = gradient(link, depth) { return (gradient, first + 1) }
            // `.init { … }`, `.init(.brand)`
            if tokens.isText(link.name, "init"), let type = imports.initializedType(family) {
                return (wrapped(type, link, chain, depth), first + 1)
            }
            if let color = numericCall(link, chain) { return (color, first + 1) }
            return names.call(chain, at: first, of: types)
        }
        if family.isSwiftUI, SwiftModifiers.materials.contains(bytes) {
            return (facts.add(.unresolved(.material), at: range), first + 1)
        }
        if isRedeclared(link.name, of: types) {
            return names.path(chain, from: first, root: .colorTypes(types), family)
        }
        switch imports.namedColor(bytes, in: family) {
        case .colors(let colors):
            let isSame = Appearance.allCases.allSatisfy { colors[$0] == colors.light }
            facts.collected.namedColors.append(NamedColorUse(range: range, colors: colors))
            let kind: ColorExpression.Kind =
                isSame
                ? .constant(colors.light)
                : SystemBackgrounds.index(of: bytes).map { .systemBackground($0) } ?? .appearances(colors)
            return (facts.add(kind, at: range), first + 1)
        case .chosenBySystem:
            return (facts.add(.unresolved(.systemColor(tokens.text(link.name))), at: range), first + 1)
        case .unknown: break
        }
        return names.path(chain, from: first, root: .colorTypes(types), family)
    }

    /// Whether the file declares a static member of one of the color types `types` that is called like the name at `index`, which
    /// hides one of the framework: `extension UIColor { static let systemRed = … }`.
    private func isRedeclared(_ index: Int, of types: [String]) -> Bool {
        guard !extendedTypes.isEmpty else { return false }
        return types.contains { type in
            guard extendedTypes.contains(type),
                let member = names.file.declarations.member(tokens.text(index), of: type)
            else { return false }
            return tokens.hasWord(before: member.token - 1, "static", "class")
        }
    }

    /// Returns the expression of a chain that begins with neither a color type nor a dot, and the index of the link after
    /// it.
    func other(_ chain: SwiftChain, _ family: SwiftColorFamily, _ depth: Int) -> (ExpressionID, Int) {
        let link = chain.links[0]
        let end = chain.links.count
        if let gradient = gradient(link, depth) { return (gradient, end) }
        if tokens.isText(link.name, "AnyShapeStyle"), let argument = tokens.arguments(of: link).first,
            argument.label == nil
        {
            return (expression(argument.range, family, depth: depth + 1), 1)
        }
        if tokens.isText(link.name, "Material"), chain.links.count > 1 {
            return (facts.unresolved(.material, chain.range), end)
        }
        if let drawing = drawing(chain, depth) { return (drawing, end) }
        guard tokens.isName(link.name) else {
            return (facts.unresolved(.other("unsupported expression"), chain.range), end)
        }
        if let declared = names.declared(chain, family) ?? names.memberOfValue(chain, family) { return declared }
        if let given = names.given(chain, family) {
            // Noted first, so that a value in terms of itself ends.
            if let initial = given.initialValue, facts.noteDefault(given.name) {
                let value = expression(initial, given.family ?? family, depth: depth + 1)
                facts.collected.viewDefaults.append(ViewDefault(name: given.name, value: value))
            }
            return (given.expression, given.next)
        }
        if tokens.isText(link.name, "nil"), link.isPlain {
            return (facts.unresolved(.notAColor("nil"), chain.range), end)
        }
        guard tokens.isCapitalized(link.name) else {
            let words = chain.links.prefix(8).prefix { $0.isPlain }.map { tokens.text($0.name) }
            // `color(for: theme)`, `self.color(for: theme)`
            if words.isEmpty || words.count == 1 && end > 1 && tokens.isText(link.name, "self") {
                if let color = numericCall(chain.links[words.count], chain) { return (color, words.count + 1) }
                return names.call(chain, at: words.count, of: names.owners(of: chain, before: words.count))
            }
            // Modifiers of the name's color are not the reason why it is unknown.
            guard !words.isEmpty, chain.links[words.count...].allSatisfy({ isModifier($0) }) else {
                return (names.unknownCall(chain.links[min(words.count, end - 1)], chain), end)
            }
            let unknown = facts.unresolved(.unknownName(words.joined(separator: ".")), chain.range)
            // A variable with a written type is of that type.
            let first = chain.links[words.count > 1 ? words.count - 2 : 0].name
            let declaration =
                words.count == 2 ? names.file.declarations.declaration(of: tokens.text(first), at: first) : nil
            guard words.count > 1, words.count < 8,
                declaration.map({ tokens.kind($0.token + 1) != .colon }) ?? true
            else { return (unknown, end) }
            let range = tokens.byteRange(chain.range(throughNameOf: chain.links[words.count - 1]))
            return (names.namedLikeType(words, unless: unknown, at: range), words.count)
        }
        if tokens.isText(link.name, "R"), chain.links.count > 2, tokens.isText(chain.links[1].name, "color") {
            // R.swift: `R.color.brand()`
            let range = tokens.byteRange(chain.range(through: chain.links[2]))
            return (names.symbol(tokens.text(chain.links[2].name), at: range), 3)
        }
        guard link.isPlain else {
            if tokens.isText(link.name, "ColorAsset") || tokens.isText(link.name, "ColorResource"),
                let argument = tokens.arguments(of: link).first, tokens.isLabeled(argument, "name")
            {
                return (asset(argument, chain, link), 1)
            }
            let unknown = facts.unresolved(.customView(tokens.text(link.name)), chain.range)
            return (names.drawing(by: link, of: chain, unless: unknown), 1)
        }
        guard chain.links.count > 1, chain.links[1].isPlain else {
            // `PinkGradient`, a constant outside of types
            guard end > 1 else { return names.path(chain, from: 0, root: .type, family) }
            if let color = numericCall(chain.links[1], chain) { return (color, 2) }
            return names.call(chain, at: 1, of: names.owners(of: chain, before: 1))
        }
        return names.path(chain, from: 0, root: .type, family)
    }

    private func isModifier(_ link: SwiftLink) -> Bool {
        SwiftModifiers.roles[tokens.bytes(link.name)] != nil || tokens.isText(link.name, "withAlphaComponent")
    }
}

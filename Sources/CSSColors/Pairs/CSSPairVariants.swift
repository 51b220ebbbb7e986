import ColorMath
import SourceColors
import SourceText

/// How a site relates to an element.
enum CSSSiteRelation {
    /// It is the root.
    case root
    /// It may be around the element, or be the element.
    case around
    /// It is the element: its selector requires all that the element's does.
    case same
    /// It is probably the element, whose class its class begins with: `.btn-primary` for `.btn`.
    case modifier
    /// It is probably a component around the element, whose class its class begins with: `.menu-dark` for `.menu .item`.
    case container
}

/// Judges pairs at each site that defines their custom properties, with both values from the same site.
extension CSSPairing {
    /// A place at which expressions are evaluated, with the names that were looked up there.
    struct Binding {
        /// The index of the site, or -1 for the root.
        var site: Int32
        /// How the site relates to the element.
        var relation = CSSSiteRelation.around
        var appearance: Appearance
        /// The names with sites: those that the element's own rules define, others that they use, and those that
        /// definitions at the root use.
        var own: [Int32] = [], direct: [Int32] = [], deep: [Int32] = []
        /// The names with sites that have no definition here, so that their fallback counts.
        var unset: [Int32] = []
        /// At a modifier of the element, all sites that are: what only they define may be missing.
        var modifiers: Set<Int32> = []
        /// Whether a name with sites has no definition here.
        var isIncomplete = false
        /// The number of expressions to visit at most.
        var fuel = 256
    }

    /// The maximum number of pairs to add for sites.
    private static let mostVariants = 1 << 15

    /// Adds `pair`, which meets on the element at index `index` and whose sides are on the elements of views `text` and
    /// `behind`, once for each site that defines its custom properties.
    ///
    /// - A site on the root affects everything, so the pair is judged there.
    /// - A site that defines properties of both sides belongs to them: `.btn-primary` for `.btn`, a theme for
    ///   everything in it.
    /// - At a site that defines properties of one side, it is not known whether the two meet. If the pair fails there,
    ///   it is unresolved.
    mutating func addVariants(of pair: ColorPair, at index: Int, _ text: Int, _ behind: Int) {
        let context = elements.all[index].context
        guard let background = pair.background, hasNames(pair.foreground) || hasNames(background),
            !elements.contexts[Int(context)].isApart, facts.pairs.count < CSSPairing.mostVariants
        else { return add(pair) }
        if variants == nil { variants = CSSVariants(definitionSites, &selectors, elements, facts) }
        var plain = AppearanceSet()
        let all = Appearance.allCases.filter { pair.appearances.contains($0) }
        let differs = variants?.differs == true
        for appearance in differs ? all : Array(all.prefix(1)) {
            var one = pair
            if differs { one.appearances = AppearanceSet(appearance) }
            if !addVariants(of: one, over: background, at: index, text, behind, appearance) {
                plain.formUnion(one.appearances)
            }
        }
        guard !plain.isEmpty else { return }
        var rest = pair
        rest.appearances = plain
        add(rest)
    }

    /// Returns false if the pair is the same at all sites, or not judged at any.
    private mutating func addVariants(
        of pair: ColorPair, over background: ExpressionID, at index: Int, _ text: Int, _ behind: Int,
        _ appearance: Appearance
    ) -> Bool {
        var above = Binding(site: -1, appearance: appearance)
        var base = pair
        base.foreground = bound(pair.foreground, text, &above, 0)
        var below = Binding(site: -1, appearance: appearance)
        base.background = bound(background, behind, &below, 0)
        guard let variants else { return false }
        let (upper, lower) = (above.direct + above.own, below.direct + below.own)
        let names = upper + lower + above.deep + below.deep
        guard !names.isEmpty else { return false }
        let (inUpper, inLower) = (Set(upper.flatMap(variants.sites)), Set(lower.flatMap(variants.sites)))
        let open = Set((above.direct + below.direct + above.deep + below.deep).flatMap(variants.sites))
        let isComplete = !above.isIncomplete && !below.isIncomplete
        var seen: Set<Int32> = []
        var modifiers: Set<Int32> = []
        var found: [(site: Int32, relation: CSSSiteRelation, isCertain: Bool)] = []
        for site in names.flatMap(variants.sites) where seen.insert(site).inserted {
            guard found.count < CSSVariants.mostSites, seen.count <= CSSVariants.mostSites * 4 else { break }
            guard variants.sites[Int(site)].appearances.contains(appearance),
                var relation = relation(of: site, to: index, isDefinedAround: isComplete)
            else { continue }
            if relation == .same || relation == .modifier {
                modifiers.insert(site)
                if overrides(site, text, behind, appearance) { continue }
            }
            let isOfBoth = inUpper.contains(site) && inLower.contains(site)
            if relation == .container, !isOfBoth || !isWithoutColors(site) { relation = .around }
            switch relation {
            case .same, .modifier, .container: break
            case .root, .around:
                // The element's own rules take precedence.
                guard open.contains(site) else { continue }
                // Below the root, it does not affect what the root's definitions use. It may be on the root, though.
                if relation == .around, !inUpper.contains(site), !inLower.contains(site) { relation = .root }
            }
            // Other kinds of elements, or states of them, may be anywhere.
            let place = selectors.all[Int(variants.sites[Int(site)].selector)].range
            let isApart = relation == .around && isComplete && hasByte(UInt8(ascii: ":"), in: place)
            let isCertain = relation == .same || variants.sites[Int(site)].root != nil || isOfBoth && !isApart
            let one = (site, relation, isCertain && isCompatible(site, with: elements.all[index].context))
            // Of the selectors that `:is()` makes, the one for this element counts.
            let rule = variants.sites[Int(site)].rule
            guard let known = found.firstIndex(where: { variants.sites[Int($0.site)].rule == rule }) else {
                found.append(one)
                continue
            }
            if relation == .same, found[known].relation != .same { found[known] = one }
        }
        let nearer = seen.filter { variants.sites[Int($0)].appearances.contains(appearance) }
        let specials = sites(nearer, requiringAncestorsOf: index)
        if !specials.isEmpty {
            found.removeAll { one in
                one.relation != .container && specials.contains { specializes($0, one.site, at: index) }
            }
        }
        if !isComplete, !found.contains(where: { $0.isCertain }) { return false }
        let unset = above.unset + below.unset
        // Nothing says that the element takes an option.
        found.removeAll { one in
            !one.isCertain && one.relation != .modifier && isOption(one.site, of: unset, among: names, appearance)
        }
        if found.contains(where: { !$0.isCertain && $0.relation != .modifier }) { base.uncertainty = .values }
        if isComplete { add(base) }
        for isCertain in [true, false] {
            for one in found where one.isCertain == isCertain {
                var variant = pair
                variant.site = variants.sites[Int(one.site)].place
                above = Binding(site: one.site, relation: one.relation, appearance: appearance)
                variant.foreground = bound(pair.foreground, text, &above, 0)
                below = Binding(site: one.site, relation: one.relation, appearance: appearance)
                if one.relation == .modifier { below.modifiers = modifiers }
                variant.background = bound(background, behind, &below, 0)
                if !isCertain || above.isIncomplete || below.isIncomplete { variant.uncertainty = .values }
                add(variant)
            }
        }
        return true
    }

    /// Whether a name is among the parts of the expression `id`.
    func hasNames(_ id: ExpressionID) -> Bool {
        switch facts.expressions[id].kind {
        case .literal, .constant, .appearances, .unresolved: false
        default: true
        }
    }

    /// Whether a name in the expression `id` is defined at sites, for use at the root.
    mutating func dependsOnSites(_ id: ExpressionID) -> Bool {
        guard !definitionSites.isEmpty, hasNames(id) else { return false }
        if variants == nil { variants = CSSVariants(definitionSites, &selectors, elements, facts) }
        return [Appearance.light, .dark].contains { appearance in
            var binding = Binding(site: -1, appearance: appearance)
            _ = bound(id, views.count + CSSPairing.mostViews, &binding, 0)
            return !binding.deep.isEmpty
        }
    }

    /// The maximum length of a chain of names.
    private static let mostLevels = 24

    /// Returns the expression `id` with its names replaced by their definitions at the site of `binding`, for use on
    /// the element of view `view`, or at the root if `view` is the number of views.
    private mutating func bound(
        _ id: ExpressionID, _ view: Int, _ binding: inout Binding, _ level: Int
    ) -> ExpressionID {
        let old = facts.expressions[id]
        if !hasNames(id) { return id }
        // The page has its colors from no site.
        if case .gradient(_, let line) = old.kind, line.veil == .page { return id }
        guard level < CSSPairing.mostLevels, binding.fuel > 0 else {
            binding.isIncomplete = true
            return id
        }
        binding.fuel -= 1
        if let name = old.kind.name, name.space == .customProperty {
            let number = selectors.texts.find(UInt8(ascii: "v"), name.text)
            if var (definition, place) = definition(of: number, at: view, &binding) {
                while resets(definition),
                    !lexemes.matches(facts.expressions.range(of: facts.definitions[Int(definition)].value), "initial"),
                    let outer = self.definition(of: number, at: place + 1, &binding), outer.view > place
                {
                    (definition, place) = outer
                }
                if case .nameOr(_, let fallback) = old.kind, resets(definition) {
                    return bound(fallback, view, &binding, level + 1)
                }
                let value = facts.definitions[Int(definition)].value
                let new = bound(value, place, &binding, level + 1)
                if case .defined(_, new) = old.kind { return id }
                // At a site, the definition for part of what the site requires may win over that at the root.
                let isPlain =
                    new == value && variants?.hasSites(number) != true
                    && (binding.site < 0
                        || definition
                            == variants?.rootDefinition(number, binding.appearance, site: -1, implied: nil, facts))
                return isPlain ? id : defined(name, as: new, id, old.range)
            }
            if case .defined = old.kind { return id }
            guard variants?.hasSites(number) == true else { return id }
            guard case .nameOr(_, let fallback) = old.kind else {
                let modifiers = binding.modifiers
                if variants?.sites(of: number).allSatisfy({ modifiers.contains($0) }) == true {
                    let nothing = UnresolvedReason.tokens(of: name.text, text: "")
                    return expression(path(path(.doubt, Int(id.index)), 0), .unresolved(nothing), old.range)
                }
                binding.isIncomplete = true
                return id
            }
            binding.unset.append(number)
            return bound(fallback, view, &binding, level + 1)
        }
        var changed: [ExpressionID: ExpressionID] = [:]
        for (index, part) in old.kind.parts.enumerated() where changed[part] == nil {
            let new = bound(part, view, &binding, level + 1)
            // What lies beneath an opaque color is not seen.
            if index == 0, case .layers = old.kind, !mayBeTranslucent(new) { return new }
            if new != part { changed[part] = new }
        }
        if changed.isEmpty { return id }
        var path = path(.changed, Int(id.index))
        for inner in old.kind.parts { path = self.path(path, (changed[inner] ?? inner).index) }
        return expression(path, old.kind.mapping(parts: { changed[$0] ?? $0 }, literal: { $0 }), old.range)
    }

    private mutating func defined(
        _ name: ColorName, as value: ExpressionID, _ id: ExpressionID, _ range: ByteRange
    ) -> ExpressionID {
        expression(path(path(.bound, Int(id.index)), value.index), .defined(name, as: value), range)
    }
}

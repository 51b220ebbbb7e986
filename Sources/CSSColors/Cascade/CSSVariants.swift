import ColorMath
import SourceColors
import SourceText

/// A definition of a custom property that does not hold everywhere, with the place where it holds.
struct CSSDefinitionSite {
    /// The id of the name.
    var name: Int32
    /// The index in ``ColorFacts/definitions``.
    var definition: Int32
    /// The index of the selector.
    var selector: Int32
    /// The index of the context.
    var context: Int32
    /// The appearances in which it holds.
    var appearances: AppearanceSet
    /// The rank in the cascade; higher wins.
    var rank: UInt64
    /// The selector in the source, or the condition around a rule for the root.
    var place: ByteRange
}

/// The places at which a style sheet defines custom properties: a theme's class, a component's modifier, the root under
/// a condition.
///
/// What a site does not define comes from the site it is on, and in the end from the root.
struct CSSVariants {
    struct Site {
        var selector: Int32
        var context: Int32
        var place: ByteRange
        /// The offset of the selector in the source. Those that `:is()` or an enclosing rule makes of it share it.
        var rule: Int32
        /// The root element or the body, if it is one of them, so that everything is inside it.
        var root: CSSCompound.Root?
        /// The appearances in which it defines something.
        var appearances = AppearanceSet()
        /// What its selector and the ancestors in it select; computed on demand.
        var views: [CSSView]?
    }

    var sites: [Site] = []
    /// For each name, the first of its links in ``links``.
    private var first = CSSIDMap()
    /// The sites that define a name: the index of the site, and that of the next link or -1.
    private var links: [(site: Int32, next: Int32)] = []
    /// The definitions by site and name, linked by ``placeLinks``.
    private var places = CSSPairTable()
    private var placeLinks: [(of: Int32, next: Int32)] = []
    /// The compounds of the sites that are a theme of one appearance: `.dark.sea`.
    private var themes = CSSIDMap()
    /// The definitions that hold everywhere, by name and appearance, or 0 for the last one for all appearances.
    private var general = CSSPairTable()
    /// Whether a definition holds in some appearances only.
    private(set) var differs = false
    /// The definitions with their places.
    private var all: [CSSDefinitionSite]

    /// Groups `definitions` by site.
    init(
        _ definitions: [CSSDefinitionSite], _ selectors: inout CSSSelectors, _ elements: CSSElements,
        _ facts: ColorFacts
    ) {
        all = definitions
        var known = CSSPairTable()
        for (index, one) in definitions.enumerated() {
            let selector = selectors.all[Int(one.selector)]
            var site = known[selector.id, one.context]
            if site < 0 {
                site = Int32(truncatingIfNeeded: sites.count)
                known.set(selector.id, one.context, to: site)
                sites.append(
                    Site(
                        selector: one.selector, context: one.context, place: one.place,
                        rule: Int32(truncatingIfNeeded: selector.range.lowerBound),
                        root: selectors.root(selector)))
                if selector.compounds.count == 1, selectors.isTheme(selector.compounds.lowerBound) {
                    themes[selectors.compounds[selector.compounds.lowerBound].id] = 0
                }
            }
            if places[one.name, site] < 0 {
                links.append((site, first[one.name]))
                first[one.name] = Int32(truncatingIfNeeded: links.count - 1)
            }
            if one.appearances != .all { differs = true }
            sites[Int(site)].appearances.formUnion(one.appearances)
            placeLinks.append((Int32(truncatingIfNeeded: index), places[one.name, site]))
            places.set(one.name, site, to: Int32(truncatingIfNeeded: placeLinks.count - 1))
        }
        addGeneral(facts, &selectors)
    }

    /// Finds the definitions that win everywhere: those of the highest rank; of equal ones, those for the fewest
    /// appearances; of these, the last.
    private mutating func addGeneral(_ facts: ColorFacts, _ selectors: inout CSSSelectors) {
        for (index, definition) in facts.definitions.enumerated() where definition.name.space == .customProperty {
            let appearances: AppearanceSet
            switch definition.scope {
            case .everywhere: appearances = .all
            case .appearances(let some):
                appearances = some
                differs = true
            default: continue
            }
            let name = selectors.texts.id(UInt8(ascii: "v"), definition.name.text)
            if appearances == .all {
                let old = general[name, 0]
                if old < 0 || facts.definitions[Int(old)].rank < definition.rank {
                    general.set(name, 0, to: Int32(truncatingIfNeeded: index))
                }
            }
            for appearance in Appearance.allCases where appearances.contains(appearance) {
                let key = Int32(AppearanceSet(appearance).rawValue)
                let old = general[name, key]
                if old >= 0 {
                    let other = facts.definitions[Int(old)]
                    var spread = AppearanceSet.all.count
                    if case .appearances(let some) = other.scope { spread = some.count }
                    guard
                        definition.rank > other.rank || definition.rank == other.rank && appearances.count <= spread
                    else { continue }
                }
                general.set(name, key, to: Int32(truncatingIfNeeded: index))
            }
        }
    }

    /// Whether a site is a theme with the compound whose id is `compound`.
    func isTheme(_ compound: Int32) -> Bool { themes[compound] >= 0 }

    /// Whether a site defines the name with the id `name`.
    func hasSites(_ name: Int32) -> Bool { first[name] >= 0 }

    /// Returns the indices of the sites that define the name with the id `name`.
    func sites(of name: Int32) -> [Int32] {
        var result: [Int32] = []
        var link = first[name]
        var (count, rule) = (0, Int32(-1))
        while link >= 0, result.count < CSSVariants.mostSites * 4 {
            let site = links[Int(link)].site
            if sites[Int(site)].rule != rule { count += 1 }
            if count > CSSVariants.mostSites { break }
            rule = sites[Int(site)].rule
            result.append(site)
            link = links[Int(link)].next
        }
        return result.reversed()
    }

    /// The maximum number of sites to judge a pair at, counting those of one selector in the source once.
    static let mostSites = 64

    /// Returns the index of the definition of `name` at the root in `appearance`, where the site at index `site` is on
    /// the root as well, or is -1; nil if there is none. `implied` is the definition of rules that apply at the site too.
    func rootDefinition(
        _ name: Int32, _ appearance: Appearance, site: Int32, implied: CSSDefinitionRecord?, _ facts: ColorFacts
    ) -> Int32? {
        let everywhere = general[name, 0]
        let general = general[name, Int32(AppearanceSet(appearance).rawValue)]
        if general >= 0, everywhere >= 0,
            ColorDefinition.dependsOnPlace(
                facts.definitions[Int(general)].rank, against: facts.definitions[Int(everywhere)].rank),
            !facts.areAlike(general, everywhere)
        {
            return nil
        }
        var best = general
        let rank = general >= 0 ? facts.definitions[Int(general)].rank : 0
        guard site >= 0,
            let own = definition(name, appearance, site: site) ?? implied.map({ (index: $0.definition, rank: $0.rank) })
        else { return best >= 0 ? best : nil }
        // Declarations on the body win over values inherited from the root; see `scope(of:isImportant:)`.
        if best < 0 || UInt64((sites[Int(site)].root ?? .html).rawValue) << 62 | own.rank >= rank { best = own.index }
        return best >= 0 ? best : nil
    }
}

extension ColorFacts {
    /// Whether the definitions at the indices `a` and `b` have the same value, which is not a color: a number.
    fileprivate func areAlike(_ a: Int32, _ b: Int32) -> Bool {
        guard case .unresolved(let a) = expressions[definitions[Int(a)].value].kind,
            case .unresolved(let b) = expressions[definitions[Int(b)].value].kind
        else { return false }
        return a == b
    }
}

extension CSSVariants {
    /// Returns the winning definition of `name` at the site at index `site`, with its rank; nil if it has none.
    func definition(_ name: Int32, _ appearance: Appearance, site: Int32) -> (index: Int32, rank: UInt64)? {
        var best: (index: Int32, rank: UInt64)?
        var link = places[name, site]
        while link >= 0 {
            let one = all[Int(placeLinks[Int(link)].of)]
            if one.appearances.contains(appearance), best.map({ one.rank >= $0.rank }) ?? true {
                best = (one.definition, one.rank)
            }
            link = placeLinks[Int(link)].next
        }
        return best
    }

    /// Returns the rank of the definition at index `definition` at its site.
    func rank(of definition: Int32) -> UInt64 {
        let place = all.partitioningIndex { $0.definition >= definition }
        return place < all.count && all[place].definition == definition ? all[place].rank : 0
    }
}

extension CSSSelectors {
    /// Whether the compound at index `compound` requires one appearance and something else, too: `.dark.sea`.
    func isTheme(_ compound: Int) -> Bool {
        compounds[compound].appearances != .all && compounds[compound].isParticular
    }

    /// Whether `selector` requires that no theme is chosen.
    func excludesThemes(_ selector: CSSSelector) -> Bool {
        selector.compounds.last.map { compounds[$0].excludesThemes } ?? false
    }

    /// Returns the root element or the body if `selector` selects it under some condition.
    func root(_ selector: CSSSelector) -> CSSCompound.Root? {
        guard selector.compounds.count == 1, let last = selector.compounds.last, !selector.isOpaque else { return nil }
        let compound = compounds[last]
        guard compound.pseudoElement == nil else { return nil }
        if compound.root == .html || compound.root == .body { return compound.root }
        // `[data-theme="forest"]`
        guard compound.parts.count == 1, lexemes.source[selector.range.lowerBound] == UInt8(ascii: "[") else {
            return nil
        }
        let start = lexemes.endOfBlank(selector.range.lowerBound + 1)
        return CSSThemeWords.areAbout(ByteRange(start, lexemes.endOfName(start)), in: lexemes) ? .html : nil
    }
}

import ColorMath
import SourceColors
import SourceText

/// Finds the component that an element is in by the custom properties that it uses: `.menu-item { color: var(--menu-text) }`
/// works only in `.menu`, if the rules for that and its modifiers are all that define the property.
extension CSSPairing {
    /// Returns the view of the component that provides the color of the element at `index`, or else its background, if it is
    /// around the element and no part of it with a background may be between.
    mutating func provider(around index: Int, _ subject: CSSCompound) -> CSSView? {
        guard !definitionSites.isEmpty, elements.all[index].context == 0, subject.pseudoElement == nil else {
            return nil
        }
        for property in [CSSProperty.color, .backgroundColor] {
            guard let winner = elements.winner(property, in: views[0], .light),
                case .color(.expression(let id, _)) = settings[Int(winner.setting)].value,
                case .name(let name) = facts.expressions[id].kind, name.space == .customProperty
            else { continue }
            let site = provider(of: selectors.texts.find(UInt8(ascii: "v"), name.text))
            guard site >= 0, let one = variants?.sites[Int(site)],
                let base = selectors.all[Int(one.selector)].compounds.last,
                let part = selectors.parts[selectors.compounds[base].parts].first,
                !isButton(selectors.compounds[base]), isInside(part, subject),
                !hasBox(of: part, besides: subject), !above.contains(where: { has(part, $0) })
            else { return nil }
            let view = siteViews(site).first
            return view.flatMap {
                elements.says(CSSPropertySet([.backgroundColor, .backgroundImage]), in: $0) ? $0 : nil
            }
        }
        return nil
    }

    /// Whether the element of `view` has the class `part`, or is a modifier of what has it: `.menu-dark`.
    private func has(_ part: Int32, _ view: CSSView) -> Bool {
        guard let last = view.compounds.last else { return false }
        let compound = selectors.compounds[last]
        return selectors.parts[compound.parts].contains(part) || selectors.families(of: compound).contains(part)
    }

    /// Returns the index of the site at the component that provides the custom property with the id `name`; -1 if there is
    /// none: a rule for a single class that the property is named after, of which all others that define it are modifiers. Other
    /// style sheets may define properties with common names.
    private mutating func provider(of name: Int32) -> Int32 {
        guard name >= 0 else { return -1 }
        if providers[name] >= 0 { return providers[name] - 1 }
        if variants == nil { variants = CSSVariants(definitionSites, &selectors, elements, facts) }
        let site = findProvider(of: name)
        providers[name] = site + 1
        return site
    }

    private func findProvider(of name: Int32) -> Int32 {
        guard let variants else { return -1 }
        let sites = variants.sites(of: name)
        guard
            [Appearance.light, .dark].allSatisfy({
                variants.rootDefinition(name, $0, site: -1, implied: nil, facts) == nil
            })
        else { return -1 }
        var base: (site: Int32, part: Int32)?
        for site in sites where variants.sites[Int(site)].context == 0 {
            let selector = selectors.all[Int(variants.sites[Int(site)].selector)]
            guard selector.compounds.count == 1, !selector.isOpaque, let last = selector.compounds.last,
                selectors.compounds[last].pseudoElement == nil
            else { return -1 }
            let parts = selectors.parts[selectors.compounds[last].parts]
            if parts.count == 1, let part = parts.first, CSSPart.isClass(part), base == nil, names(name, part) {
                base = (site, part)
            }
        }
        guard let base else { return -1 }
        let areModifiers = sites.allSatisfy { site in
            guard let last = selectors.all[Int(variants.sites[Int(site)].selector)].compounds.last else { return false }
            let compound = selectors.compounds[last]
            return selectors.parts[compound.parts].contains(base.part)
                || selectors.families(of: compound).contains(base.part)
        }
        return areModifiers ? base.site : -1
    }

    /// Whether a word in the custom property with the id `name` is the first one in the class `part`: `--menu-text` for
    /// `.menu-box`.
    private func names(_ name: Int32, _ part: Int32) -> Bool {
        func isJoint(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }
        var result = false
        selectors.texts.withText(name) { property in
            selectors.texts.withText(CSSPart.id(part)) { class_ in
                let first = class_.prefix { !isJoint($0) }
                result = property.split(whereSeparator: isJoint).contains { $0.elementsEqual(first) }
            }
        }
        return result
    }

    /// Whether the element is inside of the component of the class `part`, and not that component itself.
    private func isInside(_ part: Int32, _ subject: CSSCompound) -> Bool {
        let own = selectors.parts[subject.parts]
        if own.contains(part) { return false }
        guard selectors.families(of: subject).contains(part) else { return true }
        // `.menu-dark` is not inside of `.menu`, but `.menu-title` is.
        return own.contains { one in
            CSSPart.isClass(one) && hasWord(one) { word, isLast in isLast && Self.partWords[word] != nil }
        }
    }

    /// The last words in the classes of parts of components.
    private static let partWords = WordTable<Bool>([
        ("header heading footer title body content item link text caption cell row list menu", true)
    ])

    /// Whether a part of the component of the class `part` besides that of `subject` has a background of its own, in which
    /// the element may be.
    private mutating func hasBox(of part: Int32, besides subject: CSSCompound) -> Bool {
        let boxes = partBoxes ?? findPartBoxes()
        partBoxes = boxes
        let own = selectors.parts[subject.parts]
        return boxes[part]?.contains { !own.contains($0) } ?? false
    }

    /// Returns the classes of the parts of components for which a rule draws a background at rest, by the components' classes.
    private func findPartBoxes() -> [Int32: [Int32]] {
        var result: [Int32: [Int32]] = [:]
        for (index, element) in elements.all.enumerated() where element.hasBackground {
            guard let last = selectors.all[Int(element.selector)].compounds.last else { continue }
            let compound = selectors.compounds[last]
            guard compound.pseudoElement == nil, compound.state < 0,
                drawsBackground([Int32(truncatingIfNeeded: index)])
            else { continue }
            let own = selectors.parts[compound.parts]
            for family in selectors.families(of: compound) where !own.contains(family) {
                for part in own where CSSPart.isClass(part) && result[family]?.count ?? 0 < Self.mostPartBoxes {
                    result[family, default: []].append(part)
                }
            }
        }
        return result
    }

    /// The maximum number of parts to consider for a component.
    private static let mostPartBoxes = 16
}

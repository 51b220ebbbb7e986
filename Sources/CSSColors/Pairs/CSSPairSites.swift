import ColorMath
import SourceColors
import SourceText

/// Tells how the places that define custom properties relate to the elements that use them.
extension CSSPairing {
    /// Whether the element at the site at index `site`, which is also the one of the pair, has another text color or
    /// background there: `.btn-link { background: none }` for `.btn`.
    mutating func overrides(_ site: Int32, _ text: Int, _ behind: Int, _ appearance: Appearance) -> Bool {
        guard let own = siteViews(site).first else { return false }
        return [CSSProperty.color, .backgroundColor, .backgroundImage].contains { property in
            guard property == .color ? text == 0 : behind == 0,
                let new = elements.winner(property, in: own, appearance)
            else { return false }
            let old = elements.winner(property, in: views[0], appearance)
            return old.map { new.rank > $0.rank } ?? true
        }
    }

    /// Whether the class of the site at index `site` is that of a modifier of the element of view `view`.
    func modifies(_ site: Int32, _ view: Int) -> Bool {
        guard let one = variants?.sites[Int(site)], let element = views[view].compounds.last else { return false }
        let selector = selectors.all[Int(one.selector)]
        guard selector.compounds.count == 1, let other = selector.compounds.last,
            selectors.compounds[other].pseudoElement == nil, !isPart(selector.range)
        else { return false }
        let families = selectors.families(of: selectors.compounds[other])
        return selectors.parts[selectors.compounds[element].parts].contains { families.contains($0) }
    }

    /// Whether the rules for the site at index `site` set neither a text color nor a background.
    mutating func isWithoutColors(_ site: Int32) -> Bool {
        guard let own = siteViews(site).first else { return false }
        return !elements.says(CSSPropertySet([.color, .backgroundColor, .backgroundImage]), in: own)
    }

    /// Whether the site at index `site` only sets numbers that have a fallback at the element, where no rule sets them: of
    /// `names`, those in `unset`. The fallback is what is meant without the option: `rgb(… / var(--opacity, 1))`.
    func isOption(_ site: Int32, of unset: [Int32], among names: [Int32], _ appearance: Appearance) -> Bool {
        names.allSatisfy { name in
            guard let found = variants?.definition(name, appearance, site: site) else { return true }
            let value = facts.definitions[Int(found.index)].value
            guard unset.contains(name), case .unresolved(.tokens(_, let text)) = facts.expressions[value].kind else {
                return false
            }
            return text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".") }
        }
    }

    /// Whether the site at index `site` and rules in `context` apply at the same time.
    func isCompatible(_ site: Int32, with context: Int32) -> Bool {
        guard let other = variants?.sites[Int(site)].context else { return false }
        return other == 0 || context == 0 || other == context
    }

    /// Returns how the site at index `site` relates to the element at index `index`; nil if it is neither that element
    /// nor likely around it. `isDefinedAround` tells whether the names have values without the site.
    mutating func relation(of site: Int32, to index: Int, isDefinedAround: Bool) -> CSSSiteRelation? {
        guard let one = variants?.sites[Int(site)] else { return nil }
        let element = selectors.all[Int(elements.all[index].selector)]
        let selector = selectors.all[Int(one.selector)]
        if isAlternative(selector, to: element.compounds.dropLast()) { return nil }
        if one.root != nil { return .root }
        let around = siteViews(site)
        if let own = around.first, element.id != selector.id, elements.isSelected(element.id, in: own) { return .same }
        guard let subject = element.compounds.last, let other = selector.compounds.last else { return .around }
        // A cell of a table is not in another one, nor a table in a heading.
        if isCell(subject), isCell(other) { return nil }
        if has(Self.tableTypes, in: subject), selector.compounds.contains(where: { has(Self.tablelessTypes, in: $0) }) {
            return nil
        }
        let classes = selectors.parts[selectors.compounds[subject].parts].filter(CSSPart.isClass)
        let families = selectors.families(of: selectors.compounds[other])
        if selector.compounds.count == 1, classes.contains(where: { families.contains($0) }), !isPart(selector.range) {
            return .modifier
        }
        if views.indices.dropFirst().contains(where: { modifies(site, $0) }) { return .container }
        // `:is(button, …)` is neither the root nor around it.
        if element.root != nil, selectors.compounds[other].hasType || hasByte(UInt8(ascii: ":"), in: selector.range) {
            return nil
        }
        // A component with colors of its own overrides the properties for itself.
        if isDefinedAround, let own = around.first,
            elements.winner(.color, in: own, .light) != nil || elements.winner(.backgroundColor, in: own, .light) != nil
        {
            return nil
        }
        return .around
    }

    /// Whether the site of `selector` and one of `ancestors` are themes of one appearance, so that only one of them is on:
    /// `.dark.sea` and `.dark.hill`.
    private func isAlternative(_ selector: CSSSelector, to ancestors: Range<Int>) -> Bool {
        guard selector.compounds.count == 1, let site = selector.compounds.last, selectors.isTheme(site) else {
            return false
        }
        let own = Set(selectors.parts[selectors.compounds[site].parts])
        return ancestors.contains { ancestor in
            let compound = selectors.compounds[ancestor]
            guard compound.appearances == selectors.compounds[site].appearances, variants?.isTheme(compound.id) == true
            else { return false }
            // `.dark.sea.deep` is a variant of `.dark.sea`.
            let other = selectors.parts[compound.parts]
            return !own.isSubset(of: other) && !own.isSuperset(of: other)
        }
    }

    /// Returns those of `sites` that require something of an ancestor of the element at index `index`: `.sea.tabs` for
    /// `.tabs .tab`.
    func sites(_ sites: Set<Int32>, requiringAncestorsOf index: Int) -> [Int32] {
        let parts = ancestorParts(of: index)
        return parts.isEmpty ? [] : sites.filter { siteParts($0).contains { parts.contains($0) } }
    }

    /// Whether the site at index `site` applies wherever `other` is on an ancestor of the element at index `index`, and there
    /// alone: `.sea.tabs` beside `.sea`, for `.tabs .tab`.
    func specializes(_ site: Int32, _ other: Int32, at index: Int) -> Bool {
        let (own, plain, ancestors) = (siteParts(site), siteParts(other), ancestorParts(of: index))
        return !plain.isEmpty && !own.allSatisfy { plain.contains($0) }
            && own.allSatisfy { plain.contains($0) || ancestors.contains($0) }
    }

    /// The parts of the site at index `site`; none if it has ancestors.
    private func siteParts(_ site: Int32) -> ArraySlice<Int32> {
        guard let one = variants?.sites[Int(site)] else { return [] }
        let selector = selectors.all[Int(one.selector)]
        guard selector.compounds.count == 1, let compound = selector.compounds.last else { return [] }
        return selectors.parts[selectors.compounds[compound].parts]
    }

    /// The classes that ancestors of the element at index `index` have.
    private func ancestorParts(of index: Int) -> [Int32] {
        let compounds = selectors.all[Int(elements.all[index].selector)].compounds.dropLast()
        return compounds.flatMap { selectors.parts[selectors.compounds[$0].parts] }.filter(CSSPart.isClass)
    }

    /// Tables and what is in them alone.
    private static let tableTypes: [StaticString] = ["td", "th", "tr", "table", "thead", "tbody", "tfoot", "caption"]

    /// Elements without tables in them: <https://html.spec.whatwg.org/multipage/dom.html#phrasing-content>
    private static let tablelessTypes: [StaticString] = [
        "h1", "h2", "h3", "h4", "h5", "h6", "hgroup", "p", "pre", "button", "label", "legend", "summary", "small",
        "strong",
        "em", "b", "i", "mark", "code", "kbd", "samp", "cite", "q", "sub", "sup", "input", "select", "textarea",
    ]

    /// Whether the compound at index `compound` selects elements of one of `types`.
    private func has(_ types: [StaticString], in compound: Int) -> Bool {
        selectors.parts[selectors.compounds[compound].parts].contains { part in
            CSSPart.isType(part) && types.contains { selectors.texts.type($0) == part }
        }
    }

    /// Whether the compound at index `compound` selects cells of tables.
    private func isCell(_ compound: Int) -> Bool {
        let cells = [selectors.texts.type("td"), selectors.texts.type("th")]
        return selectors.parts[selectors.compounds[compound].parts].contains { $0 >= 0 && cells.contains($0) }
    }

    /// Whether a class in `range` is written as a part of a component: `.card__title`.
    private func isPart(_ range: ByteRange) -> Bool {
        (range.lowerBound..<range.upperBound).contains {
            lexemes.source[$0] == UInt8(ascii: "_") && lexemes.source[$0 + 1] == UInt8(ascii: "_")
        }
    }

    func hasByte(_ byte: UInt8, in range: ByteRange) -> Bool {
        (range.lowerBound..<range.upperBound).contains { lexemes.source[$0] == byte }
    }
}

import ColorMath
import SourceColors

/// Finds the definition of a custom property that an element has at a site: on the element, its ancestors, the site, or the root.
extension CSSPairing {
    /// Returns the definition of the name with the id `name` on the element of view `view`, and the view on which its
    /// own names are looked up: from the element outward, then at the site, then at the root.
    mutating func definition(
        of name: Int32, at view: Int, _ binding: inout Binding
    ) -> (definition: Int32, view: Int)? {
        let root = views.count + CSSPairing.mostViews
        let hasSites = variants?.hasSites(name) == true
        if hasSites, view < root {
            // At a site that is the element, so are the rules for some of what the site requires.
            if view == 0, binding.relation == .same, binding.site >= 0, let own = siteViews(binding.site).first,
                let found = elements.definition(of: name, in: own, binding.appearance)
            {
                binding.own.append(name)
                return (found, 0)
            }
            for index in views.indices.dropFirst(min(view, views.count)) {
                // The site requires more of an ancestor: `.app.dark .tag` for `.app .tag`.
                if index > 0, binding.relation == .same, binding.site >= 0,
                    let inner = definition(of: name, at: binding.site, from: index, binding.appearance)
                {
                    binding.own.append(name)
                    return inner
                }
                guard let found = elements.definition(of: name, in: views[index], binding.appearance) else { continue }
                // A site inside of that ancestor is nearer: `.table tr.dark` for `.table td`.
                if binding.relation == .around, binding.site >= 0,
                    let inner = definition(of: name, inside: index, binding)
                {
                    binding.direct.append(name)
                    return (inner, views.count)
                }
                binding.own.append(name)
                // What an ancestor defines uses its own properties, not those of the element.
                if view == 0 && (binding.relation == .modifier || binding.relation == .same)
                    || binding.relation == .container && modifies(binding.site, index), binding.site >= 0,
                    let other = variants?.definition(name, binding.appearance, site: binding.site),
                    other.rank > variants?.rank(of: found) ?? 0
                {
                    return (other.index, index)
                }
                return (found, index)
            }
            if view < views.count { binding.direct.append(name) }
        } else if hasSites {
            binding.deep.append(name)
        }
        if view < root, binding.site >= 0, binding.relation != .root, elements.defines(name),
            let found = definition(
                of: name, at: binding.site, from: max(view - views.count, 0), binding.appearance)
        {
            return found
        }
        let site = binding.relation == .root ? binding.site : -1
        // `.dark.sea` is `.dark`, too.
        var implied: CSSDefinitionRecord?
        if site >= 0, elements.defines(name), let own = siteViews(site).first {
            implied = elements.winningDefinition(of: name, in: own, binding.appearance)
        }
        return variants?.rootDefinition(name, binding.appearance, site: site, implied: implied, facts)
            .map { ($0, root) }
    }

    /// Returns the nearest definition of `name` at the site at index `site` and on the ancestors in its selector, from number `first`
    /// on, where 0 is the site itself; and its view, which comes after those of the element.
    private mutating func definition(
        of name: Int32, at site: Int32, from first: Int, _ appearance: Appearance
    ) -> (definition: Int32, view: Int)? {
        for (index, one) in siteViews(site).enumerated().dropFirst(first) {
            if let found = elements.definition(of: name, in: one, appearance) { return (found, views.count + index) }
        }
        return nil
    }

    /// Returns the definition of `name` at the site of `binding` if that is inside the element of view `view`.
    private mutating func definition(of name: Int32, inside view: Int, _ binding: Binding) -> Int32? {
        guard view > 0, let outer = elements.firstSelector(of: views[view]) else { return nil }
        let around = siteViews(binding.site)
        guard let site = around.first, around.dropFirst().contains(where: { elements.firstSelector(of: $0) == outer })
        else {
            return nil
        }
        return elements.definition(of: name, in: site, binding.appearance)
    }

    /// More than a selector has compounds.
    static let mostViews = 16

    /// Returns what the selector of the site at index `site` selects, and the ancestors in it, innermost first.
    mutating func siteViews(_ site: Int32) -> [CSSView] {
        guard let one = variants?.sites[Int(site)] else { return [] }
        if let known = one.views { return known }
        let selector = selectors.all[Int(one.selector)]
        var result: [CSSView] = []
        if selector.isOpaque {
            result.append(elements.view(ofOnly: selector.id, in: one.context, hasElements: false))
        } else {
            var end = selector.compounds.upperBound
            while end > selector.compounds.lowerBound, result.count < CSSPairing.mostViews {
                result.append(
                    elements.view(selector.compounds.lowerBound..<end, in: one.context, selectors, &search))
                // Elements inherit nothing from their siblings.
                while end > selector.compounds.lowerBound {
                    end -= 1
                    let combinator = selectors.compounds[end].combinator
                    if combinator == .descendant || combinator == .child { break }
                }
            }
        }
        elements.keepViews()
        variants?.sites[Int(site)].views = result
        return result
    }
}

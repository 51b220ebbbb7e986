import SourceColors
import SourceText

/// Finds the rules that define custom properties for everything in an element, so that what other sheets use can be judged
/// with all values from the same rule: `.sea { --ink: …; --paper: … }` beside `.hill { … }`, `html.sea`.
extension CSSRuleReader {
    /// The rules of one `{ … }`.
    private struct Block {
        var theme: SheetTheme?
        var selector: Int32
        var definitions: [Int32] = []
    }

    /// A class stands for a theme only if its rule defines so many names, and at least half of all.
    private static var fewestNames: Int { 4 }

    /// Records the themes, and which definitions are theirs.
    mutating func findThemes() {
        guard !findsLiteralsOnly, !sites.isEmpty else { return }
        var blocks: [Block] = []
        var places: [Int: Int] = [:]
        var parts: [[Int32]] = []
        var last: (selector: Int32, theme: SheetTheme?) = (-1, nil)
        for site in sites {
            guard case .block(let range) = facts.definitions[Int(site.definition)].scope else { continue }
            if site.selector != last.selector { last = (site.selector, theme(at: site)) }
            guard let place = places[range.lowerBound] else {
                places[range.lowerBound] = blocks.count
                blocks.append(Block(theme: last.theme, selector: site.selector, definitions: [site.definition]))
                continue
            }
            // One of several selectors of a rule.
            if last.theme == nil { blocks[place].theme = nil }
            if blocks[place].definitions.last != site.definition { blocks[place].definitions.append(site.definition) }
        }
        var total: Int?
        var themes: [SheetTheme: Int] = [:]
        for block in blocks {
            guard let theme = block.theme else { continue }
            if !theme.isOnRoot {
                let count = block.definitions.reduce(0) { $0 + (mayBeColor(Int($1)) ? 1 : 0) }
                guard count >= Self.fewestNames else { continue }
                let all = total ?? colorNameCount()
                total = all
                guard count * 2 >= all else { continue }
            }
            let number = themes[theme] ?? facts.themes.count
            guard number < 64 else { break }
            if number == facts.themes.count {
                themes[theme] = number
                facts.themes.append(theme)
                parts.append(partsOfElement(block.selector))
            }
            for index in block.definitions {
                facts.definitions[Int(index)].theme = Int16(truncatingIfNeeded: number)
            }
        }
        findBases(parts)
    }

    /// Returns the simple selectors of the element that the selector at index `selector` selects.
    private func partsOfElement(_ selector: Int32) -> [Int32] {
        guard let last = selectors.all[Int(selector)].compounds.last else { return [] }
        return Array(selectors.parts[selectors.compounds[last].parts])
    }

    /// Finds the themes that others refine, whose simple selectors are `parts`: `.app` for `.app.dark`.
    private mutating func findBases(_ parts: [[Int32]]) {
        for index in parts.indices {
            let own = facts.themes[index].appearances
            for other in parts.indices
            where !parts[other].isEmpty && parts[other].count < parts[index].count
                && parts[other].allSatisfy({ parts[index].contains($0) })
                && own != facts.themes[other].appearances && own.isSubset(of: facts.themes[other].appearances)
            {
                let known = facts.themes[index].base
                if known >= 0, parts[Int(known)].count >= parts[other].count { continue }
                facts.themes[index].base = Int8(truncatingIfNeeded: other)
            }
        }
    }

    /// Returns the theme that the selector at `site` may stand for: the root under some condition, or any element by its
    /// classes.
    private func theme(at site: CSSDefinitionSite) -> SheetTheme? {
        let selector = selectors.all[Int(site.selector)]
        guard site.context == 0, selector.compounds.count == 1, !selector.isOpaque,
            let index = selector.compounds.last, selector.range.count < 80
        else { return nil }
        let compound = selectors.compounds[index]
        guard compound.pseudoElement == nil, compound.state < 0 else { return nil }
        let isOnRoot = selectors.root(selector) != nil
        if !isOnRoot {
            guard !compound.hasType else { return nil }
            var place = selector.range.lowerBound
            while place < selector.range.upperBound {
                if source[place] == UInt8(ascii: ":") { return nil }
                place += 1
            }
        }
        var end = selector.range.upperBound
        while end > selector.range.lowerBound, lexemes.has(end - 1, .whitespace) { end -= 1 }
        let text = source.text(ByteRange(selector.range.lowerBound, end))
        return SheetTheme(selector: text, isOnRoot: isOnRoot, appearances: site.appearances)
    }

    private func mayBeColor(_ index: Int) -> Bool {
        if case .unresolved(.notAColor) = facts.expressions[facts.definitions[index].value].kind { false } else { true }
    }

    /// Returns the number of custom properties that may be colors.
    private func colorNameCount() -> Int {
        var names: Set<String> = []
        for (index, definition) in facts.definitions.enumerated()
        where definition.name.space == .customProperty && mayBeColor(index) {
            names.insert(definition.name.text)
        }
        return names.count
    }
}

import ColorMath
import SourceColors
import SourceText

/// Finds the boxes in which the main content of pages is, which may have a background of their own: `.content`, `#main`. Text
/// without any background may be in them or beside them.
extension CSSPairing {
    /// Returns the backgrounds of the page, each with those of the boxes for the main content in front of it.
    mutating func backgroundsOfMainContent() -> [PageBackground] {
        let backgrounds = mainBackgrounds ?? findMainBackgrounds()
        mainBackgrounds = backgrounds
        return backgrounds
    }

    private mutating func findMainBackgrounds() -> [PageBackground] {
        let pages = backgroundsOfPage()
        if pages.isEmpty { return [] }
        let boxes = elements.all.indices.prefix(ownElements).filter { isMainContent($0) }.map {
            [Int32(truncatingIfNeeded: $0)]
        }
        guard !boxes.isEmpty else { return pages }
        var result: [PageBackground] = []
        for page in pages {
            let behind = Side(expression: page.color, view: views.count, elements: FewElements())
            var colors: [PageBackground] = []
            for appearance in Appearance.allCases where page.appearances.contains(appearance) {
                let color = veiled(behind, by: boxes, .box, appearance)
                if let known = colors.firstIndex(where: { $0.color == color }) {
                    colors[known].appearances.formUnion(AppearanceSet(appearance))
                } else {
                    colors.append((color, AppearanceSet(appearance)))
                }
            }
            if colors.count == 1 { colors[0].appearances = page.appearances }
            result += colors
        }
        return result
    }

    /// Whether the element at `index` is a box with a background, at rest, for the main content.
    func isMainContent(_ index: Int) -> Bool {
        let element = elements.all[index]
        let selector = selectors.all[Int(element.selector)]
        guard element.hasBackground, element.context == 0, !selector.isOpaque, selector.root == nil,
            let last = selector.compounds.last
        else { return false }
        let compound = selectors.compounds[last]
        return compound.pseudoElement == nil && compound.state < 0
            && selectors.parts[compound.parts].contains { !CSSPart.isState($0) && isMainContent($0) }
    }

    /// Whether `part` says nothing but that its elements hold the main content.
    private func isMainContent(_ part: Int32) -> Bool {
        var isMain = false
        selectors.texts.withText(CSSPart.id(part)) {
            isMain = CSSPart.isType(part) ? Self.mainTypes[$0] != nil : Self.mainNames[$0] != nil
        }
        if isMain || CSSPart.isType(part) { return isMain }
        return !hasWord(part) { word, _ in Self.mainWords[word] == nil }
            || CSSPart.isOther(part) && hasWord(part) { word, isLast in isLast && Self.appWords[word] != nil }
    }

    private static let mainTypes = WordTable<Bool>([("main article", true)])

    /// Names in which other words are.
    private static let mainNames = WordTable<Bool>([
        ("wpcontent wy-nav-content wy-nav-content-wrap __next __nuxt ___gatsby", true)
    ])

    /// The last word of the identifier of the element that a script fills with the page: `#root`, `#my-app`.
    private static let appWords = WordTable<Bool>([("root app", true)])

    private static let mainWords = WordTable<Bool>([
        (
            "main content contents page site wrapper wrap container document article body inner outer post entry markdown",
            true
        )
    ])
}

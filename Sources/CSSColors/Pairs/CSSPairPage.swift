import ColorMath
import SourceColors
import SourceText

/// Pairs text that no rule puts on a background with the background of the page.
extension CSSPairing {
    /// A background of the page, and the appearances in which it has it.
    typealias PageBackground = (color: ExpressionID, appearances: AppearanceSet)

    /// Adds the text color of `row` on the background of the page. Returns the appearances in which that is not known.
    mutating func addOnPage(_ row: CSSTextColors.Row) -> AppearanceSet {
        guard row.mayBeOnPage, !dependsOnSites(row.expression) else { return row.appearances }
        let backgrounds = backgroundsOfMainContent()
        var rest = row.appearances
        for background in backgrounds {
            let appearances = background.appearances.intersection(row.appearances)
            guard !appearances.isEmpty else { continue }
            rest.subtract(appearances)
            var pair = ColorPair(
                kind: .page, foreground: row.expression, background: background.color, content: row.content,
                appearances: appearances)
            pair.selector = row.selector
            facts.pairs.append(pair)
        }
        return rest
    }

    /// Whether nothing suggests that the text of the element at `index` lies on anything but the page: no rule draws a background
    /// for what its selector names, nor for the components of these classes, such as `.card` for `.card-title`, and no word in
    /// them is about something that has a background of its own.
    mutating func mayBeOnPage(_ index: Int, _ subject: CSSCompound) -> Bool {
        let selector = selectors.all[Int(elements.all[index].selector)]
        guard subject.pseudoElement == nil, !selector.isOpaque, !backgroundsOfPage().isEmpty else { return false }
        if selector.compounds.count == 1, isToken(subject), hasTokens() { return false }
        if surfaces == nil { surfaces = findSurfaces() }
        for compound in selector.compounds {
            for part in selectors.parts[selectors.compounds[compound].parts] where !CSSPart.isState(part) {
                if isSurface(part) { return false }
            }
        }
        return true
    }

    /// Whether elements with the simple selector `part` probably have a background of their own, or are in one that has.
    mutating func isSurface(_ part: Int32) -> Bool {
        let id = CSSPart.id(part)
        if let known = surfaces?[id], known >= 0 { return known == CSSPairing.drawn }
        var isSurface = false
        if CSSPart.isType(part) {
            selectors.texts.withText(id) {
                isSurface = CSSBrowserBackgrounds.elements[$0] != nil || CSSClassWord($0).contains(.surface)
            }
        } else {
            isSurface = isOfComponent(part) || namesSurface(part)
        }
        surfaces?[id] = isSurface ? CSSPairing.drawn : CSSPairing.plain
        return isSurface
    }

    static let drawn: Int32 = 0
    private static let plain: Int32 = 1

    /// Whether a word in the class or identifier `part` is about something with a background of its own, or is the number of a
    /// color in a palette, which authors use on any background.
    private func namesSurface(_ part: Int32) -> Bool {
        hasWord(part) { word, _ in CSSClassWord(word).contains(.surface) || endsWithDigit(word) }
    }

    func endsWithDigit(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        word.last.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } == true
    }

    /// The maximum length of a component's name.
    static let mostBytes = 64

    /// Whether a rule draws a background for the component of the class `part`, whose class it begins with.
    func isOfComponent(_ part: Int32) -> Bool {
        guard CSSPart.isClass(part) else { return false }
        var result = false
        selectors.texts.withText(CSSPart.id(part)) { name in
            for end in name.indices.prefix(Self.mostBytes).dropFirst()
            where name[end] == UInt8(ascii: "-") || name[end] == UInt8(ascii: "_") {
                let id = selectors.texts.find(UInt8(ascii: "."), UnsafeBufferPointer(rebasing: name[..<end]))
                if id >= 0, surfaces?[id] == CSSPairing.drawn { result = true }
            }
        }
        return result
    }

    /// Finds the classes, identifiers and attributes of elements for which a rule draws a background.
    func findSurfaces() -> CSSIDMap {
        var result = CSSIDMap()
        for (index, element) in elements.all.enumerated() where element.hasBackground {
            guard drawsAny(Int32(truncatingIfNeeded: index)) else { continue }
            // `.table > * > *` draws behind everything in the component.
            for compound in selectors.all[Int(element.selector)].compounds.reversed() {
                let parts = selectors.parts[selectors.compounds[compound].parts].filter { !CSSPart.isState($0) }
                for part in parts where !CSSPart.isType(part) { result[CSSPart.id(part)] = CSSPairing.drawn }
                guard parts.isEmpty else { break }
            }
        }
        return result
    }

    /// Whether a rule for the element at `index` draws something behind its text.
    private func drawsAny(_ index: Int32) -> Bool {
        if drawsBackground([index]) { return true }
        return Appearance.allCases.contains { appearance in
            guard let winner = elements.winner(.backgroundImage, of: index, appearance) else { return false }
            if case .nothing = settings[Int(winner.setting)].value { return false }
            return true
        }
    }

    mutating func backgroundsOfPage() -> [PageBackground] {
        let backgrounds = pageBackgrounds ?? findPageBackgrounds()
        pageBackgrounds = backgrounds
        return backgrounds
    }

    private mutating func findPageBackgrounds() -> [PageBackground] {
        let roots = [CSSCompound.Root.body, .html].map { root in
            elements.all.indices.prefix(ownElements).filter { index in
                let element = elements.all[index]
                return element.context == 0 && selectors.all[Int(element.selector)].root == root
            }.map { Int32(truncatingIfNeeded: $0) }
        }
        var result: [PageBackground] = []
        for appearance in Appearance.allCases {
            guard let color = pageBackground(roots, appearance) else { continue }
            if let known = result.firstIndex(where: { $0.color == color }) {
                result[known].appearances.formUnion(AppearanceSet(appearance))
            } else {
                result.append((color, AppearanceSet(appearance)))
            }
        }
        return result
    }

    /// Returns the background of the page in `appearance`: that of the body or else of the root element, for which there are
    /// rules at the indices `roots`; nil if it is not one opaque color.
    /// <https://www.w3.org/TR/css-backgrounds-3/#special-backgrounds>
    private mutating func pageBackground(_ roots: [[Int32]], _ appearance: Appearance) -> ExpressionID? {
        for those in roots {
            for effect in CSSProperty.effects {
                guard let winner = elements.winner(effect, among: those, appearance) else { continue }
                guard case .effect(false) = settings[Int(winner.setting)].value else { return nil }
            }
            if let image = elements.winner(.backgroundImage, among: those, appearance) {
                guard case .nothing = settings[Int(image.setting)].value else { return nil }
            }
            guard let color = elements.winner(.backgroundColor, among: those, appearance) else { continue }
            if case .nothing = settings[Int(color.setting)].value { continue }
            guard case .color(let paint) = settings[Int(color.setting)].value else { return nil }
            let alpha = alpha(of: paint)
            if alpha == 0 { continue }
            if color.setting >= ownSettings { return nil }
            guard alpha == nil || alpha == 1 else { return nil }
            let background = expression(paint, views.count, appearance)
            return dependsOnSites(background) ? nil : background
        }
        return nil
    }
}

import ColorMath
import SourceText

/// Finds pairs that a style sheet cannot show to meet.
///
/// Two rules meet on an element if the selector of one implies the other's. That is not evidence if it is the page that
/// decides: a utility class is added to individual elements, with their colors in mind; and a class that always comes
/// with another one has that one's colors, too.
extension CSSPairing {
    /// Whether the background is that of a utility class (one that does nothing else) that the rule for the text color does not
    /// require: `a { color }` and `a.bg-primary:hover { background }`. It is for text of any color, most often of another.
    mutating func isOnUtility(_ subject: CSSCompound, _ text: Side, _ behind: Side) -> Bool {
        let own = subject.pseudoElement == nil ? 0 : 1
        guard text.view <= own, behind.view <= own, let first = text.elements.first else { return false }
        let above = parts(of: first)
        return behind.elements.all.contains { element in
            element != first
                && parts(of: element).contains { part in
                    CSSPart.isClass(part) && !above.contains(part)
                        && classes.isUtility(part, setting: .background, selectors)
                }
        }
    }

    /// Whether the text color is set by a utility class that the rule for the background does not require; or by a class named
    /// after it anywhere in the element with the background: `.page .navy`.
    @_optimize(speed)
    mutating func needsUtility(_ subject: CSSCompound, _ text: Side, _ behind: Side) -> Bool {
        let own = subject.pseudoElement == nil ? 0 : 1
        guard text.view <= own, let first = text.elements.first else { return false }
        let above = parts(of: first)
        guard behind.view <= own else {
            return above.contains { CSSPart.isClass($0) && classes.isColorName($0, selectors) }
        }
        for element in behind.elements.all where element != first {
            let below = parts(of: element)
            for part in above where CSSPart.isClass(part) && !below.contains(part) {
                if classes.isUtility(part, setting: .color, selectors) { return true }
            }
        }
        return false
    }

    /// Whether the text color is that of any element of the type, and the background one that a component gives to such
    /// elements in it: `button { color }` and `.calendar button { background }`. What they contain, and in which color, is
    /// often decided elsewhere, unless they are cells, headings and the like.
    mutating func hasColorOfItsType(_ subject: CSSCompound, _ text: Side, _ behind: Side) -> Bool {
        guard text.view == 0, behind.view == 0, let first = text.elements.first else { return false }
        func isBare(_ compound: Int) -> Bool {
            selectors.parts[selectors.compounds[compound].parts].allSatisfy {
                CSSPart.isType($0) || CSSPart.isState($0)
            }
        }
        guard selectors.all[Int(elements.all[Int(first)].selector)].compounds.allSatisfy(isBare) else { return false }
        for part in selectors.parts[subject.parts] where CSSPart.isType(part) {
            var isOfText = false
            selectors.texts.withText(CSSPart.id(part)) { isOfText = CSSPairing.textElements[$0] != nil }
            if isOfText { return false }
        }
        return behind.elements.contains { element in
            let compounds = selectors.all[Int(elements.all[Int(element)].selector)].compounds
            return compounds.last.map(isBare) == true && !compounds.allSatisfy(isBare)
        }
    }

    /// Whether a rule for elements of some type in the same place sets the color with a higher rank, which wins if the
    /// element is of that type: `.menu .item a { color }` over `.widget .focus { color }` for `.menu .item .focus`.
    @_optimize(speed)
    mutating func mayHaveColorOfType(_ subject: CSSCompound, _ text: Side, _ appearance: Appearance) -> Bool {
        guard text.view == 0, !subject.hasType, subject.pseudoElement == nil, let compounds = views.first?.compounds,
            compounds.count > 1, let winner = elements.winner(.color, in: views[0], appearance)
        else { return false }
        let types: [Int32] = textTypes ?? typesOfText()
        textTypes = types
        var those: [Int32] = []
        for type in types { selectors.addSelectors(ofOnly: type, inPlaceOf: compounds, to: &those, &search) }
        if those.isEmpty { return false }
        var found: [Int32] = []
        elements.addElements(of: those, in: views[0].contexts, to: &found)
        guard let other = elements.winner(.color, among: found, appearance) else { return false }
        return other.rank > winner.rank && !isAlike(other.setting, winner.setting)
    }

    /// Whether a rule for elements without certain classes, which the selector does not require, sets another color:
    /// `.button:not(.plain) { color }` over `.button { color }`.
    mutating func isOtherWithoutClasses(
        _ subject: CSSCompound, _ text: Side, _ behind: Side, _ appearance: Appearance
    ) -> Bool {
        guard let view = views.first else { return false }
        let own = selectors.parts[subject.parts]
        var those: [Int32] = []
        elements.forEachSelector(of: view) { id in
            for index in selectors.withoutClasses[id] ?? [] {
                let selector = selectors.all[Int(index)]
                guard let last = selector.compounds.last,
                    !selectors.parts[selectors.compounds[last].excluded].contains(where: own.contains)
                else { continue }
                those.append(selector.id)
            }
        }
        if those.isEmpty { return false }
        var found: [Int32] = []
        elements.addElements(of: those, in: view.contexts, to: &found)
        func isReplaced(_ property: CSSProperty, isInherited: Bool) -> Bool {
            guard let other = elements.winner(property, among: found, appearance) else { return false }
            guard let winner = elements.winner(property, in: view, appearance), !isInherited else {
                return isInherited
            }
            return other.rank > winner.rank && !isAlike(other.setting, winner.setting)
        }
        return isReplaced(.color, isInherited: text.view > 0)
            || !behind.isDeclared && isReplaced(.backgroundColor, isInherited: behind.view > 0)
    }

    /// The elements that are there for the text in them.
    private static let textElements = WordTable<Bool>([
        ("td th caption p blockquote pre code kbd samp mark dt dd figcaption legend h1 h2 h3 h4 h5 h6", true)
    ])

    /// The types of elements that classes for states and parts are often given to.
    private static let typesOfText: [StaticString] = ["a", "div", "span", "li", "p", "td", "button"]

    /// Returns those that selectors contain.
    private func typesOfText() -> [Int32] {
        CSSPairing.typesOfText.map { selectors.texts.type($0) }.filter { $0 >= 0 }
    }

    /// Returns the parts of the last compound of the selector of `element`.
    private func parts(of element: Int32) -> ArraySlice<Int32> {
        let selector = selectors.all[Int(elements.all[Int(element)].selector)]
        return selector.compounds.last.map { selectors.parts[selectors.compounds[$0].parts] } ?? []
    }

    /// Whether one of the element's classes comes with another class that also affects one of the colors:
    /// `.btn-danger.btn-ghost` if the style sheet has `.btn.btn-ghost { background: none }`.
    mutating func needsCompanion(_ subject: CSSCompound, _ appearance: Appearance) -> Bool {
        let companions = companions ?? companionElements(subject)
        self.companions = companions
        for others in companions where changes(others, appearance) { return true }
        return false
    }

    /// The maximum number of companion classes to consider.
    private static let mostCompanions = 8

    @_optimize(speed)
    private mutating func companionElements(_ subject: CSSCompound) -> [[Int32]] {
        guard let compounds = views.first?.compounds, let last = compounds.last else { return [] }
        let parts = selectors.parts[selectors.compounds[last].parts]
        var result: [[Int32]] = []
        guard parts.contains(where: CSSPart.isClass) else { return result }
        let company = company ?? CSSCompany(selectors)
        self.company = company
        let excluded = selectors.parts[subject.excluded]
        let families = selectors.families(of: subject)
        var tried = 0
        for own in parts where CSSPart.isClass(own) {
            var companions = families.filter { company.holds($0, with: own) }
            if compounds.count > 1 { companions += company.constant(with: own) }
            for companion in companions where !parts.contains(companion) && !excluded.contains(companion) {
                guard tried < CSSPairing.mostCompanions else { return result }
                tried += 1
                var found: [Int32] = []
                elements.addElements(
                    of: selectors.implied(by: compounds, with: companion, besides: own, &search),
                    in: views[0].contexts, to: &found)
                if !found.isEmpty { result.append(found) }
            }
        }
        return result
    }

    /// Returns the elements of the rules for an active element that the pointer is over, as it is over active ones.
    mutating func hoveredElements(_ subject: CSSCompound, _ compounds: Range<Int>) -> [Int32] {
        guard subject.state >= 0 else { return [] }
        let mark = UInt8(ascii: ":")
        let hovered = selectors.texts.find(mark, "hover")
        guard hovered >= 0, subject.state == CSSPart.tagged(selectors.texts.find(mark, "active"), mark) else {
            return []
        }
        var found: [Int32] = []
        // `.button:hover` and `.button:active:hover`
        for keepsOwn in [false, true] {
            elements.addElements(
                of: selectors.implied(
                    by: compounds, with: CSSPart.tagged(hovered, mark), besides: subject.state, keepsOwn: keepsOwn,
                    &search),
                in: views[0].contexts, to: &found)
        }
        return found
    }

    /// Whether the element's only class is always used with a second one: classes with its name as a prefix override
    /// both colors with `!important`.
    func needsModifier(_ text: Side, _ behind: Side, _ appearance: Appearance) -> Bool {
        guard text.view == 0, behind.view == 0, let last = views.first?.compounds.last else {
            return false
        }
        let own = selectors.parts[selectors.compounds[last].parts].filter(CSSPart.isClass)
        guard own.count == 1, let part = own.first, classes.isAlwaysModified(part) else { return false }
        return [CSSProperty.color, .backgroundColor].contains {
            elements.winner($0, in: views[0], appearance).map { $0.rank < CSSRecord.importantRank }
                ?? true
        }
    }

    /// Whether the elements at indices `others` override the element's own rules with another value.
    private mutating func changes(_ others: [Int32], _ appearance: Appearance) -> Bool {
        for property in [CSSProperty.color, .backgroundColor, .backgroundImage] {
            guard let new = elements.winner(property, among: others, appearance) else { continue }
            let old = elements.winner(property, in: views[0], appearance)
            if let old, old.rank >= new.rank { continue }
            if isAlike(new.setting, old?.setting) { continue }
            return true
        }
        return false
    }

    /// Whether two settings have the same effect; nil means that nothing is set.
    mutating func isAlike(_ new: Int32, _ old: Int32?) -> Bool {
        func color(_ setting: Int32) -> RGBA? {
            guard case .color(.literal(let index, _)) = settings[Int(setting)].value,
                case .color(let value) = facts.literals[index].value
            else { return nil }
            return value.rgba
        }
        func isNothing(_ setting: Int32) -> Bool {
            switch settings[Int(setting)].value {
            case .nothing: true
            case .inherited: settings[Int(setting)].property == .color
            default: color(setting)?.alpha == 0
            }
        }
        guard let old else { return isNothing(new) }
        noteComparison(new, old)
        if isNothing(new), isNothing(old) { return true }
        guard let new = color(new), let old = color(old) else { return false }
        return new == old
    }

    /// Whether all text of the element is in inner boxes with a background or color of their own: the cells of a table,
    /// the items of a list, or, if a rule selects all elements inside, those.
    mutating func innerBoxesSetOwnColors(
        _ subject: CSSCompound, _ text: Side, _ behind: Side, _ appearance: Appearance
    ) -> Bool {
        guard text.view == 0, behind.view == 0, subject.pseudoElement == nil, let compounds = views.first?.compounds,
            let last = compounds.last
        else { return false }
        // Text next to those has the element's own color.
        let anything = selectors.selectors(of: nil, inside: compounds)
        if !anything.isEmpty, haveOwn([.backgroundColor], anything, appearance) { return true }
        let parts = selectors.parts[selectors.compounds[last].parts]
        let boxes = boxes ?? CSSPairing.boxes(in: selectors.texts)
        self.boxes = boxes
        guard let held = boxes.first(where: { parts.contains($0.of) })?.hold else { return false }
        return held.allSatisfy {
            if isSetForCell($0, inside: parts) { return true }
            let those = selectors.selectors(of: $0, inside: compounds) + [selectors.selector(ofOnly: $0)]
            return haveOwn([.backgroundColor, .color], those, appearance)
        }
    }

    /// The maximum number of cells to compare.
    private static let mostCells = 256

    /// Whether a rule sets the color of the elements of type `type` in an element that has some of `parts`:
    /// `thead.wide > tr > th` for `.table > thead.wide`.
    private mutating func isSetForCell(_ type: Int32, inside parts: ArraySlice<Int32>) -> Bool {
        guard type == selectors.texts.type("td") || type == selectors.texts.type("th") else { return false }
        let cells = cells ?? coloredCells()
        self.cells = cells
        return cells.contains { cell in
            guard cell.type == type else { return false }
            let selector = selectors.all[Int(elements.all[Int(cell.element)].selector)]
            return selector.compounds.dropLast().contains { index in
                let above = selectors.parts[selectors.compounds[index].parts]
                return !above.isEmpty && above.allSatisfy { parts.contains($0) }
            }
        }
    }

    private func coloredCells() -> [(type: Int32, element: Int32)] {
        let types = [selectors.texts.type("td"), selectors.texts.type("th")]
        var result: [(type: Int32, element: Int32)] = []
        for (index, element) in elements.all.enumerated() where element.hasColor {
            let compounds = selectors.all[Int(element.selector)].compounds
            guard compounds.count > 1, let last = compounds.last else { continue }
            let parts = selectors.parts[selectors.compounds[last].parts]
            guard parts.count == 1, let type = parts.first, type >= 0, types.contains(type) else { continue }
            result.append((type, Int32(truncatingIfNeeded: index)))
            if result.count == CSSPairing.mostCells { break }
        }
        return result
    }

    /// Whether rules for `those` selectors set one of `properties`: the text color, or an opaque background.
    private func haveOwn(_ properties: [CSSProperty], _ those: [Int32], _ appearance: Appearance) -> Bool {
        var found: [Int32] = []
        elements.addElements(of: those, in: views[0].contexts, to: &found)
        if found.isEmpty { return false }
        return properties.contains { property in
            guard let winner = elements.winner(property, among: found, appearance),
                case .color(let paint) = settings[Int(winner.setting)].value
            else { return false }
            guard property == .backgroundColor else { return true }
            guard case .literal(let index, _) = paint, case .color(let value) = facts.literals[index].value else {
                return false
            }
            return value.rgba.alpha == 1
        }
    }

    /// Returns the types of elements whose text is inside certain other elements, if selectors contain them.
    /// <https://html.spec.whatwg.org/multipage/tables.html>
    private static func boxes(in texts: CSSTextIDs) -> [(of: Int32, hold: [Int32])] {
        let cells = [texts.type("td"), texts.type("th")]
        let tables: [StaticString] = ["table", "tbody", "tfoot", "tr"]
        let lists: [StaticString] = ["ul", "ol", "menu"]
        let all =
            tables.map { (texts.type($0), cells) } + lists.map { (texts.type($0), [texts.type("li")]) }
            + [(texts.type("dl"), [texts.type("dt"), texts.type("dd")]), (texts.type("thead"), [texts.type("th")])]
        return all.filter { $0.0 >= 0 }
    }
}

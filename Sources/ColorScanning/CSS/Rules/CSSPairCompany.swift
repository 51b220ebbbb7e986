import ColorMath
import SourceText

/// Which pairs one style sheet cannot show to meet.
///
/// Two rules are known to meet on an element where the selector of one implies the other's. That is no evidence where a
/// page has to bring them together after all: a utility class is put on elements one by one, with regard to what color
/// they have; and a class that always comes with another has that one's colors too.
extension CSSPairing {
    /// Whether one of the two colors is set by a utility class, one that does nothing else, which the rule of the other does
    /// not ask for: `a { color }` and `a.bg-primary:hover { background }`.
    mutating func needsUtility(_ subject: CSSCompound, _ text: Side, _ behind: Side) -> Bool {
        let own = subject.pseudoElement == nil ? 0 : 1
        guard text.view <= own, behind.view <= own, let first = text.elements.first else { return false }
        let above = parts(of: first)
        for element in behind.elements where element != first {
            let below = parts(of: element)
            for part in below where CSSPart.isClass(part) && !above.contains(part) {
                if classes.isUtility(part, setting: .background, in: lexemes) { return true }
            }
            for part in above where CSSPart.isClass(part) && !below.contains(part) {
                if classes.isUtility(part, setting: .color, in: lexemes) { return true }
            }
        }
        return false
    }

    /// The parts of the last compound of the selector of `element`.
    private func parts(of element: Int32) -> ArraySlice<UInt64> {
        let selector = selectors.all[Int(elements.all[Int(element)].selector)]
        return selector.compounds.last.map { selectors.parts[selectors.compounds[$0].parts] } ?? []
    }

    /// Whether one of the element's classes comes with another one that has a say in one of the colors: `.btn-danger.btn-ghost`
    /// where the style sheet has a `.btn.btn-ghost { background: none }`.
    func needsCompanion(_ subject: CSSCompound, _ text: Side, _ behind: Side, _ appearance: Appearance) -> Bool {
        guard let compounds = views.first?.compounds, let last = compounds.last, text.view < views.count else {
            return false
        }
        let parts = selectors.parts[selectors.compounds[last].parts]
        for own in parts where CSSPart.isClass(own) {
            var companions = selectors.parts[subject.families].filter {
                selectors.company.holds($0, with: own)
            }
            if compounds.count > 1 { companions += selectors.company.constant(with: own) }
            let excluded = selectors.parts[subject.excluded]
            for companion in companions where !parts.contains(companion) && !excluded.contains(companion) {
                var view = CSSView(compounds: 0..<0, keys: [], elements: [], contexts: [])
                for key in selectors.impliedKeys(of: compounds, with: companion, besides: own) {
                    for context in views[0].contexts {
                        let element = elements.element(key, in: context)
                        if element >= 0 { view.elements.append(element) }
                    }
                }
                if changes(view, appearance) { return true }
            }
        }
        return false
    }

    /// Whether what `other` says counts more than what the element's own rules say, and is something else.
    private func changes(_ other: CSSView, _ appearance: Appearance) -> Bool {
        guard !other.elements.isEmpty else { return false }
        for property in [CSSProperty.color, .backgroundColor, .backgroundImage] {
            guard let new = elements.winner(property, in: other, appearance) else { continue }
            let old = elements.winner(property, in: views[0], appearance)
            if let old, old.rank >= new.rank { continue }
            if isAlike(new.setting, old?.setting) { continue }
            return true
        }
        return false
    }

    /// Whether two settings say the same; nil stands for nothing that is set.
    private func isAlike(_ new: Int32, _ old: Int32?) -> Bool {
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
        if isNothing(new), isNothing(old) { return true }
        guard let new = color(new), let old = color(old) else { return false }
        return new == old
    }

    /// Whether the text of the element can only lie in boxes inside it that have a background: that of a table in its cells,
    /// that of a list in its items.
    func hasBoxesWithBackgrounds(
        _ subject: CSSCompound, _ text: Side, _ behind: Side, _ appearance: Appearance
    ) -> Bool {
        guard text.view == 0, behind.view == 0, subject.pseudoElement == nil, let compounds = views.first?.compounds,
            let last = compounds.last,
            let boxes = CSSPairing.boxes.first(where: {
                selectors.parts[selectors.compounds[last].parts].contains($0.of)
            })
        else { return false }
        return boxes.hold.allSatisfy { part in
            let view = CSSView(
                compounds: 0..<0, keys: [],
                elements: (selectors.keys(of: part, inside: compounds) + [selectors.key(ofOnly: part)]).flatMap { key in
                    views[0].contexts.map { elements.element(key, in: $0) }.filter { $0 >= 0 }
                }, contexts: [])
            guard let winner = elements.winner(.backgroundColor, in: view, appearance),
                case .color(.literal(let index, _)) = settings[Int(winner.setting)].value,
                case .color(let value) = facts.literals[index].value
            else { return false }
            return value.rgba.alpha == 1
        }
    }

    /// Elements whose text lies in certain other ones. <https://html.spec.whatwg.org/multipage/tables.html>
    private static let boxes: [(of: UInt64, hold: [UInt64])] = {
        let cells = [CSSPart.type("td"), CSSPart.type("th")]
        let items = [CSSPart.type("li")]
        let tables: [StaticString] = ["table", "thead", "tbody", "tfoot", "tr"]
        let lists: [StaticString] = ["ul", "ol", "menu"]
        return tables.map { (CSSPart.type($0), cells) } + lists.map { (CSSPart.type($0), items) }
            + [(CSSPart.type("dl"), [CSSPart.type("dt"), CSSPart.type("dd")])]
    }()
}

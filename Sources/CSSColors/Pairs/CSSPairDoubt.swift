import ColorMath
import SourceColors
import SourceText

/// Finds reasons why two colors may not meet after all.
extension CSSPairing {
    /// Returns the reason why the two may not meet or are not judged, with a distinct number for each kind of reason. If
    /// `isShown`, a template shows them on one element.
    mutating func doubt(
        _ index: Int, _ subject: CSSCompound, _ text: Side, _ behind: Side, _ appearance: Appearance,
        isShown: Bool
    ) -> (words: UnresolvedReason, count: Int32)? {
        let element = elements.all[index]
        if selectors.all[Int(element.selector)].compounds.contains(where: { selectors.compounds[$0].isInactive }) {
            return (.inactiveControl, 3)
        }
        if !behind.isDeclared {
            if !isShown,
                needsUtility(subject, text, behind) || needsCompanion(subject, appearance)
            {
                return (.onlyPage, 4)
            }
            if !isShown, needsModifier(text, behind, appearance) {
                return (.other("classes that begin with its name set other colors"), 15)
            }
            if behind.view > 0, (0..<behind.view).contains(where: { hasBackgroundOfBrowser($0, appearance) }) {
                return (.other("browsers draw a background of their own in the control"), 12)
            }
            if hasColorOfItsType(subject, text, behind) {
                return (.other("only a rule for all elements of its type sets the text color"), 10)
            }
            if innerBoxesSetOwnColors(subject, text, behind, appearance) {
                return (.other("the text is in boxes with colors of their own"), 5)
            }
            if behind.view > 0, isButtonOfAnotherSheet(subject) {
                return (.other("another style sheet may give the button a background"), 14)
            }
            if mayLieBetween(text, behind) { return (.other("another part of the component may lie between"), 6) }
        }
        if element.context > 0, !elements.contexts[Int(element.context)].isApart {
            let own = selectors.all[Int(element.selector)].id
            for (side, properties) in [(text, [CSSProperty.color]), (behind, [.backgroundColor, .backgroundImage])] {
                for one in side.elements.all where elements.all[Int(one)].context != element.context {
                    let id = selectors.all[Int(elements.all[Int(one)].selector)].id
                    for property in properties
                    where elements.isSetElsewhere(property, of: id, than: views[0].contexts)
                        || elements.isSetElsewhere(property, of: own, than: views[0].contexts)
                    {
                        return (.other("another condition may change one of the colors"), 1)
                    }
                }
            }
        }
        if !behind.isDeclared, mayHaveColorOfType(subject, text, appearance) {
            return (.other("a rule for elements of a certain type in there may take precedence"), 11)
        }
        if subject.state >= 0, !subject.hasType, subject.pseudoElement == nil, !isField(subject), text.view == 0,
            let from = text.elements.first,
            let compound = selectors.all[Int(elements.all[Int(from)].selector)].compounds.last,
            selectors.compounds[compound].state != subject.state,
            let winner = elements.winner(.color, in: views[0], appearance)
        {
            // The link's own color in that state wins if its rank is higher.
            let selector = selectors.link(with: subject.state)
            for context in 0..<views[0].contexts.count {
                let link = elements.element(selector, in: views[0].contexts[context])
                guard link >= 0 else { continue }
                if let other = elements.winner(.color, of: link, appearance), other.rank > winner.rank {
                    return (.other("a link's own color may take precedence"), 2)
                }
            }
        }
        return nil
    }

    /// Whether the element is a button by its class, and no rule gives any such class a background: the component is then in
    /// another style sheet.
    private mutating func isButtonOfAnotherSheet(_ subject: CSSCompound) -> Bool {
        guard subject.pseudoElement == nil, isButton(subject) else { return false }
        let known =
            hasButtons
            ?? elements.all.contains { element in
                element.hasBackground
                    && selectors.all[Int(element.selector)].compounds.contains { isButton(selectors.compounds[$0]) }
            }
        hasButtons = known
        return !known
    }

    /// Whether a class of the compound has a word for buttons.
    func isButton(_ compound: CSSCompound) -> Bool {
        selectors.parts[compound.parts].contains { part in
            CSSPart.isClass(part) && hasWord(part) { word, _ in CSSClassWord(word).contains(.button) }
        }
    }

    /// Whether another rule decides what the pseudo-element contains, if anything.
    func mayHaveNoContent(
        _ subject: CSSCompound, _ text: Side, _ behind: Side, _ appearance: Appearance
    ) -> Bool {
        subject.pseudoElement == .before && (behind.view > 0 || text.elements != behind.elements)
            && elements.winner(.content, in: views[0], appearance) == nil
    }

    /// Whether only form fields have what the compound requires, so that it selects no links.
    /// <https://www.w3.org/TR/selectors-4/#input-pseudos>
    private mutating func isField(_ subject: CSSCompound) -> Bool {
        var result = false
        for part in selectors.parts[subject.parts] where !CSSPart.isClass(part) && !CSSPart.isType(part) {
            selectors.texts.withText(CSSPart.id(part)) { result = result || CSSPairing.fieldMarks[$0] != nil }
        }
        return result
    }

    private static let fieldMarks = WordTable<Bool>([
        (
            """
            valid invalid user-valid user-invalid required optional in-range out-of-range placeholder-shown checked \
            read-write autofill -webkit-autofill type=text type=password type=email type=number type=search type=tel \
            type=url type=color type=date type=datetime type=time type=month type=week type=datetime-local type=file
            """, true
        )
    ])
}

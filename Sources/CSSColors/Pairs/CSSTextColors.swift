import ColorMath
import SourceColors
import SourceText

/// The text colors that a style sheet sets, and whether they are in a pair. A text color without a pair becomes an
/// entry of its own, with an unknown background.
struct CSSTextColors {
    /// A text color without a pair.
    struct Row {
        var expression: ExpressionID
        var content: PairContent
        /// The appearances in which it applies.
        var appearances: AppearanceSet
        /// Why it is not judged on any background; nil if only the background is missing.
        var doubt: UnresolvedReason?
        /// Whether nothing suggests that the text lies on anything but the page.
        var mayBeOnPage: Bool
        /// The selector of the first rule for it.
        var selector: ByteRange
    }

    /// For each setting, the index of its row in ``rows``, or one of the marks below.
    private var places: [Int32]
    private(set) var rows: [Row] = []

    private static let unseen: Int32 = -1
    private static let paired: Int32 = -2

    /// Creates an empty list for `count` settings.
    init(settings count: Int) { places = [Int32](repeating: Self.unseen, count: count) }

    /// Notes that the setting is in a pair.
    mutating func pair(_ setting: Int32) {
        if places.indices.contains(Int(setting)) { places[Int(setting)] = Self.paired }
    }

    /// Whether the setting is not in a pair so far.
    func isOpen(_ setting: Int32) -> Bool { places[Int(setting)] != Self.paired }

    /// Adds `row` for a setting that is not in a pair so far. If a declaration is for several elements, the strictest
    /// content wins.
    mutating func add(_ row: Row, for setting: Int32) {
        guard isOpen(setting) else { return }
        let place = places[Int(setting)]
        guard place >= 0 else {
            places[Int(setting)] = Int32(truncatingIfNeeded: rows.count)
            rows.append(row)
            return
        }
        rows[Int(place)].appearances.formUnion(row.appearances)
        if row.doubt == nil { rows[Int(place)].doubt = nil }
        if !row.mayBeOnPage { rows[Int(place)].mayBeOnPage = false }
        if row.content.strictness > rows[Int(place)].content.strictness { rows[Int(place)].content = row.content }
    }

    /// Whether the text of the setting may be on the page, for all that its row says so far.
    func mayBeOnPage(_ setting: Int32) -> Bool {
        let place = places[Int(setting)]
        return place < 0 || rows[Int(place)].mayBeOnPage
    }

    /// The rows of the settings that are not in a pair, in order of first occurrence.
    var unpaired: [Row] {
        var isUnpaired = [Bool](repeating: false, count: rows.count)
        for place in places where place >= 0 { isUnpaired[Int(place)] = true }
        return zip(rows, isUnpaired).filter { $0.1 }.map { $0.0 }
    }
}

extension CSSPairing {
    /// Notes the text colors set for the element at `index`, whose views are loaded. A color that another rule for the
    /// element overrides is never seen.
    @_optimize(speed)
    mutating func noteTextColors(of index: Int, _ subject: CSSCompound) {
        let own = Int32(truncatingIfNeeded: index)
        let isAlike = elements.isAlike(views[0])
        for appearance in isAlike ? [.light] : Appearance.allCases {
            guard let winner = elements.winner(.color, in: views[0], appearance), winner.element == own,
                winner.setting < ownSettings, case .color(let paint) = settings[Int(winner.setting)].value,
                textColors.isOpen(winner.setting),
                let content = content(subject, appearance)
            else { continue }
            let doubt = textDoubt(of: index, appearance)
            // What is out of flow may lie over anything.
            let mayBeOnPage =
                doubt == nil && textColors.mayBeOnPage(winner.setting) && mayBeOnPage(index, subject)
                && !views.indices.contains { isPlaced($0, appearance) }
            textColors.add(
                CSSTextColors.Row(
                    expression: faded(expression(paint, 0, appearance), upTo: views.count, appearance),
                    content: content,
                    appearances: isAlike ? .all : AppearanceSet(appearance),
                    doubt: doubt, mayBeOnPage: mayBeOnPage,
                    selector: selectors.all[Int(elements.all[index].selector)].range),
                for: winner.setting)
        }
    }

    /// Returns why the text color of the element at `index` is not judged on any background; nil if there is no reason.
    private mutating func textDoubt(of index: Int, _ appearance: Appearance) -> UnresolvedReason? {
        let element = elements.all[index]
        if selectors.all[Int(element.selector)].compounds.contains(where: { selectors.compounds[$0].isInactive }) {
            return .inactiveControl
        }
        if elements.contexts[Int(element.context)].isApart {
            return .other("the background in print is not known")
        }
        if let winner = elements.winner(.textShadow, in: views[0], appearance),
            case .shadows = settings[Int(winner.setting)].value
        {
            return .effect(CSSProperty.textShadow.effectName)
        }
        return effect(0, appearance, isFaded: true).map { .effect($0.effectName) }
    }

    /// Adds an entry for each text color that is not in a pair.
    mutating func addTextColors() {
        for row in textColors.unpaired {
            guard let doubt = row.doubt else {
                let rest = addOnPage(row)
                if !rest.isEmpty {
                    facts.pairs.append(
                        ColorPair(unpaired: row.expression, content: row.content, appearances: rest))
                }
                continue
            }
            let behind = facts.expressions.add(.unresolved(doubt), at: facts.expressions.range(of: row.expression))
            facts.pairs.append(
                ColorPair(
                    kind: .container, foreground: row.expression, background: behind, content: row.content,
                    appearances: row.appearances))
        }
    }
}

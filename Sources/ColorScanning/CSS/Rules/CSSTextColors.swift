import ColorMath
import SourceText

/// The text colors that a style sheet sets, and which of them take part in a pair. One that takes part in none is a row of
/// its own: nothing says what it lies on.
struct CSSTextColors {
    /// A text color outside pairs.
    struct Row {
        /// The color.
        var expression: ExpressionID
        /// The size of the text.
        var content: PairContent
        /// Where it holds.
        var appearances: AppearanceSet
        /// Whether it is for another medium, whose page has a background of its own.
        var isApart: Bool
    }

    /// By the place of the setting: the row in ``rows``, or one of the marks below.
    private var places: [Int32]
    private(set) var rows: [Row] = []

    private static let unseen: Int32 = -1
    private static let paired: Int32 = -2

    /// No colors yet of so many settings.
    init(settings count: Int) { places = [Int32](repeating: Self.unseen, count: count) }

    /// Takes note that the setting takes part in a pair.
    mutating func pair(_ setting: Int32) {
        if places.indices.contains(Int(setting)) { places[Int(setting)] = Self.paired }
    }

    /// Whether nothing is known yet of the setting.
    func isUnseen(_ setting: Int32) -> Bool { places[Int(setting)] == Self.unseen }

    /// Takes `row` for a setting that is not in a pair so far. Of several elements that a declaration is for, the smallest
    /// text counts.
    mutating func add(_ row: Row, for setting: Int32) {
        let place = places[Int(setting)]
        guard place != Self.paired else { return }
        guard place >= 0 else {
            places[Int(setting)] = Int32(truncatingIfNeeded: rows.count)
            rows.append(row)
            return
        }
        rows[Int(place)].appearances.formUnion(row.appearances)
        rows[Int(place)].isApart = rows[Int(place)].isApart && row.isApart
        if row.content.strictness > rows[Int(place)].content.strictness { rows[Int(place)].content = row.content }
    }

    /// The rows of the settings that are in no pair, in the order in which they were met.
    var unpaired: [Row] {
        var isUnpaired = [Bool](repeating: false, count: rows.count)
        for place in places where place >= 0 { isUnpaired[Int(place)] = true }
        return zip(rows, isUnpaired).filter { $0.1 }.map { $0.0 }
    }
}

extension CSSPairing {
    /// Takes note of the text colors that are set for element number `index`, whose views have been put together.
    mutating func noteTextColors(of index: Int, _ subject: CSSCompound) {
        let element = elements.all[index]
        let isApart = elements.contexts[Int(element.context)].isApart
        var size: PairContent??
        var record = element.firstRecord
        while record >= 0 {
            let one = elements.records[Int(record)]
            record = one.next
            guard one.property == .color, case .color(let paint) = settings[Int(one.setting)].value else { continue }
            let known = size ?? content(subject, .light)
            size = .some(known)
            guard let content = known else { return }
            let isDark = one.appearances.intersection(.light).isEmpty
            textColors.add(
                CSSTextColors.Row(
                    expression: expression(paint, 0, isDark ? .dark : .light), content: content,
                    appearances: one.appearances, isApart: isApart),
                for: one.setting)
        }
    }

    /// Adds a row for each text color that is in no pair.
    mutating func addTextColors() {
        for row in textColors.unpaired {
            guard row.isApart else {
                facts.pairs.append(
                    ColorPair(unpaired: row.expression, content: row.content, appearances: row.appearances))
                continue
            }
            let page = facts.expressions.add(
                .unresolved(.other("what lies behind on paper is not known")),
                at: facts.expressions[row.expression].range)
            facts.pairs.append(
                ColorPair(
                    kind: .container, foreground: row.expression, background: page, content: row.content,
                    appearances: row.appearances))
        }
    }
}

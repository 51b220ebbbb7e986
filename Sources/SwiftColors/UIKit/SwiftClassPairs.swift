import SourceColors
import SourceText

/// Pairs of the text of a view with what lies behind it in the tree of its class.
extension SwiftReceiverReader {
    /// Adds a pair for each color that is given to the text of a view, and that is in no other pair, and for each tint of an
    /// image or button.
    func addClassPairs() {
        var paired: Set<Int> = []
        if assignments.contains(where: { $0.property == .foreground && !$0.views.isEmpty }) {
            for pair in facts.collected.pairs { paired.insert(facts.range(of: pair.foreground).lowerBound) }
        }
        var sizes: [Int: PairContent] = [:]
        for assignment in assignments where assignment.property == .font {
            let size = assignment.size?.content(by: options.largeText) ?? .textOfUnknownSize
            for view in assignment.views {
                sizes[view] = sizes[view] == nil || sizes[view] == size ? size : .textOfUnknownSize
            }
        }
        for assignment in assignments {
            guard let color = assignment.value else { continue }
            switch assignment.property {
            case .foreground:
                if paired.contains(facts.range(of: color).lowerBound) { continue }
                let content = assignment.views.prefix(8).map { sizes[$0] ?? classViews.standardContent(of: $0) }
                addClassPair(assignment, color, content.max { $0.strictness < $1.strictness } ?? .text)
            case .tint:
                if let content = classViews.content(inTintOf: assignment.views) {
                    if addClassPair(assignment, color, content) { continue }
                }
                noteColor(facts.doubtful(.unknownTint, color), .nonText)
            default: break
            }
        }
    }

    /// Adds the pair of `color`, which `assignment` gives to its views, with what is behind them. Returns false if that is not
    /// in the tree of the class.
    @discardableResult private func addClassPair(
        _ assignment: SwiftAssignment, _ color: ExpressionID, _ content: PairContent
    ) -> Bool {
        let place = facts.range(of: color)
        var foreground = assignment.isState && !assignment.views.isEmpty ? facts.doubtful(.choice, color) : color
        if assignment.receiver == "detailTextLabel", haveCellsNoDetail {
            foreground = facts.doubtful(.other("cells of the default style show no detail label"), foreground)
        }
        guard let scope = classViews.scope(of: assignment.views) else { return false }
        let behind = facts.add(.surroundings, at: ByteRange(place.lowerBound, place.lowerBound))
        var pair = ColorPair(kind: .container, foreground: foreground, background: behind, content: content)
        pair.scope = scope
        facts.add(pair)
        return true
    }

    /// Whether all cells that the file initializes have the default style, which has no label for details.
    ///
    /// <https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle/default>
    func areCellsOfDefaultStyle() -> Bool {
        var isDefault = false
        for index in 0..<tokens.count where tokens.isText(index, "super") {
            guard tokens.isText(index + 2, "init"), tokens.isText(index + 4, "style") else { continue }
            guard tokens.kind(index + 6) == .period, tokens.isText(index + 7, "default") else { return false }
            isDefault = true
        }
        return isDefault
    }
}

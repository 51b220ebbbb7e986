import SourceColors
import SourceText

/// Pairs of the text of a view with what lies behind it in the tree of its class.
extension SwiftReceiverReader {
    /// Adds a pair for each color that is given to the text of a view, and that is in no other pair.
    func addClassPairs() {
        guard assignments.contains(where: { $0.property == .foreground && !$0.views.isEmpty }) else { return }
        var paired: Set<Int> = []
        for pair in facts.collected.pairs { paired.insert(facts.range(of: pair.foreground).lowerBound) }
        var sizes: [Int: PairContent] = [:]
        for assignment in assignments where assignment.property == .font {
            let size = assignment.size?.content(by: options.largeText) ?? .textOfUnknownSize
            for view in assignment.views {
                sizes[view] = sizes[view] == nil || sizes[view] == size ? size : .textOfUnknownSize
            }
        }
        for assignment in assignments where assignment.property == .foreground {
            guard var color = assignment.value else { continue }
            let place = facts.range(of: color)
            if paired.contains(place.lowerBound) { continue }
            if assignment.isState, !assignment.views.isEmpty { color = facts.doubtful(.choice, color) }
            guard let scope = classViews.scope(of: assignment.views) else { continue }
            let behind = facts.add(.surroundings, at: ByteRange(place.lowerBound, place.lowerBound))
            var pair = ColorPair(kind: .container, foreground: color, background: behind, content: .text)
            let content = assignment.views.prefix(8).map { sizes[$0] ?? .text }
            pair.content = content.max { $0.strictness < $1.strictness } ?? .text
            pair.scope = scope
            facts.add(pair)
        }
    }
}

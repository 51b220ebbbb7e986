import SourceColors
import SourceText

/// Colors of text that other code replaces before anyone sees them.
extension SwiftReceiverReader {
    /// Doubts each color of text that code sets again: right after in the same braces, or, for what a property's initializer
    /// sets, in a function that runs before the view is shown.
    func doubtReplacedColors() {
        var last: [String: Int] = [:]
        var initial: [Int: [Int]] = [:]
        for index in assignments.indices {
            let assignment = assignments[index]
            guard assignment.property == .foreground, assignment.part == .text, !assignment.isState,
                tokens.kind(assignment.token) == .equal
            else { continue }
            let key = "\(assignment.scope) \(assignment.receiver)"
            if let earlier = last[key], followsAlways(assignment.token, after: assignments[earlier].token) {
                doubt(earlier)
            }
            last[key] = index
            guard assignment.views.count == 1, let view = assignment.views.first else { continue }
            switch assignment.stage {
            case .initial: initial[view, default: []].append(index)
            case .setup: for earlier in initial.removeValue(forKey: view) ?? [] { doubt(earlier) }
            case .other: break
            }
        }
    }

    /// Doubts the colors of titles of buttons that show an image and are given no title.
    func doubtColorsOfMissingTitles() {
        for index in assignments.indices where assignments[index].isOfTitle {
            let views = assignments[index].views
            guard let color = assignments[index].value, !views.isEmpty, views.allSatisfy(classViews.isUntitled) else {
                continue
            }
            assignments[index].value = facts.doubtful(.other("the button may have no title"), color)
        }
    }

    private func doubt(_ index: Int) {
        guard let color = assignments[index].value else { return }
        assignments[index].value = facts.doubtful(.other("the code sets another color before it is shown"), color)
    }

    /// Whether the code at `later` runs whenever the code at `earlier` in the same braces did.
    private func followsAlways(_ later: Int, after earlier: Int) -> Bool {
        guard later > earlier, later - earlier <= Self.maximumDistance, !tokens[later].flags.contains(.conditional)
        else {
            return false
        }
        return !(earlier..<later).contains { Self.leaving.contains(tokens.bytes($0)) }
    }

    /// The maximum number of tokens between two assignments of which the later replaces the first.
    private static let maximumDistance = 256
    /// The words that begin a branch, or leave code before its end.
    private static let leaving = WordSet("return guard case default throw break continue await")
}

import SourceColors
import SourceText

/// The backgrounds that comments declare for objects.
extension SwiftReceiverReader {
    /// Gives the declared backgrounds that no view takes to the objects whose properties are set in their statements.
    func assignDeclaredBackgrounds() {
        guard declared.backgrounds.contains(where: { !$0.isTaken }) else { return }
        let order = assignments.indices.ordered { assignments[$0].token < assignments[$1].token }
        var explicit: [String: Int] = [:]
        for (index, assignment) in assignments.enumerated() where assignment.property == .background {
            explicit["\(assignment.scope) \(assignment.receiver)"] = index
        }
        for (index, background) in declared.backgrounds.enumerated() where !background.isTaken {
            let statement = statement(at: background.token)
            let first = order.partitioningIndex { assignments[$0].token >= statement.lower }
            let next = order[first...].first {
                assignments[$0].property == .foreground || assignments[$0].token >= statement.upper
            }
            guard let own = next.map({ assignments[$0] }), own.token < statement.upper else { continue }
            declared.take(index)
            if let explicit = explicit["\(own.scope) \(own.receiver)"], let value = assignments[explicit].value {
                assignments[explicit].value = facts.collected.background(value, over: background.expression)
            } else {
                var assignment = own
                assignment.property = .background
                assignment.value = background.expression
                assignments.append(assignment)
            }
        }
    }

    /// Returns the statement that the token at `index` is in, outside all brackets of its own.
    private func statement(at index: Int) -> TokenRange {
        func starts(_ index: Int) -> Bool {
            tokens[index].flags.contains(.newlineBefore) && tokens.kind(index) != .period
                || tokens.kind(index) == .semicolon
        }
        var lower = index
        for _ in 0..<256 where lower > 0 && !starts(lower) {
            let before = lower - 1
            if tokens.kind(before) == .leftBrace { break }
            lower = tokens.kind(before).closes ? tokens.partner(before) ?? before : before
        }
        var upper = index
        for _ in 0..<256 where upper < tokens.count && tokens.kind(upper) != .rightBrace {
            guard let next = tokens.next(upper) else { break }
            upper = next
            if starts(upper) { break }
        }
        return TokenRange(lower, max(upper, lower))
    }
}

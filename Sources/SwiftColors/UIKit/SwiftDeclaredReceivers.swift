import SourceColors

/// The backgrounds that comments declare for objects.
extension SwiftReceiverReader {
    /// Gives the declared backgrounds that no view takes to the objects whose properties are set in their statements.
    func assignDeclaredBackgrounds() {
        guard declared.backgrounds.contains(where: { !$0.isTaken }) else { return }
        let order = assignments.indices.sorted { assignments[$0].token < assignments[$1].token }
        var explicit: [String: Int] = [:]
        for (index, assignment) in assignments.enumerated() where assignment.property == .background {
            explicit["\(assignment.scope) \(assignment.receiver)"] = index
        }
        for (index, background) in declared.backgrounds.enumerated() where !background.isTaken {
            let statement = statement(at: background.token)
            var (low, high) = (0, order.count)
            while low < high {
                let middle = (low + high) / 2
                if assignments[order[middle]].token < statement.lower { low = middle + 1 } else { high = middle }
            }
            while low < order.count, assignments[order[low]].token < statement.upper,
                assignments[order[low]].property != .foreground
            {
                low += 1
            }
            guard low < order.count, assignments[order[low]].token < statement.upper else { continue }
            let own = assignments[order[low]]
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

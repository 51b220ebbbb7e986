/// One way of a choice: the `a` of `isOn ? a : b`, one clause of a `switch`.
package enum ChoiceBranch: Hashable, Sendable {
    /// The foreground is chosen; the way's place among all, from 0.
    case foreground(Int)
    /// The background is chosen; the way's place among all, from 0.
    case background(Int)
}

extension PairJudge.Case {
    /// Whether a choice is made in it.
    var hasBranches: Bool { foreground.stacks.count > 1 || background.stacks.count > 1 }

    /// The case in each way of its choice: of the foreground's where both sides are chosen, as an author changes that first.
    var branches: [PairJudge.Case] {
        let (above, below) = (foreground.stacks, background.stacks)
        if above.count > 1 {
            return above.enumerated().map { index, stack in
                PairJudge.Case(
                    appearance: appearance, foreground: Paint(stacks: [stack]), background: background,
                    branch: .foreground(index), isAssumed: isAssumed)
            }
        }
        return below.enumerated().map { index, stack in
            PairJudge.Case(
                appearance: appearance, foreground: foreground, background: Paint(stacks: [stack]),
                branch: .background(index), isAssumed: isAssumed)
        }
    }
}

import ColorMath
import ColorScanning
import SourceText

/// A pair in the appearance a finding is about, and in all others, to try changes on.
struct PairCases {
    /// How the pair is measured.
    let goal: ContrastGoal
    /// The pair in each appearance in which it differs.
    private let cases: [PairJudge.Case]
    /// The case the finding is about.
    private let current: Int
    /// How the pair fares in each case as the code is now.
    private let passesNow: [Bool]
    /// What is measured in the case the finding is about.
    let measurement: ContrastOutcome.Measurement

    /// The cases of a pair, or nil where the one of `appearance` has no contrast to mend.
    init?(_ cases: [PairJudge.Case], appearance: Appearance?, goal: ContrastGoal) {
        guard let current = cases.firstIndex(where: { $0.appearance == appearance }) else { return nil }
        let evaluation = PairEvaluation(goal: goal)
        let outcomes = cases.map { evaluation.outcome($0.foreground, over: $0.background) }
        guard case .measured(let measurement) = outcomes[current] else { return nil }
        self.cases = cases
        self.goal = goal
        self.current = current
        self.measurement = measurement
        passesNow = outcomes.map { $0.passes }
    }

    /// The contrast after `change` in the finding's case if it passes there, and no other case that passes now fails.
    /// - Parameter isStrict: whether the pass must also survive the rounding to 8 bits.
    func ratio(after change: (SolidColor) -> SolidColor, isStrict: Bool) -> Double? {
        let evaluation = PairEvaluation(goal: goal, isStrict: isStrict)
        var ratio: Double?
        for (index, each) in cases.enumerated() {
            let outcome = evaluation.outcome(
                each.foreground.mapColors(change), over: each.background.mapColors(change))
            if index == current {
                guard outcome.passes, case .measured(let measurement) = outcome else { return nil }
                ratio = measurement.ratio
            } else if passesNow[index], !outcome.passes {
                return nil
            }
        }
        return ratio
    }

    /// Whether every case passes after `change`.
    func allPass(after change: (SolidColor) -> SolidColor) -> Bool {
        let evaluation = PairEvaluation(goal: goal, isStrict: true)
        return cases.allSatisfy {
            evaluation.outcome($0.foreground.mapColors(change), over: $0.background.mapColors(change)).passes
        }
    }
}

extension ContrastOutcome {
    /// Whether it was measured and is enough, or nothing is to be seen anyway.
    var passes: Bool {
        switch self {
        case .invisible: true
        case .unresolved: false
        case .measured(let measurement): measurement.passes
        }
    }
}

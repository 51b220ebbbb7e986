import ColorMath
import SourceText

/// A pair in the appearances a finding is about, and in all others, to try changes on.
struct PairCases {
    /// How the pair is measured.
    let goal: ContrastGoal
    /// The pair in each appearance in which it differs.
    let cases: [PairJudge.Case]
    /// The case whose figures the finding gives.
    private let current: Int
    /// Whether each case is another way of a choice, which fails with colours of its own and so is another finding's to fix.
    private let isAnothers: [Bool]
    /// Whether each case has to pass after a change.
    private var mustPass: [Bool]
    /// Other pairs of the colours that are moved, which have to pass after a change too.
    private var others: [OtherPair] = []
    /// What is measured in the case whose figures the finding gives.
    let measurement: ContrastOutcome.Measurement

    /// The cases of a pair, or nil where the one of `appearance` and `branch` has no contrast to fix.
    init?(_ cases: [PairJudge.Case], appearance: Appearance?, branch: ChoiceBranch?, goal: ContrastGoal) {
        guard let current = cases.firstIndex(where: { $0.appearance == appearance && $0.branch == branch }) else {
            return nil
        }
        let evaluation = PairEvaluation(goal: goal)
        let outcomes = cases.map { evaluation.outcome($0.foreground, over: $0.background) }
        guard case .measured(let measurement) = outcomes[current] else { return nil }
        self.cases = cases
        self.goal = goal
        self.current = current
        self.measurement = measurement
        isAnothers = zip(cases, outcomes).map { each, outcome in
            guard each.branch != branch, case .measured(let other) = outcome, !other.passes else { return false }
            return other.foreground.origin == nil || other.foreground.origin != measurement.foreground.origin
        }
        mustPass = zip(outcomes, isAnothers).map { outcome, isAnothers in
            if case .unresolved = outcome { false } else { !isAnothers }
        }
        passesNow = outcomes.map { $0.passes }
    }

    /// How the pair fares in each case as the code is now.
    private let passesNow: [Bool]

    /// For each case that fails now, the same pair with that case alone to be mended.
    var failingOnes: [PairCases] {
        cases.indices.compactMap { index in
            guard mustPass[index], !passesNow[index] else { return nil }
            return PairCases(
                [cases[index]], appearance: cases[index].appearance, branch: cases[index].branch, goal: goal)
        }
    }

    /// The same cases, of those that fail now only the one whose figures the finding gives having to pass; nil where that
    /// is the only one that fails.
    var mendingOne: PairCases? {
        var result = self
        for index in cases.indices where index != current && !passesNow[index] { result.mustPass[index] = false }
        return result.mustPass == mustPass ? nil : result
    }

    /// Whether a color of sRGB that moves one way, and passes somewhere, passes from there on (``ContrastSolver``): every case that
    /// has to pass fails now, and both sides are plain colors.
    var staysPassed: Bool {
        others.isEmpty
            && cases.indices.allSatisfy { index in
                !mustPass[index] || !passesNow[index] && cases[index].isPlain
            }
    }

    /// The same cases, `others` having to pass after a change too.
    func together(with others: [OtherPair]) -> PairCases {
        var result = self
        result.others = others
        return result
    }

    /// Whether what stands in the foreground changes with the appearance.
    var isAdaptive: Bool {
        let own = cases[current]
        return cases.contains { $0.branch == own.branch && $0.foreground != own.foreground }
    }

    /// The contrast after `change` in the finding's case, if every case passes that has to.
    /// - Parameter isStrict: whether the pass must also survive the rounding to 8 bits.
    func ratio(after change: (SolidColor) -> SolidColor, isStrict: Bool) -> Double? {
        ratio(isStrict: isStrict) { _, color in change(color) }
    }

    /// The same for a change that is another one in each appearance.
    func ratio(isStrict: Bool, after change: (Appearance?, SolidColor) -> SolidColor) -> Double? {
        let evaluation = PairEvaluation(goal: goal, isStrict: isStrict)
        var ratio: Double?
        for (index, each) in cases.enumerated() {
            let outcome = evaluation.outcome(
                each.foreground.mapColors { change(each.appearance, $0) },
                over: each.background.mapColors { change(each.appearance, $0) })
            if mustPass[index], !outcome.passes { return nil }
            if index == current, case .measured(let measurement) = outcome { ratio = measurement.ratio }
        }
        return others.allSatisfy { $0.passes(after: { change(nil, $0) }, isStrict: isStrict) } ? ratio : nil
    }

    /// Whether every case passes after `change`, but for those that are another finding's to fix.
    func allPass(after change: (SolidColor) -> SolidColor) -> Bool {
        let evaluation = PairEvaluation(goal: goal, isStrict: true)
        return zip(cases, isAnothers).allSatisfy { each, isAnothers in
            isAnothers
                || evaluation.outcome(each.foreground.mapColors(change), over: each.background.mapColors(change)).passes
        }
    }
}

/// Another pair in which a colour is seen that is moved, in one appearance.
struct OtherPair {
    /// How a pair fares.
    enum Status: Hashable, Sendable {
        case passes, fails, unresolved
    }

    /// The pair, by its place in ``ColorFacts/pairs``.
    let index: Int
    /// How it is measured.
    let goal: ContrastGoal
    /// What is enough if the text is large, where its size is not known.
    private let largeTextGoal: ContrastGoal?
    /// What is seen.
    let seen: PairJudge.Case
    /// How it fares now.
    let statusNow: Status

    /// `seen` of pair number `index`.
    init(_ index: Int, _ seen: PairJudge.Case, goal: ContrastGoal, largeTextGoal: ContrastGoal? = nil) {
        self.index = index
        self.goal = goal
        self.largeTextGoal = largeTextGoal
        self.seen = seen
        statusNow = Self.status(
            PairEvaluation(goal: goal).outcome(seen.foreground, over: seen.background), largeTextGoal)
    }

    private static func status(_ outcome: ContrastOutcome, _ largeTextGoal: ContrastGoal?) -> Status {
        switch outcome {
        case .invisible, .unresolved(.inactiveControl): .passes
        case .unresolved: .unresolved
        case .measured(let measurement):
            measurement.passes ? .passes : largeTextGoal?.isMet(by: measurement.ratio) == true ? .unresolved : .fails
        }
    }

    /// How it fares after `change`, as the linter will judge it.
    func status(after change: (SolidColor) -> SolidColor) -> Status {
        Self.status(
            PairEvaluation(goal: goal).outcome(
                seen.foreground.mapColors(change), over: seen.background.mapColors(change)), largeTextGoal)
    }

    /// Whether it passes after `change`.
    /// - Parameter isStrict: whether the pass must also survive the rounding to 8 bits.
    func passes(after change: (SolidColor) -> SolidColor, isStrict: Bool) -> Bool {
        let outcome = PairEvaluation(goal: goal, isStrict: isStrict).outcome(
            seen.foreground.mapColors(change), over: seen.background.mapColors(change))
        return outcome.passes || outcome == .unresolved(.inactiveControl)
    }

    /// Whether a color that moves one way, and passes somewhere, passes from there on, if it fails now.
    var staysPassed: Bool { seen.isPlain }

    /// Whether literal number `literal` is seen in it.
    func shows(_ literal: Int) -> Bool {
        var isSeen = false
        seen.eachLiteral { isSeen = isSeen || $0 == literal }
        return isSeen
    }
}

extension PairJudge.Case {
    /// Whether one color is in front of another that lets nothing through, both within sRGB.
    fileprivate var isPlain: Bool {
        guard case .solid(let above) = foreground, case .solid(let below) = background else { return false }
        return below.color.alpha >= 1 && above.color.isInGamut && below.color.isInGamut
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

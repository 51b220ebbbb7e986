import ColorMath
import SourceText

/// A pair in all appearances, for trying changes.
struct PairCases {
    let goal: ContrastGoal
    /// The pair in each appearance in which it differs.
    let cases: [PairJudge.Case]
    /// Index of the case whose figures are reported.
    private let current: Int
    /// Whether a case is another branch of a choice, which is a separate finding.
    private let isOtherBranch: [Bool]
    /// Whether a case must pass after a change.
    private var mustPass: [Bool]
    /// Other pairs of the changed colors that must pass as well.
    private var others: [OtherPair] = []
    /// Measurement of the reported case.
    let measurement: ContrastOutcome.Measurement

    /// Creates the cases of a pair; nil if the first one for which `isReported` is true has no contrast to fix.
    init?(_ cases: [PairJudge.Case], goal: ContrastGoal, where isReported: (PairJudge.Case) -> Bool) {
        guard let current = cases.firstIndex(where: isReported) else { return nil }
        let branch = cases[current].branch
        let evaluation = PairEvaluation(goal: goal)
        let outcomes = cases.map { evaluation.outcome($0.foreground, over: $0.background) }
        guard case .measured(let measurement) = outcomes[current] else { return nil }
        self.cases = cases
        self.goal = goal
        self.current = current
        self.measurement = measurement
        isOtherBranch = zip(cases, outcomes).map { each, outcome in
            guard each.branch != branch, case .measured(let other) = outcome, !other.passes else { return false }
            return other.foreground.origin == nil || other.foreground.origin != measurement.foreground.origin
        }
        mustPass = zip(outcomes, isOtherBranch).map { outcome, isOtherBranch in
            if case .unresolved = outcome { false } else { !isOtherBranch }
        }
        let passesNow = outcomes.map { $0.passes }
        self.passesNow = passesNow
        meetings = cases.map { PlainMeetings(of: $0) }
        order = [current] + cases.indices.filter { $0 != current && !passesNow[$0] }
        order += cases.indices.filter { $0 != current && passesNow[$0] }
    }

    /// The plain colors of each case.
    private let meetings: [PlainMeetings]

    /// The type of theme that gives the colors of the reported case; nil if it is of none.
    var theme: String? { cases[current].variant }

    /// The appearance that is measured; nil if there is one only.
    var appearance: Appearance? { cases[current].appearance }

    /// Whether each case passes now.
    private let passesNow: [Bool]
    /// The indices of the cases, failing ones first: most changes that are tried fail in one of these.
    private var order: [Int]

    /// For each failing case, the same pair with only that case required to pass.
    var failingOnes: [PairCases] {
        cases.indices.compactMap { index in
            guard mustPass[index], !passesNow[index] else { return nil }
            return PairCases([cases[index]], goal: goal) { _ in true }
        }
    }

    /// The same cases with only the reported one of the failing cases required to pass; nil if no other fails.
    var fixingOne: PairCases? {
        var result = self
        for index in cases.indices where index != current && !passesNow[index] { result.mustPass[index] = false }
        return result.mustPass == mustPass ? nil : result
    }

    /// Whether an sRGB color moving in one direction keeps passing once it passes (``ContrastSolver``): all required
    /// cases fail now, and both sides are plain colors.
    var staysPassed: Bool {
        others.isEmpty
            && cases.indices.allSatisfy { index in
                !mustPass[index] || !passesNow[index] && cases[index].isPlain
            }
    }

    /// Returns the same cases with `others` required to pass as well.
    func together(with others: [OtherPair]) -> PairCases {
        var result = self
        result.others = others
        return result
    }

    /// Returns the same cases for a change of all that is written at `range`: other branches that come from there must pass as
    /// well, such as the colors of one name in several palettes.
    func replacing(_ range: ByteRange) -> PairCases {
        var result = self
        for index in cases.indices where isOtherBranch[index] && cases[index].foreground.hasColor(at: range) {
            result.mustPass[index] = true
        }
        return result
    }

    /// Whether the foreground expression changes with the appearance.
    var isAdaptive: Bool {
        let own = cases[current]
        return cases.contains { $0.branch == own.branch && $0.foreground != own.foreground }
    }

    /// Returns the contrast of the reported case after `change`, if all required cases pass.
    /// - Parameter isStrict: whether they must also pass after rounding to 8 bits.
    func ratio(after change: (SolidColor) -> SolidColor, isStrict: Bool) -> Double? {
        ratio(isStrict: isStrict) { _, color in change(color) }
    }

    /// The same for a change that depends on the appearance. A copy of it for each caller would be much code.
    @inline(never)
    func ratio(isStrict: Bool, after change: (Appearance?, SolidColor) -> SolidColor) -> Double? {
        let evaluation = PairEvaluation(goal: goal, isStrict: isStrict)
        var isKnown = cases.map { _ in false }
        for index in order where mustPass[index] {
            let appearance = cases[index].appearance
            switch meetings[index].pass(evaluation, after: { change(appearance, $0) }) {
            case false?: return nil
            case true?: isKnown[index] = true
            case nil: break
            }
        }
        var ratio: Double?
        for index in order where index == current || mustPass[index] && !isKnown[index] {
            let each = cases[index]
            if isKnown[index] {
                ratio = meetings[index].leastRatio(goal) { change(each.appearance, $0) }
                continue
            }
            let outcome = evaluation.outcome(
                each.foreground.changed(by: { change(each.appearance, $0) }),
                over: each.background.changed(by: { change(each.appearance, $0) }))
            if mustPass[index], !outcome.passes { return nil }
            if index == current, case .measured(let measurement) = outcome { ratio = measurement.ratio }
        }
        return others.allSatisfy { $0.passes(after: { change(nil, $0) }, isStrict: isStrict) } ? ratio : nil
    }

    /// Whether all cases except other branches pass after `change`.
    func allPass(after change: (SolidColor) -> SolidColor) -> Bool {
        let evaluation = PairEvaluation(goal: goal, isStrict: true)
        return zip(cases, isOtherBranch).allSatisfy { each, isOtherBranch in
            isOtherBranch
                || evaluation.outcome(each.foreground.changed(by: change), over: each.background.changed(by: change))
                    .passes
        }
    }
}

/// Another pair that contains a changed color, in one appearance.
struct OtherPair {
    /// Result of judging a pair.
    enum Status: Hashable, Sendable {
        case passes, fails, unresolved
    }

    /// Index of the pair in ``ColorFacts/pairs``.
    let index: Int
    let goal: ContrastGoal
    /// The sufficient goal if the text is large and its size is unknown.
    let largeTextGoal: ContrastGoal?
    /// The colors.
    let seen: PairJudge.Case
    /// Its plain colors.
    private let meetings: PlainMeetings
    /// The result now.
    let statusNow: Status

    /// Creates the case `seen` of the pair `index`.
    init(_ index: Int, _ seen: PairJudge.Case, goal: ContrastGoal, largeTextGoal: ContrastGoal? = nil) {
        self.index = index
        self.goal = goal
        self.largeTextGoal = largeTextGoal
        self.seen = seen
        meetings = PlainMeetings(of: seen)
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

    /// Returns the result after `change`, as the linter will judge it.
    func status(after change: (SolidColor) -> SolidColor) -> Status {
        Self.status(
            PairEvaluation(goal: goal).outcome(
                seen.foreground.changed(by: change), over: seen.background.changed(by: change)), largeTextGoal)
    }

    /// Whether it passes after `change`.
    /// - Parameter isStrict: whether it must also pass after rounding to 8 bits.
    func passes(after change: (SolidColor) -> SolidColor, isStrict: Bool) -> Bool {
        let evaluation = PairEvaluation(goal: goal, isStrict: isStrict)
        if let known = meetings.pass(evaluation, after: change) { return known }
        let outcome = evaluation.outcome(
            seen.foreground.changed(by: change), over: seen.background.changed(by: change))
        return outcome.passes || outcome == .unresolved(.inactiveControl)
    }

    /// Whether a color moving in one direction keeps passing once it passes, if it fails now.
    var staysPassed: Bool { seen.isPlain }

    /// Whether it contains the literal with the number `literal`.
    func shows(_ literal: Int) -> Bool {
        var isSeen = false
        seen.eachLiteral { isSeen = isSeen || $0 == literal }
        return isSeen
    }
}

extension PairJudge.Case {
    /// Whether it is one color on another opaque one, both inside sRGB, and no change of one changes the other.
    fileprivate var isPlain: Bool {
        guard case .solid(let above) = foreground, case .solid(let below) = background else { return false }
        return below.color.alpha >= 1 && above.color.isInGamut && below.color.isInGamut && above.derivation == nil
            && below.derivation == nil
    }
}

extension ContrastOutcome {
    /// Whether the contrast is sufficient, or the foreground is invisible.
    var passes: Bool {
        switch self {
        case .invisible: true
        case .unresolved: false
        case .measured(let measurement): measurement.passes
        }
    }
}

extension PairCases {
    /// Whether `candidate` changes a literal of another file that probably also gives a view around the text its color, so that
    /// both would move: that color is equal, and defined in the same file.
    func moveTogether(_ candidate: FixCandidate, _ rewriter: LiteralRewriter) -> Bool {
        candidate.rewrites.contains { rewrite in
            guard let color = rewriter.color(of: rewrite.literal)?.rgba else { return false }
            let path = rewriter.place(of: rewrite.literal).path
            return cases.contains { each in
                var isGiven = false
                for paint in [each.foreground, each.background] {
                    paint.eachColor { other in
                        if other.giver != nil, other.origin == nil, other.definition?.path == path,
                            HexColor(other.color) == HexColor(color)
                        {
                            isGiven = true
                        }
                    }
                }
                return isGiven
            }
        }
    }
}

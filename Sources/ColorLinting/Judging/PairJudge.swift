import ColorMath
import SourceColors
import SourceText

/// Judges the pairs of one file.
struct PairJudge {
    private let facts: ColorFacts
    private let configuration: Configuration
    /// Resolves the colors, and keeps what they come to.
    private(set) var resolver: Resolver

    /// A judge of the pairs of `facts`, found in the file at `path`, where `workspace` knows the other files.
    init(_ facts: ColorFacts, path: String, workspace: Workspace, configuration: Configuration) {
        self.facts = facts
        self.configuration = configuration
        resolver = Resolver(facts, path: path, workspace: workspace)
    }

    /// A pair in one appearance, or in all where they agree.
    struct Case {
        /// The appearance, or nil where all that are asked for are alike.
        var appearance: Appearance?
        /// What the foreground comes to.
        var foreground: Paint
        /// What the background comes to.
        var background: Paint
        /// Where one side is a choice that is judged way by way, the way.
        var branch: ChoiceBranch?
        /// Whether some of the background is the one that the configuration assumes.
        var isAssumed = false
    }

    /// The literals of other files that the pairs looked at so far lead to.
    var foreignLiterals: [ForeignLiteral] { resolver.foreignLiterals }

    /// The goal for `pair`.
    func goal(for pair: ColorPair) -> ContrastGoal {
        configuration.level.goal(for: pair.content, configuration.metric)
    }

    /// The goal that is enough for `pair` if its text is large; nil where its size is known.
    func largeTextGoal(for pair: ColorPair) -> ContrastGoal? {
        pair.content == .textOfUnknownSize ? configuration.level.goal(for: .largeText, configuration.metric) : nil
    }

    /// What the foreground of `pair` comes to in each appearance, or in all where they agree.
    mutating func foregrounds(of pair: ColorPair) -> [(appearance: Appearance?, paint: Paint)] {
        let foreground = resolver.resolve(pair.foreground)
        if pair.appearances == .all, case .same(let paint) = foreground { return [(nil, paint)] }
        return Appearance.allCases.filter { pair.appearances.contains($0) }.map { ($0, foreground[$0]) }
    }

    /// The cases in which `pair` is judged: one for each appearance asked for that differs from those before it, and none where
    /// no background is known or assumed.
    mutating func cases(of pair: ColorPair) -> [Case] {
        let assumed = configuration.assumedBackground
        if pair.background == nil, assumed == nil { return [] }
        let foreground = resolver.resolve(pair.foreground)
        let background = pair.background.map { resolver.resolve($0) }
        if pair.appearances == .all, case .same(let above) = foreground, case .same(let below)? = background,
            assumed == nil || !below.showsWhatIsUnder
        {
            return [Case(appearance: nil, foreground: above, background: below)]
        }
        var cases: [Case] = []
        let judged = configuration.appearances.intersection(pair.appearances)
        for appearance in Appearance.allCases where judged.contains(appearance) {
            let above = foreground[appearance]
            let base = assumed?[appearance]
            var below = background?[appearance] ?? .unresolved(.noBackground)
            var isAssumed = false
            if background == nil, let base {
                // Its own place is empty, so that no change of what is written there changes it.
                let start = facts.expressions[pair.foreground].range.lowerBound
                below = .solid(SolidColor(color: base, range: ByteRange(start, start)))
                isAssumed = true
            } else if let base, below.showsWhatIsUnder {
                below = below.lying(on: base)
                isAssumed = true
            }
            if !cases.contains(where: { $0.foreground == above && $0.background == below }) {
                cases.append(
                    Case(appearance: appearance, foreground: above, background: below, isAssumed: isAssumed))
            }
        }
        if cases.count == 1, judged.count > 1, judged == configuration.appearances { cases[0].appearance = nil }
        return cases
    }

    /// The judgements of all pairs, in their order.
    mutating func judgements() -> [PairJudgement] {
        var judgements: [PairJudgement] = []
        judgements.reserveCapacity(facts.pairs.count)
        for (index, pair) in facts.pairs.enumerated() {
            let goal = goal(for: pair)
            if pair.background == nil, configuration.assumedBackground == nil {
                if let row = unpaired(index, pair, goal) { judgements.append(row) }
                continue
            }
            let evaluation = PairEvaluation(goal: goal)
            for each in cases(of: pair) {
                let outcome = evaluation.outcome(each.foreground, over: each.background)
                guard each.hasBranches, case .measured(let worst) = outcome, !worst.passes else {
                    add(outcome, of: each, index, goal, to: &judgements)
                    continue
                }
                for branch in each.branches {
                    let outcome = evaluation.outcome(branch.foreground, over: branch.background)
                    guard case .measured(let measurement) = outcome, !measurement.passes else { continue }
                    add(outcome, of: branch, index, goal, to: &judgements)
                }
            }
        }
        return judgements
    }

    /// The cases of `pair` with every choice that fails taken apart: what a fix has to make pass.
    mutating func branchedCases(of pair: ColorPair) -> [Case] {
        let evaluation = PairEvaluation(goal: goal(for: pair))
        return cases(of: pair).flatMap { each in
            guard each.hasBranches,
                case .measured(let worst) = evaluation.outcome(each.foreground, over: each.background), !worst.passes
            else { return [each] }
            return each.branches
        }
    }

    /// Adds the judgement that `outcome` is of pair number `index`, unless nothing is to be seen.
    private func add(
        _ outcome: ContrastOutcome, of each: Case, _ index: Int, _ goal: ContrastGoal,
        to judgements: inout [PairJudgement]
    ) {
        let pair = facts.pairs[index]
        var judgement = PairJudgement(
            pair: index, kind: each.isAssumed ? .assumed : pair.kind, appearance: each.appearance,
            foregroundRange: facts.baseRange(of: pair.foreground),
            backgroundRange: pair.background.map { facts.baseRange(of: $0) }, required: goal.required, verdict: .pass)
        judgement.branch = each.branch
        switch outcome {
        case .invisible: return
        case .unresolved(let reason):
            judgement.verdict = .unresolved(reason)
            if case .solid(let known) = each.foreground { judgement.foreground = known.color }
            if case .solid(let known) = each.background, known.color.alpha >= 1 { judgement.background = known.color }
        case .measured(let measurement):
            judgement.foregroundRange = measurement.foreground.range
            if pair.background != nil { judgement.backgroundRange = measurement.background.range }
            judgement.foreground = measurement.foreground.color
            judgement.background = measurement.backdrop
            judgement.ratio = measurement.ratio
            judgement.mostRatio = measurement.most
            judgement.isOnUnknown = measurement.isOnUnknown
            if measurement.background.color.alpha < 1 { judgement.backgroundLayer = measurement.background.color }
            judgement.definitions = [measurement.foreground.definition, measurement.background.definition]
                .compactMap { $0 }
            judgement.verdict = measurement.passes ? .pass : .fail
            // No author writes text that cannot be seen: it is hidden, or something that is not known lies in between.
            if pair.isOfTwoRules, measurement.most == nil, measurement.foreground.color == measurement.backdrop {
                judgement.verdict = .unresolved(.colorOfBackground)
            } else if !measurement.passes, pair.content == .textOfUnknownSize,
                configuration.level.goal(for: .largeText, configuration.metric)
                    .isMet(by: measurement.most ?? measurement.ratio)
            {
                judgement.verdict = .unresolved(.unknownTextSize)
            }
        }
        judgements.append(judgement)
    }

    /// The row for the color of a text, pair number `index`, without a known background; nil where it is transparent in
    /// every appearance, and so meant to be invisible.
    private mutating func unpaired(_ index: Int, _ pair: ColorPair, _ goal: ContrastGoal) -> PairJudgement? {
        var foreground: RGBA?
        if case .literal(let index) = facts.expressions[pair.foreground].kind {
            // By far the most are: nothing is to be resolved.
            if case .color(let value) = facts.literals[index].value { foreground = value.rgba }
        } else {
            let resolved = resolver.resolve(pair.foreground)
            if case .same(.solid(let known)) = resolved {
                foreground = known.color
            } else if case .differing(let paints) = resolved {
                let isInvisible = Appearance.allCases.allSatisfy { appearance in
                    if case .solid(let solid) = paints[appearance] { solid.color.alpha <= 0 } else { false }
                }
                if isInvisible { return nil }
            }
        }
        if let foreground, foreground.alpha <= 0 { return nil }
        var judgement = PairJudgement(
            pair: index, kind: pair.kind, foregroundRange: facts.baseRange(of: pair.foreground),
            required: goal.required, verdict: .unresolved(.noBackground))
        judgement.foreground = foreground
        return judgement
    }
}

extension ColorFacts {
    /// Where the colour of `id` is written, its modifiers left out.
    func baseRange(of id: ExpressionID) -> ByteRange {
        var id = id
        while true {
            switch expressions[id].kind {
            case .opacity(let base, _), .withAlpha(let base, _): id = base
            default: return expressions[id].range
            }
        }
    }
}

extension ContrastLevel {
    /// The goal that the level sets for `content`.
    fileprivate func goal(for content: PairContent, _ metric: ContrastMetric) -> ContrastGoal {
        ContrastGoal(metric, required: required(for: content))
    }
}

import ColorMath
import SourceColors
import SourceText

/// The rows that tell what was found of each pair.
extension PairJudge {
    /// The contrast of text that can just be seen.
    private static var visibleRatio: Double { 1.5 }
    /// The same for the colors of two rules.
    private static var visibleRatioOfRules: Double { 1.25 }

    /// Judges all pairs in order.
    func judgements() -> [PairJudgement] {
        var judgements: [PairJudgement] = []
        judgements.reserveCapacity(facts.pairs.count)
        for index in facts.pairs.indices {
            if !isSwift {
                judge(index, at: (nil, nil), &judgements)
                continue
            }
            let all = environments(of: facts.pairs[index])
            if all.count == 1 {
                judge(index, in: all[0], &judgements)
                continue
            }
            var found: [PairJudgement] = []
            for one in all { judge(index, in: one, &found) }
            judgements += EnvironmentJudgements.merged(found, environments: all.count)
        }
        for row in judgements.indices where !isSwift && judgements[row].verdict == .unresolved(.noBackground) {
            (judgements[row].kind, judgements[row].backgroundRange) = (.assumed, nil)
        }
        return judgements
    }

    /// Adds the judgements of the pair number `index` in one environment, in a window and in a sheet if both are possible.
    private func judge(
        _ index: Int, in place: (index: Int?, environment: ViewEnvironment?), _ judgements: inout [PairJudgement]
    ) {
        let first = judgements.count
        defer {
            if place.environment?.window.contains(.restyled) ?? false { judgements[first...].doubt() }
        }
        let levels = levels(of: facts.pairs[index], in: place.environment)
        if levels.count == 1 { return judge(index, at: (place.index, levels[0]), &judgements) }
        let found = levels.map { level in
            var rows: [PairJudgement] = []
            judge(index, at: (place.index, level), &rows)
            return rows
        }
        judgements += LevelJudgements.agreed(found[0], found[1])
    }

    /// Adds the judgements of the pair number `index` in one environment of a known level.
    private func judge(
        _ index: Int, at place: (index: Int?, environment: ViewEnvironment?), _ judgements: inout [PairJudgement]
    ) {
        // By far the most have no background. Copying a pair takes longer than to judge one of these.
        if facts.pairs[index].background == nil, configuration.assumedBackground == nil {
            let goal = goal(for: facts.pairs[index].content)
            if let row = unpaired(index, goal, place.environment?.reason ?? .noBackground) { judgements.append(row) }
            return
        }
        let pair = facts.pairs[index]
        let goal = goal(for: place.environment?.isOfSymbol ?? false ? .nonText : pair.content)
        let cases = self.cases(of: pair, in: place)
        if cases.isEmpty {
            if let row = unpaired(index, goal, place.environment?.reason ?? .noBackground) {
                judgements.append(row)
            }
            return
        }
        let first = judgements.count
        let evaluation = PairEvaluation(goal: goal)
        for each in cases {
            var outcome = evaluation.outcome(of: each)
            if case .unresolved(.choice) = outcome, let name = each.ambiguousName {
                outcome = .unresolved(.ambiguousName(name))
            }
            guard each.hasBranches, !each.isUncertain, case .measured(let worst) = outcome, !worst.passes else {
                add(outcome, of: each, index, goal, to: &judgements)
                continue
            }
            var isDecided = false
            for branch in each.branches {
                let outcome = evaluation.outcome(of: branch)
                guard case .measured(let measurement) = outcome, !measurement.passes,
                    !evaluation.mayChooseAppearance(branch, cases)
                else { continue }
                isDecided = true
                if judgements.merge(branch.variant, measurement, from: first) { continue }
                add(outcome, of: branch, index, goal, to: &judgements)
            }
            if !isDecided { add(.unresolved(.choice), of: each, index, goal, to: &judgements) }
        }
        judgements.mergeOnUnknown(from: first)
        if let place = pair.page?.place ?? pair.markup?.place {
            for row in first..<judgements.count { judgements[row].way = [place] }
        }
        if let expansion = pair.expansion, !expansion.calls.isEmpty {
            for row in first..<judgements.count { judgements[row].way = expansion.places(in: path) }
        }
        guard let environment = place.environment else { return }
        for row in first..<judgements.count {
            judgements[row].way = environment.way.compactMap { composition?.place(of: $0) }
            judgements[row].isOfSymbol = environment.isOfSymbol
            if environment.isInactive { judgements[row].verdict = .exempt }
            if environment.reason == .unseenBranch { judgements[row].verdict = .unresolved(.unseenBranch) }
            if environment.mayHaveLargeText, judgements[row].verdict == .fail,
                let ratio = judgements[row].maxRatio ?? judgements[row].ratio,
                self.goal(for: .largeText).isMet(by: ratio)
            {
                judgements[row].verdict = .unresolved(.unknownTextSize)
            }
        }
        // One row tells that the background, or what a modifier draws, is one of several.
        let isUncertain = environment.isUncertain || environment.isOfModifier && cases.contains { $0.hasBranches }
        if isUncertain, let failure = judgements[first...].firstIndex(where: { $0.verdict == .fail }) {
            judgements[failure].verdict = .unresolved(.choice)
            (judgements[failure].branch, judgements[failure].background, judgements[failure].ratio) = (nil, nil, nil)
            let row = judgements[failure]
            judgements.removeSubrange(first...)
            judgements.append(row)
        }
    }

    /// Adds the judgement for `outcome` of the pair `index`, unless the foreground is invisible.
    private func add(
        _ outcome: ContrastOutcome, of each: Case, _ index: Int, _ goal: ContrastGoal,
        to judgements: inout [PairJudgement]
    ) {
        if case .invisible = outcome { return }
        let pair = facts.pairs[index]
        let foregroundRange: ByteRange
        let backgroundRange: ByteRange?
        if case .measured(let measurement) = outcome {
            foregroundRange = measurement.foreground.range
            backgroundRange =
                pair.background == nil || measurement.background.giver != nil ? nil : measurement.background.range
        } else {
            foregroundRange = facts.baseRange(of: pair.foreground)
            backgroundRange = pair.background.map { facts.baseRange(of: $0) }
        }
        var judgement = PairJudgement(
            pair: index, kind: each.isAssumed ? .assumed : pair.kind, appearance: each.appearance,
            foregroundRange: foregroundRange, backgroundRange: backgroundRange, required: goal.required,
            verdict: .pass)
        judgement.branch = each.branch
        judgement.isConditional = each.foreground.hasConditions
        judgement.site = pair.site
        judgement.round = pair.expansion?.round ?? each.variant
        judgement.environment = each.environment
        switch outcome {
        case .invisible: break
        case .unresolved(let reason):
            // What is transparent shows that nothing is known to be behind the text.
            judgement.verdict = PairJudgement.Verdict(
                unjudged: !isSwift && each.background.isTransparent ? .noBackground : reason)
            if case .solid(let known) = each.foreground { judgement.foreground = known.color }
            if case .solid(let known) = each.background, known.color.alpha >= 1 { judgement.background = known.color }
        case .measured(let measurement):
            judgement.backgroundGiver = measurement.background.giver
            judgement.foreground = measurement.foreground.color
            judgement.background = measurement.backdrop
            judgement.ratio = measurement.ratio
            judgement.maxRatio = measurement.most
            judgement.isOnUnknown = measurement.isOnUnknown
            judgement.isOnImage = measurement.isOnImage
            if measurement.isOnPage { judgement.kind = .page }
            if measurement.background.color.alpha < 1 { judgement.backgroundLayer = measurement.background.color }
            judgement.definitions = [measurement.foreground.definition].compactMap { $0 }
            // One argument may be both.
            if let behind = measurement.background.definition, !judgement.definitions.contains(behind) {
                judgement.definitions.append(behind)
            }
            judgement.verdict = measurement.passes ? .pass : .fail
            // Text in the color of its background is hidden, or has another background that is not known.
            if pair.isOfTwoRules || !isSwift && each.appearance != nil && !each.isAssumed, measurement.most == nil,
                measurement.foreground.color == measurement.backdrop
            {
                judgement.verdict = .unresolved(.colorOfBackground)
            } else if !isSwift, !each.isAssumed, let reason = reasonToDoubt(measurement, of: pair) {
                judgement.verdict = .unresolved(reason)
            } else if !measurement.passes, let goal = largeTextGoal(for: pair),
                goal.isMet(by: measurement.most ?? measurement.ratio)
            {
                judgement.verdict = .unresolved(.unknownTextSize)
            }
        }
        if let uncertainty = pair.uncertainty {
            // What a row before it says is not new.
            var row = judgements.count - 1
            while judgement.verdict == .fail, row >= 0, judgements[row].foregroundRange == foregroundRange,
                judgements[row].backgroundRange == backgroundRange
            {
                let appearance = judgements[row].appearance
                if judgements[row].ratio == judgement.ratio, appearance == nil || appearance == each.appearance {
                    return
                }
                row -= 1
            }
            judgement.makeUncertain(uncertainty, in: facts)
        }
        judgement.doubtPage(isGuess: pair.kind == .page)
        if pair.site != nil || pair.uncertainty == .values && judgement.verdict != .pass,
            judgement.repeats(judgements, of: facts)
        {
            return
        }
        if pair.content == .textOfUnknownSize, judgement.isSaid(by: judgements, of: facts) { return }
        if judgement.isDuplicate(in: judgements, of: facts) { return }
        judgements.append(judgement)
    }

    /// Returns the reason why `measurement` is doubted; nil if it is not: nobody can mean text that would hardly be seen.
    private func reasonToDoubt(_ measurement: ContrastOutcome.Measurement, of pair: ColorPair) -> UnresolvedReason? {
        guard !measurement.passes, measurement.most == nil, !measurement.isOnUnknown, !measurement.isOnImage,
            measurement.ratio < Self.visibleRatio
        else { return nil }
        // Another box, which no rule shows, lies beneath the layer of its own.
        if measurement.background.color.alpha < 1 {
            return .other("the text would hardly be seen: another box may be beneath it")
        }
        // A page or a template shows that both apply.
        guard pair.isOfTwoRules, pair.kind != .page, pair.page == nil, pair.markup == nil,
            measurement.ratio < Self.visibleRatioOfRules
        else { return nil }
        return .other("the text would hardly be seen: another rule may apply")
    }

    /// Returns an unresolved judgement for a text color without a known background; nil if it is transparent in every
    /// appearance, which is intentional.
    private func unpaired(
        _ index: Int, _ goal: ContrastGoal, _ reason: UnresolvedReason
    ) -> PairJudgement? {
        let id = facts.pairs[index].foreground
        var foreground: RGBA?
        var reason = reason
        // What is said of the color says more.
        if isSwift, case .unresolved(.other(let text)) = facts.expressions[id].kind { reason = .other(text) }
        if case .literal(let index) = facts.expressions[id].kind {
            // By far the most are: nothing is to be resolved.
            if case .color(let value) = facts.literals[index].value { foreground = value.rgba }
        } else {
            let resolved = resolve(id, nil).withoutConditions
            if case .same(.unresolved(let why)) = resolved {
                if why.isNothing { return nil }
                if why == .inactiveControl { reason = why }
            }
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
            pair: index, kind: .assumed, foregroundRange: facts.baseRange(of: id),
            required: goal.required, verdict: PairJudgement.Verdict(unjudged: reason))
        judgement.foreground = foreground
        return judgement
    }
}

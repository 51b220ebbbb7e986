import ColorMath
import SourceColors
import SourceText

/// Plans fixes of contrast findings, for the editor's quick fixes and the command's `--fix`.
///
/// Every fix was written, parsed back and judged again, unrounded and rounded to 8 bits, in all appearances of the
/// pair. If no change fixes all of them, returns fixes for the appearance reported in the finding that break no other.
/// Fixes that make another pair of the color fail, or two states of an element equal, come last; those that make more pairs
/// fail than pass are left out.
package final class FixPlanner {
    private let file: SourceFile
    private let report: FileReport
    private let judge: PairJudge
    private let metric: ContrastMetric
    private let workspace: Workspace
    private let context: RuleContext
    private lazy var uses = NameUses(report.facts)
    private lazy var index = PairIndex(report, judge: judge)
    private lazy var states = ElementStates(file, report.facts, judge: judge)
    private lazy var answers = ColorAnswers(index, states)
    private lazy var effects = PairEffects(index, states)

    /// Creates a planner for findings in `report`.
    init(file: SourceFile, report: FileReport, linter: Linter) {
        self.file = file
        self.report = report
        workspace = linter.workspace
        metric = linter.configuration.metric
        context = RuleContext(
            file: file, facts: report.facts, judgements: report.pairs, configuration: linter.configuration,
            workspace: workspace)
        judge = PairJudge(
            report.facts, of: file, workspace: workspace, configuration: linter.configuration)
    }

    /// Returns the fixes of `finding`, best first. For findings that are not about a pair, returns the fixes of their
    /// rule. With `onlyBest`, returns only the first one, which is the only one that can be safe, in a fraction of the
    /// time.
    package func fixes(for finding: Finding, onlyBest: Bool = false) -> [Fix] {
        guard let index = finding.pair, let required = finding.required, index < report.pairs.count else {
            return RuleCatalog.rule(finding.rule)?.fixes(of: finding, in: context) ?? finding.fixes
        }
        let number = report.pairs[index].pair
        let pair = report.facts.pairs[number]
        let goal = ContrastGoal(metric, required: required)
        guard
            let cases = PairCases(
                self.index.cases[number], goal: goal, where: { $0.isJudged(by: report.pairs[index]) }),
            !cases.measurement.isOnUnknown
        else { return [] }
        return file.withBytes { source in
            let rewriter = LiteralRewriter(
                file: file, facts: report.facts, foreignLiterals: judge.foreignLiterals, source: source)
            let isGoalOfPair = goal == judge.goal(for: pair)
            let plan = plan(cases, number, rewriter, isGoalOfPair: isGoalOfPair, onlyBest: onlyBest)
            if plan.isEmpty, let one = cases.fixingOne {
                return self.plan(one, number, rewriter, isGoalOfPair: false, onlyBest: onlyBest).compactMap {
                    fix(for: $0, in: one, rewriter, only: finding.appearance)
                }.uniqued()
            }
            // What a mixin or a loop computes cannot be written where it stands.
            let possible = pair.expansion == nil ? plan : plan.filter { !$0.candidate.rewrites.isEmpty }
            return possible.compactMap { fix(for: $0, in: cases, rewriter) }.uniqued()
        }
    }

    // MARK: Planning

    /// A change with its effect on other pairs.
    fileprivate struct Plan {
        var candidate: FixCandidate
        var effect: PairEffects.Effect
        /// Whether it is the color's answer and may be applied automatically.
        var isSafe = false
        /// Whether no brightness passes in all pairs of the color.
        var hasNoCommonAnswer = false
        /// Whether light text becomes dark, or a light background.
        var reverses = false
    }

    /// Returns the changes after which the pair passes, in order.
    private func plan(
        _ cases: PairCases, _ pair: Int, _ rewriter: LiteralRewriter, isGoalOfPair: Bool, onlyBest: Bool
    ) -> [Plan] {
        let search = FixSearch(cases: cases, rewriter: rewriter)
        // What the text lies on is likely, but not certain, or the colors may be others.
        let isCertain =
            report.facts.pairs[pair].kind != .page && !cases.measurement.isOnPage
            && !cases.cases.contains { $0.ambiguousName != nil }
        var plans: [Plan] = []
        var hasAnswer = false
        // On an image, the scrim comes before the color.
        let hasScrim = !search.candidates(of: .scrim, after: []).isEmpty
        if isGoalOfPair, !hasScrim, var (candidate, isSafe) = answer(to: search),
            !cases.moveTogether(candidate, rewriter)
        {
            hasAnswer = true
            let effect = effects.effect(of: candidate.rewrites, except: pair)
            isSafe =
                isSafe && isCertain && effect.isClean && effect.unresolved == 0
                && cases.allPass(after: candidate.rewrites.applied)
            candidate.isPreferred = candidate.isPreferred && effect.isClean
            let reverses = cases.isReversed(by: candidate)
            plans.append(Plan(candidate: candidate, effect: effect, isSafe: isSafe, reverses: reverses))
            if onlyBest, effect.isClean, !reverses { return plans }
        }
        var found: [FixCandidate] = []
        // What comes after an answer that reverses the two is better only if it does not.
        let stages = onlyBest && plans.last?.reverses == true ? FixSearch.Stage.keeping : FixSearch.Stage.allCases
        for stage in stages {
            let new = search.candidates(of: stage, after: found)
            found += new
            for candidate in new where !cases.moveTogether(candidate, rewriter) {
                let effect = effects.effect(ofCandidate: candidate, except: pair)
                // A color with an answer gets no other value automatically.
                let isSafe =
                    isCertain && !hasAnswer && candidate.isPreferred && effect.isClean && effect.unresolved == 0
                    && cases.allPass(after: candidate.rewrites.applied)
                let plan = Plan(
                    candidate: candidate, effect: effect, isSafe: isSafe,
                    hasNoCommonAnswer: isGoalOfPair && !hasAnswer && candidate.isPreferred,
                    reverses: cases.isReversed(by: candidate))
                if onlyBest, effect.isClean, !candidate.flattens, !plan.reverses { return [plan] }
                plans.append(plan)
            }
        }
        plans.removeAll { $0.effect.isHarmful }
        // Keeps sorting stable.
        let ordered = plans.enumerated().ordered {
            ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
        }.map { $0.element }
        return onlyBest ? Array(ordered.prefix(1)) : ordered
    }

    /// Whether `rewrite` keeps what the author meant: text in the color of its background is not meant to be seen, and a
    /// color at less than a third of its brightness is almost black.
    private static func keepsIntent(_ measurement: ContrastOutcome.Measurement, _ rewrite: LiteralRewrite) -> Bool {
        func brightness(_ color: RGBA) -> Double { max(color.red, color.green, color.blue) }
        return measurement.ratio > 1 + 1e-9
            && brightness(rewrite.color) >= brightness(measurement.foreground.color) / 3
    }

    /// Returns the change to the answer of the failing colors; nil if the pair does not pass with it.
    private func answer(to search: FixSearch) -> (FixCandidate, isSafe: Bool)? {
        var rewrites: [LiteralRewrite] = []
        var isSafe = true
        var isAway = true
        for one in search.cases.failingOnes {
            guard let literal = one.measurement.foreground.origin?.literal,
                let answer = answers.answer(for: literal, search.rewriter), let rewrite = answer.rewrites[literal]
            else { return nil }
            isSafe = isSafe && answer.isSafe
            isAway = isAway && answer.direction == one.measurement.directionAway(metric)
            isSafe = isSafe && Self.keepsIntent(one.measurement, rewrite)
            if !rewrites.contains(where: { $0.literal == literal }) { rewrites.append(rewrite) }
        }
        guard var candidate = search.candidate(rewrites) else { return nil }
        candidate.isPreferred = isAway
        return (candidate, isSafe && isAway)
    }

    // MARK: Wording

    private func fix(
        for plan: Plan, in cases: PairCases, _ rewriter: LiteralRewriter, only appearance: Appearance? = nil
    ) -> Fix? {
        let candidate = plan.candidate
        let before = ratioText(cases.measurement.ratio)
        var notes = ["\(before):1 → \(ratioText(candidate.ratio)):1"]
        if let appearance { notes.append("in the \(appearance.title) appearance only") }
        var isSafe = plan.isSafe && appearance == nil
        var edits: [FileEdit] = []
        switch candidate.change {
        case .literals(let rewrites):
            for rewrite in rewrites {
                let (literal, path) = rewriter.place(of: rewrite.literal)
                // The next update of the package would take the change back.
                if path != file.path, workspace.checkouts.package(of: path) != nil { return nil }
                edits.append(FileEdit(path: path, edit: Edit(literal.range, rewrite.text)))
                // The effect on texts in other files that pages show on it is unknown here.
                if path == file.path ? workspace.pagesGive(literal: rewrite.literal, of: path) : candidate.name == nil {
                    isSafe = false
                }
                if path == file.path, workspace.sheetsUse(literal.range, of: path) { isSafe = false }
            }
            if let name = candidate.name {
                let (own, others) = useCounts(of: name)
                notes.append(own + others == 1 ? "1 use" : "\(own + others) uses")
                // The effect on pairs in other files is unknown here.
                if others > 0 { isSafe = false }
            }
            notes += plan.effect.notes
            if plan.hasNoCommonAnswer, !plan.effect.isClean { notes.append("no brightness passes in all its pairs") }
        case .inPlace(let range, let text):
            edits.append(FileEdit(path: file.path, edit: Edit(range, text)))
            notes += plan.effect.notes
        }
        return Fix(
            title: "\(candidate.title) (\(notes.joined(separator: ", ")))", safety: isSafe ? .safe : .review,
            edits: edits)
    }

    /// Number of uses of `name`, including synonyms, in this file and all others.
    private func useCounts(of name: ColorName) -> (own: Int, others: Int) {
        let names = workspace.synonyms(of: name)
        return (
            names.reduce(0) { $0 + uses.count(of: $1) }, workspace.useCount(ofAll: names, outside: file.path)
        )
    }
}

extension FixPlanner.Plan {
    /// Clean changes first, of these the ones that keep light text light, and of these the ones that keep a color adaptive.
    fileprivate var rank: Int { (effect.isClean ? 0 : 4) + (reverses ? 2 : 0) + (candidate.flattens ? 1 : 0) }
}

extension PairCases {
    /// The contrast from which text is clearly lighter or darker than what it is on.
    private static var clearRatio: Double { 2 }

    /// Whether `candidate` makes light text on a darker background dark, or the background lighter than the text, or the other way
    /// round. Small differences may be reversed by a change of the text.
    fileprivate func isReversed(by candidate: FixCandidate) -> Bool {
        func isLighter(_ text: RGBA, than other: RGBA) -> Bool {
            text.clamped.relativeLuminance > other.clamped.relativeLuminance
        }
        func changed(_ color: SolidColor) -> RGBA? {
            let rewrite = candidate.rewrites.first { $0.literal == color.origin?.literal }
            return rewrite.map { $0.applied(to: color).color }
                ?? candidate.replacement.flatMap {
                    $0.use.range == color.range ? $0.applied(to: color, in: appearance).color : nil
                }
        }
        let (foreground, backdrop) = (measurement.foreground, measurement.backdrop)
        let wasLighter = isLighter(foreground.color, than: backdrop)
        if !measurement.isOnImage, let paper = changed(measurement.background) {
            return isLighter(changed(foreground) ?? foreground.color, than: paper) != wasLighter
        }
        guard measurement.ratio >= Self.clearRatio, let text = changed(foreground) else { return false }
        return isLighter(text, than: backdrop) != wasLighter
    }
}

extension PairEffects {
    /// What `candidate` makes of all pairs but number `pair`.
    func effect(ofCandidate candidate: FixCandidate, except pair: Int) -> Effect {
        if let replacement = candidate.replacement { return effect(of: replacement, except: pair) }
        return candidate.rewrites.isEmpty ? Effect() : effect(of: candidate.rewrites, except: pair)
    }
}

extension PairEffects.Effect {
    /// Notes for the title.
    fileprivate var notes: [String] {
        func counted(_ count: Int) -> String { count == 1 ? "1 other pair" : "\(count) other pairs" }
        return [
            fixed > 0 ? "fixes \(counted(fixed)) too" : nil, broken > 0 ? "breaks \(counted(broken))" : nil,
            left > 0 ? "\(counted(left)) of the color still \(left == 1 ? "fails" : "fail")" : nil,
            mergesStates ? "makes two states look alike" : nil,
        ].compactMap { $0 }
    }
}

extension [Fix] {
    /// Removes fixes with the same edits as an earlier one.
    fileprivate func uniqued() -> [Fix] {
        var seen: Set<[FileEdit]> = []
        return filter { seen.insert($0.edits).inserted }
    }
}

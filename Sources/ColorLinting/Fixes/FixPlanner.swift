import ColorMath
import ColorScanning
import SourceText

/// Plans the fixes of contrast findings. The editor's quick-fixes and the command's `--fix` both come from here.
///
/// Every fix it returns has been spelled, read back and judged again, unrounded and rounded to 8 bits, in every appearance of
/// the pair. Where no change mends all of them, those are returned that mend the one the finding gives the figures of, and
/// break none that passes now.
package struct FixPlanner {
    private let file: SourceFile
    private let report: FileReport
    private var judge: PairJudge
    private let metric: ContrastMetric
    private let workspace: Workspace
    private lazy var uses = NameUses(report.facts)
    private lazy var pairsByLiteral = indexPairs()

    /// A planner for findings in `report`.
    init(file: SourceFile, report: FileReport, linter: Linter) {
        self.file = file
        self.report = report
        workspace = linter.workspace
        metric = linter.configuration.metric
        judge = PairJudge(
            report.facts, path: file.path, workspace: workspace, configuration: linter.configuration)
    }

    /// What would mend `finding`, best first; where the finding is not about a pair, what its rule has proposed. With `onlyBest`
    /// no more than the best and what may be safe, which is found in a fraction of the time.
    package mutating func fixes(for finding: Finding, onlyBest: Bool = false) -> [Fix] {
        guard let index = finding.pair, let required = finding.required, index < report.pairs.count else {
            return finding.fixes
        }
        let pair = report.facts.pairs[report.pairs[index].pair]
        let goal = ContrastGoal(metric, required: required)
        guard
            let cases = PairCases(
                judge.branchedCases(of: pair), appearance: finding.appearance, branch: report.pairs[index].branch,
                goal: goal),
            !cases.measurement.isOnUnknown
        else { return [] }
        let others = others(of: report.pairs[index].pair, sharing: cases.measurement)
        return file.withBytes { source in
            let rewriter = LiteralRewriter(
                file: file, facts: report.facts, foreignLiterals: judge.foreignLiterals, source: source)
            let candidates = FixSearch(cases: cases, rewriter: rewriter).candidates(onlyBest: onlyBest)
            if candidates.isEmpty, let one = cases.mendingOne {
                let partial = FixSearch(cases: one, rewriter: rewriter).candidates(onlyBest: onlyBest)
                return partial.map { fix(for: $0, in: one, others, rewriter, only: finding.appearance) }.uniqued()
            }
            let (joint, hasNone) = jointCandidates(
                of: cases, others, rewriter, besides: candidates, onlyBest: onlyBest)
            let first = joint.prefix { $0.isPreferred }
            let ordered = first + candidates + joint.dropFirst(first.count)
            return ordered.map { fix(for: $0, in: cases, others, rewriter, noneDoesForAll: hasNone) }.uniqued()
        }
    }

    // MARK: Other pairs of the same colours

    /// Of more other pairs than this the first are looked at, and no change of their colour is safe.
    private static let mostOthers = 256

    /// The pairs but number `pair` in which a literal of `measurement` is seen: all, or a few more than ``mostOthers``.
    private mutating func others(
        of pair: Int, sharing measurement: ContrastOutcome.Measurement
    ) -> [OtherPair] {
        var numbers: Set<Int> = []
        for color in [measurement.foreground, measurement.background] {
            if let literal = color.origin?.literal { numbers.formUnion(pairsByLiteral[literal] ?? []) }
        }
        numbers.remove(pair)
        return numbers.sorted().prefix(Self.mostOthers + 1).flatMap { number in
            let other = report.facts.pairs[number]
            let goal = judge.goal(for: other)
            return judge.cases(of: other).map { OtherPair(number, $0, goal: goal) }
        }
    }

    /// The changes after which the pair passes, every other pair of the foreground's colour passes, and none that passes now
    /// fails: where the best of `candidates`, which are for the pair alone, leaves others failing. If there is no such change of
    /// the foreground's brightness, `hasNone`.
    private func jointCandidates(
        of cases: PairCases, _ others: [OtherPair], _ rewriter: LiteralRewriter, besides candidates: [FixCandidate],
        onlyBest: Bool
    ) -> (candidates: [FixCandidate], hasNone: Bool) {
        guard others.count <= Self.mostOthers, let literal = cases.measurement.foreground.origin?.literal,
            let best = candidates.first, best.isPreferred, case .literals(let rewrites) = best.change,
            OtherPairs(others, after: rewrites).isPartial
        else { return ([], false) }
        let kept = others.filter { $0.passesNow == true }
        let mended = others.filter { $0.passesNow == false && $0.shows(literal) }
        let joint = FixSearch(cases: cases.together(with: kept + mended), rewriter: rewriter)
            .candidates(onlyBest: onlyBest)
        if !joint.isEmpty || mended.isEmpty { return (joint, joint.first?.isPreferred != true) }
        return (FixSearch(cases: cases.together(with: kept), rewriter: rewriter).candidates(onlyBest: onlyBest), true)
    }

    private mutating func fix(
        for candidate: FixCandidate, in cases: PairCases, _ others: [OtherPair], _ rewriter: LiteralRewriter,
        only appearance: Appearance? = nil, noneDoesForAll: Bool = false
    ) -> Fix {
        let before = ratioText(cases.measurement.ratio)
        var notes = ["\(before):1 → \(ratioText(candidate.ratio)):1"]
        if let appearance { notes.append("in the \(appearance.title) appearance only") }
        var safety = Fix.Safety.review
        var edits: [FileEdit] = []
        switch candidate.change {
        case .literals(let rewrites):
            for rewrite in rewrites {
                let (literal, path) = rewriter.place(of: rewrite.literal)
                edits.append(FileEdit(path: path, edit: Edit(literal.range, rewrite.text)))
            }
            var uses = 1
            if let name = candidate.name {
                uses = workspace.synonyms(of: name).reduce(0) { count, name in
                    count + self.uses.count(of: name) + workspace.useCount(of: name, outside: file.path)
                }
                notes.append(uses == 1 ? "1 use" : "\(uses) uses")
            }
            let effect = OtherPairs(others, after: rewrites)
            notes += effect.notes
            if noneDoesForAll, effect.isPartial { notes.append("no brightness does for all its pairs") }
            if candidate.isPreferred, uses <= 1, cases.allPass(after: rewrites.applied), effect.broken == 0,
                others.count <= Self.mostOthers
            {
                safety = .safe
            }
        case .inPlace(let range, let text, _):
            edits.append(FileEdit(path: file.path, edit: Edit(range, text)))
        }
        return Fix(title: "\(candidate.title) (\(notes.joined(separator: ", ")))", safety: safety, edits: edits)
    }

    /// The pairs in which each literal is seen.
    private mutating func indexPairs() -> [Int: [Int]] {
        var index: [Int: [Int]] = [:]
        for (number, pair) in report.facts.pairs.enumerated() {
            var literals: Set<Int> = []
            for each in judge.cases(of: pair) { each.eachLiteral { literals.insert($0) } }
            for literal in literals { index[literal, default: []].append(number) }
        }
        return index
    }
}

/// What a change makes of the other pairs of the colours it moves.
private struct OtherPairs {
    /// How many fail that passed.
    let broken: Int
    /// How many pass that failed.
    private let mended: Int
    /// How many of the colours that are moved fail as before.
    private let left: Int

    /// What `rewrites` make of `others`.
    init(_ others: [OtherPair], after rewrites: [LiteralRewrite]) {
        var worst: [Int: (before: Bool, after: Bool)] = [:]
        for other in others {
            guard let before = other.passesNow, rewrites.contains(where: { other.shows($0.literal) }) else { continue }
            let after = other.passes(after: rewrites.applied, isStrict: false)
            let known = worst[other.index] ?? (true, true)
            worst[other.index] = (known.before && before, known.after && after)
        }
        broken = worst.values.count { $0.before && !$0.after }
        mended = worst.values.count { !$0.before && $0.after }
        left = worst.values.count { !$0.before && !$0.after }
    }

    /// Whether some fail afterwards.
    var isPartial: Bool { broken > 0 || left > 0 }

    /// What to say of it.
    var notes: [String] {
        func counted(_ count: Int) -> String { count == 1 ? "1 other pair" : "\(count) other pairs" }
        return [
            mended > 0 ? "mends \(counted(mended)) too" : nil, broken > 0 ? "breaks \(counted(broken))" : nil,
            left > 0 ? "\(counted(left)) of it still too low" : nil,
        ].compactMap { $0 }
    }
}

extension PairJudge.Case {
    /// Calls `body` with each literal that is seen.
    fileprivate func eachLiteral(_ body: (Int) -> Void) {
        for paint in [foreground, background] {
            _ = paint.mapColors { color in
                if let literal = color.origin?.literal { body(literal) }
                return color
            }
        }
    }
}

extension OtherPair {
    /// Whether literal number `literal` is seen in it.
    fileprivate func shows(_ literal: Int) -> Bool {
        var isSeen = false
        seen.eachLiteral { isSeen = isSeen || $0 == literal }
        return isSeen
    }
}

extension [Fix] {
    /// The fixes without those that make the same edits as one before them.
    fileprivate func uniqued() -> [Fix] {
        var seen: Set<[FileEdit]> = []
        return filter { seen.insert($0.edits).inserted }
    }
}

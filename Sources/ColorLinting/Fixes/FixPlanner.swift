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

    /// What would mend `finding`, best first; where the finding is not about a pair, what its rule has proposed.
    package mutating func fixes(for finding: Finding) -> [Fix] {
        guard let index = finding.pair, let required = finding.required, index < report.pairs.count else {
            return finding.fixes
        }
        let pair = report.facts.pairs[report.pairs[index].pair]
        let goal = ContrastGoal(metric, required: required)
        guard let cases = PairCases(judge.cases(of: pair), appearance: finding.appearance, goal: goal),
            !cases.measurement.isOnUnknown
        else { return [] }
        return file.withBytes { source in
            let rewriter = LiteralRewriter(
                file: file, facts: report.facts, foreignLiterals: judge.foreignLiterals, source: source)
            let candidates = FixSearch(cases: cases, rewriter: rewriter).candidates()
            if candidates.isEmpty, let one = cases.mendingOne {
                let partial = FixSearch(cases: one, rewriter: rewriter).candidates()
                return partial.compactMap { fix(for: $0, in: one, rewriter, only: finding.appearance) }.uniqued()
            }
            return candidates.compactMap { fix(for: $0, in: cases, rewriter) }.uniqued()
        }
    }

    private mutating func fix(
        for candidate: FixCandidate, in cases: PairCases, _ rewriter: LiteralRewriter,
        only appearance: Appearance? = nil
    ) -> Fix? {
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
            let all: (SolidColor) -> SolidColor = { color in rewrites.reduce(color) { $1.applied(to: $0) } }
            if candidate.isPreferred, uses <= 1, cases.allPass(after: all), rewrites.allSatisfy({ keepsOtherPairs($0) })
            {
                safety = .safe
            }
        case .inPlace(let range, let text, _):
            edits.append(FileEdit(path: file.path, edit: Edit(range, text)))
        }
        return Fix(title: "\(candidate.title) (\(notes.joined(separator: ", ")))", safety: safety, edits: edits)
    }

    /// Whether all other pairs of the literal that pass now, pass after the rewrite too.
    private mutating func keepsOtherPairs(_ rewrite: LiteralRewrite) -> Bool {
        for index in pairsByLiteral[rewrite.literal] ?? [] {
            let pair = report.facts.pairs[index]
            let goal = judge.goal(for: pair)
            let evaluation = PairEvaluation(goal: goal)
            for each in judge.cases(of: pair) {
                let before = evaluation.outcome(each.foreground, over: each.background)
                let after = evaluation.outcome(
                    each.foreground.mapColors(rewrite.applied), over: each.background.mapColors(rewrite.applied))
                if before.passes, !after.passes { return false }
            }
        }
        return true
    }

    /// The pairs in which each literal is seen.
    private mutating func indexPairs() -> [Int: [Int]] {
        var index: [Int: [Int]] = [:]
        for (number, pair) in report.facts.pairs.enumerated() {
            var literals: Set<Int> = []
            for each in judge.cases(of: pair) {
                for paint in [each.foreground, each.background] {
                    _ = paint.mapColors { color in
                        if let literal = color.origin?.literal { literals.insert(literal) }
                        return color
                    }
                }
            }
            for literal in literals { index[literal, default: []].append(number) }
        }
        return index
    }
}

extension [Fix] {
    /// The fixes without those that make the same edits as one before them.
    fileprivate func uniqued() -> [Fix] {
        var seen: Set<[FileEdit]> = []
        return filter { seen.insert($0.edits).inserted }
    }
}

import ColorMath
import SourceColors

/// Combines the judgements of a pair in the environments of its view.
enum EnvironmentJudgements {
    private struct Key: Hashable {
        var appearance: Appearance?
        var branch: ChoiceBranch?
    }

    /// Returns one of `judgements` for each appearance and branch: a failure, the worst first, else what is unresolved,
    /// else what passes with the lowest contrast.
    static func merged(_ judgements: [PairJudgement], environments: Int) -> [PairJudgement] {
        var order: [Key] = []
        var worst: [Key: PairJudgement] = [:]
        /// The environments in which each branch fails, and those that decide anything.
        var failing: [ChoiceBranch?: Set<Int?>] = [:]
        var decided: Set<Int?> = []
        /// What the failing environments require at most: a fix is for all of them.
        var required: [Key: Double] = [:]
        for judgement in judgements {
            if judgement.verdict == .fail { failing[judgement.branch, default: []].insert(judgement.environment) }
            if judgement.verdict == .fail || judgement.verdict == .pass { decided.insert(judgement.environment) }
            let key = Key(appearance: judgement.appearance, branch: judgement.branch)
            if judgement.verdict == .fail { required[key] = max(required[key] ?? 0, judgement.required) }
            guard let known = worst[key] else {
                order.append(key)
                worst[key] = judgement
                continue
            }
            if isWorse(judgement, than: known) { worst[key] = judgement }
        }
        // What decides may also decide where the view is shown: a color that passes in one place may never be seen in another.
        for key in order where worst[key]?.verdict == .fail && worst[key]?.round == nil {
            guard key.branch != nil || worst[key]?.isConditional ?? false else { continue }
            if failing[key.branch]?.count ?? 0 < decided.count { worst[key]?.verdict = .unresolved(.choice) }
        }
        let remaining = worst.filter { $0.value.verdict == .fail }.keys
        let failures = remaining.reduce(into: Set<Int?>()) { $0.formUnion(failing[$1.branch] ?? []) }
        // What is said of all appearances is said of each.
        let isDecidedByAppearance = !worst.contains { $0.key.appearance == nil && $0.value.verdict != .pass }
        return order.compactMap { key in
            guard var judgement = worst[key] else { return nil }
            // If it fails in one environment, do not report that it is unresolved in another, or passes in the same appearance.
            if !failures.isEmpty, judgement.verdict != .fail, order.count > 1,
                key.appearance == nil || judgement.verdict != .pass || !isDecidedByAppearance
            {
                return nil
            }
            judgement.environments = environments
            if judgement.verdict == .fail {
                judgement.failingEnvironments = failures.count
                judgement.required = required[key] ?? judgement.required
            }
            return judgement
        }
    }

    private static func isWorse(_ one: PairJudgement, than other: PairJudgement) -> Bool {
        let (a, b) = (one.verdict.rank, other.verdict.rank)
        return a != b ? a > b : one.ratio ?? 0 < other.ratio ?? 0
    }
}

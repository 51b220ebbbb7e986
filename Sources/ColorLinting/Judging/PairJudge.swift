import ColorMath
import SourceColors
import SourceText

/// Judges the pairs of a file.
final class PairJudge {
    let facts: ColorFacts
    let configuration: Configuration
    /// Resolves the colors, and keeps what they come to.
    var resolver: Resolver

    /// What tells the ways to views; nil if the file has none.
    let composition: ViewComposition?
    /// The environments of the scopes of views.
    let environments: [[ViewEnvironment]]
    let isSwift: Bool
    let path: String
    /// The appearances that the platform of the file has.
    private let appearances: AppearanceSet

    /// Creates a judge for the pairs of `facts`, scanned in `file`, with names from `workspace`.
    init(_ facts: ColorFacts, of file: SourceFile, workspace: Workspace, configuration: Configuration) {
        self.facts = facts
        self.configuration = configuration
        isSwift = file.language == .swift
        path = file.path
        appearances = isSwift && PlatformFolders.areForWatch(path) ? .dark : .all
        composition = workspace.composition(for: facts, in: file)
        resolver = Resolver(
            facts, path: file.path, workspace: workspace, modifiers: composition?.modifiers ?? ComposedModifiers())
        environments = facts.viewScopes.indices.map { [composition] in
            composition?.environments(of: $0, in: file.path) ?? []
        }
    }

    /// Literals of other files resolved so far.
    var foreignLiterals: [ForeignLiteral] { resolver.foreignLiterals }

    func goal(for pair: ColorPair) -> ContrastGoal { goal(for: pair.content) }

    func goal(for content: PairContent) -> ContrastGoal {
        configuration.level.goal(for: content, configuration.metric)
    }

    /// Returns the sufficient goal for `pair` if its text is large; nil if its size is known.
    func largeTextGoal(for pair: ColorPair) -> ContrastGoal? {
        pair.content == .textOfUnknownSize && !isSmall(pair) ? goal(for: .largeText) : nil
    }

    /// Returns the resolved foreground of `pair` in each appearance, or in all if they agree.
    func foregrounds(of pair: ColorPair) -> [(appearance: Appearance?, paint: Paint)] {
        let foreground = resolver.resolve(pair.foreground)
        if pair.appearances == .all, case .same(let paint) = foreground { return [(nil, paint)] }
        return Appearance.allCases.filter { pair.appearances.contains($0) }.map { ($0, foreground[$0]) }
    }

    func resolve(_ id: ExpressionID, _ environment: ViewEnvironment?) -> ResolvedColor {
        environment.map { resolver.resolve(id, in: $0) } ?? resolver.resolveChoice(id)
    }

    /// Returns the cases of `pair`: one for each distinct appearance in each environment; none if no background is known
    /// or assumed.
    func cases(of pair: ColorPair) -> [Case] {
        let all = environments(of: pair).flatMap { place in
            levels(of: pair, in: place.environment).map { (index: place.index, environment: $0) }
        }
        if all.count == 1 { return cases(of: pair, in: all[0]) }
        var cases: [Case] = []
        for one in all {
            for each in self.cases(of: pair, in: one) {
                let known = cases.firstIndex {
                    $0.appearance == each.appearance && $0.foreground == each.foreground
                        && $0.background == each.background
                }
                if let known {
                    cases[known].equalEnvironments.append(each.environment)
                } else {
                    cases.append(each)
                }
            }
        }
        return cases
    }

    /// Returns the cases of `pair` in one environment.
    func cases(of pair: ColorPair, in place: (index: Int?, environment: ViewEnvironment?)) -> [Case] {
        let assumed = configuration.assumedBackground
        if pair.background == nil, assumed == nil { return [] }
        let environment = place.environment
        let conditions = pair.conditions + (environment?.constants ?? [])
        let foreground = resolve(pair.foreground, environment).narrowed(to: conditions)
        var background = pair.background.map { resolve($0, environment).narrowed(to: conditions) }
        if background == .same(.nothing) { background = nil }
        if background == nil, assumed == nil { return [] }
        let appearances = pair.appearances.intersection(environment?.appearances ?? .all).intersection(appearances)
        if appearances == .all, case .same(let above) = foreground, case .same(let below)? = background,
            assumed == nil || !below.showsWhatIsUnder
        {
            let only = Case(appearance: nil, foreground: above, background: below, environment: place.index)
            return withRegions([only], goal(for: pair))
        }
        var cases: [Case] = []
        var judged = configuration.appearances.intersection(appearances)
        // A view that sets its own appearance has that even if the app has another.
        if judged.isEmpty { judged = appearances.intersection(.standardContrast) }
        for appearance in Appearance.allCases where judged.contains(appearance) {
            let above = foreground[appearance]
            let base = assumed?[appearance]
            var below = background?[appearance] ?? .unresolved(.noBackground)
            var isAssumed = false
            if background == nil, let base {
                // Its range is empty, so that changes to the source do not affect it.
                let start = facts.expressions.range(of: pair.foreground).lowerBound
                below = .solid(SolidColor(color: base, range: ByteRange(start, start)))
                isAssumed = true
            } else if let base, below.showsWhatIsUnder {
                below = below.lying(on: base)
                isAssumed = true
            }
            if !cases.contains(where: { $0.foreground == above && $0.background == below }) {
                cases.append(
                    Case(
                        appearance: appearance, foreground: above, background: below, isAssumed: isAssumed,
                        environment: place.index))
            }
        }
        if cases.count == 1, judged.count > 1, judged == configuration.appearances { cases[0].appearance = nil }
        return withRegions(cases, goal(for: pair))
    }

    /// Returns `cases` with one more for each that depends on elements that may be around it, and passes outside of these. A failure
    /// there proves nothing unless it fails inside, too: the element itself may be one of them.
    private func withRegions(_ cases: [Case], _ goal: ContrastGoal) -> [Case] {
        guard cases.contains(where: { $0.ambiguousName != nil }) else { return cases }
        let evaluation = PairEvaluation(goal: goal)
        return cases.flatMap { each in
            guard each.ambiguousName != nil, let outside = each.outsideOfRegions,
                case .measured(let usual) = evaluation.outcome(of: outside)
            else { return [each] }
            switch evaluation.outcome(of: each) {
            case .measured(let all): return all.passes ? [each] : [outside]
            case .unresolved, .invisible: return usual.passes ? [outside, each] : [each]
            }
        }
    }

    /// Returns `cases`, those of `pair`, with failing choices split into branches: what a fix has to make pass.
    func branches(of cases: [Case], of pair: ColorPair) -> [Case] {
        guard cases.contains(where: { $0.hasBranches }) else { return cases }
        let evaluation = PairEvaluation(goal: goal(for: pair))
        return cases.flatMap { each in
            guard each.hasBranches, !each.isUncertain,
                case .measured(let worst) = evaluation.outcome(of: each), !worst.passes
            else { return [each] }
            return each.branches.map { branch in
                var branch = branch
                branch.equalEnvironments = each.equalEnvironments
                return branch
            }
        }
    }
}

extension ContrastLevel {
    /// Returns the goal for `content` at the configured level.
    fileprivate func goal(for content: PairContent, _ metric: ContrastMetric) -> ContrastGoal {
        ContrastGoal(metric, required: required(for: content))
    }
}

import ColorMath
import SourceColors
import SourceText

/// Finds `pair` and `background` comments of a file that have no effect.
struct DirectiveEffects {
    private let context: RuleContext
    /// Backgrounds of comments that pairs are judged on.
    private let used: Set<ExpressionID>
    /// Pairs of comments, by the start of their foreground.
    private let pairs: [(start: Int, pair: Int)]
    /// Judgements of those pairs.
    private let judgements: [Int: [PairJudgement]]

    init(_ context: RuleContext) {
        self.context = context
        let facts = context.facts
        let own = facts.pairs.indices.filter { facts.pairs[$0].kind == .declared }
        pairs = own.map { (facts.expressions[facts.pairs[$0].foreground].range.lowerBound, $0) }
            .ordered { $0.start < $1.start }
        judgements = Dictionary(
            grouping: context.judgements.filter { facts.pairs[$0.pair].kind == .declared }, by: { $0.pair })
        let declared = Set(context.facts.directives.compactMap(\.background))
        used = declared.isEmpty ? [] : Self.used(declared, in: context)
    }

    private static func used(_ declared: Set<ExpressionID>, in context: RuleContext) -> Set<ExpressionID> {
        let expressions = context.facts.expressions
        var resolver = Resolver(context.facts, path: context.file.path, workspace: context.workspace)
        var used: Set<ExpressionID> = []
        var seen: Set<ExpressionID> = []
        var stack = context.facts.pairs.compactMap(\.background)
        while let id = stack.popLast() {
            guard seen.insert(id).inserted else { continue }
            if declared.contains(id) { used.insert(id) }
            if case .over(_, let upper) = expressions[id].kind, Self.hidesAll(resolver.resolve(upper)) {
                stack.append(upper)
            } else {
                stack += expressions[id].kind.parts
            }
        }
        return used
    }

    /// Whether `color` is opaque in all appearances.
    private static func hidesAll(_ color: ResolvedColor) -> Bool {
        Appearance.allCases.allSatisfy { color[$0].isDecided && !color[$0].showsWhatIsUnder }
    }

    /// Returns why `directive` has no effect; nil if it has, or is of another kind.
    func problem(of directive: Directive) -> String? {
        switch directive.kind {
        case .suppression, .invalid: return nil
        case .background:
            guard let background = directive.background, !used.contains(background) else { return nil }
            return "this background applies to no text color: there is none here, or the code draws a nearer background"
        case .pair:
            let place = pairs.partitioningIndex { $0.start >= directive.range.lowerBound }
            guard place < pairs.count, pairs[place].start < directive.range.upperBound else { return nil }
            var reason: UnresolvedReason?
            for judgement in judgements[pairs[place].pair] ?? [] {
                guard let why = judgement.verdict.reason else { return nil }
                reason = why
            }
            guard let reason else { return "this pair is not judged: the foreground is invisible" }
            // Another file may define the name, but other files are unknown here.
            if case .unknownName = reason, context.workspace.isEmpty { return nil }
            return "this pair is not judged: \(reason)"
        }
    }
}

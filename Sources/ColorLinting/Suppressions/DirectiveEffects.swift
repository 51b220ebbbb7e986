import ColorMath
import SourceColors
import SourceText

/// Which of a file's `pair` and `background` comments make no difference to what is judged.
struct DirectiveEffects {
    private let context: RuleContext
    /// The backgrounds of comments that some pair is judged on.
    private let used: Set<ExpressionID>
    /// The pairs of comments, by where their foreground is written.
    private let pairs: [(start: Int, pair: Int)]
    /// The judgements of those pairs.
    private let judgements: [Int: [PairJudgement]]

    /// The effects of the comments of `context`.
    init(_ context: RuleContext) {
        self.context = context
        let facts = context.facts
        let own = facts.pairs.indices.filter { facts.pairs[$0].kind == .declared }
        pairs = own.map { (facts.expressions[facts.pairs[$0].foreground].range.lowerBound, $0) }
            .sorted { $0.start < $1.start }
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

    /// Whether nothing of what lies under `color` is seen, in no appearance.
    private static func hidesAll(_ color: ResolvedColor) -> Bool {
        Appearance.allCases.allSatisfy { color[$0].isDecided && !color[$0].showsWhatIsUnder }
    }

    /// Why `directive` makes no difference; nil where it does, or is of another kind.
    func problem(of directive: Directive) -> String? {
        switch directive.kind {
        case .suppression, .invalid: return nil
        case .background:
            guard let background = directive.background, !used.contains(background) else { return nil }
            return "no text colour is judged on this background: there is none here, or the code draws a nearer one"
        case .pair:
            var (low, high) = (0, pairs.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[middle].start < directive.range.lowerBound { low = middle + 1 } else { high = middle }
            }
            guard low < pairs.count, pairs[low].start < directive.range.upperBound else { return nil }
            var reason: UnresolvedReason?
            for judgement in judgements[pairs[low].pair] ?? [] {
                guard case .unresolved(let why) = judgement.verdict else { return nil }
                reason = why
            }
            guard let reason else { return "this pair is not judged: nothing of the foreground is seen" }
            // Another file may define the name, and nothing is known of other files here.
            if case .unknownName = reason, context.workspace.isEmpty { return nil }
            return "this pair is not judged: \(reason)"
        }
    }
}

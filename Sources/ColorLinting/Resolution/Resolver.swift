import ColorMath
import ColorScanning
import SourceText

/// Finds out what colour expressions come to, names followed, in each appearance.
///
/// Works with a stack of its own, so that neither a chain of names nor of modifiers can exhaust the program's, and once for
/// each expression, so that a long chain costs no more than its length.
struct Resolver {
    private let facts: ColorFacts
    private let definitions: DefinitionIndex
    private var resolved: [ExpressionID: ResolvedColor] = [:]

    /// More stacks than this for one paint are not told apart.
    private static let mostAlternatives = 16

    /// A resolver for the expressions of `facts`.
    init(_ facts: ColorFacts) {
        self.facts = facts
        definitions = DefinitionIndex(facts)
    }

    /// What the expression `root` comes to.
    mutating func resolve(_ root: ExpressionID) -> ResolvedColor {
        if let known = known(root) { return known }
        var stack = [root]
        var opened: Set<ExpressionID> = []
        while let id = stack.last {
            if known(id) != nil {
                stack.removeLast()
            } else if opened.insert(id).inserted {
                // A part that is open already waits for this one: it is left out, and counts as circular below.
                stack += parts(of: id).filter { !opened.contains($0) && known($0) == nil }
            } else {
                resolved[id] = combine(id)
                stack.removeLast()
            }
        }
        return known(root) ?? .same(.unresolved(.notConstant))
    }

    /// What is known without looking at other expressions, or has been found out before.
    private func known(_ id: ExpressionID) -> ResolvedColor? {
        let expression = facts.expressions[id]
        switch expression.kind {
        case .literal(let index):
            switch facts.literals[index].value {
            case .color(let value):
                return .same(
                    .solid(SolidColor(color: value.rgba, range: expression.range, origin: ColorOrigin(literal: index))))
            case .unresolved(let reason): return .same(.unresolved(reason))
            }
        case .constant(let color): return .same(.solid(SolidColor(color: color, range: expression.range)))
        case .appearances(let colors):
            return ResolvedColor(colors.map { .solid(SolidColor(color: $0, range: expression.range)) })
        case .unresolved(let reason): return .same(.unresolved(reason))
        default: return resolved[id]
        }
    }

    /// The expressions that `id` cannot be decided without.
    private func parts(of id: ExpressionID) -> [ExpressionID] {
        let expression = facts.expressions[id]
        switch expression.kind {
        case .literal, .constant, .appearances, .unresolved: return []
        case .name(let name): return values(of: name, at: expression.range)
        case .nameOr(let name, let fallback): return values(of: name, at: expression.range) + [fallback]
        case .opacity(let base, _), .withAlpha(let base, _): return [base]
        case .lightDark(let light, let dark): return [light, dark]
        case .oneOf(let parts), .layers(let parts), .gradient(let parts): return parts
        }
    }

    private func values(of name: ColorName, at use: ByteRange) -> [ExpressionID] {
        guard case .values(let values) = definitions.choice(for: name, at: use) else { return [] }
        return Appearance.allCases.compactMap { values[$0] }
    }

    /// What `id` comes to, its parts being resolved.
    private func combine(_ id: ExpressionID) -> ResolvedColor {
        let expression = facts.expressions[id]
        func part(_ id: ExpressionID, named name: ColorName? = nil) -> ResolvedColor {
            known(id) ?? .same(.unresolved(.circularName(name?.text ?? "the colour")))
        }
        switch expression.kind {
        case .literal, .constant, .appearances, .unresolved: return part(id)
        case .name(let name): return named(name, at: expression.range, fallback: nil, part: { part($0, named: name) })
        case .nameOr(let name, let fallback):
            return named(name, at: expression.range, fallback: fallback, part: { part($0, named: name) })
        case .opacity(let base, let factor):
            return part(base).map { paint in
                paint.mapColors { $0.modified { $0.multiplied(by: factor) } }
            }
        case .withAlpha(let base, let alpha):
            return part(base).map { paint in
                paint.mapColors { $0.modified { _ in .replacing(with: alpha) } }
            }
        case .lightDark(let light, let dark):
            let (light, dark) = (part(light), part(dark))
            var paints = PerAppearance<Paint>(.unresolved(.choice))
            for appearance in Appearance.allCases {
                paints[appearance] = (appearance.isDark ? dark : light)[appearance]
            }
            return ResolvedColor(paints)
        case .oneOf(let parts):
            return .combining(parts.map { part($0) }) { paints in Self.limited(paints.flatMap(\.stacks)) }
        case .layers(let parts):
            return .combining(parts.map { part($0) }) { paints in
                // Every choice in one layer may meet every choice in another.
                var stacks: [[Paint.Layer]] = [[]]
                for paint in paints {
                    let choices = paint.stacks
                    guard stacks.count * choices.count <= Self.mostAlternatives else { return .unresolved(.choice) }
                    stacks = stacks.flatMap { above in choices.map { above + $0 } }
                }
                return Paint(stacks: stacks)
            }
        case .gradient(let parts):
            return .combining(parts.map { part($0) }) { paints in
                var stops: [SolidColor] = []
                for paint in paints {
                    guard case .solid(let stop) = paint else { return .unresolved(.gradient) }
                    stops.append(stop)
                }
                return stops.isEmpty ? .unresolved(.gradient) : .alternatives([[.gradient(stops)]])
            }
        }
    }

    private static func limited(_ stacks: [[Paint.Layer]]) -> Paint {
        stacks.isEmpty || stacks.count > mostAlternatives ? .unresolved(.choice) : Paint(stacks: stacks)
    }

    private func named(
        _ name: ColorName, at use: ByteRange, fallback: ExpressionID?, part: (ExpressionID) -> ResolvedColor
    ) -> ResolvedColor {
        let whenUndefined = fallback.map(part) ?? .same(.unresolved(.unknownName(name.text)))
        switch definitions.choice(for: name, at: use) {
        case .undefined: return whenUndefined
        case .ambiguous: return .same(.unresolved(.ambiguousName(name.text)))
        case .values(let values):
            var paints = PerAppearance<Paint>(.unresolved(.unknownName(name.text)))
            for appearance in Appearance.allCases {
                guard let value = values[appearance] else {
                    paints[appearance] = whenUndefined[appearance]
                    continue
                }
                paints[appearance] = part(value)[appearance].mapColors { solid in
                    var solid = solid
                    solid.range = use
                    solid.modifier = AlphaModifier()
                    if solid.origin?.name == nil { solid.origin?.name = name }
                    return solid
                }
            }
            return ResolvedColor(paints)
        }
    }
}

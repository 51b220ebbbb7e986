import ColorMath
import SourceColors

/// Choices whose conditions are known: colors that are chosen by one condition belong together.
extension Paint {
    /// Returns `layers` without those that only tell when they apply.
    static func withoutConditions(_ layers: [Layer]) -> [Layer] {
        layers.contains(where: \.isCondition) ? layers.filter { !$0.isCondition } : layers
    }

    /// Whether a condition of `layers` excludes one of `others`.
    static func areExclusive(_ layers: [Layer], _ others: [Layer]) -> Bool {
        contains(layers, others) { $0.excludes($1) }
    }

    /// Whether a condition of `layers` may exclude one of `others`.
    static func mayBeExclusive(_ layers: [Layer], _ others: [Layer]) -> Bool {
        contains(layers, others) { $0.mayExclude($1) }
    }

    private static func contains(
        _ layers: [Layer], _ others: [Layer], where isWanted: (ChoiceCondition, ChoiceCondition) -> Bool
    ) -> Bool {
        layers.contains { layer in
            guard case .condition(let one) = layer else { return false }
            return others.contains { if case .condition(let other) = $0 { isWanted(one, other) } else { false } }
        }
    }

    /// Whether some alternatives tell when they apply.
    var hasConditions: Bool {
        if case .alternatives(let stacks) = self {
            stacks.contains { $0.contains(where: \.isCondition) }
        } else {
            false
        }
    }

    /// Returns the alternatives that may apply where `conditions` hold; all if none may. Those of which that is not known are
    /// unresolved.
    func narrowed(to conditions: [ChoiceCondition]) -> Paint {
        guard !conditions.isEmpty, hasConditions else { return self }
        let around = conditions.map { Layer.condition($0) }
        let kept = stacks.filter { !Self.areExclusive($0, around) }
        if kept.isEmpty { return self }
        return Paint(stacks: kept.map { Self.mayBeExclusive($0, around) ? [.unresolved(.choice)] : $0 })
    }

    /// Returns the same as what applies only where `conditions` hold.
    func applying(when conditions: [ChoiceCondition]) -> Paint {
        let around = conditions.map { Layer.condition($0) }
        return .alternatives(narrowed(to: conditions).stacks.map { around + $0 })
    }

    /// The paint without what tells when its alternatives apply.
    var withoutConditions: Paint { hasConditions ? Paint(stacks: stacks.map(Self.withoutConditions)) : self }
}

extension Paint.Layer {
    /// Whether it only tells when the others apply.
    var isCondition: Bool { if case .condition = self { true } else { false } }
}

extension ResolvedColor {
    /// Whether some alternatives tell when they apply.
    var hasConditions: Bool {
        switch self {
        case .same(let paint): paint.hasConditions
        case .differing(let paints): Appearance.allCases.contains { paints[$0].hasConditions }
        }
    }

    /// Returns the alternatives that may apply where `conditions` hold.
    func narrowed(to conditions: [ChoiceCondition]) -> ResolvedColor {
        conditions.isEmpty ? self : map { $0.narrowed(to: conditions) }
    }

    /// The color without what tells when its alternatives apply.
    var withoutConditions: ResolvedColor { hasConditions ? map(\.withoutConditions) : self }

    /// The color without what tells in which state of a view its alternatives apply.
    var withoutConditionsOfViews: ResolvedColor {
        hasConditions
            ? map { paint in
                guard paint.hasConditions else { return paint }
                return Paint(
                    stacks: paint.stacks.map { stack in
                        stack.filter { if case .condition(let one) = $0 { !one.isOfView } else { true } }
                    })
            }
            : self
    }
}

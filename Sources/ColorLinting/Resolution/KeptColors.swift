import SourceColors

/// What the expressions of a resolver come to: in general, in the environment at hand, and in every environment.
struct KeptColors {
    /// Outside of environments.
    private var general = ResolvedColors()
    /// In the environment at hand; nil outside of environments.
    private var local: ResolvedColors?
    /// In every environment that gives none of ``names``, kept from one to the next.
    private var independent = ResolvedColors()
    /// The names that independent colors were looked up by.
    var names: Set<ColorName> = []
    /// Whether nothing that the expression at hand was combined from depends on the environment.
    var isIndependent = false
    /// Whether the independent colors hold in the environment at hand.
    private var sharesIndependent = false

    /// Begins to evaluate in an environment that gives `arguments`.
    mutating func begin(given arguments: [ColorName: ResolvedColor]) {
        local = ResolvedColors(isSparse: true)
        sharesIndependent = names.isEmpty || !arguments.keys.contains(where: names.contains)
    }

    /// Ends what ``begin(given:)`` began.
    mutating func end() {
        local = nil
        sharesIndependent = false
    }

    /// How far the expression `id` is.
    func state(of id: ExpressionUnits.ID) -> ResolvedColors.State {
        if sharesIndependent, independent[id] != nil { return .resolved }
        return local?.state(of: id) ?? general.state(of: id)
    }

    /// Returns what the expression `id` has come to, as a part of the expression at hand; nil where it is not resolved yet.
    mutating func take(_ id: ExpressionUnits.ID) -> ResolvedColor? {
        if sharesIndependent, let color = independent[id] { return color }
        isIndependent = false
        return local == nil ? general[id] : local?[id]
    }

    /// Marks the expression `id` as one that waits for its parts.
    mutating func open(_ id: ExpressionUnits.ID) {
        if local?.open(id) == nil { general.open(id) }
    }

    /// Keeps what the expression `id` comes to.
    ///
    /// - Parameter isIndependent: whether it comes to the same in every environment that gives none of ``names``.
    mutating func resolve(_ id: ExpressionUnits.ID, to color: ResolvedColor, isIndependent: Bool = false) {
        if isIndependent, sharesIndependent { return independent.resolve(id, to: color) }
        if local?.resolve(id, to: color) == nil { general.resolve(id, to: color) }
    }
}

extension ColorExpression.Kind {
    /// Whether it is something else in one environment than in another, by itself.
    var mayDependOnEnvironment: Bool {
        switch self {
        case .modifier, .modifierCall, .systemBackground: true
        default: dependsOnSurroundings
        }
    }
}

import SourceColors

/// What expressions have come to so far, each kept once.
struct ResolvedColors {
    /// How far an expression is.
    enum State {
        case unseen
        /// It waits for its parts.
        case open
        case resolved
    }

    private var results: [ResolvedColor] = []
    /// For each expression of the file itself its place in ``results``, or one of the marks below; empty before the first.
    private var own: [Int32] = []
    private var foreign = [ExpressionUnits.ID: Int32]()

    private static let unseen: Int32 = -1
    private static let open: Int32 = -2

    /// Whether few expressions are resolved, so that they are looked up instead of indexed.
    private let isSparse: Bool

    /// No expressions.
    init(isSparse: Bool = false) { self.isSparse = isSparse }

    /// How far the expression `id` is.
    func state(of id: ExpressionUnits.ID) -> State {
        switch place(of: id) {
        case Self.unseen: .unseen
        case Self.open: .open
        default: .resolved
        }
    }

    /// What the expression `id` has come to; nil where it is not resolved yet.
    subscript(id: ExpressionUnits.ID) -> ResolvedColor? {
        let place = place(of: id)
        return place >= 0 ? results[Int(place)] : nil
    }

    /// Marks the expression `id` as one that waits for its parts.
    mutating func open(_ id: ExpressionUnits.ID) { set(id, to: Self.open) }

    /// Keeps what the expression `id` comes to.
    mutating func resolve(_ id: ExpressionUnits.ID, to color: ResolvedColor) {
        set(id, to: Int32(truncatingIfNeeded: results.count))
        results.append(color)
    }

    private func place(of id: ExpressionUnits.ID) -> Int32 {
        if id.unit > 0 || isSparse { return foreign[id] ?? Self.unseen }
        let index = Int(id.expression.index)
        return index < own.count ? own[index] : Self.unseen
    }

    private mutating func set(_ id: ExpressionUnits.ID, to place: Int32) {
        if id.unit > 0 || isSparse {
            foreign[id] = place
            return
        }
        let index = Int(id.expression.index)
        if index >= own.count {
            own += [Int32](repeating: Self.unseen, count: max(index + 1, own.count * 2) - own.count)
        }
        own[index] = place
    }
}

extension ResolvedColor {
    /// A color that is not known, because too many names lead to it.
    static func named(throughMoreThan count: Int) -> ResolvedColor {
        .same(.unresolved(.other("more than \(count) names lead to the color")))
    }
}

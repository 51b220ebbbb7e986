import SourceColors

/// The colors of uses and defaults that are the same wherever the view around is shown, so that they are resolved once.
struct FixedColors {
    /// Where a color is written.
    struct Key: Hashable {
        enum Part: Hashable {
            /// What lies behind what a use shows, or behind the headers of sections in it.
            case background(use: Int)
            case sectionBackground(use: Int)
            /// An argument of a use.
            case argument(Int, use: Int)
            /// The default of a property.
            case initial(Int)
        }

        let file: Int
        let part: Part
        /// The window, which decides about the levels.
        let window: ViewWindow
    }

    /// A color at each level, with the numbers of the first and the last.
    struct Value {
        let colors: [ResolvedColor]
        let first: Int32
        let last: Int32
    }

    private var known: [Key: Value] = [:]

    subscript(key: Key) -> Value? {
        get { known[key] }
        set { known[key] = newValue }
    }
}

extension SharedViews {
    /// Whether the color `expression` is the same in every environment of the level of `environment`: it has no part that is given
    /// to the view, nor one that lies behind it.
    func isFixed(_ expression: ExpressionID, in environment: ViewEnvironment) -> Bool {
        guard environment.constants.isEmpty else { return false }
        var stack = [expression]
        var visited = 0
        while let id = stack.popLast() {
            visited += 1
            let kind = facts.expressions[id].kind
            if visited > Self.maxParts || kind.dependsOnSurroundings { return false }
            stack += kind.parts
            guard !environment.arguments.isEmpty, let name = kind.name, name.space == .swiftMember else { continue }
            if environment.arguments[name] != nil { return false }
            // It may be defined in terms of a given color.
            stack += (parts.definitions[name] ?? []).map { facts.definitions[$0].value }
        }
        return true
    }

    /// The maximum number of parts of a color that are looked at.
    private static let maxParts = 64
}

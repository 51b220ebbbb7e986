import SourceColors

extension ColorFacts {
    /// Whether the colors of `pair` depend on the environment of its view, which is one of `environments`.
    func dependsOnEnvironment(_ pair: ColorPair, given environments: [ViewEnvironment]) -> Bool {
        let givesColors = environments.contains { !$0.arguments.isEmpty }
        return hasPart(Self.expressions(of: pair)) { kind in
            if case .systemBackground = kind { true } else { kind.dependsOnEnvironment(givesColors: givesColors) }
        }
    }

    /// Whether the color `expression` may depend on more of its environment than the level.
    func dependsOnEnvironment(_ expression: ExpressionID, givesColors: Bool) -> Bool {
        hasPart([expression]) { $0.dependsOnEnvironment(givesColors: givesColors) }
    }

    /// Whether the colors of `pair` may be others in a sheet than in a window, for `environment`.
    func dependsOnLevel(_ pair: ColorPair, in environment: ViewEnvironment? = nil) -> Bool {
        let hasElevated = environment?.elevated != nil
        return hasPart(Self.expressions(of: pair)) { kind in
            switch kind {
            case .systemBackground, .surface, .modifier: true
            case .surroundings, .sectionSurroundings: hasElevated
            default:
                switch kind.name?.space {
                case .swiftMember, .asset, .assetSymbol: true
                case .customProperty, .preprocessorVariable, .token, .page, nil: false
                }
            }
        }
    }

    private static func expressions(of pair: ColorPair) -> [ExpressionID] {
        [pair.foreground] + (pair.background.map { [$0] } ?? [])
    }

    /// Whether `test` holds for an expression that `colors` consist of. Real colors consist of few; larger ones are assumed to
    /// have one.
    private func hasPart(_ colors: [ExpressionID], _ test: (ColorExpression.Kind) -> Bool) -> Bool {
        var stack = colors
        var visited = 0
        while let id = stack.popLast() {
            visited += 1
            let kind = expressions[id].kind
            if visited > 256 || test(kind) { return true }
            stack += kind.parts
        }
        return false
    }
}

extension ColorExpression.Kind {
    /// Whether it may depend on more of the environment than the level, which gives colors if `givesColors`.
    fileprivate func dependsOnEnvironment(givesColors: Bool) -> Bool {
        switch self {
        case .surroundings, .sectionSurroundings, .surface, .label: true
        // A name may be defined in terms of a given color.
        default: givesColors && name?.space == .swiftMember
        }
    }
}

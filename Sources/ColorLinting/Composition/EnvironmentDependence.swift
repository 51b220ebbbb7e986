import SourceColors

extension ColorFacts {
    /// Whether the colors of `pair` depend on the environment of its view, which is one of `environments`.
    func dependsOnEnvironment(_ pair: ColorPair, given environments: [ViewEnvironment]) -> Bool {
        let givesColors = environments.contains { !$0.arguments.isEmpty }
        return hasPart(pair) { kind in
            // A name may be defined in terms of a given color.
            if case .systemBackground = kind { return true }
            return kind.dependsOnSurroundings || givesColors && kind.name?.space == .swiftMember
        }
    }

    /// Whether the colors of `pair` may be others in a sheet than in a window, for `environment`.
    func dependsOnLevel(_ pair: ColorPair, in environment: ViewEnvironment? = nil) -> Bool {
        let hasElevated = environment?.elevated != nil
        return hasPart(pair) { kind in
            switch kind {
            case .systemBackground, .surface, .modifier: true
            case .surroundings, .sectionSurroundings: hasElevated
            default:
                switch kind.name?.space {
                case .swiftMember, .asset, .assetSymbol: true
                case .customProperty, .preprocessorVariable, .token, .page, .pageBackground, nil: false
                }
            }
        }
    }

    /// Whether `test` holds for an expression that the colors of `pair` consist of. Real colors consist of few; larger ones
    /// are assumed to have one.
    private func hasPart(_ pair: ColorPair, _ test: (ColorExpression.Kind) -> Bool) -> Bool {
        var stack = [pair.foreground]
        if let background = pair.background { stack.append(background) }
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
    /// Whether it depends on what lies behind the view, or is set around it.
    var dependsOnSurroundings: Bool {
        switch self {
        case .surroundings, .sectionSurroundings, .surface, .label: true
        default: false
        }
    }
}

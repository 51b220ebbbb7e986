import SourceColors

extension ColorFacts {
    /// Whether the colors of `pair` depend on the environment of its view, which is one of `environments`.
    func dependsOnEnvironment(_ pair: ColorPair, given environments: [ViewEnvironment]) -> Bool {
        var stack = [pair.foreground]
        if let background = pair.background { stack.append(background) }
        var visited = 0
        while let id = stack.popLast() {
            visited += 1
            // Real expressions are smaller. Assume that larger ones do.
            if visited > 256 { return true }
            let kind = expressions[id].kind
            switch kind {
            case .surroundings, .sectionSurroundings, .surface, .label, .systemBackground: return true
            default: break
            }
            if let name = kind.name {
                // A name may be defined in terms of a given color.
                if name.space == .swiftMember, environments.contains(where: { !$0.arguments.isEmpty }) { return true }
            }
            stack += kind.parts
        }
        return false
    }

    /// Whether the colors of `pair` may be others in a sheet than in a window, for `environment`.
    func dependsOnLevel(_ pair: ColorPair, in environment: ViewEnvironment? = nil) -> Bool {
        var stack = [pair.foreground]
        if let background = pair.background { stack.append(background) }
        var visited = 0
        while let id = stack.popLast() {
            visited += 1
            if visited > 256 { return true }
            let kind = expressions[id].kind
            switch kind {
            case .systemBackground, .surface, .modifier: return true
            case .surroundings, .sectionSurroundings: if environment?.elevated != nil { return true }
            default: break
            }
            switch kind.name?.space {
            case .swiftMember, .asset, .assetSymbol: return true
            case .customProperty, .preprocessorVariable, .token, .page, nil: break
            }
            stack += kind.parts
        }
        return false
    }
}

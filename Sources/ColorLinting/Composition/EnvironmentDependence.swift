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
            case .surroundings, .sectionSurroundings, .surface, .label: return true
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
}

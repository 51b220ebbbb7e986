import SourceColors

extension Paint {
    /// Maximum number of alternatives of a paint.
    private static let maxAlternatives = 64
    /// The maximum number of layers of a stack; deeper ones are unresolved.
    private static let maxLayers = 64

    /// Layers paints, topmost first.
    static func layered(_ paints: [Paint]) -> Paint {
        // Choices in different layers may be combined in any way.
        var stacks: [[Paint.Layer]] = [[]]
        for paint in paints {
            let choices = paint.stacks
            guard stacks.count * choices.count <= maxAlternatives * maxAlternatives else {
                return .unresolved(.choice)
            }
            let most = (stacks.map(\.count).max() ?? 0) + (choices.map(\.count).max() ?? 0)
            guard most <= maxLayers else { return .unresolved(.other("more than \(maxLayers) layers")) }
            stacks = stacks.flatMap { above in
                let compatible = choices.filter { Paint.areCompatible(above, $0) }
                // What is covered may differ by appearance, or be one of several colors, where what covers it does not.
                if !compatible.isEmpty, above.last?.isOpaqueColor == true { return [above] }
                return compatible.map { below in
                    below.last?.veil == .page && !Paint.showsWhatIsUnder(above) ? above : above + below
                }
            }
            guard stacks.count <= maxAlternatives else { return .unresolved(.choice) }
        }
        return Paint(stacks: stacks)
    }

    /// Maximum number of colors that a name with several possible definitions may have, and of the names with several that lead
    /// to one of them.
    private static let maxUnknown = 16, maxMarks = 8

    /// Returns the choice among paints that are seen in some variants.
    static func choice(_ paints: [(variants: [ThemeVariant], paint: Paint)]) -> Paint {
        let unknown = paints.lazy.flatMap(\.variants).first(where: \.kind.isUnknown)
        if let unknown {
            let stacks = paints.lazy.flatMap(\.paint.stacks)
            if stacks.count > maxUnknown || stacks.contains(where: { variants(of: $0).count >= maxMarks }) {
                return .unresolved(.ambiguousName(unknown.name))
            }
        }
        return limited(
            paints.flatMap { variants, paint in
                let marks = variants.map { Layer.variant($0) }
                return paint.stacks.lazy.filter { areCompatible(marks, $0) }.map { marks + $0 }
            })
    }

    /// Returns the choice among `stacks`; unresolved if they are too many.
    static func limited(_ stacks: [[Paint.Layer]]) -> Paint {
        stacks.isEmpty || stacks.count > maxAlternatives ? .unresolved(.choice) : Paint(stacks: stacks)
    }
}

extension Paint.Layer {
    /// Whether it is a color through which nothing shows.
    fileprivate var isOpaqueColor: Bool {
        if case .solid(let color) = self { color.color.alpha >= 1 && veil == nil } else { false }
    }
}

import SourceColors

/// What the modifiers that a project declares do to the views that they modify, by name.
struct ComposedModifiers: Sendable {
    /// A modifier.
    private struct Modifier: Sendable {
        /// What it draws behind the view.
        var background: ResolvedColor
        /// The same in sheets.
        var elevated: ResolvedColor
        var setsForeground: Bool
        /// Whether it does what the closure that it is given does.
        var appliesClosure: Bool
        /// Whether it may set the style of lists.
        var setsLists: Bool
    }

    private var modifiers: [String: Modifier] = [:]
    /// The maximum number of modifiers that consist of one another.
    private static let maxDepth = 6

    /// No modifiers.
    init() {}

    /// Resolves the modifiers of `views`, by path. One that several files declare is unknown, unless it draws nothing in
    /// any of them.
    init(_ views: [(path: String, views: SharedViews)], workspace: Workspace) {
        let files = views.filter { !$0.views.facts.viewModifiers.isEmpty }
        for _ in 0..<Self.maxDepth {
            var found: [String: Modifier?] = [:]
            for file in files {
                var resolver = Resolver(file.views.facts, path: file.path, workspace: workspace, modifiers: self)
                for facts in file.views.facts.viewModifiers {
                    var modifier =
                        facts.isKnown
                        ? Modifier(
                            background: .same(.nothing), elevated: .same(.nothing),
                            setsForeground: facts.setsForeground
                                || facts.inner.contains { modifiers[$0]?.setsForeground ?? true },
                            appliesClosure: facts.appliesClosure,
                            setsLists: facts.setsLists || facts.inner.contains { modifiers[$0]?.setsLists ?? true })
                        : nil
                    if let background = facts.background, modifier != nil {
                        let levels = ViewEnvironment().levels.map { environment in
                            resolver.resolve(background, in: environment).shared(by: facts.name) {
                                file.views.place($0, in: file.path, "the background in \(facts.name)")
                            }
                        }
                        modifier?.background = levels.first ?? .same(.nothing)
                        modifier?.elevated = levels.last ?? .same(.nothing)
                    }
                    if let known = found[facts.name] {
                        guard let one = known, one.background == .same(.nothing), let other = modifier,
                            other.background == .same(.nothing)
                        else {
                            found[facts.name] = .some(nil)
                            continue
                        }
                        modifier?.setsForeground = one.setsForeground || other.setsForeground
                        modifier?.appliesClosure = one.appliesClosure || other.appliesClosure
                        modifier?.setsLists = one.setsLists || other.setsLists
                    }
                    found[facts.name] = .some(modifier)
                }
            }
            modifiers = found.compactMapValues { modifier in
                guard let modifier else { return nil }
                return modifier
            }
            if !modifiers.values.contains(where: { $0.background.isUnknownModifier || $0.setsForeground }) { break }
        }
    }

    /// Returns what the modifier `name` draws, in a sheet if `isElevated`; nothing if `setsForeground`.
    func color(of name: String, setsForeground: Bool, isElevated: Bool) -> ResolvedColor {
        let (hasClosure, isOfList) = (
            name.hasSuffix(ViewModifierFacts.withClosure), name.hasSuffix(ViewModifierFacts.ofList)
        )
        let name = hasClosure || isOfList ? String(name.dropLast(2)) : name
        guard let modifier = modifiers[name], !(hasClosure || isOfList) || !modifier.appliesClosure,
            !isOfList || !modifier.setsLists
        else { return .same(.unresolved(.customView(name))) }
        if setsForeground {
            return modifier.setsForeground
                ? .same(.unresolved(.other("\(name) may set another text color"))) : .same(.nothing)
        }
        return isElevated ? modifier.elevated : modifier.background
    }
}

extension ResolvedColor {
    /// Whether it may be known once other modifiers are.
    fileprivate var isUnknownModifier: Bool {
        if case .same(let paint) = self { return !paint.isDecided }
        return false
    }
}

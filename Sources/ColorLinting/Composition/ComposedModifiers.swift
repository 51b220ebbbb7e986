import SourceColors
import SourceText

/// What the modifiers that a project declares do to the views that they modify, by name.
struct ComposedModifiers: Sendable {
    /// A modifier.
    private struct Modifier: Equatable, Sendable {
        /// What it draws behind the view.
        var background: ResolvedColor
        /// The same in sheets.
        var elevated: ResolvedColor
        var setsForeground: Bool
        /// Whether it does what the closure that it is given does.
        var appliesClosure: Bool
        /// Whether it fades the view by an argument.
        var fadesView: Bool
        /// Whether it may set the style of lists.
        var setsLists: Bool
        /// Whether it hides what lists draw between their rows.
        var hidesLists: Bool
        /// Where it is declared, if it draws a background.
        var given: GivenModifier?
    }

    private var modifiers: [String: Indirect<Modifier>] = [:]
    /// The modifiers that hide what lists draw between their rows, even those that are otherwise unknown.
    private var hidingLists: Set<String> = []
    /// The maximum number of modifiers that consist of one another.
    static let maxDepth = 6
    /// The maximum number of calls of modifiers with colors, inside of others, to follow for a file.
    static let maxInnerCalls = 4096

    /// No modifiers.
    init() {}

    /// Resolves the modifiers of `views`, by path. One that several files declare is unknown, unless it draws nothing in
    /// any of them.
    init(_ views: [(path: String, views: SharedViews)], workspace: Workspace) {
        let files = views.filter { !$0.views.facts.viewModifiers.isEmpty }
        for file in files {
            for facts in file.views.facts.viewModifiers where facts.hidesLists { hidingLists.insert(facts.name) }
        }
        for _ in 0..<Self.maxDepth {
            var found: [String: Indirect<Modifier>?] = [:]
            var isOpen = false
            for file in files {
                var resolver = Resolver(file.views.facts, path: file.path, workspace: workspace, modifiers: self)
                for facts in file.views.facts.viewModifiers {
                    var modifier =
                        facts.isKnown
                        ? Modifier(
                            background: .same(.nothing), elevated: .same(.nothing),
                            setsForeground: facts.setsForeground
                                || facts.inner.contains { modifiers[$0]?.wrappedValue.setsForeground ?? true },
                            appliesClosure: facts.appliesClosure,
                            fadesView: facts.fadesView
                                || facts.inner.contains { modifiers[$0]?.wrappedValue.fadesView ?? true },
                            setsLists: facts.setsLists
                                || facts.inner.contains { modifiers[$0]?.wrappedValue.setsLists ?? true },
                            hidesLists: facts.hidesLists)
                        : nil
                    if let background = facts.background, modifier != nil {
                        let given = GivenModifier(
                            path: file.path, views: file.views, owner: facts.owner, background: background)
                        modifier?.given = given
                        let levels = [false, true].map { isElevated in
                            let environment = given.environment([], of: &resolver, isElevated: isElevated)
                            return resolver.resolve(background, in: environment).chosen(by: facts.name)
                                .shared(by: facts.name) {
                                    file.views.place($0, in: file.path, "the background in \(facts.name)")
                                }
                        }
                        modifier?.background = levels.first ?? .same(.nothing)
                        modifier?.elevated = levels.last ?? .same(.nothing)
                    }
                    if let known = found[facts.name] {
                        guard let one = known?.wrappedValue, one.background == .same(.nothing), let other = modifier,
                            other.background == .same(.nothing)
                        else {
                            // The overloads may both turn out to draw nothing.
                            let both = [known?.wrappedValue, modifier]
                            isOpen = isOpen || both.contains { $0?.background.isUnknownModifier ?? false }
                            found[facts.name] = .some(nil)
                            continue
                        }
                        modifier?.setsForeground = one.setsForeground || other.setsForeground
                        modifier?.appliesClosure = one.appliesClosure || other.appliesClosure
                        modifier?.fadesView = one.fadesView || other.fadesView
                        modifier?.setsLists = one.setsLists || other.setsLists
                    }
                    found[facts.name] = .some(modifier.map(Indirect.init(wrappedValue:)))
                }
            }
            modifiers = found.compactMapValues { modifier in
                guard let modifier else { return nil }
                return modifier
            }
            let isDone = modifiers.values.allSatisfy { modifier in
                !modifier.wrappedValue.background.isUnknownModifier && !modifier.wrappedValue.setsForeground
            }
            if isDone, !isOpen { break }
        }
    }

    /// Whether the modifiers are the same as `others`, and draw the same.
    func areSame(as others: ComposedModifiers) -> Bool {
        modifiers.count == others.modifiers.count && hidingLists == others.hidingLists
            && modifiers.allSatisfy { others.modifiers[$0.key] == $0.value }
    }

    /// Returns where the modifier `name` is declared, whose background may depend on the colors that it is given; nil if it draws
    /// none.
    func given(_ name: String) -> GivenModifier? {
        let (found, _, suffix) = modifier(name)
        if suffix == ViewModifierFacts.ofRows || suffix == ViewModifierFacts.ofList && found?.hidesLists != true {
            return nil
        }
        return found?.given
    }

    /// Whether one of `modifiers` hides what lists draw between their rows.
    func hidesLists(_ modifiers: [String]) -> Bool { modifiers.contains { hidingLists.contains($0) } }

    /// Returns the modifier `name`, nil if what it does is not known, its name without what follows, and that.
    private func modifier(_ name: String) -> (found: Modifier?, name: String, suffix: Substring) {
        let (name, suffix) = Self.parts(of: name)
        let isGiven = suffix == ViewModifierFacts.withClosure || suffix == ViewModifierFacts.withOpacity
        guard let modifier = modifiers[name]?.wrappedValue, suffix.isEmpty || !modifier.appliesClosure,
            suffix != ViewModifierFacts.withOpacity || !modifier.fadesView,
            suffix.isEmpty || isGiven || !modifier.setsLists
                // Between the rows is its own background, whatever the style.
                || suffix == ViewModifierFacts.ofList && modifier.hidesLists
        else { return (nil, name, suffix) }
        return (modifier, name, suffix)
    }

    /// Returns the name of the modifier `name` without what follows, and that.
    static func parts(of name: String) -> (name: String, suffix: Substring) {
        let ends = [
            ViewModifierFacts.withClosure, ViewModifierFacts.withOpacity, ViewModifierFacts.ofList,
            ViewModifierFacts.ofRows,
        ]
        let suffix = ends.contains { name.hasSuffix($0) } ? name.suffix(2) : ""
        return (String(name.dropLast(suffix.utf8.count)), suffix)
    }

    /// Returns what the modifier `name` draws, in a sheet if `isElevated`; nothing if `setsForeground`.
    func color(of name: String, setsForeground: Bool, isElevated: Bool) -> ResolvedColor {
        let (found, name, suffix) = modifier(name)
        guard let modifier = found else { return .same(.unresolved(.customView(name))) }
        // It draws behind the list, whose rows lie on their own background.
        if suffix == ViewModifierFacts.ofRows { return .same(.nothing) }
        if suffix == ViewModifierFacts.ofList, modifier.background != .same(.nothing), !modifier.hidesLists {
            return .same(.unresolved(.customView(name)))
        }
        if setsForeground {
            return modifier.setsForeground
                ? .same(.unresolved(.other("\(name) may set another text color"))) : .same(.nothing)
        }
        return isElevated ? modifier.elevated : modifier.background
    }
}

/// A modifier that draws a background behind a view.
struct GivenModifier: Equatable, Sendable {
    /// The file that declares it.
    let path: String
    let views: SharedViews
    /// ``ViewModifierFacts/owner``
    let owner: String
    let background: ExpressionID

    static func == (a: GivenModifier, b: GivenModifier) -> Bool {
        a.views === b.views && a.path == b.path && a.owner == b.owner && a.background == b.background
    }

    /// Returns what applies in it where it is given `colors`, by their labels; `resolver` is that of its file.
    func environment(
        _ colors: [(label: String, color: ResolvedColor)], of resolver: inout Resolver, isElevated: Bool
    ) -> ViewEnvironment {
        var environment = ViewEnvironment()
        environment.window = isElevated ? .elevated : .base
        for (label, color) in colors {
            environment.arguments[ColorName(.swiftMember, owner + "." + label)] = color
        }
        for number in views.parts.defaults[owner] ?? [] {
            let value = views.facts.viewDefaults[number]
            guard environment.arguments[value.name] == nil else { continue }
            environment.arguments[value.name] = resolver.resolve(value.value, in: environment)
        }
        return environment
    }
}

extension ResolvedColor {
    /// The same where the modifier `name` draws it. What decides between several colors may be a parameter of the modifier, unless a
    /// theme does, so that not all of them occur where it is used.
    func chosen(by name: String) -> ResolvedColor {
        withoutConditionsOfViews.map { paint in
            let paint = paint.withoutTransparentLayers
            guard paint.hasChoice, !paint.isVarying, !paint.stacks.allSatisfy({ $0.contains(where: \.isCondition) })
            else { return paint }
            return .alternatives(
                paint.stacks.enumerated().map { index, stack in
                    [.variant(ThemeVariant(of: name, branch: index))] + stack
                })
        }
    }

    /// Whether it may be known once other modifiers are.
    fileprivate var isUnknownModifier: Bool {
        if case .same(let paint) = self { return !paint.isDecided }
        return false
    }
}

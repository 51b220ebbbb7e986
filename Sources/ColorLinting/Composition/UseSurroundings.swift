import ColorMath
import SourceColors
import SourceText

/// A use that is followed, as seen from a visit.
struct FollowedUse: ~Copyable {
    let use: ViewUse
    let number: Int
    let file: Int
    /// The visit of the scope that it is in; nil for a window.
    let index: Int?
    /// The window of what it shows.
    let window: ViewWindow
    /// What is around all that it shows, once that is known.
    fileprivate var inner: (environment: ViewEnvironment, backgrounds: ViewLooks.Backgrounds)?
    /// The colors that it gives, once they are known.
    fileprivate var arguments: [(label: String, color: ResolvedColor)]?

    init(use: ViewUse, number: Int, file: Int, index: Int?, window: ViewWindow) {
        (self.use, self.number, self.file, self.index, self.window) = (use, number, file, index, window)
    }
}

/// What is around the scopes that uses show.
extension ViewComposer {
    /// Visits the scope at `target`, which `use` shows with `content`, and with text that the giver number `giver` colors. The
    /// visit number `contentGiver` gives it as content.
    mutating func show(
        _ target: Place, with content: [String: Content], _ giver: Int32, by use: inout FollowedUse,
        givenBy contentGiver: Int? = nil
    ) {
        let key = key(of: target, shownBy: use, givenBy: contentGiver)
        let known = key.flatMap { kept?.use($0) }
        var visit: Visit
        if let known, let environment = known.environment {
            visit = Visit(place: target, environment: environment, backgrounds: known.backgrounds)
        } else {
            if let known, content.isEmpty, isKnown(known.look, of: target, giver) { return }
            visit = found(target, shownBy: &use, givenBy: contentGiver)
        }
        visit.content = content
        visit.giver = giver
        guard let key else {
            enqueue(visit)
            return
        }
        let look = known?.look ?? numbers.look(of: visit.environment, visit.backgrounds)
        visit.look = look
        visit.number =
            known?.number ?? kept?.number(of: visit.environment, visit.backgrounds, at: key) ?? KeptSurroundings.unknown
        let isNeeded = enqueue(visit) || !content.isEmpty
        if let known, (known.environment != nil) == isNeeded { return }
        kept?.keep(
            KeptSurroundings.Surroundings(
                isNeeded ? visit.environment : nil, visit.backgrounds, look, number: visit.number),
            at: key)
    }

    /// Whether the scope at `place` is known where it has `look`, with text that the giver number `giver` colors.
    private func isKnown(_ look: ViewLooks.Look, of place: Place, _ giver: Int32) -> Bool {
        let known = looks[place.file][place.scope]
        guard known.contains(look) else { return false }
        if giver < 0 { return true }
        var given = look
        given.giver = giver
        return known.contains(given)
    }

    /// Returns what decides about the surroundings of `target`; nil if nothing is kept, or more decides about them.
    private func key(
        of target: Place, shownBy use: borrowing FollowedUse, givenBy giver: Int?
    ) -> KeptSurroundings.Key? {
        let outer = use.index.map { visits[$0].number } ?? KeptSurroundings.none
        let given = giver.map { visits[$0].number } ?? KeptSurroundings.none
        guard kept != nil, outer != KeptSurroundings.unknown, given != KeptSurroundings.unknown else { return nil }
        return KeptSurroundings.Key(
            outer: outer, file: versions[use.file], use: Int32(truncatingIfNeeded: use.number),
            targetFile: versions[target.file], scope: Int32(truncatingIfNeeded: target.scope), giver: given,
            window: use.window)
    }

    /// Finds what is around the scope at `target`.
    private mutating func found(_ target: Place, shownBy followed: inout FollowedUse, givenBy giver: Int?) -> Visit {
        let use = followed.use
        let (inner, backgrounds) = followed.inner ?? inner(of: followed)
        followed.inner = (inner, backgrounds)
        var visit = Visit(place: target, environment: inner, backgrounds: backgrounds)
        if let giver {
            visit.environment.arguments = visits[giver].environment.arguments
            visit.environment.constants = visits[giver].environment.constants
            return visit
        }
        if case .member = use.callee, let index = followed.index {
            visit.environment.arguments = visits[index].environment.arguments
            visit.environment.constants = visits[index].environment.constants
        }
        let arguments = followed.arguments ?? arguments(of: followed)
        followed.arguments = arguments
        let isOfType =
            switch use.callee {
            case .type, .modifier: true
            case .member, .memberOfValue, .content: false
            }
        let name = files[target.file].views.facts.viewScopes[target.scope].name
        let owner = isOfType ? owner(of: target) : name
        for (label, color) in arguments {
            visit.environment.arguments[ColorName(.swiftMember, owner + "." + label)] = color
        }
        if isOfType { visit.environment.forgetConditions() }
        addDefaults(of: owner, in: target.file, unless: use.otherLabels, to: &visit.environment)
        if isOfType {
            let outer = followed.index.map { visits[$0].environment.constants } ?? []
            visit.environment.constants = constants(
                of: owner, in: target.file, use.decidingArguments, given: use.conditions + outer)
        }
        return visit
    }

    /// Returns what is around all that `followed` shows, without what it is given.
    private mutating func inner(
        of followed: borrowing FollowedUse
    ) -> (environment: ViewEnvironment, backgrounds: ViewLooks.Backgrounds) {
        let (use, file) = (followed.use, followed.file)
        let outer = followed.index.map { visits[$0].environment } ?? ViewEnvironment()
        var inner = ViewEnvironment()
        inner.appearances = use.appearances.intersection(outer.appearances)
        inner.isInactive = use.isInactive || outer.isInactive
        inner.window = followed.window
        inner.lists = use.lists.over(use.isDestination ? outer.lists.withoutStyle : outer.lists)
        if modifiers.hidesLists(use.modifiers) { inner.lists.insert(.hidden) }
        inner.mayHaveLargeText = use.mayHaveLargeText || !use.isScreen && outer.mayHaveLargeText
        inner.isOfModifier = use.callee.isModifier || outer.isOfModifier && use.callee.isMember
        let isTinted = use.isInLink && outer.sectionBackground == nil
        inner.foreground = followed.index == nil || use.isScreen ? .none : outer.foreground
        if use.isOnScreen, inner.foreground == .unknown { inner.foreground = .none }
        if use.hasForeground, isTinted || !use.isInLink { inner.foreground = .set }
        let known = followed.index.map { visits[$0].backgrounds } ?? ViewLooks.Backgrounds()
        var backgrounds = ViewLooks.Backgrounds()
        var elevated = ViewEnvironment.Elevated()
        if let background = use.background {
            inner.reason = outer.reason
            if outer.background != nil, case .surroundings = files[file].views.facts.expressions[background].kind {
                // It is shared already.
                inner.background = outer.background
                elevated.background = (outer.elevated?.background ?? outer.background)
                backgrounds.behind = known.behind
                backgrounds.elevated = outer.elevated == nil ? known.behind : known.elevated
                if inner.window.contains(.otherPlatform), !outer.window.contains(.otherPlatform) {
                    inner.background = .same(.unresolved(.systemColor("the background of the window")))
                    elevated.background = inner.background
                    backgrounds.behind = numbers.number(of: inner.background)
                    backgrounds.elevated = backgrounds.behind
                }
            } else {
                let own = self.background(background, .background(use: followed.number), of: followed, in: outer)
                inner.background = own.colors.first
                elevated.background = own.colors.last
                (backgrounds.behind, backgrounds.elevated) = (own.first, own.last)
            }
        }
        if let background = use.sectionBackground {
            let own = self.background(background, .sectionBackground(use: followed.number), of: followed, in: outer)
            inner.sectionBackground = own.colors.first
            elevated.sectionBackground = own.colors.last
            (backgrounds.behindSections, backgrounds.elevatedSections) = (own.first, own.last)
        } else if use.isInListOfScope {
            inner.sectionBackground = outer.sectionBackground
            elevated.sectionBackground = outer.elevated?.sectionBackground ?? outer.sectionBackground
            backgrounds.behindSections = known.behindSections
            backgrounds.elevatedSections = outer.elevated == nil ? known.behindSections : known.elevatedSections
        }
        // What is behind has the same number if it looks the same.
        let differ =
            backgrounds.elevated != backgrounds.behind || backgrounds.elevatedSections != backgrounds.behindSections
        if differ, inner.window.isSuperset(of: .anyLevel) {
            inner.elevated = elevated
        } else {
            (backgrounds.elevated, backgrounds.elevatedSections) = (-1, -1)
        }
        inner.way = outer.way
        if outer.way.count < ViewComposition.maxWay {
            inner.way.append(WayStep(path: files[file].path, use: Int32(truncatingIfNeeded: followed.number)))
        }
        return (inner, backgrounds)
    }

    /// Returns the color `id` of a background, as `part` of `followed`, in `outer`.
    private mutating func background(
        _ id: ExpressionID, _ part: FixedColors.Key.Part, of followed: borrowing FollowedUse, in outer: ViewEnvironment
    ) -> FixedColors.Value {
        let (views, path) = (files[followed.file].views, files[followed.file].path)
        let isFixed = views.isFixed(id, in: outer)
        let key = FixedColors.Key(file: followed.file, part: part, window: followed.window)
        if isFixed, let known = fixedColors[key] { return known }
        var seen = outer
        seen.window = followed.window
        let conditions = followed.use.conditions + outer.constants
        let user = views.user(of: followed.use)
        let colors = seen.levels.map { level in
            resolvers[followed.file].resolve(id, in: level).ofViews.narrowed(to: conditions)
                .shared(by: user) { views.place($0, in: path, "the background in \(user)") }
        }
        let first = numbers.number(of: colors.first)
        let value = FixedColors.Value(
            colors: colors, first: first, last: colors.count > 1 ? numbers.number(of: colors.last) : first)
        if isFixed { fixedColors[key] = value }
        return value
    }

    /// Returns the colors that `followed` gives to what it shows, by their labels.
    private mutating func arguments(of followed: borrowing FollowedUse) -> [(label: String, color: ResolvedColor)] {
        let (use, file) = (followed.use, followed.file)
        if use.arguments.isEmpty { return [] }
        let (views, path) = (files[file].views, files[file].path)
        let outer = followed.index.map { visits[$0].environment } ?? ViewEnvironment()
        let conditions = use.conditions + outer.constants
        let user = views.user(of: followed.use)
        return use.arguments.enumerated().map { index, argument in
            let isFixed = views.isFixed(argument.value, in: outer)
            let key = FixedColors.Key(
                file: file, part: .argument(index, use: followed.number), window: outer.window)
            if isFixed, let known = fixedColors[key]?.colors.first { return (argument.label, known) }
            let color = ResolvedColor.agreed(outer.levels.map { resolvers[file].resolve(argument.value, in: $0) })
                .narrowed(to: conditions).shared(by: user) {
                    views.place($0, in: path, "the \(argument.label) from \(user)")
                }
            if isFixed { fixedColors[key] = FixedColors.Value(colors: [color], first: -1, last: -1) }
            return (argument.label, color)
        }
    }

    /// Adds the colors that the view `owner` of `file` has if it is given no others. What is given under `labels` is not known.
    private mutating func addDefaults(
        of owner: String, in file: Int, unless labels: [String], to environment: inout ViewEnvironment
    ) {
        let views = files[file].views
        for number in defaults[file][owner] ?? [] {
            let value = views.facts.viewDefaults[number]
            guard environment.arguments[value.name] == nil else { continue }
            if labels.contains(where: { value.name.text.hasSuffix("." + $0) }) {
                environment.arguments[value.name] = .same(.unresolved(.unknownArgument))
                continue
            }
            let isFixed = views.isFixed(value.value, in: environment)
            let key = FixedColors.Key(file: file, part: .initial(number), window: environment.window)
            if isFixed, let known = fixedColors[key]?.colors.first {
                environment.arguments[value.name] = known
                continue
            }
            let giver = "the default of \(value.name.text)"
            let color = ResolvedColor.agreed(
                environment.levels.map { resolvers[file].resolve(value.value, in: $0) }
            ).shared(by: giver) { views.place($0, in: files[file].path, giver) }
            environment.arguments[value.name] = color
            if isFixed { fixedColors[key] = FixedColors.Value(colors: [color], first: -1, last: -1) }
        }
    }

    /// Returns the values of the properties of the view `owner` in `file` that decide about its branches, as far as `arguments` or
    /// their defaults are constants, or what `outer` says of the view that gives them.
    private func constants(
        of owner: String, in file: Int, _ arguments: [DecidingArgument]?, given outer: [ChoiceCondition]
    ) -> [ChoiceCondition] {
        guard let arguments, let deciding = files[file].views.parts.deciding[owner] else { return [] }
        let properties = files[file].views.facts.decidingProperties
        return deciding.compactMap { number in
            let property = properties[number]
            let given = arguments.first { $0.label == property.label }
            guard given.map({ $0.isBound == property.isBinding }) ?? true else { return nil }
            if let given, given.values.isEmpty, let passed = given.subject {
                return outer.first { $0.subject == passed }.map {
                    ChoiceCondition(subject: property.subject, values: $0.values, isExcluded: $0.isExcluded)
                }
            }
            let isUnknown = property.mayBeClosure && arguments.last?.label == DecidingArgument.trailingClosure
            let values = given?.values ?? (isUnknown ? nil : property.initialValue.map { [$0] }) ?? []
            return values.isEmpty ? nil : ChoiceCondition(subject: property.subject, values: values)
        }
    }
}

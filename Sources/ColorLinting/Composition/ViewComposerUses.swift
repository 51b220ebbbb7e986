import ColorMath
import SourceColors
import SourceText

/// Where the uses of views lead.
extension ViewComposer {
    /// Visits what the use number `use` of `file` shows, as seen from the visit number `index`.
    mutating func follow(_ number: Int, in file: Int, from index: Int?) {
        let use = files[file].views.facts.viewUses[number]
        let outer = index.map { visits[$0].environment } ?? ViewEnvironment()
        if outer.excludes(use.conditions) { return }
        let conditions = use.conditions + outer.constants
        let giver = giver(of: use, in: file, from: index)
        let targets = targets[file][number].filter {
            leads.toColors[$0.file][$0.scope] || giver >= 0 && leads.toTexts[$0.file][$0.scope]
        }
        if targets.isEmpty, !use.showsContent { return }
        var inner = ViewEnvironment()
        inner.appearances = use.appearances.intersection(outer.appearances)
        inner.isInactive = use.isInactive || outer.isInactive
        inner.window = window(of: use, in: file, outer, targets)
        inner.lists = use.lists.over(use.isDestination ? outer.lists.withoutStyle : outer.lists)
        if modifiers.hidesLists(use.modifiers) { inner.lists.insert(.hidden) }
        inner.mayHaveLargeText = use.mayHaveLargeText || !use.isScreen && outer.mayHaveLargeText
        inner.isOfModifier = use.callee.isModifier || outer.isOfModifier && use.callee.isMember
        let isTinted = use.isInLink && outer.sectionBackground == nil
        inner.foreground = index == nil || use.isScreen ? .none : outer.foreground
        if use.isOnScreen, inner.foreground == .unknown { inner.foreground = .none }
        if use.hasForeground, isTinted || !use.isInLink { inner.foreground = .set }
        let views = files[file].views
        let path = files[file].path
        let user =
            use.scope.map { Self.viewName(views.facts.viewScopes[$0].name) }
            ?? (use.owner.isEmpty ? "the window" : use.owner)
        let known = index.map { visits[$0].backgrounds } ?? ViewLooks.Backgrounds()
        var backgrounds = ViewLooks.Backgrounds()
        var seen = outer
        seen.window = inner.window
        let levels = seen.levels
        func resolved(_ id: ExpressionID, _ part: FixedColors.Key.Part) -> FixedColors.Value {
            let isFixed = views.isFixed(id, in: outer)
            let key = FixedColors.Key(file: file, part: part, window: seen.window)
            if isFixed, let known = fixedColors[key] { return known }
            let colors = levels.map { level in
                resolvers[file].resolve(id, in: level).ofViews.narrowed(to: conditions)
                    .shared(by: user) { views.place($0, in: path, "the background in \(user)") }
            }
            let first = numbers.number(of: colors.first)
            let value = FixedColors.Value(
                colors: colors, first: first, last: colors.count > 1 ? numbers.number(of: colors.last) : first)
            if isFixed { fixedColors[key] = value }
            return value
        }
        var elevated = ViewEnvironment.Elevated()
        var elevatedNumber: Int32?
        if let background = use.background {
            inner.reason = outer.reason
            if outer.background != nil, case .surroundings = views.facts.expressions[background].kind {
                // It is shared already.
                inner.background = outer.background
                elevated.background = (outer.elevated?.background ?? outer.background)
                backgrounds.behind = known.behind
                if inner.window.contains(.otherPlatform), !outer.window.contains(.otherPlatform) {
                    inner.background = .same(.unresolved(.systemColor("the background of the window")))
                    elevated.background = inner.background
                    backgrounds.behind = numbers.number(of: inner.background)
                }
            } else {
                let own = resolved(background, .background(use: number))
                inner.background = own.colors.first
                elevated.background = own.colors.last
                backgrounds.behind = own.first
                elevatedNumber = own.last
            }
        }
        if let background = use.sectionBackground {
            let own = resolved(background, .sectionBackground(use: number))
            inner.sectionBackground = own.colors.first
            elevated.sectionBackground = own.colors.last
            backgrounds.behindSections = own.first
        } else if use.isInListOfScope {
            inner.sectionBackground = outer.sectionBackground
            elevated.sectionBackground = outer.elevated?.sectionBackground ?? outer.sectionBackground
            backgrounds.behindSections = known.behindSections
        }
        if levels.count > 1,
            elevated.background != inner.background || elevated.sectionBackground != inner.sectionBackground
        {
            inner.elevated = elevated
            backgrounds.elevated = elevatedNumber ?? numbers.number(of: elevated.background)
            backgrounds.elevatedSections = numbers.number(of: elevated.sectionBackground)
        }
        if outer.way.count < ViewComposition.maxWay {
            inner.way = outer.way + [views.place(use.range, in: path, "shown by \(user)")]
        } else {
            inner.way = outer.way
        }
        if case .content(let label) = use.callee {
            guard let index, let content = visits[index].content[label] ?? visits[index].content[""] else { return }
            inner.arguments = visits[content.giver].environment.arguments
            inner.constants = visits[content.giver].environment.constants
            enqueue(
                Visit(
                    place: content.place, environment: inner, backgrounds: backgrounds,
                    content: visits[content.giver].content, giver: giver))
            return
        }
        var visit = Visit(
            place: Place(file: 0, scope: 0), environment: inner, backgrounds: backgrounds, giver: giver)
        if case .member = use.callee {
            visit.environment.arguments = outer.arguments
            visit.environment.constants = outer.constants
            if let index { visit.content = visits[index].content }
            // Which of its parameters takes the first closure is not known.
            if !content[file][number].isEmpty { visit.content[""] = nil }
        }
        if let index {
            for (label, scope) in content[file][number] {
                visit.content[label] = Content(place: Place(file: file, scope: scope), giver: index)
            }
        }
        let arguments = use.arguments.enumerated().map { index, argument in
            let isFixed = views.isFixed(argument.value, in: outer)
            let key = FixedColors.Key(file: file, part: .argument(index, use: number), window: outer.window)
            if isFixed, let known = fixedColors[key]?.colors.first { return (argument.label, known) }
            let color = ResolvedColor.agreed(outer.levels.map { resolvers[file].resolve(argument.value, in: $0) })
                .narrowed(to: conditions).shared(by: user) {
                    views.place($0, in: path, "the \(argument.label) from \(user)")
                }
            if isFixed { fixedColors[key] = FixedColors.Value(colors: [color], first: -1, last: -1) }
            return (argument.label, color)
        }
        for target in targets {
            visit.place = target
            let name = files[target.file].views.facts.viewScopes[target.scope].name
            let owner = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
            for (label, color) in arguments {
                let key: String
                switch use.callee {
                case .type, .modifier: key = owner
                default: key = name
                }
                visit.environment.arguments[ColorName(.swiftMember, key + "." + label)] = color
            }
            switch use.callee {
            case .type, .modifier:
                nameContent(of: owner, in: &visit.content, for: use)
                visit.environment.forgetConditions()
                addDefaults(of: owner, in: target.file, unless: use.otherLabels, to: &visit.environment)
                visit.environment.constants = constants(
                    of: owner, in: target.file, use.decidingArguments, given: conditions)
            default: addDefaults(of: name, in: target.file, unless: use.otherLabels, to: &visit.environment)
            }
            enqueue(visit)
        }
    }

    /// Gives the first trailing closure in `content` the label under which the view `owner`, used as `use`, shows it; drops it if
    /// that is not known. A closure is for content that must be given, if there is any.
    private func nameContent(of owner: String, in content: inout [String: Content], for use: ViewUse) {
        guard let first = content[""], let labels = contentLabels[owner] else { return }
        content[""] = nil
        var others = labels.filter { content[$0.key] == nil }
        if others.count > 1 {
            let required = others.filter { label in
                !label.value && !(use.decidingArguments?.contains { $0.label == label.key } ?? false)
            }
            if required.count == 1 { others = required }
        }
        if let label = others.count == 1 ? others.first?.key : others["content"] != nil ? "content" : nil {
            content[label] = first
        }
    }

    /// Returns the window that what `use` shows is in.
    private func window(
        of use: ViewUse, in file: Int, _ outer: ViewEnvironment, _ targets: [Place]
    ) -> ViewWindow {
        var window = use.window.within(outer.window)
        if isForMacOS[file] { window.insert(.otherPlatform) }
        window.formUnion(hostChanges.changes(of: use, files[file].views.facts.hosts))
        if window.isSuperset(of: .elevated),
            targets.contains(where: { files[$0.file].views.facts.viewScopes[$0.scope].isPartialSheet })
        {
            window.insert(.base)
        }
        return window
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
            let isUnknown = property.initialValue == "nil" && arguments.last?.label == DecidingArgument.trailingClosure
            let values = given?.values ?? (isUnknown ? nil : property.initialValue.map { [$0] }) ?? []
            return values.isEmpty ? nil : ChoiceCondition(subject: property.subject, values: values)
        }
    }

    /// Returns the name of the view that the scope `name` belongs to: `Badge` of `Badge.body`.
    static func viewName(_ name: String) -> String {
        name.hasSuffix(".body") ? String(name.dropLast(5)) : name
    }

    /// Returns the scopes that `use` shows; none if they are unknown or ambiguous.
    func targets(of use: ViewUse, in file: Int) -> [Place] {
        var names: [String] = []
        switch use.callee {
        case .content: return []
        case .member(let name): names = [use.owner + "." + name, name + ".body"]
        case .memberOfValue(let name):
            // Of what type the value is, is not known, so it must be the only member of this name.
            guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else {
                let found = scopesByMember[name] ?? []
                return found.count == 1 ? found : []
            }
            let found = (scopesByMember[String(name[name.utf8.index(after: dot)...])] ?? []).filter {
                let full = files[$0.file].views.facts.viewScopes[$0.scope].name
                return full == name || full.hasSuffix("." + name)
            }
            return found.count > 1 ? nearest(found, to: file) : found
        case .type(let name):
            var outer = use.owner
            while !outer.isEmpty, names.count < 8 {
                names.append(outer + "." + name + ".body")
                outer = outer.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(outer[..<$0]) } ?? ""
            }
            names.append(name + ".body")
        case .modifier(let name):
            names = ["View.", "Text.", "Image.", ""].map { $0 + name + ".body" } + [name + ".makeBody"]
        }
        for name in names {
            guard let places = scopesByName[name] else { continue }
            let own = places.filter { $0.file == file }
            if !own.isEmpty { return own }
            return places.allSatisfy { $0.file == places[0].file } ? places : nearest(places, to: file)
        }
        return []
    }

    /// Returns those of `places` that are in the file with the most folders in common with `file`; none if there are several.
    /// Types of one name belong to several modules, which have folders of their own.
    private func nearest(_ places: [Place], to file: Int) -> [Place] {
        guard places.count <= Self.maxTwins else { return [] }
        let shared = places.map { Workspace.commonFolders(files[$0.file].path, files[file].path) }
        let most = shared.max()
        let found = zip(places, shared).filter { $0.1 == most }.map(\.0)
        return found.allSatisfy { $0.file == found[0].file } ? found : []
    }

    /// The maximum number of types of one name that are compared.
    private static let maxTwins = 16
}

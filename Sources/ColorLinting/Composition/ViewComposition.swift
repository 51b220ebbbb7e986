import ColorMath
import SourceColors
import SourceText

/// Composes the views of a project: finds what lies behind each of its scopes wherever they are used.
///
/// It begins with the scopes that nothing uses, and with the windows, and follows each use once for every distinct
/// environment. Scopes in cycles that nothing leads into come last.
struct ViewComposition: Sendable {
    /// The maximum number of distinct environments of a scope; views in more are unresolved.
    static let maxEnvironments = 16
    /// The maximum number of times that the uses in a scope are followed.
    private static let maxVisits = 64
    /// The maximum length of a way that is told.
    private static let maxWay = 8

    /// A scope of a file.
    struct Place: Hashable {
        var file: Int
        var scope: Int
    }

    /// Content that a view was given: a scope, and the index of the visit of the code around it.
    private struct Content {
        var place: Place
        var giver: Int
    }

    /// A visit of a scope, with the content that its view was given, by label.
    private struct Visit {
        var place: Place
        var environment: ViewEnvironment
        /// The numbers of the backgrounds of the environment.
        var backgrounds = ViewLooks.Backgrounds()
        var content: [String: Content] = [:]
    }

    private var environments: [String: [[ViewEnvironment]]] = [:]
    /// The modifiers that the project declares, by name.
    let modifiers: ComposedModifiers

    /// Composes `views`, by path, with names from `workspace`.
    init(_ views: [(path: String, views: SharedViews)], workspace: Workspace) {
        modifiers = ComposedModifiers(views, workspace: workspace)
        var composer = Composer(views, modifiers, workspace: workspace)
        composer.run()
        for (index, file) in views.enumerated() { environments[file.path] = composer.environments[index] }
        var classes = ClassBackdrops(views, modifiers, workspace: workspace)
        classes.run { file, scope, environment in
            guard environments[views[file].path]?[scope].contains(environment) == false else { return }
            environments[views[file].path]?[scope].append(environment)
        }
    }

    /// Returns the distinct environments of scope number `scope` of the file at `path`; empty if none is known.
    func environments(of scope: Int, in path: String) -> [ViewEnvironment] {
        guard let scopes = environments[path], scope < scopes.count else { return [] }
        return scopes[scope]
    }

    /// Returns the paths of the files in which an environment differs from that in `other`.
    func paths(differingFrom other: ViewComposition) -> Set<String> {
        var result: Set<String> = []
        for path in Set(environments.keys).union(other.environments.keys) {
            let (a, b) = (environments[path] ?? [], other.environments[path] ?? [])
            if a != b { result.insert(path) }
        }
        return result
    }

    /// The work of a composition.
    private struct Composer {
        private let files: [(path: String, views: SharedViews)]
        private var resolvers: [Resolver]
        private var scopesByName: [String: [Place]] = [:]
        private var scopesByMember: [String: [Place]] = [:]
        private var uses: [[[Int]]] = []
        private var content: [[[(label: String, scope: Int)]]] = []
        /// The defaults of the views of each file, by the name of the view.
        private var defaults: [[String: [Int]]] = []
        /// The scopes that each use shows.
        private var targets: [[[Place]]] = []
        private(set) var environments: [[[ViewEnvironment]]]
        private var visits: [Visit] = []
        private var visitCounts: [[Int]]
        /// The looks of ``environments``.
        private var looks: [[Set<ViewLooks.Look>]]
        private var numbers = ViewLooks()

        init(
            _ files: [(path: String, views: SharedViews)], _ modifiers: ComposedModifiers, workspace: Workspace
        ) {
            self.files = files
            resolvers = files.map {
                Resolver($0.views.facts, path: $0.path, workspace: workspace, modifiers: modifiers)
            }
            environments = files.map { $0.views.facts.viewScopes.map { _ in [] } }
            looks = files.map { $0.views.facts.viewScopes.map { _ in [] } }
            visitCounts = files.map { $0.views.facts.viewScopes.map { _ in 0 } }
            for (index, file) in files.enumerated() {
                let facts = file.views.facts
                var usesOfScope = facts.viewScopes.map { _ in [Int]() }
                var contentOfUse = facts.viewUses.map { _ in [(label: String, scope: Int)]() }
                for (number, scope) in facts.viewScopes.enumerated() {
                    if let use = scope.container, use < contentOfUse.count {
                        contentOfUse[use].append((scope.label, number))
                    } else if scope.container == nil, !scope.isOfClass {
                        let place = Place(file: index, scope: number)
                        scopesByName[scope.name, default: []].append(place)
                        if let dot = scope.name.utf8.lastIndex(of: UInt8(ascii: ".")) {
                            let member = scope.name[scope.name.utf8.index(after: dot)...]
                            if member != "body" { scopesByMember[String(member), default: []].append(place) }
                        }
                    }
                }
                for (number, use) in facts.viewUses.enumerated() {
                    if let scope = use.scope { usesOfScope[scope].append(number) }
                }
                var defaultsOfView: [String: [Int]] = [:]
                for (number, value) in facts.viewDefaults.enumerated() {
                    let name = value.name.text
                    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { continue }
                    defaultsOfView[String(name[..<dot]), default: []].append(number)
                }
                defaults.append(defaultsOfView)
                uses.append(usesOfScope)
                content.append(contentOfUse)
            }
        }

        mutating func run() {
            targets = files.indices.map { file in
                files[file].views.facts.viewUses.map { targets(of: $0, in: file) }
            }
            var isUsed = files.map { $0.views.facts.viewScopes.map { _ in false } }
            for file in files.indices {
                let facts = files[file].views.facts
                for (number, use) in facts.viewUses.enumerated() {
                    for target in targets[file][number] where use.background != nil || use.scope == nil {
                        isUsed[target.file][target.scope] = true
                    }
                }
                for scope in facts.viewScopes.indices where facts.viewScopes[scope].container != nil {
                    isUsed[file][scope] = true
                }
            }
            let leadsToText = dropUsesWithoutText()
            for file in files.indices {
                for use in files[file].views.facts.viewUses.indices
                where files[file].views.facts.viewUses[use].scope == nil {
                    follow(use, in: file, from: nil)
                }
                let scopes = files[file].views.facts.viewScopes
                for scope in scopes.indices
                where leadsToText[file][scope] && !isUsed[file][scope] && !scopes[scope].isOfClass {
                    visits.append(Visit(place: Place(file: file, scope: scope), environment: ViewEnvironment()))
                }
            }
            drain()
            for file in files.indices {
                let scopes = files[file].views.facts.viewScopes
                for scope in scopes.indices
                where leadsToText[file][scope] && visitCounts[file][scope] == 0 && !scopes[scope].isOfClass {
                    visits.append(Visit(place: Place(file: file, scope: scope), environment: ViewEnvironment()))
                    drain()
                }
            }
        }

        /// Drops the uses and targets that lead to no text with a color, whose surroundings nobody asks for.
        ///
        /// - Returns: whether each scope leads to some.
        private mutating func dropUsesWithoutText() -> [[Bool]] {
            let leads = ViewComposition.leadToText(files, targets)
            for file in files.indices {
                for use in targets[file].indices {
                    targets[file][use].removeAll { !leads[$0.file][$0.scope] }
                }
                let facts = files[file].views.facts
                for scope in uses[file].indices {
                    uses[file][scope].removeAll { targets[file][$0].isEmpty && !facts.viewUses[$0].showsContent }
                }
            }
            return leads
        }

        /// Follows the uses in all visited scopes.
        private mutating func drain() {
            var next = 0
            while next < visits.count {
                let visit = visits[next]
                defer { next += 1 }
                let place = visit.place
                guard note(visit) else { continue }
                visitCounts[place.file][place.scope] += 1
                for use in uses[place.file][place.scope] { follow(use, in: place.file, from: next) }
            }
            visits.removeAll(keepingCapacity: true)
        }

        /// Keeps the environment of `visit`; returns whether the uses in its scope are to be followed.
        private mutating func note(_ visit: Visit) -> Bool {
            let place = visit.place
            let count = environments[place.file][place.scope].count
            let hasRoom = visitCounts[place.file][place.scope] < ViewComposition.maxVisits
            if !hasRoom, count > ViewComposition.maxEnvironments { return false }
            let look = numbers.look(of: visit.environment, visit.backgrounds)
            if looks[place.file][place.scope].insert(look).inserted {
                if count <= ViewComposition.maxEnvironments {
                    environments[place.file][place.scope].append(visit.environment)
                }
            } else if visit.content.isEmpty {
                return false
            }
            return hasRoom
        }

        /// Visits what the use number `use` of `file` shows, as seen from the visit number `index`.
        private mutating func follow(_ number: Int, in file: Int, from index: Int?) {
            let use = files[file].views.facts.viewUses[number]
            let targets = targets[file][number]
            if targets.isEmpty, !use.showsContent { return }
            let outer = index.map { visits[$0].environment } ?? ViewEnvironment()
            var inner = ViewEnvironment()
            inner.appearances = use.appearances.intersection(outer.appearances)
            inner.isInactive = use.isInactive || outer.isInactive
            inner.window = use.window.isEmpty ? outer.window : use.window
            inner.hasForeground = use.hasForeground || index != nil && outer.hasForeground
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
            func resolved(_ id: ExpressionID) -> [ResolvedColor] {
                levels.map { level in
                    resolvers[file].resolve(id, in: level)
                        .shared(by: user) { views.place($0, in: path, "the background in \(user)") }
                }
            }
            var elevated = ViewEnvironment.Elevated()
            if let background = use.background {
                if outer.background != nil, case .surroundings = views.facts.expressions[background].kind {
                    // It is shared already.
                    inner.background = outer.background
                    elevated.background = (outer.elevated?.background ?? outer.background)
                    backgrounds.behind = known.behind
                } else {
                    let colors = resolved(background)
                    inner.background = colors.first
                    elevated.background = colors.last
                    backgrounds.behind = numbers.number(of: inner.background)
                }
            }
            if let background = use.sectionBackground {
                let colors = resolved(background)
                inner.sectionBackground = colors.first
                elevated.sectionBackground = colors.last
                backgrounds.behindSections = numbers.number(of: inner.sectionBackground)
            } else if use.isInListOfScope {
                inner.sectionBackground = outer.sectionBackground
                elevated.sectionBackground = outer.elevated?.sectionBackground ?? outer.sectionBackground
                backgrounds.behindSections = known.behindSections
            }
            if levels.count > 1,
                elevated.background != inner.background || elevated.sectionBackground != inner.sectionBackground
            {
                inner.elevated = elevated
                backgrounds.elevated = numbers.number(of: elevated.background)
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
                visits.append(
                    Visit(
                        place: content.place, environment: inner, backgrounds: backgrounds,
                        content: visits[content.giver].content))
                return
            }
            var visit = Visit(place: Place(file: 0, scope: 0), environment: inner, backgrounds: backgrounds)
            if case .member = use.callee {
                visit.environment.arguments = outer.arguments
                if let index { visit.content = visits[index].content }
                // Which of its parameters takes the first closure is not known.
                if !content[file][number].isEmpty { visit.content[""] = nil }
            }
            if let index {
                for (label, scope) in content[file][number] {
                    visit.content[label] = Content(place: Place(file: file, scope: scope), giver: index)
                }
            }
            let arguments = use.arguments.map { argument in
                (
                    argument.label,
                    ResolvedColor.agreed(outer.levels.map { resolvers[file].resolve(argument.value, in: $0) }).shared(
                        by: user
                    ) {
                        views.place($0, in: path, "the \(argument.label) from \(user)")
                    }
                )
            }
            for target in targets {
                visit.place = target
                let name = files[target.file].views.facts.viewScopes[target.scope].name
                let owner = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
                for (label, color) in arguments {
                    let key: String
                    if case .type = use.callee { key = owner } else { key = name }
                    visit.environment.arguments[ColorName(.swiftMember, key + "." + label)] = color
                }
                if case .type = use.callee { addDefaults(of: owner, in: target.file, to: &visit.environment) }
                visits.append(visit)
            }
        }

        /// Adds the colors that the view `owner` of `file` has if it is given no others.
        private mutating func addDefaults(of owner: String, in file: Int, to environment: inout ViewEnvironment) {
            let views = files[file].views
            for number in defaults[file][owner] ?? [] {
                let value = views.facts.viewDefaults[number]
                guard environment.arguments[value.name] == nil else { continue }
                let giver = "the default of \(value.name.text)"
                let color = ResolvedColor.agreed(
                    environment.levels.map { resolvers[file].resolve(value.value, in: $0) })
                environment.arguments[value.name] = color.shared(by: giver) {
                    views.place($0, in: files[file].path, giver)
                }
            }
        }

        /// Returns the name of the view that the scope `name` belongs to: `Badge` of `Badge.body`.
        private static func viewName(_ name: String) -> String {
            name.hasSuffix(".body") ? String(name.dropLast(5)) : name
        }

        /// Returns the scopes that `use` shows; none if they are unknown or ambiguous.
        private func targets(of use: ViewUse, in file: Int) -> [Place] {
            var names: [String] = []
            switch use.callee {
            case .content: return []
            case .member(let name): names = [use.owner + "." + name]
            case .memberOfValue(let name):
                // Of what type the value is, is not known, so it must be the only member of this name.
                let found = scopesByMember[name] ?? []
                return found.count == 1 ? found : []
            case .type(let name):
                var outer = use.owner
                while !outer.isEmpty, names.count < 8 {
                    names.append(outer + "." + name + ".body")
                    outer = outer.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(outer[..<$0]) } ?? ""
                }
                names.append(name + ".body")
            }
            for name in names {
                guard let places = scopesByName[name] else { continue }
                let own = places.filter { $0.file == file }
                if !own.isEmpty { return own }
                // Types of several modules may have one name.
                return places.allSatisfy { $0.file == places[0].file } ? places : []
            }
            return []
        }
    }
}

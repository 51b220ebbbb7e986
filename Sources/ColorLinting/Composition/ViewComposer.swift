import ColorMath
import SourceColors
import SourceText

/// The work of a composition.
///
/// It has one owner, and cannot be copied: code that copies so many fields is large.
struct ViewComposer: ~Copyable {
    typealias Place = ViewComposition.Place

    /// Content that a view was given: a scope, and the index of the visit of the code around it.
    struct Content {
        var place: Place
        var giver: Int
    }

    /// A visit of a scope, with the content that its view was given, by label.
    struct Visit {
        var place: Place
        var environment: ViewEnvironment
        /// The numbers of the backgrounds of the environment.
        var backgrounds = ViewLooks.Backgrounds()
        var content: [String: Content] = [:]
        /// The number of what gives a color to its text; -1 for nothing.
        var giver: Int32 = -1
        /// The number of what tells it from others, set when it is enqueued.
        var state: Int32 = -1
        /// How the environment looks, if that is known.
        var look: ViewLooks.Look?
        /// The number of the surroundings: ``KeptSurroundings``.
        var number = KeptSurroundings.unknown
    }

    /// What tells visits of scopes that are given content from one another.
    private struct State: Hashable {
        struct Given: Hashable {
            let label: String
            let place: Place
            /// The number of the visit that gives it: ``Visit/state``.
            let giver: Int32
        }

        let place: Place
        let look: ViewLooks.Look
        let given: [Given]
    }

    /// What gives a color to the text in a view.
    struct Giver: Hashable {
        var file: Int
        /// The scope of that text.
        var scope: Int
        var foreground: OuterForeground
        /// The number of the colors that are given to the view around.
        var arguments: Int32
    }

    let files: [(path: String, views: SharedViews)]
    var resolvers: [Resolver]
    var scopesByName: [String: [Place]] = [:]
    var scopesByMember: [String: [Place]] = [:]
    var uses: [[[Int]]] = []
    var content: [[[(label: String, scope: Int)]]] = []
    /// The labels of the content that each view shows, by its name, and whether it may be left out.
    var contentLabels: [String: [String: Bool]] = [:]
    /// The defaults of the views of each file, by the name of the view.
    var defaults: [[String: [Int]]] = []
    /// The scopes that each use shows.
    var targets: [[[Place]]] = []
    var environments: [[[ViewEnvironment]]]
    /// The numbers of the surroundings that ``environments`` come from, for each file in order.
    var environmentNumbers: [[Int32]]
    var visits: [Visit] = []
    var visitCounts: [[Int]]
    /// The looks of ``environments``.
    var looks: [[Set<ViewLooks.Look>]]
    /// What the compositions before found, and what this one adds to it; nil if nothing is kept.
    var kept: KeptSurroundings?
    /// The versions of the files, if something is kept.
    let versions: [Int32]
    var numbers: ViewLooks
    var fixedColors = FixedColors()
    private var states: [State: Int32] = [:]
    let modifiers: ComposedModifiers
    let hostChanges: HostChanges
    /// Which files are of packages.
    let checkouts: PackageCheckouts
    /// Whether each file is for macOS alone.
    let isForMacOS: [Bool]
    /// The texts of each scope that have the color around it, by their indices.
    var texts: [[[Int]]] = []
    /// Whether each scope leads to text with a color, and to text that has the color around it.
    var leads: (toColors: [[Bool]], toTexts: [[Bool]]) = ([], [])
    var givers: [(giver: Giver, arguments: [ColorName: ResolvedColor])] = []
    var giverNumbers: [Giver: Int32] = [:]

    init(
        _ files: [(path: String, views: SharedViews)], _ modifiers: ComposedModifiers, workspace: Workspace,
        keeping kept: consuming KeptSurroundings?
    ) {
        self.files = files
        (versions, numbers) = kept?.begin(files) ?? ([], ViewLooks())
        self.kept = kept
        self.modifiers = modifiers
        hostChanges = HostChanges(files)
        checkouts = workspace.checkouts
        isForMacOS = files.map(\.views.isForMacOS)
        resolvers = files.map {
            Resolver($0.views.facts, path: $0.path, workspace: workspace, modifiers: modifiers)
        }
        environments = files.map { $0.views.facts.viewScopes.map { _ in [] } }
        environmentNumbers = files.map { _ in [] }
        looks = files.map { $0.views.facts.viewScopes.map { _ in [] } }
        visitCounts = files.map { $0.views.facts.viewScopes.map { _ in 0 } }
        for (index, file) in files.enumerated() {
            for (number, scope) in file.views.facts.viewScopes.enumerated()
            where scope.container == nil && !scope.isText {
                let place = Place(file: index, scope: number)
                scopesByName[scope.name, default: []].append(place)
                if let dot = scope.name.utf8.lastIndex(of: UInt8(ascii: ".")) {
                    let member = scope.name[scope.name.utf8.index(after: dot)...]
                    if member != "body" { scopesByMember[String(member), default: []].append(place) }
                }
            }
            for use in file.views.facts.viewUses {
                guard case .content(let label) = use.callee else { continue }
                // Content that is passed on does not tell.
                if use.isOptionalContent || contentLabels[use.owner]?[label] == nil {
                    contentLabels[use.owner, default: [:]][label] = use.isOptionalContent
                }
            }
            let parts = file.views.parts
            defaults.append(parts.defaults)
            texts.append(parts.texts)
            uses.append(parts.uses)
            content.append(parts.content)
        }
    }

    mutating func run() {
        targets = files.indices.map { file in
            files[file].views.facts.viewUses.map { targets(of: $0, in: file) }
        }
        var isUsed = files.map { $0.views.facts.viewScopes.map { _ in false } }
        for file in files.indices {
            let scopes = files[file].views.facts.viewScopes
            for scope in scopes.indices where scopes[scope].container != nil { isUsed[file][scope] = true }
        }
        // What previews alone show is not used.
        for isPreview in [false, true] {
            for file in files.indices {
                let facts = files[file].views.facts
                for (number, use) in facts.viewUses.enumerated()
                where use.background != nil || use.scope == nil || use.isOverlay {
                    let isSeen = use.scope.map { !facts.viewScopes[$0].isPreview || isPreview && isUsed[file][$0] }
                    guard isSeen ?? true else { continue }
                    for target in targets[file][number] { isUsed[target.file][target.scope] = true }
                }
            }
        }
        dropUsesWithoutText()
        let leadsToText = leads.toColors
        // Of equal environments the first is kept, with its way. So what is surely shown comes first.
        for isForAnother in [false, true] {
            for file in files.indices where files[file].views.isForAnotherPlatform == isForAnother {
                for use in files[file].views.facts.viewUses.indices
                where files[file].views.facts.viewUses[use].scope == nil {
                    follow(use, in: file, from: nil)
                }
            }
            drain()
        }
        for file in files.indices {
            let scopes = files[file].views.facts.viewScopes
            for scope in scopes.indices
            where leadsToText[file][scope] && !isUsed[file][scope] && !scopes[scope].isText && !scopes[scope].isPreview
            {
                enqueue(unseen(Place(file: file, scope: scope)))
            }
        }
        drain()
        for file in files.indices {
            let scopes = files[file].views.facts.viewScopes
            for scope in scopes.indices
            where leadsToText[file][scope] && visitCounts[file][scope] == 0 && !scopes[scope].isText
                && !scopes[scope].isPreview
            {
                enqueue(unseen(Place(file: file, scope: scope)))
                drain()
            }
        }
    }

    /// Drops the uses and targets that lead to no text, whose surroundings nobody asks for.
    mutating func dropUsesWithoutText() {
        let isGiven = files.contains { $0.views.facts.viewUses.contains { $0.given != nil } }
        leads.toColors = ViewComposition.leadToText(files, targets, files.map(\.views.hasText))
        leads.toTexts =
            isGiven
            ? ViewComposition.leadToText(files, targets, texts.map { $0.map { !$0.isEmpty } }) : leads.toColors
        for file in files.indices {
            func leadsNowhere(_ target: Place) -> Bool {
                !leads.toColors[target.file][target.scope] && !leads.toTexts[target.file][target.scope]
            }
            for use in targets[file].indices where targets[file][use].contains(where: leadsNowhere) {
                targets[file][use].removeAll(where: leadsNowhere)
            }
            let facts = files[file].views.facts
            func showsNothing(_ use: Int) -> Bool { targets[file][use].isEmpty && !facts.viewUses[use].showsContent }
            // Those of a file are shared with it until they change.
            for scope in uses[file].indices where uses[file][scope].contains(where: showsNothing) {
                uses[file][scope].removeAll(where: showsNothing)
            }
        }
    }

    /// Returns the visit of a scope that nothing is known to show.
    private mutating func unseen(_ place: Place) -> Visit {
        let facts = files[place.file].views.facts
        var environment = ViewEnvironment()
        var scope = facts.viewScopes[place.scope]
        // The view around content may not be known to be shown either.
        for _ in 0..<ViewComposition.maxWay {
            guard let use = scope.container, let outer = facts.viewUses[use].scope else { break }
            if visitCounts[place.file][outer] > 0 || !leads.toColors[place.file][outer] {
                let callee = facts.viewUses[use].callee
                environment.reason =
                    callee.isOfStyle
                    ? .effect("buttonStyle") : .other("where \(callee.name) shows its content is not known")
                return visit(place, in: environment)
            }
            scope = facts.viewScopes[outer]
        }
        if scope.container == nil {
            environment.reason = .other("where \(Self.viewName(scope.name)) is shown is not known")
        }
        return visit(place, in: environment)
    }

    private mutating func visit(_ place: Place, in environment: ViewEnvironment) -> Visit {
        var visit = Visit(place: place, environment: environment)
        if kept != nil {
            visit.number =
                kept?.number(ofUnseen: place.scope, in: versions[place.file], environment.reason)
                ?? KeptSurroundings.unknown
        }
        return visit
    }

    /// Returns what is to be kept for the next composition, after ``run()``.
    consuming func finish() -> KeptSurroundings? {
        kept?.end(numbers)
        return kept
    }

    /// Adds `visit`, unless its scope is known in its environment; returns whether it did.
    @discardableResult
    mutating func enqueue(_ visit: Visit) -> Bool {
        var visit = visit
        guard note(&visit) else { return false }
        visitCounts[visit.place.file][visit.place.scope] += 1
        visits.append(visit)
        return true
    }

    /// Follows the uses in all visited scopes.
    mutating func drain() {
        var next = 0
        while next < visits.count {
            let place = visits[next].place
            for use in uses[place.file][place.scope] { follow(use, in: place.file, from: next) }
            next += 1
        }
        visits.removeAll(keepingCapacity: true)
    }

    /// Keeps the environment of `visit`; returns whether the uses in its scope are to be followed.
    private mutating func note(_ visit: inout Visit) -> Bool {
        let place = visit.place
        let count = environments[place.file][place.scope].count
        let hasRoom = visitCounts[place.file][place.scope] < ViewComposition.maxVisits
        if !hasRoom, count > ViewComposition.maxEnvironments { return false }
        var look = visit.look ?? numbers.look(of: visit.environment, visit.backgrounds)
        var isNew = looks[place.file][place.scope].insert(look).inserted
        if isNew, count <= ViewComposition.maxEnvironments {
            environments[place.file][place.scope].append(visit.environment)
            environmentNumbers[place.file].append(visit.number)
        }
        if visit.giver >= 0 {
            look.giver = visit.giver
            isNew = looks[place.file][place.scope].insert(look).inserted
            if isNew { addTexts(of: visit) }
        }
        // What is in more environments than are told apart is unresolved, and so is what it shows.
        if visit.content.isEmpty, !isNew || count > ViewComposition.maxEnvironments { return false }
        guard hasRoom else { return false }
        let given = visit.content.keys.ordered().compactMap { label in
            visit.content[label].map { State.Given(label: label, place: $0.place, giver: visits[$0.giver].state) }
        }
        let state = State(place: place, look: look, given: given)
        if let known = states[state] {
            visit.state = known
            return false
        }
        visit.state = Int32(truncatingIfNeeded: states.count)
        states[state] = visit.state
        return true
    }
}

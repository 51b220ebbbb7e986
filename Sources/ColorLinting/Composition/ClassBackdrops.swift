import ColorMath
import SourceColors
import SourceText

/// Finds what lies behind the text of views in the trees of their classes.
struct ClassBackdrops: ~Copyable {
    /// What lies behind what is drawn on a view.
    private struct Backdrop {
        /// The background; nil if nothing is known to be there.
        var background: ResolvedColor?
        /// Why nothing is known to be there.
        var reason = UnresolvedReason.noBackground
        var appearances = AppearanceSet.all
        /// Whether it is one of several at different times.
        var isUncertain = false
    }

    private let files: [(path: String, views: SharedViews)]
    @Indirect private var workspace: Workspace
    private let modifiers: ComposedModifiers
    private let trees: ClassTrees
    private var resolvers: [Int: Resolver] = [:]
    /// The backdrops of nodes that are known, by node.
    private var known: [Int: Backdrop] = [:]
    /// Whether the system's backgrounds are those of sheets.
    private var isElevated = false
    /// Whether any of the backgrounds is another in sheets.
    private var dependsOnLevel = false
    /// The maximum number of views that lie on one another.
    private static let maxDepth = 64
    /// The maximum number of views that are looked at beside another.
    private static let maxSiblings = 32

    init(_ files: [(path: String, views: SharedViews)], _ modifiers: ComposedModifiers, workspace: Workspace) {
        self.files = files
        self.workspace = workspace
        self.modifiers = modifiers
        trees = ClassTrees(files)
    }

    /// Returns the environment of each scope of text.
    mutating func environments() -> [(place: ViewComposition.Place, environment: ViewEnvironment)] {
        let backdrops = trees.texts.map { backdrop(of: $0.node) }
        // Whether the views are in a sheet is not known.
        isElevated = dependsOnLevel
        known = [:]
        return zip(trees.texts, backdrops).map { text, backdrop in
            var environment = ViewEnvironment()
            if isElevated {
                let elevated = self.backdrop(of: text.node).background
                if elevated != backdrop.background { environment.elevated = .init(background: elevated) }
            }
            environment.background = backdrop.background
            environment.reason = backdrop.reason
            environment.appearances = backdrop.appearances
            environment.isUncertain = backdrop.isUncertain
            environment.mayHaveLargeText = trees.nodes[text.node].flags.contains(.mayBeLarge)
            return (ViewComposition.Place(file: text.file, scope: text.scope), environment)
        }
    }

    /// Returns what the text of `node` lies on: its own background, or what lies behind that.
    private mutating func backdrop(of node: Int) -> Backdrop {
        var way: [(node: Int, placed: Int)] = []
        var next: Int? = node
        var result = Backdrop()
        while let node = next {
            if let backdrop = known[node] {
                result = backdrop
                break
            }
            if way.count >= Self.maxDepth {
                result = unknown(.other("more than \(Self.maxDepth) views lie on one another"))
                break
            }
            // The class's own view is where the only one of it is placed.
            var placed = node
            if trees.nodes[node].name.isEmpty, let only = trees.instance(of: trees.nodes[node].tree) { placed = only }
            way.append((node, placed))
            // A cycle ends here.
            known[node] = unknown(.noBackground)
            let parents = parents(of: placed)
            next = parents.count == 1 ? parents[0] : nil
            if parents.count > 1 {
                result = unknown(.other("\(name(of: placed)) is added to several views"))
            } else if parents.isEmpty {
                result = end(at: placed)
            }
        }
        for (node, placed) in way.reversed() {
            if let filling = trees.fillingSiblings(of: placed, limit: Self.maxSiblings) {
                for sibling in filling { result = drawing(sibling, isText: false, on: result) }
            } else if let sibling = coveringSibling(of: placed) {
                result = unknown(.other("\(sibling) may be behind \(name(of: placed))"), result.appearances)
            }
            if placed != node, trees.nodes[placed].flags.contains(.faded) {
                result = unknown(.effect("alpha"), result.appearances)
            }
            result = drawing(node, isText: node == way.first?.node, on: result)
            // What a label itself draws depends on whether its text is asked for.
            known[node] = node == way.first?.node ? nil : result
        }
        return result
    }

    private func unknown(_ reason: UnresolvedReason, _ appearances: AppearanceSet = .all) -> Backdrop {
        Backdrop(background: .same(.unresolved(reason)), reason: reason, appearances: appearances)
    }

    /// The views that `node` is added to.
    private func parents(of node: Int) -> [Int] {
        var result: [Int] = []
        for edge in trees.nodes[node].parents where edge.node != node && !result.contains(edge.node) {
            result.append(edge.node)
        }
        return result
    }

    private func name(of node: Int) -> String {
        let node = trees.nodes[node]
        if node.name.isEmpty || node.name == "view" || node.name == "contentView" { return trees.trees[node.tree].name }
        return ClassTrees.shownName(node.name)
    }

    /// Returns the name of a view that may lie between `node` and the view that it is added to; nil if there is none.
    private func coveringSibling(of node: Int) -> String? {
        guard let own = trees.nodes[node].parents.first, !own.isApart || trees.nodes[node].parents.count > 1 else {
            return nil
        }
        let isOrdered =
            trees.nodes[node].parents.count == 1 && !trees.nodes[own.node].flags.contains(.reordered)
        for edge in trees.nodes[own.node].covering.prefix(Self.maxSiblings) where edge.node != node {
            if isOrdered, own.order > 0, edge.order > own.order, edge.function == own.function, edge.file == own.file {
                continue
            }
            return name(of: edge.node)
        }
        if trees.nodes[own.node].covering.count > Self.maxSiblings { return "another view" }
        return nil
    }

    // MARK: Ends

    /// Returns what lies behind `node`, which is added to no view.
    private func end(at number: Int) -> Backdrop {
        let node = trees.nodes[number]
        let type = trees.trees[node.tree].name
        var result = Backdrop()
        let base = trees.ancestry(ofTree: node.tree).base
        if node.flags.contains(.outlet) {
            result.reason = .other("\(node.name) is laid out in a nib")
        } else if node.name.isEmpty || ["contentView", "textLabel", "detailTextLabel"].contains(node.name) {
            result.reason =
                ClassTrees.look(of: base) == .cell
                ? .other("the list decides what is behind \(type)") : .other("\(type) may lie on any background")
        } else if node.name == "view" {
            result.reason = .other("the background of \(type)'s view is not set")
        } else {
            result.reason = .other("\(name(of: number)) is not added to a view in \(type)")
        }
        for name in ["", "view"] {
            guard let root = trees.node(name, of: node.tree) else { continue }
            restrict(&result, to: trees.nodes[root].flags)
        }
        return result
    }

    private func restrict(_ backdrop: inout Backdrop, to flags: ClassView.Flags) {
        switch (flags.contains(.light), flags.contains(.dark)) {
        case (true, false): backdrop.appearances.formIntersection(.light)
        case (false, true): backdrop.appearances.formIntersection(.dark)
        case (true, true): backdrop.isUncertain = true
        case (false, false): break
        }
    }

    // MARK: Drawing

    /// Returns `backdrop` with what `node` draws over it.
    private mutating func drawing(_ number: Int, isText: Bool, on backdrop: Backdrop) -> Backdrop {
        let node = trees.nodes[number]
        var result = backdrop
        restrict(&result, to: node.flags)
        if trees.isChangedOutside(node) {
            return unknown(
                .other("code outside of \(trees.trees[node.tree].name) changes \(name(of: number))"), result.appearances
            )
        }
        if let obstacle = node.obstacles.first {
            return unknown(.other("\(obstacle) of \(name(of: number)) may be behind the text"), result.appearances)
        }
        if node.flags.contains(.faded) { return unknown(.effect("alpha"), result.appearances) }
        let look = ClassTrees.look(of: trees.ancestry(of: node.type).base)
        // The effect lies over its background.
        if !isText, look == .material { return unknown(.material, result.appearances) }
        // A tinted image lies on the background of its own view.
        let isImage = !isText && look == .image
        var colors = colors(isImage ? node.images : node.backgrounds, name(of: number))
        if node.name.isEmpty, !colors.isEmpty,
            trees.ancestry(ofTree: node.tree).base == "UITableViewHeaderFooterView"
        {
            // Setting it has no effect.
            return unknown(.systemColor("the background of the header"), result.appearances)
        }
        if isImage {
            // The image hides the background of its view.
            if node.images.isEmpty || node.flags.contains(.partlyFilled) { return unknown(.image, result.appearances) }
        } else if colors.isEmpty {
            switch inherited(node, isText: isText) {
            case .clear: return result
            case .unknown(let reason): return unknown(reason, result.appearances)
            case .drawn(let nodes):
                for node in nodes { colors += self.colors(trees.nodes[node].backgrounds, name(of: node)) }
                if nodes.contains(where: { !isSetAlways($0) }) { return unknown(.choice, result.appearances) }
            }
        } else if !isSetAlways(number) {
            return unknown(.choice, result.appearances)
        }
        var distinct: [ResolvedColor] = []
        for color in colors where !distinct.contains(where: { $0.isEqualWithoutPlaces(to: color) }) {
            distinct.append(color)
        }
        if distinct.count > 1 { result.isUncertain = true }
        let own = ResolvedColor.combining(distinct) { Paint.limited($0.flatMap(\.stacks)) }
        let isClear = distinct.allSatisfy(\.isClear)
        if isClear { return result }
        let showsMore = Appearance.allCases.contains { own[$0].showsWhatIsUnder }
        result.background = showsMore ? result.background.map { Self.layers(own, over: $0) } ?? own : own
        if !showsMore { result.isUncertain = distinct.count > 1 }
        return result
    }

    private static func layers(_ upper: ResolvedColor, over lower: ResolvedColor) -> ResolvedColor {
        .combining([upper, lower]) { Paint.layered($0) }
    }

    private func isSetAlways(_ node: Int) -> Bool { trees.nodes[node].flags.contains(.setAlways) }

    /// Returns the `colors` that the background of the view called `giver` is set to.
    private mutating func colors(_ colors: [(file: Int, color: ExpressionID)], _ giver: String) -> [ResolvedColor] {
        var result: [ResolvedColor] = []
        for (file, color) in colors.prefix(16) {
            let (path, views) = files[file]
            var resolver =
                resolvers.removeValue(forKey: file)
                ?? Resolver(views.facts, path: path, workspace: workspace, modifiers: modifiers)
            var resolved = resolver.resolve(color)
            if let sheet = ViewEnvironment().levels.last {
                let elevated = resolver.resolve(color, in: sheet)
                if elevated != resolved {
                    dependsOnLevel = true
                    if isElevated { resolved = elevated }
                }
            }
            resolvers[file] = resolver
            result.append(resolved.shared(by: giver) { views.place($0, in: path, "the background of \(giver)") })
        }
        return result
    }

    private enum Inherited {
        case clear
        case unknown(UnresolvedReason)
        /// The background of one of these nodes.
        case drawn([Int])
    }

    /// Returns the background that `node` has by its type.
    private func inherited(_ node: ClassTrees.Node, isText: Bool) -> Inherited {
        let isRoot = node.name.isEmpty
        let isControllersView = node.name == "view" && node.type.isEmpty
        if node.name == "contentView" || node.name == "textLabel" || node.name == "detailTextLabel",
            node.type.isEmpty || node.type == "UIView"
        {
            return .clear
        }
        var (classes, base) =
            isRoot || isControllersView ? trees.ancestry(ofTree: node.tree) : trees.ancestry(of: node.type)
        let name = isControllersView ? "view" : ""
        for (index, tree) in classes.enumerated() {
            guard let root = trees.node(name, of: tree) else { continue }
            let view = trees.nodes[root]
            // The class is where the view begins, or one that it inherits from, or that of a view of another class.
            if !isRoot, !isControllersView, !isText, view.hasChildren { return .unknown(.customView(node.type)) }
            if index > 0 || !isRoot && !isControllersView {
                if !view.obstacles.isEmpty { return .unknown(.customView(trees.trees[tree].name)) }
                if !view.backgrounds.isEmpty { return .drawn([root]) }
            }
        }
        if !isControllersView, let drawing = classes.first(where: { trees.trees[$0].drawsItself }) {
            return .unknown(.customView(trees.trees[drawing].name))
        }
        if isControllersView {
            return base == "UITableViewController" || base == "UICollectionViewController"
                ? .unknown(.systemColor("the background of the list")) : .clear
        }
        if node.flags.contains(.clear) { base = "UIView" }
        if base.isEmpty { return .unknown(.other("the type of \(ClassTrees.shownName(node.name)) is not known")) }
        switch ClassTrees.look(of: base) {
        case .clear, .cell: return .clear
        case .image: return isText ? .clear : .unknown(.image)
        case .material: return .unknown(.material)
        case .drawn: return .unknown(.systemColor("the background of \(base)"))
        case .unknown: return .unknown(.customView(base))
        }
    }
}

extension ResolvedColor {
    /// Whether nothing of it is visible in any appearance.
    fileprivate var isClear: Bool {
        Appearance.allCases.allSatisfy { appearance in
            if case .solid(let solid) = self[appearance] { solid.color.alpha <= 0 } else { false }
        }
    }
}

import SourceColors
import SourceText

/// The views that the classes of a project set up, and which lie on which. The facts about a class may be in several files.
struct ClassTrees: Sendable {
    /// A view of a class.
    struct Node: Sendable {
        var tree: Int
        var name: String
        var type = ""
        var flags: ClassView.Flags = []
        var obstacles: [String] = []
        /// The methods that are called on it.
        var calls: [String] = []
        var backgrounds: [(file: Int, color: ExpressionID)] = []
        /// The backgrounds that nibs set, before code sets others.
        var initial: [(file: Int, color: ExpressionID)] = []
        /// What it shows, if it is an image view.
        var images: [(file: Int, color: ExpressionID)] = []
        var parents: [Edge] = []
        /// The views added to it that may cover what lies behind others.
        var covering: [Edge] = []
        var hasChildren = false

        /// Whether code changes its look.
        var isChanged: Bool {
            !obstacles.isEmpty || !flags.isDisjoint(with: [.setAlways, .setInCases, .faded, .light, .dark])
        }
    }

    /// A view and one of its subviews: the node of the other one.
    struct Edge: Sendable {
        var node: Int
        var file: Int
        var order: Int32
        var function: Int32
        var isArranged: Bool
        /// Whether none of the other subviews lies behind it.
        var isApart = false
    }

    /// The views of a class.
    struct Tree: Sendable {
        var name: String
        var superclass = ""
        var protocols: [String] = []
        var drawsItself = false
        /// The number of the node of the class itself, of its root view, and so on, by name.
        var nodes: [String: Int] = [:]
    }

    private(set) var trees: [Tree] = []
    private(set) var nodes: [Node] = []
    /// The scopes of text: the file, the scope and the node.
    private(set) var texts: [(file: Int, scope: Int, node: Int)] = []
    /// The classes that are declared, by the last word of their names; nil if there are several.
    private var treesByType: [String: Int?] = [:]
    /// The views that code outside of their class changes, by the last word of the class and by name.
    private var changedOutside: [String: Set<String>] = [:]
    /// The names of views that extensions of a protocol change, by its name. They may do so in each class that conforms to it.
    private var changedByProtocols: [String: Set<String>] = [:]
    /// The views of each class that others have; the only one, or nil if there are several.
    private var instances: [Int: Int?] = [:]

    /// Collects the classes of `files`.
    init(_ files: [(path: String, views: SharedViews)]) {
        var declarations: [String: Int] = [:]
        for file in files {
            for type in file.views.facts.viewClasses where type.isDeclared { declarations[type.name, default: 0] += 1 }
        }
        var numbers: [String: Int] = [:]
        // Methods that set the style of views, and whether all of their name leave the background alone.
        var styles: [String: Bool] = [:]
        for (number, file) in files.enumerated() {
            for type in file.views.facts.viewClasses {
                for (name, isHarmless) in type.styles { styles[name] = isHarmless && styles[name] ?? true }
                if type.isOutside {
                    changedOutside[type.name, default: []].formUnion(type.views.map(\.name))
                    continue
                }
                // Other classes in nibs are written in Objective-C.
                if type.isLaidOut, declarations[type.name] == nil { continue }
                // Classes of several modules may have one name.
                let key = declarations[type.name, default: 0] > 1 ? "\(type.name)#\(number)" : type.name
                let tree = numbers[key] ?? trees.count
                if tree == trees.count {
                    numbers[key] = tree
                    trees.append(Tree(name: type.name))
                }
                add(type, to: tree, file: number, isDeclared: declarations[type.name] != nil)
            }
        }
        for node in nodes.indices {
            nodes[node].obstacles.removeAll { styles[$0] == true }
            nodes[node].obstacles += nodes[node].calls.filter { styles[$0] == false }
            nodes[node].calls = []
        }
        for tree in trees {
            for name in tree.protocols where declarations[name] == nil && changedByProtocols[name] == nil {
                let changed = numbers[name].map { trees[$0].nodes.values.filter { nodes[$0].isChanged } }
                changedByProtocols[name] = Set((changed ?? []).map { nodes[$0].name })
            }
        }
        for node in nodes.indices { addImpliedParent(of: node) }
        for node in nodes.indices where !nodes[node].initial.isEmpty { setInitialBackground(of: node) }
        // What a view without a background holds may cover as much as the view does.
        for coversByItself in [true, false] {
            for node in nodes.indices { connect(node, coversByItself: coversByItself) }
        }
        findInstances()
        // What is set on a view from outside may be set on any view of its class.
        for node in nodes where !node.backgrounds.isEmpty || !node.obstacles.isEmpty || node.flags.contains(.faded) {
            if !node.type.isEmpty, !node.name.isEmpty, tree(of: node.type) != nil {
                changedOutside[node.type, default: []].insert("")
            }
        }
    }

    private mutating func add(_ type: ViewClass, to tree: Int, file: Int, isDeclared: Bool) {
        if type.isDeclared {
            trees[tree].superclass = type.superclass
            let word = Self.lastWord(type.name)
            treesByType[word] = treesByType[word] == nil ? .some(tree) : .some(nil)
        }
        trees[tree].protocols += type.protocols
        if type.drawsItself { trees[tree].drawsItself = true }
        for view in type.views {
            let number = node(view.name, in: tree, file: file)
            if nodes[number].type.isEmpty { nodes[number].type = view.type }
            nodes[number].flags.formUnion(type.isLaidOut ? view.flags.subtracting(.setAlways) : view.flags)
            nodes[number].obstacles += view.obstacles
            nodes[number].calls += view.calls
            // The methods in extensions of Apple's classes run for different objects.
            if isDeclared || view.name.utf8.contains(UInt8(ascii: "@")) {
                for color in view.backgrounds {
                    if type.isLaidOut {
                        nodes[number].initial.append((file, color))
                    } else {
                        nodes[number].backgrounds.append((file, color))
                    }
                }
                for color in view.images { nodes[number].images.append((file, color)) }
            }
            for parent in view.parents {
                let other = node(parent.name, in: tree, file: file)
                nodes[number].parents.append(
                    Edge(
                        node: other, file: file, order: parent.order, function: parent.function,
                        isArranged: parent.isArranged, isApart: parent.isApart))
            }
            for scope in view.scopes { texts.append((file, scope, number)) }
        }
    }

    /// Returns the number of the node of the view `name` of `tree`; local variables belong to their file.
    private mutating func node(_ name: String, in tree: Int, file: Int) -> Int {
        let key = name.utf8.contains(UInt8(ascii: "@")) ? "\(name)#\(file)" : name
        if let number = trees[tree].nodes[key] { return number }
        trees[tree].nodes[key] = nodes.count
        nodes.append(Node(tree: tree, name: name))
        return nodes.count - 1
    }

    /// Whether no class of `ancestry` sets the background of `node`, which is called `name` there.
    private func mayKeepInitialBackground(
        _ node: Int, _ ancestry: (trees: [Int], base: String), _ name: String
    ) -> Bool {
        let isChanged = ancestry.trees.contains { above in
            guard let root = self.node(name, of: above), root != node else { return trees[above].drawsItself }
            return !nodes[root].backgrounds.isEmpty || nodes[root].isChanged || trees[above].drawsItself
        }
        // A class that is not there may set any.
        return !isChanged && (ancestry.base.isEmpty || Self.look(of: ancestry.base) != .unknown)
    }

    /// Adds the background that a nib sets, unless code always sets another: that of the class, or that of the view's own.
    private mutating func setInitialBackground(of node: Int) {
        let isOwn = nodes[node].name.isEmpty || nodes[node].name == "view"
        let type = nodes[node].type
        guard !nodes[node].flags.contains(.setAlways),
            !isOwn || mayKeepInitialBackground(node, ancestry(ofTree: nodes[node].tree), nodes[node].name),
            isOwn && type.isEmpty || mayKeepInitialBackground(node, ancestry(of: type), "")
        else { return }
        nodes[node].backgrounds += nodes[node].initial
        nodes[node].flags.insert(.setAlways)
    }

    /// Adds the edge that UIKit adds for some views.
    private mutating func addImpliedParent(of number: Int) {
        let node = nodes[number]
        guard node.parents.isEmpty, node.type.isEmpty || node.type == "UIView" else { return }
        let implied =
            switch node.name {
            case "contentView": trees[node.tree].nodes[""]
            case "textLabel", "detailTextLabel": trees[node.tree].nodes["contentView"] ?? trees[node.tree].nodes[""]
            default: nil as Int?
            }
        guard let implied else { return }
        // What a cell itself is given lies on its content view.
        nodes[number].parents = [
            Edge(node: implied, file: -1, order: 0, function: 0, isArranged: node.name != "contentView")
        ]
    }

    /// Adds the node to those it is added to, if it may cover what lies behind others: by itself, or by what it holds.
    private mutating func connect(_ number: Int, coversByItself: Bool) {
        let node = nodes[number]
        guard node.parents.contains(where: { !$0.isArranged || coversByItself }) else { return }
        let covers = node.parents.contains { !$0.isArranged } && mayCover(node)
        for edge in node.parents where edge.node != number {
            nodes[edge.node].hasChildren = true
            let isWanted = coversByItself ? covers : !covers && !node.covering.isEmpty && node.type == "UIView"
            guard !edge.isArranged, isWanted else { continue }
            var child = edge
            child.node = number
            nodes[edge.node].covering.append(child)
        }
    }

    /// Finds the classes with one view, so that what lies behind that view lies behind what is in it.
    private mutating func findInstances() {
        for (number, node) in nodes.enumerated() where !node.name.isEmpty {
            guard let tree = tree(of: node.type) else { continue }
            instances[tree] = instances[tree] == nil ? .some(number) : .some(nil)
        }
        // The views of a subclass are views of the class too.
        for tree in trees { if let above = self.tree(of: tree.superclass) { instances[above] = .some(nil) } }
    }

    /// Returns the only view of the class of `tree`; nil if there are several or none.
    func instance(of tree: Int) -> Int? { instances[tree] ?? nil }

    // MARK: Types

    /// Returns the tree of the class `type`; nil if no file declares it, or several do.
    func tree(of type: String) -> Int? { treesByType[type] ?? nil }

    /// Returns the node `name` of `tree`.
    func node(_ name: String, of tree: Int) -> Int? { trees[tree].nodes[name] }

    /// The maximum number of superclasses that are followed.
    private static let maxSuperclasses = 12

    /// Returns the classes of the project that `type` is or inherits from, and the first one that is not the project's.
    func ancestry(of type: String) -> (trees: [Int], base: String) {
        var result: [Int] = []
        var name = type
        while let tree = tree(of: name), result.count < Self.maxSuperclasses {
            result.append(tree)
            name = trees[tree].superclass
        }
        return (result, name)
    }

    /// Returns the ancestry of the class of `tree`, which may share its name with others.
    func ancestry(ofTree tree: Int) -> (trees: [Int], base: String) {
        let (above, base) = ancestry(of: trees[tree].superclass)
        if trees[tree].superclass.isEmpty {
            let name = Self.lastWord(trees[tree].name)
            return ([tree], name)
        }
        return ([tree] + above, base)
    }

    /// Whether code outside of the class of `node` changes its look.
    func isChangedOutside(_ node: Node) -> Bool {
        if changedOutside[Self.lastWord(trees[node.tree].name)]?.contains(node.name) == true { return true }
        return !changedByProtocols.isEmpty
            && ancestry(ofTree: node.tree).trees.contains { above in
                trees[above].protocols.contains { changedByProtocols[$0]?.contains(node.name) == true }
            }
    }

    static func lastWord(_ name: String) -> String {
        name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
    }

    /// Returns the name of a view without the number of a local variable.
    static func shownName(_ name: String) -> String {
        guard let start = name.utf8.firstIndex(of: UInt8(ascii: "@")) else { return name }
        let rest = name.utf8[start...].drop { $0 != UInt8(ascii: ".") }
        return String(name[..<start]) + String(Substring(rest))
    }

    /// How a view of a type looks unless its background is set.
    enum Look { case clear, drawn, image, material, cell, unknown }

    /// Returns the look of views of Apple's class `type`.
    static func look(of type: String) -> Look {
        if clearTypes.contains(type) { return .clear }
        switch type {
        case "UIImageView": return .image
        case "UIVisualEffectView": return .material
        case "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
            "UICollectionViewListCell", "NSTableCellView", "NSCollectionViewItem":
            return .cell
        default: return type.hasPrefix("UI") || type.hasPrefix("NS") || type.hasPrefix("WK") ? .drawn : .unknown
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/backgroundcolor>: nil, which is transparent.
    private static let clearTypes: Set<String> = [
        "UIView", "UILabel", "UIStackView", "UIControl", "UIButton", "UIScrollView", "UITextField", "NSView",
        "NSStackView",
    ]

    // MARK: Covering

    /// Whether `node` may draw behind a view that is added to the same view after it. A label or button does not: text is
    /// placed beside it.
    private func mayCover(_ node: Node) -> Bool {
        let name = Self.lastWord(node.name)
        if Self.holds(name, Self.backdropWords) { return true }
        let isControl = Self.holds(node.type.isEmpty ? name : node.type, Self.controlWords)
        if isControl || Self.holds(name, Self.lineWords) { return false }
        if !node.backgrounds.isEmpty || !node.obstacles.isEmpty { return true }
        switch Self.look(of: node.type) {
        case .clear: return false
        case .image: return !node.flags.contains(.template) && !Self.holds(name, Self.iconWords)
        default: return true
        }
    }

    private static let backdropWords = ["ackground", "ackdrop", "radient", "verlay", "hadow", "lur", "imming"]
    private static let controlWords = [
        "Label", "Button", "StackView", "TextField", "Switch", "Indicator", "Slider", "Segmented", "PageControl",
        "Progress", "Stepper", "Spinner", "Separator",
    ]
    private static let lineWords = ["eparator", "ivider", "line", "Line", "order"]
    private static let iconWords = ["icon", "Icon", "chevron", "Chevron", "arrow", "Arrow", "heckmark", "caret"]

    private static func holds(_ name: String, _ words: [String]) -> Bool {
        let bytes = name.utf8
        return words.contains { word in bytes.indices.contains { bytes[$0...].starts(with: word.utf8) } }
    }
}

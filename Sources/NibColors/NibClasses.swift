import SourceColors

/// The classes whose views a nib lays out: those of its controllers, of cells and other views, and of the nib's owner.
struct NibClasses {
    private let objects: [NibReader.Object]
    private let children: [[Int]]
    private(set) var classes: [ViewClass] = []
    /// The maximum number of views in one another.
    private static let maximumDepth = 256
    /// The maximum number of views beside one another whose frames are compared.
    private static let maximumSiblings = 64

    init(_ objects: [NibReader.Object]) {
        self.objects = objects
        var children = Array(repeating: [Int](), count: objects.count)
        for (index, object) in objects.enumerated() {
            if let parent = object.parent { children[parent].append(index) }
        }
        self.children = children
        for (index, object) in objects.enumerated() {
            switch object.kind {
            case .owner:
                guard !object.customClass.isEmpty, !object.outlets.isEmpty else { continue }
                let views = objects.indices.filter { objects[$0].parent == nil && isView(objects[$0].kind) }
                // A view of a class of its own lays out what is in it.
                add(object, views.filter { objects[$0].customClass.isEmpty || isNamed($0, by: object) }, root: nil)
            case .controller:
                if !object.customClass.isEmpty { add(object, children[index], root: nil) }
            case .view, .cell, .stack:
                if !object.customClass.isEmpty, !object.outlets.isEmpty { add(object, children[index], root: index) }
            }
        }
    }

    private func isView(_ kind: NibReader.Kind) -> Bool { kind == .view || kind == .stack || kind == .cell }

    /// Whether the object is a part of the screen at rest.
    private func isShown(_ index: Int) -> Bool { objects[index].key != "selectedBackgroundView" }

    private func isNamed(_ index: Int, by owner: NibReader.Object) -> Bool {
        owner.outlets.contains { $0.destination == objects[index].id }
    }

    /// Adds the class of `owner`, whose views are those at `top` and what is in them.
    ///
    /// - Parameter root: the index of the owner, if it is a view itself.
    private mutating func add(_ owner: NibReader.Object, _ top: [Int], root: Int?) {
        var names: [String: String] = [:]
        for (property, destination) in owner.outlets where names[destination] == nil { names[destination] = property }
        var result = ViewClass(name: owner.customClass)
        result.isLaidOut = true
        if let root { result.views.append(view(root, named: "", in: nil)) }
        var stack: [(index: Int, parent: ClassView.Parent?, depth: Int)] = []
        func push(_ indices: [Int], in parent: String?, isStack: Bool, _ depth: Int) {
            for (place, index) in indices.enumerated().reversed() where isView(objects[index].kind) {
                let edge = parent.map { self.edge(to: $0, of: indices, place, isStack: isStack) }
                stack.append((index, edge, depth))
            }
        }
        push(top.filter(isShown), in: root == nil ? nil : "", isStack: owner.kind == .stack, 0)
        while let (index, parent, depth) = stack.popLast() {
            let object = objects[index]
            let isContent = object.key == "contentView" && owner.kind == .cell && parent?.name == ""
            let implied = isContent || object.key == "view" && parent == nil ? object.key : nil
            let name = implied ?? names[object.id] ?? "a view@\(index)"
            result.views.append(view(index, named: name, in: parent))
            // Cells are placed by the list, and have names of their own.
            let inner = children[index].filter { isShown($0) && objects[$0].kind != .cell }
            if depth < Self.maximumDepth { push(inner, in: name, isStack: object.kind == .stack, depth + 1) }
        }
        classes.append(result)
    }

    /// Returns the view number `index` under `name`, in the view `parent`.
    private func view(_ index: Int, named name: String, in parent: ClassView.Parent?) -> ClassView {
        let object = objects[index]
        var view = ClassView(name: name)
        // The class knows its own type, and its controller's view has one only if it is of a class of its own.
        if name != "" {
            let isImplied = name == "view" || name == "contentView"
            view.type = object.customClass.isEmpty && !isImplied ? object.type : object.customClass
        }
        view.flags = object.flags
        view.obstacles = object.obstacles
        if let background = object.background {
            view.backgrounds = [background]
            view.flags.insert(.setAlways)
        }
        if let parent { view.parents = [parent] }
        return view
    }

    /// Returns how the view at `place` among `siblings` lies in the view called `parent`.
    ///
    /// - Parameter isStack: whether a stack view lays them out.
    private func edge(to parent: String, of siblings: [Int], _ place: Int, isStack: Bool) -> ClassView.Parent {
        var edge = ClassView.Parent(
            name: parent, order: Int32(truncatingIfNeeded: place) &+ 1, function: 0, isArranged: isStack)
        // It lies behind what else is in a cell or list, wherever it is written.
        if isBackdrop(siblings[place]) {
            edge.order = 0
            return edge
        }
        guard !isStack, siblings.count <= Self.maximumSiblings, !siblings.contains(where: isBackdrop) else {
            return edge
        }
        edge.isArranged = !siblings[(place + 1)...].contains { mayOverlap(siblings[place], $0) }
        edge.isApart = !siblings[..<place].contains { mayOverlap(siblings[place], $0) }
        return edge
    }

    private func isBackdrop(_ index: Int) -> Bool { objects[index].key == "backgroundView" }

    private func mayOverlap(_ one: Int, _ other: Int) -> Bool {
        guard isView(objects[one].kind), isView(objects[other].kind) else { return false }
        guard let first = objects[one].frame, let second = objects[other].frame else { return true }
        return first.overlaps(second)
    }
}

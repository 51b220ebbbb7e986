import SheetExpansion

/// What a sheet of Sass that is compiled by itself loads, in order.
struct SheetCompilation: Sendable {
    /// For each sheet, the statements at which a part of it begins, and the places of the parts among all.
    private(set) var parts: [String: [(statement: Int, place: Int)]] = [:]
    /// The sheets that are loaded as modules, or in blocks, which have their own variables.
    private(set) var modules: Set<String> = []
    /// The place of the first load of a sheet that is not in the project.
    private(set) var gap: Int?
    /// Whether all loads are known; not if there are more than ``LoadOrder/mostWork``.
    private(set) var isComplete = true
    /// The number of loads and parts.
    private(set) var work = 0

    /// Follows the loads of the sheet `root`.
    init(of root: String, in workspace: Workspace) {
        var place = 0
        var stack: [(path: String, loads: ArraySlice<PreprocessorSheet.Load>, resumesAt: Int)] = []
        func enter(_ path: String) {
            parts[path] = []
            stack.append((path, (workspace.files[path]?.library?.loads ?? [])[...], 0))
        }
        enter(root)
        while let top = stack.popLast() {
            var loads = top.loads
            let (path, resumesAt) = (top.path, top.resumesAt)
            if resumesAt >= 0 {
                parts[path, default: []].append((resumesAt, place))
                place += 1
            }
            guard let load = loads.popFirst() else { continue }
            work += 1
            guard work <= LoadOrder.mostWork else {
                isComplete = false
                return
            }
            guard let target = workspace.sheet(load.address, loadedFrom: path) else {
                gap = gap ?? place
                stack.append((path, loads, -1))
                continue
            }
            let isNew = load.isShared && parts[target] == nil
            stack.append((path, loads, isNew ? load.statement + 1 : -1))
            if isNew { enter(target) } else if !load.isShared { addModules(target, workspace) }
        }
    }

    /// Adds the sheet `module`, and all that it loads.
    private mutating func addModules(_ module: String, _ workspace: Workspace) {
        var open = [module]
        while let sheet = open.popLast() {
            guard modules.insert(sheet).inserted else { continue }
            for load in workspace.files[sheet]?.library?.loads ?? [] {
                work += 1
                guard work <= LoadOrder.mostWork else { return isComplete = false }
                if let target = workspace.sheet(load.address, loadedFrom: sheet) { open.append(target) }
            }
        }
    }
}

import SourceColors
import Threading

/// The orders in which the sheets of a workspace are loaded, found when they are first asked for. All threads share them, until a
/// sheet changes.
final class LoadOrders: Sendable {
    private struct Known {
        var compilations: [String: SheetCompilation] = [:]
        var orders: [String: LoadOrder] = [:]
        /// The sheets that each loads, by their addresses.
        var targets: [String: [String: String?]] = [:]
        var configurers: [String: Set<String>?] = [:]
    }

    private let known = Monitor(Known())

    /// Returns the compilation of the sheet at `root`.
    func compilation(of root: String, in workspace: Workspace) -> SheetCompilation {
        if let found = known.change({ $0.compilations[root] }) { return found }
        let new = SheetCompilation(of: root, in: workspace)
        known.change { $0.compilations[root] = new }
        return new
    }

    /// Returns the path of the sheet that the one at `path` loads as `address`; nil if the project has none.
    func target(of address: String, from path: String, in workspace: Workspace) -> String? {
        if let found = known.change({ $0.targets[path]?[address] }) { return found }
        let new = workspace.findSheet(address, loadedFrom: path)
        known.change { $0.targets[path, default: [:]][address] = .some(new) }
        return new
    }

    /// Returns the sheets that may set a variable before the module at `path` does; nil if others may, too.
    func configurers(of path: String, in workspace: Workspace) -> Set<String>? {
        if let found = known.change({ $0.configurers[path] }) { return found }
        let new = workspace.findConfigurers(of: path)
        known.change { $0.configurers[path] = .some(new) }
        return new
    }

    /// Returns the order of loading for the sheet at `path`.
    func order(for path: String, in workspace: Workspace) -> LoadOrder {
        if let found = known.change({ $0.orders[path] }) { return found }
        let new = LoadOrder(of: path, in: workspace)
        known.change { $0.orders[path] = new }
        return new
    }
}

extension Workspace {
    /// Whether `name` is a variable of Sass that several files set, seen from the sheet of Sass at `viewer`.
    private func mayBeDecidedByLoading(_ name: ColorName, seenFrom viewer: String) -> Bool {
        name.space == .preprocessorVariable && !name.isMapEntry && files[viewer]?.isSass == true
            && sheets(setting: name).count > 1
    }

    /// Returns which of several definitions of the variable `name` of Sass holds in the sheet at `viewer`, as far as the
    /// order tells in which sheets are loaded; nil if order does not matter for it.
    func outcomeOfLoading(_ name: ColorName, seenFrom viewer: String) -> LoadOrder.Outcome? {
        guard mayBeDecidedByLoading(name, seenFrom: viewer) else { return nil }
        // Files for modes are compiled one by one.
        guard modes(of: name, seenFrom: viewer, skipsOwn: false, []) == nil else { return .unknown }
        return sheets.loadOrders.order(for: viewer, in: self).outcome(for: name, in: self)
    }
}

extension ExpressionUnits {
    /// Returns which of several definitions of the variable `name` of Sass holds in the sheet at `viewer`.
    mutating func outcomeOfLoading(_ name: ColorName, seenFrom viewer: String) -> LoadOrder.Outcome {
        guard name.space == .preprocessorVariable else { return .unknown }
        let question = Question(name: name, path: viewer)
        if let known = outcomesOfLoading[question] { return known }
        let outcome = shared.outcomeOfLoading(name, seenFrom: viewer)
        if outcome != nil { dependsOnPlace = true }
        outcomesOfLoading[question] = outcome ?? .unknown
        return outcome ?? .unknown
    }
}

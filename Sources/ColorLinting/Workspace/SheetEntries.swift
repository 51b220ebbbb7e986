import CSSColors
import SheetExpansion
import SourceColors
import SourceText
import Threading

/// Which style sheets are loaded together, and their rules; found when they are first asked for. All threads share them, until
/// a sheet changes.
final class SheetEntries: Sendable {
    /// Which sheets load which.
    struct Graph: Sendable {
        /// The sheets that each loads, in order.
        var loads: [String: [String]] = [:]
        var loaders: [String: [String]] = [:]

        /// Whether other sheets are loaded with the one at `path`.
        func contains(_ path: String) -> Bool { loads[path] != nil || loaders[path] != nil }
    }

    private struct Known {
        var graph: Graph?
        var orders: [String: [String]] = [:]
        var rules: [String: CSSSheetRules] = [:]
        /// The expanded sheets, by path.
        var expanded: [String: ExpandedSheet?] = [:]
    }

    private let known: Monitor<Known>

    /// Creates an empty cache.
    convenience init() { self.init(Known()) }

    private init(_ known: Known) { self.known = Monitor(known) }

    /// Whether nothing was asked for.
    var isEmpty: Bool {
        known.change { $0.graph == nil && $0.orders.isEmpty && $0.rules.isEmpty && $0.expanded.isEmpty }
    }

    /// Returns a copy without the rules of the sheet at `path`, which has changed but loads the same sheets; and without those of
    /// `others`, which may call what it defines.
    func withoutRules(of path: String, others: Bool) -> SheetEntries {
        var rest = known.change { $0 }
        if others { (rest.rules, rest.expanded) = ([:], [:]) }
        (rest.rules[path], rest.expanded[path]) = (nil, nil)
        return SheetEntries(rest)
    }

    /// Returns which sheets of `workspace` load which.
    func graph(in workspace: Workspace) -> Graph {
        if let found = known.change({ $0.graph }) { return found }
        let new = workspace.findSheetGraph()
        known.change { $0.graph = new }
        return new
    }

    /// Returns the sheets that the one at `root` loads, each after those that it loads itself.
    func order(of root: String, in graph: Graph) -> [String] {
        if let found = known.change({ $0.orders[root] }) { return found }
        var result: [String] = []
        var seen: Set<String> = [root]
        var stack: [(path: String, loads: ArraySlice<String>)] = [(root, (graph.loads[root] ?? [])[...])]
        while var top = stack.popLast() {
            guard let next = top.loads.popFirst() else {
                result.append(top.path)
                continue
            }
            stack.append(top)
            if seen.count < Self.mostSheets, seen.insert(next).inserted {
                stack.append((next, (graph.loads[next] ?? [])[...]))
            }
        }
        known.change { $0.orders[root] = result }
        return result
    }

    /// Returns `sheet` after its calls, which `expand` finds.
    func expanded(_ sheet: PreprocessorSheet, _ expand: () -> ExpandedSheet?) -> ExpandedSheet? {
        if let found = known.change({ $0.expanded[sheet.path] }) { return found }
        let new = expand()
        known.change { $0.expanded[sheet.path] = .some(new) }
        return new
    }

    /// Returns the rules of the sheet at `path`.
    func rules(of path: String, in workspace: Workspace) -> CSSSheetRules {
        if let found = known.change({ $0.rules[path] }) { return found }
        let new = workspace.findRules(of: path)
        known.change { $0.rules[path] = new }
        return new
    }

    /// The most sheets that are loaded together.
    static let mostSheets = 256
    /// The most sheets that load others and are not loaded.
    static let mostRoots = 8
    /// The most bytes of rules that are read with a sheet.
    static let mostBytes = 1 << 20
}

extension Workspace {
    /// Whether other style sheets are loaded with the one at `path`.
    package func isLoadedWithOthers(_ path: String) -> Bool {
        sheets.hasLoads && sheets.entries.graph(in: self).contains(path)
    }

    /// Returns the rules of the sheets that are loaded wherever `file` is; nil if there are none that matter for it.
    func company(of file: SourceFile) -> SheetCompany? {
        let path = file.path
        guard isLoadedWithOthers(path) else { return nil }
        let entries = sheets.entries
        let graph = entries.graph(in: self)
        guard let roots = roots(of: path, in: graph) else { return nil }
        let orders = roots.map { entries.order(of: $0, in: graph) }
        guard let first = orders.first, let own = first.firstIndex(of: path) else { return nil }
        let common = orders.dropFirst().map { Set($0) }
        let rules = entries.rules(of: path, in: self)
        var result = SheetCompany()
        for (index, other) in first.enumerated() {
            if index == own { result.after = result.text.count }
            guard index != own, common.allSatisfy({ $0.contains(other) }) else { continue }
            let start = result.text.count
            entries.rules(of: other, in: self).append(to: &result.text, for: rules)
            if result.text.count > start {
                result.sheets.append((start, other.split(separator: "/").last.map { String($0) } ?? other))
            }
            if result.text.count > SheetEntries.mostBytes { return nil }
        }
        return result.text.isEmpty ? nil : result
    }

    /// Returns the sheets that nothing loads, and that load the one at `path`, perhaps by others; nil if there are too many.
    private func roots(of path: String, in graph: SheetEntries.Graph) -> [String]? {
        var result: [String] = []
        var seen: Set<String> = [path]
        var open = [path]
        while let sheet = open.popLast() {
            let loaders = graph.loaders[sheet] ?? []
            if loaders.isEmpty { result.append(sheet) }
            for loader in loaders where seen.insert(loader).inserted { open.append(loader) }
            if result.count > SheetEntries.mostRoots || seen.count > SheetEntries.mostSheets { return nil }
        }
        return result.ordered()
    }

    fileprivate func findSheetGraph() -> SheetEntries.Graph {
        var result = SheetEntries.Graph()
        for path in sheets.loading.ordered() {
            guard let names = files[path] else { continue }
            var found: [String] = []
            for load in names.library?.loads ?? [] where load.isShared || load.module != "" {
                if let target = sheet(load.address, loadedFrom: path) { found.append(target) }
            }
            for address in names.imports {
                if let target = sheet(importedAs: address, from: path) { found.append(target) }
            }
            for target in found where target != path {
                result.loads[path, default: []].append(target)
                result.loaders[target, default: []].append(path)
            }
        }
        return result
    }

    /// Returns the path of the sheet of CSS or Less that the one at `path` imports as `address`; nil if the project has none.
    private func sheet(importedAs address: String, from path: String) -> String? {
        guard let reference = SheetReference(address, base: nil) else { return nil }
        let isLess = path.hasSuffix(".less")
        for target in reference.paths(from: path) {
            if files[target]?.text != nil { return target }
            if isLess, files[target + ".less"]?.text != nil { return target + ".less" }
        }
        return nil
    }

    /// Returns `sheet` after its calls; nil if that is not known.
    func expanded(_ sheet: PreprocessorSheet) -> ExpandedSheet? {
        sheets.entries.expanded(sheet) {
            ExpandedSheet(sheet) { definer(of: $0, in: $1, for: $2, seenFrom: sheet) }
        }
    }

    /// Returns the rules of the sheet at `path` as its calls make them.
    fileprivate func findRules(of path: String) -> CSSSheetRules {
        guard let names = files[path] else { return CSSSheetRules([], .css) }
        if let library = names.library, library.hasCalls {
            let made = sheets.making.makers[path]?.expansion?.expanded
            if let sheet = made ?? expanded(library) {
                return CSSSheetRules(sheet.bytes, library.isLess ? .less : .scss)
            }
        }
        let dialect: CSSDialect = path.hasSuffix(".less") ? .less : path.hasSuffix(".scss") ? .scss : .css
        return CSSSheetRules(names.text ?? [], dialect)
    }
}

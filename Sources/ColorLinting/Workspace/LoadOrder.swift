import SheetExpansion
import CSSColors
import SourceColors

/// The order in which compilations run the statements of the Sass sheets that they load, for all compilations that load
/// a certain sheet. It decides which of several definitions of a variable holds there.
/// <https://sass-lang.com/documentation/variables/#default-values>
struct LoadOrder: Sendable {
    /// Which definition of a variable holds.
    enum Outcome: Equatable {
        /// The order does not tell.
        case unknown
        /// Compilations differ, or something that is not known may set the variable.
        case several
        /// That in the sheet at this path.
        case inSheet(String)
    }

    private struct Compilation {
        /// For each sheet, the statements at which a part of it begins, and the places of the parts among all.
        var parts: [String: [(statement: Int, place: Int)]] = [:]
        /// The sheets that are loaded as modules, or in blocks, which have their own variables.
        var modules: Set<String> = []
        /// The place of the first load of a sheet that is not in the project.
        var gap: Int?
    }

    private var compilations: [Compilation] = []
    /// Whether all compilations are known.
    private var isComplete = true
    private var work = 0
    /// The most sheets in all compilations, so that many sheets take no quadratic time.
    private static let mostWork = 4096

    /// Finds the compilations of the sheets in `workspace` that load the one at `path`.
    init(of path: String, in workspace: Workspace) {
        var seen: Set<String> = [path]
        var open = [path]
        while let sheet = open.popLast() {
            work += 1
            let loaders = workspace.loaders(of: sheet)
            // A module, and a sheet that is no partial, may be compiled by itself.
            if !loaders.contains(where: \.isShared) || loaders.contains(where: { !$0.isShared })
                || !Self.isPartial(sheet)
            {
                run(sheet, workspace)
            }
            for loader in loaders where loader.isShared && seen.insert(loader.path).inserted {
                open.append(loader.path)
            }
            guard isComplete, work <= Self.mostWork else {
                isComplete = false
                return
            }
        }
    }

    private static func isPartial(_ path: String) -> Bool { path.split(separator: "/").last?.hasPrefix("_") == true }

    /// Adds the compilation of the sheet `root`.
    private mutating func run(_ root: String, _ workspace: Workspace) {
        var result = Compilation()
        var place = 0
        var stack: [(path: String, loads: ArraySlice<PreprocessorSheet.Load>, resumesAt: Int)] = []
        func enter(_ path: String) {
            result.parts[path] = []
            stack.append((path, (workspace.files[path]?.library?.loads ?? [])[...], 0))
        }
        enter(root)
        while let top = stack.popLast() {
            var loads = top.loads
            let (path, resumesAt) = (top.path, top.resumesAt)
            if resumesAt >= 0 {
                result.parts[path, default: []].append((resumesAt, place))
                place += 1
            }
            guard let load = loads.popFirst() else { continue }
            work += 1
            guard work <= Self.mostWork else { return isComplete = false }
            guard let target = workspace.sheet(load.address, loadedFrom: path) else {
                result.gap = result.gap ?? place
                stack.append((path, loads, -1))
                continue
            }
            let isNew = load.isShared && result.parts[target] == nil
            stack.append((path, loads, isNew ? load.statement + 1 : -1))
            if isNew { enter(target) } else if !load.isShared { addModules(target, to: &result, workspace) }
        }
        compilations.append(result)
    }

    /// Adds the sheet `module`, and all that it loads.
    private mutating func addModules(_ module: String, to compilation: inout Compilation, _ workspace: Workspace) {
        var open = [module]
        while let sheet = open.popLast() {
            guard compilation.modules.insert(sheet).inserted else { continue }
            for load in workspace.files[sheet]?.library?.loads ?? [] {
                work += 1
                guard work <= Self.mostWork else { return isComplete = false }
                if let target = workspace.sheet(load.address, loadedFrom: sheet) { open.append(target) }
            }
        }
    }

    /// Returns which definition of the variable `name` holds in all compilations that define it.
    func outcome(for name: ColorName, in workspace: Workspace) -> Outcome {
        let defining = workspace.paths(defining: name)
        guard isComplete, defining.count <= Workspace.mostEqual else { return .unknown }
        var winner: String?
        for compilation in compilations {
            var settings: [(place: Int, path: String, one: PreprocessorSheet.Setting)] = []
            for path in defining.ordered() {
                if compilation.modules.contains(path) { return .unknown }
                guard let parts = compilation.parts[path], let sheet = workspace.files[path]?.library else { continue }
                let own = sheet.settings(of: name.text)
                // `@use … with` sets the variable of a module.
                if own.isEmpty { return .unknown }
                for one in own where !one.isNull {
                    let next = parts.partitioningIndex { $0.statement > one.statement }
                    guard next > 0 else { return .unknown }
                    settings.append((parts[next - 1].place, path, one))
                }
            }
            var first: (place: Int, path: String)?
            for (place, path, one) in settings.ordered(by: {
                ($0.place, $0.one.statement) < ($1.place, $1.one.statement)
            }) {
                if first != nil, one.isDefault { continue }
                guard first == nil, one.isCertain else { return .several }
                if one.isDefault, let gap = compilation.gap, gap <= place { return .several }
                first = (place, path)
            }
            guard let first else { continue }
            guard winner == nil || winner == first.path else { return .several }
            winner = first.path
        }
        return winner.map { .inSheet($0) } ?? .unknown
    }
}

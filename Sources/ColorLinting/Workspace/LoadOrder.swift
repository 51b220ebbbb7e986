import SheetExpansion
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

    private var compilations: [SheetCompilation] = []
    /// Whether all compilations are known.
    private var isComplete = true
    /// Whether a sheet may load one of them by a load path, so that others may be loaded before.
    private(set) var isOnLoadPath = false
    private var work = 0
    /// The most sheets in all compilations, so that many sheets take no quadratic time.
    static let mostWork = 4096

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
                let compilation = workspace.sheets.loadOrders.compilation(of: sheet, in: workspace)
                compilations.append(compilation)
                work += compilation.work
                isComplete = compilation.isComplete
            }
            for loader in loaders where loader.isShared && seen.insert(loader.path).inserted {
                open.append(loader.path)
            }
            if workspace.mayBeLoadedFromLoadPath(sheet) {
                isComplete = false
                isOnLoadPath = workspace.mayBeLoadedFromLoadPath(sheet, shared: true)
            }
            guard isComplete, work <= Self.mostWork else {
                isComplete = false
                return
            }
        }
    }

    private static func isPartial(_ path: String) -> Bool { path.split(separator: "/").last?.hasPrefix("_") == true }

    /// Returns which definition of the variable `name` holds in all compilations that define it.
    func outcome(for name: ColorName, in workspace: Workspace) -> Outcome {
        let defining = workspace.sheets(setting: name)
        guard isComplete, defining.count <= Workspace.mostEqual else { return .unknown }
        let isConfigured = defining.contains { workspace.files[$0]?.library?.sets(name.text) == false }
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
                if one.isDefault, isConfigured || compilation.gap.map({ $0 <= place }) == true { return .several }
                first = (place, path)
            }
            guard let first else { continue }
            guard winner == nil || winner == first.path else { return .several }
            winner = first.path
        }
        return winner.map { .inSheet($0) } ?? .unknown
    }
}

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
    static let maxVisits = 1024
    /// The maximum length of a way that is told.
    static let maxWay = 8

    /// A scope of a file.
    struct Place: Hashable {
        var file: Int
        var scope: Int
    }

    /// The paths of the files, in order, and the place of each among them.
    private let paths: [String]
    private let places: [String: Int]
    /// The environments of the scopes of each file.
    private var environments: [[[ViewEnvironment]]]
    /// The modifiers that the project declares, by name.
    let modifiers: ComposedModifiers

    /// Composes `views`, by path, with names from `workspace`; `last` is the composition before.
    init(_ views: [(path: String, views: SharedViews)], workspace: Workspace, after last: ViewComposition? = nil) {
        var kept: KeptSurroundings?
        self.init(views, workspace: workspace, after: last, keeping: &kept)
    }

    /// Composes `views`, by path, with names from `workspace`; `last` is the composition before. What is in `kept` is used again,
    /// so the names must mean the same as then.
    init(
        _ views: [(path: String, views: SharedViews)], workspace: Workspace, after last: ViewComposition? = nil,
        keeping kept: inout KeptSurroundings?
    ) {
        if let last, last.paths.count == views.count, zip(last.paths, views).allSatisfy({ $0 == $1.path }) {
            (paths, places) = (last.paths, last.places)
        } else {
            var places: [String: Int] = [:]
            for (index, file) in views.enumerated() { places[file.path] = index }
            paths = views.map(\.path)
            self.places = places
        }
        modifiers = ComposedModifiers(views, workspace: workspace)
        var composer = ViewComposer(views, modifiers, workspace: workspace, keeping: kept.take())
        composer.run()
        environments = composer.environments
        kept = composer.finish()
        var classes = ClassBackdrops(views, modifiers, workspace: workspace)
        classes.run { file, scope, environment in
            if !environments[file][scope].contains(environment) { environments[file][scope].append(environment) }
        }
    }

    /// Returns the distinct environments of scope number `scope` of the file at `path`; empty if none is known.
    func environments(of scope: Int, in path: String) -> [ViewEnvironment] {
        guard let place = places[path], scope < environments[place].count else { return [] }
        return environments[place][scope]
    }

    /// Returns the paths of the files in which an environment differs from that in `other`.
    func paths(differingFrom other: ViewComposition) -> Set<String> {
        var result: Set<String> = []
        for (index, path) in paths.enumerated() {
            let place = index < other.paths.count && other.paths[index] == path ? index : other.places[path]
            let before = place.map { other.environments[$0] } ?? []
            if environments[index] != before { result.insert(path) }
        }
        for (index, path) in other.paths.enumerated() where places[path] == nil {
            if !other.environments[index].isEmpty { result.insert(path) }
        }
        return result
    }
}

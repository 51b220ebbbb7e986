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
    static let maxVisits = 64
    /// The maximum length of a way that is told.
    static let maxWay = 8

    /// A scope of a file.
    struct Place: Hashable {
        var file: Int
        var scope: Int
    }

    private var environments: [String: [[ViewEnvironment]]] = [:]
    /// The modifiers that the project declares, by name.
    let modifiers: ComposedModifiers

    /// Composes `views`, by path, with names from `workspace`.
    init(_ views: [(path: String, views: SharedViews)], workspace: Workspace) {
        modifiers = ComposedModifiers(views, workspace: workspace)
        var composer = ViewComposer(views, modifiers, workspace: workspace)
        composer.run()
        for (index, file) in views.enumerated() { environments[file.path] = composer.environments[index] }
        var classes = ClassBackdrops(views, modifiers, workspace: workspace)
        classes.run { file, scope, environment in
            guard environments[views[file].path]?[scope].contains(environment) == false else { return }
            environments[views[file].path]?[scope].append(environment)
        }
    }

    /// Returns the distinct environments of scope number `scope` of the file at `path`; empty if none is known.
    func environments(of scope: Int, in path: String) -> [ViewEnvironment] {
        guard let scopes = environments[path], scope < scopes.count else { return [] }
        return scopes[scope]
    }

    /// Returns the paths of the files in which an environment differs from that in `other`.
    func paths(differingFrom other: ViewComposition) -> Set<String> {
        var result: Set<String> = []
        for path in Set(environments.keys).union(other.environments.keys) {
            let (a, b) = (environments[path] ?? [], other.environments[path] ?? [])
            if a != b { result.insert(path) }
        }
        return result
    }
}

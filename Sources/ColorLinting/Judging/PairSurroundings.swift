import SourceColors

/// What surrounds the views of pairs.
extension PairJudge {
    /// Returns the environments in which `pair` is judged, with their indices; nil for one that does not matter.
    func environments(of pair: ColorPair) -> [(index: Int?, environment: ViewEnvironment?)] {
        guard isSwift else { return [(nil, nil)] }
        guard let scope = pair.scope, scope < environments.count, !environments[scope].isEmpty else {
            if let scope = pair.scope, facts.viewScopes.indices.contains(scope), facts.viewScopes[scope].isGiven {
                var environment = ViewEnvironment()
                environment.reason = .other("\(facts.viewScopes[scope].name) may color its own text")
                return [(nil, environment)]
            }
            return [(nil, surroundings(of: pair, in: .anyLevel))]
        }
        let all = environments[scope].filter { !$0.excludes(pair.conditions) }
        if all.isEmpty {
            var environment = ViewEnvironment()
            environment.background = .same(.unresolved(.unseenBranch))
            environment.reason = .unseenBranch
            return [(nil, environment)]
        }
        let isPlain = all.allSatisfy { $0.appearances == .all && !$0.isInactive && $0.constants.isEmpty }
        if isPlain, !facts.dependsOnEnvironment(pair, given: all) {
            // The names of colors may be those of the system's backgrounds.
            return [(nil, surroundings(of: pair, in: all.reduce([]) { $0.union($1.window) }))]
        }
        // A view of iOS is judged there, even if another platform shows it too.
        let isOfIOS = all.contains { !$0.window.contains(.otherPlatform) }
        return all.enumerated().compactMap { index, environment in
            var environment = environment
            if isOfIOS, environment.window.contains(.otherPlatform) { return nil }
            if pair.window.contains(.otherPlatform), !environment.window.contains(.otherPlatform),
                environment.background != nil
            {
                environment.background = .same(.unresolved(.systemColor("the background of the window")))
                environment.elevated = nil
            }
            environment.window = pair.window.within(environment.window)
            return (index, environment)
        }
    }

    /// Returns an environment with nothing but the window of `pair`, or `window` if that is around; nil if none matters.
    private func surroundings(of pair: ColorPair, in window: ViewWindow) -> ViewEnvironment? {
        let window = pair.window.within(window)
        guard window != .base, window.contains(.restyled) || facts.dependsOnLevel(pair) else { return nil }
        var environment = ViewEnvironment()
        environment.window = window
        return environment
    }

    /// Returns `environment` in a window and in a sheet, if that may matter for `pair` and is not known.
    func levels(of pair: ColorPair, in environment: ViewEnvironment?) -> [ViewEnvironment?] {
        guard let environment else { return [nil] }
        let levels = environment.levels
        return levels.count > 1 && facts.dependsOnLevel(pair, in: environment) ? levels : [levels[0]]
    }
}

import SourceColors

/// What the orders in which sheets of Sass are loaded tell about variables, kept for the files from which these are seen.
struct LoadOrders: Sendable {
    private var orders = [String: LoadOrder]()
    private var outcomes = [ExpressionUnits.Question: LoadOrder.Outcome]()

    /// Whether `name` is a variable of Sass that several files set, seen from one of Sass.
    func mayDecide(_ name: ColorName, seenFrom viewer: String, in workspace: Workspace) -> Bool {
        name.space == .preprocessorVariable && !name.isMapEntry && workspace.files[viewer]?.isSass == true
            && workspace.paths(defining: name).count > 1
    }

    /// Returns which of several definitions of the variable `name` holds in the sheet at `viewer`.
    mutating func outcome(
        for name: ColorName, seenFrom viewer: String, in workspace: Workspace
    ) -> LoadOrder.Outcome {
        let question = ExpressionUnits.Question(name: name, path: viewer)
        if let known = outcomes[question] { return known }
        var outcome = LoadOrder.Outcome.unknown
        // Files for modes are compiled one by one.
        if workspace.modes(of: name, seenFrom: viewer, skipsOwn: false, []) == nil {
            let order = orders[viewer] ?? LoadOrder(of: viewer, in: workspace)
            orders[viewer] = order
            outcome = order.outcome(for: name, in: workspace)
        }
        outcomes[question] = outcome
        return outcome
    }
}

extension ExpressionUnits {
    /// Returns which of several definitions of the variable `name` of Sass holds in the sheet at `viewer`, as far as the
    /// order tells in which sheets are loaded.
    mutating func outcomeOfLoading(_ name: ColorName, seenFrom viewer: String) -> LoadOrder.Outcome {
        guard loadOrders.mayDecide(name, seenFrom: viewer, in: workspace) else { return .unknown }
        dependsOnPlace = true
        return loadOrders.outcome(for: name, seenFrom: viewer, in: workspace)
    }
}

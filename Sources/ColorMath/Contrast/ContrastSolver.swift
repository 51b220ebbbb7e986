/// Finds the nearest value of one component, brightness, saturation or alpha, at which a colour passes.
package struct ContrastSolver: Sendable {
    /// Which way the component moves.
    package enum Direction: Hashable, Sendable, CaseIterable {
        /// Towards 0.
        case down
        /// Towards 1.
        case up

        /// The other way.
        package var reversed: Direction { self == .up ? .down : .up }
    }

    /// How many steps from 0 to 1 the literal can be written in.
    private let steps: Int

    /// A solver on a grid of `steps` equal steps from 0 to 1; at least one.
    package init(steps: Int) { self.steps = max(steps, 1) }

    /// The accepted result for the grid value nearest to `start` in `direction`, `start` itself excluded.
    ///
    /// - Parameters:
    ///   - staysPassed: whether every value beyond one that passes is known to pass too. Contrast with one color is like that from
    ///     any start that fails: it rises all the way, or falls to 1 and rises from there. The first is then found by halving.
    ///   - passes: whether the exact colour at a value passes. Without `staysPassed` it is tried at up to 256 places on the
    ///     way, and the first change is then narrowed down by halving.
    ///   - accept: spells the value, reads the spelling back, and gives a result if that still passes. Rounding can undo a
    ///     pass at the first value, so the next few are tried too.
    /// - Returns: nil where nothing in that direction passes.
    package func nearest<Result>(
        to start: Double, _ direction: Direction, staysPassed: Bool = false, where passes: (Double) -> Bool,
        accept: (Double) -> Result?
    ) -> Result? {
        let scaled = clampUnit(start) * Double(steps)
        let nearby = 1e-9 * Double(steps)
        // Distances are counted in steps from the first grid value past `start`.
        let first =
            direction == .up ? Int((scaled + nearby).rounded(.down)) + 1 : Int((scaled - nearby).rounded(.up)) - 1
        let last = direction == .up ? steps : 0
        let length = direction == .up ? last - first : first - last
        guard length >= 0 else { return nil }
        func value(_ distance: Int) -> Double {
            Double(direction == .up ? first + distance : first - distance) / Double(steps)
        }
        let stride = staysPassed ? max(length, 1) : max(1, length / 256)
        var failed = -1
        var passed: Int?
        var distance = 0
        while true {
            if passes(value(distance)) {
                passed = distance
                break
            }
            failed = distance
            if distance == length { break }
            distance = min(distance + stride, length)
        }
        // Rounding may let the very end pass where the exact colour just fails.
        guard var found = passed else { return accept(value(length)) }
        while found - failed > 1 {
            let middle = failed + (found - failed) / 2
            if passes(value(middle)) { found = middle } else { failed = middle }
        }
        // One step earlier first: rounding can also make a pass of what is just short of one.
        let tries = 24
        for distance in max(found - 1, 0)...min(found + tries, length) {
            if let result = accept(value(distance)) { return result }
        }
        return nil
    }
}

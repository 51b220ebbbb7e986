/// Finds the nearest value of a component (brightness, saturation or alpha) at which a color passes.
package struct ContrastSolver: Sendable {
    /// Direction of the change.
    package enum Direction: Hashable, Sendable, CaseIterable {
        /// Toward 0.
        case down
        /// Toward 1.
        case up

        /// The opposite direction.
        package var reversed: Direction { self == .up ? .down : .up }
    }

    /// Number of steps from 0 to 1 in which the literal can be written.
    private let steps: Int

    /// Creates a solver for a grid of `steps` equal steps from 0 to 1, at least one.
    package init(steps: Int) { self.steps = max(steps, 1) }

    /// Returns the accepted result for the grid value nearest to `start` in `direction`, excluding `start` itself.
    ///
    /// - Parameters:
    ///   - passes: whether the exact color at a value passes. Need not be monotone: it is called for up to 256 values,
    ///     and the first change is then located by bisection.
    ///   - accept: writes the value, parses it back, and returns a result if it still passes. Rounding can make the
    ///     first value fail, so the next few are tried too.
    /// - Returns: nil if nothing passes in that direction.
    package func nearest<Result>(
        to start: Double, _ direction: Direction, staysPassed: Bool = false, where passes: (Double) -> Bool,
        accept: (Double) -> Result?
    ) -> Result? {
        let scaled = clampUnit(start) * Double(steps)
        let nearby = 1e-9 * Double(steps)
        // Distances are measured in steps from the first grid value after `start`.
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
        // Rounding may make the end pass if the exact color just fails.
        guard var found = passed else { return accept(value(length)) }
        while found - failed > 1 {
            let middle = failed + (found - failed) / 2
            if passes(value(middle)) { found = middle } else { failed = middle }
        }
        // Start one step earlier: rounding can also make a color pass that just fails.
        let tries = 24
        for distance in max(found - 1, 0)...min(found + tries, length) {
            if let result = accept(value(distance)) { return result }
        }
        return nil
    }
}

import ColorMath
import SourceText

/// Finds a single new value for each failing color that passes in all its pairs; equal literals get the same value.
///
/// If there is no value for all equal literals, those that have to become lighter and those that have to become darker
/// get one each; failing that, those literals that can be fixed.
final class ColorAnswers {
    /// The new value of a literal.
    struct Answer {
        /// New spellings by literal.
        var rewrites: [Int: LiteralRewrite]
        /// The direction of the change.
        var direction: ContrastSolver.Direction
        /// Whether all literals may change automatically: the direction matches their current difference from the
        /// background, every pair passes, and states keep at least half their difference.
        var isSafe = true
    }

    private let index: PairIndex
    private let states: ElementStates
    private var answers: [Int: Answer?] = [:]
    private var shades: FailingShades?

    /// Finds answers for the failing literals of `index`.
    init(_ index: PairIndex, _ states: ElementStates) {
        self.index = index
        self.states = states
    }

    /// Returns the answer for `literal`; nil if no value passes in all its pairs.
    func answer(for literal: Int, _ rewriter: LiteralRewriter) -> Answer? {
        if let known = answers[literal] { return known }
        guard index.failing[literal] != nil else { return nil }
        // Use the future colors of states that were handled before.
        var needed: Set<Int> = []
        var open = [literal]
        while let next = open.popLast() {
            let first = index.representative(of: next)
            guard answers[first] == nil, needed.insert(first).inserted else { continue }
            for member in index.equals(of: next) {
                for neighbor in states.neighbors(of: member) {
                    guard let other = neighbor.other.origin?.literal, index.failing[other] != nil,
                        index.representative(of: other) < first
                    else { continue }
                    open.append(other)
                }
            }
            open += shades(rewriter).others(like: first, before: first)
        }
        for first in needed.ordered() { find(index.equals(of: first), rewriter) }
        return answers[literal] ?? nil
    }

    private func find(_ equals: [Int], _ rewriter: LiteralRewriter) {
        if equals.count > 1 {
            if search(equals, rewriter) { return }
            let parts = [ContrastSolver.Direction.up, .down].map { way in equals.filter { index.failing[$0] == way } }
            let rest = parts.contains(where: \.isEmpty) ? equals : parts.flatMap { search($0, rewriter) ? [] : $0 }
            findEach(rest, rewriter)
        } else {
            findEach(equals, rewriter)
        }
    }

    /// Searches a value for each of `equals`, then a common one for those with the same direction.
    private func findEach(_ equals: [Int], _ rewriter: LiteralRewriter) {
        for one in equals { _ = search([one], rewriter) }
        for direction in [ContrastSolver.Direction.up, .down] {
            let some = equals.filter { answers[$0]??.direction == direction }
            let own = some.map { answers[$0] }
            if some.count > 1, !search(some, rewriter, directions: [direction]) {
                for (literal, answer) in zip(some, own) { answers[literal] = answer }
            }
        }
    }

    /// Searches a value for `literals` and stores it; returns false if there is none.
    private func search(
        _ literals: [Int], _ rewriter: LiteralRewriter, directions: [ContrastSolver.Direction]? = nil
    ) -> Bool {
        for literal in literals { answers[literal] = .some(nil) }
        let looks = index.looks(of: literals)
        guard let first = literals.first, let away = index.failing[first], let value = rewriter.color(of: first),
            looks.count <= PairEffects.maxLooks
        else { return false }
        let representative = index.representative(of: first)
        let pairs = looks.flatMap { index.looks[$0] }
        let asked = pairs.filter { $0.statusNow == .passes || $0.statusNow == .fails && $0.shows(representative) }
        let neighbors = Set(literals.flatMap { states.neighbors(of: $0) })
        let taken = takenColors(for: representative, rewriter)
        let staysPassed =
            value.space.descriptor.isBoundToSRGB && asked.allSatisfy { $0.statusNow == .fails && $0.staysPassed }
        for direction in directions ?? [away, away.reversed] {
            for keepsApart in neighbors.isEmpty && taken.isEmpty ? [false] : [true, false] {
                let rewrites = search(literals, value, direction, rewriter, staysPassed: staysPassed) {
                    color, isStrict in
                    let change = Self.change(of: representative, to: color)
                    guard asked.allSatisfy({ $0.passes(after: change, isStrict: isStrict) }) else { return false }
                    guard keepsApart, isStrict else { return true }
                    return !taken.contains(color) && neighbors.allSatisfy { staysApart($0, color) }
                }
                guard let rewrites else { continue }
                var answer = Answer(rewrites: rewrites, direction: direction)
                let isDistinct = rewrites.values.allSatisfy { rewrite in
                    !taken.contains(rewrite.color) && neighbors.allSatisfy { staysTellable($0, rewrite.color) }
                }
                answer.isSafe =
                    isDistinct && literals.allSatisfy { index.failing[$0] == direction }
                    && rewrites.values.allSatisfy { rewrite in
                        let change = Self.change(of: representative, to: rewrite.color)
                        return pairs.allSatisfy { !$0.shows(representative) || $0.status(after: change) == .passes }
                            && !looks.contains { look in index.choices[look].contains { $0.mergesChoices(change) } }
                    }
                for literal in literals { answers[literal] = answer }
                return true
            }
        }
        return false
    }

    /// Returns the nearest value in `direction` for which `passes` is true, both for the exact color and for the color
    /// of each spelling.
    private func search(
        _ literals: [Int], _ value: ColorValue, _ direction: ContrastSolver.Direction, _ rewriter: LiteralRewriter,
        staysPassed: Bool, where passes: (_ color: RGBA, _ isStrict: Bool) -> Bool
    ) -> [Int: LiteralRewrite]? {
        let scale = LightnessScale(value)
        // Equal literals have the same grid.
        let steps = rewriter.grid(of: literals[0]).count
        return ContrastSolver(steps: steps).nearest(
            to: scale.position, direction, staysPassed: staysPassed,
            where: { passes(scale.moved(to: $0).rgba, false) },
            accept: { position in
                var rewrites: [Int: LiteralRewrite] = [:]
                var seen: Set<RGBA> = []
                for literal in literals {
                    guard let rewrite = rewriter.rewrite(literal, as: scale.moved(to: position)) else { return nil }
                    if seen.insert(rewrite.color).inserted, !passes(rewrite.color, true) { return nil }
                    rewrites[literal] = rewrite
                }
                return rewrites
            })
    }

    private static func change(of literal: Int, to color: RGBA) -> (SolidColor) -> SolidColor {
        { $0.origin?.literal == literal ? $0.withLiteral(color) : $0 }
    }

    // MARK: Shades

    private func shades(_ rewriter: LiteralRewriter) -> FailingShades {
        let known = shades ?? FailingShades(index, rewriter)
        shades = known
        return known
    }

    /// Returns the new values of other colors that were handled before, which the color of `representative` would become
    /// equal to although it is another shade.
    private func takenColors(for representative: Int, _ rewriter: LiteralRewriter) -> Set<RGBA> {
        var result: Set<RGBA> = []
        for other in shades(rewriter).others(like: representative, before: representative) {
            for literal in index.equals(of: other) {
                if let rewrite = answers[literal]??.rewrites[literal] { result.insert(rewrite.color) }
            }
        }
        return result
    }

    // MARK: States

    /// Minimum distance of states that have to move, as a difference of a channel, 0…1.
    private static let minDistance = 0.06
    /// Distance from which states are clearly distinct.
    private static let clearDistance = 0.2

    /// Returns the colors of the other state of `neighbor`, now or after its own fix.
    private func others(_ neighbor: ElementStates.Neighbors) -> [SolidColor] {
        guard let literal = neighbor.other.origin?.literal, let answer = answers[literal] ?? nil,
            let rewrite = answer.rewrites[literal]
        else { return [neighbor.other] }
        return [neighbor.other, rewrite.applied(to: neighbor.other)]
    }

    private func distance(_ neighbor: ElementStates.Neighbors, _ color: RGBA) -> Double {
        let own = neighbor.own.withLiteral(color).color
        return others(neighbor).reduce(.infinity) { min($0, own.distance(to: $1.color)) } + 1e-9
    }

    /// Whether `color` keeps the required distance from the other state.
    private func staysApart(_ neighbor: ElementStates.Neighbors, _ color: RGBA) -> Bool {
        distance(neighbor, color) >= min(neighbor.distance, Self.minDistance)
    }

    /// Whether `color` keeps at least half the current difference from the other state.
    private func staysTellable(_ neighbor: ElementStates.Neighbors, _ color: RGBA) -> Bool {
        distance(neighbor, color) >= min(neighbor.distance / 2, Self.clearDistance)
    }
}

import ColorMath
import SourceColors
import SourceText

/// Indexes the pairs of a file by the literals they contain.
///
/// Pairs with the same colors form one *look*, so that effects are computed once.
struct PairIndex {
    /// The cases of each look, with literals numbered by ``number(of:in:)``.
    private(set) var looks: [[OtherPair]] = []
    /// Foregrounds of each look that are a choice of colors.
    private(set) var choices: [[Paint]] = []
    /// The cases of each pair, with failing choices split into branches.
    private(set) var cases: [[PairJudge.Case]] = []
    /// The look of each pair.
    private(set) var lookOfPair: [Int] = []
    /// The pairs that contain each literal, in the order of the file.
    private(set) var pairsOfLiteral: [Int: [Int]] = [:]
    /// For the literals of failing texts, the direction away from the background in the first failing pair.
    private(set) var failing: [Int: ContrastSolver.Direction] = [:]
    /// The literals of each pair that occur only in backgrounds.
    private var behindOfPair: [[Int]] = []
    private var representatives: [Int: Int] = [:]
    private var membersByRepresentative: [Int: [Int]] = [:]

    /// Properties by which looks are compared.
    private struct Look: Hashable {
        var goal: ContrastGoal
        var largeTextGoal: ContrastGoal?
        var paints: [Paint]
    }

    /// Properties by which literals are considered equal.
    private struct Writing: Hashable {
        var form: LiteralForm
        var color: ColorValue
    }

    /// Indexes the pairs of `report`, resolved by `judge`.
    init(_ report: FileReport, judge: PairJudge) {
        let pairs = report.facts.pairs
        let whole = pairs.map { judge.cases(of: $0) }
        cases = zip(whole, pairs).map { judge.branches(of: $0, of: $1) }
        for judgement in report.pairs where judgement.verdict == .fail {
            let goal = judge.goal(for: pairs[judgement.pair])
            for each in cases[judgement.pair] where each.isJudged(by: judgement) {
                let outcome = PairEvaluation(goal: goal).outcome(each.foreground, over: each.background)
                guard case .measured(let measurement) = outcome, let literal = measurement.foreground.origin?.literal
                else { continue }
                if failing[literal] == nil { failing[literal] = measurement.directionAway(goal.metric) }
            }
        }
        findEqualLiterals(report.facts)
        var inFront: Set<Int> = []
        for each in cases.joined() { each.foreground.eachLiteral { inFront.insert($0) } }
        var places: [Look: Int] = [:]
        for (number, pair) in pairs.enumerated() {
            let goal = judge.goal(for: pair)
            let largeTextGoal = judge.largeTextGoal(for: pair)
            var behind: [Int] = []
            for each in cases[number] {
                each.background.eachLiteral { if !inFront.contains($0), !behind.contains($0) { behind.append($0) } }
            }
            behindOfPair.append(behind)
            let seen = cases[number].map { each in
                PairJudge.Case(
                    appearance: nil, foreground: each.foreground.mapColors { bare($0, in: number) },
                    background: each.background.mapColors { bare($0, in: number) })
            }
            let choice = whole[number].filter { $0.foreground.stacks.count > 1 }.map { each in
                each.foreground.mapColors { bare($0, in: number) }
            }
            let key = Look(
                goal: goal, largeTextGoal: largeTextGoal,
                paints: seen.flatMap { [$0.foreground, $0.background] } + choice)
            let look = places[key] ?? looks.count
            if look == looks.count {
                places[key] = look
                choices.append(choice)
                looks.append(seen.map { OtherPair(number, $0, goal: goal, largeTextGoal: largeTextGoal) })
            }
            lookOfPair.append(look)
            var literals: Set<Int> = []
            for each in cases[number] { each.eachLiteral { literals.insert($0) } }
            for literal in literals { pairsOfLiteral[literal, default: []].append(number) }
        }
    }

    /// Groups equal literals of failing texts.
    private mutating func findEqualLiterals(_ facts: ColorFacts) {
        var first: [Writing: Int] = [:]
        for literal in failing.keys.ordered() {
            guard literal < facts.literals.count, let color = facts.literals[literal].color
            else {
                membersByRepresentative[literal] = [literal]
                continue
            }
            let writing = Writing(form: facts.literals[literal].form, color: color)
            let representative = first[writing] ?? literal
            first[writing] = representative
            representatives[literal] = representative
            membersByRepresentative[representative, default: []].append(literal)
        }
    }

    /// Returns `solid` without properties that do not affect its look.
    private func bare(_ solid: SolidColor, in pair: Int) -> SolidColor {
        var result = SolidColor(color: solid.color, range: ByteRange(0, 0))
        result.origin = solid.origin
        result.origin?.name = nil
        if let literal = solid.origin?.literal { result.origin?.literal = number(of: literal, in: pair) }
        if let derivation = solid.derivation { result.derivation = derivation.mapParts { bare($0, in: pair) } }
        return result
    }

    /// Returns the number of `literal` in the look of the pair: if it occurs only in backgrounds, its index in the
    /// pair counted down from -1, else its representative.
    func number(of literal: Int, in pair: Int) -> Int {
        if let place = behindOfPair[pair].firstIndex(of: literal) { return -1 - place }
        return representative(of: literal)
    }

    /// Whether `literal` has the same number in all looks.
    func isNumberedAlike(_ literal: Int) -> Bool {
        guard let pair = pairsOfLiteral[literal]?.first else { return true }
        return !behindOfPair[pair].contains(literal)
    }

    /// Returns the first literal of the group that gets one new value with `literal`.
    func representative(of literal: Int) -> Int { representatives[literal] ?? literal }

    /// Returns the literals that get one new value with `literal`, including itself, in the order of the file.
    func equals(of literal: Int) -> [Int] { membersByRepresentative[representative(of: literal)] ?? [literal] }

    /// Returns the distinct looks that contain one of `literals`.
    func looks(of literals: [Int]) -> [Int] {
        var seen: Set<Int> = []
        var result: [Int] = []
        for literal in literals {
            for pair in pairsOfLiteral[literal] ?? [] where seen.insert(lookOfPair[pair]).inserted {
                result.append(lookOfPair[pair])
            }
        }
        return result
    }
}

extension PairJudge.Case {
    /// Calls `body` with each literal.
    func eachLiteral(_ body: (Int) -> Void) {
        foreground.eachLiteral(body)
        background.eachLiteral(body)
    }
}

extension Paint {
    /// Calls `body` with each literal.
    func eachLiteral(_ body: (Int) -> Void) { eachColor { $0.eachLiteral(body) } }

    /// Calls `body` with each color.
    func eachColor(_ body: (SolidColor) -> Void) {
        _ = mapColors { color in
            body(color)
            return color
        }
    }

    /// Whether one of its colors is used at `range`.
    func hasColor(at range: ByteRange) -> Bool {
        var hasColor = false
        eachColor { hasColor = hasColor || $0.range == range }
        return hasColor
    }

    /// Whether `change` makes two alternative colors equal.
    func mergesChoices(_ change: (SolidColor) -> SolidColor) -> Bool {
        guard stacks.count > 1 else { return false }
        var (before, after): (Set<HexColor>, Set<HexColor>) = ([], [])
        _ = mapColors { color in
            before.insert(HexColor(color.color))
            after.insert(HexColor(color.changed(by: change).color))
            return color
        }
        return after.count < before.count
    }
}

extension ContrastOutcome.Measurement {
    /// Returns the direction in which the foreground differs from its background; if they are equal, the one with more
    /// room.
    func directionAway(_ metric: ContrastMetric) -> ContrastSolver.Direction {
        let seen = foreground.color.composited(over: backdrop)
        let (above, below) = (metric.ratio(seen.clamped, .black), metric.ratio(backdrop.clamped, .black))
        if abs(above - below) > 1e-9 { return above > below ? .up : .down }
        return metric.ratio(backdrop, .white) > metric.ratio(backdrop, .black) ? .up : .down
    }
}

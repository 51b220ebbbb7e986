import ColorMath
import SourceText

/// Computes the effects of changed literals on pairs.
///
/// Results are cached, so that fixes of many findings that share a color cost no more than its pairs. A class, because
/// a lazy property of a structure is copied on each change.
final class PairEffects {
    /// Effect of a change on all pairs except one.
    struct Effect {
        /// Pairs that passed and now fail.
        var broken = 0
        /// Pairs that failed and now pass.
        var fixed = 0
        /// Pairs that still fail.
        var left = 0
        /// Pairs that are unresolved afterwards.
        var unresolved = 0
        /// Whether two distinct states of an element become equal.
        var mergesStates = false

        /// Whether more pairs fail than pass, counting the one that is to be fixed.
        var isHarmful: Bool { broken > fixed + 1 }

        /// Whether no pair fails and all states stay distinct.
        var isClean: Bool { broken == 0 && left == 0 && !mergesStates }

        fileprivate mutating func add(_ fate: Fate, _ count: Int) {
            switch fate {
            case .kept: break
            case .broken: broken += count
            case .fixed: fixed += count
            case .left: left += count
            case .unresolved: unresolved += count
            }
        }
    }

    enum Fate: Hashable { case kept, broken, fixed, left, unresolved }

    /// A literal and its new color.
    private struct Change: Hashable {
        var literal: Int
        var color: RGBA
    }

    private let index: PairIndex
    private let states: ElementStates
    private var totals: [[Change]: Effect] = [:]
    private var fates: [[Change]: [Int: Fate]] = [:]

    /// The pairs that have a color used at each range, in the order of the file.
    private lazy var pairsByUse: [ByteRange: [Int]] = {
        var result: [ByteRange: [Int]] = [:]
        for (number, cases) in index.cases.enumerated() {
            var ranges: Set<ByteRange> = []
            for each in cases {
                each.foreground.eachColor { ranges.insert($0.range) }
                each.background.eachColor { ranges.insert($0.range) }
            }
            for range in ranges { result[range, default: []].append(number) }
        }
        return result
    }()

    /// Maximum number of distinct looks judged per literal; with more, no change of it is safe.
    static let maxLooks = 1024

    /// Computes effects on the pairs of `index` and on `states`.
    init(_ index: PairIndex, _ states: ElementStates) {
        self.index = index
        self.states = states
    }

    /// Returns the effect of `rewrites` on all pairs except `pair`.
    func effect(of rewrites: [LiteralRewrite], except pair: Int) -> Effect {
        let changes = rewrites.map { Change(literal: $0.literal, color: $0.color) }
        var effect = totals[changes] ?? total(changes, rewrites)
        totals[changes] = effect
        effect.add(fate(of: index.lookOfPair[pair], after: numbered(changes, in: pair)), -1)
        return effect
    }

    /// Returns the effect of `replacement` on all other pairs than `pair` that have the replaced use.
    func effect(of replacement: FixCandidate.Replacement, except pair: Int) -> Effect {
        var effect = Effect()
        for other in (pairsByUse[replacement.use.range] ?? []).prefix(Self.maxLooks) where other != pair {
            guard let look = index.looks[index.lookOfPair[other]].first else { continue }
            let cases = index.cases[other].map {
                OtherPair(other, $0, goal: look.goal, largeTextGoal: look.largeTextGoal)
            }
            let fate = Self.fate(of: cases) { each in
                each.status { replacement.applied(to: $0, in: each.seen.appearance) }
            }
            effect.add(fate, 1)
        }
        return effect
    }

    private func numbered(_ changes: [Change], in pair: Int) -> [Change] {
        changes.map { Change(literal: index.number(of: $0.literal, in: pair), color: $0.color) }
    }

    private func total(_ changes: [Change], _ rewrites: [LiteralRewrite]) -> Effect {
        var pairs = Set(index.pairsOfLiteral[changes[0].literal] ?? [])
        for change in changes.dropFirst() { pairs.formUnion(index.pairsOfLiteral[change.literal] ?? []) }
        // Equal changes of equal looks are computed once.
        var counts: [Int: [[Change]: Int]] = [:]
        let common =
            changes.allSatisfy { index.isNumberedAlike($0.literal) }
            ? pairs.first.map { numbered(changes, in: $0) } : nil
        for pair in pairs {
            counts[index.lookOfPair[pair], default: [:]][common ?? numbered(changes, in: pair), default: 0] += 1
        }
        var effect = Effect()
        for look in counts.keys.ordered().prefix(Self.maxLooks) {
            for (changes, count) in counts[look] ?? [:] {
                effect.add(fate(of: look, after: changes), count)
                let change = Self.applying(changes)
                effect.mergesStates = effect.mergesStates || index.choices[look].contains { $0.mergesChoices(change) }
            }
        }
        effect.unresolved += max(counts.count - Self.maxLooks, 0)
        effect.mergesStates = effect.mergesStates || rewrites.contains { mergesStates($0, rewrites) }
        return effect
    }

    private func mergesStates(_ rewrite: LiteralRewrite, _ rewrites: [LiteralRewrite]) -> Bool {
        states.neighbors(of: rewrite.literal).contains { state in
            HexColor(state.own.changed(by: rewrite.applied).color)
                == HexColor(state.other.changed(by: rewrites.applied).color)
        }
    }

    private func fate(of look: Int, after changes: [Change]) -> Fate {
        if let known = fates[changes]?[look] { return known }
        let fate = Self.fate(of: index.looks[look]) { $0.status(after: Self.applying(changes)) }
        fates[changes, default: [:]][look] = fate
        return fate
    }

    private static func applying(_ changes: [Change]) -> (SolidColor) -> SolidColor {
        { color in
            guard let literal = color.origin?.literal, let change = changes.first(where: { $0.literal == literal })
            else { return color }
            return color.withLiteral(change.color)
        }
    }

    /// The worst result for a pair in its appearances, of which `status` tells each after a change.
    private static func fate(of look: [OtherPair], _ status: (OtherPair) -> OtherPair.Status) -> Fate {
        var (failedBefore, fails, isUnresolved) = (false, false, false)
        for each in look {
            if each.statusNow == .fails { failedBefore = true }
            switch status(each) {
            case .passes: break
            case .fails: fails = true
            case .unresolved: isUnresolved = true
            }
        }
        if fails { return failedBefore ? .left : .broken }
        return isUnresolved ? .unresolved : failedBefore ? .fixed : .kept
    }
}

import ColorMath
import ColorScanning

/// Measures a foreground over a background.
struct PairEvaluation: Sendable {
    /// What is asked for.
    var goal: ContrastGoal
    /// Whether to ask for the pass also after a display has rounded the colours to 8 bits, as a fix must have it.
    var isStrict = false

    /// How `foreground` fares over `background`.
    ///
    /// Where one side has alternatives, each of them shows at some time, so the worst counts. Where both have, they may be
    /// chosen together, so only what holds for all combinations is said.
    func outcome(_ foreground: Paint, over background: Paint) -> ContrastOutcome {
        if case .solid(let above) = foreground, case .solid(let below) = background, below.color.alpha >= 1 {
            return above.color.alpha <= 0 ? .invisible : measure([above], over: [(below, below.color)])
        }
        let above = foreground.stacks
        let below = background.stacks
        let outcomes = above.flatMap { upper in below.map { outcome(of: upper, over: $0) } }
        return above.count > 1 && below.count > 1 ? Self.agreement(outcomes) : Self.worst(outcomes)
    }

    private static func worst(_ outcomes: [ContrastOutcome]) -> ContrastOutcome {
        var worst: ContrastOutcome.Measurement?
        var reason: UnresolvedReason?
        for outcome in outcomes {
            switch outcome {
            case .invisible: break
            case .unresolved(let words): reason = reason ?? words
            case .measured(let measurement):
                if measurement.ratio < worst?.ratio ?? .infinity { worst = measurement }
            }
        }
        if let worst, !worst.passes || reason == nil { return .measured(worst) }
        return reason.map { .unresolved($0) } ?? .invisible
    }

    private static func agreement(_ outcomes: [ContrastOutcome]) -> ContrastOutcome {
        let verdicts = Set(outcomes.map { if case .measured(let one) = $0 { one.passes } else { nil as Bool? } })
        return verdicts.count == 1 ? worst(outcomes) : .unresolved(.choice)
    }

    private func outcome(of upper: [Paint.Layer], over lower: [Paint.Layer]) -> ContrastOutcome {
        guard upper.count == 1 else { return .unresolved(.other("the foreground has several layers")) }
        let above: [SolidColor]
        switch upper[0] {
        case .solid(let color): above = [color]
        case .gradient(let stops): above = stops
        case .unresolved(let reason): return .unresolved(reason)
        }
        if above.allSatisfy({ $0.color.alpha <= 0 }) { return .invisible }
        switch backdrops(lower) {
        case .failure(let reason): return .unresolved(reason)
        case .known(let candidates): return measure(above, over: candidates)
        case .translucent(let onBlack, let onWhite):
            let dark = measure(above, over: onBlack)
            let light = measure(above, over: onWhite)
            guard case .measured(let a) = dark, case .measured(let b) = light, !a.passes, !b.passes else {
                return .unresolved(.translucentBackground)
            }
            var better = a.ratio > b.ratio ? a : b
            better.isOnUnknown = true
            return .measured(better)
        }
    }

    /// A colour the background may show, and the layer it is due to.
    private typealias Candidate = (layer: SolidColor, color: RGBA)

    private enum Backdrop {
        case known([Candidate])
        case translucent(onBlack: [Candidate], onWhite: [Candidate])
        case failure(UnresolvedReason)
    }

    /// More combinations of gradient stops than this are not told apart.
    private static let mostCandidates = 64

    private func backdrops(_ layers: [Paint.Layer]) -> Backdrop {
        var seen: [[SolidColor]] = []
        var isOpaque = false
        for layer in layers {
            switch layer {
            case .unresolved(let reason): return .failure(reason)
            case .solid(let color): seen.append([color])
            case .gradient(let stops): seen.append(stops)
            }
            if let stops = seen.last, stops.allSatisfy({ $0.color.alpha >= 1 }) {
                isOpaque = true
                break
            }
        }
        // A background that is not there is no evidence of what the text lies on.
        if seen.allSatisfy({ $0.allSatisfy { $0.color.alpha <= 0 } }) { return .failure(.translucentBackground) }
        func composited(over base: RGBA) -> [Candidate]? {
            guard let lowest = seen.last?.first else { return nil }
            var candidates: [Candidate] = [(lowest, base)]
            for stops in seen.reversed() {
                guard candidates.count * stops.count <= Self.mostCandidates else { return nil }
                candidates = candidates.flatMap { below in
                    stops.map { ($0, $0.color.composited(over: below.color)) }
                }
            }
            return candidates
        }
        guard let onWhite = composited(over: .white) else { return .failure(.translucentBackground) }
        if isOpaque { return .known(onWhite) }
        guard let onBlack = composited(over: .black) else { return .failure(.translucentBackground) }
        return .translucent(onBlack: onBlack, onWhite: onWhite)
    }

    /// The best of the combinations: a gradient fails only where its best stop fails.
    private func measure(_ above: [SolidColor], over below: [Candidate]) -> ContrastOutcome {
        var best: ContrastOutcome.Measurement?
        for candidate in below {
            for color in above {
                let ratio = goal.ratio(of: color.color, over: candidate.color)
                guard ratio > best?.ratio ?? 0 else { continue }
                best = ContrastOutcome.Measurement(
                    foreground: color, background: candidate.layer, backdrop: candidate.color, ratio: ratio,
                    passes: isStrict
                        ? goal.isSafelyMet(by: color.color, over: candidate.color) : goal.isMet(by: ratio))
            }
        }
        return best.map { .measured($0) } ?? .unresolved(.translucentBackground)
    }
}

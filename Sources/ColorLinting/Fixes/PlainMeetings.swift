import ColorMath

/// The colors of a case that meet on opaque ones, such as those of many themes: whether they pass is cheap to tell.
struct PlainMeetings {
    private let pairs: [(foreground: SolidColor, background: SolidColor)]
    /// Whether these are all that meet.
    private let isWhole: Bool

    /// The maximum number of colors that may meet; more are not listed.
    private static let maxPairs = 256

    /// Finds the colors of `each` that meet on opaque ones.
    init(of each: PairJudge.Case) {
        let (above, below) = (each.foreground.stacks, each.background.stacks)
        guard above.count * below.count <= Self.maxPairs else {
            (pairs, isWhole) = ([], false)
            return
        }
        var pairs: [(SolidColor, SolidColor)] = []
        let bottoms = below.map(\.plainTop)
        // Which of other choices meet is not always known.
        let isVarying = each.foreground.isVarying || each.background.isVarying
        var count = 0
        for upper in above {
            let color = upper.onlyColor
            for (lower, bottom) in zip(below, bottoms) {
                let meet = Paint.areCompatible(upper, lower)
                if meet || !isVarying { count += 1 }
                guard meet, let color, let bottom, bottom.color.alpha >= 1, !Paint.mayBeExclusive(upper, lower)
                else { continue }
                pairs.append((color, bottom))
            }
        }
        self.pairs = pairs
        isWhole = count > 0 && pairs.count == count
    }

    /// Whether all pass after `change`; false if one that meets does not, nil if that takes more to tell.
    func pass(_ evaluation: PairEvaluation, after change: (SolidColor) -> SolidColor) -> Bool? {
        var allPass = isWhole
        for pair in pairs {
            let above = pair.foreground.changed(by: change).color
            let below = pair.background.changed(by: change).color
            if above.alpha <= 0 { continue }
            if below.alpha < 1 {
                allPass = false
            } else if !evaluation.suffices(above, below) {
                return false
            }
        }
        return allPass ? true : nil
    }

    /// The least contrast after `change`, if all pass; nil if none is visible.
    func leastRatio(_ goal: ContrastGoal, after change: (SolidColor) -> SolidColor) -> Double? {
        var least: Double?
        for pair in pairs {
            let above = pair.foreground.changed(by: change).color
            let below = pair.background.changed(by: change).color
            if above.alpha > 0 { least = min(least ?? .infinity, goal.ratio(of: above, over: below)) }
        }
        return least
    }
}

extension [Paint.Layer] {
    /// The topmost color; nil if something else is on top.
    fileprivate var plainTop: SolidColor? {
        for layer in self {
            switch layer {
            case .variant, .condition: continue
            case .solid(let color): return color
            default: return nil
            }
        }
        return nil
    }

    /// Its color; nil if it has none, or something else.
    fileprivate var onlyColor: SolidColor? {
        var result: SolidColor?
        for layer in self {
            switch layer {
            case .variant, .condition: continue
            case .solid(let color) where result == nil: result = color
            default: return nil
            }
        }
        return result
    }
}

import ColorMath

/// A branch of a choice: the `a` of `isOn ? a : b`, a clause of a `switch`.
package enum ChoiceBranch: Hashable, Sendable {
    /// A branch of the foreground, with its index.
    case foreground(Int)
    /// A branch of the background, with its index.
    case background(Int)
}

extension PairJudge {
    /// A pair in one appearance, or in all if they agree.
    struct Case {
        /// The appearance; nil if all judged ones agree.
        var appearance: Appearance?
        /// The resolved foreground.
        var foreground: Paint
        /// The resolved background.
        var background: Paint
        /// The branch, if a choice is judged by branch.
        var branch: ChoiceBranch?
        /// Whether the background is partly assumed by the configuration.
        var isAssumed = false
        /// The index of the environment of its view, if that matters.
        var environment: Int?
        /// The indices of other environments in which the colors are the same.
        var equalEnvironments: [Int?] = []
    }
}

extension PairJudge.Case {
    /// Whether `judgement` is about it.
    func isJudged(by judgement: PairJudgement) -> Bool {
        appearance == judgement.appearance && branch == judgement.branch
            && (environment == judgement.environment || equalEnvironments.contains(judgement.environment))
    }

    /// Whether it contains a choice.
    var hasBranches: Bool { foreground.hasChoice || background.hasChoice }

    /// Whether it is not known which branch is seen: the theme may follow the appearance, or a
    /// name has several possible definitions.
    var isUncertain: Bool {
        appearance != nil && (foreground.mayFollowAppearance || background.mayFollowAppearance) || ambiguousName != nil
    }

    /// The name whose several possible definitions give the colors; nil if there is none.
    var ambiguousName: String? { foreground.ambiguousName ?? background.ambiguousName }

    /// The case outside of all elements that may be around the color and change it; nil if there are none.
    var outsideOfRegions: PairJudge.Case? {
        var result = self
        result.foreground = Paint(stacks: foreground.stacks.filter { !Paint.isInRegion($0) })
        result.background = Paint(stacks: background.stacks.filter { !Paint.isInRegion($0) })
        return result.foreground == foreground && result.background == background ? nil : result
    }

    /// The type of theme that the colors are of; nil if they are of none, or several.
    var variant: String? { foreground.variantType ?? background.variantType }

    /// The case for each branch; of the foreground if both sides are choices, since an author changes that first.
    var branches: [PairJudge.Case] {
        let (above, below) = (foreground.stacks, background.stacks)
        if above.count > 1 {
            return above.enumerated().compactMap { index, stack in
                // What is chosen by the same condition, or of the same theme.
                let met = below.filter {
                    Paint.areCompatible(stack, $0) && (below.count == 1 || !Paint.mayBeExclusive(stack, $0))
                }
                guard !met.isEmpty else { return nil }
                return PairJudge.Case(
                    appearance: appearance, foreground: Paint(stacks: [stack]),
                    background: met.count < below.count ? Paint(stacks: met) : background,
                    branch: .foreground(index), isAssumed: isAssumed, environment: environment)
            }
        }
        return below.enumerated().compactMap { index, stack in
            guard above.allSatisfy({ Paint.areCompatible($0, stack) }) else { return nil }
            return PairJudge.Case(
                appearance: appearance, foreground: foreground, background: Paint(stacks: [stack]),
                branch: .background(index), isAssumed: isAssumed, environment: environment)
        }
    }
}

extension PairEvaluation {
    /// Whether the theme of `branch` may be used in another appearance only, in which its contrast is higher: its own colors are the
    /// same in both, and the color that it meets is not. `cases` are those of the pair.
    func mayChooseAppearance(_ branch: PairJudge.Case, _ cases: [PairJudge.Case]) -> Bool {
        guard let appearance = branch.appearance, let variant = branch.variant else { return false }
        return cases.contains { other in
            guard let another = other.appearance, another.isDark != appearance.isDark,
                let same = other.branches.first(where: { $0.variant == variant })
            else { return false }
            let isSameText = same.foreground == branch.foreground
            let isSameBackground = same.background == branch.background
            guard isSameText != isSameBackground, isSameText || !branch.foreground.isOfTheme,
                isSameBackground || !branch.background.isOfTheme
            else { return false }
            guard case .measured(let one) = outcome(of: same), case .measured(let own) = outcome(of: branch) else {
                return true
            }
            return one.ratio > own.ratio
        }
    }

    /// Judges the two sides of `each`.
    func outcome(of each: PairJudge.Case) -> ContrastOutcome {
        outcome(each.foreground, over: each.background, differsByAppearance: each.appearance != nil)
    }
}

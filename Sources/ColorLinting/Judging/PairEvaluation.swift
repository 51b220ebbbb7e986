import ColorMath
import SourceColors

/// Measures a foreground over a background.
struct PairEvaluation: Sendable {
    var goal: ContrastGoal
    /// Whether it must also pass after rounding to 8 bits, as required of fixes.
    var isStrict = false

    /// Judges `foreground` over `background`.
    ///
    /// If one side has alternatives, the worst one counts. If both have, they may be correlated, so the result is
    /// decided only if it holds for all combinations. Those of one variant of a theme belong together; the worst variant
    /// counts, or if the colors also differ by appearance, which the theme, or a condition, may follow, the result must hold for
    /// all.
    func outcome(
        _ foreground: Paint, over background: Paint, differsByAppearance: Bool = false
    ) -> ContrastOutcome {
        if case .solid(let above) = foreground, case .solid(let below) = background, below.color.alpha >= 1 {
            return above.color.alpha <= 0 ? .invisible : measure(above, over: below, below.color)
        }
        if case .solid(let above) = foreground, case .unresolved(let reason) = background, !reason.isNothing {
            return above.color.alpha <= 0 && reason != .inactiveControl ? .invisible : .unresolved(reason)
        }
        let above = foreground.stacks
        let below = background.stacks
        if foreground.ambiguousName != nil || background.ambiguousName != nil {
            return outcome(ofUnknownVariants: above, over: below)
        }
        let mayFollow =
            differsByAppearance && (foreground.mayFollowAppearance || background.mayFollowAppearance)
        if foreground.isVarying || background.isVarying {
            let outcome = outcome(ofVariants: above, over: below, differsByAppearance: mayFollow)
            // A color for one value may not be used on a background that is the same for all.
            guard case .measured(let worst) = outcome, !worst.passes,
                foreground.decidingEnumerations != background.decidingEnumerations
            else { return outcome }
            return Self.agreement(
                above.flatMap { upper in
                    below.filter { Paint.areCompatible(upper, $0) }.map { self.outcome(of: upper, over: $0) }
                })
        }
        if above.count > 1, below.count > 1, foreground.hasConditions, background.hasConditions, !mayFollow {
            return outcome(ofConditions: above, over: below)
        }
        let outcomes = above.flatMap { upper in below.map { outcome(of: upper, over: $0) } }
        return above.count > 1 && below.count > 1 || mayFollow ? Self.agreement(outcomes) : Self.worst(outcomes)
    }

    /// Judges choices that may have conditions in common. Where each branch of one meets one of the other, or all the branches
    /// of the other that it meets meet no second one, the worst counts.
    private func outcome(ofConditions above: [[Paint.Layer]], over below: [[Paint.Layer]]) -> ContrastOutcome {
        let meetings = above.map { upper in below.indices.filter { Paint.areCompatible(upper, below[$0]) } }
        var counts = below.map { _ in 0 }
        for met in meetings { for index in met { counts[index] += 1 } }
        let isCertain = meetings.allSatisfy { met in met.count <= 1 || met.allSatisfy { counts[$0] == 1 } }
        let outcomes = zip(above, meetings).flatMap { upper, met in
            met.map { index in
                Paint.mayBeExclusive(upper, below[index])
                    ? .unresolved(.choice) : outcome(of: upper, over: below[index])
            }
        }
        return isCertain ? Self.worst(outcomes) : Self.agreement(outcomes)
    }

    /// Judges colors of files or places of which any may be the one that is seen: the result must hold for each of them, in which
    /// the worst counts.
    private func outcome(ofUnknownVariants above: [[Paint.Layer]], over below: [[Paint.Layer]]) -> ContrastOutcome {
        var numbers: [[ThemeVariant]: Int] = [:]
        var places: [[ContrastOutcome]] = []
        for upper in above {
            for lower in below where Paint.areCompatible(upper, lower) {
                let place = Paint.variants(of: upper + lower).filter(\.kind.isUnknown)
                let number = numbers[place] ?? places.count
                if number == places.count {
                    numbers[place] = number
                    places.append([])
                }
                places[number].append(outcome(of: upper, over: lower))
            }
        }
        let outcomes = places.map { Self.worst($0) }
        let agreed = outcomes.isEmpty ? .unresolved(.choice) : Self.agreement(outcomes)
        guard case .unresolved(let reason) = agreed else { return agreed }
        let isSame = outcomes.allSatisfy { if case .unresolved(reason) = $0 { true } else { false } }
        return isSame ? agreed : .unresolved(.choice)
    }

    private func outcome(
        ofVariants above: [[Paint.Layer]], over below: [[Paint.Layer]], differsByAppearance: Bool
    ) -> ContrastOutcome {
        var outcomes: [ContrastOutcome] = []
        var themes: [ThemeVariant?] = []
        var isCorrelated = true
        for upper in above {
            let counterparts = below.filter { Paint.areCompatible(upper, $0) }
            isCorrelated = isCorrelated && (counterparts.count <= 1 || above.count == 1)
            for lower in counterparts {
                outcomes.append(outcome(of: upper, over: lower))
                themes.append(Paint.theme(of: upper, lower))
            }
        }
        guard !outcomes.isEmpty else { return .unresolved(.choice) }
        // Nobody makes text that cannot be seen: a theme that alone gives it the color of its background is not used there.
        let alike = Set(outcomes.indices.filter { outcomes[$0].isOfOneColor }.compactMap { themes[$0] })
        if !alike.isEmpty, themes.contains(where: { $0.map { !alike.contains($0) } ?? false }) {
            outcomes = zip(outcomes, themes).map { $0.isOfOneColor && $1 != nil ? .unresolved(.sameInTheme) : $0 }
        }
        if isCorrelated, !differsByAppearance { return Self.worst(outcomes) }
        // Which of them is seen is not known, so the best is what can be said if all fail.
        let agreed = Self.agreement(outcomes)
        guard case .measured(let worst) = agreed, !worst.passes else { return agreed }
        return outcomes.reduce(agreed) { best, one in
            guard case .measured(let a) = best, case .measured(let b) = one else { return best }
            return b.ratio > a.ratio ? one : best
        }
    }

    private static func worst(_ outcomes: [ContrastOutcome]) -> ContrastOutcome {
        var worst: ContrastOutcome.Measurement?
        var reason: UnresolvedReason?
        for outcome in outcomes {
            switch outcome {
            case .invisible: break
            case .unresolved(let words):
                // What is behind the text at times may be made for it.
                if words.isOfSomeCases { return outcome }
                reason = reason ?? words
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
        let (upper, lower) = (Self.painting(upper), Self.painting(lower))
        guard upper.count == 1 else { return .unresolved(.other("the foreground has several layers")) }
        if case .unresolved(.inactiveControl)? = lower.first { return .unresolved(.inactiveControl) }
        if case .unresolved(let reason) = upper[0] { return reason.isNothing ? .invisible : .unresolved(reason) }
        if upper[0].colors?.allSatisfy({ $0.color.alpha <= 0 }) == true { return .invisible }
        switch backdrop(lower) {
        case .failure(let reason): return .unresolved(reason)
        case .opaque(let layers): return measure(upper[0], over: layers, on: .white)
        case .translucent(let layers, let page):
            if let least = leastOverAnything(upper[0], layers) { return .measured(least) }
            guard let page, case .measured(var onPage) = measure(upper[0], over: layers, on: page.color) else {
                return .unresolved(.translucentBackground)
            }
            onPage.isOnPage = true
            // Where the page has it from decides most.
            onPage.background.definition = onPage.background.definition ?? page.definition
            return .measured(onPage)
        }
    }

    /// Returns the contrast of `upper` over the translucent `layers` that decides, over any color beneath them; nil if that
    /// depends on the color.
    private func leastOverAnything(_ upper: Paint.Layer, _ layers: [Paint.Layer]) -> ContrastOutcome.Measurement? {
        let dark = measure(upper, over: layers, on: .black)
        let light = measure(upper, over: layers, on: .white)
        guard case .measured(let a) = dark, case .measured(let b) = light, a.passes == b.passes else { return nil }
        var least = a.ratio > b.ratio ? a : b
        least.most = a.most.flatMap { most in b.most.map { max(most, $0) } }
        if a.passes {
            let isPlain = upper.gradient == nil && layers.allSatisfy { $0.colors?.count == 1 }
            guard let isOverWhite = isLeastOverWhite(a, b, isPlain: isPlain) else { return nil }
            least = isOverWhite ? b : a
        }
        least.isOnUnknown = true
        return least
    }

    /// Whether the contrast over any color beneath a translucent background is lowest over white rather than over black, where
    /// `dark` and `light` are the ones over these; nil if it may be insufficient.
    ///
    /// The background over any color lies between the two, and a translucent text, too. So does its luminance: no channel gets
    /// lighter as what is beneath gets darker. Text that is lighter or darker than both has the lowest contrast at one of them.
    private func isLeastOverWhite(
        _ dark: ContrastOutcome.Measurement, _ light: ContrastOutcome.Measurement, isPlain: Bool
    ) -> Bool? {
        guard !light.isOnImage, isPlain || dark.foreground.color.alpha >= 1 else { return nil }
        let darkest = dark.foreground.color.composited(over: dark.backdrop)
        let lightest = light.foreground.color.composited(over: light.backdrop)
        if darkest.relativeLuminance > light.backdrop.relativeLuminance {
            return suffices(darkest, light.backdrop) ? true : nil
        }
        guard lightest.relativeLuminance < dark.backdrop.relativeLuminance else { return nil }
        return suffices(lightest, dark.backdrop) ? false : nil
    }

    /// Whether `color` has enough contrast over the opaque `backdrop`.
    func suffices(_ color: RGBA, _ backdrop: RGBA) -> Bool {
        isStrict
            ? goal.isSafelyMet(by: color, over: backdrop) : goal.isMet(by: goal.ratio(of: color, over: backdrop))
    }

    /// Returns `layers` without those that only tell the variant, or when they apply.
    private static func painting(_ layers: [Paint.Layer]) -> [Paint.Layer] {
        layers.contains(where: \.isMark) ? layers.filter { !$0.isMark } : layers
    }

    /// Background layers, topmost first, down to the first opaque one.
    private enum Backdrop {
        case opaque([Paint.Layer])
        /// All layers are translucent. The page probably lies beneath, if it has one color.
        case translucent([Paint.Layer], page: SolidColor?)
        case failure(UnresolvedReason)
    }

    private func backdrop(_ layers: [Paint.Layer]) -> Backdrop {
        var seen: [Paint.Layer] = []
        var isVisible = false
        var page: SolidColor?
        for layer in layers {
            if case .unresolved(let reason) = layer {
                if reason.isNothing { continue }
                return .failure(reason)
            }
            if case .image(let image) = layer {
                seen.append(layer)
                if image.isOpaque { return .opaque(seen) }
                isVisible = true
                continue
            }
            guard let colors = layer.colors else { continue }
            if layer.veil == .page {
                page = colors.first
                continue
            }
            seen.append(layer)
            if layer.veil != nil { continue }
            if colors.allSatisfy({ $0.color.alpha >= 1 }) { return .opaque(seen) }
            isVisible = isVisible || colors.contains { $0.color.alpha > 0 }
        }
        // A transparent background does not show what the text is on.
        return isVisible ? .translucent(seen, page: page) : .failure(.translucentBackground)
    }

    private func measure(_ above: Paint.Layer, over layers: [Paint.Layer], on base: RGBA) -> ContrastOutcome {
        if let veil = layers.lazy.compactMap(\.veil).first {
            let outcome = measure(above, over: layers.filter { $0.veil == nil }, on: base)
            return VeilEvaluation(goal: goal, isStrict: isStrict, layers: layers, veil: veil).outcome(outcome)
        }
        if layers.contains(where: { if case .image = $0 { true } else { false } }) {
            return ImageEvaluation(goal: goal, isStrict: isStrict, above: above, layers: layers, base: base).outcome()
        }
        if above.gradient != nil || layers.contains(where: { $0.gradient != nil }) {
            return GradientEvaluation(goal: goal, isStrict: isStrict, above: above, layers: layers, base: base)
                .outcome()
        }
        guard let front = above.colors?.first, let back = layers.first?.colors?.first else {
            return .unresolved(.translucentBackground)
        }
        let backdrop = layers.reversed().reduce(base) { below, layer in
            layer.colors?.first?.color.composited(over: below) ?? below
        }
        return measure(front, over: back, backdrop)
    }

    private func measure(_ above: SolidColor, over layer: SolidColor, _ backdrop: RGBA) -> ContrastOutcome {
        let ratio = goal.ratio(of: above.color, over: backdrop)
        let passes = isStrict ? goal.isSafelyMet(by: above.color, over: backdrop) : goal.isMet(by: ratio)
        return .measured(
            ContrastOutcome.Measurement(
                foreground: above, background: layer, backdrop: backdrop, ratio: ratio, passes: passes))
    }
}

extension ContrastOutcome {
    /// Whether the text has the color of its background.
    fileprivate var isOfOneColor: Bool { if case .measured(let one) = self { one.ratio <= 1 } else { false } }
}

extension UnresolvedReason {
    /// One of several themes has one color for both.
    fileprivate static var sameInTheme: UnresolvedReason {
        .other("a theme gives the text the color of its background")
    }
}

extension Paint {
    /// Whether none of its layers is seen in any case.
    var isTransparent: Bool {
        stacks.allSatisfy { stack in
            stack.allSatisfy { layer in
                switch layer {
                case .unresolved(let reason): reason.isNothing
                case .solid(let color): color.color.alpha <= 0
                case .gradient(let gradient):
                    gradient.line.veil != nil || gradient.stops.allSatisfy { $0.color.alpha <= 0 }
                case .image: false
                case .variant, .condition: true
                }
            }
        }
    }
}

extension Paint.Layer {
    /// Whether it draws nothing.
    var isMark: Bool {
        switch self {
        case .variant, .condition: true
        default: false
        }
    }
}

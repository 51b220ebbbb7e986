import ColorMath

extension RuleContext {
    /// Groups the failing judgements of a pair by branch. Those of several types of theme at one place are one group, the worst
    /// first.
    func byBranch(_ failing: [Int]) -> [[Int]] {
        var groups: [[Int]] = []
        for index in failing {
            let known = groups.firstIndex {
                let (one, other) = (judgements[$0[0]], judgements[index])
                guard (one.kind == .page) == (other.kind == .page) else { return false }
                guard let a = facts.theme(of: one), let b = facts.theme(of: other), a != b else {
                    return one.branch == other.branch
                }
                return one.foregroundRange == other.foregroundRange && one.backgroundRange == other.backgroundRange
                    && one.appearance == other.appearance
            }
            guard let known else {
                groups.append([index])
                continue
            }
            let isWorse =
                judgements[index].branch != judgements[groups[known][0]].branch
                && judgements[index].ratio ?? 0 < judgements[groups[known][0]].ratio ?? 0
            groups[known].insert(index, at: isWorse ? 0 : groups[known].count)
        }
        return groups
    }

    /// The maximum number of other themes that a finding names.
    private static let maxThemes = 3

    /// Returns a clause that names the themes of `failing` in which the contrast is too low, other than that of the first.
    private func otherThemes(_ failing: [Int]) -> String {
        var seen = Set(failing.prefix(1).compactMap { facts.theme(of: judgements[$0]) })
        guard !seen.isEmpty else { return "" }
        var others: [String] = []
        for index in failing {
            guard let theme = facts.theme(of: judgements[index]), seen.insert(theme).inserted else { continue }
            others.append("\(theme) (\(ratioText(judgements[index].ratio ?? 1)):1)")
        }
        if others.isEmpty { return "" }
        let more = others.count - Self.maxThemes
        return ", also too low in \(others.prefix(Self.maxThemes).joined(separator: ", "))"
            + (more > 0 ? " and \(more) more" : "")
    }

    /// Calls `body` with the judgements of each pair: one for each distinct appearance, and for each failing branch of
    /// a choice.
    func eachPair(_ body: (Range<Int>) -> Void) {
        var start = 0
        while start < judgements.count {
            let pair = judgements[start].pair
            var end = start + 1
            while end < judgements.count, judgements[end].pair == pair { end += 1 }
            body(start..<end)
            start = end
        }
    }

    /// Returns a finding of `rule` for the failing judgements of one pair and branch; nil if there are none.
    ///
    /// A pair that fails in several appearances is reported once, with the figures of the first one, light before
    /// dark, and the names of all.
    func finding(
        of rule: String, on failing: [Int], severity: Severity, required: Double? = nil, level: String?
    ) -> Finding? {
        guard let index = failing.first else { return nil }
        let first = judgements[index]
        let required = required ?? first.required
        let colors = [first.foreground.map { HexColor($0).description } ?? "?", first.backgroundText]
        let place = first.isOnImage ? "over the image" : "along the gradient"
        let most =
            first.maxRatio.map { most in
                let shown = ratioText(most)
                return (shown == ratioText(first.ratio ?? 1) && first.isOnImage ? " " : " to \(shown):1 ") + place
            } ?? ""
        let limit = first.isOnUnknown ? "at most " : ""
        var message = "contrast \(limit)\(ratioText(first.ratio ?? 1)):1\(most) is below \(requiredText(required)):1"
        if let level { message += " (\(level))" }
        if first.kind == .assumed { message += " over the assumed background" }
        if first.kind == .page { message += " on the page's background" }
        if failing.allSatisfy({ judgements[$0].isOfSystem }) { message += " in the system's colors" }
        message += ": " + (first.maxRatio == nil ? colors.joined(separator: " on ") : colors[0])
        if let site = first.site { message += " at " + file.site(site) }
        if let round = first.round { message += " in \(round)" }
        if let giver = first.backgroundGiver { message += " of \(giver)" }
        if first.failingEnvironments > 0, first.environments > 1 {
            let (failing, all) = (first.failingEnvironments, first.environments)
            let places = failing < all ? "\(failing) of the \(all)" : all == 2 ? "both" : "all \(all)"
            message += ", in \(places) places that differ"
        }
        if let appearance = first.appearance {
            message += " in the \(appearance.title) appearance"
            let others = failing.filter { $0 != index && judgements[$0].branch == first.branch }
                .compactMap { judgements[$0].appearance?.title }
            if !others.isEmpty { message += ", also too low in \(others.joined(separator: ", "))" }
        }
        message += first.levelClause + otherThemes(failing)
        var (range, other) = (first.foregroundRange, first.backgroundRange)
        var role = "the background"
        // The author would change the chosen color.
        if case .background = first.branch, let behind = other {
            (range, other, role) = (behind, range, "the foreground")
        }
        var definitions = first.definitions
        for index in failing where facts.theme(of: judgements[index]) != facts.theme(of: first) {
            for place in judgements[index].definitions where !definitions.contains(place) { definitions.append(place) }
        }
        return Finding(
            rule: rule, severity: severity, range: range, message: message,
            appearance: first.appearance, ratio: first.ratio, required: required, pair: index,
            related: (other.map { [RelatedPlace(path: file.path, range: $0, message: role)] } ?? []) + definitions
                + first.way
        )
    }
}

extension PairJudgement {
    /// The background for a message: its color, and its source if that is not written as a color.
    fileprivate var backgroundText: String {
        let shown = background.map { HexColor($0).description } ?? "?"
        guard let layer = backgroundLayer.map({ HexColor($0).description }) else { return shown }
        return isOnUnknown ? "\(layer), on any background" : "\(shown) (\(layer) over the color beneath it)"
    }
}

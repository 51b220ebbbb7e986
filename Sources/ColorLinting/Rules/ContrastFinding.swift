import ColorMath

extension RuleContext {
    /// Groups the failing judgements of a pair by branch.
    func byBranch(_ failing: [Int]) -> [[Int]] {
        var groups: [(branch: ChoiceBranch?, judgements: [Int])] = []
        for index in failing {
            let branch = judgements[index].branch
            if let known = groups.firstIndex(where: { $0.branch == branch }) {
                groups[known].judgements.append(index)
            } else {
                groups.append((branch, [index]))
            }
        }
        return groups.map { $0.judgements }
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
        var message = "contrast \(ratioText(first.ratio ?? 1)):1\(most) is below \(requiredText(required)):1"
        if let level { message += " (\(level))" }
        if first.kind == .assumed { message += " over the assumed background" }
        message += ": " + (first.maxRatio == nil ? colors.joined(separator: " on ") : colors[0])
        if let site = first.site { message += " at " + file.site(site) }
        if let round = first.round { message += " in \(round)" }
        if let giver = first.backgroundGiver { message += " of \(giver)" }
        if first.failingEnvironments > 0, first.environments > 1 {
            message += ", in \(first.failingEnvironments) of the \(first.environments) places that differ"
        }
        if let appearance = first.appearance {
            message += " in the \(appearance.title) appearance"
            let others = failing.filter { $0 != index }.compactMap { judgements[$0].appearance?.title }
            if !others.isEmpty { message += ", also too low in \(others.joined(separator: ", "))" }
        }
        var (range, other) = (first.foregroundRange, first.backgroundRange)
        var role = "the background"
        // The author would change the chosen color.
        if case .background = first.branch, let behind = other {
            (range, other, role) = (behind, range, "the foreground")
        }
        return Finding(
            rule: rule, severity: severity, range: range, message: message,
            appearance: first.appearance, ratio: first.ratio, required: required, pair: index,
            related: (other.map { [RelatedPlace(path: file.path, range: $0, message: role)] } ?? []) + first.definitions
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

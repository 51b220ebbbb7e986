import ColorMath

extension RuleContext {
    /// The judgements in `failing`, all of one pair, by the way of a choice that they are about.
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

    /// Calls `body` with the judgements of each pair: one for each appearance that differs, and of a choice that fails one for
    /// each way that does.
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

    /// One finding of the rule `rule` about the judgements `failing`, all of one pair and one way of a choice; nil where there
    /// are none.
    ///
    /// It is reported once, however many appearances it fails in: with the figures of the first, light before dark, and the
    /// names of all.
    func finding(
        of rule: String, on failing: [Int], severity: Severity, required: Double? = nil, level: String?
    ) -> Finding? {
        guard let index = failing.first else { return nil }
        let first = judgements[index]
        let required = required ?? first.required
        let colors = [first.foreground.map { HexColor($0).description } ?? "?", first.backgroundText]
        let most = first.mostRatio.map { " to \(ratioText($0)):1 along the gradient" } ?? ""
        var message = "contrast \(ratioText(first.ratio ?? 1)):1\(most) is below \(requiredText(required)):1"
        if let level { message += " (\(level))" }
        if first.kind == .assumed { message += " over the assumed background" }
        message += ": " + (first.mostRatio == nil ? colors.joined(separator: " on ") : colors[0])
        if let appearance = first.appearance {
            message += " in the \(appearance.title) appearance"
            let others = failing.filter { $0 != index }.compactMap { judgements[$0].appearance?.title }
            if !others.isEmpty { message += ", also too low in \(others.joined(separator: ", "))" }
        }
        var (range, other) = (first.foregroundRange, first.backgroundRange)
        var role = "the background"
        // What is chosen is what the author would change.
        if case .background = first.branch, let behind = other {
            (range, other, role) = (behind, range, "the foreground")
        }
        return Finding(
            rule: rule, severity: severity, range: range, message: message,
            appearance: first.appearance, ratio: first.ratio, required: required, pair: index,
            related: (other.map { [RelatedPlace(path: file.path, range: $0, message: role)] } ?? []) + first.definitions
        )
    }
}

extension PairJudgement {
    /// The background in a message: as it is judged, and where that stands nowhere in the source what it comes from.
    fileprivate var backgroundText: String {
        let shown = background.map { HexColor($0).description } ?? "?"
        guard let layer = backgroundLayer.map({ HexColor($0).description }) else { return shown }
        return isOnUnknown ? "\(layer), whatever lies under it" : "\(shown) (\(layer) over what lies under it)"
    }
}

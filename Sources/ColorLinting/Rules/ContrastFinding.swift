import ColorMath
import ColorScanning

extension RuleContext {
    /// Calls `body` with the judgements of each pair: one, or one for each appearance that differs.
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

    /// One finding of the rule `rule` about the judgements `failing`, all of one pair; nil where there are none.
    ///
    /// A pair is reported once, however many appearances it fails in: with the figures of the first, light before dark, and the
    /// names of all.
    func finding(
        of rule: String, on failing: [Int], severity: Severity, required: Double? = nil, level: String?
    ) -> Finding? {
        guard let index = failing.first else { return nil }
        let first = judgements[index]
        let required = required ?? first.required
        let colors = [first.foreground, first.background].map { $0.map { HexColor($0).description } ?? "?" }
        var message = "contrast \(ratioText(first.ratio ?? 1)):1 is below \(requiredText(required)):1"
        if let level { message += " (\(level))" }
        if first.isOnUnknown { message += " whatever lies under the background" }
        message += ": " + colors.joined(separator: " on ")
        if let appearance = first.appearance {
            message += " in the \(appearance.title) appearance"
            let others = failing.filter { $0 != index }.compactMap { judgements[$0].appearance?.title }
            if !others.isEmpty { message += ", also too low in \(others.joined(separator: ", "))" }
        }
        return Finding(
            rule: rule, severity: severity, range: first.foregroundRange, message: message,
            appearance: first.appearance, ratio: first.ratio, required: required, pair: index,
            related: [RelatedPlace(path: file.path, range: first.backgroundRange, message: "the background")]
                + first.definitions)
    }
}

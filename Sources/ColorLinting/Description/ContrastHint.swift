import ColorMath
import SourceColors
import SourceText

/// The contrast of a pair, to be shown behind its text color.
package struct ContrastHint: Sendable {
    /// The offset at which the color ends.
    package var offset: Int
    /// The contrast and the verdict: `4.47 ✗`.
    package var text: String
    /// The whole verdict.
    package var details: String
}

extension FileReport {
    /// Returns a hint for each color with a contrast finding, or with `includesPassing` for each text color of a judged
    /// pair: of several contrasts of a color the lowest, relative to the required one. In the order of the file.
    package func contrastHints(includesPassing: Bool) -> [ContrastHint] {
        var indices: [Int] = []
        for finding in findings where finding.rule == ContrastRule.metadata.id {
            if let index = finding.pair, pairs.indices.contains(index) { indices.append(index) }
        }
        if includesPassing { indices += pairs.indices.filter { pairs[$0].verdict == .pass } }
        var worst: [ByteRange: Int] = [:]
        for index in indices {
            let range = pairs[index].foregroundRange
            guard !range.isEmpty, pairs[index].ratio != nil else { continue }
            if let known = worst[range], pairs[known].margin <= pairs[index].margin { continue }
            worst[range] = index
        }
        return worst.ordered { $0.key < $1.key }.map { range, index in
            let pair = pairs[index]
            let passes = pair.verdict == .pass
            var details = ratioText(pair.ratio ?? 1) + ":1 " + (passes ? "is at least " : "is below ")
            details += requiredText(pair.required) + ":1"
            if let background = pair.background { details += " on \(HexColor(background))" }
            if let appearance = pair.appearance { details += " in the \(appearance.title) appearance" }
            return ContrastHint(
                offset: range.upperBound, text: ratioText(pair.ratio ?? 1) + (passes ? " ✓" : " ✗"), details: details)
        }
    }

    /// Returns the lowest contrast of the pairs in which `names` themselves are a color; nil if none is known.
    package func lowestContrasts(of names: Set<ColorName>) -> [ColorName: Double] {
        var lowest: [ColorName: Double] = [:]
        for judgement in pairs {
            guard let ratio = judgement.ratio, facts.pairs.indices.contains(judgement.pair) else { continue }
            let pair = facts.pairs[judgement.pair]
            var stack = [pair.foreground, pair.background].compactMap(\.self)
            var steps = 0
            while let id = stack.popLast(), steps < 64 {
                steps += 1
                let kind = facts.expressions[id].kind
                if let name = kind.name, names.contains(name) {
                    lowest[name] = min(lowest[name] ?? ratio, ratio)
                }
                stack += kind.parts
            }
        }
        return lowest
    }
}

extension PairJudgement {
    /// The contrast relative to the required one.
    fileprivate var margin: Double { (ratio ?? .infinity) / max(required, 1) }
}

import ColorMath
import SourceColors
import SourceText

extension FixSearch {
    /// More opacity of the color between an image and the text: in its literal, or in the modifier behind a name.
    func raiseScrim() -> FixCandidate? {
        guard background.color.alpha < 1, background.color.alpha > 0 else { return nil }
        let literals = scrimLiterals
        if literals.count > 1 { return raiseAlpha(ofEach: literals) }
        if var candidate = raiseAlpha(isScrim: true) {
            candidate.isPreferred = true
            return candidate
        }
        return raiseNumbers(of: scrimColors.isEmpty ? [background] : scrimColors)
    }

    /// Raises the numbers in the opacity modifiers of `uses` to the same, unless they are higher.
    private func raiseNumbers(of uses: [SolidColor]) -> FixCandidate? {
        var numbers: [(use: SolidColor, range: ByteRange, value: Double)] = []
        for use in uses where use.color.alpha < 1 {
            guard let number = rewriter.facts.opacityNumber(of: use.range, in: rewriter.source) else { return nil }
            numbers.append((use, number.range, number.value))
        }
        numbers.order { $0.range < $1.range }
        guard let first = numbers.first, let last = numbers.last else { return nil }
        let least = numbers.reduce(first.value) { min($0, $1.value) }
        func moved(_ alpha: Double) -> (SolidColor) -> SolidColor {
            { color in
                var color = color
                for number in numbers where number.use.range == color.range {
                    color.color.alpha = number.use.color.alpha / number.value * max(number.value, alpha)
                }
                return color
            }
        }
        return ContrastSolver(steps: 20).nearest(
            to: least, .up, where: { cases.ratio(after: moved($0), isStrict: false) != nil },
            accept: { alpha in
                guard let ratio = cases.ratio(after: moved(alpha), isStrict: true) else { return nil }
                let number = decimalText(alpha, places: 2)
                var (text, end) = ("", first.range.lowerBound)
                for one in numbers {
                    text += rewriter.source.text(ByteRange(end, one.range.lowerBound))
                    text += one.value < alpha ? number : rewriter.source.text(one.range)
                    end = one.range.upperBound
                }
                let isUniform = numbers.allSatisfy { $0.value == least }
                return FixCandidate(
                    title: "Raise the scrim's opacity to \(isUniform ? "" : "at least ")\(number)",
                    change: .inPlace(range: ByteRange(first.range.lowerBound, last.range.upperBound), text: text),
                    ratio: ratio, isPreferred: true)
            })
    }

    /// The colors of the scrim, with the stops of a gradient.
    private var scrimColors: [SolidColor] {
        var found: [SolidColor] = []
        for each in cases.cases {
            for layer in each.background.stacks.flatMap({ $0 }) {
                guard let colors = layer.colors, colors.contains(where: { $0.range == background.range }) else {
                    continue
                }
                for color in colors where !found.contains(where: { $0.range == color.range }) { found.append(color) }
            }
        }
        return found
    }

    /// The literals of the scrim: one, or the stops of a gradient.
    private var scrimLiterals: [Int] {
        var found: [Int] = []
        for case let origin? in scrimColors.map({ $0.origin }) where !found.contains(origin.literal) {
            found.append(origin.literal)
        }
        return found
    }

    /// Raises the opacity of several literals to the same, unless it is higher.
    private func raiseAlpha(ofEach literals: [Int]) -> FixCandidate? {
        let values = literals.compactMap { rewriter.color(of: $0) }
        guard values.count == literals.count, let first = values.first,
            !literals.contains(where: { rewriter.literal($0).alphaIsOutside })
        else { return nil }
        func moved(_ alpha: Double) -> [ColorValue] {
            values.map { value in
                var value = value
                value.alpha = max(value.alpha, alpha)
                return value
            }
        }
        let least = values.reduce(first.alpha) { min($0, $1.alpha) }
        let isUniform = values.allSatisfy { $0.alpha == least }
        return ContrastSolver(steps: 100).nearest(
            to: least, .up,
            where: { alpha in
                let changes = zip(moved(alpha), literals).map { LiteralRewrite.exactly($0, for: $1) }
                return cases.ratio(after: { color in changes.reduce(color) { $1($0) } }, isStrict: false) != nil
            },
            accept: { alpha in
                var rewrites: [LiteralRewrite] = []
                for (index, value) in moved(alpha).enumerated() where value.alpha != values[index].alpha {
                    guard let rewrite = rewriter.rewrite(literals[index], as: value) else { return nil }
                    rewrites.append(rewrite)
                }
                guard let raised = rewrites.first,
                    let ratio = cases.ratio(after: rewrites.applied, isStrict: true)
                else { return nil }
                return FixCandidate(
                    title:
                        "Raise the scrim's opacity to \(isUniform ? "" : "at least ")\(decimalText(raised.color.alpha, places: 2))",
                    change: .literals(rewrites), ratio: ratio, isPreferred: true)
            })
    }
}

extension ColorFacts {
    /// Returns the number in the only opacity modifier directly around the color at `range`, with its range; nil if it is
    /// not a plain number.
    func opacityNumber(of range: ByteRange, in source: SourceBytes) -> (range: ByteRange, value: Double)? {
        var found: ByteRange?
        for id in expressions.ids {
            let base: ExpressionID
            switch expressions[id].kind {
            case .opacity(let part, _), .withAlpha(let part, _): base = part
            default: continue
            }
            guard expressions.range(of: base) == range, expressions.range(of: id).lowerBound == range.lowerBound else {
                continue
            }
            guard found == nil || found == expressions.range(of: id) else { return nil }
            found = expressions.range(of: id)
        }
        guard var end = found?.upperBound, found?.contains(range) == true else { return nil }
        // `.opacity(0.4)`, `.withAlphaComponent(0.4)`
        guard end > range.upperBound, source[end - 1] == UInt8(ascii: ")") else { return nil }
        end -= 1
        var start = end
        while start > range.upperBound,
            (0x30...0x39).contains(source[start - 1]) || source[start - 1] == UInt8(ascii: ".")
        {
            start -= 1
        }
        let number = ByteRange(start, end)
        guard start > range.upperBound, [UInt8(ascii: "("), UInt8(ascii: " ")].contains(source[start - 1]),
            let value = Double(source.text(number)), value > 0, value < 1
        else { return nil }
        return (number, value)
    }
}

import ColorMath
import SourceColors
import SourceText

/// Finds fixes that change several literals at once.
extension FixSearch {
    /// If the appearances use different literals, moves each failing one to its own nearest brightness.
    func moveEach(
        isBackground: Bool = false, _ side: (FixSearch) -> (SolidColor, ContrastSolver.Direction)
    ) -> FixCandidate? {
        let ones = cases.failingOnes
        guard ones.count > 1 else { return nil }
        var rewrites: [LiteralRewrite] = []
        var name: ColorName?
        for one in ones {
            let search = FixSearch(cases: one, rewriter: rewriter)
            let (color, direction) = side(search)
            guard let found = search.moveLightness(of: color, direction), case .literals(let some) = found.change
            else {
                return nil
            }
            name = name ?? found.name
            for rewrite in some where !rewrites.contains(where: { $0.literal == rewrite.literal }) {
                rewrites.append(rewrite)
            }
        }
        guard rewrites.count > 1, let ratio = cases.ratio(after: rewrites.applied, isStrict: true) else { return nil }
        return candidate(moving: rewrites, isBackground: isBackground, name: name, ratio)
    }

    func candidate(
        moving rewrites: [LiteralRewrite], isBackground: Bool = false, name: ColorName?, _ ratio: Double
    ) -> FixCandidate {
        let object = isBackground ? "the background" : name.map { shown($0, of: rewrites[0].literal) } ?? "it"
        let texts = rewrites.map(shown).joined(separator: " and ")
        return FixCandidate(
            title: "Move \(object) in each appearance: \(texts)", change: .literals(rewrites), ratio: ratio, name: name)
    }

    func moveApart(_ direction: ContrastSolver.Direction) -> FixCandidate? {
        guard let above = foreground.origin?.literal, let below = background.origin?.literal, above != below,
            let upper = rewriter.color(of: above), let lower = rewriter.color(of: below)
        else { return nil }
        let (front, back) = (LightnessScale(upper), LightnessScale(lower))
        let sign = direction == .up ? 1.0 : -1.0
        func positions(_ step: Double) -> (Double, Double) {
            (clampUnit(front.position + sign * step), clampUnit(back.position - sign * step))
        }
        func change(_ step: Double) -> (SolidColor) -> SolidColor {
            let (front, back) = (front.moved(to: positions(step).0), back.moved(to: positions(step).1))
            let moveFront = LiteralRewrite.exactly(front, for: above)
            let moveBack = LiteralRewrite.exactly(back, for: below)
            return { moveBack(moveFront($0)) }
        }
        let solver = ContrastSolver(steps: min(rewriter.grid(of: above).count, rewriter.grid(of: below).count))
        return solver.nearest(
            to: 0, .up, where: { cases.ratio(after: change($0), isStrict: false) != nil },
            accept: { step in
                let (position, other) = positions(step)
                guard let first = rewriter.rewrite(above, as: front.moved(to: position)),
                    let second = rewriter.rewrite(below, as: back.moved(to: other)),
                    let ratio = cases.ratio(after: { second.applied(to: first.applied(to: $0)) }, isStrict: true)
                else { return nil }
                return FixCandidate(
                    title: "Move both apart: \(shown(first)) on \(shown(second))", change: .literals([first, second]),
                    ratio: ratio, name: foreground.origin?.name ?? background.origin?.name)
            })
    }
}

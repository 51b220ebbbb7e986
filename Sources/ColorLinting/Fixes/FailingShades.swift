import ColorMath

/// The failing colors of a file, by the proportions of their channels. Colors that differ in brightness alone, such as a
/// palette's grays, would become equal if each moved to the nearest brightness that passes.
struct FailingShades {
    /// The proportions of red, green and blue, rounded.
    private struct Proportions: Hashable {
        var red: Int
        var green: Int
        var blue: Int
    }

    private var representatives: [Proportions: [(literal: Int, color: RGBA)]] = [:]
    private var places: [Int: (proportions: Proportions, color: RGBA)] = [:]

    /// The maximum number of other colors to keep apart from.
    private static let mostOthers = 64
    /// The steps into which proportions are divided. Equal results have proportions that differ by less than a step.
    private static let steps = 24.0

    /// Collects the failing literals of `index`, one of each group of equals.
    init(_ index: PairIndex, _ rewriter: LiteralRewriter) {
        for literal in index.failing.keys.ordered() where index.representative(of: literal) == literal {
            guard let color = rewriter.color(of: literal)?.rgba else { continue }
            let most = max(color.red, color.green, color.blue)
            guard most > 0 else { continue }
            func step(_ channel: Double) -> Int { Int(max(0, min(channel / most, 1)) * Self.steps) }
            let proportions = Proportions(red: step(color.red), green: step(color.green), blue: step(color.blue))
            representatives[proportions, default: []].append((literal, color))
            places[literal] = (proportions, color)
        }
    }

    /// Returns the representatives before `limit` of other colors with about the proportions of `representative`.
    func others(like representative: Int, before limit: Int) -> [Int] {
        guard let place = places[representative] else { return [] }
        var result: [Int] = []
        for red in -1...1 {
            for green in -1...1 {
                for blue in -1...1 {
                    let near = Proportions(
                        red: place.proportions.red + red, green: place.proportions.green + green,
                        blue: place.proportions.blue + blue)
                    // In ascending order.
                    for other in representatives[near] ?? [] {
                        guard other.literal < limit, result.count < Self.mostOthers else { break }
                        if other.color != place.color { result.append(other.literal) }
                    }
                }
            }
        }
        return result
    }
}

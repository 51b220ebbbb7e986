import ColorMath
import SourceText

extension Paint {
    /// Whether some of its stacks let through what lies under them, as far as all their layers are known.
    var showsWhatIsUnder: Bool { stacks.contains(where: Self.showsWhatIsUnder) }

    /// The paint with `base` under all that lets something through.
    func lying(on base: RGBA) -> Paint {
        Paint(
            stacks: stacks.map { stack in
                guard Self.showsWhatIsUnder(stack), let lowest = stack.last?.start else { return stack }
                // Its own place is empty, so that no change of what is written there changes it.
                return stack + [.solid(SolidColor(color: base, range: ByteRange(lowest, lowest)))]
            })
    }

    private static func showsWhatIsUnder(_ stack: [Layer]) -> Bool {
        for layer in stack {
            switch layer {
            case .unresolved: return false
            case .solid(let color): if color.color.alpha >= 1 { return false }
            case .gradient(let gradient): if gradient.stops.allSatisfy({ $0.color.alpha >= 1 }) { return false }
            }
        }
        return true
    }
}

extension Paint.Layer {
    /// Where it is written, in UTF-8 bytes; nil where that is not known.
    fileprivate var start: Int? {
        switch self {
        case .solid(let color): color.range.lowerBound
        case .gradient(let gradient): gradient.stops.last?.range.lowerBound
        case .unresolved: nil
        }
    }
}

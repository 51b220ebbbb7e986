import ColorMath
import SourceText

extension Paint {
    /// Whether some stacks are translucent, as far as all their layers are known.
    var showsWhatIsUnder: Bool { stacks.contains(where: Self.showsWhatIsUnder) }

    /// Returns the paint with `base` beneath all translucent stacks.
    func lying(on base: RGBA) -> Paint {
        Paint(
            stacks: stacks.map { stack in
                guard Self.showsWhatIsUnder(stack), let lowest = stack.last?.start else { return stack }
                // Its range is empty, so that changes to the source do not affect it.
                return stack.filter { $0.veil != .page }
                    + [.solid(SolidColor(color: base, range: ByteRange(lowest, lowest)))]
            })
    }

    static func showsWhatIsUnder(_ stack: [Layer]) -> Bool {
        for layer in stack {
            switch layer {
            case .unresolved: return false
            case .variant, .condition: break
            case .gradient where layer.veil == .page: break
            case .solid(let color): if color.color.alpha >= 1 { return false }
            case .image(let image): if image.isOpaque { return false }
            case .gradient(let gradient): if gradient.stops.allSatisfy({ $0.color.alpha >= 1 }) { return false }
            }
        }
        return true
    }
}

extension Paint.Layer {
    /// Its offset in UTF-8 bytes; nil if unknown.
    fileprivate var start: Int? {
        switch self {
        case .solid(let color): color.range.lowerBound
        case .gradient(let gradient): gradient.stops.last?.range.lowerBound
        case .image(let image): image.range.lowerBound
        case .unresolved, .variant, .condition: nil
        }
    }
}

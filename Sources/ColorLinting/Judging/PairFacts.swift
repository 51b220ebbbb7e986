import SourceColors
import SourceText

extension ColorFacts {
    /// Returns the range of the color `id` without modifiers.
    func baseRange(of id: ExpressionID) -> ByteRange {
        var id = id
        while true {
            switch expressions[id].kind {
            case .opacity(let base, _), .withAlpha(let base, _): id = base
            default: return expressions.range(of: id)
            }
        }
    }

    /// Returns the first name that the colors of `pair` depend on.
    func firstName(in pair: ColorPair) -> String {
        for side in [pair.foreground, pair.background].compactMap({ $0 }) {
            var ids = [side]
            while let id = ids.popLast() {
                let kind = expressions[id].kind
                if let name = kind.name { return name.text }
                if case .gradient(_, let line) = kind, line.veil != nil { continue }
                if ids.count < 32 { ids += kind.parts }
            }
        }
        return "a custom property"
    }
}

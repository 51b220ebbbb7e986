import ColorMath
import ColorScanning
import SourceText
import TestSupport

/// Puts what a scan finds back into the source as marks, so that an example and its expectation are one text.
enum SwiftAnnotation {
    static func facts(_ text: String, options: ScanOptions = ScanOptions()) -> ColorFacts {
        scan(SourceFile(path: "Example.swift", language: .swift, text: text), options: options)
    }

    /// `text` with every literal marked by its value.
    static func literals(_ text: String, options: ScanOptions = ScanOptions()) -> String {
        let marks = facts(text, options: options).literals.map {
            MarkedSource.Mark($0.range.lowerBound, $0.range.upperBound, describe($0.value))
        }
        return MarkedSource.annotate(text, with: marks)
    }

    /// `text` with the two sides of every pair marked: `1f` lies over `1b`, then `2f` over `2b`.
    static func pairs(_ text: String) -> String {
        let facts = facts(text)
        var marks: [MarkedSource.Mark] = []
        let pairs = facts.pairs.compactMap { pair in pair.background.map { (pair, $0) } }
        for (number, (pair, background)) in pairs.enumerated() {
            var kind = pair.kind == .sameElement ? "" : " \(pair.kind.rawValue)"
            if pair.appearances != .all { kind += pair.appearances == .dark ? " in the dark" : " in the light" }
            let sides = [("f", pair.foreground, describe(pair.content)), ("b", background, kind)]
            for (side, id, more) in sides {
                let range = facts.expressions[id].range
                let label = "\(number + 1)\(side) \(describe(id, in: facts))\(more)"
                marks.append(MarkedSource.Mark(range.lowerBound, range.upperBound, label))
            }
        }
        marks.sort { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
        return MarkedSource.annotate(text, with: marks)
    }

    /// `text` with every text color marked of which no background is known.
    static func textColors(_ text: String) -> String {
        let facts = facts(text)
        let marks = facts.pairs.filter { $0.background == nil }.map { pair in
            let range = facts.expressions[pair.foreground].range
            var label = describe(pair.foreground, in: facts) + describe(pair.content)
            if pair.appearances != .all { label += pair.appearances == .dark ? " in the dark" : " in the light" }
            return MarkedSource.Mark(range.lowerBound, range.upperBound, label)
        }
        return MarkedSource.annotate(text, with: marks)
    }

    /// `text` with every definition's name marked by its value.
    static func definitions(_ text: String) -> String {
        let facts = facts(text)
        var marks: [MarkedSource.Mark] = []
        for definition in facts.definitions {
            let label = "\(definition.name.text): \(describe(definition.value, in: facts))"
            if let last = marks.indices.last, marks[last].lowerBound == definition.nameRange.lowerBound {
                marks[last].label += "; " + label
            } else {
                marks.append(
                    MarkedSource.Mark(definition.nameRange.lowerBound, definition.nameRange.upperBound, label))
            }
        }
        return MarkedSource.annotate(text, with: marks)
    }

    private static func describe(_ content: PairContent) -> String {
        switch content {
        case .text: ""
        case .textOfUnknownSize: " of some size"
        case .largeText: " large"
        case .nonText: " non-text"
        }
    }

    static func describe(_ value: LiteralValue) -> String {
        switch value {
        case .color(let color): hex(color.rgba)
        case .unresolved(let reason): "? \(reason)"
        }
    }

    private static func hex(_ color: RGBA) -> String { HexColor(color).description }

    static func describe(_ id: ExpressionID, in facts: ColorFacts) -> String {
        func list(_ parts: [ExpressionID]) -> String { parts.map { describe($0, in: facts) }.joined(separator: ", ") }
        switch facts.expressions[id].kind {
        case .literal(let index): return describe(facts.literals[index].value)
        case .constant(let color): return hex(color)
        case .appearances(let colors): return "light \(hex(colors.light)) dark \(hex(colors.dark))"
        case .name(let name): return "\(name.space) \(name.text)"
        case .nameOr(let name, let fallback): return "\(name.space) \(name.text) or \(describe(fallback, in: facts))"
        case .defined(let name, let value): return "\(name.space) \(name.text) as \(describe(value, in: facts))"
        case .substitution(let text, let parts): return "\(text) with \(list(parts))"
        case .opacity(let base, let factor): return "\(describe(base, in: facts)) × \(factor)"
        case .withAlpha(let base, let alpha): return "\(describe(base, in: facts)) at \(alpha)"
        case .lightDark(let light, let dark):
            return "light \(describe(light, in: facts)) dark \(describe(dark, in: facts))"
        case .byContrast(let standard, let increased):
            return "standard \(describe(standard, in: facts)) increased \(describe(increased, in: facts))"
        case .oneOf(let parts): return "one of \(list(parts))"
        case .layers(let parts): return "layers \(list(parts))"
        case .gradient(let parts, let line):
            let jumps = line.jumps.isEmpty ? "" : " with jumps after \(line.jumps)"
            return "gradient \(list(parts))\(jumps)"
        case .over(let declared, let upper):
            return "\(describe(upper, in: facts)) over \(describe(declared, in: facts))"
        case .unresolved(let reason): return "? \(reason)"
        }
    }
}

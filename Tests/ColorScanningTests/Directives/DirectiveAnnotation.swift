import ColorScanning
import SourceColors
import SourceText
import TestSupport

/// Marks the effects of the directives in a text: the two sides of each pair, mistakes, and suppressed ranges.
enum DirectiveAnnotation {
    /// Returns `text` with its marks.
    static func annotated(_ text: String, _ language: Language) -> String {
        MarkedSource.annotate(text, with: marks(in: text, language))
    }

    /// Returns the marks of `text`. A pair that no directive declares is labeled with its kind.
    static func marks(in text: String, _ language: Language) -> [MarkedSource.Mark] {
        let facts = scan(SourceFile(path: "example", language: language, text: text))
        var marks: [MarkedSource.Mark] = []
        let pairs = facts.pairs.compactMap { pair in
            // What lies behind the views of a class is found by composing its files.
            pair.scope.map { facts.viewScopes[$0].isText } == true ? nil : pair.background.map { (pair, $0) }
        }
        for (number, (pair, background)) in pairs.enumerated() {
            let kind = pair.kind == .declared ? "" : " \(pair.kind.rawValue)"
            let content = pair.content == .text ? "" : " \(pair.content)"
            for (side, id, more) in [("f", pair.foreground, content), ("b", background, kind)] {
                let range = facts.expressions[id].range
                marks.append(
                    MarkedSource.Mark(
                        range.lowerBound, range.upperBound,
                        "\(number + 1)\(side) \(facts.marked(id))\(more)"))
            }
        }
        for directive in facts.directives {
            switch directive.kind {
            case .invalid(let problem, let place):
                let label = "\(problem)".prefix { $0 != "(" }
                marks.append(MarkedSource.Mark(place.lowerBound, place.upperBound, String(label)))
            case .suppression(let suppression):
                let end = min(suppression.scope.upperBound, text.utf8.count)
                let rules = suppression.rules.isEmpty ? "all" : suppression.rules.map(\.id).joined(separator: ", ")
                marks.append(
                    MarkedSource.Mark(suppression.scope.lowerBound, end, "\(suppression.extent.rawValue) \(rules)"))
            case .pair, .background: break
            }
        }
        return marks.sorted { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
    }
}

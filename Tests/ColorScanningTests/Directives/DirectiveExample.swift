import ColorScanning
import SourceColors
import SourceText
import TestSupport

/// A piece of code with what its comments tell color-lint marked in it.
struct DirectiveExample: Sendable {
    var language: Language
    var code: String

    init(_ language: Language, _ code: String) {
        self.language = language
        self.code = code
    }

    /// The code without marks.
    var text: String { MarkedSource(code).text }

    /// What the scan of `text` finds.
    func facts(_ text: String) -> ColorFacts { scan(SourceFile(path: "example", language: language, text: text)) }

    /// `text` with both sides of each declared pair marked with its number and what they come to, every other pair's with
    /// its kind too, what is wrong with directives, and where findings are suppressed.
    func annotated(_ text: String) -> String {
        let facts = facts(text)
        var marks: [MarkedSource.Mark] = []
        let pairs = facts.pairs.compactMap { pair in pair.background.map { (pair, $0) } }
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
        marks.sort { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
        return MarkedSource.annotate(text, with: marks)
    }
}

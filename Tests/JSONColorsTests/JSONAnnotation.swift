import ColorMath
import JSONColors
import SourceColors
import SourceText
import TestSupport

/// Writes the facts of a JSON text as tests expect them.
enum JSONAnnotation {
    /// Returns `text` with its literals marked: `⟦#fff¦hex 1,1,1,1⟧`.
    static func literals(of text: String) -> String {
        let marks = scan(text).literals.map {
            MarkedSource.Mark($0.range.lowerBound, $0.range.upperBound, label($0))
        }
        return MarkedSource.annotate(text, with: marks)
    }

    /// Returns the pairs of `text` as `foreground on background`.
    static func pairs(of text: String) -> [String] {
        let file = SourceFile(path: "x.json", language: .json, text: text)
        let facts = JSONColorSyntax().scan(file)
        return facts.pairs.compactMap { pair in
            guard let background = pair.background else { return nil }
            let sides = [pair.foreground, background].map { file.text(facts.expressions[$0].range) }
            return sides.joined(separator: " on ") + (pair.kind == .sameElement ? "" : " as \(pair.kind)")
        }
    }

    /// Returns the text colors of `text` without a known background.
    static func textColors(of text: String) -> [String] {
        let file = SourceFile(path: "x.json", language: .json, text: text)
        let facts = JSONColorSyntax().scan(file)
        return facts.pairs.filter { $0.background == nil }.map {
            file.text(facts.expressions[$0.foreground].range) + ($0.content == .nonText ? " non-text" : "")
        }
    }

    static func scan(_ text: String) -> ColorFacts {
        JSONColorSyntax().scan(SourceFile(path: "x.json", language: .json, text: text))
    }

    static func label(_ literal: ColorLiteral) -> String {
        switch literal.value {
        case .color(let color): "\(literal.form.name) \(label(color.rgba))"
        case .unresolved(let reason): "\(literal.form.name) ? \(reason)"
        }
    }

    static func label(_ color: RGBA) -> String {
        [color.red, color.green, color.blue, color.alpha].map { decimalText($0, places: 3) }.joined(separator: ",")
    }
}

import CSSColors
import ColorMath
import SourceColors
import SourceText
import TestSupport

/// Marks what a scan finds in a style sheet.
enum CSSAnnotation {
    /// The facts to mark.
    enum Subject {
        /// Literals with their form and color: `hex #1e90ff`, or `?` if it is unresolved.
        case literals
        /// Both sides of each pair with its number: `1 text`, `1 behind`.
        case pairs
        /// Text colors without a known background, with the size of the text.
        case textColors
        /// The names of definitions with their scope.
        case definitions
    }

    /// Returns the text of `example` with the facts of `subject` marked.
    static func annotated(_ example: Example, _ subject: Subject) -> String {
        MarkedSource.annotate(example.text, with: marks(in: example.text, subject, example.language))
    }

    /// Returns the facts of `text`.
    static func scan(_ text: String, _ language: Language = .css) -> ColorFacts {
        scan(SourceFile(path: "example", language: language, text: text))
    }

    /// Returns the facts of `file`.
    static func scan(_ file: SourceFile) -> ColorFacts {
        switch file.language {
        case .scss: CSSColorSyntax.scss.scan(file)
        case .less: CSSColorSyntax.less.scan(file)
        default: CSSColorSyntax.css.scan(file)
        }
    }

    /// Returns the facts of `subject` in `text` as marks.
    static func marks(in text: String, _ subject: Subject, _ language: Language) -> [MarkedSource.Mark] {
        let facts = scan(text, language)
        var marks: [MarkedSource.Mark] = []
        switch subject {
        case .literals:
            marks = facts.literals.map(mark)
        case .pairs:
            let pairs = facts.pairs.compactMap { pair in pair.background.map { (pair, $0) } }
            for (index, (pair, background)) in pairs.enumerated() {
                let text = facts.expressions[pair.foreground]
                let behind = facts.expressions[background]
                let size = describe(pair.content)
                marks.append(mark(text.range, "\(index + 1) text\(size)\(describe(text.kind))"))
                let uncertainty = pair.uncertainty == .content ? ", with unknown content" : ""
                marks.append(mark(behind.range, "\(index + 1) behind\(uncertainty)\(describe(behind, in: facts))"))
            }
        case .textColors:
            for pair in facts.pairs where pair.background == nil {
                let text = facts.expressions[pair.foreground]
                let size = pair.content == .largeText ? "large text" : "text"
                let appearances = pair.appearances == .all ? "" : pair.appearances == .dark ? " dark" : " light"
                marks.append(mark(text.range, "\(size)\(appearances)\(describe(text.kind))"))
            }
        case .definitions:
            for definition in facts.definitions {
                let value = describe(facts.expressions[definition.value].kind)
                marks.append(mark(definition.nameRange, describe(definition.scope) + value))
            }
        }
        return marks.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    }

    /// Describes a background. What another style sheet may give the page is not mentioned.
    private static func describe(_ behind: ColorExpression, in facts: ColorFacts) -> String {
        guard case .layers(let layers) = behind.kind, let top = layers.first, let last = layers.last,
            case .gradient(let pages, let line) = facts.expressions[last].kind, line.veil == .page
        else { return describe(behind.kind) }
        if case .name(.pageBackground)? = pages.first.map({ facts.expressions[$0].kind }) {
            return describe(facts.expressions[top].kind)
        }
        return ", over the page"
    }

    private static func mark(_ literal: ColorLiteral) -> MarkedSource.Mark {
        var value = "?"
        if case .color(let color) = literal.value { value = describe(color) }
        return mark(literal.range, literal.form.name + " " + value)
    }

    private static func mark(_ range: ByteRange, _ label: String) -> MarkedSource.Mark {
        MarkedSource.Mark(range.lowerBound, range.upperBound, label)
    }

    private static func describe(_ content: PairContent) -> String {
        switch content {
        case .text: ""
        case .largeText: " large"
        case .textOfUnknownSize: " unknown"
        case .nonText: " non-text"
        }
    }

    private static func describe(_ color: ColorValue) -> String { HexColor(color.rgba).description }

    private static func describe(_ kind: ColorExpression.Kind) -> String {
        switch kind {
        case .literal: ""
        case .name: ", a name"
        case .nameOr: ", a name with a fallback"
        case .lightDark: ", light and dark"
        case .layers(let layers): ", \(layers.count) layers"
        case .gradient(let stops, let line):
            ", a gradient of \(stops.count)" + (line.jumps.isEmpty ? "" : " with jumps after \(line.jumps)")
        case .opacity(_, let factor): ", faded to \(factor)"
        case .unresolved(let reason): ", \(reason)"
        default: ", something else"
        }
    }

    private static func describe(_ scope: DefinitionScope) -> String {
        switch scope {
        case .everywhere: "everywhere"
        case .appearances(.dark): "dark"
        case .appearances(.light): "light"
        case .appearances(let some): "appearances \(some.rawValue)"
        case .otherMedium(let range): "elsewhere in \(range.count) bytes"
        case .block(let range): "in \(range.count) bytes"
        }
    }
}

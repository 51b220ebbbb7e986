import ColorMath
import ColorScanning
import SourceColors
import SourceText

/// A new spelling of a literal, parsed back.
struct LiteralRewrite {
    /// Number of the literal, as in ``ColorOrigin/literal``.
    var literal: Int
    /// The new text.
    var text: String
    /// The color of the new text.
    var color: RGBA

    /// Returns a color of a pair after the rewrite.
    func applied(to color: SolidColor) -> SolidColor {
        color.origin?.literal == literal ? color.withLiteral(self.color) : color
    }

    /// Returns the change of the colors of a pair if the literal had exactly `value`.
    static func exactly(_ value: ColorValue, for literal: Int) -> (SolidColor) -> SolidColor {
        let color = value.rgba
        return { $0.origin?.literal == literal ? $0.withLiteral(color) : $0 }
    }
}

extension [LiteralRewrite] {
    /// Applies all rewrites to a color of a pair.
    func applied(to color: SolidColor) -> SolidColor { reduce(color) { $1.applied(to: $0) } }
}

/// Rewrites the literals of a file, and the literals of other files that its names resolve to.
struct LiteralRewriter {
    let file: SourceFile
    let facts: ColorFacts
    /// Literals of other files, numbered after those of the file.
    let foreignLiterals: [ForeignLiteral]
    let source: SourceBytes

    private var literals: [ColorLiteral] { facts.literals }
    var syntax: any ColorSyntax { file.language.colorSyntax }
    /// Cached spellings of the file's literals.
    private let spellings = Spellings()

    private final class Spellings {
        var byLiteral: [Int: any LiteralSpelling] = [:]
    }

    /// Creates a rewriter for the literals of `file` and for `foreignLiterals`. `source` contains the bytes of `file`
    /// and must outlive the rewriter.
    init(file: SourceFile, facts: ColorFacts, foreignLiterals: [ForeignLiteral], source: SourceBytes) {
        self.file = file
        self.facts = facts
        self.foreignLiterals = foreignLiterals
        self.source = source
    }

    /// Returns the literal with the number `index` and its file.
    func place(of index: Int) -> (literal: ColorLiteral, path: String) {
        guard index >= literals.count else { return (literals[index], file.path) }
        let foreign = foreignLiterals[index - literals.count]
        return (foreign.literal.literal, foreign.path)
    }

    /// Returns the literal with the number `index`.
    func literal(_ index: Int) -> ColorLiteral { place(of: index).literal }

    /// Returns the color of the literal with the number `index`, if known.
    func color(of index: Int) -> ColorValue? { literal(index).color }

    /// Returns the precision of the literal with the number `index`.
    func grid(of index: Int) -> ComponentGrid { withSpelling(of: index) { $0.grid } }

    /// Writes `color` in the style of the literal with the number `index` and parses it back; nil if its notation
    /// cannot represent the color, or the text would not change.
    func rewrite(_ index: Int, as color: ColorValue) -> LiteralRewrite? {
        guard let text = withSpelling(of: index, { $0.respelled(as: color) }),
            let value = syntax(of: index).read(text, inPlaceOf: literal(index)), !isWritten(text, as: index)
        else { return nil }
        return LiteralRewrite(literal: index, text: text, color: value.rgba)
    }

    /// Whether the literal with the number `index` is written as `text`.
    private func isWritten(_ text: String, as index: Int) -> Bool {
        guard index >= literals.count else {
            return text.utf8.elementsEqual(source.buffer(literals[index].range))
        }
        return text == foreignLiterals[index - literals.count].literal.text
    }

    /// Returns the syntax of the literal with the number `index`.
    private func syntax(of index: Int) -> any ColorSyntax {
        guard index >= literals.count else { return syntax }
        return (Language(path: foreignLiterals[index - literals.count].path) ?? file.language).colorSyntax
    }

    /// Calls `body` with the spelling of the literal with the number `index`.
    private func withSpelling<Result>(of index: Int, _ body: (any LiteralSpelling) -> Result) -> Result {
        guard index >= literals.count else {
            if let known = spellings.byLiteral[index] { return body(known) }
            let spelling = syntax.spelling(of: literals[index], in: source)
            spellings.byLiteral[index] = spelling
            return body(spelling)
        }
        let foreign = foreignLiterals[index - literals.count]
        var literal = foreign.literal.literal
        var text = foreign.literal.text
        return text.withUTF8 { bytes in
            literal.range = ByteRange(0, bytes.count)
            return body(syntax(of: index).spelling(of: literal, in: SourceBytes(bytes)))
        }
    }
}

import ColorMath
import ColorScanning
import SourceColors
import SourceText

/// A literal with a new spelling, read back.
struct LiteralRewrite {
    /// The literal's number, as ``ColorOrigin/literal``.
    var literal: Int
    /// The text that takes its place.
    var text: String
    /// The colour the text gives.
    var color: RGBA

    /// What the rewrite does to the colours of a pair.
    func applied(to color: SolidColor) -> SolidColor {
        color.origin?.literal == literal ? color.withLiteral(self.color) : color
    }

    /// What giving the literal `value` would do to the colours of a pair, were it to be spelled exactly.
    static func exactly(_ value: ColorValue, for literal: Int) -> (SolidColor) -> SolidColor {
        let color = value.rgba
        return { $0.origin?.literal == literal ? $0.withLiteral(color) : $0 }
    }
}

extension [LiteralRewrite] {
    /// What all of them do to the colours of a pair.
    func applied(to color: SolidColor) -> SolidColor { reduce(color) { $1.applied(to: $0) } }
}

/// Spells new colours for the literals of one file, and for those of other files that its names lead to.
struct LiteralRewriter {
    /// The file.
    let file: SourceFile
    /// What the file says about colours.
    let facts: ColorFacts
    /// Literals of other files, numbered behind those of the file.
    let foreignLiterals: [ForeignLiteral]
    /// The file's bytes.
    let source: SourceBytes

    /// The file's literals.
    private var literals: [ColorLiteral] { facts.literals }
    /// The file's language.
    var syntax: any ColorSyntax.Type { file.language.colorSyntax }

    /// Literal number `index`, and the file it stands in.
    func place(of index: Int) -> (literal: ColorLiteral, path: String) {
        guard index >= literals.count else { return (literals[index], file.path) }
        let foreign = foreignLiterals[index - literals.count]
        return (foreign.literal.literal, foreign.path)
    }

    /// Literal number `index`.
    func literal(_ index: Int) -> ColorLiteral { place(of: index).literal }

    /// The colour of literal number `index`, where it is decided.
    func color(of index: Int) -> ColorValue? { literal(index).color }

    /// The steps literal number `index` is written in.
    func grid(of index: Int) -> ComponentGrid {
        withText(of: index) { literal, source, syntax in syntax.grid(of: literal, in: source) }
    }

    /// Literal number `index` spelled as `color` in its author's style and read back; nil where its form cannot say it or
    /// the text would stay the same.
    func rewrite(_ index: Int, as color: ColorValue) -> LiteralRewrite? {
        withText(of: index) { literal, source, syntax in
            guard let text = syntax.respell(literal, in: source, as: color),
                let value = syntax.read(text, inPlaceOf: literal),
                !text.utf8.elementsEqual(source.buffer(literal.range))
            else { return nil }
            return LiteralRewrite(literal: index, text: text, color: value.rgba)
        }
    }

    /// Lends literal number `index`, bytes in which it stands at its range, and its language to `body`.
    private func withText<Result>(
        of index: Int, _ body: (ColorLiteral, SourceBytes, any ColorSyntax.Type) -> Result
    ) -> Result {
        guard index >= literals.count else { return body(literals[index], source, syntax) }
        let foreign = foreignLiterals[index - literals.count]
        var literal = foreign.literal.literal
        var text = foreign.literal.text
        return text.withUTF8 { bytes in
            literal.range = ByteRange(0, bytes.count)
            return body(literal, SourceBytes(bytes), (Language(path: foreign.path) ?? file.language).colorSyntax)
        }
    }
}

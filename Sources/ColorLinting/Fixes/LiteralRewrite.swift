import ColorMath
import ColorScanning
import SourceText

/// A literal with a new spelling, read back.
struct LiteralRewrite {
    /// The literal's place in ``ColorFacts/literals``.
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

/// Spells new colours for the literals of one file.
struct LiteralRewriter {
    /// The file's literals.
    let facts: ColorFacts
    /// The file's bytes.
    let source: SourceBytes
    /// The file's language.
    let syntax: any ColorSyntax.Type

    /// The colour of literal number `index`, where it is decided.
    func color(of index: Int) -> ColorValue? { facts.literals[index].color }

    /// The steps literal number `index` is written in.
    func grid(of index: Int) -> ComponentGrid { syntax.grid(of: facts.literals[index], in: source) }

    /// Literal number `index` spelled as `color` in its author's style and read back; nil where its form cannot say it or
    /// the text would stay the same.
    func rewrite(_ index: Int, as color: ColorValue) -> LiteralRewrite? {
        let literal = facts.literals[index]
        guard let text = syntax.respell(literal, in: source, as: color),
            let value = syntax.read(text, inPlaceOf: literal),
            !text.utf8.elementsEqual(source.buffer(literal.range))
        else { return nil }
        return LiteralRewrite(literal: index, text: text, color: value.rgba)
    }
}

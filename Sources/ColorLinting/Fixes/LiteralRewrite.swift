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
    var syntax: any ColorSyntax { file.language.colorSyntax }
    /// The literals of the file that were taken apart so far.
    private let spellings = Spellings()

    private final class Spellings {
        var byLiteral: [Int: any LiteralSpelling] = [:]
    }

    /// A rewriter of the literals of `file` and of `foreignLiterals`; `source` is the bytes of `file`, and outlives it.
    init(file: SourceFile, facts: ColorFacts, foreignLiterals: [ForeignLiteral], source: SourceBytes) {
        self.file = file
        self.facts = facts
        self.foreignLiterals = foreignLiterals
        self.source = source
    }

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
    func grid(of index: Int) -> ComponentGrid { withSpelling(of: index) { $0.grid } }

    /// Literal number `index` spelled as `color` in its author's style and read back; nil where its form cannot say it or
    /// the text would stay the same.
    func rewrite(_ index: Int, as color: ColorValue) -> LiteralRewrite? {
        guard let text = withSpelling(of: index, { $0.respelled(as: color) }),
            let value = syntax(of: index).read(text, inPlaceOf: literal(index)), !isWritten(text, as: index)
        else { return nil }
        return LiteralRewrite(literal: index, text: text, color: value.rgba)
    }

    /// Whether literal number `index` is `text` already.
    private func isWritten(_ text: String, as index: Int) -> Bool {
        guard index >= literals.count else {
            return text.utf8.elementsEqual(source.buffer(literals[index].range))
        }
        return text == foreignLiterals[index - literals.count].literal.text
    }

    /// The language of literal number `index`.
    private func syntax(of index: Int) -> any ColorSyntax {
        guard index >= literals.count else { return syntax }
        return (Language(path: foreignLiterals[index - literals.count].path) ?? file.language).colorSyntax
    }

    /// Lends literal number `index`, taken apart, to `body`.
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

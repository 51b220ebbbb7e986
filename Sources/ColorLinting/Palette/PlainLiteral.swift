import ColorMath
import ColorScanning
import SourceColors
import SourceText

/// A visible literal of a single color.
struct PlainLiteral: Equatable, Sendable {
    /// Index in ``ColorFacts/literals``.
    let index: Int
    let range: ByteRange
    let color: RGBA
    /// The color in 8 bits per channel, by which colors are compared.
    let key: HexColor
}

extension ColorFacts {
    /// Visible literals of a single color, in the order of the file. Excludes computed colors, such as `color-mix()`.
    var plainLiterals: [PlainLiteral] {
        literals.indices.compactMap { index in
            let literal = literals[index]
            guard let color = literal.color?.rgba, color.alpha > 0 else { return nil }
            let next = index + 1
            // Outer literals precede inner ones.
            if next < literals.count, literal.range.contains(literals[next].range) { return nil }
            return PlainLiteral(index: index, range: literal.range, color: color, key: HexColor(color))
        }
    }

    /// Returns the literal exactly at `range`, if it is a plain one.
    func plainLiteral(at range: ByteRange) -> PlainLiteral? {
        guard let index = literalIndex(at: range), let color = literals[index].color?.rgba else { return nil }
        return PlainLiteral(index: index, range: range, color: color, key: HexColor(color))
    }

    /// Names that source writes defined as a literal, by index in ``literals``.
    package var definedLiterals: [Int: ColorName] {
        var names: [Int: ColorName] = [:]
        for definition in definitions {
            if case .literal(let index) = expressions[definition.value].kind, names[index] == nil,
                definition.name.isWritten
            {
                names[index] = definition.name
            }
        }
        return names
    }
}

extension RuleContext {
    /// Returns a fix that changes `literal` to `color` in the same notation and with the same opacity; nil if the
    /// notation cannot represent it.
    func fix(_ title: String, respelling literal: PlainLiteral, as color: RGBA) -> Fix? {
        let source = facts.literals[literal.index]
        var color = color
        color.alpha = literal.color.alpha
        let text = file.withBytes {
            file.language.colorSyntax.spelling(of: source, in: $0).respelled(as: ColorValue(color))
        }
        guard let text, let read = file.language.colorSyntax.read(text, inPlaceOf: source),
            HexColor(read.rgba) == HexColor(color)
        else { return nil }
        return fix(title, .review, replacing: literal.range, with: text)
    }

    /// Returns a fix that replaces `literal` by `name`; nil if the name cannot be used there.
    func fix(naming name: ColorName, inPlaceOf literal: PlainLiteral) -> Fix? {
        let source = facts.literals[literal.index]
        guard let text = file.language.colorSyntax.reference(to: name, inPlaceOf: source) else { return nil }
        return fix("Write \(text)", .review, replacing: literal.range, with: text)
    }
}

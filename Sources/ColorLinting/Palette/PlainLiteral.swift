import ColorMath
import ColorScanning
import SourceColors
import SourceText

/// A literal that says one colour outright, as far as someone sees it.
struct PlainLiteral: Hashable, Sendable {
    /// Its place in ``ColorFacts/literals``.
    let index: Int
    /// Where it stands.
    let range: ByteRange
    /// The colour.
    let color: RGBA
    /// The colour in 8 bits a channel, by which colours count as the same.
    let key: HexColor
}

extension ColorFacts {
    /// The literals that say one colour outright, in the order of the file: not those that are worked out from others in them,
    /// such as `color-mix()`, nor what is not to be seen.
    var plainLiterals: [PlainLiteral] {
        literals.indices.compactMap { index in
            let literal = literals[index]
            guard let color = literal.color?.rgba, color.alpha > 0 else { return nil }
            let next = index + 1
            // Outer ones stand before inner ones.
            if next < literals.count, literal.range.contains(literals[next].range) { return nil }
            return PlainLiteral(index: index, range: literal.range, color: color, key: HexColor(color))
        }
    }

    /// The literal at `range` exactly, where it says one colour outright.
    func plainLiteral(at range: ByteRange) -> PlainLiteral? {
        guard let index = literalIndex(at: range), let color = literals[index].color?.rgba else { return nil }
        return PlainLiteral(index: index, range: range, color: color, key: HexColor(color))
    }

    /// The literals that are what a name is defined as, with the names, by their places in ``literals``.
    package var definedLiterals: [Int: ColorName] {
        var names: [Int: ColorName] = [:]
        for definition in definitions {
            if case .literal(let index) = expressions[definition.value].kind, names[index] == nil {
                names[index] = definition.name
            }
        }
        return names
    }
}

extension RuleContext {
    /// The fix that makes `literal` say `color`, in its author's own form and with its own opacity; nil where the form cannot.
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
        return Fix(
            title: title, safety: .review, edits: [FileEdit(path: file.path, edit: Edit(literal.range, text))])
    }

    /// The fix that writes `name` in place of `literal`; nil where such names do not stand there.
    func fix(naming name: ColorName, inPlaceOf literal: PlainLiteral) -> Fix? {
        let source = facts.literals[literal.index]
        guard let text = file.language.colorSyntax.reference(to: name, inPlaceOf: source) else { return nil }
        return Fix(
            title: "Write \(text)", safety: .review,
            edits: [FileEdit(path: file.path, edit: Edit(literal.range, text))])
    }
}

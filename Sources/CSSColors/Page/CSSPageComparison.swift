import ColorMath
import SourceColors
import SourceText

extension CSSPageSheet {
    /// Whether pages with `other` in place of this sheet show the same, but for the values of colors that hide as much.
    package func isAlike(_ other: CSSPageSheet) -> Bool {
        guard literals.count == other.literals.count, expressions.count == other.expressions.count,
            declarations.count == other.declarations.count, hasSameFrame(as: other)
        else { return false }
        return zip(literals, other.literals).allSatisfy { Self.opacity($0) == Self.opacity($1) }
            && expressions.ids.allSatisfy { expressions[$0].kind == other.expressions[$0].kind }
            && zip(declarations, other.declarations).allSatisfy { isAlike($0, $1, in: other) }
    }

    /// Whether `other` imports the same sheets and has the same layers.
    func hasSameFrame(as other: CSSPageSheet) -> Bool {
        imports.count == other.imports.count && layers.count == other.layers.count
            && zip(imports, other.imports).allSatisfy {
                $0.reference == $1.reference && $0.layer == $1.layer && $0.appearances == $1.appearances
                    && $0.isConditional == $1.isConditional
            }
            && zip(layers, other.layers).allSatisfy { $0.rank == $1.rank && $0.outer == $1.outer && $0.name == $1.name }
    }

    /// How much a color hides: nothing, something, everything, or unknown.
    private static func opacity(_ literal: ColorLiteral) -> Int {
        guard case .color(let color) = literal.value else { return 3 }
        return color.rgba.alpha <= 0 ? 0 : color.rgba.alpha < 1 ? 1 : 2
    }

    private func isAlike(_ one: CSSPageDeclaration, _ another: CSSPageDeclaration, in other: CSSPageSheet) -> Bool {
        guard one.property == another.property, one.layer == another.layer, one.appearances == another.appearances,
            one.isConditional == another.isConditional,
            one.rank & ~(1 << 21 - 1) == another.rank & ~(1 << 21 - 1),
            isSameText(one.selector, another.selector, in: other), one.parents.count == another.parents.count,
            zip(one.parents, another.parents).allSatisfy({ isSameText($0, $1, in: other) })
        else { return false }
        switch (one.value, another.value) {
        case (.color(let a), .color(let b)): return a == b
        case (.images(let a), .images(let b)): return a == b
        case (.inherited, .inherited), (.nothing, .nothing), (.unknown, .unknown): return true
        case (.flag(let a), .flag(let b)): return a == b
        case (.factor(let a), .factor(let b)), (.pixels(let a), .pixels(let b)), (.relative(let a), .relative(let b)),
            (.rootRelative(let a), .rootRelative(let b)):
            return a == b
        case (.computed(let a), .computed(let b)): return isSameText(a, b, in: other)
        case (.definition(let name, let a), .definition(let otherName, let b)):
            if name != otherName || a != b { return false }
            if case .literal = expressions[a].kind { return true }
            return isSameText(expressions.range(of: a), other.expressions.range(of: b), in: other)
        default: return false
        }
    }

    private func isSameText(_ range: ByteRange, _ otherRange: ByteRange, in other: CSSPageSheet) -> Bool {
        guard range.count == otherRange.count, range.upperBound <= bytes.count,
            otherRange.upperBound <= other.bytes.count
        else { return false }
        return bytes[range.lowerBound..<range.upperBound].elementsEqual(
            other.bytes[otherRange.lowerBound..<otherRange.upperBound])
    }
}

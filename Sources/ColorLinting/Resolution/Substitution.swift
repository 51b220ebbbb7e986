import ColorMath
import SourceColors
import SourceText

/// Substitutes custom properties in a text before it is parsed as a color.
///
/// <https://www.w3.org/TR/css-variables-1/#substitute-a-var>
enum Substitution {
    /// Maximum length of the text.
    private static let maxText = 512

    /// Evaluates `text` with `paints` in place of its zero bytes.
    /// `known` has the values of texts read so far.
    static func paint(
        _ text: String, filledWith paints: [Paint], at range: ByteRange, _ known: inout [String: LiteralValue?]
    ) -> Paint {
        guard paints.contains(where: \.hasChoice) else { return only(text, filledWith: paints, at: range, &known) }
        var fillings: [(marks: [Paint.Layer], paints: [Paint])] = [([], [])]
        for paint in paints {
            fillings = fillings.flatMap { filling in
                paint.stacks.compactMap { stack in
                    guard Paint.areCompatible(filling.marks, stack) else { return nil }
                    let colors = stack.filter { !$0.isMark }
                    return (filling.marks + stack.filter(\.isMark), filling.paints + [Paint(stacks: [colors])])
                }
            }
            guard fillings.count <= maxFillings else { return .unresolved(.choice) }
        }
        return .limited(
            fillings.flatMap { marks, paints in
                only(text, filledWith: paints, at: range, &known).stacks.map { marks + $0 }
            })
    }

    /// Maximum number of combinations of alternatives.
    private static let maxFillings = 64

    /// Evaluates `text` with `paints`, of which none is a choice.
    private static func only(
        _ text: String, filledWith paints: [Paint], at range: ByteRange, _ known: inout [String: LiteralValue?]
    ) -> Paint {
        var result = ""
        // The same with a zero byte for each color.
        var pattern = ""
        var colors: [SolidColor] = []
        var next = 0
        for piece in text.utf8.split(separator: 0, omittingEmptySubsequences: false) {
            if next > 0 {
                guard next <= paints.count else { return .unresolved(.notConstant) }
                switch paints[next - 1] {
                case .solid(let solid):
                    result += spelled(solid.color)
                    pattern += "\0"
                    colors.append(solid)
                case .unresolved(.tokens(_, let tokens)):
                    result += tokens
                    pattern += tokens
                case .unresolved(let reason): return .unresolved(reason)
                case .alternatives: return .unresolved(.choice)
                }
            }
            result += String(Substring(piece))
            pattern += String(Substring(piece))
            next += 1
            guard result.utf8.count <= maxText else { return .unresolved(.other("the value is too long")) }
        }
        let value = known[result] ?? LiteralValue(substituted: result)
        known[result] = .some(value)
        switch value {
        case .color(let value):
            return .solid(SolidColor(color: value.rgba, range: range).derived(by: .text(pattern), from: colors))
        case .unresolved(let reason): return .unresolved(reason)
        case nil: return .unresolved(.tokens(of: "the value", text: result))
        }
    }

    /// Returns the color `text` with `colors` in place of its zero bytes; nil if it is none.
    static func color(_ text: String, filledWith colors: [RGBA]) -> RGBA? {
        var result = ""
        for (index, piece) in text.utf8.split(separator: 0, omittingEmptySubsequences: false).enumerated() {
            if index > 0 {
                guard index <= colors.count else { return nil }
                result += spelled(colors[index - 1])
            }
            result += String(Substring(piece))
        }
        guard case .color(let value)? = LiteralValue(substituted: result) else { return nil }
        return value.rgba
    }

    /// Returns `color` as CSS without loss of precision.
    private static func spelled(_ color: RGBA) -> String {
        "color(srgb \(color.red) \(color.green) \(color.blue) / \(color.alpha))"
    }
}

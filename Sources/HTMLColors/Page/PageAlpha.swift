import CSSColors
import SourceColors

extension PageJudge {
    /// Returns the opacity of a color, 0…1; nil if it is not known.
    mutating func alpha(of id: ExpressionID) -> Double? {
        switch colors.expressions[id].kind {
        case .literal(let index):
            let sheet = sheets[Int(colors.origin(of: id).sheet)]
            guard case .color(let value) = sheet.literals[index].value else { return nil }
            return value.rgba.alpha
        case .defined(_, let value): return alpha(of: value)
        case .substitution(let text, let parts):
            if let known = alphas[id] { return known }
            let result = alpha(ofText: text, filledWith: parts)
            alphas[id] = .some(result)
            return result
        default: return nil
        }
    }

    /// The maximum length of a text that is read.
    private static let mostText = 512

    /// Returns the opacity of the color `text` with the values of `parts` in place of its zero bytes, such as
    /// `rgba(var(--dark-rgb), var(--opacity))`; nil if one of them is anything but numbers and words.
    private func alpha(ofText text: String, filledWith parts: [ExpressionID]) -> Double? {
        var result = ""
        var next = 0
        for piece in text.utf8.split(separator: 0, omittingEmptySubsequences: false) {
            if next > 0 {
                guard next <= parts.count, let tokens = tokens(of: parts[next - 1]) else { return nil }
                result += tokens
            }
            result += String(Substring(piece))
            next += 1
            guard result.utf8.count <= Self.mostText else { return nil }
        }
        guard case .color(let value) = LiteralValue(css: result) else { return nil }
        return value.rgba.alpha
    }

    private func tokens(of id: ExpressionID) -> String? {
        guard case .defined(_, let value) = colors.expressions[id].kind,
            case .unresolved(.tokens(_, let text)) = colors.expressions[value].kind
        else { return nil }
        return text
    }
}

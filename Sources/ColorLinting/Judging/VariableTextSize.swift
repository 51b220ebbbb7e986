import CSSColors
import ColorMath
import SourceColors

/// The sizes of text that variables of other files set.
extension PairJudge {
    /// Whether the variable that sets the size of the text of `pair` makes it small, even if the text is bold, whatever it means.
    /// <https://www.w3.org/TR/WCAG22/#dfn-large-scale>
    func isSmall(_ pair: ColorPair) -> Bool {
        guard let size = pair.size else { return false }
        let value = resolver.resolve(size)
        return Appearance.allCases.allSatisfy { value[$0].stacks.allSatisfy(Self.isSmall) }
    }

    /// Whether `stack`, which is no color, is a length below that of large text. Lengths relative to the size around are not
    /// decided.
    private static func isSmall(_ stack: [Paint.Layer]) -> Bool {
        let values = stack.filter { !$0.isMark }
        guard values.count == 1, case .unresolved(.tokens(_, let text)) = values[0],
            let length = CSSPageText.text(Array(text.utf8)).fixedLength, length.relative == 0
        else { return false }
        let pixels = length.pixels + length.rootRelative * 16
        return pixels > 0 && pixels < PairContent.largeBoldSize
    }
}

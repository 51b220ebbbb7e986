import ColorMath
import ColorScanning
import SourceColors
import SourceText

/// A color that somebody typed by itself: any CSS color, hex digits with or without `#`, a Swift color expression, or a JSON
/// object of components.
package struct ColorArgument: Hashable, Sendable {
    /// The color in the light and in the dark appearance; that of standard contrast for increased contrast too.
    package let colors: PerAppearance<RGBA>
    /// The color as it is written; nil unless it is one literal.
    package let value: ColorValue?

    /// Reads `text`; nil where it is no color, or its value is not known.
    package init?(_ text: String) {
        let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let isHex = [3, 4, 6, 8].contains(text.utf8.count) && text.utf8.allSatisfy { hexDigitValue($0) != nil }
        for color in Language.typedColors(in: isHex ? "#" + text : text) {
            var resolver = Resolver(color.facts, path: "", workspace: Workspace())
            let found = resolver.resolve(color.root)
            guard case .solid(let light) = found[.light], case .solid(let dark) = found[.dark] else { continue }
            colors = PerAppearance(light: light.color, dark: dark.color)
            value = color.literal?.color
            return
        }
        return nil
    }
}

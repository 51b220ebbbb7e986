import ColorMath
import ColorScanning
import SourceColors
import SourceText

/// A color entered by the user: any CSS color, hex digits with or without `#`, a Swift color expression, or a JSON
/// object with components.
package struct ColorArgument: Equatable, Sendable {
    /// The color in light and dark appearances; the values for increased contrast are the same.
    package let colors: PerAppearance<RGBA>
    /// The color with its components; nil unless it is a single literal.
    package let value: ColorValue?

    /// Parses `text`; nil if it is not a color, or its value is unknown.
    package init?(_ text: String) {
        let text = text.withSingleSpaces
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

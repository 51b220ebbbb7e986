import ColorMath
import ColorScanning
import SourceText

/// A colour that someone typed by itself: any CSS colour, hex digits with or without `#`, a Swift colour expression, or a
/// JSON object of components.
package struct ColorArgument: Hashable, Sendable {
    /// The colour in each appearance.
    package var colors: PerAppearance<RGBA>
    /// The colour as it is written, where it is one literal.
    package var value: ColorValue?

    private init(_ colors: PerAppearance<RGBA>, value: ColorValue? = nil) {
        self.colors = colors
        self.value = value
    }

    /// Reads `text`; nil where it is no colour, or none whose value is known.
    package init?(_ text: String) {
        let text = String(text.drop { $0.isWhitespace })
        let isHex = [3, 4, 6, 8].contains(text.utf8.count) && text.utf8.allSatisfy { hexDigitValue($0) != nil }
        for (language, text) in [(Language.css, text), (.css, isHex ? "#" + text : ""), (.swift, text), (.json, text)]
        where !text.isEmpty {
            if let found = ColorArgument(text, in: language) {
                self = found
                return
            }
        }
        return nil
    }

    /// Reads `text` as the linter reads it where a foreground colour stands in a file of `language`.
    private init?(_ text: String, in language: Language) {
        let (head, tail) =
            switch language {
            case .css: ("x{color:", ";background:#000}")
            case .swift: ("Text(\"\").foregroundStyle(", ").background(.black)")
            case .json: ("{\"foreground\":", ",\"background\":\"#000\"}")
            }
        let file = SourceFile(path: "", language: language, text: head + text + tail)
        let start = head.utf8.count
        let place = ByteRange(start, start + text.utf8.count)
        let report = Linter().lint(file)
        if let literal = report.facts.literals.first(where: { $0.range == place }) {
            guard let color = literal.color else { return nil }
            self.init(PerAppearance(color.rgba), value: color)
            return
        }
        var colors: PerAppearance<RGBA>?
        for pair in report.pairs where pair.foregroundRange == place {
            guard let foreground = pair.foreground else { return nil }
            guard let appearance = pair.appearance else {
                colors = PerAppearance(foreground)
                break
            }
            var known = colors ?? PerAppearance(foreground)
            known[appearance] = foreground
            colors = known
        }
        guard let colors else { return nil }
        self.init(colors)
    }
}

import ColorMath
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
        let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let isHex = [3, 4, 6, 8].contains(text.utf8.count) && text.utf8.allSatisfy { hexDigitValue($0) != nil }
        for place in Place.all {
            if let found = ColorArgument(isHex ? "#" + text : text, in: place) {
                self = found
                return
            }
        }
        return nil
    }

    /// Code in which a foreground colour is wanted over black.
    private struct Place {
        var language: Language
        var head: String
        var tail: String

        static let all = [
            Place(language: .css, head: "x{color:", tail: ";background:#000}"),
            Place(language: .swift, head: "Text(\"\").foregroundStyle(", tail: ").background(.black)"),
            Place(language: .swift, head: "label.textColor = ", tail: "\nlabel.backgroundColor = .black"),
            Place(language: .json, head: "{\"foreground\":", tail: ",\"background\":\"#000\"}"),
        ]
    }

    /// Reads `text` as the linter reads it in `place`.
    private init?(_ text: String, in place: Place) {
        let file = SourceFile(path: "", language: place.language, text: place.head + text + place.tail)
        let start = place.head.utf8.count
        let range = ByteRange(start, start + text.utf8.count)
        let report = Linter().lint(file)
        if let literal = report.facts.literals.first(where: { $0.range == range }) {
            guard let color = literal.color else { return nil }
            self.init(PerAppearance(color.rgba), value: color)
            return
        }
        var colors: PerAppearance<RGBA>?
        // What Swift's modifiers make of a colour is part of it, but they stand outside its range.
        for pair in report.pairs
        where pair.foregroundRange == range || (place.language == .swift && range.contains(pair.foregroundRange)) {
            guard let foreground = pair.foreground,
                pair.backgroundRange.map({ $0.lowerBound >= range.upperBound }) ?? true
            else { return nil }
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

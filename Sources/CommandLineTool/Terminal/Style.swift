import ColorMath

/// Formats text for a terminal, or returns it unchanged, so that the same code does both.
struct Style: Equatable, Sendable {
    var isColored: Bool

    func bold(_ text: String) -> String { marked(text, "1") }
    func dim(_ text: String) -> String { marked(text, "2") }
    func heading(_ text: String) -> String { marked(text, "1;4") }
    /// A name to type.
    func accent(_ text: String) -> String { marked(text, "36") }
    func good(_ text: String) -> String { marked(text, "32") }
    func bad(_ text: String) -> String { marked(text, "1;31") }
    func warning(_ text: String) -> String { marked(text, "1;33") }
    func info(_ text: String) -> String { marked(text, "1;34") }

    private func marked(_ text: String, _ code: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }

    /// Returns `text` in `foreground` on `background` as displayed; empty without colors.
    func sample(_ text: String, _ foreground: RGBA, on background: RGBA) -> String {
        guard isColored else { return "" }
        let front = HexColor(foreground.composited(over: background))
        let back = HexColor(background)
        return "\u{1B}[38;2;\(front.red);\(front.green);\(front.blue);48;2;\(back.red);\(back.green);\(back.blue)m"
            + text + "\u{1B}[0m"
    }

    /// Returns a patch of `color`; a translucent color is shown over black on the left and white on the right.
    func swatch(_ color: RGBA) -> String {
        sample(" ", color, on: color.composited(over: .black)) + sample(" ", color, on: color.composited(over: .white))
    }
}

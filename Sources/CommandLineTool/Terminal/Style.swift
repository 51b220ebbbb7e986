import ColorMath

/// How text is marked for a terminal; or not at all, so that the same code writes both.
struct Style: Hashable, Sendable {
    /// Whether colours are wanted.
    var isColored: Bool

    /// Text that stands out.
    func bold(_ text: String) -> String { marked(text, "1") }
    /// Text that steps back.
    func dim(_ text: String) -> String { marked(text, "2") }
    /// The title of a part of help.
    func heading(_ text: String) -> String { marked(text, "1;4") }
    /// A name that someone may type.
    func accent(_ text: String) -> String { marked(text, "36") }
    /// Something that went well, or will.
    func good(_ text: String) -> String { marked(text, "32") }
    /// Something that went wrong.
    func bad(_ text: String) -> String { marked(text, "1;31") }
    /// A warning.
    func warning(_ text: String) -> String { marked(text, "1;33") }
    /// Something to know.
    func info(_ text: String) -> String { marked(text, "1;34") }

    private func marked(_ text: String, _ code: String) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }

    /// `text` in `foreground` on `background`, as a display shows them; nothing where colours are not wanted.
    func sample(_ text: String, _ foreground: RGBA, on background: RGBA) -> String {
        guard isColored else { return "" }
        let front = HexColor(foreground.composited(over: background))
        let back = HexColor(background)
        return "\u{1B}[38;2;\(front.red);\(front.green);\(front.blue);48;2;\(back.red);\(back.green);\(back.blue)m"
            + text + "\u{1B}[0m"
    }

    /// A patch of `color`, over black on its left and over white on its right where it is translucent.
    func swatch(_ color: RGBA) -> String {
        sample(" ", color, on: color.composited(over: .black)) + sample(" ", color, on: color.composited(over: .white))
    }
}

/// The unit of columns.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#positionEncodingKind>
package enum PositionEncoding: String, CaseIterable, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"
}

/// A position in a text in LSP coordinates.
package struct TextPosition: Hashable, Sendable, Comparable {
    /// From 0.
    package var line: Int
    /// From 0, in units of the position encoding.
    package var character: Int

    package init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    /// In reading order.
    package static func < (a: TextPosition, b: TextPosition) -> Bool {
        (a.line, a.character) < (b.line, b.character)
    }
}

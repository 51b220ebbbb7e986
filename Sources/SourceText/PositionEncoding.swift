/// The unit in which a column is counted.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#positionEncodingKind>
package enum PositionEncoding: String, CaseIterable, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"
}

/// A place in a text as editors name it.
package struct TextPosition: Hashable, Sendable, Comparable {
    /// The line, from 0.
    package var line: Int
    /// The column, from 0, in units of the position encoding in force.
    package var character: Int

    /// The place at `line` and `character`.
    package init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    /// In reading order.
    package static func < (a: TextPosition, b: TextPosition) -> Bool {
        (a.line, a.character) < (b.line, b.character)
    }
}

import SourceColors
import SourceText

/// The table of what VS Code draws in each color of a theme.
///
/// <https://code.visualstudio.com/api/references/theme-color>
enum JSONThemeColors {
    /// Returns what is drawn in the foreground `key`: text, unless it is known to be an icon, a cursor or a part of a
    /// control.
    /// <https://www.w3.org/TR/WCAG22/#non-text-contrast>
    static func content(of key: String) -> PairContent {
        let dot = key.utf8.lastIndex(of: UInt8(ascii: "."))
        if let dot, nonTextGroups.contains(String(key[..<dot])) { return .nonText }
        return nonText.contains(key) || namesSymbol(key) ? .nonText : .text
    }

    /// The groups whose foregrounds are icons, marks or lines.
    private static let nonTextGroups: Set<String> = [
        // The activity bar's buttons are icons, at the side and at the top.
        "activityBar", "activityBarTop", "symbolIcon", "debugIcon", "extensionIcon",
        // Squiggles under text, marks in the gutter and beside the scroll bar.
        "editorError", "editorWarning", "editorInfo", "editorHint", "editorGutter", "editorOverviewRuler",
        "editorRuler", "scmGraph",
        // Toggles in input fields, and the tick of a checkbox.
        "inputOption", "checkbox", "settings.checkbox",
    ]

    private static let nonText: Set<String> = [
        "settings.checkboxForeground", "chat.avatarForeground", "editorLightBulb.foreground",
        "editorLightBulbAutoFix.foreground", "editorLightBulbAi.foreground",
    ]

    /// Words for things other than text, at the start of a key or of one of its parts: `icon.foreground`,
    /// `banner.iconForeground`, `problemsErrorIcon.foreground`.
    private static let symbols = ["icon", "cursor", "caret", "progress", "spinner"]

    /// Whether a word in `key` is one of ``symbols``.
    private static func namesSymbol(_ key: String) -> Bool {
        let bytes = Array(key.utf8)
        for symbol in symbols {
            let word = Array(symbol.utf8)
            guard bytes.count >= word.count else { continue }
            for start in 0...(bytes.count - word.count) {
                let isCapital = bytes[start] == word[0] & 0xDF
                let isFirst = start == 0 || bytes[start - 1] == UInt8(ascii: ".")
                guard isCapital || isFirst && bytes[start] == word[0] else { continue }
                guard bytes[(start + 1)..<(start + word.count)].elementsEqual(word.dropFirst()) else { continue }
                // `iconic` is another word.
                let end = start + word.count
                if end == bytes.count || bytes[end] &- UInt8(ascii: "a") >= 26 { return true }
            }
        }
        return false
    }

    /// The cursors and their surfaces. The “background” of a cursor is the color of the letter under a block cursor.
    static let cursors = [
        "editorCursor.foreground": "editor.background", "terminalCursor.foreground": "terminal.background",
    ]
}

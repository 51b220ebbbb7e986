import SourceColors
import SourceText

/// What VS Code draws in the colors of a theme, by their keys: the one table of it.
///
/// <https://code.visualstudio.com/api/references/theme-color>
enum JSONThemeColors {
    /// What is drawn in the foreground `key`: text, unless it is known to be an icon, a cursor or a part of a control.
    /// <https://www.w3.org/TR/WCAG22/#non-text-contrast>
    static func content(of key: String) -> PairContent {
        let dot = key.utf8.lastIndex(of: UInt8(ascii: "."))
        if let dot, nonTextGroups.contains(String(key[..<dot])) { return .nonText }
        return nonText.contains(key) || namesSymbol(key) ? .nonText : .text
    }

    /// The groups whose foregrounds are icons, marks or lines.
    private static let nonTextGroups: Set<String> = [
        // The buttons of the activity bar are icons, at the side and at the top.
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

    /// The words for what is no text, as they begin a key or a part of it: `icon.foreground`, `banner.iconForeground`,
    /// `problemsErrorIcon.foreground`.
    private static let symbols = ["icon", "cursor", "caret", "progress", "spinner"]

    /// Whether one of the words that `key` is made of is one of ``symbols``.
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

    /// The foregrounds that have no background of their own, and what they are drawn on.
    static let surfaces = [
        "activityBar.inactiveForeground": "activityBar.background",
        "activityBarTop.inactiveForeground": "activityBarTop.background",
        "editorLineNumber.foreground": "editor.background",
        "editorLineNumber.activeForeground": "editor.background",
        "editorCodeLens.foreground": "editor.background",
        "editorInlayHint.foreground": "editor.background",
        "input.placeholderForeground": "input.background",
        "sideBarTitle.foreground": "sideBar.background",
        "panelTitle.activeForeground": "panel.background",
        "panelTitle.inactiveForeground": "panel.background",
        "breadcrumb.foreground": "breadcrumb.background",
        "textLink.foreground": "editor.background",
    ]

    /// The cursors, with what they stand on. What is called their background is the color of the letter under a block.
    static let cursors = [
        "editorCursor.foreground": "editor.background", "terminalCursor.foreground": "terminal.background",
    ]
}

import ColorMath
import SourceText

/// The words in classes and attributes of the root that select an appearance.
enum CSSThemeWords {
    /// Classes that select an appearance on any element.
    static let classes = WordTable<AppearanceSet>(ignoringCase: [
        (
            "dark dark-mode dark-theme dark-scheme theme-dark theme--dark mode-dark darkmode v-theme--dark vscode-dark "
                + "night night-mode theme-night color-scheme-dark dark_mode darktheme theme_dark",
            .dark
        ),
        (
            "light light-mode light-theme light-scheme theme-light theme--light mode-light lightmode v-theme--light "
                + "vscode-light color-scheme-light light_mode lighttheme theme_light",
            .light
        ),
        ("high-contrast contrast-high high-contrast-mode theme-high-contrast vscode-high-contrast", .highContrast),
    ])

    /// Values of attributes that are about the theme.
    static let values = WordTable<AppearanceSet>(ignoringCase: [
        ("dark night slate dark-mode dark-theme theme-dark", .dark),
        ("light default day light-mode light-theme theme-light", .light),
        ("high more high-contrast hc", .highContrast),
        ("dark-high-contrast dark_high_contrast", AppearanceSet(.darkHighContrast)),
        ("light-high-contrast light_high_contrast", AppearanceSet(.lightHighContrast)),
    ])

    /// Whether the attribute name at `range` is about the theme.
    static func areAbout(_ range: ByteRange, in lexemes: CSSLexemes) -> Bool {
        var start = range.lowerBound
        while start < range.upperBound {
            for (word, count) in words where start + count <= range.upperBound {
                if lexemes.matches(ByteRange(start, start + count), word) { return true }
            }
            start += 1
        }
        return false
    }

    private static let words: [(StaticString, Int)] = [
        ("theme", 5), ("scheme", 6), ("color-mode", 10), ("appearance", 10), ("contrast", 8),
    ]
}

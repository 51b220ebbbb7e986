import Testing

/// Text colors without a pair are listed without a background.
@Suite struct JSONTextColorTests {
    static let json: [(text: String, colors: [String])] = [
        (##"{ "foreground": "#999999" }"##, ["#999999"]),
        (##"{ "foreground": "#999999", "background": "#ffffff" }"##, []),
        (##"{ "editor.foreground": "#999999", "other.background": "#ffffff" }"##, ["#999999"]),
        (##"{ "primary-foreground": "#999999", "primary": "#ffffff" }"##, []),
        (##"{ "colors": {}, "tokenColors": [{ "settings": { "foreground": "#999999" } }] }"##, ["#999999"]),
        (
            ##"{ "icon.foreground": "#999999", "banner.iconForeground": "#888888" }"##,
            ["#999999 non-text", "#888888 non-text"]
        ),
        (
            ##"{ "lexicon.foreground": "#999999", "symbolIcon.classForeground": "#888" }"##,
            ["#999999", "#888 non-text"]
        ),
        (##"{ "text": "no color", "color": "#999999" }"##, []),
    ]

    @Test(arguments: json) func findsTextColors(_ text: String, _ colors: [String]) {
        #expect(JSONAnnotation.textColors(of: text) == colors)
    }
}

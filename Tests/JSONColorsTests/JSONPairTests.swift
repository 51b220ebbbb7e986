import Testing

@Suite struct JSONPairTests {
    @Test(arguments: [
        (##"{"foreground": "#777777", "background": "#ffffff"}"##, ["#777777 on #ffffff"]),
        (##"{"background": "#fff", "text": "#777"}"##, ["#777 on #fff"]),
        (##"{"color": "red", "backgroundColor": "white"}"##, ["red on white"]),
        (##"{"color": "#000", "background-color": "#fff"}"##, ["#000 on #fff"]),
        (##"{"color": "#000", "background": "#fff"}"##, ["#000 on #fff"]),
        (##"{"colour": "#000", "background_colour": "#fff"}"##, ["#000 on #fff"]),
        (##"{"fg": "#000", "bg": "#fff"}"##, ["#000 on #fff"]),
        (##"{"textColor": "#000", "backgroundColor": "#fff", "color": "#f00"}"##, ["#000 on #fff"]),
        (##"{"text": "#000", "foreground": "#111111", "background": "#fff"}"##, ["#000 on #fff", "#111111 on #fff"]),
        (
            ##"{"textColor": {"red": 0, "green": 0, "blue": 0}, "backgroundColor": {"r": 255, "g": 255, "b": 255}}"##,
            [##"{"red": 0, "green": 0, "blue": 0} on {"r": 255, "g": 255, "b": 255}"##]
        ),
        (
            ##"{"text": {"$value": "#000000"}, "background": {"value": "#ffffff", "type": "color"}}"##,
            ["#000000 on #ffffff"]
        ),
        (##"{"text": "{color.ink}", "background": "#ffffff"}"##, ["{color.ink} on #ffffff"]),
        (##"{"color": "var(--ink)", "background": "#ffffff"}"##, ["var(--ink) on #ffffff"]),
        // One key set twice: which counts is not for us to say.
        (##"{"color": "#000000", "color": "#111111", "background": "#fff"}"##, []),
        // A text is no color.
        (##"{"text": "Hello", "background": "#ffffff"}"##, []),
        (##"{"text": "Red", "background": "#ffffff"}"##, []),
        (##"{"foreground": "image.png", "background": "#ffffff"}"##, []),
        // What is not in one object does not meet.
        (##"{"light": {"text": "#777777"}, "background": "#ffffff"}"##, []),
        (##"{"editor.foreground": "#777777", "background": "#ffffff"}"##, []),
        (##"{"theme_color": "#777777", "background_color": "#ffffff"}"##, []),
        (##"["foreground", "#777777", "background", "#ffffff"]"##, []),
    ])
    func siblings(text: String, pairs: [String]) {
        #expect(JSONAnnotation.pairs(of: text) == pairs)
    }

    @Test(arguments: [
        (##"{"button.foreground": "#777777", "button.background": "#ffffff"}"##, ["#777777 on #ffffff as container"]),
        (
            ##"{"tab.activeForeground": "#777777", "tab.activeBackground": "#ffffff", "tab.inactiveForeground": "#000000"}"##,
            ["#777777 on #ffffff as container"]
        ),
        (
            ##"{"activityBar.inactiveForeground": "#777777", "activityBar.background": "#ffffff"}"##,
            ["#777777 on #ffffff as container"]
        ),
        (
            ##"{"editorLineNumber.foreground": "#777777", "editor.background": "#ffffff"}"##,
            ["#777777 on #ffffff as container"]
        ),
        (##"{"primary": "#ffffff", "primary-foreground": "#777777"}"##, ["#777777 on #ffffff as container"]),
        (##"{"primary": "#ffffff", "primaryForeground": "#777777"}"##, ["#777777 on #ffffff as container"]),
        (##"{"primary": "#ffffff", "onPrimary": "#777777"}"##, ["#777777 on #ffffff as container"]),
        (
            ##"{"primary-container": "#ffffff", "on-primary-container": "#777777"}"##,
            ["#777777 on #ffffff as container"]
        ),
        (
            ##"{"md.sys.color.on-primary": {"value": "#777777"}, "md.sys.color.primary": {"value": "#ffffff"}}"##,
            ["#777777 on #ffffff as container"]
        ),
        // What is not set has some default, which is not guessed.
        (##"{"button.foreground": "#777777", "editor.background": "#ffffff"}"##, []),
        (##"{"online": "#777777", "line": "#ffffff", "once": "#ffffff", "only": "#ffffff"}"##, []),
        (##"{"onClick": "toggle", "click": "#ffffff"}"##, []),
        (
            ##"{"colors": {"editor.background": "#ffffff"}, "tokenColors": [{"settings": {"foreground": "#777777"}}, {"scope": "x", "settings": {"fontStyle": "bold"}}], "semanticTokenColors": {"a": "#000000", "b": {"foreground": "#111111"}}}"##,
            [
                "#777777 on #ffffff as container", "#000000 on #ffffff as container",
                "#111111 on #ffffff as container",
            ]
        ),
        (##"{"colors": {}, "tokenColors": [{"settings": {"foreground": "#777777"}}]}"##, []),
        // The editor does not draw the background of a token.
        (
            ##"{"colors": {"editor.background": "#ffffff"}, "tokenColors": [{"settings": {"foreground": "#777777", "background": "#888888"}}]}"##,
            ["#777777 on #ffffff as container"]
        ),
    ])
    func keysThatBelongTogether(text: String, pairs: [String]) {
        #expect(JSONAnnotation.pairs(of: text) == pairs)
    }

    @Test func aTerminalsColorsStandOnItsBackground() {
        let text =
            ##"{"background": "#000000", "foreground": "#ffffff", "black": "#000000", "red": "#ff0000", "brightBlack": "#333333", "white": "#eeeeee"}"##
        #expect(
            JSONAnnotation.pairs(of: text) == [
                "#ffffff on #000000", "#ff0000 on #000000 as container", "#333333 on #000000 as container",
            ])
        let isPalette = JSONAnnotation.scan(text).pairs.map(\.isPalette)
        #expect(isPalette == [false, true, true])
    }

    @Test func pairsStandInTheOrderOfTheFile() {
        let objects = (10..<30).map {
            ##"{"fg": "#0000\##($0)", "bg": "#ffffff", "inner": {"fg": "#1111\##($0)", "bg": "#fff"}}"##
        }
        let pairs = JSONAnnotation.pairs(of: "[" + objects.joined(separator: ",") + "]")
        #expect(pairs == (10..<30).flatMap { ["#0000\($0) on #ffffff", "#1111\($0) on #fff"] })
    }
}

import ColorScanning
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
        // A text is no colour.
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

    @Test func pairsStandInTheOrderOfTheFile() {
        let objects = (10..<30).map {
            ##"{"fg": "#0000\##($0)", "bg": "#ffffff", "inner": {"fg": "#1111\##($0)", "bg": "#fff"}}"##
        }
        let pairs = JSONAnnotation.pairs(of: "[" + objects.joined(separator: ",") + "]")
        #expect(pairs == (10..<30).flatMap { ["#0000\($0) on #ffffff", "#1111\($0) on #fff"] })
    }
}

import ColorLinting
import ColorMath
import Testing

@Suite struct ColorArgumentTests {
    @Test(arguments: [
        ("#1e90ff", "#1e90ff"), ("1e90ff", "#1e90ff"), ("FFF", "#ffffff"), (" dodgerblue ", "#1e90ff"),
        ("hsl(210 100% 56%)", "#1f8fff"), ("rgb(0 0 0 / 0.5)", "#00000080"), ("transparent", "#00000000"),
        ("Color(red: 1, green: 0, blue: 0)", "#ff0000"),
        ("Color(white: 0.6)", "#999999"), ("Color(hex: 0x777777)", "#777777"), (".black.opacity(0.5)", "#00000080"),
        ("UIColor(white: 0.5, alpha: 1)", "#808080"), ("Color(UIColor(white: 0.5, alpha: 1))", "#808080"),
        (".white", "#ffffff"), ("UIColor.systemBlue", "#0088ff"), (".systemBlue", "#0088ff"),
        ("{\"red\": 1, \"green\": 0, \"blue\": 0}", "#ff0000"),
    ])
    func reads(text: String, hex: String) {
        #expect(ColorArgument(text).map { HexColor($0.colors.light).description } == hex, "\(text)")
    }

    @Test(arguments: [
        "", " ", "#12", "12345", "rde", "var(--x)", "currentcolor", "red; background: blue", "red}", "Color(red: x)",
        "Color(\"Brand\")", "hsl(", "\u{0}", "{}", "red blue",
    ])
    func refuses(text: String) {
        #expect(ColorArgument(text) == nil, "\(text)")
    }

    @Test func namesKeepTheirAppearances() throws {
        let blue = try #require(ColorArgument("UIColor.systemBlue"))
        #expect(blue.colors.light != blue.colors.dark)
        #expect(blue.value == nil)
    }
}

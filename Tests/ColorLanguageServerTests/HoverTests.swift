import Foundation
import JSONSyntax
import Testing

@Suite("Hover")
struct HoverTests {
    private let uri = "file:///a.css"

    private func value(_ hover: String) -> String? {
        JSONDocument(Array(hover.utf8)).root?["contents"]?["value"]?.string
    }

    @Test("Markdown has aligned tables")
    func markdown() {
        var client = TestClient(capabilities: #"{"textDocument":{"hover":{"contentFormat":["markdown","plaintext"]}}}"#)
        _ = client.open(uri, "a { color: #1e90ff; background: #fff }")
        let hover = client.ask("hover", uri, #","position":{"line":0,"character":14}"#)
        #expect(hover.hasPrefix(#"{"contents":{"kind":"markdown","#))
        #expect(hover.hasSuffix(#","range":\#(range(0, 11, 0, 18))}"#))
        #expect(
            value(hover) == """
                **3.23:1** ✗ below 4.5:1 on its background #ffffff

                **`#1e90ff`** – green-blue, a tint: 12% towards white

                on white 3.23:1 (AA for large text), on black 6.48:1 (AA)

                | form  |                               | 0…1               |
                |-------|-------------------------------|-------------------|
                | HSB   | 209.6° 88.2% 100%             | 0.5822, 0.8824, 1 |
                | RGB   | 30, 144, 255                  | 0.1176, 0.5647, 1 |
                | HSL   | hsl(209.6 100% 55.88%)        |                   |
                | OKLCH | oklch(0.65201 0.19012 253.21) |                   |
                """)
    }

    @Test("A name that has one color in all appearances has no table of them")
    func sameInAllAppearances() {
        var client = TestClient(capabilities: "{}")
        let text = """
            :root { --ink: #112233; --paper: #ffffff }
            @media (prefers-color-scheme: dark) { :root { --paper: #ddeeff } }
            p { color: var(--ink); background: var(--paper) }
            """
        _ = client.open(uri, text)
        let ink = value(client.ask("hover", uri, #","position":{"line":2,"character":16}"#)) ?? ""
        #expect(ink.contains("var(--ink)") && !ink.contains("shown in"), "\(ink)")
        let paper = value(client.ask("hover", uri, #","position":{"line":2,"character":42}"#)) ?? ""
        #expect(paper.contains("light") && paper.contains("#ddeeff"), "\(paper)")
    }

    @Test("A name that has a color in each of several themes names them")
    func severalThemes() {
        var client = TestClient(capabilities: "{}")
        let text = """
            protocol Theme { var ink: Color { get }; var paper: Color { get } }
            struct Day: Theme { let ink = Color(white: 0.6); let paper = Color.white }
            struct Night: Theme { let ink = Color(white: 0.3); let paper = Color.black }
            struct A: View {
                let theme: Theme
                var body: some View { Text("a").foregroundStyle(theme.ink).background(theme.paper) }
            }
            """
        _ = client.open("file:///A.swift", text, language: "swift")
        let ink = value(client.ask("hover", "file:///A.swift", #","position":{"line":5,"character":60}"#)) ?? ""
        #expect(ink.hasPrefix("2.84:1 ✗ below 4.5:1 on its background #ffffff in Day\n"), "\(ink)")
        #expect(ink.contains("2.46:1 ✗ below 4.5:1 on its background #000000 in Night"), "\(ink)")
        #expect(ink.contains("Day       #999999"), "\(ink)")
    }

    @Test("A name whose color depends on the rule shows its definitions")
    func severalDefinitions() {
        var client = TestClient(capabilities: "{}")
        let text = """
            :root { --line: #aabbcc; --gap: 1rem }
            .bad { --line: #cc0000; --gap: 2rem }
            p { border-color: var(--line); margin: var(--gap) }
            """
        _ = client.open(uri, text)
        let line = value(client.ask("hover", uri, #","position":{"line":2,"character":25}"#))
        #expect(
            line == """
                --line

                depends on where it is used: #aabbcc (line 1), #cc0000 (line 2)

                defined in a.css:1, a.css:2
                """)
        // Lengths are not colors.
        #expect(client.ask("hover", uri, #","position":{"line":2,"character":46}"#) == "null")
    }

    @Test("Without Markdown support, hovers are plain text")
    func plainText() {
        var client = TestClient(capabilities: "{}")
        _ = client.open(uri, "a { color: rgb(0 0 0 / 50%) }")
        let hover = client.ask("hover", uri, #","position":{"line":0,"character":11}"#)
        #expect(hover.hasPrefix(#"{"contents":{"kind":"plaintext","#))
        #expect(
            value(hover) == """
                #00000080 – black

                on white 3.97:1 (AA for large text), on black 1.00:1

                form                         0…1
                HSB      0° 0% 0%            0, 0, 0
                RGB      0, 0, 0             0, 0, 0
                opacity  50%                 0.5
                HSL      hsl(0 0% 0% / 0.5)
                OKLCH    oklch(0 0 0 / 0.5)
                """)
    }

    @Test("Over a name that a pair resolves")
    func name() {
        var client = TestClient(capabilities: "{}")
        _ = client.open(uri, ":root { --c: #999 }\nq { color: var(--c); background: #fff }")
        let hover = client.ask("hover", uri, #","position":{"line":1,"character":15}"#)
        #expect(
            value(hover)?.hasPrefix(
                "2.84:1 ✗ below 4.5:1 on its background #ffffff\n\nvar(--c)\n\n#999999 – gray\n") == true)
        #expect(hover.hasSuffix(#","range":\#(range(1, 11, 1, 19))}"#))
    }

    @Test("A rule named in a comment is explained")
    func rule() {
        var client = TestClient(capabilities: "{}")
        _ = client.open(uri, "/* color-lint:disable:next hue-degrees, contrast */ a { color: #777; background: #fff }")
        let hover = client.ask("hover", uri, #","position":{"line":0,"character":42}"#)
        #expect(value(hover)?.hasPrefix("contrast – ") == true)
        #expect(hover.hasSuffix(#","range":\#(range(0, 40, 0, 48))}"#))
        #expect(
            value(client.ask("hover", uri, #","position":{"line":0,"character":30}"#))?.hasPrefix("hue-degrees") == true
        )
        #expect(client.ask("hover", uri, #","position":{"line":0,"character":10}"#) == "null")
    }

    @Test("Elsewhere the hover is null")
    func nothing() {
        var client = TestClient(capabilities: "{}")
        _ = client.open(uri, "a { color: red }")
        #expect(client.ask("hover", uri, #","position":{"line":0,"character":0}"#) == "null")
        // A character past the line's end is the line's end.
        #expect(client.ask("hover", uri, #","position":{"line":0,"character":999999999999}"#) == "null")
    }

    @Test("A picture is included if enabled and the client supports Markdown")
    func picture() throws {
        let markdown = #"{"textDocument":{"hover":{"contentFormat":["markdown"]}}}"#
        let settings = #"{"settings":{"color-lint":{"hoverPictures":true}}}"#
        let place = #","position":{"line":0,"character":14}"#
        var client = TestClient(capabilities: markdown)
        _ = client.open(uri, "a { color: #1e90ff80; background: #fed }")
        let without = value(client.ask("hover", uri, place))
        #expect(client.notify("workspace/didChangeConfiguration", settings) == [])
        let hover = try #require(value(client.ask("hover", uri, place)))
        let paragraphs = hover.components(separatedBy: "\n\n")
        #expect(paragraphs.dropLast().joined(separator: "\n\n") == without)
        let picture = try #require(paragraphs.last)
        let head =
            "![#1e90ff80, green-blue, a tint: 12% towards white, on white 1.78:1, on black 2.26:1]"
            + "(data:image/svg+xml;base64,"
        #expect(picture.hasPrefix(head), "\(picture.prefix(120))")
        #expect(picture.utf8.count < 4000)
        let data = try #require(Data(base64Encoded: String(picture.dropFirst(head.count).dropLast())))
        let svg = String(decoding: data, as: UTF8.self)
        #expect(svg.contains(##"<circle cx="26" cy="22" r="13" fill="#1e90ff" fill-opacity="50%"/>"##))
        #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>"))
        var plain = TestClient(capabilities: "{}")
        _ = plain.open(uri, "a { color: #1e90ff80; background: #fed }")
        let text = plain.ask("hover", uri, place)
        _ = plain.notify("workspace/didChangeConfiguration", settings)
        #expect(plain.ask("hover", uri, place) == text)
    }
}

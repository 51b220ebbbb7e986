import JSONSyntax
import Testing

@Suite("Colors")
struct ColorTests {
    private let uri = "file:///a.css"

    @Test("Literals are reported in order, in the negotiated unit, at full precision")
    func documentColors() {
        let text = "a { color: #1e90ff }\r\n/* 🌞é */ b { background: linear-gradient(#000, #fff) }\n"
        let columns = ["utf-8": (45, 51), "utf-16": (42, 48), "utf-32": (41, 47)]
        for (encoding, (black, white)) in columns {
            var client = TestClient(capabilities: #"{"general":{"positionEncodings":["\#(encoding)"]}}"#)
            _ = client.open(uri, text)
            let expected = [
                #"{"range":\#(range(0, 11, 0, 18)),"color":{"red":0.11764705882352941,"green":0.5647058823529412,"blue":1,"alpha":1}}"#,
                #"{"range":\#(range(1, black, 1, black + 4)),"color":{"red":0,"green":0,"blue":0,"alpha":1}}"#,
                #"{"range":\#(range(1, white, 1, white + 4)),"color":{"red":1,"green":1,"blue":1,"alpha":1}}"#,
            ]
            #expect(client.ask("documentColor", uri) == "[\(expected.joined(separator: ","))]", "\(encoding)")
        }
    }

    @Test("Without colors, or in an unsupported language, the list is empty, not null")
    func noColors() {
        var client = TestClient(capabilities: "{}")
        _ = client.open(uri, "")
        #expect(client.ask("documentColor", uri) == "[]")
        #expect(client.open("file:///notes.md", "#fff", language: "markdown") == [])
        #expect(client.ask("documentColor", "file:///notes.md") == "[]")
        let place = #","position":{"line":0,"character":0}"#
        #expect(client.ask("hover", "file:///notes.md", place) == "null")
        #expect(client.ask("diagnostic", "file:///notes.md") == #"{"kind":"full","resultId":"0","items":[]}"#)
        let selection = #","range":\#(range(0, 0, 0, 4)),"context":{"diagnostics":[]}"#
        #expect(client.ask("codeAction", "file:///notes.md", selection) == "[]")
    }

    @Test("The language is the client's, or else follows from the path")
    func language() {
        var client = TestClient(capabilities: "{}")
        _ = client.open("untitled:1", "a { color: red }", language: "css")
        #expect(client.ask("documentColor", "untitled:1") != "[]")
        _ = client.open("file:///x/%C3%A9.CSS", "a { color: red }", language: "plaintext")
        #expect(client.ask("documentColor", "file:///x/%C3%A9.CSS") != "[]")
        // The identifier "css" is also used for SCSS and Less; other identifiers take precedence over the path.
        _ = client.open("file:///x/a.scss", "$a: red;", language: "css")
        #expect(client.ask("documentColor", "file:///x/a.scss") != "[]")
        _ = client.open("file:///x/a.less", "@a: red;", language: "css")
        #expect(client.ask("documentColor", "file:///x/a.less") != "[]")
        _ = client.open("file:///x/a.css", "$a: red;", language: "scss")
        #expect(client.ask("documentColor", "file:///x/a.css") != "[]")
    }

    @Test("Colors outside sRGB are shown with the same lightness and hue")
    func mapped() {
        var client = TestClient(capabilities: "{}")
        _ = client.open(uri, "a { color: color(display-p3 1 0 0) }")
        #expect(client.ask("documentColor", uri).contains(#""color":{"red":1,"green":0.0445"#))
    }

    @Test("A picked color is written in the notation of the source, for exactly the requested range")
    func presentations() {
        var client = TestClient(capabilities: "{}")
        _ = client.open(uri, "a { color: #1E90FF }")
        let picked = #""color":{"red":1,"green":0.5019607843137255,"blue":0,"alpha":1}"#
        let place = range(0, 11, 0, 18)
        let answer = client.ask("colorPresentation", uri, #","range":\#(place),\#(picked)"#)
        let first = ##"[{"label":"#FF8000","textEdit":{"range":\##(place),"newText":"#FF8000"}},"##
        #expect(answer.hasPrefix(first + #"{"label":"rgb(255 128 0)","#), "\(answer)")
        // Components outside 0…1 are clamped.
        let wild = #""color":{"red":7,"green":-1,"blue":0,"alpha":1e300}"#
        #expect(
            client.ask("colorPresentation", uri, #","range":\#(place),\#(wild)"#).hasPrefix(##"[{"label":"#FF0000""##))
        for stale in [range(0, 11, 0, 17), range(0, 0, 0, 1), range(0, 11, 0, 11)] {
            #expect(client.ask("colorPresentation", uri, #","range":\#(stale),\#(picked)"#) == "[]")
        }
        let outside = client.ask("colorPresentation", uri, #","range":\#(range(5, 0, 5, 1)),\#(picked)"#)
        #expect(outside == "error -32602: the document has no line 5")
        let reversed = client.ask("colorPresentation", uri, #","range":\#(range(0, 9, 0, 1)),\#(picked)"#)
        #expect(reversed == "error -32602: the range ends before it starts")
        let colorless = client.ask("colorPresentation", uri, #","range":\#(place)"#)
        #expect(colorless == "error -32602: params.color must be an object")
    }

    @Test(
        "The color that was reported is the literal's own, exactly",
        arguments: [
            ("css", "a { color: ‸color(display-p3 1 0 0)‸ }"), ("css", "a { color: ‸rgb(90% 0% 12.5%)‸ }"),
            ("swift", "let a = ‸Color(.displayP3, red: 1, green: 0, blue: 0)‸"),
            ("swift", "let a = ‸Color(red: 0.9, green: 0.9, blue: 0.9)‸"),
        ])
    func ownColor(_ language: String, _ text: String) throws {
        let parts = text.split(separator: "‸").map(String.init)
        var client = TestClient(capabilities: "{}")
        _ = client.open(uri, parts.joined(), language: language)
        let root = try #require(JSONDocument(Array(client.ask("documentColor", uri).utf8)).root)
        let color = try #require(root[0]?["color"])
        let place = range(0, parts[0].utf16.count, 0, parts[0].utf16.count + parts[1].utf16.count)
        // As a picker knows it: in steps of 8 bits.
        let picked = ["red", "green", "blue", "alpha"].map {
            #""\#($0)":\#(((color[$0]?.double ?? 0) * 255).rounded() / 255)"#
        }.joined(separator: ",")
        for known in [color.text, "{\(picked)}"] {
            let answer = client.ask("colorPresentation", uri, #","range":\#(place),"color":\#(known)"#)
            let first = JSONDocument(Array(answer.utf8)).root?[0]?["label"]?.string
            #expect(first == parts[1])
        }
        let other = #"{"red":0,"green":0.5,"blue":1,"alpha":1}"#
        let answer = client.ask("colorPresentation", uri, #","range":\#(place),"color":\#(other)"#)
        let label = JSONDocument(Array(answer.utf8)).root?[0]?["label"]?.string ?? ""
        #expect(label != parts[1])
        #expect(label.prefix(4) == parts[1].prefix(4) && label.contains("isplay") == parts[1].contains("isplay"))
    }
}

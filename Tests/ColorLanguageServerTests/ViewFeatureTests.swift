import ColorLanguageServer
import ColorLinting
import JSONSyntax
import SourceText
import Testing

/// What editors show besides colors and diagnostics: inlay hints, code lenses, swatches of names, symbols, links.
@Suite("Hints, lenses, swatches and symbols")
struct ViewFeatureTests {
    private let uri = "file:///w/a.css"
    private let text = "a { color: #777; background: #fff }\nb { color: #000; background: #fff }\n"

    private func hints(_ client: inout TestClient, _ part: String = range(0, 0, 9, 0)) -> [String] {
        elements(of: client.ask("inlayHint", uri, #","range":\#(part)"#)) {
            "\($0["position"]?["line"]?.int ?? -1):\($0["position"]?["character"]?.int ?? -1) \($0["label"]?.string ?? "")"
        }
    }

    @Test("The contrast is shown behind failing text colors, or all, or none")
    func inlayHints() {
        var client = TestClient(files: [])
        _ = client.open(uri, text + "\n\n\n\n\n\n\n\n\n")
        #expect(hints(&client) == ["0:15 4.47 ✗"])
        #expect(hints(&client, range(1, 0, 2, 0)) == [])
        let answer = client.ask("inlayHint", uri, #","range":\#(range(0, 0, 1, 0))"#)
        #expect(answer.contains("4.47:1 is below 4.5:1 on #ffffff"))
        for (mode, expected) in [("all", ["0:15 4.47 ✗", "1:15 21.00 ✓"]), ("off", []), ("failing", ["0:15 4.47 ✗"])] {
            _ = client.notify(
                "workspace/didChangeConfiguration", #"{"settings":{"color-lint":{"inlayHints":"\#(mode)"}}}"#)
            #expect(hints(&client) == expected)
        }
        // What a comment silences is not marked.
        _ = client.open(uri, "/* color-lint:disable:file contrast */\n" + text + "\n\n\n\n\n\n\n\n\n")
        #expect(hints(&client) == [])
    }

    @Test("In JSON the contrast is shown behind the quotes")
    func inlayHintsInJSON() {
        var client = TestClient(files: [])
        let theme = ##"{"colors":{"button.background":"#fff","button.foreground":"#777"}}"##
        _ = client.open("file:///w/a-color-theme.json", theme, language: "json")
        let answer = client.ask(
            "inlayHint", "file:///w/a-color-theme.json", #","range":\#(range(0, 0, 0, 99))"#)
        let end = theme.utf8.count - 2
        #expect(elements(of: answer) { "\($0["position"]?["character"]?.int ?? -1)" } == ["\(end)"])
    }

    @Test("Changed settings make the editor ask again, if it can")
    func refresh() {
        let able = #"{"workspace":{"inlayHint":{"refreshSupport":true},"codeLens":{"refreshSupport":true}}}"#
        var client = TestClient(files: [], capabilities: able)
        let sent = client.notify(
            "workspace/didChangeConfiguration", #"{"settings":{"color-lint":{"codeLens":false}}}"#)
        #expect(sent.contains { $0.contains("workspace/codeLens/refresh") })
        #expect(sent.contains { $0.contains("workspace/inlayHint/refresh") })
    }

    private func lenses(_ answer: String) -> [String] {
        elements(of: answer) { "\(place($0)) \($0["command"]?["title"]?.string ?? "")" }
    }

    @Test("Definitions of colors list the uses in all files, and the worst contrast")
    func codeLens() {
        let disk = [
            ("a.css", ""), ("b.css", "p { border-color: var(--ink); color: var(--ink) }"), ("c.css", ""),
        ]
        var client = TestClient(files: disk)
        let theme = ":root { --ink: #777;\n--gap: 4px; --none: red }\np { color: var(--ink); margin: var(--gap) }"
        _ = client.open("file:///w/c.css", "q { color: var(--ink); background: #fff }")
        _ = client.open(uri, theme)
        #expect(lenses(client.ask("codeLens", uri)) == ["0:8-13 4 uses · worst 4.47:1"])
        _ = client.open(
            "file:///w/e.css", "p { --edge: tan; --hem: red;\nborder-color: var(--edge); color: var(--hem) }")
        #expect(client.ask("codeLens", "file:///w/e.css") == "[]")
        _ = client.open("file:///w/d.css", "p { --edge: tan; border-color: var(--edge) }")
        #expect(lenses(client.ask("codeLens", "file:///w/d.css")) == ["0:4-10 1 use"])
        // A file that is open is counted once.
        _ = client.open("file:///w/b.css", "p { fill: var(--ink) }")
        #expect(lenses(client.ask("codeLens", uri)) == ["0:8-13 3 uses · worst 4.47:1"])
        _ = client.notify("workspace/didChangeConfiguration", #"{"settings":{"codeLens":false}}"#)
        #expect(client.ask("codeLens", uri) == "[]")
    }

    private func swatches(_ answer: String) -> [String] {
        elements(of: answer) { node in
            let colors = node["colors"]?.children.map { color in
                ["red", "green", "blue"].map { String(Int((color[$0]?.double ?? -1) * 255 + 0.5)) }
                    .joined(separator: " ")
            }
            return "\(place(node)) \(colors?.joined(separator: ", ") ?? "")"
        }
    }

    @Test("Names have swatches, with two colors if appearances differ")
    func cssSwatches() {
        var client = TestClient(files: [("a.css", ""), ("t.css", ":root { --far: #369 }")])
        _ = client.open(
            uri,
            """
            :root { --x: #fff; --y: light-dark(#fff, #000); --n: 4px }
            @media (prefers-color-scheme: dark) { :root { --x: #111 } }
            p { border: var(--n) solid var( --x ); color: var(--far); fill: var(--y, red) }
            """)
        let document = #"{"textDocument":{"uri":"\#(uri)"}"#
        let expected = [
            "0:24-46 255 255 255, 0 0 0", "2:27-37 255 255 255, 17 17 17", "2:46-56 51 102 153",
            "2:64-71 255 255 255, 0 0 0",
        ]
        let found = swatches(client.request("color-lint/swatches", document + "}"))
        #expect(found == expected)
        let part = #"\#(document),"range":\#(range(2, 40, 2, 50))}"#
        #expect(swatches(client.request("color-lint/swatches", part)) == [expected[2]])
        let all = #"\#(document),"literals":true,"range":\#(range(0, 0, 1, 0))}"#
        #expect(swatches(client.request("color-lint/swatches", all)).count == 4)
    }

    @Test("light-dark() has a divided swatch wherever it is, but not in comments")
    func functionSwatches() {
        var client = TestClient(files: [])
        _ = client.open(
            uri,
            """
            /* light-dark(#fff, #000) */ :root { --a: #fff }
            p { border-color: light-dark(#fff, #111) }
            q { outline-color: light-dark(var(--a), var(--none)) }
            """)
        let found = swatches(
            client.request("color-lint/swatches", #"{"textDocument":{"uri":"\#(uri)"}}"#))
        #expect(found == ["1:18-40 255 255 255, 17 17 17", "2:30-38 255 255 255"])
    }

    @Test("Names have swatches in Swift, SCSS and tokens")
    func otherSwatches() {
        var client = TestClient(files: [
            ("a.swift", ""), ("Theme.swift", "enum Theme { static let accent = Color.red }"),
        ])
        func found(_ name: String, _ language: String, _ text: String) -> [String] {
            _ = client.open("file:///w/" + name, text, language: language)
            return swatches(
                client.request("color-lint/swatches", #"{"textDocument":{"uri":"file:///w/\#(name)"}}"#))
        }
        let swift = found(
            "a.swift", "swift",
            "import SwiftUI\nextension Color { static let soft = Color(red: 0, green: 0, blue: 1) }\nlet a = Text(\"a\").foregroundStyle(Color.soft)\n"
        )
        #expect(swift == ["2:34-44 0 0 255"])
        #expect(found("a.scss", "scss", "$x: #369;\np { color: $x; margin: $y }") == ["1:11-13 51 102 153"])
        let tokens = ##"{"c":{"a":{"$type":"color","$value":"#369"},"b":{"$type":"color","$value":"{c.a}"}}}"##
        #expect(
            found("a.json", "json", tokens).map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
                "51 102 153"
            ])
    }

    @Test("The body of a view that draws a color is no name for it")
    func drawnViews() {
        var client = TestClient(files: [])
        let uri = "file:///w/Paper.swift"
        _ = client.open(
            uri, "import SwiftUI\nstruct Paper: View { var body: some View { Color(red: 0, green: 0, blue: 1) } }\n",
            language: "swift")
        let body = #","position":{"line":1,"character":28}"#
        #expect(client.ask("hover", uri, body) == "null")
        #expect(client.ask("prepareRename", uri, body) == "null")
        #expect(client.ask("references", uri, body + #","context":{"includeDeclaration":true}"#) == "[]")
        #expect(client.ask("documentSymbol", uri) == "[]")
    }

    @Test("Editors that cannot draw get names as colors if a setting asks")
    func nameSwatches() {
        var client = TestClient(files: [], options: #"{"nameSwatches":true}"#)
        _ = client.open(uri, ":root { --x: #fff }\np { color: var(--x) }")
        #expect(elements(of: client.ask("documentColor", uri)) { place($0) } == ["0:13-17", "1:11-19"])
        let picked = #","range":\#(range(1, 11, 1, 19)),"color":{"red":1,"green":0,"blue":0,"alpha":1}"#
        #expect(client.ask("colorPresentation", uri, picked) == "[]")
    }

    @Test("Their colors are sent once all names are known, since nobody asks for them twice")
    func waiting() {
        var registrations: [String] = []
        var client = TestClient(
            parameters:
                #"{"capabilities":{},"initializationOptions":{"nameSwatches":true},"workspaceFolders":[{"uri":"file:///w","name":"w"}]}"#,
            registrations: &registrations)
        _ = client.open(uri, "p { color: var(--x) }")
        #expect(client.ask("documentColor", uri) == "no answer")
        var workspace = Workspace()
        let theme = SourceFile(path: "/w/t.css", language: .css, text: ":root { --x: #fff }")
        workspace.update(theme.path, with: Linter().names(of: theme, withPlaces: true))
        let messages = client.take(.workspace(workspace, paths: ["/w/a.css", "/w/t.css"]))
        #expect(messages.contains { $0.contains(#""result":[{"range":\#(range(0, 11, 0, 19))"#) })
    }

    @Test("When another file changes the color of a name, those who draw it are told")
    func swatchRefresh() {
        var client = TestClient(files: [("a.css", ""), ("t.css", "")])
        _ = client.open("file:///w/t.css", ":root { --x: #fff }")
        _ = client.open(uri, "p { color: var(--x) }")
        let change = ##"{"text":":root { --x: #000 }"}"##
        #expect(!client.change("file:///w/t.css", change).contains { $0.contains("refreshSwatches") })
        _ = client.request("color-lint/swatches", #"{"textDocument":{"uri":"\#(uri)"}}"#)
        let again = ##"{"text":":root { --x: #111 }"}"##
        #expect(client.change("file:///w/t.css", again).contains { $0.contains("color-lint/refreshSwatches") })
    }

    @Test("Definitions are symbols with their hex digits")
    func symbols() {
        let able = #"{"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}"#
        var client = TestClient(
            files: [("a.css", ""), ("t.css", "\n:root { --brandBlue: #369; --gap: 4px }")], capabilities: able)
        _ = client.open(
            uri, ":root { --x: #fff; --gap: 2px }\n@media (prefers-color-scheme: dark) { :root { --x: #111 } }")
        let own = elements(of: client.ask("documentSymbol", uri)) {
            "\(place($0, "selectionRange")) \($0["name"]?.string ?? "") \($0["detail"]?.string ?? "")"
        }
        #expect(own == ["0:8-11 --x #ffffff", "1:46-49 --x #111111"])
        func found(_ query: String) -> [String] {
            elements(of: client.request("workspace/symbol", #"{"query":"\#(query)"}"#)) {
                "\(place($0["location"])) \($0["name"]?.string ?? "") \($0["containerName"]?.string ?? "")"
            }
        }
        #expect(found("bblu") == ["1:8-19 --brandBlue #336699"])
        #expect(found("") == ["0:8-11 --x #ffffff", "1:46-49 --x #111111", "1:8-19 --brandBlue #336699"])
        #expect(found("nothing") == [])
    }

    @Test("All places of a name are highlighted; elsewhere the editor decides")
    func highlights() {
        var client = TestClient(files: [])
        let answer = client.ask("documentHighlight", at: "p { --x: red; color: var(--‸x) }", as: "a.css")
        #expect(elements(of: answer) { "\(place($0)) \($0["kind"]?.int ?? 0)" } == ["0:4-7 3", "0:25-28 2"])
        #expect(client.ask("documentHighlight", at: "p { co‸lor: red }", as: "a.css") == "null")
    }

    @Test("Names of asset catalog colors link to their color sets")
    func links() {
        let set =
            #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"1","blue":"1","alpha":"1"}}}],"info":{"author":"xcode","version":1}}"#
        var client = TestClient(files: [("A.xcassets/Brand.colorset/Contents.json", set), ("a.swift", "")])
        _ = client.open(
            "file:///w/a.swift", "import SwiftUI\nlet c = Color(\"Brand\")\nlet d = Color(\"Other\")\n",
            language: "swift")
        let links = elements(of: client.ask("documentLink", "file:///w/a.swift")) {
            "\(place($0)) \($0["target"]?.string ?? "")"
        }
        #expect(links == ["1:15-20 file:///w/A.xcassets/Brand.colorset/Contents.json"])
    }
}

import ColorLanguageServer
import ColorLinting
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// Definitions, references and completion of names. Disk reads are injected.
@Suite("Names")
struct NameTests {
    private func client(_ files: [(name: String, text: String)]) -> TestClient { TestClient(files: files) }

    private func ask(
        _ method: String, _ text: String, as name: String, _ client: inout TestClient, _ more: String = ""
    ) -> String { client.ask(method, at: text, as: name, more) }

    private func places(_ answer: String) -> [String] {
        guard let root = JSONDocument(Array(answer.utf8)).root else { return [answer] }
        return root.children.map { location in
            let (start, end) = (location["range"]?["start"], location["range"]?["end"])
            let name = (location["uri"]?.string ?? "").split(separator: "/").last ?? ""
            return
                "\(name):\(start?["line"]?.int ?? -1):\(start?["character"]?.int ?? -1)-\(end?["character"]?.int ?? -1)"
        }
    }

    private func definitions(_ text: String, as name: String = "a.css", on disk: [(String, String)] = []) -> [String] {
        var client = client(disk)
        return places(ask("definition", text, as: name, &client))
    }

    private func references(
        _ text: String, as name: String = "a.css", on disk: [(String, String)] = [], all: Bool = false
    ) -> [String] {
        var client = client(disk)
        return places(ask("references", text, as: name, &client, #","context":{"includeDeclaration":\#(all)}"#))
    }

    @Test("All definitions of a custom property are found from any use")
    func customProperties() {
        #expect(definitions(":root { --x: #fff }\np { border: 1px solid var(‸--x) }") == ["a.css:0:8-11"])
        #expect(
            definitions("p { width: var(--x‸) }\n.dark { --x: #000 }\n@property --x { }")
                == ["a.css:1:8-11", "a.css:2:10-13"])
        #expect(definitions("p { color: var(--‸y); --x: #fff }") == [])
        #expect(definitions("p { co‸lor: red }") == [])
    }

    @Test("Other files are read from open documents, or else from disk")
    func otherFiles() {
        let disk = [("a.css", ""), ("t.css", "/* é😀 */ :root { --x: #fff }"), ("u.css", "p { color: var(--x) }")]
        #expect(definitions("p { color: var(--‸x) }", on: disk) == ["t.css:0:18-21"])
        #expect(references("p { color: var(--‸x) }", on: disk) == ["a.css:0:15-18", "u.css:0:15-18"])
        #expect(
            references("p { --‸x: red }", on: disk, all: true) == ["a.css:0:4-7", "t.css:0:18-21", "u.css:0:15-18"])
        var client = client(disk)
        _ = client.open("file:///w/u.css", "\n\na { fill: var(--x); --x: tan }", language: "css")
        let answer = ask("references", "p { color: var(--‸x) }", as: "a.css", &client, #","context":{}"#)
        #expect(places(answer) == ["a.css:0:15-18", "u.css:2:14-17"])
    }

    @Test("Variables of SCSS and Less are local to their file if others define them too")
    func variables() {
        let sheets = [
            ("a.scss", ""), ("v.scss", "$ink: #000; $size: 1px;"),
            ("c.scss", "p { border: 1px solid v.$ink; @include m($ink) }"),
        ]
        #expect(definitions("p { color: $i‸nk }", as: "a.scss", on: sheets) == ["v.scss:0:0-4"])
        #expect(
            references("p { color: v.$i‸nk }", as: "a.scss", on: sheets)
                == ["a.scss:0:13-17", "c.scss:0:24-28", "c.scss:0:41-45"])
        let disk = [("a.scss", ""), ("b.scss", "$x-y: #000;")]
        #expect(definitions("$x_y: #fff;\np { color: $x-‸y }", as: "a.scss", on: disk) == ["a.scss:0:0-4"])
        #expect(references("@x: #fff; p { width: @x; @media (a) { fill: @‸x } }", as: "a.less").count == 2)
    }

    @Test("Names of Swift, asset catalogs and tokens are found")
    func others() {
        #expect(
            definitions(
                "import SwiftUI\nextension Color { static let muted = Color(white: 0.5) }\nstruct V: View { var body: some View { Text(\"a\").foregroundStyle(Color.mu‸ted).background(Color.white) } }\n",
                as: "a.swift") == ["a.swift:1:29-34"])
        let set =
            #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"1","blue":"1","alpha":"1"}}}],"info":{"author":"xcode","version":1}}"#
        let disk = [("A.xcassets/Brand.colorset/Contents.json", set), ("a.swift", "")]
        let found = definitions("import SwiftUI\nlet c = Color(\"Br‸and\")\n", as: "a.swift", on: disk)
        #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix("Contents.json:") })
        #expect(
            definitions(
                ##"{"c":{"a":{"$type":"color","$value":"#fff"},"b":{"$type":"color","$value":"{c.‸a}"}}}"##,
                as: "a.json"
            )
            .count == 1)
    }

    @Test("Completions show colors and replace the typed text")
    func completion() {
        var client = client([("a.css", ""), ("t.css", ":root { --brand: #369; --gap: 4px }")])
        let answer = ask("completion", ":root { --mine: red } p { color: var(--b‸) }", as: "a.css", &client)
        let range = range(0, 37, 0, 40)
        #expect(
            answer
                == ##"[{"label":"--brand","kind":16,"detail":"#336699","textEdit":{"range":\##(range),"newText":"--brand"}},"##
                + ##"{"label":"--gap","kind":6,"textEdit":{"range":\##(range),"newText":"--gap"}},"##
                + ##"{"label":"--mine","kind":16,"detail":"#ff0000","data":{"isOwn":true},"textEdit":{"range":\##(range),"newText":"--mine"}}]"##
        )
        #expect(ask("completion", "p { color: r‸ }", as: "a.css", &client) == "[]")
        #expect(ask("completion", "p { color: var(‸", as: "a.css", &client).contains("--brand"))
        #expect(
            ask("completion", "$a-b: #fff; p { color: $a‸ }", as: "b.scss", &client).contains(##""newText":"$a-b""##))
        #expect(ask("completion", "let a = 1‸", as: "b.swift", &client) == "[]")
    }

    @Test("Hovers over names show the color and the definitions")
    func hover() {
        var client = client([("a.css", ""), ("t.css", "\n:root { --x: #369 }")])
        let answer = ask("hover", "p { border: 1px solid var(--‸x) }", as: "a.css", &client)
        #expect(answer.contains("#336699") && answer.contains("defined in t.css:2"))
    }

    @Test("Hovers over names with several possible definitions show what they may be")
    func hoverOverSeveral() {
        let sheets = [
            (name: "a.css", text: ""), ("day.css", ":root { --x: #777 }"), ("sea.css", ":root { --x: #000 }"),
        ]
        var client = client(sheets)
        let answer = ask("hover", "p { color: var(--‸x); background: #fff }", as: "a.css", &client)
        #expect(answer.contains("may be #777777 (day.css:1), #000000 (sea.css:1)"), "\(answer)")
        // Those of a bar hold in it alone.
        var bar = self.client([("a.css", ""), ("bar.css", ".bar { --x: #777; --gap: 1rem }")])
        #expect(ask("hover", "p { color: var(--‸x, #000) }", as: "a.css", &bar).contains("may be #777777 (bar.css:1)"))
        #expect(ask("hover", "p { margin: var(--‸gap) }", as: "a.css", &bar) == "null")
    }

    @Test("Requests at any position of any text are answered")
    func anyPlace() {
        var client = client([])
        for text in ["", "--", "a{--x:var(--x", "\u{FEFF}a { color: var(--é😀) }", "@property --"] {
            _ = client.open("file:///w/a.css", text)
            for column in 0...text.utf16.count {
                let position = #","position":{"line":0,"character":\#(column)},"context":{}"#
                for method in ["definition", "references", "completion"] {
                    #expect(client.ask(method, "file:///w/a.css", position).hasPrefix("["))
                }
            }
        }
    }

    /// A name of a color type declared, and later removed, in another open document.
    @Test func anotherDocumentTellsWhatATypeIs() {
        var client = client([("Alias.swift", ""), ("View.swift", "")])
        let (alias, view) = ("file:///w/Alias.swift", "file:///w/View.swift")
        _ = client.open(alias, "typealias Tone = UIColor", language: "swift")
        _ = client.open(view, "let a = Tone(white: 0, alpha: 1)", language: "swift")
        #expect(client.ask("documentColor", view).contains("\"color\""))
        _ = client.change(alias, #"{"text":"typealias Tone = Int"}"#)
        #expect(client.ask("documentColor", view) == "[]")
    }
}

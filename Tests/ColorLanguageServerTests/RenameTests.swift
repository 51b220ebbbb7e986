import JSONSyntax
import Testing

@Suite("Renaming")
struct RenameTests {
    private static let able =
        #"{"textDocument":{"rename":{"prepareSupport":true}},"workspace":{"workspaceEdit":{"documentChanges":true,"#
        + #""resourceOperations":["create","rename"],"changeAnnotationSupport":{}}}}"#

    /// Renames the name at the mark in `text`. Returns an edit as `file:line:start-end new text`, with `*` if it is
    /// annotated, and the renamed folders.
    private func rename(
        _ text: String, as name: String = "a.css", to new: String, on disk: [(String, String)] = []
    ) -> [String] {
        var client = TestClient(files: disk, capabilities: Self.able)
        let answer = client.ask("rename", at: text, as: name, #","newName":"\#(new)""#)
        guard let changes = JSONDocument(Array(answer.utf8)).root?["documentChanges"] else { return [answer] }
        func last(_ uri: JSONNode?) -> String {
            (uri?.string ?? "").split(separator: "/").last.map(String.init) ?? ""
        }
        return changes.children.flatMap { change -> [String] in
            guard let edits = change["edits"] else { return ["\(last(change["oldUri"])) → \(last(change["newUri"]))"] }
            return edits.children.map { edit in
                "\(last(change["textDocument"]?["uri"])):\(place(edit)) \(edit["newText"]?.string ?? "")"
                    + (edit["annotationId"] == nil ? "" : "*")
            }
        }
    }

    @Test("A custom property is renamed in all files")
    func customProperty() {
        let disk = [("a.css", ""), ("t.css", ":root { --x: #fff }"), ("u.css", "p { color: var(--x) }")]
        let expected = ["a.css:0:15-18 --ink", "t.css:0:8-11 --ink*", "u.css:0:15-18 --ink*"]
        #expect(rename("p { color: var(--‸x) }", to: "--ink", on: disk) == expected)
        #expect(rename("p { color: var(--‸x) }", to: "ink", on: disk) == expected)
    }

    @Test("Variables of Sass are renamed in their file, tokens with the references to them")
    func others() {
        #expect(
            rename("$x-y: #fff;\np { color: $x_‸y }", as: "a.scss", to: "ink")
                == ["a.scss:0:0-4 $ink", "a.scss:1:11-15 $ink"])
        let tokens = ##"{"c":{"‸a":{"$type":"color","$value":"#fff"},"b":{"$type":"color","$value":"{c.a}"}}}"##
        let renamed = rename(tokens, as: "a.json", to: "ink", on: [("a.json", "")])
        #expect(renamed.map { $0.split(separator: " ").last ?? "" } == ["ink", "c.ink"])
    }

    @Test("A color of an asset catalog is renamed with its folder")
    func asset() {
        let set =
            #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"1","blue":"1","alpha":"1"}}}],"info":{"author":"xcode","version":1}}"#
        let disk = [
            ("A.xcassets/Brand.colorset/Contents.json", set), ("a.swift", ""),
            ("b.swift", "import SwiftUI\nlet c = Color(\"Brand\")\n"),
        ]
        let text = "import SwiftUI\nlet c = Color(\"Br‸and\")\n"
        #expect(
            rename(text, as: "a.swift", to: "Accent", on: disk) == [
                "a.swift:1:15-20 Accent", "b.swift:1:15-20 Accent*", "Brand.colorset → Accent.colorset",
            ])
        // A generated symbol would have to be renamed too.
        let symbol = disk + [("c.swift", "import SwiftUI\nlet t = Text(\"a\").foregroundStyle(Color.brand)\n")]
        #expect(rename(text, as: "a.swift", to: "Accent", on: symbol)[0].contains("by the symbol that Xcode generates"))
    }

    @Test("What cannot be renamed everywhere is not renamed")
    func refused() {
        let disk = [("a.css", ""), ("t.css", ":root { --x: #fff; --y: red }")]
        #expect(rename("p { color: var(--‸x) }", to: "--y", on: disk)[0].contains("--y is already defined"))
        #expect(rename("p { color: var(--‸x) }", to: "a b", on: disk)[0].contains("“a b” is not a valid name"))
        #expect(rename("p { co‸lor: red }", to: "x")[0].contains("no color name here"))
    }

    @Test("The editor is told beforehand what can be renamed")
    func prepare() {
        var client = TestClient(files: [], capabilities: Self.able)
        #expect(
            client.ask("prepareRename", at: "p { --x: red; color: var(--‸x) }", as: "a.css")
                == #"{"range":\#(range(0, 25, 0, 28)),"placeholder":"--x"}"#)
        #expect(client.ask("prepareRename", at: "p { co‸lor: red }", as: "a.css") == "null")
    }
}

import ColorLinting
import JSONSyntax
import Testing

/// The last quick fixes of a finding, which silence it, and its fix for level AAA.
@Suite("Silencing findings")
struct SilencingTests {
    private static let able =
        #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}},"#
        + #""workspace":{"workspaceEdit":{"documentChanges":true,"resourceOperations":["create"]}}}"#

    private func client(_ configuration: String? = nil) -> TestClient {
        var client = TestClient(files: [], capabilities: Self.able)
        _ = client.open("file:///w/s/page.css", "")
        let finder = ConfigurationFinder { $0 == "/w/.color-lint.json" ? configuration.map { Array($0.utf8) } : nil }
        _ = client.take(.configurations(["/w/s": finder.outcome(in: "/w/s")], mistakes: []))
        return client
    }

    private func actions(_ client: inout TestClient, _ text: String, _ name: String = "page.css") -> [JSONNode] {
        let uri = "file:///w/s/" + name
        _ = client.open(uri, text, language: "plaintext")
        let last = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        let asked = #","range":\#(range(0, 0, last, 0)),"context":{"diagnostics":[],"only":["quickfix"]}"#
        let answer = client.ask("codeAction", uri, asked)
        return JSONDocument(Array(answer.utf8)).root.map { Array($0.children) } ?? []
    }

    private func edit(_ action: JSONNode?) -> String {
        let changes = action?["edit"]?["documentChanges"]
        let last = changes?[(changes?.count ?? 1) - 1]
        let edit = last?["edits"]?[0]
        return "\(place(edit)) \(edit?["newText"]?.string ?? "")"
    }

    @Test(
        "They come last, with room for a reason, in the comments of the language",
        arguments: [
            ("a.css", "\n  a { color: #777; background: #fff }\n", "/* ", " */"),
            ("a.scss", "\n  a { color: #777; background: #fff }\n", "// ", ""),
            (
                "a.swift",
                "import SwiftUI\n  let a = Text(\"a\").foregroundStyle(Color(white: 0.5)).background(.white)\n", "// ",
                ""
            ),
            ("a.vue", "<style>\n  a { color: #777; background: #fff }\n</style>\n", "/* ", " */"),
        ])
    func comments(_ name: String, _ text: String, _ open: String, _ close: String) {
        var client = client()
        let found = actions(&client, text, name)
        #expect(
            found.suffix(3).map { $0["title"]?.string?.prefix(22) ?? "" } == [
                "Ignore contrast here", "Ignore contrast in thi", "Ignore #777777 on #fff",
            ] || name == "a.swift")
        let here = found.first { $0["title"]?.string == "Ignore contrast here" }
        #expect(edit(here) == "1:0-0   \(open)color-lint:disable:next contrast -- TODO: why\(close)\n")
        let file = found.first { $0["title"]?.string == "Ignore contrast in this file" }
        #expect(edit(file).contains("color-lint:disable:file contrast -- TODO: why"))
        #expect(found.first?["title"]?.string?.hasPrefix("Darken") == true)
    }

    private let page = "a { color: #777; background: #fff }\n"

    @Test(
        "A pair is added to the configuration, whatever it contains",
        arguments: [
            "{}", #"{ "level": "AA" }"#, #"{ "ignore": [] }"#,
            #"{ "ignore": [{ "rules": ["contrast"], "files": ["x"] }], }"#,
            "{\n  // why\n  \"level\": \"AA\" // last\n}\n",
        ])
    func configuration(_ text: String) throws {
        var client = client(text)
        let action = try #require(actions(&client, page).last)
        #expect(action["title"]?.string == "Ignore #777777 on #ffffff in the project (.color-lint.json)")
        let change = try #require(action["edit"]?["documentChanges"]?[0])
        #expect(change["textDocument"]?["uri"]?.string == "file:///w/.color-lint.json")
        let edit = try #require(change["edits"]?[0])
        let (line, column) = (
            edit["range"]?["start"]?["line"]?.int ?? 0, edit["range"]?["start"]?["character"]?.int ?? 0
        )
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines[line] = lines[line].prefix(column) + (edit["newText"]?.string ?? "") + lines[line].dropFirst(column)
        var again = self.client(lines.joined(separator: "\n"))
        #expect(!again.open("file:///w/s/page.css", page).contains { $0.contains("is below") })
        #expect(
            again.open("file:///w/s/page.css", "a { color: #787878; background: #fff }").contains {
                $0.contains("is below")
            })
    }

    @Test("Without a configuration, one is created if the editor can")
    func newConfiguration() {
        var client = client()
        let action = actions(&client, page).last
        #expect(action?["edit"]?["documentChanges"]?[0]?["kind"]?.string == "create")
        #expect(action?["edit"]?["documentChanges"]?[0]?["uri"]?.string == "file:///w/.color-lint.json")
        #expect(edit(action).hasPrefix("0:0-0 {\n  \"ignore\": [\n    {\"foreground\":\"#777777\""))
        var simple = TestClient(capabilities: "{}")
        _ = simple.open("file:///w/s/page.css", page)
        let asked = #","range":\#(range(0, 0, 1, 0)),"context":{"diagnostics":[],"only":["quickfix"]}"#
        #expect(!simple.ask("codeAction", "file:///w/s/page.css", asked).contains("in the project"))
    }

    @Test("Clients that resolve actions get the change of the configuration when it is chosen")
    func resolved() throws {
        let able =
            #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{},"dataSupport":true,"#
            + #""resolveSupport":{"properties":["edit"]}}},"workspace":{"workspaceEdit":{"documentChanges":true,"#
            + #""resourceOperations":["create"]}}}"#
        var client = TestClient(files: [], capabilities: able)
        _ = client.open("file:///w/s/page.css", "")
        _ = client.take(.configurations(["/w/s": .none], mistakes: []))
        let action = try #require(actions(&client, page).last)
        #expect(action["edit"] == nil)
        let resolved = client.request("codeAction/resolve", action.text)
        #expect(resolved.contains(#""documentChanges":[{"kind":"create","uri":"file:///w/.color-lint.json"}"#))
    }

    @Test("JSON has no comments, so the configuration ignores its place")
    func json() {
        var client = client("{}")
        let found = actions(
            &client, ##"{ "button": { "foreground": "#777777", "background": "#ffffff" } }"## + "\n", "theme.json")
        let titles = found.suffix(3).map { $0["title"]?.string ?? "" }
        #expect(titles.first?.hasPrefix("Ignore contrast at /button") == true, "\(titles)")
        #expect(edit(found.dropLast(2).last).contains(#""files":["s/theme.json"],"pointer":"/button"#))
    }

    @Test("Level AAA is an entry of its own, and no finding")
    func aaa() {
        var client = client()
        let titles = actions(&client, page).map { $0["title"]?.string ?? "" }
        #expect(titles.contains { $0.hasPrefix("AAA: Darken to #595959 (4.47:1 → 7") }, "\(titles)")
        let passing = "a { color: #767676; background: #fff }"
        #expect(!client.open("file:///w/s/page.css", passing).contains { $0.contains("contrast-enhanced") })
        let asked = #","range":\#(range(0, 12, 0, 12)),"context":{"diagnostics":[]}"#
        #expect(client.ask("codeAction", "file:///w/s/page.css", asked).contains("AAA: Darken to #595959"))
        let method = "workspace/didChangeConfiguration"
        let hinted = client.notify(method, #"{"settings":{"color-lint":{"enhanced":true}}}"#)
        #expect(hinted.contains { $0.contains("contrast-enhanced") })
        #expect(
            client.notify(method, #"{"settings":{"color-lint":{}}}"#).contains { $0.contains(#""diagnostics":[]"#) })
    }
}

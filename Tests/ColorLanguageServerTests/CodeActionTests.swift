import JSONSyntax
import Testing

@Suite("Code actions")
struct CodeActionTests {
    private let uri = "file:///a.css"
    private let text = "a { color: #777; background: #fff }\n/* 🌞 */ b { color: #0f0; background: #fff }\n"

    private static let able =
        #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{},"isPreferredSupport":true}}}"#

    /// Returns the titles of the actions at `place`, with an asterisk after the preferred one.
    private func titles(
        _ client: inout TestClient, at place: String, context: String = #"{"diagnostics":[]}"#
    ) -> [String] {
        let answer = client.ask("codeAction", uri, #","range":\#(place),"context":\#(context)"#)
        return JSONDocument(Array(answer.utf8)).root?.children.map {
            ($0["title"]?.string ?? "?") + ($0["isPreferred"]?.bool == true ? "*" : "")
        } ?? [answer]
    }

    @Test("A finding has fixes, conversions of the literal, and fix all")
    func atFinding() {
        var client = TestClient(capabilities: Self.able)
        _ = client.open(uri, text)
        let titles = titles(&client, at: range(0, 12, 0, 12))
        #expect(titles.first == "Darken to #767676 (4.47:1 → 4.54:1)*")
        #expect(titles.filter { $0.hasSuffix("*") }.count == 1)
        #expect(titles.contains("Convert to RGB: rgb(119 119 119)"))
        #expect(!titles.contains { $0.hasPrefix("Convert to hex") })
        #expect(titles.last == "Fix all colors with a safe fix")
    }

    @Test("Elsewhere there is only fix all, unless the request is automatic")
    func elsewhere() {
        var client = TestClient(capabilities: Self.able)
        _ = client.open(uri, text)
        #expect(titles(&client, at: range(0, 1, 0, 1)) == ["Fix all colors with a safe fix"])
        let automatic = #"{"diagnostics":[],"triggerKind":2}"#
        #expect(titles(&client, at: range(0, 1, 0, 1), context: automatic) == [])
        let outside = client.ask("codeAction", uri, #","range":\#(range(9, 1, 9, 1)),"context":{"diagnostics":[]}"#)
        #expect(outside == "error -32602: the document has no line 9")
    }

    @Test(
        "Only the kinds that are asked for",
        arguments: [
            (#"["quickfix"]"#, ["Darken"]), (#"["refactor"]"#, ["Convert"]), (#"["refactor.rewrite"]"#, ["Convert"]),
            (#"["source"]"#, ["Fix"]), (#"["source.fixAll"]"#, ["Fix"]), (#"["source.fixAll.colorLint"]"#, ["Fix"]),
            (#"["source.fixAll.other"]"#, []), (#"["refactor.rew"]"#, []), (#"["refactor.extract"]"#, []), ("[]", []),
            (#"["quickfix","source"]"#, ["Darken", "Fix"]), (#"[""]"#, ["Darken", "Convert", "Fix"]),
        ])
    func only(_ kinds: String, _ expected: [String]) {
        var client = TestClient(capabilities: Self.able)
        _ = client.open(uri, text)
        let context = #"{"diagnostics":[],"only":\#(kinds),"triggerKind":1}"#
        let words = titles(&client, at: range(0, 12, 0, 12), context: context)
            .compactMap { $0.split(separator: " ").first.map(String.init) }
            .filter { ["Darken", "Convert", "Fix"].contains($0) }
        #expect(words.reduce(into: []) { if $0.last != $1 { $0.append($1) } } == expected)
    }

    @Test("If the client lists diagnostics, only those have fixes")
    func diagnostics() {
        var client = TestClient(capabilities: Self.able)
        _ = client.open(uri, text)
        func context(_ source: String, _ place: String) -> String {
            #"{"only":["quickfix"],"diagnostics":[{"range":\#(place),"message":"","source":"\#(source)","code":"contrast"}]}"#
        }
        let both = range(0, 0, 2, 0)
        let all = titles(&client, at: both, context: #"{"only":["quickfix"],"diagnostics":[]}"#)
        let first = titles(&client, at: both, context: context("color-lint", range(0, 11, 0, 15)))
        let second = titles(&client, at: both, context: context("color-lint", range(1, 20, 1, 24)))
        // The whole file is ignored only once.
        #expect(Set(first + second) == Set(all))
        #expect(!first.isEmpty && !second.isEmpty)
        #expect(titles(&client, at: both, context: context("other", range(0, 0, 0, 1))) == all)
    }

    @Test("If the selection touches no finding, those that the client lists are meant")
    func listed() {
        var client = TestClient(capabilities: Self.able)
        _ = client.open(uri, text)
        let listed = #"{"range":\#(range(0, 11, 0, 15)),"message":"","source":"color-lint","code":"contrast"}"#
        let context = #"{"only":["quickfix"],"diagnostics":[\#(listed)]}"#
        #expect(titles(&client, at: range(0, 0, 0, 0), context: context).first?.hasPrefix("Darken to #767676") == true)
        #expect(titles(&client, at: range(0, 0, 0, 0), context: #"{"only":["quickfix"],"diagnostics":[]}"#) == [])
    }

    @Test("Fixes with one title name the line they edit")
    func equalTitles() {
        var client = TestClient(capabilities: Self.able)
        let sheet = ".a { color: #767676 }\n.a:hover { background: #eee }\n.a:focus { background: #eee }\n"
        _ = client.open(uri, sheet)
        let context = #"{"diagnostics":[],"only":["quickfix"]}"#
        let lightened = titles(&client, at: range(0, 13, 0, 13), context: context).filter { $0.hasPrefix("Lighten") }
        #expect(
            lightened == [
                "Lighten the background to #fefefe (3.91:1 → 4.50:1), line 2",
                "Lighten the background to #fefefe (3.91:1 → 4.50:1), line 3",
            ])
    }

    @Test("An edit that fixes several findings is one action")
    func shared() {
        var client = TestClient(capabilities: Self.able)
        let rule = "{ color: var(--c); background: #fff }"
        _ = client.open(uri, ":root { --c: #999 }\na \(rule)\nb \(rule)")
        let asked = #","range":\#(range(1, 0, 2, 20)),"context":{"diagnostics":[],"only":["quickfix"]}"#
        let answer = client.ask("codeAction", uri, asked)
        let actions = JSONDocument(Array(answer.utf8)).root.map { Array($0.children) } ?? []
        let edits = actions.compactMap { $0["edit"]?.text }
        #expect(Set(edits).count == edits.count)
        let definition = actions.first { $0["edit"]?.text.contains(range(0, 13, 0, 17)) == true }
        #expect(definition?["diagnostics"]?.count == 2, "\(answer)")
    }

    @Test("Edits name the document version if the client supports it")
    func edits() {
        let place = range(0, 11, 0, 15)
        let asked = #","range":\#(place),"context":{"diagnostics":[],"only":["quickfix"]}"#
        let edit = ##"[{"range":\##(place),"newText":"#767676"}]"##
        var simple = TestClient(capabilities: "{}")
        _ = simple.open(uri, text)
        #expect(simple.ask("codeAction", uri, asked).contains(#""edit":{"changes":{"\#(uri)":\#(edit)}}}"#))
        var able = TestClient(capabilities: #"{"workspace":{"workspaceEdit":{"documentChanges":true}}}"#)
        _ = able.open(uri, text)
        _ = able.change(uri, #"{"range":\#(range(1, 0, 1, 0)),"text":" "}"#)
        let versioned = #"{"textDocument":{"uri":"\#(uri)","version":2},"edits":\#(edit)}"#
        #expect(able.ask("codeAction", uri, asked).contains(#""edit":{"documentChanges":[\#(versioned)]}}"#))
    }

    @Test("Fix all applies every safe fix and is then not offered")
    func fixAll() {
        var client = TestClient(capabilities: Self.able)
        _ = client.open(uri, text)
        let asked = #","range":\#(range(0, 0, 0, 0)),"context":{"diagnostics":[],"only":["source.fixAll"]}"#
        let answer = client.ask("codeAction", uri, asked)
        let edits =
            ##"[{"range":\##(range(0, 11, 0, 15)),"newText":"#767676"},"##
            + ##"{"range":\##(range(1, 20, 1, 24)),"newText":"#008a00"}]"##
        #expect(answer.contains(edits), "\(answer)")
        _ = client.change(
            uri, ##"{"range":\##(range(1, 20, 1, 24)),"text":"#008a00"}"##,
            ##"{"range":\##(range(0, 11, 0, 15)),"text":"#767676"}"##)
        #expect(client.ask("codeAction", uri, asked) == "[]")
    }

    private static let resolving =
        #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{},"dataSupport":true,"#
        + #""resolveSupport":{"properties":["edit"]}}},"workspace":{"workspaceEdit":{"documentChanges":true}}}"#

    @Test("Expensive edits are computed on resolve if the client supports it")
    func resolve() {
        var client = TestClient(capabilities: Self.resolving)
        _ = client.open(uri, text)
        let context = #","range":\#(range(0, 0, 0, 0)),"context":{"diagnostics":[],"only":["source"]}"#
        let title = #""title":"Fix all colors with a safe fix","kind":"source.fixAll.colorLint""#
        let action = #"{\#(title),"data":{"uri":"\#(uri)","version":1}}"#
        #expect(client.ask("codeAction", uri, context) == "[\(action)]")
        let resolved = client.request("codeAction/resolve", action)
        #expect(resolved.hasPrefix(action.dropLast()))
        #expect(resolved.contains(##""newText":"#767676""##))
        #expect(resolved.contains(#""textDocument":{"uri":"\#(uri)","version":1}"#))
        // Fixes include their edits.
        let fixes = client.ask(
            "codeAction", uri, #","range":\#(range(0, 12, 0, 12)),"context":{"diagnostics":[],"only":["quickfix"]}"#)
        #expect(!fixes.contains(#""data":{"uri""#))
        #expect(fixes.contains(##""newText":"#767676""##))
    }

    @Test("An action for an outdated text is not resolved")
    func resolveLate() {
        var client = TestClient(capabilities: Self.resolving)
        _ = client.open(uri, text)
        _ = client.change(uri, #"{"text":"a { color: #777; background: #fff }"}"#)
        let data = #""data":{"uri":"\#(uri)","version":"#
        #expect(
            client.request("codeAction/resolve", #"{"title":"x",\#(data)1}}"#)
                == "error -32801: the document has changed since the action was offered")
        #expect(client.request("codeAction/resolve", #"{"title":"x",\#(data)2}}"#).contains(#""newText":"#))
        _ = client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(uri)"}}"#)
        #expect(client.request("codeAction/resolve", #"{"title":"x",\#(data)2}}"#).hasPrefix("error -32602"))
        #expect(client.request("codeAction/resolve", #"{"title":"x"}"#) == #"{"title":"x"}"#)
    }

    @Test("Fix all is not offered without safe fixes")
    func nothingToFix() {
        var client = TestClient(capabilities: Self.resolving)
        _ = client.open(uri, "a { color: #000; background: #fff }")
        let context = #","range":\#(range(0, 0, 0, 0)),"context":{"diagnostics":[],"only":["source"]}"#
        #expect(client.ask("codeAction", uri, context) == "[]")
    }
}

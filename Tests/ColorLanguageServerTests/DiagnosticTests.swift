import ColorLinting
import JSONSyntax
import TestSupport
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
    private let uri = "file:///a.css"
    private let gray = "a { color: #777; background: #fff }"
    /// The diagnostics of `gray`.
    private let mark =
        #"{"range":\#(range(0, 11, 0, 15)),"severity":2,"code":"contrast","source":"color-lint","#
        + ##""message":"contrast 4.47:1 is below 4.5:1 (AA): #777777 on #ffffff","##
        + #""data":{"ratio":4.478089453577214,"required":4.5}}"#

    private func published(_ version: String, _ diagnostics: String) -> String {
        #"{"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":"\#(uri)",\#(version)"#
            + #""diagnostics":[\#(diagnostics)]}}"#
    }

    @Test("Without pull support, they are published for each version and cleared on close")
    func push() {
        var client = TestClient(capabilities: "{}")
        #expect(client.open(uri, gray) == [published(#""version":1,"#, mark)])
        let fixed = #"{"range":\#(range(0, 12, 0, 15)),"text":"767676"}"#
        #expect(client.change(uri, fixed) == [published(#""version":2,"#, "")])
        #expect(client.ask("documentColor", uri).hasPrefix("[{"))
        let closed = client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(uri)"}}"#)
        #expect(closed == [published("", "")])
        #expect(client.ask("documentColor", uri) == "error -32602: no open document \(uri)")
    }

    @Test("Where a color has findings in several elements, the messages name them")
    func elements() {
        var client = TestClient(capabilities: "{}")
        let sheet =
            "a { color: #777 }\na:hover { background: #fff }\na.on { background: #fff }\nb { color: #777; background: #fff }"
        let opened = client.open(uri, sheet).joined()
        let messages = opened.components(separatedBy: "#777777 on #ffffff").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(messages == [", in a:hover", ", in a.on", ""])
    }

    @Test("The code links to the page of the rule, if the client supports links")
    func codeDescription() {
        let published = Publication(owner: "somebody", repository: "colors", publisher: "somebody")
        let capable = #"{"textDocument":{"publishDiagnostics":{"codeDescriptionSupport":true}}}"#
        func opened(_ capabilities: String, _ publication: Publication) -> String {
            var client = TestClient(capabilities: capabilities, publication: publication)
            return client.open(uri, gray).joined()
        }
        let page = "https://github.com/somebody/colors/blob/main/docs/rules/contrast.md"
        #expect(opened(capable, published).contains(#""code":"contrast","codeDescription":{"href":"\#(page)"}"#))
        #expect(opened("{}", published).contains(#""code":"contrast","source""#))
        let unpublished = Publication(owner: "OWNER", repository: "colors", publisher: "somebody")
        #expect(opened(capable, unpublished).contains(#""code":"contrast","source""#))
    }

    /// The diagnostics of #767676 on white, which passes AA but not AAA.

    private func pulled(_ report: String) -> (kind: String?, id: String, items: String?) {
        let root = JSONDocument(Array(report.utf8)).root
        return (root?["kind"]?.string, root?["resultId"]?.string ?? "", root?["items"]?.text)
    }

    @Test("After closing, they can be pulled once more, as VS Code does")
    func parting() {
        var client = TestClient(capabilities: #"{"textDocument":{"diagnostic":{}}}"#)
        _ = client.open(uri, gray)
        let close = #"{"textDocument":{"uri":"\#(uri)"}}"#
        let before = client.ask("diagnostic", uri)
        _ = client.notify("textDocument/didClose", close)
        #expect(client.ask("diagnostic", uri) == before)
        #expect(client.ask("diagnostic", uri) == "error -32602: no open document \(uri)")
        _ = client.open(uri, "")
        _ = client.notify("textDocument/didClose", close)
        _ = client.open(uri, gray)
        #expect(pulled(client.ask("diagnostic", uri)).items == "[\(mark)]")
    }

    @Test("Restored text is a new version, since the editor's marks are gone")
    func retyped() {
        var client = TestClient(capabilities: #"{"textDocument":{"diagnostic":{}}}"#)
        _ = client.open(uri, gray)
        let (_, id, items) = pulled(client.ask("diagnostic", uri))
        _ = client.change(uri, #"{"text":""}"#)
        _ = client.change(uri, #"{"text":"\#(gray)"}"#)
        let again = pulled(client.ask("diagnostic", uri, #","previousResultId":"\#(id)""#))
        #expect(again.kind == "full")
        #expect(again.items == items)
    }

    @Test("Stale comments have the tag Unnecessary if supported")
    func tags() {
        let text = "/* color-lint:disable:next contrast */\na { color: #000 }"
        let able = #"{"textDocument":{"publishDiagnostics":{"tagSupport":{"valueSet":[1,2]}}}}"#
        for (capabilities, isFaded) in [(able, true), ("{}", false), (able.replacing("1,2", with: "2"), false)] {
            var client = TestClient(capabilities: capabilities)
            let published = client.open(uri, text).first
            #expect(published?.contains("stale-suppression") == true)
            #expect(published?.contains(#""tags":[1]"#) == isFaded)
        }
    }

    @Test("With pull support, they are never published")
    func pull() {
        var client = TestClient(capabilities: #"{"textDocument":{"diagnostic":{}}}"#)
        #expect(client.open(uri, gray) == [])
        let (kind, id, items) = pulled(client.ask("diagnostic", uri))
        #expect(kind == "full")
        #expect(items == "[\(mark)]")
        #expect(pulled(client.ask("diagnostic", uri, #","previousResultId":"\#(id)""#)) == ("unchanged", id, nil))
        #expect(client.change(uri, #"{"text":""}"#) == [])
        let (kindNow, idNow, itemsNow) = pulled(client.ask("diagnostic", uri, #","previousResultId":"\#(id)""#))
        #expect(kindNow == "full")
        #expect(idNow != id)
        #expect(itemsNow == "[]")
        #expect(client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(uri)"}}"#) == [])
        // Closing a document removes its diagnostics in the editor, so the previous ID, which Neovim still sends, is
        // invalid.
        #expect(client.open(uri, "") == [])
        let (kindAnew, _, itemsAnew) = pulled(client.ask("diagnostic", uri, #","previousResultId":"\#(idNow)""#))
        #expect(kindAnew == "full")
        #expect(itemsAnew == "[]")
        #expect(client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(uri)"}}"#) == [])
        #expect(client.open(uri, gray) == [])
        #expect(pulled(client.ask("diagnostic", uri, #","previousResultId":"\#(id)""#)) == ("full", id, "[\(mark)]"))
    }

    @Test("Related information contains the background if supported")
    func related() {
        var client = TestClient(
            capabilities: #"{"textDocument":{"publishDiagnostics":{"relatedInformation":true}}}"#)
        let place = #"{"location":{"uri":"\#(uri)","range":\#(range(0, 29, 0, 33))},"message":"the background"}"#
        let whole = mark.replacing(#","data""#, with: #","relatedInformation":[\#(place)],"data""#)
        #expect(client.open(uri, gray) == [published(#""version":1,"#, whole)])
    }

    @Test("Only the last of several changes is published")
    func coalesced() {
        var client = TestClient(capabilities: "{}")
        _ = client.open(uri, gray)
        let change = #"{"range":\#(range(0, 0, 0, 0)),"text":" "}"#
        let count = rounds(10_000, debug: 1_000)
        let changes = (2...count + 1).map {
            #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":"#
                + #"{"textDocument":{"uri":"\#(uri)","version":\#($0)},"contentChanges":[\#(change)]}}"#
        }
        let answers = client.send(bytes: TestClient.framed(changes))
        let moved = mark.replacing(#""character":11"#, with: #""character":\#(count + 11)"#).replacing(
            #""character":15"#, with: #""character":\#(count + 15)"#)
        #expect(answers == [published(#""version":\#(count + 1),"#, moved)])
    }

    @Test("A document opened and closed at once gets only an empty publication")
    func openedAndClosed() {
        var client = TestClient(capabilities: "{}")
        let open = #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":"#
        let item = #"{"uri":"\#(uri)","languageId":"css","version":1,"text":"\#(gray)"}}}"#
        let close = #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"\#(uri)"}}}"#
        #expect(client.send(open + item, close) == [published("", "")])
    }

    @Test("Of repeated requests for changing text, the last is answered")
    func superseded() {
        var client = TestClient(capabilities: #"{"textDocument":{"diagnostic":{}}}"#)
        _ = client.open(uri, gray)
        var contents: [String] = []
        for version in 2...100 {
            contents.append(
                #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":"#
                    + #"{"uri":"\#(uri)","version":\#(version)},"contentChanges":[{"text":"a{color:red}"}]}}"#)
            for method in ["documentColor", "diagnostic", "hover"] {
                let position = method == "hover" ? #","position":{"line":0,"character":9}"# : ""
                contents.append(
                    client.requestText("textDocument/\(method)", #"{"textDocument":{"uri":"\#(uri)"}\#(position)}"#))
            }
        }
        // Requests for another document do not prevent an answer.
        let answers = client.send(bytes: TestClient.framed(contents))
        #expect(answers.count == 297)
        #expect(answers.count { $0.contains(#""error":{"code":-32801,"#) } == 98)
        #expect(answers.count { $0.contains(#""error":{"code":-32802,"#) } == 98)
        #expect(answers.suffix(3).allSatisfy { $0.contains(#""result":"#) })
        #expect(answers.count { $0.contains(#""contents""#) } == 99)
    }

    @Test("Repeated requests for the same text are all answered")
    func notSuperseded() {
        var client = TestClient(capabilities: "{}")
        let other = "file:///b.css"
        _ = client.open(uri, gray)
        _ = client.open(other, gray)
        func colors(_ uri: String) -> String {
            client.requestText("textDocument/documentColor", #"{"textDocument":{"uri":"\#(uri)"}}"#)
        }
        let change =
            #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":"#
            + #"{"uri":"\#(uri)","version":2},"contentChanges":[{"text":""}]}}"#
        let answers = client.send(colors(uri), colors(uri), colors(other), change, colors(other))
        #expect(answers.count { $0.contains(#""result":[{"#) } == 4)
    }

    @Test("Changes apply in order, and odd versions are logged")
    func oddVersions() {
        var client = TestClient(capabilities: "{}")
        _ = client.open(uri, gray)
        func change(_ version: Int) -> [String] {
            client.notify(
                "textDocument/didChange",
                #"{"textDocument":{"uri":"\#(uri)","version":\#(version)},"contentChanges":[{"text":"/*\#(version)*/"}]}"#
            )
        }
        #expect(change(5) == [published(#""version":5,"#, "")])
        let log = #"{"jsonrpc":"2.0","method":"window/logMessage","params":{"type":4,"message":"received version"#
        #expect(change(5) == [log + #" 5 of \#(uri) after version 5"}}"#, published(#""version":5,"#, "")])
        #expect(change(4) == [log + #" 4 of \#(uri) after version 5"}}"#, published(#""version":4,"#, "")])
    }
}

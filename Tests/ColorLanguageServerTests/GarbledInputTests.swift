import ColorLanguageServer
import JSONSyntax
import TestSupport
import Testing

/// Sessions with damaged input.
@Suite("Garbled input")
struct GarbledInputTests {
    private static let session: [UInt8] = {
        let document = #""textDocument":{"uri":"file:///a.css""#
        let open = #"{\#(document),"languageId":"css","version":1,"text":"a{color:#777;background:#fff}🌞\n"}}"#
        let change = #"{\#(document),"version":2},"contentChanges":[{"range":\#(range(0, 8, 0, 12)),"text":"red"}]}"#
        let place = #"\#(document)},"position":{"line":0,"character":9}"#
        let part = #"\#(document)},"range":\#(range(0, 8, 0, 11))"#
        var contents = [#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}"#]
        contents += [("didOpen", open), ("didChange", change)].map {
            #"{"jsonrpc":"2.0","method":"textDocument/\#($0)","params":\#($1)}"#
        }
        let requests = [
            ("documentColor", #"{\#(document)}}"#), ("hover", "{\(place)}"),
            ("colorPresentation", #"{\#(part),"color":{"red":1,"green":0.5,"blue":0,"alpha":1}}"#),
            ("codeAction", #"{\#(part),"context":{"diagnostics":[]}}"#), ("diagnostic", #"{\#(document)}}"#),
            ("definition", "{\(place)}"), ("references", #"{\#(place),"context":{}}"#), ("completion", "{\(place)}"),
            ("documentHighlight", "{\(place)}"), ("documentSymbol", #"{\#(document)}}"#), ("inlayHint", "{\(part)}"),
            ("codeLens", #"{\#(document)}}"#), ("documentLink", #"{\#(document)}}"#),
            ("prepareRename", "{\(place)}"),
        ]
        contents += requests.enumerated().map {
            #"{"jsonrpc":"2.0","id":\#($0 + 1),"method":"textDocument/\#($1.0)","params":\#($1.1)}"#
        }
        contents += [
            #"{"jsonrpc":"2.0","id":20,"method":"workspace/diagnostic","params":{"previousResultIds":[{"uri":"file:///a.css","value":"x"}],"partialResultToken":1}}"#,
            #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":20}}"#,
            #"{"jsonrpc":"2.0","id":21,"method":"codeAction/resolve","params":{"title":"x","data":{"uri":"file:///a.css","version":2}}}"#,
            #"{"jsonrpc":"2.0","id":22,"method":"workspace/symbol","params":{"query":""}}"#,
            #"{"jsonrpc":"2.0","id":23,"method":"color-lint/swatches","params":{\#(part)}}"#,
            #"{"jsonrpc":"2.0","id":24,"method":"textDocument/rename","params":{\#(place),"newName":"--x"}}"#,
        ]
        return TestClient.framed(contents)
    }()

    @Test("The session contains every request", arguments: Methods.requestNames.filter { $0 != "shutdown" })
    func complete(_ method: String) {
        #expect(String(decoding: Self.session, as: UTF8.self).contains("\"method\":\"\(method)\""))
    }

    @Test("An undamaged session gets its answers")
    func whole() {
        var client = TestClient()
        let answers = client.send(bytes: Self.session)
        #expect(answers.count == 21)
        #expect(!answers.contains { $0.contains(#""error""#) && !Self.isExpected($0) })
    }

    /// Errors of an undamaged session: of the cancelled request, and of renaming where there is no name.
    private static func isExpected(_ error: String) -> Bool {
        error.contains("cancelled") || error.contains("no color name here")
    }

    @Test("A session cut off at any byte gets the answers to complete messages")
    func truncated() {
        let session = Self.session
        for length in stride(from: 0, to: session.count, by: isOptimizedBuild ? 7 : 61) {
            var client = TestClient()
            let answers = client.send(bytes: Array(session.prefix(length)))
            #expect(!answers.contains { $0.contains(#""error""#) && !Self.isExpected($0) })
            #expect(client.exitCode == nil)
        }
    }

    @Test(
        "Damaged at random, it gets JSON-RPC in answer, and never an internal error",
        arguments: 1...20 as ClosedRange<UInt64>)
    func damaged(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<rounds(40, debug: 4) {
            var session = Self.session
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<session.count, using: &random)
                let end = min(session.count, place + Int.random(in: 0...12, using: &random))
                switch Int.random(in: 0..<4, using: &random) {
                case 0: session[place] = UInt8.random(in: 0...255, using: &random)
                case 1: session.removeSubrange(place..<end)
                case 2: session.insert(contentsOf: session[place..<end], at: place)
                default: session.insert(contentsOf: Array("{}[]\",:0-9\r\n".utf8.shuffled(using: &random)), at: place)
                }
            }
            var client = TestClient()
            for answer in client.send(bytes: session, chunk: Int.random(in: 1...400, using: &random)) {
                let root = JSONDocument(Array(answer.utf8), dialect: .json).root
                #expect(root?["jsonrpc"]?.string == "2.0")
                #expect(root?["error"]?["code"]?.int != -32603)
            }
        }
    }
}

import ColorLanguageServer
import TestSupport
import Testing

/// Each malformed message gets the error required by JSON-RPC, and the next request its answer.
@Suite("Malformed input")
struct MalformedInputTests {
    private static let hover = #"{"textDocument":{"uri":"file:///a.css"},"position":{"line":0,"character":0}}"#

    @Test(
        "JSON that is no message",
        arguments: [
            (#"{"jsonrpc":"2.0","id":7,"method":"nonsense"}"#, #""id":7,"error":{"code":-32601,"#),
            (#"{"jsonrpc":"2.0","id":"x","method":"$/nonsense"}"#, #""id":"x","error":{"code":-32601,"#),
            (#"{"jsonrpc":"2.0","id":7}"#, #""id":7,"error":{"code":-32600,"#),
            (#"{"jsonrpc":"2.0","id":7,"method":5}"#, #""id":7,"error":{"code":-32600,"#),
            (#"{"jsonrpc":"2.0","id":7,"method":"shutdown","params":5}"#, #""id":7,"error":{"code":-32600,"#),
            (#"{"jsonrpc":"2.0","id":1.5,"method":"shutdown"}"#, #""id":null,"error":{"code":-32600,"#),
            (#"{"jsonrpc":"2.0","id":[],"method":"shutdown"}"#, #""id":null,"error":{"code":-32600,"#),
            (#"{"jsonrpc":"1.0","id":7,"method":"shutdown"}"#, #""id":7,"error":{"code":-32600,"#),
            (#"{"id":7,"method":"shutdown"}"#, #""id":7,"error":{"code":-32600,"#),
            (#"{}"#, #""id":null,"error":{"code":-32600,"#),
            (#"[]"#, #""id":null,"error":{"code":-32600,"#),
            (#"[{"jsonrpc":"2.0","id":7,"method":"shutdown"}]"#, #""id":null,"error":{"code":-32600,"#),
            (#"5"#, #""id":null,"error":{"code":-32600,"#),
            (#"null"#, #""id":null,"error":{"code":-32600,"#),
            (#"{"jsonrpc":"2.0","id":null,"method":"nonsense"}"#, #""id":null,"error":{"code":-32601,"#),
        ])
    func noMessage(_ content: String, _ expected: String) {
        var client = TestClient(capabilities: "{}")
        let answers = client.send(content)
        #expect(answers.count == 1)
        #expect(answers.first?.contains(expected) == true, "\(answers)")
        #expect(client.request("shutdown", "null") == "null")
    }

    @Test(
        "Bytes that are no JSON",
        arguments: [
            "", " ", "{", "}", #"{"jsonrpc":"2.0","id":1,"method":"shutdown""#, #"{"jsonrpc":"2.0",}"#, "nul",
            "{'a':1}",
            #"{"a":"#, #"{"a":"\x"}"#, "{} {}", "// a\n{}", "\u{0}", "{\"a\":\"\u{1}\"}",
        ])
    func noJSON(_ content: String) {
        var client = TestClient(capabilities: "{}")
        let answers = client.send(content)
        #expect(answers.count == 1)
        #expect(answers.first?.hasPrefix(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"#) == true, "\(answers)")
        #expect(client.request("shutdown", "null") == "null")
    }

    @Test("Unclosed deep nesting is not JSON")
    func openNesting() { noJSON(String(repeating: "[", count: nestingDepth)) }

    @Test("Deep nesting is valid JSON")
    func deepNesting() {
        let depth = nestingDepth
        let content = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        var client = TestClient(capabilities: "{}")
        #expect(client.send(content).first?.contains(#""code":-32600"#) == true)
        #expect(client.request("initialize", #"{"capabilities":\#(content)}"#).hasPrefix("error -32600"))
    }

    @Test("Invalid UTF-8 is not JSON")
    func invalidUTF8() {
        var client = TestClient(capabilities: "{}")
        let content = Array(#"{"jsonrpc":"2.0","id":1,"method":""#.utf8) + [0xFF] + Array(#""}"#.utf8)
        let answers = client.send(bytes: Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
        #expect(answers.first?.hasPrefix(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"#) == true)
        #expect(client.request("shutdown", "null") == "null")
    }

    @Test(
        "A wrong frame",
        arguments: [
            "Content-Length: -1\r\n\r\n", "Content-Length: 1e9\r\n\r\n{}", "Content-Length: 999999999999\r\n\r\n{}",
            "Content-Length: 0\r\n\r\n", "Content-Type: x\r\n\r\n{}", "garbage\r\n\r\n", "Content-Length: 9\r\n\r\n{}",
            "Content-Length: 2\r\nContent-Length: 4\r\n\r\n{}", "Content-Length: 1\r\n\r\n{}",
            "Content-Length: 40\r\n\r\n{}",
        ])
    func wrongFrame(_ stream: String) {
        for size in [1, 7, .max] {
            var client = TestClient(capabilities: "{}")
            let request = client.requestText("shutdown", "null")
            let answers = client.send(bytes: Array(stream.utf8) + TestClient.framed([request, request]), chunk: size)
            #expect(answers.first?.hasPrefix(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"#) == true)
            // If the length is too large, at most the first of the swallowed messages is lost.
            #expect(answers.contains { $0.hasSuffix(#""result":null}"#) }, "\(answers)")
        }
    }

    @Test(
        "Parameters that are missing or of the wrong kind",
        arguments: [
            ("null", "params must be an object"),
            ("[]", "params must be an object"),
            ("{}", "params.textDocument must be an object"),
            (#"{"textDocument":5}"#, "params.textDocument must be an object"),
            (#"{"textDocument":{}}"#, "params.textDocument.uri must be a string"),
            (#"{"textDocument":{"uri":"file:///b.css"}}"#, "no open document file:///b.css"),
            (#"{"textDocument":{"uri":"file:///a.css"}}"#, "params.position must be an object"),
            (
                #"{"textDocument":{"uri":"file:///a.css"},"position":{"line":-1,"character":0}}"#,
                "params.position.line must be a whole number, 0 or more"
            ),
            (
                #"{"textDocument":{"uri":"file:///a.css"},"position":{"line":0,"character":"0"}}"#,
                "params.position.character must be a whole number, 0 or more"
            ),
            (
                #"{"textDocument":{"uri":"file:///a.css"},"position":{"line":1e99,"character":0}}"#,
                "params.position.line must be a whole number, 0 or more"
            ),
            (
                #"{"textDocument":{"uri":"file:///a.css"},"position":{"line":2,"character":0}}"#,
                "the document has no line 2"
            ),
        ])
    func wrongParameters(_ parameters: String, _ message: String) {
        var client = TestClient(capabilities: "{}")
        _ = client.open("file:///a.css", "a { color: #777 }\n")
        #expect(client.request("textDocument/hover", parameters) == "error -32602: \(message)")
        #expect(client.request("textDocument/hover", Self.hover) == "null")
    }

    @Test("Notifications are never answered; errors are logged")
    func wrongNotifications() {
        var client = TestClient(capabilities: "{}")
        #expect(client.notify("nonsense", "{}") == [])
        #expect(client.notify("$/setTrace", #"{"value":"verbose"}"#) == [])
        #expect(client.notify("$/cancelRequest", #"{"id":99}"#) == [])
        #expect(client.notify("$/cancelRequest", "null") == [])
        let log = client.notify("textDocument/didOpen", "{}")
        #expect(
            log == [
                #"{"jsonrpc":"2.0","method":"window/logMessage","params":{"type":1,"#
                    + #""message":"textDocument/didOpen: params.textDocument must be an object"}}"#
            ])
        #expect(client.change("file:///b.css", #"{"text":"x"}"#).first?.contains("no open document") == true)
        #expect(client.notify("textDocument/didClose", #"{"textDocument":{"uri":"file:///b.css"}}"#) == [])
        #expect(client.request("shutdown", "null") == "null")
    }

    @Test("Responses are ignored")
    func response() {
        var client = TestClient(capabilities: "{}")
        #expect(client.send(#"{"jsonrpc":"2.0","id":1,"result":null}"#) == [])
        #expect(client.send(#"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"x"}}"#) == [])
    }

    @Test("A request cancelled before its turn is not processed")
    func cancelled() {
        var client = TestClient(capabilities: "{}")
        let answers = client.send(
            #"{"jsonrpc":"2.0","id":"a","method":"shutdown"}"#,
            #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"a"}}"#)
        #expect(answers == [#"{"jsonrpc":"2.0","id":"a","error":{"code":-32800,"message":"cancelled"}}"#])
        #expect(client.request("shutdown", "null") == "null")
    }
}

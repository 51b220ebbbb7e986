import ColorLanguageServer
import Foundation
import Testing

@Suite("Lifecycle")
struct LifecycleTests {
    @Test("A session from beginning to end")
    func session() {
        var client = TestClient()
        let capabilities = client.request("initialize", #"{"processId":null,"rootUri":null,"capabilities":{}}"#)
        #expect(capabilities.hasPrefix(#"{"capabilities":{"positionEncoding":"utf-16","#))
        #expect(capabilities.contains(#""textDocumentSync":{"openClose":true,"change":2,"save":true}"#))
        #expect(client.notify("initialized", "{}") == [])
        #expect(client.request("shutdown", "null") == "null")
        #expect(client.exitCode == nil)
        #expect(client.notify("exit", "null") == [])
        #expect(client.exitCode == 0)
    }

    @Test("The first supported position encoding of the client is used")
    func positionEncoding() {
        let cases = [
            #"["utf-8","utf-16"]"#: "utf-8",
            #"["utf-32","utf-8"]"#: "utf-32",
            #"["utf-7","utf-16","utf-8"]"#: "utf-16",
            #"["utf-7"]"#: "utf-16",
            #"[]"#: "utf-16",
            #"null"#: "utf-16",
            #"8"#: "utf-16",
        ]
        for (offered, agreed) in cases {
            var client = TestClient()
            let parameters = #"{"capabilities":{"general":{"positionEncodings":\#(offered)}}}"#
            let answer = client.request("initialize", parameters)
            #expect(answer.contains(#""positionEncoding":"\#(agreed)""#), "\(offered)")
        }
    }

    @Test("Server capabilities depend on the client's")
    func capabilities() {
        var simple = TestClient()
        let few = simple.request("initialize", #"{"capabilities":{}}"#)
        #expect(!few.contains("diagnosticProvider"))
        #expect(!few.contains("codeActionProvider"))
        var able = TestClient()
        let many = able.request(
            "initialize",
            #"{"capabilities":{"textDocument":{"diagnostic":{},"codeAction":{"codeActionLiteralSupport":{}}}}}"#)
        #expect(many.contains(#""codeActionKinds":["quickfix","refactor.rewrite","source.fixAll.colorLint"]"#))
        #expect(many.contains(#""diagnosticProvider":{"identifier":"color-lint","#))
    }

    @Test("Neovim gets diagnostics in a way in which it notices changes of other files")
    func neovim() {
        func provider(_ capabilities: String) -> String? {
            var client = TestClient()
            let answer = client.request(
                "initialize", #"{"clientInfo":{"name":"Neovim"},"capabilities":\#(capabilities)}"#)
            guard let start = answer.range(of: #""workspaceDiagnostics":"#) else { return nil }
            return String(answer[start.upperBound...].prefix(4))
        }
        let pulls = #""textDocument":{"diagnostic":{}}"#
        let refreshes = #""workspace":{"diagnostics":{"refreshSupport":true}}"#
        let plugin = #""experimental":{"colorLint":{"refreshesOpenDocuments":true}}"#
        #expect(provider("{\(pulls)}") == nil, "pushed")
        #expect(provider("{\(pulls),\(refreshes)}") == "fals")
        #expect(provider("{\(pulls),\(refreshes),\(plugin)}") == "true")
    }

    @Test("Before initialize, requests fail and notifications are dropped")
    func uninitialized() {
        var client = TestClient()
        #expect(client.request("textDocument/hover", "{}") == "error -32002: expected initialize first")
        #expect(client.request("nonsense", "{}") == "error -32002: expected initialize first")
        #expect(client.request("shutdown", "null") == "error -32002: expected initialize first")
        #expect(client.open("file:///a.css", "a { color: red }") == [])
        #expect(client.request("initialize", #"{"capabilities":{}}"#).hasPrefix("{"))
        #expect(client.ask("documentColor", "file:///a.css") == "error -32602: no open document file:///a.css")
    }

    @Test("Initialize requires parameters and is allowed once")
    func initializeOnce() {
        var client = TestClient()
        #expect(client.request("initialize", "null") == "error -32602: params must be an object")
        #expect(client.request("initialize", "[]") == "error -32602: params must be an object")
        #expect(client.request("initialize", "{}").hasPrefix("{"))
        #expect(client.request("initialize", "{}") == "error -32600: initialize was already received")
    }

    @Test("After shutdown, all requests fail")
    func afterShutdown() {
        var client = TestClient(capabilities: "{}")
        #expect(client.request("shutdown", "null") == "null")
        for method in ["textDocument/hover", "shutdown", "initialize", "nonsense"] {
            #expect(client.request(method, "{}") == "error -32600: the server has been shut down")
        }
        #expect(client.exitCodeAtEnd == 0)
        #expect(client.notify("exit", "null") == [])
        #expect(client.exitCode == 0)
    }

    @Test("Exit without shutdown is an error, and no further message is answered")
    func exitAtOnce() {
        var early = TestClient()
        #expect(early.notify("exit", "null") == [])
        #expect(early.exitCode == 1)
        var client = TestClient(capabilities: "{}")
        #expect(client.exitCodeAtEnd == 1)
        let request = client.requestText("shutdown", "null")
        #expect(client.send(#"{"jsonrpc":"2.0","method":"exit"}"#, request) == [])
        #expect(client.exitCode == 1)
    }

    @Test("With tracing on, the duration of requests is reported")
    func trace() {
        var client = TestClient()
        let parameters = #"{"capabilities":{},"trace":"messages"}"#
        let messages = client.begin("initialize", parameters) + client.begin("shutdown", "null")
        #expect(messages.count == 3)
        #expect(
            messages.last?.hasPrefix(##"{"jsonrpc":"2.0","method":"$/logTrace","params":{"message":"shutdown: "##)
                == true)
        #expect(messages.last?.hasSuffix(#" ms"}}"#) == true)
        var other = TestClient(capabilities: "{}")
        #expect(other.begin("nonsense", "{}").count == 1)
        _ = other.notify("$/setTrace", #"{"value":"verbose"}"#)
        #expect(other.begin("nonsense", "{}").count == 2)
        _ = other.notify("$/setTrace", #"{"value":"off"}"#)
        #expect(other.begin("nonsense", "{}").count == 1)
    }

    @Test("No messages are sent before initialized")
    func silent() {
        var client = TestClient()
        let wrong = #"{"capabilities":{},"initializationOptions":{"level":"B"}}"#
        #expect(client.begin("initialize", wrong).count == 1)
        let messages = client.notify("initialized", "{}")
        #expect(messages.map { $0.contains("level: expected AA") } == [true, true])
        #expect(messages.first?.contains("window/logMessage") == true)
        #expect(messages.last?.contains("window/showMessage") == true)
    }
}

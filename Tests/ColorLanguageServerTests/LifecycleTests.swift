import ColorLanguageServer
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

    @Test("The first of the client's position encodings that the server knows is taken")
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

    @Test("What is announced follows what the client can do")
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

    @Test("Before initialize a request is refused and a notification dropped")
    func uninitialized() {
        var client = TestClient()
        #expect(client.request("textDocument/hover", "{}") == "error -32002: initialize has to come first")
        #expect(client.request("nonsense", "{}") == "error -32002: initialize has to come first")
        #expect(client.request("shutdown", "null") == "error -32002: initialize has to come first")
        #expect(client.open("file:///a.css", "a { color: red }") == [])
        #expect(client.request("initialize", #"{"capabilities":{}}"#).hasPrefix("{"))
        #expect(client.ask("documentColor", "file:///a.css") == "error -32602: no open document file:///a.css")
    }

    @Test("Initialize comes once, and wants parameters")
    func initializeOnce() {
        var client = TestClient()
        #expect(client.request("initialize", "null") == "error -32602: params must be an object")
        #expect(client.request("initialize", "[]") == "error -32602: params must be an object")
        #expect(client.request("initialize", "{}").hasPrefix("{"))
        #expect(client.request("initialize", "{}") == "error -32600: initialize may come only once")
    }

    @Test("After shutdown every request is refused")
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

    @Test("Exit without shutdown is an error, and nothing is answered after it")
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

    @Test("A client that follows the server's work hears how long requests take, as long as it wants to")
    func trace() {
        var client = TestClient()
        let parameters = #"{"capabilities":{},"trace":"messages"}"#
        let told = client.begin("initialize", parameters) + client.begin("shutdown", "null")
        #expect(told.count == 3)
        #expect(
            told.last?.hasPrefix(##"{"jsonrpc":"2.0","method":"$/logTrace","params":{"message":"shutdown: "##) == true)
        #expect(told.last?.hasSuffix(#" ms"}}"#) == true)
        var other = TestClient(capabilities: "{}")
        #expect(other.begin("nonsense", "{}").count == 1)
        _ = other.notify("$/setTrace", #"{"value":"verbose"}"#)
        #expect(other.begin("nonsense", "{}").count == 2)
        _ = other.notify("$/setTrace", #"{"value":"off"}"#)
        #expect(other.begin("nonsense", "{}").count == 1)
    }

    @Test("Nothing is said before the client listens")
    func silent() {
        var client = TestClient()
        let wrong = #"{"capabilities":{},"initializationOptions":{"level":"B"}}"#
        #expect(client.begin("initialize", wrong).count == 1)
        let told = client.notify("initialized", "{}")
        #expect(told.map { $0.contains("level: expected AA") } == [true, true])
        #expect(told.first?.contains("window/logMessage") == true)
        #expect(told.last?.contains("window/showMessage") == true)
    }
}

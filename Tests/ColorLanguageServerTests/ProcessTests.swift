import ColorLanguageServer
import ColorLinting
import Foundation
import TestSupport
import Testing

/// The server over pipes.
@Suite("Over file descriptors")
struct ProcessTests {
    private static let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
    private static let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
    private static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

    /// Runs the server on `input`; returns the exit code and the output.
    private func serve(_ input: [UInt8], readsAnswers: Bool = true) async throws -> (code: Int32, output: String) {
        let (toServer, toClient) = (Pipe(), Pipe())
        let server = OwnThread {
            let code = LanguageServer.run(
                input: toServer.fileHandleForReading.fileDescriptor,
                output: toClient.fileHandleForWriting.fileDescriptor, configuration: Configuration())
            try toClient.fileHandleForWriting.close()
            return code
        }
        if !readsAnswers { try toClient.fileHandleForReading.close() }
        let writer = OwnThread {
            // The server may exit before reading everything.
            try? toServer.fileHandleForWriting.write(contentsOf: Data(input))
            try toServer.fileHandleForWriting.close()
        }
        let reader = OwnThread {
            readsAnswers ? try toClient.fileHandleForReading.readToEnd() ?? Data() : Data()
        }
        try await writer.result()
        return (try await server.result(), String(decoding: try await reader.result(), as: UTF8.self))
    }

    @Test("A session ends with 0 and the answers in order")
    func session() async throws {
        let (code, output) = try await serve(TestClient.framed([Self.initialize, Self.shutdown, Self.exit]))
        #expect(code == 0)
        #expect(output.hasPrefix("Content-Length: "))
        #expect(output.contains(#"{"jsonrpc":"2.0","id":1,"result":{"capabilities""#))
        #expect(output.hasSuffix("Content-Length: 38\r\n\r\n{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":null}"))
    }

    @Test("The exit code is 1 if the client disconnects without shutdown, even mid-message")
    func endOfInput() async throws {
        #expect(try await serve([]).code == 1)
        let bytes = TestClient.framed([Self.initialize, Self.shutdown])
        #expect(try await serve(Array(bytes.prefix(bytes.count - 5))).code == 1)
        #expect(try await serve(bytes).code == 0)
        #expect(try await serve(TestClient.framed([Self.initialize, Self.exit])).code == 1)
    }

    @Test("A client that stops reading does not crash the server")
    func brokenPipe() async throws {
        let bytes = TestClient.framed([Self.initialize, Self.shutdown, Self.exit])
        #expect(try await serve(bytes, readsAnswers: false).code == 0)
        #expect(try await serve(TestClient.framed([Self.initialize]), readsAnswers: false).code == 1)
    }

    @Test("The server ends when the client's process has ended, even if the pipe stays open")
    func orphan() async throws {
        let client = Process()
        client.executableURL = URL(filePath: "/bin/sleep")
        client.arguments = ["1"]
        try client.run()
        let (toServer, toClient) = (Pipe(), Pipe())
        let server = OwnThread {
            LanguageServer.run(
                input: toServer.fileHandleForReading.fileDescriptor,
                output: toClient.fileHandleForWriting.fileDescriptor, configuration: Configuration())
        }
        try toServer.fileHandleForWriting.write(
            contentsOf: Data(
                TestClient.framed([
                    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":"#
                        + #"{"capabilities":{},"processId":\#(client.processIdentifier)}}"#
                ])))
        #expect(try await server.result() == 1)
        #expect(!client.isRunning)
        try toServer.fileHandleForWriting.close()
    }

    @Test("A flood of changes does not block answers")
    func flood() async throws {
        let uri = "file:///a.css"
        var contents = [Self.initialize]
        contents.append(
            #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":"#
                + #"{"uri":"\#(uri)","languageId":"css","version":0,"text":""}}}"#)
        for version in 1...rounds(10_000, debug: 2_000) {
            let change = #"{"range":\#(range(0, 0, 0, 0)),"text":"/**/"}"#
            contents.append(
                #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":"#
                    + #"{"uri":"\#(uri)","version":\#(version)},"contentChanges":[\#(change)]}}"#)
        }
        contents += [Self.shutdown, Self.exit]
        let (code, output) = try await serve(TestClient.framed(contents))
        #expect(code == 0)
        #expect(output.contains(#""id":2,"result":null"#))
    }

    @Test("Names in workspace files are published without input from the client")
    func workspace() async throws {
        let folder = try TemporaryFolder(["tokens.css": ":root { --muted: #999 }"])
        let root = FileURI.uri(of: folder.path)
        let (toServer, toClient) = (Pipe(), Pipe())
        let server = OwnThread {
            LanguageServer.run(
                input: toServer.fileHandleForReading.fileDescriptor,
                output: toClient.fileHandleForWriting.fileDescriptor, configuration: Configuration())
        }
        let reader = OwnThread {
            try toServer.fileHandleForWriting.write(
                contentsOf: Data(
                    TestClient.framed([
                        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"rootUri":"\#(root)"}}"#,
                        #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
                        #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":"#
                            + #"{"uri":"\#(root)/page.css","languageId":"css","version":0,"#
                            + ##""text":"p { color: var(--muted); background: #fff }"}}}"##,
                    ])))
            var output = ""
            var end = pollfd(
                fd: toClient.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            // Fail instead of waiting forever.
            while !output.contains("contrast 2.84:1"), poll(&end, 1, 60_000) > 0 {
                output += String(decoding: toClient.fileHandleForReading.availableData, as: UTF8.self)
            }
            try toServer.fileHandleForWriting.write(contentsOf: Data(TestClient.framed([Self.shutdown, Self.exit])))
            return output
        }
        #expect(try await reader.result().contains("contrast 2.84:1"))
        #expect(try await server.result() == 0)
    }
}

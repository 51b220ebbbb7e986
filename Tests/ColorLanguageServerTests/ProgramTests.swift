import Foundation
import TestSupport
import Testing

/// The executable, started as by an editor.
@Suite("The program as a server", .enabled(if: Program.isBuilt, "the program is not built beside the tests"))
struct ProgramTests {
    private static let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#

    /// A document larger than a pipe's buffer, 1 MB in an optimized build; the response with its colors is even
    /// larger.
    private static func open() -> String {
        let text = String(repeating: "a{color:#777}", count: rounds(80_000, debug: 8_000))
        return #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":"#
            + #"{"uri":"file:///a.css","languageId":"css","version":1,"text":"\#(text)"}}}"#
    }

    @Test("A session")
    func session() async throws {
        let program = try Program()
        let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
        try program.write(TestClient.framed([Self.initialize, shutdown, #"{"jsonrpc":"2.0","method":"exit"}"#]))
        let output = try await OwnThread { try program.output.readToEnd() }.result()
        #expect(String(decoding: output ?? Data(), as: UTF8.self).contains(#""serverInfo":{"name":"color-lint""#))
        #expect(try await program.exitCode() == 0)
    }

    @Test("The server exits when the client dies, even mid-message or with pending answers", arguments: [false, true])
    func death(_ isInMidMessage: Bool) async throws {
        let program = try Program()
        let document = #"{"jsonrpc":"2.0","id":2,"method":"textDocument/documentColor","params":{"textDocument":"#
        let bytes = TestClient.framed([
            Self.initialize, Self.open(), document + #"{"uri":"file:///a.css"}}}"#,
        ])
        try program.write(isInMidMessage ? bytes.dropLast(5) : bytes)
        try program.close()
        #expect(try await program.exitCode() == 1)
    }
}

/// The program, started as a server.
private struct Program {
    private static let path =
        CommandLine.arguments[0].components(separatedBy: "/").dropLast().joined(separator: "/")
        + "/color-lint"
    static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: path) }

    private let process = Process()
    private let toProgram = Pipe()
    private let fromProgram = Pipe()

    init() throws {
        process.executableURL = URL(fileURLWithPath: Self.path)
        process.arguments = ["lsp"]
        process.standardInput = toProgram
        process.standardOutput = fromProgram
        try process.run()
        try fromProgram.fileHandleForWriting.close()
        try toProgram.fileHandleForReading.close()
    }

    var output: FileHandle { fromProgram.fileHandleForReading }

    func write(_ bytes: some Collection<UInt8>) throws {
        try toProgram.fileHandleForWriting.write(contentsOf: Data(bytes))
    }

    /// Disconnects like a client that was killed.
    func close() throws {
        try toProgram.fileHandleForWriting.close()
        try output.close()
    }

    func exitCode() async throws -> Int32 {
        let process = self.process
        return try await OwnThread {
            process.waitUntilExit()
            return process.terminationStatus
        }.result()
    }
}

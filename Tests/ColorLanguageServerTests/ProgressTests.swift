import ColorLanguageServer
import ColorLinting
import TestSupport
import Testing

/// Progress of reading folders.
@Suite("Progress")
struct ProgressTests {
    private static let folder = #""workspaceFolders":[{"uri":"file:///w","name":"w"}]"#

    private let disk = ReadResult.workspace(Workspace(), paths: [])

    private func client(_ parameters: String = #"{"capabilities":{},\#(folder)}"#) -> TestClient {
        var registrations: [String] = []
        var client = TestClient(parameters: parameters, registrations: &registrations)
        #expect(client.takeReadRequests() == [.folders(["/w"])])
        return client
    }

    @Test("Progress of reading is reported if the client supports it")
    func progress() {
        let capable = #"{"capabilities":{"window":{"workDoneProgress":true}},\#(Self.folder)}"#
        var client = client(capable)
        let head = #"{"jsonrpc":"2.0","#
        let token = #""token":"color-lint/index/1""#
        let id = "color-lint/index/1"
        func progress(_ value: String) -> String {
            head + #""method":"$/progress","params":{\#(token),"value":{\#(value)}}}"#
        }
        #expect(
            client.take(.progress(500, of: 2000)) == [
                head + #""id":"\#(id)","method":"window/workDoneProgress/create","params":{\#(token)}}"#
            ])
        // No progress before the client has agreed to show it.
        #expect(client.take(.progress(1000, of: 2000)) == [])
        #expect(
            client.send(head + #""id":"\#(id)","result":null}"#) == [
                progress(#""kind":"begin","title":"Reading color names","cancellable":true,"percentage":0"#),
                progress(#""kind":"report","message":"1000 of 2000 files","percentage":50"#),
            ])
        #expect(
            client.take(.progress(1500, of: 2000)) == [
                progress(#""kind":"report","message":"1500 of 2000 files","percentage":75"#)
            ])
        #expect(client.take(disk) == [progress(#""kind":"end""#)])
        #expect(client.take(disk) == [])
        var other = self.client()
        #expect(other.take(.progress(500, of: 2000)) == [])
    }

    @Test("No progress is reported if the client refuses to create it")
    func refusedProgress() {
        var client = client(#"{"capabilities":{"window":{"workDoneProgress":true}},\#(Self.folder)}"#)
        #expect(client.take(.progress(500, of: 2000)).count == 1)
        let refusal = #"{"jsonrpc":"2.0","id":"color-lint/index/1","error":{"code":-32603,"message":"no"}}"#
        #expect(client.send(refusal) == [])
        #expect(client.take(.progress(1000, of: 2000)) == [])
        #expect(client.take(disk) == [])
        // Files read before the answer arrives are not reported later.
        #expect(client.take(.progress(500, of: 2000)).count == 1)
        #expect(client.take(disk) == [])
        #expect(client.send(#"{"jsonrpc":"2.0","id":"color-lint/index/2","result":null}"#) == [])
    }

    @Test("Cancelling stops reading; open documents still work")
    func cancelledProgress() throws {
        var client = client(#"{"capabilities":{"window":{"workDoneProgress":true}},\#(Self.folder)}"#)
        _ = client.take(.progress(500, of: 2000))
        let cancel = #"{"token":"color-lint/index/1"}"#
        _ = client.notify("window/workDoneProgress/cancel", cancel)
        #expect(client.takeReadRequests() == [])
        _ = client.send(#"{"jsonrpc":"2.0","id":"color-lint/index/1","result":null}"#)
        _ = client.notify("window/workDoneProgress/cancel", #"{"token":"another"}"#)
        #expect(client.takeReadRequests() == [])
        _ = client.notify("window/workDoneProgress/cancel", cancel)
        #expect(client.takeReadRequests() == [.giveUp])
        let messages = client.take(.givenUp)
        #expect(messages.first?.contains(#""kind":"end""#) == true)
        #expect(messages.last?.contains("window/logMessage") == true)
        let folder = try TemporaryFolder(["a.css": ":root { --muted: #999 }", "b.css": ""])
        let reader = WorkspaceReader(configuration: Configuration())
        if case .some = reader.perform(.folders([folder.path]), isCancelled: { true }) { Issue.record("not given up") }
        guard case .files(let files)? = reader.perform(.files([folder.path + "/a.css"])) else {
            Issue.record("not read")
            return
        }
        #expect(files.count == 1 && files.allSatisfy { $0.names == nil })
    }

    @Test("The reader reports progress")
    func readerProgress() throws {
        let files = (0..<1200).map { ("\($0).css", "a { color: red }") }
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
        var messages: [String] = []
        let reader = WorkspaceReader(configuration: Configuration())
        _ = reader.perform(
            .folders([folder.path]),
            progress: { if case .progress(let done, let total) = $0 { messages.append("\(done) of \(total)") } })
        #expect(messages == ["500 of 1200", "1000 of 1200"])
    }
}

import ColorLanguageServer
import ColorLinting
import SourceText
import TestSupport
import Testing

/// Names defined in other files. Disk reads are injected.
@Suite("Workspace")
struct WorkspaceTests {
    private static let folder = #""workspaceFolders":[{"uri":"file:///w","name":"w"}]"#
    private static let parameters = #"{"capabilities":{},\#(folder)}"#
    private static let pulling =
        #"{"capabilities":{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}},\#(folder)}"#
    private static let refresh =
        #"{"jsonrpc":"2.0","id":"color-lint/refresh/1","method":"workspace/diagnostic/refresh"}"#

    private let page = "file:///w/page.css"
    private let tokens = "file:///w/tokens.css"
    private let pageText = "p { color: var(--muted); background: #fff }"
    private let tokensText = ":root { --muted: #999 }"

    private func names(_ path: String, _ text: String) -> FileNames {
        Linter().names(of: SourceFile(path: path, language: .css, text: text))
    }

    private var disk: ReadResult {
        var workspace = Workspace()
        workspace.update("/w/page.css", with: names("/w/page.css", pageText))
        workspace.update("/w/tokens.css", with: names("/w/tokens.css", tokensText))
        return .workspace(workspace, paths: ["/w/page.css", "/w/tokens.css"])
    }

    private func client(_ parameters: String = parameters) -> TestClient {
        var registrations: [String] = []
        var client = TestClient(parameters: parameters, registrations: &registrations)
        #expect(registrations == [])
        #expect(client.takeReadRequests() == [.folders(["/w"])])
        return client
    }

    /// Returns the URI and contrasts of each publication, and other messages unchanged.
    private func summary(_ messages: [String]) -> [String] {
        messages.map { message in
            guard message.contains("publishDiagnostics") else { return message }
            let uri = message.split(separator: #""uri":""#)[1].prefix { $0 != "\"" }
            return
                ([String(uri)]
                + message.split(separator: "contrast ").dropFirst().map { String($0.prefix { $0 != " " }) })
                .joined(separator: " ")
        }
    }

    @Test("Names of other files are resolved after reading the disk, and affected diagnostics published")
    func arrives() {
        var client = client()
        #expect(summary(client.open(page, pageText)) == [page])
        #expect(summary(client.take(disk)) == ["\(page) 2.84:1"])
        #expect(summary(client.take(disk)) == [])
    }

    @Test("Related information points to the definition in the other file")
    func relatedDefinition() {
        let capable =
            #"{"capabilities":{"textDocument":{"publishDiagnostics":{"relatedInformation":true}}},\#(Self.folder)}"#
        var client = client(capable)
        _ = client.take(disk)
        let place =
            #"{"location":{"uri":"\#(tokens)","range":\#(range(0, 0, 0, 0))},"message":"--muted is defined here"}"#
        #expect(client.open(page, pageText).first?.contains(place) == true)
        // Changes of the open document are followed.
        _ = client.open(tokens, tokensText)
        let moved = client.change(tokens, #"{"range":\#(range(0, 0, 0, 0)),"text":"\n"}"#)
        #expect(moved.last?.contains(place.replacing(#""line":0"#, with: #""line":1"#)) == true)
    }

    @Test("Changes of an open document update affected documents")
    func editing() {
        var client = client()
        _ = client.take(disk)
        #expect(summary(client.open(page, pageText)) == ["\(page) 2.84:1"])
        #expect(summary(client.open(tokens, tokensText)) == [tokens])
        let lighter = ##"{"range":\##(range(0, 17, 0, 21)),"text":"#aaa"}"##
        #expect(summary(client.change(tokens, lighter)) == [tokens, "\(page) 2.32:1"])
        let blank = #"{"range":\#(range(0, 0, 0, 0)),"text":"\n"}"#
        #expect(summary(client.change(tokens, blank)) == [tokens])
        #expect(summary(client.change(tokens, #"{"text":""}"#)) == [tokens, page])
        #expect(summary(client.change(tokens, #"{"text":":root { --muted: #bbb }"}"#)) == [tokens, "\(page) 1.91:1"])
    }

    @Test("An open document takes precedence over its file")
    func openedBefore() {
        var client = client()
        _ = client.open(page, pageText)
        _ = client.open(tokens, ":root { --muted: #aaa }")
        #expect(summary(client.take(disk)) == ["\(page) 2.32:1"])
        let again = ReadResult.files([FileReading(path: "/w/tokens.css", names: names("/w/tokens.css", tokensText))])
        #expect(summary(client.take(again)) == [])
    }

    @Test("After closing a document, its file is used")
    func closing() {
        var client = client()
        _ = client.take(disk)
        _ = client.open(page, pageText)
        _ = client.open(tokens, ":root { --muted: #aaa }")
        #expect(client.takeReadRequests() == [])
        #expect(summary(client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(tokens)"}}"#)) == [tokens])
        #expect(client.takeReadRequests() == [.files(["/w/tokens.css"])])
        let again = ReadResult.files([FileReading(path: "/w/tokens.css", names: names("/w/tokens.css", tokensText))])
        #expect(summary(client.take(again)) == ["\(page) 2.84:1"])
    }

    @Test("A client that pulls diagnostics is asked to refresh if they differ")
    func refresh() {
        var client = client(Self.pulling)
        #expect(client.open(page, pageText) == [])
        #expect(client.ask("diagnostic", page).hasSuffix(#""items":[]}"#))
        #expect(client.take(disk) == [Self.refresh])
        #expect(client.ask("diagnostic", page).contains("contrast 2.84:1"))
        #expect(client.take(disk) == [])
        #expect(client.open(tokens, tokensText) == [])
        let changed = client.change(tokens, #"{"text":":root { --muted: #aaa }"}"#)
        #expect(changed == [Self.refresh.replacing("refresh/1", with: "refresh/2")])
        #expect(client.ask("diagnostic", page).contains("contrast 2.32:1"))
    }

    @Test("A client without refresh support gets new diagnostics on request")
    func noRefresh() {
        var client = client(Self.pulling.replacing(#""refreshSupport":true"#, with: ""))
        _ = client.open(page, pageText)
        _ = client.ask("diagnostic", page)
        #expect(client.take(disk) == [])
        #expect(client.ask("diagnostic", page).contains("contrast 2.84:1"))
    }

    @Test("Changed files are read again if they are in the folders and of a supported type")
    func watchedFiles() {
        var client = client()
        _ = client.take(disk)
        _ = client.open(page, pageText)
        let uris = ["/w/tokens.css", "/w/new.swift", "/w/readme.md", "/elsewhere/a.css"].map {
            #"{"uri":"file://\#($0)","type":2}"#
        }
        _ = client.notify("workspace/didChangeWatchedFiles", #"{"changes":[\#(uris.joined(separator: ","))]}"#)
        #expect(client.takeReadRequests() == [.files(["/w/tokens.css", "/w/new.swift"])])
        #expect(summary(client.take(.files([FileReading(path: "/w/tokens.css", names: nil)]))) == [page])
        for name in ["sub/.gitignore", ".ignore"] {
            let ignore = #"{"uri":"file:///w/\#(name)","type":1}"#
            _ = client.notify("workspace/didChangeWatchedFiles", #"{"changes":[\#(ignore)]}"#)
            #expect(client.takeReadRequests() == [.folders(["/w"])])
        }
        // Hidden files are not walked, so they have no effect.
        for name in [".build/a.css", ".build/checkouts/b/.gitignore", ".c.css", "readme.md"] {
            let hidden = #"{"uri":"file:///w/\#(name)","type":1}"#
            _ = client.notify("workspace/didChangeWatchedFiles", #"{"changes":[\#(hidden)]}"#)
            #expect(client.takeReadRequests() == [], "\(name)")
        }
    }

    @Test("Deleting a folder removes its files")
    func deletedFolder() {
        var client = client()
        _ = client.take(disk)
        let changes = #"{"changes":[{"uri":"file:///w","type":3},{"uri":"file:///other","type":3}]}"#
        #expect(client.notify("workspace/didChangeWatchedFiles", changes) == [])
        #expect(client.takeReadRequests() == [.files(["/w/page.css", "/w/tokens.css"])])
        // Nothing is known about files next to it.
        let others = #"{"changes":[{"uri":"file:///w/page","type":3},{"uri":"file:///","type":1}]}"#
        #expect(client.notify("workspace/didChangeWatchedFiles", others) == [])
        #expect(client.takeReadRequests() == [])
    }

    @Test("The trace lists the files in play", arguments: [("messages", false), ("verbose", true)])
    func trace(_ value: String, _ isVerbose: Bool) {
        var client = client()
        _ = client.notify("$/setTrace", #"{"value":"\#(value)"}"#)
        let details = isVerbose ? #","verbose":"in /w""# : ""
        #expect(
            client.take(disk) == [
                #"{"jsonrpc":"2.0","method":"$/logTrace","params":{"message":"indexed names in 2 files"\#(details)}}"#
            ])
    }

    @Test("Documents that are not files in play define nothing for others")
    func otherSchemes() {
        var client = client()
        _ = client.take(disk)
        _ = client.open(page, pageText)
        #expect(summary(client.open("git:///w/tokens.css?HEAD", ":root { --muted: #aaa }")).count == 1)
        #expect(summary(client.open("file:///w/ignored.css", ":root { --muted: #aaa }")).count == 1)
        #expect(client.takeReadRequests() == [.files(["/w/ignored.css"])])
    }

    @Test(
        "The folders are those of workspaceFolders, else of rootUri, else of rootPath",
        arguments: [
            (
                #""workspaceFolders":[{"uri":"file:///a%20b/"},{"uri":"vscode-vfs:///c"}],"rootUri":"file:///d""#,
                ["/a b"]
            ),
            (#""workspaceFolders":null,"rootUri":"file:///d","rootPath":"/e""#, ["/d"]),
            (#""rootUri":null,"rootPath":"/e/""#, ["/e"]), (#""rootPath":7"#, []), (#""workspaceFolders":{}"#, []),
        ])
    func folders(_ members: String, _ expected: [String]) {
        var registrations: [String] = []
        var client = TestClient(parameters: #"{"capabilities":{},\#(members)}"#, registrations: &registrations)
        #expect(client.takeReadRequests() == (expected.isEmpty ? [] : [.folders(expected)]))
        let event = #"{"event":{"added":[{"uri":"file:///new"}],"removed":[{"uri":"file:///d"}]}}"#
        #expect(client.notify("workspace/didChangeWorkspaceFolders", event) == [])
        #expect(client.takeReadRequests() == [.folders(expected.filter { $0 != "/d" } + ["/new"])])
    }

    @Test("Watchers are registered if the client supports it")
    func registration() {
        var messages: [String] = []
        let capabilities = #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#
        _ = TestClient(parameters: #"{"capabilities":\#(capabilities)}"#, registrations: &messages)
        #expect(messages.count == 1)
        #expect(messages.first?.contains(#""method":"client/registerCapability""#) == true)
        #expect(messages.first?.contains(#"{"globPattern":"**/*.css"}"#) == true)
    }

    @Test("The reader finds the same files as the command, also after changes")
    func reader() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", ".gitignore": "ignored*\n", "tokens.css": tokensText, "ignored.css": tokensText,
            "sub/a.json": "{}", "readme.md": "",
        ])
        let reader = WorkspaceReader(configuration: Configuration())
        guard case .workspace(let workspace, let paths)? = reader.perform(.folders([folder.path])) else {
            Issue.record("not read")
            return
        }
        #expect(!workspace.isEmpty)
        #expect(paths == [folder.path + "/tokens.css", folder.path + "/sub/a.json"])
        func readings(_ names: String...) -> [String: Bool] {
            let paths = names.map { folder.path + "/" + $0 }
            guard case .files(let files)? = reader.perform(.files(paths)) else { return [:] }
            return Dictionary(
                uniqueKeysWithValues: files.map { (String($0.path.dropFirst(folder.path.count + 1)), $0.names != nil) })
        }
        #expect(readings("late.css") == ["late.css": false])
        try folder.write("late.css", tokensText)
        try folder.write("unheard.css", tokensText)
        #expect(readings("late.css", "ignored.css") == ["late.css": true, "unheard.css": true, "ignored.css": false])
        #expect(readings("ignored.css", "late.css") == ["late.css": true, "ignored.css": false])
        try folder.write("late.css", "\0")
        #expect(readings("late.css") == ["late.css": false])
        let cancelled = reader.perform(.folders([folder.path]), isCancelled: { true })
        if case .some = cancelled { Issue.record("not cancelled") }
    }
}

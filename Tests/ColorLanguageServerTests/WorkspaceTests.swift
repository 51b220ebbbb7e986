import ColorLanguageServer
import ColorLinting
import SourceText
import TestSupport
import Testing

/// Names that other files define. The disk is injected here.
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

    private var disk: Reading {
        var workspace = Workspace()
        workspace.update("/w/page.css", with: names("/w/page.css", pageText))
        workspace.update("/w/tokens.css", with: names("/w/tokens.css", tokensText))
        return .workspace(workspace, paths: ["/w/page.css", "/w/tokens.css"])
    }

    private func client(_ parameters: String = parameters) -> TestClient {
        var registrations: [String] = []
        var client = TestClient(parameters: parameters, registrations: &registrations)
        #expect(registrations == [])
        #expect(client.takeReadingTasks() == [.folders(["/w"])])
        return client
    }

    /// The URI and the contrasts of each publication, and the other messages as they are.
    private func told(_ messages: [String]) -> [String] {
        messages.map { message in
            guard message.contains("publishDiagnostics") else { return message }
            let uri = message.split(separator: #""uri":""#)[1].prefix { $0 != "\"" }
            return
                ([String(uri)]
                + message.split(separator: "contrast ").dropFirst().map { String($0.prefix { $0 != " " }) })
                .joined(separator: " ")
        }
    }

    @Test("A name that another file defines is known when the disk has been read, and published if it matters")
    func arrives() {
        var client = client()
        #expect(told(client.open(page, pageText)) == [page])
        #expect(told(client.take(disk)) == ["\(page) 2.84:1"])
        #expect(told(client.take(disk)) == [])
    }

    @Test("A client that shows related places is led to the definition in the other file")
    func relatedDefinition() {
        let capable =
            #"{"capabilities":{"textDocument":{"publishDiagnostics":{"relatedInformation":true}}},\#(Self.folder)}"#
        var client = client(capable)
        _ = client.take(disk)
        let place =
            #"{"location":{"uri":"\#(tokens)","range":\#(range(0, 0, 0, 0))},"message":"--muted is defined here"}"#
        #expect(client.open(page, pageText).first?.contains(place) == true)
        // Where it goes from there, it is followed.
        _ = client.open(tokens, tokensText)
        let moved = client.change(tokens, #"{"range":\#(range(0, 0, 0, 0)),"text":"\n"}"#)
        #expect(moved.last?.contains(place.replacing(#""line":0"#, with: #""line":1"#)) == true)
    }

    @Test("What stands in an open document counts, and reaches the others where it matters to them")
    func editing() {
        var client = client()
        _ = client.take(disk)
        #expect(told(client.open(page, pageText)) == ["\(page) 2.84:1"])
        #expect(told(client.open(tokens, tokensText)) == [tokens])
        let lighter = ##"{"range":\##(range(0, 17, 0, 21)),"text":"#aaa"}"##
        #expect(told(client.change(tokens, lighter)) == [tokens, "\(page) 2.32:1"])
        let blank = #"{"range":\#(range(0, 0, 0, 0)),"text":"\n"}"#
        #expect(told(client.change(tokens, blank)) == [tokens])
        #expect(told(client.change(tokens, #"{"text":""}"#)) == [tokens, page])
        #expect(told(client.change(tokens, #"{"text":":root { --muted: #bbb }"}"#)) == [tokens, "\(page) 1.91:1"])
    }

    @Test("A document that is open when the disk has been read counts with its own text")
    func openedBefore() {
        var client = client()
        _ = client.open(page, pageText)
        _ = client.open(tokens, ":root { --muted: #aaa }")
        #expect(told(client.take(disk)) == ["\(page) 2.32:1"])
        let again = Reading.files([FileReading(path: "/w/tokens.css", names: names("/w/tokens.css", tokensText))])
        #expect(told(client.take(again)) == [])
    }

    @Test("Closing a document brings back what the disk has")
    func closing() {
        var client = client()
        _ = client.take(disk)
        _ = client.open(page, pageText)
        _ = client.open(tokens, ":root { --muted: #aaa }")
        #expect(client.takeReadingTasks() == [])
        #expect(told(client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(tokens)"}}"#)) == [tokens])
        #expect(client.takeReadingTasks() == [.files(["/w/tokens.css"])])
        let again = Reading.files([FileReading(path: "/w/tokens.css", names: names("/w/tokens.css", tokensText))])
        #expect(told(client.take(again)) == ["\(page) 2.84:1"])
    }

    @Test("A client that asks itself is told to ask again, where that gives something else")
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

    @Test("A client that cannot be told gets the new ones when it asks")
    func noRefresh() {
        var client = client(Self.pulling.replacing(#""refreshSupport":true"#, with: ""))
        _ = client.open(page, pageText)
        _ = client.ask("diagnostic", page)
        #expect(client.take(disk) == [])
        #expect(client.ask("diagnostic", page).contains("contrast 2.84:1"))
    }

    @Test("Files that change on the disk are read again, those in the folders that can hold colours")
    func watchedFiles() {
        var client = client()
        _ = client.take(disk)
        _ = client.open(page, pageText)
        let uris = ["/w/tokens.css", "/w/new.swift", "/w/readme.md", "/elsewhere/a.css"].map {
            #"{"uri":"file://\#($0)","type":2}"#
        }
        _ = client.notify("workspace/didChangeWatchedFiles", #"{"changes":[\#(uris.joined(separator: ","))]}"#)
        #expect(client.takeReadingTasks() == [.files(["/w/tokens.css", "/w/new.swift"])])
        #expect(told(client.take(.files([FileReading(path: "/w/tokens.css", names: nil)]))) == [page])
        for name in ["sub/.gitignore", ".ignore"] {
            let ignore = #"{"uri":"file:///w/\#(name)","type":1}"#
            _ = client.notify("workspace/didChangeWatchedFiles", #"{"changes":[\#(ignore)]}"#)
            #expect(client.takeReadingTasks() == [.folders(["/w"])])
        }
        // What is hidden is not walked, so it can change nothing.
        for name in [".build/a.css", ".build/checkouts/b/.gitignore", ".c.css", "readme.md"] {
            let hidden = #"{"uri":"file:///w/\#(name)","type":1}"#
            _ = client.notify("workspace/didChangeWatchedFiles", #"{"changes":[\#(hidden)]}"#)
            #expect(client.takeReadingTasks() == [], "\(name)")
        }
    }

    @Test("A folder that is deleted takes its files along")
    func deletedFolder() {
        var client = client()
        _ = client.take(disk)
        let changes = #"{"changes":[{"uri":"file:///w","type":3},{"uri":"file:///other","type":3}]}"#
        #expect(client.notify("workspace/didChangeWatchedFiles", changes) == [])
        #expect(client.takeReadingTasks() == [.files(["/w/page.css", "/w/tokens.css"])])
        // Of one beside it nothing is known.
        let others = #"{"changes":[{"uri":"file:///w/page","type":3},{"uri":"file:///","type":1}]}"#
        #expect(client.notify("workspace/didChangeWatchedFiles", others) == [])
        #expect(client.takeReadingTasks() == [])
    }

    @Test("Who follows the server's work hears what is in play", arguments: [("messages", false), ("verbose", true)])
    func trace(_ value: String, _ isVerbose: Bool) {
        var client = client()
        _ = client.notify("$/setTrace", #"{"value":"\#(value)"}"#)
        let details = isVerbose ? #","verbose":"in /w""# : ""
        #expect(
            client.take(disk) == [
                #"{"jsonrpc":"2.0","method":"$/logTrace","params":{"message":"2 files are in play"\#(details)}}"#
            ])
    }

    @Test("A text that only looks like the file, or is not in play, defines nothing for others")
    func otherSchemes() {
        var client = client()
        _ = client.take(disk)
        _ = client.open(page, pageText)
        #expect(told(client.open("git:///w/tokens.css?HEAD", ":root { --muted: #aaa }")).count == 1)
        #expect(told(client.open("file:///w/ignored.css", ":root { --muted: #aaa }")).count == 1)
        #expect(client.takeReadingTasks() == [.files(["/w/ignored.css"])])
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
        #expect(client.takeReadingTasks() == (expected.isEmpty ? [] : [.folders(expected)]))
        let event = #"{"event":{"added":[{"uri":"file:///new"}],"removed":[{"uri":"file:///d"}]}}"#
        #expect(client.notify("workspace/didChangeWorkspaceFolders", event) == [])
        #expect(client.takeReadingTasks() == [.folders(expected.filter { $0 != "/d" } + ["/new"])])
    }

    @Test("Watchers are registered with a client that can do that")
    func registration() {
        var messages: [String] = []
        let capabilities = #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#
        _ = TestClient(parameters: #"{"capabilities":\#(capabilities)}"#, registrations: &messages)
        #expect(messages.count == 1)
        #expect(messages.first?.contains(#""method":"client/registerCapability""#) == true)
        #expect(messages.first?.contains(#"{"globPattern":"**/*.css"}"#) == true)
    }

    @Test("The reader finds what the command finds, also later")
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

import ColorLanguageServer
import ColorLinting
import SourceText
import TestSupport
import Testing

/// Fixes that change the definition of a name in another file. Disk reads are injected.
@Suite("Fixes of definitions in other files")
struct DefinitionFixTests {
    private let tokens = "/* 🎨 é */ :root { --muted: #888 }"
    private let page = "p { color: var(--muted); background: #fff }"

    /// A client with the page open and the tokens on disk.
    private func client(_ encoding: PositionEncoding, versioned: Bool = false) -> TestClient {
        var registrations: [String] = []
        let edits = versioned ? #","workspace":{"workspaceEdit":{"documentChanges":true}}"# : ""
        var client = TestClient(
            parameters: #"{"capabilities":{"general":{"positionEncodings":["\#(encoding.rawValue)"]},"#
                + #""textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}\#(edits)},"#
                + #""workspaceFolders":[{"uri":"file:///w","name":"w"}]}"#,
            registrations: &registrations)
        var workspace = Workspace()
        for (path, text) in [("/w/tokens.css", tokens), ("/w/page.css", page)] {
            let file = SourceFile(path: path, language: .css, text: text)
            workspace.update(path, with: Linter().names(of: file, withPlaces: true))
        }
        _ = client.take(.workspace(workspace, paths: ["/w/tokens.css", "/w/page.css"]))
        _ = client.open("file:///w/page.css", page)
        return client
    }

    private func actions(_ client: inout TestClient) -> String {
        client.ask(
            "codeAction", "file:///w/page.css",
            #","range":\#(range(0, 12, 0, 12)),"context":{"diagnostics":[],"only":["quickfix"]}"#)
    }

    @Test(
        "Of a file that is not open, in the client's columns",
        arguments: [(PositionEncoding.utf8, 31), (.utf16, 28), (.utf32, 27)])
    func onDisk(_ encoding: PositionEncoding, _ column: Int) {
        var client = client(encoding)
        let edit =
            ##"{"changes":{"file:///w/tokens.css":[{"range":\##(range(0, column, 0, column + 4)),"newText":"#767676"}]}}"##
        #expect(actions(&client).contains(edit))
    }

    @Test("Edits of an open document are for its version and current text")
    func open() {
        var client = client(.utf16, versioned: true)
        _ = client.open("file:///w/tokens.css", "\n:root { --muted: #8a8a8a }")
        _ = client.change("file:///w/tokens.css", #"{"range":\#(range(0, 0, 0, 0)),"text":"\n"}"#)
        let answer = actions(&client)
        #expect(answer.contains(#""uri":"file:///w/tokens.css","version":2"#))
        #expect(answer.contains(##"{"range":\##(range(2, 17, 2, 24)),"newText":"#767676"}"##))
    }

    @Test("A configured pair uses its names", arguments: [false, true])
    func declaredPairs(_ isDeclared: Bool) throws {
        let text = ":root { --muted: #888 }\np { color: var(--muted); background: #fff }"
        let pairs = ##"{"pairs":[{"foreground":"--muted","background":"#000"}]}"##
        let folder = try TemporaryFolder(["page.css": text, ".color-lint.json": isDeclared ? pairs : "{}"])
        var registrations: [String] = []
        var client = TestClient(
            parameters: #"{"capabilities":{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}},"#
                + #""rootUri":"\#(FileURI.uri(of: folder.path))"}"#,
            registrations: &registrations)
        let reader = WorkspaceReader(configuration: Configuration())
        for task in client.takeAllReadRequests() { if let reading = reader.perform(task) { _ = client.take(reading) } }
        let uri = FileURI.uri(of: folder.path + "/page.css")
        _ = client.open(uri, text)
        func actions(_ kind: String) -> String {
            let context = #"{"diagnostics":[],"only":["\#(kind)"]}"#
            return client.ask("codeAction", uri, #","range":\#(range(1, 12, 1, 12)),"context":\#(context)"#)
        }
        #expect(actions("quickfix").contains(isDeclared ? "2 uses)" : "1 use)"))
        // A definition with other uses is not changed automatically.
        #expect((actions("source") == "[]") == isDeclared)
    }
}

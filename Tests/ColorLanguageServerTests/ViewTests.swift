import ColorLanguageServer
import ColorLinting
import SourceText
import TestSupport
import Testing

/// What lies behind views that views in other files show. Disk reads are injected.
@Suite struct ViewTests {
    private static let parameters = #"{"capabilities":{},"workspaceFolders":[{"uri":"file:///w","name":"w"}]}"#
    private let parent = "file:///w/Parent.swift"
    private let child = "file:///w/Child.swift"
    private let parentText = "struct Parent: View { var body: some View { Child().background(Color.black) } }"
    private let childText =
        "struct Child: View { var body: some View { Text(\"a\").foregroundStyle(Color(white: 0.7)) } }"

    private func client() -> TestClient {
        var workspace = Workspace()
        for (path, text) in [("/w/Parent.swift", parentText), ("/w/Child.swift", childText)] {
            workspace.update(path, with: Linter().names(of: SourceFile(path: path, language: .swift, text: text)))
        }
        workspace.composeViews()
        var registrations: [String] = []
        var client = TestClient(parameters: Self.parameters, registrations: &registrations)
        _ = client.takeReadRequests()
        _ = client.take(.workspace(workspace, paths: ["/w/Parent.swift", "/w/Child.swift"]))
        return client
    }

    private func contrasts(_ messages: [String], of uri: String) -> [String] {
        messages.filter { $0.contains("publishDiagnostics") && $0.contains(uri) }
            .flatMap { $0.split(separator: "contrast ").dropFirst().map { String($0.prefix { $0 != " " }) } }
    }

    @Test func anEditOfTheParentReachesItsChild() {
        var client = client()
        #expect(contrasts(client.open(child, childText, language: "swift"), of: child) == [])
        _ = client.open(parent, parentText, language: "swift")
        // `black` becomes `white`.
        let messages = client.change(parent, #"{"range":\#(range(0, 69, 0, 74)),"text":"white"}"#)
        #expect(contrasts(messages, of: child) == ["2.10:1"])
        let back = client.change(parent, #"{"range":\#(range(0, 69, 0, 74)),"text":"black"}"#)
        #expect(back.contains { $0.contains("publishDiagnostics") && $0.contains(child) })
        #expect(contrasts(back, of: child) == [])
    }

    @Test func theHoverTellsWhatIsBehind() {
        var client = client()
        _ = client.open(child, childText, language: "swift")
        let answer = client.request(
            "textDocument/hover", #"{"textDocument":{"uri":"\#(child)"},"position":{"line":0,"character":75}}"#)
        #expect(answer.contains("on #000000 of Parent; shown by Parent at Parent.swift:1"))
    }

    @Test func aLoopShowsItsFirstColorAndTheHoverAll() {
        var client = client()
        let text = "let a = ForEach([0.0, 0.5], id: \\.self) { h in Color(hue: h, saturation: 1, brightness: 1) }"
        _ = client.open("file:///w/a.swift", text, language: "swift")
        let colors = client.request("textDocument/documentColor", #"{"textDocument":{"uri":"file:///w/a.swift"}}"#)
        #expect(colors.contains(#""color":{"red":1,"green":0,"blue":0,"alpha":1}"#))
        let hover = client.request(
            "textDocument/hover",
            #"{"textDocument":{"uri":"file:///w/a.swift"},"position":{"line":0,"character":50}}"#)
        #expect(hover.contains("2 colors, one for each element of the loop"))
        #expect(hover.contains("#ff0000 #00ffff"))
    }
}

import ColorLanguageServer
import ColorLinting
import SourceText
import TestSupport
import Testing

/// What the text of a style sheet lies on, as the pages show that link it. Disk reads are injected.
@Suite struct PageTests {
    private static let parameters = #"{"capabilities":{},"workspaceFolders":[{"uri":"file:///w","name":"w"}]}"#
    private let page = "file:///w/index.html"
    private let text = "file:///w/text.css"
    private let back = "file:///w/back.css"
    private static let pageText =
        "<!DOCTYPE html><link rel=stylesheet href=text.css><link rel=stylesheet href=back.css><p class=a>1"
    private static let textText = ".a { color: #777 }\n.b { color: #777 }\n"
    private static let backText = "body { background: #000 }\n"

    private func client() -> TestClient {
        var workspace = Workspace()
        let files: [(path: String, language: Language, text: String)] = [
            ("/w/index.html", .html, Self.pageText), ("/w/text.css", .css, Self.textText),
            ("/w/back.css", .css, Self.backText),
        ]
        for file in files {
            let source = SourceFile(path: file.path, language: file.language, text: file.text)
            workspace.update(file.path, with: Linter().names(of: source))
        }
        workspace.composePages()
        var registrations: [String] = []
        var client = TestClient(parameters: Self.parameters, registrations: &registrations)
        _ = client.takeReadRequests()
        _ = client.take(.workspace(workspace, paths: Set(files.map(\.path))))
        return client
    }

    private func contrasts(_ messages: [String], of uri: String) -> [String] {
        messages.filter { $0.contains("publishDiagnostics") && $0.contains(uri) }
            .flatMap { $0.split(separator: "contrast ").dropFirst().map { String($0.prefix { $0 != " " }) } }
    }

    @Test func anEditOfASheetReachesTheOther() {
        var client = client()
        // Half gray is readable on black, but not quite on white.
        #expect(contrasts(client.open(text, Self.textText, language: "css"), of: text) == [])
        _ = client.open(back, Self.backText, language: "css")
        // A color alone changes: `#000` becomes `#fff`.
        let messages = client.change(back, #"{"range":\#(range(0, 20, 0, 23)),"text":"fff"}"#)
        #expect(contrasts(messages, of: text) == ["4.47:1"])
        // A rule changes: `body` becomes `i`.
        let other = client.change(back, #"{"range":\#(range(0, 0, 0, 4)),"text":"i"}"#)
        #expect(contrasts(other, of: text) == ["4.47:1"])
        #expect(
            contrasts(client.change(text, #"{"range":\#(range(0, 13, 0, 16)),"text":"888"}"#), of: text) == ["3.54:1"])
    }

    @Test func anEditOfThePageReachesItsSheets() {
        var client = client()
        #expect(contrasts(client.open(text, Self.textText, language: "css"), of: text) == [])
        _ = client.open(page, Self.pageText, language: "html")
        // The text gets a background.
        let column = Self.pageText.utf8.count
        let start = range(0, column - 12, 0, column - 12)
        let messages = client.change(page, #"{"range":\#(start),"text":"<div style='background:#fff'>"}"#)
        #expect(contrasts(messages, of: text) == ["4.47:1"])
        // The page does not link the sheet of the background any more, but its own is nearer.
        let link = Self.pageText.utf8.count - 12 - "<link rel=stylesheet href=back.css>".utf8.count
        let without = client.change(page, #"{"range":\#(range(0, link, 0, column - 12)),"text":""}"#)
        #expect(contrasts(without, of: text) == [])
        // Without its own, the canvas is white.
        let canvas = client.change(page, #"{"range":\#(range(0, link, 0, link + 29)),"text":""}"#)
        #expect(contrasts(canvas, of: text).allSatisfy { $0 == "4.47:1" })
    }
}

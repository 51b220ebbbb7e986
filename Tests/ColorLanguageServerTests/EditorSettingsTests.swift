import ColorLanguageServer
import ColorLinting
import SourceText
import TestSupport
import Testing

/// Settings made in the editor, in all ways in which editors send them.
@Suite("Editor settings")
struct EditorSettingsTests {
    private let page = "file:///w/page.css"
    private let text = "p { color: #777; background: #fff }"

    private func ratios(_ messages: [String]) -> [String] {
        messages.flatMap { $0.split(separator: "is below ").dropFirst().map { String($0.prefix { $0 != ":" }) } }
    }

    @Test("They are applied on notification, with or without their section")
    func mistakesAreReported() {
        var client = TestClient(capabilities: "{}")
        #expect(ratios(client.open(page, text)) == ["4.5"])
        let method = "workspace/didChangeConfiguration"
        #expect(ratios(client.notify(method, #"{"settings":{"color-lint":{"level":"AAA"}}}"#)) == ["7"])
        #expect(client.notify(method, #"{"settings":{"color-lint":{"level":"AAA","serverPath":"x"}}}"#) == [])
        #expect(ratios(client.notify(method, #"{"settings":{"level":5}}"#)) == ["5"])
        #expect(ratios(client.notify(method, #"{"settings":{"color-lint":{"level":null}}}"#)) == ["4.5"])
    }

    @Test("They are requested at the start and on changes if supported")
    func asked() {
        var client = TestClient(capabilities: #"{"workspace":{"configuration":true}}"#)
        let id = "color-lint/configuration"
        let requests = client.notify("initialized", "{}")
        #expect(requests.contains { $0.contains("workspace/configuration") && $0.contains(id) })
        #expect(ratios(client.open(page, text)) == ["4.5"])
        #expect(
            ratios(client.send(#"{"jsonrpc":"2.0","id":"color-lint/configuration","result":[{"level":"AAA"}]}"#)) == [
                "7"
            ])
        let again = client.notify("workspace/didChangeConfiguration", #"{"settings":null}"#)
        #expect(again.contains { $0.contains("workspace/configuration") })
        #expect(ratios(client.send(#"{"jsonrpc":"2.0","id":"color-lint/configuration","result":[null]}"#)) == ["4.5"])
    }

    @Test("Settings from initialize apply if the editor returns none", arguments: ["null", "{}"])
    func initial(nothing: String) {
        var registrations: [String] = []
        var client = TestClient(
            parameters: #"{"capabilities":{},"initializationOptions":{"level":"AAA"}}"#, registrations: &registrations)
        #expect(ratios(client.open(page, text)) == ["7"])
        _ = client.send(#"{"jsonrpc":"2.0","id":"color-lint/configuration","result":[\#(nothing)]}"#)
        #expect(ratios(client.change(page, #"{"text":"a { color: #777; background: #fff }"}"#)) == ["7"])
    }

    @Test("They take precedence over a configuration file")
    func overFiles() {
        var client = TestClient(capabilities: "{}")
        _ = client.notify("workspace/didChangeConfiguration", #"{"settings":{"color-lint":{"level":"AAA"}}}"#)
        _ = client.open(page, text)
        let finder = ConfigurationFinder { $0 == "/w/.color-lint.json" ? Array(#"{"level": 4.6}"#.utf8) : nil }
        let reading = ReadResult.configurations(["/w": finder.outcome(in: "/w")], mistakes: [])
        #expect(ratios(client.take(reading)) == [])
        #expect(
            ratios(client.notify("workspace/didChangeConfiguration", #"{"settings":{"color-lint":{}}}"#)) == ["4.6"])
    }

    @Test(
        "Errors in them are reported and ignored",
        arguments: [
            (#"{"level":"B"}"#, "level: expected AA, AAA or a number from 1 to 21, not “B”"),
            (#"{"palette":["white","tokens.css"]}"#, "palette: editor settings can contain only colors"),
            (#"{"levle":"AA"}"#, "unknown key levle; did you mean level?"),
            (#"{"severity":{"contrst":"error"}}"#, "severity: unknown key “contrst”"),
        ])
    func mistakes(_ settings: String, _ message: String) {
        var client = TestClient(capabilities: "{}")
        #expect(ratios(client.open(page, text)) == ["4.5"])
        let messages = client.notify("workspace/didChangeConfiguration", #"{"settings":{"color-lint":\#(settings)}}"#)
        #expect(messages.contains { $0.contains("window/showMessage") && $0.contains(message) })
        #expect(ratios(messages) == [])
    }

    @Test("They also apply to files whose names are used in open documents")
    func indexedFiles() throws {
        let folder = try TemporaryFolder([
            "Theme.swift": "enum Theme { static let ink = Color(hex: 0xFF000080) }",
            "View.swift": "let view = Text(\"a\").foregroundStyle(Theme.ink).background(Color.black)",
        ])
        let uri = FileURI.uri(of: folder.path)
        let reader = WorkspaceReader(configuration: Configuration())
        var registrations: [String] = []
        var client = TestClient(
            parameters:
                #"{"capabilities":{"textDocument":{"diagnostic":{}}},"rootUri":"\#(uri)","initializationOptions":{"hexAlpha":"argb"}}"#,
            registrations: &registrations)
        func read() {
            for task in client.takeAllReadRequests() {
                if let reading = reader.perform(task) { _ = client.take(reading) }
            }
        }
        read()
        _ = client.open(uri + "/View.swift", try folder.text("View.swift"), language: "swift")
        #expect(client.ask("diagnostic", uri + "/View.swift").contains("#000080 on #000000"))
        _ = client.notify(
            "workspace/didChangeConfiguration", #"{"settings":{"color-lint":{"hexAlpha":"rgba"}}}"#)
        read()
        #expect(client.ask("diagnostic", uri + "/View.swift").contains("#ff0000"))
    }
}

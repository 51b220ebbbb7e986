import ColorLanguageServer
import ColorLinting
import SourceText
import TestSupport
import Testing

/// Configuration files in the server. Disk reads are injected.
@Suite("Configuration files")
struct ConfigurationTests {
    private let page = "file:///w/page.css"
    private let text = "p { color: #777; background: #fff }"

    /// Returns the result of reading `/w` if its configuration file contains `text`.
    private func reading(_ text: String?) -> ReadResult {
        let finder = ConfigurationFinder { path in
            path == "/w/.color-lint.json" ? text.map { Array($0.utf8) } : nil
        }
        let outcome = finder.outcome(in: "/w")
        return .configurations(["/w": outcome], mistakes: finder.takeMistakes())
    }

    private func ratios(_ messages: [String]) -> [String] {
        messages.flatMap { $0.split(separator: "is below ").dropFirst().map { String($0.prefix { $0 != ":" }) } }
    }

    @Test("A configuration applies when it is read, and again after changes")
    func arrives() {
        var client = TestClient(capabilities: "{}")
        #expect(ratios(client.open(page, text)) == ["4.5"])
        #expect(client.takeConfigurationFolders() == [["/w"]])
        #expect(ratios(client.take(reading(#"{ "level": "AAA" }"#))) == ["7"])
        #expect(client.take(reading(#"{ "level": "AAA" }"#)) == [])
        _ = client.notify("textDocument/didSave", #"{"textDocument":{"uri":"file:///w/.color-lint.json"}}"#)
        #expect(client.takeConfigurationFolders() == [["/w"]])
        let silent = client.take(reading(#"{ "level": 3 }"#))
        #expect(silent.count == 1 && ratios(silent) == [])
        #expect(ratios(client.take(reading(nil))) == ["4.5"])
    }

    @Test("A watched change reads it again")
    func watched() {
        var client = TestClient(capabilities: "{}")
        _ = client.open(page, text)
        _ = client.takeConfigurationFolders()
        let change = #"{"changes":[{"uri":"file:///w/.color-lint.json","type":2}]}"#
        _ = client.notify("workspace/didChangeWatchedFiles", change)
        #expect(client.takeConfigurationFolders() == [["/w"]])
    }

    @Test("Its baseline is watched too")
    func baseline() {
        var client = TestClient(capabilities: "{}")
        _ = client.open(page, text)
        _ = client.takeConfigurationFolders()
        let finder = ConfigurationFinder { path in
            switch path {
            case "/w/.color-lint.json": Array(#"{ "baseline": "known.json" }"#.utf8)
            case "/w/known.json": Array(Baseline(in: "/w").text.utf8)
            default: nil
            }
        }
        _ = client.take(.configurations(["/w": finder.outcome(in: "/w")], mistakes: finder.takeMistakes()))
        for (name, folders) in [("other.json", []), ("known.json", [["/w"]])] {
            let change = #"{"changes":[{"uri":"file:///w/\#(name)","type":2}]}"#
            _ = client.notify("workspace/didChangeWatchedFiles", change)
            #expect(client.takeConfigurationFolders() == folders)
        }
    }

    @Test("An invalid file is reported, and its last valid state used")
    func broken() {
        var client = TestClient(capabilities: "{}")
        _ = client.open(page, text)
        _ = client.take(reading(#"{ "level": "AAA" }"#))
        let messages = client.take(reading(#"{ "level": "B" }"#))
        #expect(ratios(messages) == [])
        #expect(messages.count == 2)
        #expect(messages.last?.contains("window/showMessage") == true)
        #expect(
            messages.last?.contains("/w/.color-lint.json:1:12: expected AA, AAA or a number from 1 to 21, not “B”")
                == true)
        #expect(ratios(client.change(page, ##"{"text":"p { color: #888; background: #fff }"}"##)) == ["7"])
        // Reported once, however often the files are read, and again when the error returns.
        #expect(client.take(reading(#"{ "level": "B" }"#)) == [])
        _ = client.take(reading(#"{ "level": "AAA" }"#))
        #expect(client.take(reading(#"{ "level": "B" }"#)).count == 2)
    }

    @Test("Errors are shown in the open configuration file")
    func mistakes() {
        var client = TestClient(capabilities: "{}")
        let published = client.open("file:///w/.color-lint.json", #"{ "levle": 3 }"#, language: "jsonc")
        #expect(published.first?.contains("did you mean “level”?") == true)
        #expect(published.first?.contains(range(0, 2, 0, 9)) == true)
    }

    @Test("Targets of links are not in play, unless the folder itself is a link")
    func links() throws {
        let outside = try TemporaryFolder(["tokens.css": ":root { --muted: #999 }"])
        let folder = try TemporaryFolder(["b.css": ":root { --loud: #000 }"])
        folder.link("theme", to: outside.path)
        folder.link("tokens.css", to: outside.path + "/tokens.css")
        for (root, names) in [(folder.path, ["/b.css"]), (folder.path + "/theme", ["/theme/tokens.css"])] {
            let reading = WorkspaceReader(configuration: Configuration()).perform(.folders([root]))
            guard case .workspace(_, let paths)? = reading else {
                Issue.record("nothing was read")
                return
            }
            #expect(paths.map { String($0.dropFirst(folder.path.count)) } == names)
        }
    }

    @Test("Files that are excluded are not in play")
    func excluded() throws {
        let folder = try TemporaryFolder([
            ".color-lint.json": #"{ "exclude": ["vendor/"] }"#, "vendor/a.css": ":root { --muted: #999 }",
            "b.css": ":root { --loud: #000 }",
        ])
        let reading = WorkspaceReader(configuration: Configuration()).perform(.folders([folder.path]))
        guard case .workspace(_, let paths)? = reading else {
            Issue.record("nothing was read")
            return
        }
        #expect(paths.map { String($0.dropFirst(folder.path.count)) } == ["/b.css"])
    }
}

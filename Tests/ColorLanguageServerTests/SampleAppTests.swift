import ColorLanguageServer
import ColorLinting
import Foundation
import JSONSyntax
import TestSupport
import Testing

/// The sample app in an editor, before and after a definition is edited in the editor or on disk.
@Suite struct SampleAppTests {
    /// An editor with the whole app open.
    private struct Editor {
        let app: SampleApp
        let folder: TemporaryFolder
        private var client: TestClient
        private let reader = WorkspaceReader(configuration: Configuration())
        private var findings: [String: [MarkedSource.Mark]] = [:]

        init() throws {
            app = try SampleApp()
            folder = try TemporaryFolder(app.texts(.before))
            let parameters =
                #"{"capabilities":{"general":{"positionEncodings":["utf-8"]}},"rootUri":"file://\#(folder.path)"}"#
            var registrations: [String] = []
            client = TestClient(parameters: parameters, registrations: &registrations)
            for path in app.paths {
                let language = URL(filePath: path).pathExtension
                take(client.open(uri(path), app.texts(.before)[path] ?? "", language: language))
            }
            readWhatIsWanted()
        }

        private func uri(_ path: String) -> String { "file://\(folder.path)/\(path)" }

        private mutating func readWhatIsWanted() {
            for task in client.takeAllReadRequests() {
                guard let reading = reader.perform(task) else { continue }
                take(client.take(reading))
            }
        }

        /// Changes all documents affected by the edit.
        mutating func edit() {
            for (path, text) in app.texts(.after) where text != app.texts(.before)[path] {
                take(client.change(uri(path), #"{"text":\#(quoted(text))}"#))
            }
        }

        /// Closes all documents affected by the edit, and makes the edit on disk.
        mutating func editOnDisk() throws {
            for (path, text) in app.texts(.after) where text != app.texts(.before)[path] {
                take(client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(uri(path))"}}"#))
                readWhatIsWanted()
                try folder.write(path, text)
                let change = #"{"changes":[{"uri":"\#(uri(path))","type":2}]}"#
                take(client.notify("workspace/didChangeWatchedFiles", change))
                readWhatIsWanted()
            }
        }

        private mutating func take(_ messages: [String]) {
            for message in messages {
                guard let root = JSONDocument(Array(message.utf8)).root, let parameters = root["params"],
                    root["method"]?.string == "textDocument/publishDiagnostics",
                    let path = parameters["uri"]?.string?.dropFirst(uri("").count),
                    let text = app.texts(.before)[String(path)]
                else { continue }
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                let starts = lines.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count + 1) }
                func offset(_ place: JSONNode?) -> Int {
                    starts[place?["line"]?.int ?? 0] + (place?["character"]?.int ?? 0)
                }
                findings[String(path)] = parameters["diagnostics"]?.children.map { diagnostic in
                    .init(
                        offset(diagnostic["range"]?["start"]), offset(diagnostic["range"]?["end"]),
                        SampleApp.label(diagnostic["code"]?.string ?? "", diagnostic["message"]?.string ?? ""))
                }
            }
        }

        func expectFindings(_ stage: SampleApp.Stage, sourceLocation: SourceLocation = #_sourceLocation) {
            let (found, expected) = (app.annotated(stage, findings), app.expected(stage))
            for path in app.paths {
                #expect(found[path] == expected[path], "\(path)", sourceLocation: sourceLocation)
            }
        }
    }

    @Test func theServerFindsWhatIsMarked() throws {
        var editor = try Editor()
        editor.expectFindings(.before)
        editor.edit()
        editor.expectFindings(.after)
    }

    @Test func anEditOnTheDiskCountsAsMuch() throws {
        var editor = try Editor()
        try editor.editOnDisk()
        editor.expectFindings(.after)
    }
}

import ColorLanguageServer
import ColorLinting
import Foundation
import JSONSyntax
import TestSupport
import Testing

/// `workspace/diagnostic` for files on disk, computed in the background as in the program.
@Suite("Workspace diagnostics")
struct WorkspaceDiagnosticTests {
    /// An editor that has a folder open and requests its diagnostics.
    private struct Editor {
        let folder: TemporaryFolder
        var client: TestClient
        let reader = WorkspaceReader(configuration: Configuration())
        private let diagnoser = WorkspaceDiagnoser()

        init(
            _ files: [String: String], watches: Bool = true, refreshes: Bool = false, progress: Bool = false
        ) throws {
            folder = try TemporaryFolder(files)
            let workspace =
                #""didChangeWatchedFiles":{"dynamicRegistration":\#(watches)},"diagnostics":{"refreshSupport":\#(refreshes)}"#
            let window = #""window":{"workDoneProgress":\#(progress)}"#
            let capabilities = #"{"textDocument":{"diagnostic":{}},"workspace":{\#(workspace)},\#(window)}"#
            var registrations: [String] = []
            client = TestClient(
                parameters: #"{"capabilities":\#(capabilities),"rootUri":"\#(FileURI.uri(of: folder.path))"}"#,
                registrations: &registrations)
        }

        func uri(_ name: String) -> String { FileURI.uri(of: folder.path + "/" + name) }

        /// Performs the server's background work and returns the resulting messages.
        mutating func work(isCancelled: () -> Bool = { false }) -> [String] {
            var messages: [String] = []
            while true {
                let tasks = client.takeAllReadRequests()
                for task in tasks { messages += reader.perform(task).map { client.take($0) } ?? [] }
                guard let task = client.takeDiagnosisTask() else {
                    if tasks.isEmpty { return messages }
                    continue
                }
                var batches: [DiagnosisBatch] = []
                diagnoser.perform(task, isCancelled: isCancelled) { batches.append($0) }
                for batch in batches { messages += client.take(.diagnoses(batch)) }
            }
        }

        /// Sends a request and returns answers and partial results as `path: kind` with the rules.
        mutating func pull(_ more: String = "") -> [String] {
            var messages = client.begin("workspace/diagnostic", parameters(more))
            messages += work()
            return summary(messages)
        }

        /// Diagnostics known to the client, by URI.
        private(set) var known: [(uri: String, id: String)] = []

        func parameters(_ more: String = "") -> String {
            let ids = known.map { #"{"uri":"\#($0.uri)","value":"\#($0.id)"}"# }
            return #"{"previousResultIds":[\#(ids.joined(separator: ","))]\#(more)}"#
        }

        mutating func summary(_ messages: [String]) -> [String] {
            messages.flatMap { message -> [String] in
                guard let root = JSONDocument(Array(message.utf8)).root else { return ["no JSON"] }
                guard let value = root["result"] ?? root["params"]?["value"], let items = value["items"] else {
                    return [root["error"].map { "error \($0["code"]?.int ?? 0)" } ?? root["method"]?.string ?? "?"]
                }
                let reports = items.children.map { report in
                    let uri = report["uri"]?.string ?? ""
                    known.removeAll { $0.uri == uri }
                    known.append((uri, report["resultId"]?.string ?? ""))
                    let rules = report["items"]?.children.compactMap { $0["code"]?.string } ?? []
                    let version = report["version"]?.int.map { "@\($0)" } ?? ""
                    let name = FileURI.path(of: uri).dropFirst(folder.path.count + 1)
                    return ([name + version + ":", report["kind"]?.string ?? ""] + rules).joined(separator: " ")
                }
                return reports + (root["result"] == nil ? [] : ["answer"])
            }
        }
    }

    private static let files = [
        "page.css": "p { color: var(--muted); background: #fff }", "tokens.css": ":root { --muted: #999 }",
        "fine.css": "p { color: #000; background: #fff }",
        "view.swift": "let a = Color(hue: 210, saturation: 1, brightness: 1)",
        ".git/HEAD": "", ".gitignore": "built*", "built.css": "p { color: #999; background: #fff }",
    ]

    @Test("All files of the command are checked; files without findings are omitted")
    func everything() throws {
        var editor = try Editor(Self.files)
        #expect(editor.pull() == ["page.css: full contrast", "view.swift: full hue-degrees", "answer"])
        #expect(editor.pull() == ["page.css: unchanged", "view.swift: unchanged", "answer"])
    }

    @Test("The configuration selects files and their settings")
    func configured() throws {
        var files = Self.files
        files[".color-lint.json"] =
            ##"{"exclude":["view*"],"pairs":[{"foreground":"#777","background":"#fff"}],"severity":{"contrast":"error"}}"##
        var editor = try Editor(files)
        #expect(
            Set(editor.pull()) == [".color-lint.json: full contrast", "page.css: full contrast", "answer"])
        try editor.folder.write(".color-lint.json", #"{"exclud":[]}"#)
        let change = #"{"changes":[{"uri":"\#(editor.uri(".color-lint.json"))","type":2}]}"#
        _ = editor.client.notify("workspace/didChangeWatchedFiles", change)
        // Files below an invalid configuration are not checked, as in CI.
        #expect(Set(editor.pull()) == [".color-lint.json: full configuration", "page.css: full", "answer"])
    }

    @Test("Findings equal the command's, of files that are open too")
    func asTheCommand() throws {
        var editor = try Editor(["a.css": "p { color: #767676; background: #fff }"])
        #expect(editor.pull() == ["answer"])
        _ = editor.client.open(editor.uri("a.css"), "p { color: #767676; background: #fff }")
        #expect(editor.pull() == ["answer"])
    }

    @Test("The text of open documents is used")
    func openText() throws {
        var editor = try Editor(Self.files)
        _ = editor.work()
        _ = editor.client.open(editor.uri("page.css"), "p { color: #000; background: #fff }")
        _ = editor.client.open(editor.uri("tokens.css"), ":root { --muted: #aaa }\nq { color: #888; background: #fff }")
        #expect(editor.pull() == ["view.swift: full hue-degrees", "tokens.css@1: full contrast", "answer"])
        // After closing, the file on disk is used.
        for name in ["page.css", "tokens.css"] {
            _ = editor.client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(editor.uri(name))"}}"#)
        }
        #expect(
            editor.pull() == [
                "page.css: full contrast", "tokens.css: full", "view.swift: unchanged", "answer",
            ])
    }

    @Test("Changes on disk are found; deleted files have no findings")
    func changes() throws {
        var editor = try Editor(Self.files)
        _ = editor.pull()
        try editor.folder.write("fine.css", "p { color: #777; background: #fff }")
        try FileManager.default.removeItem(atPath: editor.folder.path + "/view.swift")
        let uris = ["fine.css", "view.swift"].map { #"{"uri":"\#(editor.uri($0))","type":2}"# }
        _ = editor.client.notify(
            "workspace/didChangeWatchedFiles", #"{"changes":[\#(uris.joined(separator: ","))]}"#)
        #expect(
            editor.pull() == ["fine.css: full contrast", "page.css: unchanged", "view.swift: full", "answer"])
    }

    @Test("Without file watchers, the disk is checked for each request")
    func unwatched() throws {
        var editor = try Editor(Self.files, watches: false)
        _ = editor.pull()
        try editor.folder.write("new.css", "p { color: #777; background: #fff }")
        #expect(
            editor.pull() == ["new.css: full contrast", "page.css: unchanged", "view.swift: unchanged", "answer"])
    }

    @Test("Removing a folder removes its findings")
    func removedFolder() throws {
        var editor = try Editor(Self.files)
        _ = editor.pull()
        let other = try TemporaryFolder(["a.css": "p { color: #777; background: #fff }"])
        func change(_ members: String) -> String { #"{"event":{\#(members)}}"# }
        let folders = [editor.folder.path, other.path].map { #"[{"uri":"\#(FileURI.uri(of: $0))"}]"# }
        let method = "workspace/didChangeWorkspaceFolders"
        _ = editor.client.notify(method, change(#""added":\#(folders[1]),"removed":\#(folders[0])"#))
        #expect(editor.pull() == ["a.css: full contrast", "page.css: full", "view.swift: full", "answer"])
    }

    private static let inParts = #","partialResultToken":7"#

    @Test("With partial results, the request is held until something changes")
    func held() throws {
        var editor = try Editor(Self.files)
        #expect(editor.pull(Self.inParts) == ["page.css: full contrast", "view.swift: full hue-degrees", "answer"])
        #expect(editor.pull(Self.inParts) == [])
        // A change that affects no other file does not end the wait; one that does ends it.
        #expect(editor.client.open(editor.uri("tokens.css"), ":root { --muted: #999 }") == [])
        #expect(editor.work() == [])
        _ = editor.client.change(editor.uri("tokens.css"), #"{"text":":root { --muted: #000 }"}"#)
        let messages = editor.work()
        #expect(messages.allSatisfy { $0.contains(#""token":7"#) || $0.contains(#""items":[]"#) })
        #expect(editor.summary(messages) == ["page.css: full", "answer"])
        #expect(editor.pull(Self.inParts) == [])
    }

    @Test("Many reports are sent in several parts")
    func parts() throws {
        let files = (0..<200).map { ("\($0).css", "p { color: #777; background: #fff }") }
        var editor = try Editor(Dictionary(uniqueKeysWithValues: files))
        var messages = editor.client.begin("workspace/diagnostic", editor.parameters(#","partialResultToken":"t""#))
        messages += editor.work()
        #expect(messages.count > 3)
        #expect(messages.dropLast().allSatisfy { $0.contains(#""params":{"token":"t","value":{"items":[{"#) })
        #expect(messages.last?.hasSuffix(#""result":{"items":[]}}"#) == true)
        #expect(editor.summary(messages).count == 201)
    }

    @Test("Progress is shown for many files while a request waits")
    func progress() throws {
        let files = (0..<1200).map { ("\($0).css", "p { color: \($0 == 700 ? "#777" : "#000"); background: #fff }") }
        var editor = try Editor(Dictionary(uniqueKeysWithValues: files), progress: true)
        _ = editor.client.begin("workspace/diagnostic", editor.parameters(Self.inParts))
        for task in editor.client.takeAllReadRequests() {
            if let reading = editor.reader.perform(task) { _ = editor.client.take(reading) }
        }
        let pending = editor.client.takeDiagnosisTask()
        let task = try #require(pending)
        var batches: [DiagnosisBatch] = []
        WorkspaceDiagnoser().perform(task) { batches.append($0) }
        #expect(batches.count == 3)
        #expect(editor.client.take(.diagnoses(batches[0])).first?.contains("color-lint/check/1") == true)
        let begun = editor.client.send(#"{"jsonrpc":"2.0","id":"color-lint/check/1","result":null}"#)
        #expect(begun.first?.contains(#""kind":"begin","title":"Checking colors","percentage":0"#) == true)
        #expect(begun.last?.contains(#""message":"500 of 1200 files""#) == true)
        let second = editor.client.take(.diagnoses(batches[1]))
        #expect(second.last?.contains("1000 of 1200 files") == true)
        #expect(editor.summary(second).first == "700.css: full contrast")
        let end = editor.client.take(.diagnoses(batches[2]))
        #expect(end.first?.contains(#""value":{"kind":"end"}"#) == true)
        #expect(end.last?.hasSuffix(#""result":{"items":[]}}"#) == true)
        // Nothing waits for repeated checks.
        #expect(editor.pull(Self.inParts) == [])
        try editor.folder.write("900.css", "p { color: #777; background: #fff }")
        let change = #"{"changes":[{"uri":"\#(editor.uri("900.css"))","type":2}]}"#
        _ = editor.client.notify("workspace/didChangeWatchedFiles", change)
        let messages = editor.work()
        #expect(messages.allSatisfy { !$0.contains("color-lint/check") })
        #expect(editor.summary(messages) == ["900.css: full contrast", "answer"])
    }

    @Test("A cancelled request is answered immediately, and its work cancelled")
    func cancelled() throws {
        var editor = try Editor(Self.files)
        #expect(editor.client.begin("workspace/diagnostic", editor.parameters()) == [])
        _ = editor.client.takeAllReadRequests()
        let empty = ReadResult.workspace(Workspace(), paths: [editor.folder.path + "/view.swift"])
        #expect(editor.client.take(empty) == [])
        let pending = editor.client.takeDiagnosisTask()
        let task = try #require(pending)
        #expect(editor.client.wantedDiagnosis != nil)
        let answer = editor.client.notify("$/cancelRequest", #"{"id":2}"#)
        #expect(editor.summary(answer) == ["error -32800"])
        #expect(editor.client.wantedDiagnosis == nil)
        var batches = 0
        WorkspaceDiagnoser().perform(task, isCancelled: { true }) { _ in batches += 1 }
        #expect(batches == 0)
        WorkspaceDiagnoser().perform(task) { #expect(editor.client.take(.diagnoses($0)) == []) }
        #expect(editor.pull() == ["view.swift: full hue-degrees", "answer"])
    }

    @Test("A held request is cancelled on shutdown")
    func shutDown() throws {
        var editor = try Editor(Self.files)
        _ = editor.pull(Self.inParts)
        #expect(editor.pull(Self.inParts) == [])
        let messages = editor.client.begin("shutdown", "null")
        #expect(messages.contains { $0.contains(#""code":-32802"#) && $0.contains(#"{"retriggerRequest":false}"#) })
        #expect(messages.last?.hasSuffix(#""result":null}"#) == true)
    }

    @Test("A held request does not block another")
    func twoRequests() throws {
        var editor = try Editor(Self.files)
        _ = editor.pull(Self.inParts)
        #expect(editor.pull(Self.inParts) == [])
        #expect(editor.pull() == ["page.css: unchanged", "view.swift: unchanged", "answer"])
        _ = editor.client.open(editor.uri("tokens.css"), ":root { --muted: #000 }")
        #expect(editor.summary(editor.work()) == ["page.css: full", "answer"])
    }

    @Test("Each request gets its own answer")
    func requestsApart() throws {
        var editor = try Editor(Self.files)
        _ = editor.pull(Self.inParts)
        #expect(editor.pull(Self.inParts) == [])
        let own = #"{"previousResultIds":[{"uri":"untitled:a.css","value":"x"}]}"#
        #expect(editor.client.begin("workspace/diagnostic", own) == [])
        let pending = editor.client.takeDiagnosisTask()
        let task = try #require(pending)
        // The held request must be checked again while the other one is running.
        _ = editor.client.open(editor.uri("tokens.css"), ":root { --muted: #000 }")
        var answers: [String] = []
        WorkspaceDiagnoser().perform(task) { answers += editor.client.take(.diagnoses($0)) }
        #expect(answers.count == 1)
        #expect(answers.first?.contains(#""id":4,"result":{"items":[{"kind":"full""#) == true)
        #expect(editor.summary(answers) == ["page.css: full contrast", "view.swift: full hue-degrees", "answer"])
        #expect(editor.summary(editor.work()) == ["page.css: full", "answer"])
    }

    @Test("A client without partial results is asked to refresh once")
    func refresh() throws {
        var editor = try Editor(Self.files, refreshes: true)
        _ = editor.pull()
        _ = editor.client.open(editor.uri("tokens.css"), ":root { --muted: #999 }")
        let first = editor.client.change(editor.uri("tokens.css"), #"{"text":":root { --muted: #000 }"}"#)
        #expect(editor.summary(first) == ["workspace/diagnostic/refresh"])
        #expect(editor.client.change(editor.uri("tokens.css"), #"{"text":":root { --muted: #111 }"}"#) == [])
        #expect(editor.pull() == ["page.css: full", "view.swift: unchanged", "answer"])
    }

    @Test("Invalid requests get an error")
    func malformed() throws {
        var editor = try Editor([:])
        #expect(editor.summary(editor.client.begin("workspace/diagnostic", "null")) == ["error -32602"])
        let wrong = #"{"previousResultIds":[{"uri":5}]}"#
        #expect(editor.summary(editor.client.begin("workspace/diagnostic", wrong)) == ["error -32602"])
        #expect(editor.pull() == ["answer"])
    }
}

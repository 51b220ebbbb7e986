import ColorLanguageServer
import ColorLinting
import CommandLineTool
import FileSystem
import JSONSyntax
import TestSupport
import Testing

/// The command and the language server read the same files of a folder and report the same findings.
@Suite struct CommandAgreementTests {
    /// A style sheet with one finding.
    private static let gray = "p { color: #777; background: #fff }\n"
    /// A Swift file whose finding depends on a helper in another file.
    private static let view = """
        import SwiftUI
        let title = Text("Hello").foregroundColor(Ink(hex: 0x777777)).background(Color.white)
        let hue = Color(hue: 210, saturation: 1, brightness: 1)

        """

    /// Folders, each with a special property.
    private static let folders: [(name: String, files: [String: String], links: [String: String])] = [
        (
            "plain files", ["a.css": gray, "b/c.json": ##"{"text": "#777", "background": "#fff"}"##, "v.swift": view],
            [:]
        ),
        (
            "ignored, hidden and third-party files",
            [
                ".git/HEAD": "", ".gitignore": "built/\n*.gen.css\n!kept.gen.css\n", "a.css": gray,
                "built/a.css": gray, "x.gen.css": gray, "kept.gen.css": gray, ".hidden.css": gray, ".cache/a.css": gray,
                "node_modules/m/a.css": gray, "Pods/T/a.swift": view, "sub/.ignore": "b.css", "sub/b.css": gray,
                "sub/c.css": gray,
            ], [:]
        ),
        (
            "includes and excludes",
            [
                ".color-lint.json": #"{"include":["src/","Pods/T/"],"exclude":["src/old/","*.min.css"]}"#,
                "a.css": gray, "src/a.css": gray, "src/old/a.css": gray, "src/x.min.css": gray, "Pods/T/a.css": gray,
                "Pods/U/a.css": gray,
            ], [:]
        ),
        (
            "overrides, nested configurations and ignored findings",
            [
                ".color-lint.json": ##"""
                {"level": "AAA", "overrides": [{"files": ["lax/"], "level": 3}], "severity": {"hue-degrees": "hint"},
                 "ignore": [{"files": ["known.css"], "rules": ["contrast"], "reason": "an old page"}],
                 "pairs": [{"foreground": "#888", "background": "#fff"}]}
                """##,
                "a.css": "p { color: #666; background: #fff }", "lax/a.css": gray, "known.css": gray, "v.swift": view,
                "other/.color-lint.json": #"{"level": 4.4}"#, "other/a.css": gray,
            ], [:]
        ),
        (
            "a broken configuration",
            ["a.css": gray, "broken/.color-lint.json": #"{"levle": "AA"}"#, "broken/b.css": gray], [:]
        ),
        (
            "minified copies",
            ["a.css": gray, "a.min.css": gray, "alone.min.css": gray, "sub/a.min.css": gray], [:]
        ),
        ("links", ["a.css": gray, "real/b.css": gray], ["l.css": "a.css", "linked": "real", "out": "/usr/share"]),
        (
            "names of other files",
            [
                "theme.css": ":root { --muted: #777 }", "page.css": "p { color: var(--muted); background: #fff }",
                "typo.css": "p { color: var(--mutde) }", "Ink.swift": "import SwiftUI\ntypealias Ink = Color\n",
                "v.swift": view,
            ], [:]
        ),
        (
            "names of packages",
            [
                ".build/checkouts/Kit/Sources/Ink.swift":
                    "public enum Ink { public static let gray = Color(kit: 0x999999) }\n",
                ".build/checkouts/Kit/Sources/Hex.swift": """
                extension Color {
                    init(kit: UInt) {
                        self.init(
                            red: Double((kit >> 16) & 0xFF) / 255, green: Double((kit >> 8) & 0xFF) / 255,
                            blue: Double(kit & 0xFF) / 255)
                    }
                }

                """,
                ".build/checkouts/Kit/Sources/Faint.swift": view, "Pods/Kit/Ink.swift": "enum Ink {}\n",
                "v.swift": #"let a = Text("a").foregroundStyle(Ink.gray).background(.white)"#,
            ], [:]
        ),
        (
            "a baseline",
            [
                ".color-lint.json": #"{"baseline": "known.json"}"#, "a.css": gray + gray, "b.css": gray,
                "known.json": "",
            ], [:]
        ),
    ]

    @Test("The command and the server find the same", arguments: folders.indices)
    func agree(index: Int) throws {
        let (name, files, links) = Self.folders[index]
        let folder = try TemporaryFolder(files)
        for (link, target) in links { folder.link(link, to: target) }
        if files["known.json"] != nil {
            try folder.write(".color-lint.json", "{}")
            _ = run(["--write-baseline=known.json", "a.css"], in: folder)
            try folder.write(".color-lint.json", #"{"baseline": "known.json"}"#)
        }
        let command = found(byCommandIn: folder)
        let server = found(byServerIn: folder)
        #expect(!command.isEmpty, "\(name)")
        #expect(command == server, "\(name)")
    }

    private func run(_ arguments: [String], in folder: TemporaryFolder) -> String {
        let environment = CommandEnvironment(input: [], folder: WorkingFolder(at: folder.path), variables: [:])
        _ = runCommandLine(arguments, in: environment)
        return environment.output.text
    }

    /// Returns `path:line rule` for each finding of the command.
    private func found(byCommandIn folder: TemporaryFolder) -> [String] {
        run(["--format", "jsonl", "--quiet", "."], in: folder).split(separator: "\n").compactMap { line in
            guard let finding = JSONDocument(Array(line.utf8)).root else { return nil }
            return "\(finding["path"]?.string ?? ""):\(finding["line"]?.int ?? 0) \(finding["rule"]?.string ?? "")"
        }.sorted()
    }

    /// Returns the same for the server, which reports errors in configuration files as findings; the command prints
    /// them as errors.
    private func found(byServerIn folder: TemporaryFolder) -> [String] {
        let reader = WorkspaceReader(configuration: Configuration())
        let diagnoser = WorkspaceDiagnoser()
        var registrations: [String] = []
        let capabilities = #"{"textDocument":{"diagnostic":{}}}"#
        var client = TestClient(
            parameters: #"{"capabilities":\#(capabilities),"rootUri":"\#(FileURI.uri(of: folder.path))"}"#,
            registrations: &registrations)
        var messages = client.begin("workspace/diagnostic", #"{"previousResultIds":[]}"#)
        while true {
            let tasks = client.takeAllReadRequests()
            for task in tasks { messages += reader.perform(task).map { client.take($0) } ?? [] }
            guard let task = client.takeDiagnosisTask() else {
                if tasks.isEmpty { break }
                continue
            }
            var batches: [DiagnosisBatch] = []
            diagnoser.perform(task) { batches.append($0) }
            for batch in batches { messages += client.take(.diagnoses(batch)) }
        }
        var found: [String] = []
        for message in messages {
            guard let reports = JSONDocument(Array(message.utf8)).root?["result"]?["items"] else { continue }
            for report in reports.children {
                let path = FileURI.path(of: report["uri"]?.string ?? "").dropFirst(folder.path.count + 1)
                guard let items = report["items"] else { continue }
                for item in items.children where item["code"]?.string != ConfigurationFile.findingRule {
                    let line = (item["range"]?["start"]?["line"]?.int ?? -1) + 1
                    found.append("\(path):\(line) \(item["code"]?.string ?? "")")
                }
            }
        }
        return found.sorted()
    }
}

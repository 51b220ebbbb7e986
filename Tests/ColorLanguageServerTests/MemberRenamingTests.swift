import ColorLanguageServer
import ColorLinting
import JSONSyntax
import TestSupport
import Testing

@Suite("Renaming of Swift members")
struct MemberRenamingTests {
    private static let theme = "import SwiftUI\nenum Theme {\n    static let accent = Color(white: 0.2)\n}\n"
    private static let card =
        "import SwiftUI\nlet card = Text(\"a\").foregroundStyle(Theme.accent).background(Color.white)\n"

    /// A client whose workspace is a folder with `files`, and what reads it.
    private struct Editor {
        let folder: TemporaryFolder
        var client: TestClient
        let reader = WorkspaceReader(configuration: Configuration())

        init(_ files: [String: String]) throws {
            folder = try TemporaryFolder(files)
            var registrations: [String] = []
            client = TestClient(
                parameters: #"{"capabilities":{"workspace":{"workspaceEdit":{"documentChanges":true}}},"#
                    + #""rootUri":"file://\#(folder.path)"}"#,
                registrations: &registrations)
            _ = read()
        }

        /// Reads what the server asks for, and returns its messages.
        mutating func read() -> [String] {
            var messages: [String] = []
            for task in client.takeAllReadRequests() {
                if let reading = reader.perform(task) { messages += client.take(reading) }
            }
            return messages
        }

        /// Opens `text`, with a mark at the caret, as `name`; returns the parameters for the caret.
        mutating func open(_ text: String, as name: String) -> String {
            let parts = text.split(separator: "‸", omittingEmptySubsequences: false)
            let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
            let uri = "file://\(folder.path)/\(name)"
            _ = client.open(uri, parts.joined(), language: "swift")
            _ = read()
            return #"{"textDocument":{"uri":"\#(uri)"},"position":"#
                + #"{"line":\#(lines.count - 1),"character":\#(lines.last?.utf16.count ?? 0)}"#
        }
    }

    /// Renames the member at the mark of `text`, the document `name`. Returns an edit as `file:line:start-end new text`, or the
    /// error.
    private func rename(
        _ text: String, as name: String = "Theme.swift", to new: String = "ink", on disk: [String: String] = [:]
    ) throws -> [String] {
        var editor = try Editor(disk)
        let caret = editor.open(text, as: name)
        var messages = editor.client.begin("textDocument/rename", caret + #","newName":"\#(new)"}"#)
        messages += editor.read()
        let answers = messages.compactMap { JSONDocument(Array($0.utf8)).root }.filter { $0["id"] != nil }
        try #require(answers.count == 1)
        guard let changes = answers.first?["result"]?["documentChanges"] else {
            let message = answers.first?["error"]?["message"]?.string ?? ""
            return [message.split(separator: editor.folder.path + "/").joined()]
        }
        return changes.children.flatMap { change -> [String] in
            let file = (change["textDocument"]?["uri"]?.string ?? "").split(separator: "/").last ?? ""
            guard let edits = change["edits"] else { return [] }
            return edits.children.map { "\(file):\(place($0)) \($0["newText"]?.string ?? "")" }
        }
    }

    @Test("A member is renamed in all files, also from a use")
    func everywhere() throws {
        let disk = ["Theme.swift": Self.theme, "Card.swift": Self.card]
        let expected = ["Card.swift:1:43-49 ink", "Theme.swift:2:15-21 ink"]
        let definition = Self.theme.replacing("accent", with: "acc‸ent")
        #expect(try rename(definition, on: disk).sorted() == expected)
        #expect(
            try rename(Self.card.replacing("accent", with: "‸accent"), as: "Card.swift", on: disk).sorted() == expected)
    }

    @Test("The members of packages are defined elsewhere, and cannot be renamed")
    func packages() throws {
        let kit = ".build/checkouts/Kit/Sources/Kit/Theme.swift"
        let disk = [
            kit: Self.theme.replacing("enum Theme {\n   ", with: "public enum Theme {\n    public"),
            "Card.swift": Self.card,
        ]
        let card = Self.card.replacing("accent", with: "acc‸ent")
        #expect(try rename(card, as: "Card.swift", on: disk) == ["there is no color name here that can be renamed"])
        var editor = try Editor(disk)
        let caret = editor.open(card, as: "Card.swift")
        let found = editor.client.request("textDocument/definition", caret + "}")
        #expect(found.contains(kit) && found.contains(#""line":2,"character":22"#))
        #expect(editor.client.request("workspace/symbol", #"{"query":"accent"}"#) == "[]")
    }

    @Test("The text of open documents counts, not that of their files")
    func open() throws {
        let text =
            "import SwiftUI\nlet a = Text(\"a\").foregroundStyle(Theme.acce‸nt)\nlet b = Text(\"a\").background(Theme.accent)\n"
        let disk = ["Theme.swift": Self.theme, "Card.swift": "let card = accent()\n"]
        let answer = try rename(text, as: "Card.swift", on: disk).sorted()
        #expect(answer == ["Card.swift:1:40-46 ink", "Card.swift:2:35-41 ink", "Theme.swift:2:15-21 ink"])
    }

    @Test("Members of color types are renamed where the type is implied too")
    func colorTypes() throws {
        let disk = [
            "Colors.swift": "import SwiftUI\nextension Color {\n    static let brand = Color(white: 0.2)\n}\n",
            "Card.swift": "import SwiftUI\nlet card = Text(\"a\").foregroundStyle(.brand).background(Color.brand)\n",
        ]
        let text = (disk["Card.swift"] ?? "").replacing("(.brand", with: "(.bra‸nd")
        // A name that SwiftUI has.
        #expect(
            try rename(text, as: "Card.swift", to: "red", on: disk) == ["“red” is not a name that a color can be given"]
        )
        #expect(
            try rename(text, as: "Card.swift", on: disk).sorted()
                == ["Card.swift:1:38-43 ink", "Card.swift:1:62-67 ink", "Colors.swift:2:15-20 ink"])
    }

    @Test("Comments, strings, labels and other members of the project are left alone")
    func others() throws {
        let other = """
            import SwiftUI
            /// The accent of a card.
            enum Palette { static let accent = Color(white: 0.3) }
            func paint(accent color: Color) { print("accent") }
            let card = Text("a").foregroundStyle(Palette.accent)
            let run: () = paint(accent: .white)
            extension Mark { func accent(_ color: Color) { self.accent(.red) } }

            """
        let disk = ["Theme.swift": Self.theme, "Card.swift": Self.card, "Other.swift": other]
        let text = Self.theme.replacing("accent", with: "acc‸ent")
        #expect(try rename(text, on: disk).sorted() == ["Card.swift:1:43-49 ink", "Theme.swift:2:15-21 ink"])
    }

    @Test(
        "Nothing is renamed if one place is not understood",
        arguments: [
            ("typealias T = Theme\nlet all = [\"a\": T.accent]\n", "at Other.swift:2"),
            ("enum Old { enum Theme {} }\nlet all = [\"a\": Theme.accent]\n", "at Other.swift:2"),
            ("let all = [\"a\": Old.Theme.accent]\n", "at Other.swift:1"),
            ("struct S { let accent: Int }\n", "at Other.swift:1"),
            ("protocol Themed { static var accent: Color { get } }\n", "at Other.swift:1"),
            ("let keys: [Key] = [.accent]\n", "at Other.swift:1"),
            ("#if DEBUG\nlet key: Key = .accent\n#endif\n", "at Other.swift:2"),
            ("let text = \"\\(theme.accent)\"\n", "at Other.swift:1"),
        ])
    func unknown(_ other: String, _ place: String) throws {
        let disk = ["Theme.swift": Self.theme, "Other.swift": "import SwiftUI\n" + other]
        let answer = try rename(Self.theme.replacing("accent", with: "acc‸ent"), on: disk)
        #expect(answer.count == 1 && answer[0].hasPrefix("color-lint does not know what accent is"), "\(answer)")
        let line = (Int(String(place.split(separator: ":")[1])) ?? 0) + 1
        #expect(answer[0].hasSuffix("at Other.swift:\(line)"), "\(answer)")
    }

    @Test("Uses that are no pairs of colors count where the type is written")
    func written() throws {
        let other = "func f() { print(Theme.accent.hashValue, \"\\(Theme.accent)\") }\n"
        let disk = ["Theme.swift": Self.theme, "Other.swift": other]
        let text = Self.theme.replacing("accent", with: "acc‸ent")
        #expect(
            try rename(text, on: disk).sorted()
                == ["Other.swift:0:23-29 ink", "Other.swift:0:50-56 ink", "Theme.swift:2:15-21 ink"])
    }

    @Test("Files that the configuration excludes count too")
    func excluded() throws {
        let disk = [
            "Theme.swift": Self.theme, "Old/Card.swift": Self.card, ".color-lint.json": #"{"exclude":["Old/**"]}"#,
        ]
        let answer = try rename(Self.theme.replacing("accent", with: "acc‸ent"), on: disk).sorted()
        #expect(answer == ["Card.swift:1:43-49 ink", "Theme.swift:2:15-21 ink"])
    }

    @Test("A parameter of the same name is not the member")
    func parameters() throws {
        let text = """
            import SwiftUI
            enum Theme {
                static let acc‸ent = Color(white: 0.2)
                static func text(accent: Color) -> some View { Text("a").foregroundStyle(accent) }
            }

            """
        let answer = try rename(text, on: ["Theme.swift": text.replacing("‸", with: "")])
        #expect(answer.count == 1 && answer[0].hasSuffix("at Theme.swift:4"), "\(answer)")
    }

    @Test(
        "What cannot be renamed is not",
        arguments: [
            ("Type", "“Type” is not a name that a color can be given"),
            ("default", "“default” is not a name that a color can be given"),
            ("a b", "“a b” is not a name that a color can be given"),
            ("2", "“2” is not a name that a color can be given"),
            ("soft", "soft is used already at Theme.swift:5"),
            ("card", "card is used already at Card.swift:2"),
        ])
    func names(_ new: String, _ message: String) throws {
        let text = Self.theme + "extension Theme { static let soft = Color(white: 0.9) }\n"
        let disk = ["Theme.swift": text, "Card.swift": Self.card]
        #expect(try rename(text.replacing("accent", with: "acc‸ent"), to: new, on: disk) == [message])
    }

    @Test("Members of values, of several files and for Objective-C are not renamed")
    func declarations() throws {
        let value = "import SwiftUI\nstruct Theme {\n    let acc‸ent = Color(white: 0.2)\n}\n"
        #expect(
            try rename(value, on: ["Theme.swift": value.replacing("‸", with: "")])
                == ["only static members can be renamed, which accent is not at Theme.swift:3"])
        let text = Self.theme.replacing("accent", with: "acc‸ent")
        let again = ["Theme.swift": Self.theme, "Again.swift": Self.theme]
        #expect(try rename(text, on: again) == ["several files define Theme.accent"])
        let exposed = text + "@objc final class Bridge: NSObject {}\n"
        #expect(
            try rename(exposed, on: ["Theme.swift": Self.theme])
                == ["code in Objective-C may use declarations of Theme.swift, which has @objc"])
        // The colors of frameworks have no definition.
        let red = "import SwiftUI\nlet a = Text(\"a\").foregroundStyle(Color.r‸ed)\n"
        #expect(try rename(red, on: ["Theme.swift": ""]) == ["there is no color name here that can be renamed"])
    }

    @Test("A document outside the folders is not renamed, for its other files are not known")
    func outside() throws {
        var client = TestClient(capabilities: "{}")
        _ = client.open("file:///x/Theme.swift", Self.theme, language: "swift")
        let answer = client.ask(
            "rename", "file:///x/Theme.swift", #","position":{"line":2,"character":17},"newName":"ink""#)
        #expect(answer.hasSuffix("the other files of the project are not known"), "\(answer)")
    }

    @Test("The editor is told beforehand, and can cancel")
    func prepare() throws {
        var editor = try Editor(["Theme.swift": Self.theme])
        let caret = editor.open(Self.theme.replacing("accent", with: "acc‸ent"), as: "Theme.swift")
        #expect(
            editor.client.request("textDocument/prepareRename", caret + "}")
                == #"{"range":\#(range(2, 15, 2, 21)),"placeholder":"accent"}"#)
        let request = editor.client.requestText("textDocument/rename", caret + #","newName":"ink"}"#)
        let id = try #require(JSONDocument(Array(request.utf8)).root?["id"]?.int)
        #expect(editor.client.send(request) == [])
        let cancelled = editor.client.notify("$/cancelRequest", #"{"id":\#(id)}"#)
        #expect(cancelled.contains { $0.contains("-32800") })
        #expect(!editor.read().contains { $0.contains("documentChanges") })
        // Shutting down answers those that wait.
        #expect(editor.client.begin("textDocument/rename", caret + #","newName":"ink"}"#) == [])
        #expect(editor.client.begin("shutdown", "null").contains { $0.contains("-32802") })
    }
}

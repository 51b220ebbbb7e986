import TestSupport
import Testing

/// The command reads the templates of a project, as soon as a style sheet needs to know their elements.
@Suite struct MarkupCommandTests {
    private let files = [
        ".git/HEAD": "", "app/css/site.css": ".btn { color: #777 }\n.gray { background: #999 }\n",
        "app/views/a.html.erb": "<p>1</p>\n<a class=\"btn gray\" href=\"<%= x %>\">1</a>\n",
    ]

    private func output(_ more: [String: String], _ arguments: String...) throws -> String {
        CommandRun(["--format", "short"] + arguments, in: try TemporaryFolder(files.merging(more) { $1 })).output
    }

    private static let finding =
        "app/css/site.css:1:15: warning: contrast 1.57:1 is below 4.5:1 (AA): #777777 on #999999 [contrast]\n"

    @Test func templatesShowWhatMeets() throws {
        #expect(try output([:]) == Self.finding)
        #expect(try output([:], "app/css/site.css") == Self.finding)
        #expect(try output(["app/views/a.html.erb": "<a class=btn>1</a><a class=gray>1</a>"]) == "")
        let text = CommandRun("app/css", in: try TemporaryFolder(files)).output
        #expect(text.contains("= <a class=\"btn gray\">: app/views/a.html.erb:2"))
    }

    @Test(arguments: [
        (#"{ "markup": [] }"#, false), (#"{ "markup": ["app/"] }"#, true), (#"{ "markup": ["*.jsx"] }"#, false),
        (#"{ "exclude": ["*.erb"] }"#, false), (#"{ "overrides": [{ "files": ["*.css"], "markup": [] }] }"#, false),
    ])
    func theConfigurationChooses(_ text: String, _ isFound: Bool) throws {
        #expect(try output([".color-lint.json": text]) == (isFound ? Self.finding : ""))
    }

    /// Several sites of a repository use the same names for different things.
    @Test func theNearestTemplatesCount() throws {
        #expect(try output(["app/css/x.html": "<p class=a>1"]) == "")
        #expect(try output(["site/x.css": ".btn { color: #777 }\n.gray { background: #999 }\n"]).contains("site/x.css"))
        #expect(try output(["site/x.css": ".btn { color: #777 }", "site/x.html": "<p class=a>"]) == Self.finding)
        // A component's styles are for itself.
        let component = "<style>.btn { color: #777 } .gray { background: #888 }</style>"
        #expect(try output(["app/views/a.vue": component + "<template><a class=btn>1</a></template>"]) == Self.finding)
        #expect(
            try output(["app/b.vue": component + "<template><a class='btn gray'>1</a></template>"]).contains(
                "app/b.vue"))
    }

    /// What is above may be all of a user's files.
    @Test(arguments: [("app", true), (".", true), ("app/css", false), ("app/css/site.css", false)])
    func withoutARepositoryTheGivenFolderIsTheProject(_ argument: String, _ isFound: Bool) throws {
        let folder = try TemporaryFolder(files.filter { $0.key != ".git/HEAD" })
        #expect(CommandRun("--format", "short", argument, in: folder).output == (isFound ? Self.finding : ""))
    }

    @Test func ignoredAndThirdPartyTemplatesDoNotCount() throws {
        let template = files["app/views/a.html.erb"] ?? ""
        for (path, ignore) in [("app/node_modules/a.html.erb", ""), ("app/views/b.html.erb", "views/")] {
            let files = [".git/HEAD": "", "app/css/site.css": self.files["app/css/site.css"] ?? "", path: template]
            let folder = try TemporaryFolder(files.merging([".gitignore": ignore]) { $1 })
            #expect(CommandRun("--format", "short", in: folder).output == "")
        }
    }
}

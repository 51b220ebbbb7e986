import ColorLinting
import ColorMath
import SourceColors
import SourceText
import TestSupport
import Testing

/// What pages show of the style sheets that they link. A line `/* == css/a.css */` begins another file.
@Suite struct PageCompositionTests {
    @Test(arguments: try Fixtures.examples("Pages")) func judgesWhatPagesShow(_ example: Example) {
        #expect(Self.annotated(example.text) == example.marked)
    }

    typealias File = (path: String, text: String)

    /// The files of `text`.
    static func files(_ text: String) -> [File] {
        var files: [File] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("/* == ") {
                files.append((String(line.dropFirst(6).dropLast(3)), ""))
            } else if !files.isEmpty {
                files[files.count - 1].text += line + "\n"
            }
        }
        return files
    }

    static func source(_ file: File) -> SourceFile {
        SourceFile(path: file.path, language: Language(path: file.path) ?? .css, text: file.text)
    }

    static func linter(_ files: [File]) -> Linter {
        var linter = Linter()
        for file in files { linter.workspace.update(file.path, with: linter.names(of: source(file))) }
        linter.workspace.composePages()
        return linter
    }

    /// Returns `text` with each text color marked by what pages show of it.
    private static func annotated(_ text: String) -> String {
        let files = files(text)
        return annotated(files, by: linter(files))
    }

    /// Returns `files` with each text color marked by what `linter` says of it.
    static func annotated(_ files: [File], by linter: Linter) -> String {
        var result = ""
        for file in files {
            var marks: [MarkedSource.Mark] = []
            for pair in linter.lint(source(file)).pairs {
                let (start, end) = (pair.foregroundRange.lowerBound, pair.foregroundRange.upperBound)
                if let last = marks.last, last.lowerBound == start {
                    marks[marks.count - 1] = MarkedSource.Mark(start, end, last.label + "; " + label(of: pair))
                } else {
                    marks.append(MarkedSource.Mark(start, end, label(of: pair)))
                }
            }
            result += "/* == \(file.path) */\n" + MarkedSource.annotate(file.text, with: marks)
        }
        return String(result.dropLast())
    }

    /// A fix passes on all pages, and one of a color that texts of other sheets lie on needs a look.
    @Test func fixesPassOnAllPages() throws {
        let files: [File] = [
            ("one.html", "<!DOCTYPE html><link rel=stylesheet href=a.css><link rel=stylesheet href=b.css><p>1<b>2</b>"),
            ("two.html", "<!DOCTYPE html><link rel=stylesheet href=a.css><div class=gray><p>1</div>"),
            ("a.css", "p { color: #888; }\n.gray { background: #eee; }\n"),
            ("b.css", "b { color: #999; }\np { background: #f8f8f8; }\ni { color: #fff }"),
        ]
        let linter = Self.linter(files)
        func fixes(_ index: Int) -> [Fix] {
            let file = Self.source(files[index])
            let report = linter.lint(file)
            return report.findings.compactMap { linter.fixes(for: $0, in: file, report: report).first }
        }
        let text = fixes(2)
        #expect(text.count == 2)
        let edit = try #require(text.first?.edits.first?.edit)
        var changed = files
        changed[2].text = String(decoding: [edit].applied(to: Array(files[2].text.utf8)) ?? [], as: UTF8.self)
        let after = Self.linter(changed).lint(Self.source(changed[2]))
        #expect(after.findings.isEmpty)
        #expect(text.allSatisfy { $0.safety == .safe })
        // Of the text in the other sheet, and of the background that texts of the first one lie on.
        let background = linter.fixes(
            for: try #require(linter.lint(Self.source(files[3])).findings.first), in: Self.source(files[3]),
            report: linter.lint(Self.source(files[3])))
        #expect(background.contains { $0.safety == .review && $0.edits.contains { $0.edit.range.lowerBound > 20 } })
        #expect(
            background.allSatisfy { fix in
                fix.safety == .review || fix.edits.allSatisfy { $0.edit.range.lowerBound < 20 }
            })
    }

    /// After each edit, pages show what they would if they were judged again.
    @Test func followsEditsOfSheets() {
        var files = Self.files(
            """
            /* == one.html */
            <!DOCTYPE html><link rel=stylesheet href=a.css><link rel=stylesheet href=b.css><p class=x>1<b>2</b><a href=#>3</a>
            /* == two.html */
            <!DOCTYPE html><link rel=stylesheet href=a.css><script src=s.js></script><div class=gray><p id=y>1</div>
            /* == three.html */
            <!DOCTYPE html><link rel=stylesheet href=a.css media="(width > 9px)"><i>1</i><style>i { color: #777 }</style>
            /* == b.css */
            b { color: var(--c); }
            p { background: #f8f8f8; }
            /* == a.css */
            """)
        let sheet = """
            :root { --c: #888; } p { color: #777; } .gray { background: #eee; }
            a:hover, .none { color: #999; } i, .x b { color: #888 } b { opacity: .5; color: #666; }
            @media (prefers-color-scheme: dark) { .dark { color: #333; background: linear-gradient(#fff, #eee) } }

            """
        var linter = Self.linter(files)
        func follow(_ text: String) {
            files[4].text = text
            linter.workspace.update("a.css", with: linter.names(of: Self.source(files[4])))
            linter.workspace.composePages()
            #expect(Self.annotated(files, by: linter) == Self.annotated(files, by: Self.linter(files)), "\(text)")
        }
        follow(sheet)
        let rules = [
            ".new { color: #111; background: #222 }", "b::before { color: #111 }", "#y { color: #888 }",
            "p { color: red }", ".new:hover { background: #777 }", ".x > .new, .none { color: var(--c) }",
            "* { color: #123 }", ".new { --c: #fff }", "@layer q { .new { color: #777 } }", "/* a */",
            "@media (prefers-color-scheme: dark) { .new { color: #444 } }", "@import 'b.css';",
            ".gray .new { & p { color: #555 } &:hover { color: #888 } }", ".NEW { text-shadow: 0 0 3px }",
        ]
        let lines = sheet.split(separator: "\n", omittingEmptySubsequences: false)
        for rule in rules {
            for line in 0..<lines.count {
                let text = (lines[..<line] + [rule[...]] + lines[line...]).joined(separator: "\n")
                follow(text)
                if line == 1 { for part in [".none", "p {", "#888"] { follow(text.without(part)) } }
            }
        }
        follow("")
    }

    /// Addresses are decoded like those of a server, name by name.
    @Test(arguments: [
        ("a.css", ["site/docs/a.css"]), ("my%20file.css?v=%2F#a%", ["site/docs/my file.css"]),
        ("%C3%A4.css", ["site/docs/ä.css"]), ("50%.css", ["site/docs/50%.css"]), ("%zz%4.css", ["site/docs/%zz%4.css"]),
        ("../a.css", ["site/a.css"]), ("%2e%2E/a.css", ["site/a.css"]), ("../../../a.css", ["../a.css"]),
        ("%2e%2e%2fa.css", []), ("a.css%00.png", []), ("//host/a.css", []), ("https:a.css", []),
        ("/%61.css", ["site/docs/a.css", "site/a.css", "a.css"]),
    ])
    func findsSheets(_ reference: String, _ paths: [String]) {
        #expect(SheetReference(reference, base: nil)?.paths(from: "site/docs/index.html") ?? [] == paths)
    }

    @Test func namesPagesWithTooManySheets() {
        let links = (0...256).map { "<link rel=stylesheet href=\($0).css>" }.joined()
        let files = (0...256).map { File("\($0).css", "p { color: #777 }") }
        let linter = Self.linter([("index.html", "<!DOCTYPE html>" + links + "<p>1")] + files)
        let pairs = linter.lint(Self.source(files[0])).pairs
        #expect(pairs.map(\.verdict) == [.unresolved(.other("index.html has more than 256 style sheets"))])
    }

    @Test func survivesHostilePages() {
        let count = rounds(100_000, debug: 2_000)
        let deep = String(repeating: "<div class=a>", count: count) + "1"
        let unique = (0..<count).map { "<i class=c\($0)>1" }.joined()
        let attributes = "<p " + (0..<count).map { "a\($0)=1 " }.joined() + "class=a>1"
        for body in [deep, unique, attributes] {
            let linter = Self.linter([
                ("index.html", "<!DOCTYPE html><link rel=stylesheet href=a.css>" + body),
                (
                    "a.css",
                    ".a .a { color: #777 } .a:has(.b) { color: #888 } i:hover i { color: #999 } i { color: #777 }"
                ),
            ])
            #expect(linter.workspace.pagesUse("a.css"))
        }
        let sheets = rounds(1_000, debug: 100)
        let imports = (0..<sheets).map { "@import \"\($0).css\";" }.joined()
        let files = (0..<sheets).map { File("\($0).css", imports + "p { color: #77\($0 % 10) }") }
        let linter = Self.linter([("index.html", "<!DOCTYPE html><link rel=stylesheet href=0.css><p>1")] + files)
        #expect(linter.workspace.pagesUse("1.css"))
    }

    @Test func survivesTruncation() {
        let files = Self.files(
            """
            /* == index.html */
            <!DOCTYPE html><base href="."><link rel=stylesheet media="(width > 3px)" href="a.css?x"><style>@import url(b.css)
            layer(x) print;p{color:red}</style><link rel=stylesheet href=b.css><p class="a b" style="color:#777">1<a href=x>2</a>
            /* == a.css */
            @import "b.css" layer(a.b) supports(color: red) (min-width: 1em);@layer b{a:not(:has(> b, .c)):hover{color:var(--a,#888)}}
            .a{&:is(.b,p){color:#999;--a:rgb(1 2 3)}.c &>a{color:#777}}@media (100px<=width<900px){.\\61 b{color:red}}
            /* == b.css */
            body{background:linear-gradient(#fff,#eee) inherit;color-scheme:light dark}p:nth-child(2n+1 of .a){opacity:.5}
            """)
        for (index, file) in files.enumerated() {
            for end in 0..<file.text.utf8.count {
                var changed = files
                changed[index].text = String(decoding: file.text.utf8.prefix(end), as: UTF8.self)
                let linter = Self.linter(changed)
                for one in changed {
                    let source = Self.source(one)
                    #expect(
                        linter.lint(source).pairs.allSatisfy { $0.foregroundRange.upperBound <= source.bytes.count })
                }
            }
        }
    }

    private static func label(of pair: PairJudgement) -> String {
        var label: String
        switch pair.verdict {
        case .pass: label = "passes"
        case .fail: label = "fails"
        case .unresolved(let reason): label = "? \(reason)"
        case .exempt: label = "exempt"
        }
        if let ratio = pair.ratio { label += " \(Double(Int(ratio * 100)) / 100)" }
        if let background = pair.background { label += " on \(HexColor(background))" }
        if let giver = pair.backgroundGiver { label += " of \(giver)" }
        if let appearance = pair.appearance { label += " in \(appearance.title)" }
        return pair.way.isEmpty ? label : label + ": \(pair.way.map { "\($0.path): \($0.message)" }.joined())"
    }
}

extension String {
    /// The text without the first `part`.
    fileprivate func without(_ part: String) -> String {
        let bytes = Array(utf8)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: part.utf8) }) else { return self }
        return String(decoding: bytes[..<start] + bytes[(start + part.utf8.count)...], as: UTF8.self)
    }
}

import CStandardLibrary
import CommandLineTool
import FileSystem
import TestSupport
import Testing

@Suite struct LintCommandTests {
    private let faint = "a { color: #777; background: #fff }\n"
    private let clear = "a { color: #767676; background: #fff }\n"
    /// The same in another element.
    private let other = (
        faint: "p { color: #777; background: #fff }\n", clear: "p { color: #767676; background: #fff }\n"
    )

    @Test func exitCodesSayWhatWasFound() throws {
        let folder = try TemporaryFolder(["faint.css": faint, "clear.css": clear])
        #expect(CommandRun("clear.css", in: folder).code == 0)
        #expect(CommandRun("faint.css", in: folder).code == 1)
        #expect(CommandRun(in: folder).code == 1)
        #expect(CommandRun("--fail-on", "error", in: folder).code == 0)
        #expect(CommandRun("--fail-on", "never", in: folder).code == 0)
        #expect(CommandRun("--fail-on", "info", in: folder).code == 1)
        #expect(CommandRun("faint.css", "missing.css", in: folder).code == 2)
    }

    @Test func whatCannotBeReadIsNamedAndTheRestIsLinted() throws {
        let folder = try TemporaryFolder(["a.css": faint, "note.txt": "x", "binary.css": "a\0b", "in/c.css": "a\0b"])
        let run = CommandRun("-f", "short", "missing.css", "note.txt", "binary.css", ".", "lpairs", in: folder)
        #expect(run.code == 2)
        #expect(
            run.output == "a.css:1:12: warning: contrast 4.47:1 is below 4.5:1 (AA): #777777 on #ffffff [contrast]\n")
        let lines = run.errors.split(separator: "\n").map(String.init)
        #expect(lines[0] == "color-lint: missing.css: No such file or directory")
        #expect(lines[1].hasPrefix("color-lint: note.txt: unsupported file type"))
        #expect(lines[2] == "color-lint: binary.css: not a text file (NUL byte at offset 1)")
        #expect(lines[3] == "color-lint: in/c.css: skipped: not a text file (NUL byte at offset 1)")
        #expect(lines[4] == "color-lint: lpairs: No such file or directory; did you mean the command pairs?")
        #expect(CommandRun("in", in: folder).code == 0)
        #expect(CommandRun("-q", "in", in: folder).errors == "")
    }

    @Test func standardInputIsReadAsTheNamedFile() {
        let run = CommandRun("--stdin-filename", "src/a.css", "-f", "short", input: Array(faint.utf8))
        #expect(run.code == 1)
        #expect(run.output.hasPrefix("src/a.css:1:12: warning:"))
        #expect(CommandRun("-", "--stdin-filename", "a.css", "-f", "short", input: Array(faint.utf8)).code == 1)
        let fixed = CommandRun("--fix", "--stdin-filename", "a.css", input: Array(faint.utf8))
        #expect(fixed.code == 0)
        #expect(fixed.output == clear)
        #expect(fixed.errors.contains("1 fixed"))
    }

    @Test func jsonLinesNameEveryMember() throws {
        let folder = try TemporaryFolder(["é.css": "\u{FEFF}/*🌞*/" + faint])
        let run = CommandRun("--format", "jsonl", in: folder)
        #expect(
            run.output.hasPrefix(
                ##"{"rule":"contrast","severity":"warning","path":"é.css","start":22,"end":26,"line":1,"column":17,"##
                    + ##""endLine":1,"endColumn":21,"element":"a","message":"contrast 4.47:1 is below 4.5:1 (AA): #777777 on #ffffff","##
                    + ##""appearance":"any","ratio":4.478089453577214,"required":4.5,"fixes":[{"title":"##))
        #expect(
            run.output.contains(
                ##""safety":"safe","edits":[{"path":"é.css","start":22,"end":26,"text":"#767676"}]}"##))
        #expect(
            run.output.hasSuffix(
                ##""related":[{"path":"é.css","start":40,"end":44,"message":"the background"}]}"## + "\n"))
        let json = CommandRun("--format", "json", in: folder).output
        #expect(
            json == "{\"version\":1,\"findings\":[\n" + run.output.dropLast() + "\n],\"summary\":"
                + #"{"files":1,"colors":2,"pairsChecked":1,"pairsUnresolved":0,"pairsWithoutBackground":0,"findings":1,"error":0,"warning":1,"info":0,"#
                + #""hint":0,"fixed":0,"skipped":0,"errors":0}}"# + "\n")
    }

    @Test func jsonIsOneValueWithOneOrManyFiles() throws {
        var files: [String: String] = [:]
        for number in 0..<50 { files["f\(number).css"] = number % 3 == 0 ? clear : faint + other.faint }
        let folder = try TemporaryFolder(files)
        let one = CommandRun("--format", "json", "--jobs", "1", in: folder)
        #expect(one.output.split(separator: "\n").count == 2 + 66)
        #expect(one.output.split(separator: "\n").dropFirst().dropLast(2).allSatisfy { $0.hasSuffix("},") })
        #expect(CommandRun("--format", "json", "--jobs", "8", in: folder).output == one.output)
        #expect(
            CommandRun("--format", "json", "f0.css", in: folder).output.hasPrefix("{\"version\":1,\"findings\":[\n]"))
    }

    @Test func outputDoesNotDependOnTheNumberOfThreads() throws {
        var files: [String: String] = [:]
        for number in 0..<300 {
            files["d\(number % 7)/f\(number).css"] = (0..<number % 5).map { "p\($0) \(faint)" }.joined()
        }
        files["d3/x.css"] = "\0"
        let folder = try TemporaryFolder(files)
        for format in ["text", "short", "jsonl"] {
            let one = CommandRun("--format", format, "-j1", in: folder)
            let eight = CommandRun("--format", format, "-j8", in: folder)
            #expect(one.output == eight.output)
            #expect(one.errors == eight.errors)
        }
    }

    @Test func fixWritesAndJudgesWhatRemains() throws {
        let folder = try TemporaryFolder(["a.css": faint + other.clear])
        chmod(folder.path + "/a.css", 0o604)
        let run = CommandRun("--fix", in: folder)
        #expect(run.code == 0)
        #expect(run.output.contains("1 fixed"))
        #expect(try folder.text("a.css") == clear + other.clear)
        var status = stat()
        #expect(stat(folder.path + "/a.css", &status) == 0 && status.st_mode & 0o777 == 0o604)
        #expect(CommandRun("--fix", in: folder).output.contains("no findings"))
    }

    @Test func fixKeepsWhatIsNoColor() throws {
        let text = "\u{FEFF}/* é🌞 */\r\n" + faint.dropLast() + "\r\n\r\n"
        let folder = try TemporaryFolder(["a.css": text])
        #expect(CommandRun("--fix", in: folder).code == 0)
        #expect(try folder.text("a.css") == text.replacing("#777", with: "#767676"))
    }

    @Test func fixLeavesInvalidTextAlone() throws {
        let folder = try TemporaryFolder()
        let bytes = Array(faint.utf8) + [0xFF]
        let file = try #require(fopen(folder.path + "/a.css", "w"))
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
        let run = CommandRun("--fix", in: folder)
        #expect(run.code == 1)
        #expect(run.errors == "color-lint: a.css: not fixed: the file is not valid UTF-8\n")
        var reader = FileReader()
        #expect(try Array(reader.read(folder.path + "/a.css")) == bytes)
    }

    @Test func diffIsAPatchAndWritesNothing() throws {
        let text = "1\n2\n3\n4\n" + faint + "6\n7\n8\n9\n10\n11\n12\n13\n" + faint.dropLast()
        let folder = try TemporaryFolder(["a b.css": text])
        let run = CommandRun("--diff", in: folder)
        #expect(run.code == 1)
        #expect(try folder.text("a b.css") == text)
        #expect(run.errors == "color-lint: 2 fixes in 1 file\n")
        #expect(
            run.output == """
                --- a/a b.css\t
                +++ b/a b.css\t
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -a { color: #777; background: #fff }
                +a { color: #767676; background: #fff }
                 6
                 7
                 8
                @@ -11,4 +11,4 @@
                 11
                 12
                 13
                -a { color: #777; background: #fff }
                \\ No newline at end of file
                +a { color: #767676; background: #fff }
                \\ No newline at end of file

                """)
    }

    @Test func resultsGoToAFileIfAskedTo() throws {
        let folder = try TemporaryFolder(["a.css": faint])
        let run = CommandRun("-f", "short", "-o", "out.txt", in: folder)
        #expect(run.code == 1)
        #expect(run.output == "")
        #expect(try folder.text("out.txt").hasPrefix("a.css:1:12: warning"))
        #expect(CommandRun("-o", "missing/out.txt", in: folder).code == 2)
    }

    @Test func ignoredRulesAreOff() throws {
        let mixed = "a { color: #777; background: #fff; border-color: #12 }\n"
        let folder = try TemporaryFolder(["a.css": mixed + "/* color-lint:disable:next contrast */\np { top: 0 }\n"])
        func rules(_ arguments: String...) -> [String] {
            CommandRun(["-f", "short"] + arguments, in: folder).output.split(separator: "\n").map {
                String($0.drop { $0 != "[" })
            }
        }
        #expect(rules() == ["[contrast]", "[invalid-hex]", "[stale-suppression]"])
        // A comment about a rule that does not run is not stale.
        #expect(rules("--ignore", "contrast") == ["[invalid-hex]"])
        #expect(rules("--ignore", "contrast", "--ignore=invalid-hex") == [])
        #expect(rules("--rule", "contrast", "--ignore", "contrast") == [])
    }

    @Test func rulesThatAreForEditorsRunWhenAskedFor() throws {
        let folder = try TemporaryFolder(["a.css": clear])
        let run = CommandRun("--rule", "contrast-enhanced", "-f", "short", in: folder)
        #expect(run.output.contains("hint: contrast 4.54:1 is below 7:1 (AAA)"))
        #expect(run.code == 0)
    }
}

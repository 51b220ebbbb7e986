import CommandLineTool
import FileSystem
import TestSupport
import Testing

private let hasGit = (try? ChildProcess(running: ["git", "--version"]))?.code == 0

/// Patches of `--diff`, applied with the real git.
@Suite(.enabled(if: hasGit, "git is needed"))
struct GitApplyTests {
    private let faint = "a { color: #777; background: #fff }"
    private let clear = "a { color: #767676; background: #fff }"

    /// Returns the files of `texts` after git has applied the output of `--diff` in the folder `path`, inside or
    /// outside a repository.
    private func applied(
        _ texts: [String: String], in path: String = "", isRepository: Bool
    ) throws -> [String: String] {
        let folder = try TemporaryFolder(texts)
        if isRepository { try #require(try ChildProcess(running: ["git", "-C", folder.path, "init", "-q"]).code == 0) }
        let environment = CommandEnvironment(folder: WorkingFolder(at: folder.path + "/" + path))
        let code = runCommandLine(["--diff"], in: environment)
        #expect(code == 1, "the files are as they were")
        try folder.write("the.patch", environment.output.text)
        let git = try ChildProcess(
            running: ["git", "-C", folder.path + "/" + path, "apply", folder.path + "/the.patch"])
        #expect(git.code == 0, "\(String(decoding: git.errors, as: UTF8.self))")
        return try Dictionary(uniqueKeysWithValues: texts.keys.map { ($0, try folder.text($0)) })
    }

    @Test(arguments: [true, false])
    func gitAppliesPatchesOfOddFiles(isRepository: Bool) throws {
        let texts = [
            "plain.css": faint + "\n", "noEnd.css": faint, "crlf.css": "x {}\r\n\(faint)\r\ny {}\r\n",
            "bom.css": "\u{FEFF}\(faint)\n", "a b.css": faint + "\n", "é/ü.css": faint + "\n",
            "q\"t\\.css": faint + "\n",
            "tab\t.css": faint + "\n", "line\nend.css": faint + "\n", "- a.css": faint + "\n",
            "a -> b.css": faint + "\n",
            "two.css": faint + "\n" + String(repeating: "/* */\n", count: 20) + faint.replacing("a {", with: "b {"),
        ]
        let result = try applied(texts, isRepository: isRepository)
        for (path, text) in texts { #expect(result[path] == text.replacing("#777", with: "#767676"), "\(path)") }
    }

    @Test(arguments: [true, false])
    func aPatchIsAppliedWhereItWasMade(isRepository: Bool) throws {
        let texts = ["in/deep/a.css": faint + "\n", "in/b.css": faint + "\n", "c.css": clear + "\n"]
        let result = try applied(texts, in: "in", isRepository: isRepository)
        #expect(result == texts.mapValues { _ in clear + "\n" })
    }
}

import TestSupport
import Testing

/// Threads share the files, but the results come in the order of the files.
@Suite struct OrderTests {
    private func run(_ folder: TemporaryFolder, jobs: Int, _ arguments: String...) -> CommandRun {
        CommandRun(arguments + ["--format", "short", "--jobs", "\(jobs)"], in: folder)
    }

    /// The first file takes longest, and there are more files than may wait for it.
    @Test func aSlowFirstFileHoldsTheOthersBack() throws {
        let faint = "a { color: #777; background: #fff }\n"
        var files = ["0.css": String(repeating: "b { margin: 0 }\n", count: 20_000) + faint, "999999.css": faint]
        for number in 100_000..<101_300 { files["\(number).css"] = number % 100 == 0 ? faint : "b {}" }
        files["100550.css"] = String(repeating: faint, count: 40)
        let folder = try TemporaryFolder(files)
        let one = run(folder, jobs: 1)
        let lines = one.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        #expect(lines.first == "0.css" && lines.last == "999999.css")
        #expect(lines == lines.sorted() && lines.count >= 16)
        for jobs in [2, 8, 64] {
            let many = run(folder, jobs: jobs)
            #expect(many.output == one.output && many.errors == one.errors && many.code == one.code, "\(jobs) jobs")
        }
    }

    @Test(arguments: [0, 1, 2, 17]) func fewFilesAreEnough(_ count: Int) throws {
        var files: [String: String] = [:]
        for number in 0..<count { files["\(number).css"] = "a { color: #777; background: #fff }" }
        let folder = try TemporaryFolder(files)
        let runs = [1, 8].map { run(folder, jobs: $0) }
        #expect(runs[0].output.split(separator: "\n").count == count)
        #expect(runs[0].output == runs[1].output && runs[0].code == runs[1].code)
    }
}

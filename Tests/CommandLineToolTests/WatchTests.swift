import CStandardLibrary
import CommandLineTool
import FileSystem
import TestSupport
import Testing
import Threading

/// `--watch`: runs the command again after each save.
@Suite(.serialized) struct WatchTests {
    private let faint = "a { color: #777; background: #fff }\n"
    private let clear = "a { color: #767676; background: #fff }\n"

    /// A watching command on its own thread, with its output.
    private final class Watched: Sendable {
        private let pipes: [Int32]
        private let state = Monitor((isOver: false, code: Int32?.none))

        init(_ arguments: [String], in folder: TemporaryFolder, isTerminal: Bool = false) throws {
            var ends: [Int32] = [0, 0]
            try #require(pipe(&ends) == 0)
            pipes = ends
            _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
            let (state, path, output) = (self.state, folder.path, ends[1])
            let thread = Thread {
                var environment = CommandEnvironment(folder: WorkingFolder(at: path))
                environment.output = OutputStream(descriptor: output)
                environment.errors = OutputStream(descriptor: output)
                environment.isOutputTerminal = isTerminal
                environment.interruption = Interruption(
                    begin: {}, signal: { state.change { $0.isOver } ? SIGINT : nil })
                let code = runCommandLine(arguments, in: environment)
                state.change { $0.code = code }
            }
            try #require(thread).detach()
        }

        deinit { pipes.forEach { close($0) } }

        /// Returns the output up to and including `text`; nil if it does not appear.
        func read(to text: String) -> String? {
            var bytes: [UInt8] = []
            let end = monotonicSeconds() + 20
            while monotonicSeconds() < end {
                var byte: UInt8 = 0
                if CStandardLibrary.read(pipes[0], &byte, 1) == 1 {
                    bytes.append(byte)
                    if String(decoding: bytes.suffix(text.utf8.count), as: UTF8.self) == text {
                        return String(decoding: bytes, as: UTF8.self)
                    }
                } else {
                    usleep(2000)
                }
            }
            return nil
        }

        /// Interrupts the command as Ctrl-C does and returns its code.
        func interrupt() -> Int32? {
            state.change { $0.isOver = true }
            state.wait { $0.code != nil }
            return state.change { $0.code }
        }
    }

    @Test func aSaveIsReportedAgain() throws {
        let folder = try TemporaryFolder(["a.css": faint])
        let watched = try Watched(["--watch", "-f", "short"], in: folder)
        let first = try #require(watched.read(to: "press Ctrl-C to stop\n"))
        #expect(first.hasPrefix("a.css:1:12: warning: contrast 4.47:1"))
        try folder.write("a.css", clear + faint)
        #expect(watched.read(to: "[contrast]\n")?.hasPrefix("color-lint: a.css changed\na.css:2:12: ") == true)
        // Replaced by another file, and a new file in a new folder.
        try folder.write("a.css.tmp", clear)
        rename(folder.path + "/a.css.tmp", folder.path + "/a.css")
        #expect(watched.read(to: "a.css changed\n") != nil)
        try folder.write("in/b.css", faint)
        #expect(watched.read(to: "in/b.css:1:12: ") != nil)
        #expect(watched.read(to: "[contrast]\n") != nil)
        try folder.write("in/b.css", faint + faint)
        #expect(watched.read(to: "in/b.css:2:12: ") != nil)
        remove(folder.path + "/in/b.css")
        #expect(watched.read(to: "in/b.css changed\n") != nil)
        // Interrupted while idle, so nothing is incomplete.
        #expect(watched.interrupt() == 130)
    }

    @Test func theConfigurationIsWatchedToo() throws {
        let folder = try TemporaryFolder(["in/a.css": clear, ".color-lint.json": "{}"])
        let watched = try Watched(["-w", "-f", "short", "in/a.css"], in: folder)
        #expect(watched.read(to: "press Ctrl-C to stop\n") != nil)
        try folder.write(".color-lint.json", #"{"level": "AAA"}"#)
        #expect(watched.read(to: "below 7:1") != nil)
        // An error is reported, and watching continues.
        try folder.write(".color-lint.json", #"{"level": "A"}"#)
        #expect(watched.read(to: ".color-lint.json:1:") != nil)
        try folder.write(".color-lint.json", #"{"level": "AAA"}"#)
        #expect(watched.read(to: "below 7:1") != nil)
        #expect(watched.interrupt() == 130)
    }

    @Test func aTerminalIsCleared() throws {
        let folder = try TemporaryFolder(["a.css": faint])
        let watched = try Watched(["--watch", "-f", "short", "--color", "never"], in: folder, isTerminal: true)
        #expect(watched.read(to: "press Ctrl-C to stop\n")?.hasPrefix("\u{1B}[H\u{1B}[2J\u{1B}[3Ja.css") == true)
        #expect(watched.interrupt() == 130)
    }

    @Test func reportsAndOtherFilesStartNothing() throws {
        let folder = try TemporaryFolder(["a.css": faint])
        let watched = try Watched(["--watch", "-f", "json=out.json", "-f", "short"], in: folder)
        #expect(watched.read(to: "press Ctrl-C to stop\n") != nil)
        try folder.write("out.json", "{}")
        try folder.write("note.txt", "")
        try folder.write("a.css", faint + faint)
        #expect(watched.read(to: "changed\n") == "color-lint: a.css changed\n")
        let end = monotonicSeconds() + 20
        while try !folder.text("out.json").contains(#""findings":"#), monotonicSeconds() < end { usleep(2000) }
        #expect(try folder.text("out.json").contains(#""findings":1,"#))
        #expect(watched.interrupt() == 130)
    }

    @Test(arguments: [
        (["--fix"], "--watch cannot be used with --fix"),
        (["--write-baseline"], "cannot be used with --write-baseline"),
        (["-", "--stdin-filename", "a.css"], "cannot be used with standard input"),
        (["--config", "none.json"], "none.json"),
    ])
    func whatCannotBeWatchedIsAMistake(arguments: [String], message: String) throws {
        let run = CommandRun(["--watch"] + arguments, in: try TemporaryFolder())
        #expect(run.code == 2)
        #expect(run.errors.contains(message))
    }
}

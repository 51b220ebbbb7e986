import CStandardLibrary
import FileSystem
import TestSupport
import Testing

@Suite struct FileReaderTests {
    private func outcome(_ path: String) -> String {
        var reader = FileReader()
        do throws(FileProblem) {
            return "\(try reader.read(path).count) bytes"
        } catch {
            return error.description
        }
    }

    @Test func readsTextOfAnySize() throws {
        let folder = try TemporaryFolder([
            "empty": "", "small": "abc", "large": String(repeating: "x", count: 1_000_000),
        ])
        #expect(outcome(folder.path + "/empty") == "0 bytes")
        #expect(outcome(folder.path + "/small") == "3 bytes")
        #expect(outcome(folder.path + "/large") == "1000000 bytes")
    }

    @Test func reusesItsBuffer() throws {
        let folder = try TemporaryFolder(["a": String(repeating: "a", count: 300_000), "b": "b"])
        var reader = FileReader()
        #expect(try reader.read(folder.path + "/a").count == 300_000)
        #expect(try reader.read(folder.path + "/b").elementsEqual("b".utf8))
        #expect(try reader.read(folder.path + "/a").allSatisfy { $0 == UInt8(ascii: "a") })
    }

    @Test func refusesBinaryFiles() throws {
        let folder = try TemporaryFolder(["binary": "ab\0c", "late": String(repeating: "x", count: 9000) + "\0"])
        #expect(outcome(folder.path + "/binary") == "not a text file (NUL byte at offset 2)")
        #expect(outcome(folder.path + "/late") == "9001 bytes")
        for mark in [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]] {
            let file = try #require(fopen(folder.path + "/wide", "w"))
            fwrite(mark + [0x61, 0], 1, 4, file)
            fclose(file)
            #expect(outcome(folder.path + "/wide") == "encoded as UTF-16; save it as UTF-8")
        }
        mkfifo(folder.path + "/pipe", 0o600)
        #expect(outcome(folder.path + "/pipe") == "not a regular file")
        #expect(outcome(folder.path) == "Is a directory")
        #expect(outcome(folder.path + "/missing") == "No such file or directory")
        truncate(folder.path + "/late", off_t(FileReader.sizeLimit + 1))
        #expect(outcome(folder.path + "/late") == "larger than 64 MiB")
    }
}

@Suite struct FileReplacementTests {
    @Test func keepsModeAndLinks() throws {
        let folder = try TemporaryFolder(["a.css": "old"])
        chmod(folder.path + "/a.css", 0o640)
        folder.link("link.css", to: "a.css")
        try replaceFile(at: folder.path + "/link.css", old: Array("old".utf8), new: Array("new".utf8))
        var status = stat()
        #expect(lstat(folder.path + "/link.css", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
        #expect(stat(folder.path + "/a.css", &status) == 0 && status.st_mode & 0o777 == 0o640)
        #expect(try folder.text("a.css") == "new")
    }

    @Test func leavesAChangedFileAlone() throws {
        let folder = try TemporaryFolder(["a.css": "changed meanwhile"])
        #expect(throws: ReplacementProblem.changed) {
            try replaceFile(at: folder.path + "/a.css", old: Array("old".utf8), new: Array("new".utf8))
        }
        #expect(try folder.text("a.css") == "changed meanwhile")
        var walk = FileWalk([folder.path], in: .current) { _ in true }
        #expect(walk.next() == .file(path: folder.path + "/a.css", isNamed: false))
        #expect(walk.next() == nil)
    }

    @Test func countsOtherLinks() throws {
        let folder = try TemporaryFolder(["a.css": "old"])
        link(folder.path + "/a.css", folder.path + "/b.css")
        #expect(try replaceFile(at: folder.path + "/a.css", old: Array("old".utf8), new: Array("new".utf8)) == 1)
        #expect(try folder.text("a.css") == "new")
        #expect(try folder.text("b.css") == "old")
    }

    @Test func anOutputFileReplacesItsTargetWhenFinished() throws {
        let folder = try TemporaryFolder(["a.json": "old"])
        let base = WorkingFolder(at: folder.path)
        do {
            let file = try OutputFile(at: "a.json", in: base)
            file.stream.write("new, but not fini")
            file.stream.flush()
            #expect(try folder.text("a.json") == "old")
        }
        let cut = try OutputFile(at: "a.json", in: base)
        cut.stream.write("new, but cu")
        cut.stream.cut()
        cut.stream.write("t")
        try cut.finish()
        #expect(try folder.text("a.json") == "old")
        let whole = try OutputFile(at: "a.json", in: base)
        whole.stream.write("new")
        try whole.finish()
        #expect(try folder.text("a.json") == "new")
        #expect(throws: OutputProblem.system(SystemError(code: ENOENT))) {
            try OutputFile(at: "missing/a.json", in: base)
        }
    }

    /// No temporary file is left, whether the new content is written or not.
    @Test func leavesNoTemporaryFile() throws {
        let folder = try TemporaryFolder(["a.css": "old", "b.css": "old"])
        let base = WorkingFolder(at: folder.path)
        func replacement(_ name: String, _ old: String) -> FileReplacement {
            FileReplacement(path: folder.path + "/" + name, old: Array(old.utf8), new: Array("new".utf8))
        }
        let attempts: [(name: String, attempt: () throws -> Void)] = [
            ("dropped", { try OutputFile(at: "a.css", in: base).stream.write("new") }),
            (
                "cut",
                {
                    let file = try OutputFile(at: "a.css", in: base)
                    file.stream.cut()
                    try file.finish()
                }
            ),
            ("changed", { try replaceFiles([replacement("a.css", "other")]) }),
            ("second changed", { try replaceFiles([replacement("a.css", "old"), replacement("b.css", "other")]) }),
            ("second missing", { try replaceFiles([replacement("a.css", "old"), replacement("c.css", "old")]) }),
            ("written", { try writeFile(Array("old".utf8), at: "a.css", in: base) }),
            ("replaced", { try replaceFiles([replacement("b.css", "old")]) }),
        ]
        for (name, attempt) in attempts {
            try? attempt()
            #expect(folder.names == ["a.css", "b.css"], "\(name)")
            #expect(try folder.text("a.css") == "old", "\(name)")
        }
        #expect(try folder.text("b.css") == "new")
    }

    /// The file that is finished last wins, and it is whole.
    @Test func twoOutputFilesOfOneNameDoNotMix() throws {
        let folder = try TemporaryFolder(["a.json": "old"])
        let base = WorkingFolder(at: folder.path)
        let (first, second) = (try OutputFile(at: "a.json", in: base), try OutputFile(at: "a.json", in: base))
        first.stream.write("first, ")
        second.stream.write("second")
        first.stream.write("and more")
        try second.finish()
        #expect(try folder.text("a.json") == "second")
        try first.finish()
        #expect(try folder.text("a.json") == "first, and more")
        #expect(folder.names == ["a.json"])
    }

    @Test func refusesToWriteThroughLinks() throws {
        let outside = try TemporaryFolder(["o.json": "old"])
        let folder = try TemporaryFolder(["in/a.json": "old"])
        folder.link("file.json", to: outside.path + "/o.json")
        folder.link("inside.json", to: "in/a.json")
        folder.link("nowhere.json", to: outside.path + "/new.json")
        folder.link("out", to: outside.path)
        folder.link("into", to: "in")
        let base = WorkingFolder(at: folder.path)
        func write(_ path: String) -> OutputProblem? {
            do throws(OutputProblem) {
                try writeFile(Array("new".utf8), at: path, in: base)
                return nil
            } catch {
                return error
            }
        }
        for path in ["file.json", "inside.json", "nowhere.json", folder.path + "/file.json"] {
            #expect(write(path) == .link, "\(path)")
        }
        for path in ["out/o.json", "./in/../out/new.json", folder.path + "/out/o.json"] {
            #expect(write(path) == .linkOutside, "\(path)")
        }
        #expect(try outside.text("o.json") == "old")
        #expect(access(outside.path + "/new.json", F_OK) != 0)
        #expect(write("into/a.json") == nil)
        #expect(try folder.text("in/a.json") == "new")
        // Paths outside are used as given.
        #expect(write(outside.path + "/o.json") == nil)
        #expect(try outside.text("o.json") == "new")
        #expect(write("/dev/null") == nil)
    }

    @Test func throwsTheSystemsError() throws {
        let folder = try TemporaryFolder()
        #expect(throws: ReplacementProblem.system(SystemError(code: ENOENT))) {
            try replaceFile(at: folder.path + "/missing.css", old: [], new: [])
        }
    }

    @Test func replacesAllFilesOrNone() throws {
        let folder = try TemporaryFolder(["a.css": "old a", "b.css": "old b"])
        func replacement(_ name: String, _ old: String, _ new: String) -> FileReplacement {
            FileReplacement(path: folder.path + "/" + name, old: Array(old.utf8), new: Array(new.utf8))
        }
        func texts() throws -> String { try folder.text("a.css") + "|" + folder.text("b.css") }
        try replaceFiles([replacement("a.css", "old a", "new a"), replacement("b.css", "old b", "new b")])
        #expect(try texts() == "new a|new b")
        #expect(throws: GroupReplacementProblem(index: 1, problem: .changed)) {
            try replaceFiles([replacement("a.css", "new a", "a"), replacement("b.css", "old b", "b")])
        }
        #expect(try texts() == "new a|new b")
        // The second replacement fails after the first, whose old content is restored.
        #expect(throws: GroupReplacementProblem(index: 1, problem: .changed)) {
            try replaceFiles([replacement("a.css", "new a", "a"), replacement("a.css", "new a", "b")])
        }
        #expect(try texts() == "new a|new b")
    }
}

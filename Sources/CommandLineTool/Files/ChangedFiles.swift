import CStandardLibrary
import ColorLinting
import FileSystem
import SourceText

/// Asks git which lines have changed. <https://git-scm.com/docs/git-diff>
struct ChangedFiles {
    private let folder: WorkingFolder
    /// The repository's root, with a `/` at the end.
    private var root = ""

    /// Asks in the repository that `folder` is in.
    ///
    /// - Throws: that there is no git, or no repository.
    init(in folder: WorkingFolder) throws(UsageError) {
        self.folder = folder
        var root = try git(["rev-parse", "--show-toplevel"]).output
        if root.last == 0x0A { root.removeLast() }
        self.root = String(decoding: root, as: UTF8.self) + "/"
    }

    /// The lines that are not as they were at `reference`, a commit; where the branch has left it, as they were there. Files
    /// that git does not know yet have changed as a whole, and so have those among `arguments` that it ignores.
    ///
    /// - Throws: that there is no such commit, that git cannot know what is asked for, or what else git says.
    func lines(since reference: String, of arguments: FileArguments) throws(UsageError) -> ChangedLines {
        guard !arguments.readsInput else {
            throw UsageError("\(Option.changed.flag) is about files on the disk, not about standard input")
        }
        for path in arguments.paths where !(folder.absolutePath(of: path) + "/").hasPrefix(root) {
            throw UsageError(
                "\(Option.changed.flag): \(terminalSafe(path)) is not in the repository \(root.dropLast())")
        }
        var changes: [String: ChangedLines.Change] = [:]
        let named = arguments.isList ? [] : arguments.paths.filter { Language(path: $0) != nil }
        for path in try newFiles() + newFiles(among: named) { changes[path] = .all }
        var patch = PatchReader(try self.patch(since: try base(of: reference)))
        while let (path, change) = patch.next() { changes[shown(path)] = change }
        return ChangedLines(changes)
    }

    private func shown(_ path: [UInt8]) -> String {
        folder.shownPath(ofAbsolute: root + String(decoding: path, as: UTF8.self))
    }

    /// The commit to compare with.
    private func base(of reference: String) throws(UsageError) -> String {
        guard !reference.isEmpty else { throw UsageError("\(Option.changed.flag)= needs a commit, branch or tag") }
        let name = reference + "^{commit}"
        let found = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", name])
        guard found.code == 0 else {
            // Before the first commit all is new.
            if reference == "HEAD", try run(["rev-parse", "--verify", "--quiet", "HEAD"]).code != 0 {
                return Self.line(try git(["hash-object", "-t", "tree", "/dev/null"]).output)
            }
            throw UsageError("\(Option.changed.flag): git knows no commit “\(terminalSafe(reference))”")
        }
        let commit = Self.line(found.output)
        let base = try run(["merge-base", commit, "HEAD"])
        // In a shallow clone the place where the branch left may be missing: then the commit itself has to do.
        return base.code == 0 ? Self.line(base.output) : commit
    }

    private func patch(since commit: String) throws(UsageError) -> [UInt8] {
        // Nothing of what a person has set up for reading diffs may change them.
        try git([
            "-c", "core.quotePath=true", "-c", "diff.suppressBlankEmpty=false", "diff", "--unified=0",
            "--inter-hunk-context=0", "--no-color", "--no-ext-diff", "--no-textconv", "--text", "--src-prefix=a/",
            "--dst-prefix=b/", "--no-relative", "--find-renames", "--ignore-submodules", "--submodule=short",
            "--output-indicator-new=+", "--output-indicator-old=-", commit, "--",
        ]).output
    }

    private func newFiles() throws(UsageError) -> [String] {
        let output = try git(["-C", root, "ls-files", "--others", "--exclude-standard", "-z"]).output
        return output.split(separator: 0).map { shown(Array($0)) }
    }

    /// Which of `paths` git does not know, ignored or not.
    private func newFiles(among paths: [String]) throws(UsageError) -> [String] {
        guard !paths.isEmpty else { return [] }
        let names = paths.map { folder.absolutePath(of: $0) }
        let arguments = ["--literal-pathspecs", "-C", root, "ls-files", "--others", "-z", "--"]
        return try git(arguments + names).output.split(separator: 0).map { shown(Array($0)) }
    }

    private static func line(_ output: [UInt8]) -> String {
        String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
    }

    /// What git does with `arguments`.
    ///
    /// - Throws: what git has to say where it fails.
    private func git(_ arguments: [String]) throws(UsageError) -> ChildProcess {
        let process = try run(arguments)
        guard process.code == 0 else {
            let said = Self.line(process.errors)
            throw UsageError("\(Option.changed.flag): \(terminalSafe(said.isEmpty ? "git failed" : said))")
        }
        return process
    }

    private func run(_ arguments: [String]) throws(UsageError) -> ChildProcess {
        do throws(SystemError) {
            return try ChildProcess(running: ["git", "-C", folder.location(of: "")] + arguments)
        } catch {
            let reason = error.code == ENOENT ? "there is no git here, which knows what has changed" : "git: \(error)"
            throw UsageError("\(Option.changed.flag): \(reason)")
        }
    }
}

/// Reads which lines a patch without context adds or changes, file by file.
struct PatchReader {
    private let patch: [UInt8]
    private var at = 0
    /// The start of the line that ended the file before.
    private var path: [UInt8]?

    /// A reader of `patch`, as `git diff --unified=0` writes it.
    init(_ patch: [UInt8]) { self.patch = patch }

    /// The next file that has lines in its new form, by its path from the repository's root, and these lines.
    mutating func next() -> (path: [UInt8], change: ChangedLines.Change)? {
        var ranges: [ClosedRange<Int>] = []
        while let line = nextLine() {
            if line.starts(with: Array("+++ ".utf8)) {
                if let path, !ranges.isEmpty {
                    self.path = Self.path(line.dropFirst(4))
                    return (path, .lines(ranges))
                }
                path = Self.path(line.dropFirst(4))
            } else if line.starts(with: Array("@@ -".utf8)) {
                let old = Self.range(line, after: UInt8(ascii: "-"))
                let new = Self.range(line, after: UInt8(ascii: "+"))
                // What the hunk holds may look like anything.
                for _ in 0..<(old.count + new.count) {
                    _ = nextLine()
                    if at < patch.count, patch[at] == UInt8(ascii: "\\") { _ = nextLine() }
                }
                if new.count > 0 { ranges.append(new.start...(new.start &+ new.count - 1)) }
            } else if line.starts(with: Array("* Unmerged path ".utf8)) {
                return (Self.unquoted(line.dropFirst("* Unmerged path ".utf8.count)), .all)
            }
        }
        guard let path, !ranges.isEmpty else { return nil }
        self.path = nil
        return (path, .lines(ranges))
    }

    private mutating func nextLine() -> ArraySlice<UInt8>? {
        guard at < patch.count else { return nil }
        let end = patch[at...].firstIndex(of: 0x0A) ?? patch.count
        defer { at = end + 1 }
        return patch[at..<end]
    }

    /// The numbers behind `sign` in a hunk's head: `+12,3`, or `+12` for one line.
    private static func range(_ line: ArraySlice<UInt8>, after sign: UInt8) -> (start: Int, count: Int) {
        guard let place = line.firstIndex(of: sign) else { return (0, 0) }
        let text = line[(place + 1)...].prefix { $0 != UInt8(ascii: " ") }
        let numbers = text.split(separator: UInt8(ascii: ",")).map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
        return (numbers.first ?? 0, numbers.count > 1 ? max(numbers[1], 0) : 1)
    }

    /// The path that a `+++` line names; nil where the file is gone.
    private static func path(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        // Behind a name with blanks git writes a tab.
        let name = unquoted(text.last == UInt8(ascii: "\t") ? text.dropLast() : text)
        return name.starts(with: Array("b/".utf8)) ? Array(name.dropFirst(2)) : nil
    }

    /// `text` without the quotes and escapes of C, where it has them.
    private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
        guard text.count > 1, text.first == UInt8(ascii: "\""), text.last == UInt8(ascii: "\"") else {
            return Array(text)
        }
        let escapes: [UInt8: UInt8] = [
            UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
            UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
        ]
        var result: [UInt8] = []
        var rest = text.dropFirst().dropLast()
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
                result.append(byte)
                continue
            }
            if (UInt8(ascii: "0")...UInt8(ascii: "3")).contains(next), rest.count >= 2 {
                let digits = [next] + rest.prefix(2)
                rest = rest.dropFirst(2)
                result.append(digits.reduce(0) { $0 &* 8 &+ ($1 & 7) })
            } else {
                result.append(escapes[next] ?? next)
            }
        }
        return result
    }
}

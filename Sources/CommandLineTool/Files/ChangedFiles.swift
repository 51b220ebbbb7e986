import CStandardLibrary
import ColorLinting
import FileSystem
import SourceText

/// Asks git which lines have changed. <https://git-scm.com/docs/git-diff>
struct ChangedFiles {
    private let folder: WorkingFolder
    /// The repository root, ending in `/`.
    private var root = ""
    /// Environment variables for git; see ``precautions()``. In other locales than C, regular expressions do not match names that
    /// are not text. An empty list of protocols overrides those that the configuration allows.
    private var environment = [(name: "LC_ALL", value: "C"), (name: "GIT_ALLOW_PROTOCOL", value: "")]

    /// Finds the repository that contains `folder`.
    ///
    /// - Throws: if git is not installed, or there is no repository.
    init(in folder: WorkingFolder) throws(UsageError) {
        self.folder = folder
        environment = try precautions()
        var root = try git(["rev-parse", "--show-toplevel"]).output
        if root.last == 0x0A { root.removeLast() }
        self.root = String(decoding: root, as: UTF8.self) + "/"
    }

    /// Returns the lines that differ from the commit `reference`, or from the merge base if the branch has diverged.
    /// Untracked files count as changed, and so do ignored files among `arguments`.
    ///
    /// - Throws: if the commit does not exist, a file is outside the repository, or git fails.
    func lines(since reference: String, of arguments: FileArguments) throws(UsageError) -> ChangedLines {
        guard !arguments.readsInput else {
            throw UsageError("\(Option.changed.flag) cannot be used with standard input")
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

    /// Returns the commit to compare with.
    private func base(of reference: String) throws(UsageError) -> String {
        guard !reference.isEmpty else { throw UsageError("\(Option.changed.flag)= requires a commit, branch or tag") }
        let name = reference + "^{commit}"
        let found = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", name])
        guard found.code == 0 else {
            // Before the first commit, everything is new.
            if reference == "HEAD", try run(["rev-parse", "--verify", "--quiet", "HEAD"]).code != 0 {
                return Self.line(try git(["hash-object", "-t", "tree", "/dev/null"]).output)
            }
            throw UsageError("\(Option.changed.flag): unknown commit “\(terminalSafe(reference))”")
        }
        let commit = Self.line(found.output)
        let base = try run(["merge-base", commit, "HEAD"])
        // A shallow clone may lack the merge base; compare with the commit itself.
        return base.code == 0 ? Self.line(base.output) : commit
    }

    private func patch(since commit: String) throws(UsageError) -> [UInt8] {
        // Override user settings that affect the format of diffs.
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

    /// Returns those of `paths` that git does not track, ignored or not.
    private func newFiles(among paths: [String]) throws(UsageError) -> [String] {
        guard !paths.isEmpty else { return [] }
        let names = paths.map { folder.absolutePath(of: $0) }
        let arguments = ["--literal-pathspecs", "-C", root, "ls-files", "--others", "-z", "--"]
        return try git(arguments + names).output.split(separator: 0).map { shown(Array($0)) }
    }

    private static func line(_ output: [UInt8]) -> String {
        String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
    }

    /// Runs git with `arguments`.
    ///
    /// - Throws: git's error message if it fails.
    private func git(_ arguments: [String]) throws(UsageError) -> ChildProcess {
        let process = try run(arguments)
        guard process.code == 0 else {
            let said = Self.line(process.errors)
            throw UsageError("\(Option.changed.flag): \(terminalSafe(said.isEmpty ? "git failed" : said))")
        }
        return process
    }

    /// Returns environment variables that keep git from running programs that the repository's own configuration names: a
    /// monitor of the file system, filters of contents, and transports that fetch missing objects.
    ///
    /// The repository may be a stranger's. Filters of the user's configuration still run.
    /// <https://git-scm.com/docs/git-config#Documentation/git-config.txt-GITCONFIGCOUNT>
    private func precautions() throws(UsageError) -> [(name: String, value: String)] {
        var settings = [("core.fsmonitor", "false")]
        let filters = try run([
            "config", "--includes", "--show-scope", "--null", "--name-only", "--get-regexp",
            #"^filter\..*\.(clean|smudge|process|required)$"#,
        ])
        // Scopes and names alternate.
        var fields: [String] = []
        for bytes in filters.output.split(separator: 0) {
            guard let field = String(validating: bytes, as: UTF8.self) else {
                throw UsageError("\(Option.changed.flag): git's configuration has a filter whose name is not UTF-8")
            }
            fields.append(field)
        }
        for index in stride(from: 0, to: fields.count - 1, by: 2) where !["system", "global"].contains(fields[index]) {
            settings.append((fields[index + 1], fields[index + 1].hasSuffix(".required") ? "false" : ""))
        }
        let first = getenv("GIT_CONFIG_COUNT").flatMap { Int(String(cString: $0)) } ?? 0
        var variables =
            environment + [
                (name: "GIT_CONFIG_COUNT", value: "\(first + settings.count)"), (name: "GIT_NO_LAZY_FETCH", value: "1"),
                (name: "GIT_OPTIONAL_LOCKS", value: "0"),
            ]
        for (index, (key, value)) in settings.enumerated() {
            variables.append((name: "GIT_CONFIG_KEY_\(first + index)", value: key))
            variables.append((name: "GIT_CONFIG_VALUE_\(first + index)", value: value))
        }
        return variables
    }

    private func run(_ arguments: [String]) throws(UsageError) -> ChildProcess {
        do throws(SystemError) {
            let command = ["git", "-C", folder.location(of: "")] + arguments
            return try ChildProcess(running: command, environment: environment)
        } catch {
            let reason = error.code == ENOENT ? "git not found" : "git: \(error)"
            throw UsageError("\(Option.changed.flag): \(reason)")
        }
    }
}

/// Parses which lines a patch without context adds or changes, file by file.
struct PatchReader {
    private let patch: [UInt8]
    private var at = 0
    /// The line that ended the previous file.
    private var path: [UInt8]?

    /// Creates a reader of `patch`, the output of `git diff --unified=0`.
    init(_ patch: [UInt8]) { self.patch = patch }

    /// Returns the next file with added or changed lines: its path relative to the repository root, and the lines.
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
                // The contents of a hunk can look like anything.
                for _ in 0..<max(old.count &+ new.count, 0) {
                    guard nextLine() != nil else { break }
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

    /// Parses the range after `sign` in a hunk header: `+12,3`, or `+12` for one line.
    private static func range(_ line: ArraySlice<UInt8>, after sign: UInt8) -> (start: Int, count: Int) {
        guard let place = line.firstIndex(of: sign) else { return (0, 0) }
        let text = line[(place + 1)...].prefix { $0 != UInt8(ascii: " ") }
        let numbers = text.split(separator: UInt8(ascii: ",")).map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
        return (numbers.first ?? 0, numbers.count > 1 ? max(numbers[1], 0) : 1)
    }

    /// Parses the path in a `+++` line; nil if the file was deleted.
    private static func path(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        // git writes a tab after names with spaces.
        let name = unquoted(text.last == UInt8(ascii: "\t") ? text.dropLast() : text)
        return name.starts(with: Array("b/".utf8)) ? Array(name.dropFirst(2)) : nil
    }

    /// Removes C quotes and escapes from `text`, if any.
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

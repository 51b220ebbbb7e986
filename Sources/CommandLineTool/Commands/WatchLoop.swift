import ColorLinting
import FileSystem
import SourceText

/// `--watch`: runs a command again after each change to its files, until interrupted.
struct WatchLoop {
    var invocation: Invocation
    var environment: CommandEnvironment

    /// Options that cannot be combined with `--watch` because they change the watched files.
    private static let refused: [Option] = [.fix, .unsafeFixes, .writeBaseline, .pruneBaseline]
    /// Clears the screen and the scrollback. <https://invisible-island.net/xterm/ctlseqs/ctlseqs.html>
    private static let clearing = "\u{1B}[H\u{1B}[2J\u{1B}[3J"

    /// Runs `once` repeatedly. Returns the code of the last run, and whether the loop was interrupted while waiting.
    ///
    /// - Throws: the usage error of the first run; errors of later runs are printed.
    func run(_ once: () throws(UsageError) -> ExitCode) throws(UsageError) -> (code: ExitCode, isIdle: Bool) {
        for option in Self.refused where invocation.has(option) {
            throw UsageError("\(Option.watch.flag) cannot be used with \(option.flag)")
        }
        if invocation.readsStandardInput || invocation[.filesFrom] == "-" {
            throw UsageError("\(Option.watch.flag) cannot be used with standard input")
        }
        let changes = FolderChanges(isWanted: Self.isWanted)
        var code = ExitCode.clean
        var isFirst = true
        while true {
            if environment.isOutputTerminal { environment.output.write(Self.clearing) }
            do throws(UsageError) {
                // Changes from here on are seen by this run or the next one.
                try watch(with: changes)
                code = try once()
            } catch {
                if isFirst { throw error }
                code = .trouble
                environment.errors.write("color-lint: \(error.message)\n")
            }
            environment.output.flush()
            if environment.interruption.signal() != nil { return (code, false) }
            if environment.output.isClosed || environment.output.failure != nil { return (code, true) }
            if isFirst || environment.isErrorTerminal { report("watching for changes; press Ctrl-C to stop") }
            isFirst = false
            var changed: [String] = []
            while changed.isEmpty {
                guard let locations = changes.wait(until: { environment.interruption.signal() != nil }) else {
                    return (code, true)
                }
                changed = relevant(locations)
            }
            if !environment.isErrorTerminal { report(changedText(changed)) }
        }
    }

    private func report(_ text: String) {
        if !invocation.has(.quiet) { environment.errors.write("color-lint: \(text)\n") }
        environment.errors.flush()
    }

    private func changedText(_ paths: [String]) -> String {
        let first = paths.first.map { terminalSafe($0.isEmpty ? "." : $0) } ?? ""
        return first + (paths.count > 1 ? " and \(paths.count - 1) more changed" : " changed")
    }

    /// Watches the folders of the files read, and those of configuration files above them.
    private func watch(with changes: FolderChanges) throws(UsageError) {
        let folder = environment.folder
        var absolute: Set<String> = []
        try FileRun(invocation, in: environment, output: environment.output).forEachFolder { path in
            changes.watch(folder.location(of: path))
            absolute.insert(folder.absolutePath(of: path))
        }
        for name in [invocation[.config], invocation[.baseline], invocation[.filesFrom]].compactMap(\.self) {
            let path = folder.absolutePath(of: folder.shownPath(of: name))
            changes.watch(ConfigurationFinder.folder(of: path))
        }
        var seen = absolute
        for var folder in absolute {
            while folder != "/" {
                folder = ConfigurationFinder.folder(of: folder)
                guard seen.insert(folder).inserted else { break }
                if (try? FileReader.readIfPresent(folder + "/" + ConfigurationFile.name)) ?? nil != nil {
                    changes.watch(folder)
                }
            }
        }
    }

    /// Whether a file called `name` could be read by the command.
    private static func isWanted(_ name: String) -> Bool {
        if name == ConfigurationFile.name || FileWalk.ignoreFileNames.contains(name) { return true }
        return Language(path: name) != nil && (!name.hasPrefix(".") || name == Baseline.defaultName)
    }

    /// Returns `locations` as shown paths, without the files that the command itself writes.
    private func relevant(_ locations: [String]) -> [String] {
        let folder = environment.folder
        let outputs = Set(
            (invocation.outputs.compactMap { $0.path } + invocation.all(.output)).map { folder.shownPath(of: $0) })
        return locations.map { folder.shownPath(of: folder.shownPath(ofAbsolute: $0)) }.filter { !outputs.contains($0) }
    }
}

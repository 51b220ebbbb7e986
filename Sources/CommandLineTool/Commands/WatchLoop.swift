import ColorLinting
import FileSystem
import SourceText

/// `--watch`: runs a command again whenever a file that it reads has changed, until somebody ends it.
struct WatchLoop {
    /// What is asked for.
    var invocation: Invocation
    /// What surrounds the run.
    var environment: CommandEnvironment

    /// Options that make no sense when the command runs again by itself: they write what is read.
    private static let refused: [Option] = [.fix, .unsafeFixes, .writeBaseline, .pruneBaseline]
    /// Takes away what is on the screen and what was scrolled off it. <https://invisible-island.net/xterm/ctlseqs/ctlseqs.html>
    private static let clearing = "\u{1B}[H\u{1B}[2J\u{1B}[3J"

    /// Runs `once` again and again. Returns the code of the last run, and whether it was ended while nothing was going on.
    ///
    /// - Throws: what is wrong with the call, if the first run says so; what later runs say is printed.
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
                // What changes from here on is seen by this run or the next.
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
            if isFirst || environment.isErrorTerminal { tell("watching for changes; press Ctrl-C to stop") }
            isFirst = false
            var changed: [String] = []
            while changed.isEmpty {
                guard let locations = changes.wait(until: { environment.interruption.signal() != nil }) else {
                    return (code, true)
                }
                changed = relevant(locations)
            }
            if !environment.isErrorTerminal { tell(changedText(changed)) }
        }
    }

    private func tell(_ text: String) {
        if !invocation.has(.quiet) { environment.errors.write("color-lint: \(text)\n") }
        environment.errors.flush()
    }

    private func changedText(_ paths: [String]) -> String {
        let first = paths.first.map { terminalSafe($0.isEmpty ? "." : $0) } ?? ""
        return first + (paths.count > 1 ? " and \(paths.count - 1) more changed" : " changed")
    }

    /// Watches the folders that hold what is read now, and those of configuration files further up.
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

    /// Whether a file called `name` may be read.
    private static func isWanted(_ name: String) -> Bool {
        if name == ConfigurationFile.name || FileWalk.ignoreFileNames.contains(name) { return true }
        return Language(path: name) != nil && (!name.hasPrefix(".") || name == Baseline.standardName)
    }

    /// Those of `locations`, shown as paths, that the command does not write itself.
    private func relevant(_ locations: [String]) -> [String] {
        let folder = environment.folder
        let outputs = Set(
            (invocation.outputs.compactMap { $0.path } + invocation.all(.output)).map { folder.shownPath(of: $0) })
        return locations.map { folder.shownPath(of: folder.shownPath(ofAbsolute: $0)) }.filter { !outputs.contains($0) }
    }
}

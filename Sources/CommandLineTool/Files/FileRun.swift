import CStandardLibrary
import ColorLinting
import ColorProject
import FileSystem
import SourceText
import Threading

/// Runs a task over everything a command line names, with several threads, and prints what comes of it in order.
final class FileRun {
    let environment: CommandEnvironment
    let invocation: Invocation
    private let configuration: RunConfiguration
    /// The lines on which findings count; nil for all.
    private let changedLines: ChangedLines?
    /// What is to be read.
    let arguments: FileArguments
    private let output: OutputStream
    /// What was read for its names.
    let kept = KeptFiles()
    /// How many files a thread takes at a time where there are many.
    private static let batchSize = 16

    /// A run of `invocation`, whose results go to `output`.
    ///
    /// - Throws: what is wrong with the file that `--config` names.
    init(
        _ invocation: Invocation, in environment: CommandEnvironment, output: OutputStream
    ) throws(UsageError) {
        self.invocation = invocation
        self.environment = environment
        self.output = output
        if let problem = environment.folder.problem {
            throw UsageError("the working folder cannot be found: \(problem); go to one that is there")
        }
        environment.interruption.begin()
        configuration = try RunConfiguration(invocation, in: environment.folder)
        arguments = try FileArguments(invocation, in: environment)
        if invocation.has(.changed) {
            let files = try ChangedFiles(in: environment.folder)
            changedLines = try files.lines(since: invocation[.changed] ?? "HEAD", of: arguments)
        } else {
            changedLines = nil
        }
    }

    /// The baseline to prune, and its path as it is shown; nil where none is to be.
    var prunedBaseline: (path: String, baseline: Baseline)? { configuration.prunedBaseline }

    /// Returns a new lookup of how files are judged.
    func lookup() -> ConfigurationLookup { configuration.lookup(changedLines: changedLines) }

    /// Calls `body` with the path of each folder that holds what is read.
    func forEachFolder(_ body: @escaping (String) -> Void) throws(UsageError) {
        let list = try list(forNames: true)
        list.forEachFolder(body)
    }

    /// Runs `task` over all files and prints nothing: neither its results nor what cannot be read, which is said when the
    /// files are linted. What was kept stays kept. `title` names the work where a terminal shows progress.
    func visit(_ task: some FileTask, showing title: String) throws(UsageError) {
        visit(task, showing: title, keeping: true, next: try items())
    }

    /// The same for the files that `next` returns, which are released unless `keeping`.
    func visit(
        _ task: some FileTask, showing title: String, keeping: Bool, next: @escaping () -> FileList.Item?
    ) {
        let (input, interruption) = (environment.input, environment.interruption)
        let progress = Progress(environment, isQuiet: invocation.has(.quiet))
        defer { progress.clear() }
        var count = 0
        let counted: () -> FileList.Item? = {
            count += 1
            progress.show(count, title)
            return interruption.signal() != nil ? nil : next()
        }
        let scanned = kept.scanned
        work(through: counted) { _ in true }.run(threads: threads) {
            let reader = SharedReader(input, scanned, keeps: keeping)
            return { batch, _ in
                let sink = FileSink(channels: 0) { _ in }
                for item in batch { reader.run(task, on: item, into: sink) }
            }
        }
    }

    /// Says `notes` on standard error, those that are to be seen.
    func say(_ notes: [Note]) {
        for note in notes where note.isShown(for: invocation) {
            environment.errors.write("color-lint: \(terminalSafe(note.path)): \(note.text)\n")
        }
        environment.errors.flush()
    }

    /// What is named, or `paths` in its place, as they are shown.
    func list(_ paths: [String]? = nil, forNames: Bool = false) throws(UsageError) -> FileList {
        var arguments = self.arguments
        if forNames { arguments.readsInput = false }
        if let paths { arguments.paths = paths }
        return try FileList(
            arguments, invocation, in: environment.folder, lookup(), known: configuration.known, forNames: forNames)
    }

    /// The next items of what is named, from what was kept if the names were read before.
    private func items() throws(UsageError) -> () -> FileList.Item? {
        if let items = kept.items {
            var next = 0
            return {
                guard next < items.count else { return nil }
                next += 1
                return items[next - 1]
            }
        }
        let list = try list()
        return { list.next() }
    }

    private func work(
        through next: @escaping () -> FileList.Item?, deliver: @escaping (FileResult) -> Bool
    ) -> OrderedWork<[FileList.Item], FileResult> {
        var taken = 0
        return OrderedWork(
            next: {
                var batch: [FileList.Item] = []
                // A few files may be large ones, so each is a batch; of many there is enough for all threads anyway.
                let size = taken < 64 ? 1 : taken < 1024 ? 4 : Self.batchSize
                while batch.count < size, let item = next() { batch.append(item) }
                taken += batch.count
                return batch.isEmpty ? nil : batch
            }, deliver: deliver)
    }

    private var threads: Int { invocation[.jobs].flatMap { Int($0) } ?? Self.processorCount }

    /// Runs `task` over all files. What it prints goes into `channels`, or where there are none into the output as a whole.
    func run(_ task: some FileTask, into channels: [ResultChannel]? = nil) throws(UsageError) -> Tally {
        let next = try items()
        let (input, scanned) = (environment.input, kept.scanned)
        let channels = channels ?? [ResultChannel(output, flushesAtOnce: environment.isOutputTerminal)]
        let (invocation, interruption) = (self.invocation, environment.interruption)
        let progress = Progress(environment, isQuiet: invocation.has(.quiet))
        let total = Monitor(Tally())
        let work = work(
            through: next,
            deliver: { result in
                let notes = result.notes.filter { $0.isShown(for: invocation) }
                if !notes.isEmpty || result.outputs.contains(where: { !$0.isEmpty }) { progress.clear() }
                for (channel, output) in zip(channels, result.outputs) { channel.write(output) }
                for (channel, groups) in result.groups where channels.indices.contains(channel) {
                    channels[channel].add(groups)
                }
                if !notes.isEmpty {
                    self.say(notes)
                }
                let files = total.change {
                    $0 += result.tally
                    return $0.files
                }
                progress.show(files)
                return channels.contains { !$0.isClosed } && interruption.signal() == nil
            })
        let channelCount = channels.count
        work.run(threads: threads) {
            let reader = SharedReader(input, scanned, keeps: false)
            return { batch, emit in
                withoutActuallyEscaping(emit) { emit in
                    let sink = FileSink(channels: channelCount, emit: emit)
                    for item in batch { reader.run(task, on: item, into: sink) }
                    sink.flush()
                }
            }
        }
        progress.clear()
        if interruption.signal() != nil {
            for channel in channels {
                channel.releaseGroups()
                channel.stream.cut()
            }
        }
        return total.change { $0 }
    }

    private static var processorCount: Int { min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 64) }
}

import CStandardLibrary
import ColorLinting
import ColorProject
import FileSystem
import SourceText
import Threading

/// Runs a task on all files given on the command line with several threads, and prints the results in order.
final class FileRun {
    let environment: CommandEnvironment
    let invocation: Invocation
    private let configuration: RunConfiguration
    /// The lines on which findings are reported; nil for all.
    private let changedLines: ChangedLines?
    let arguments: FileArguments
    private let output: OutputStream
    /// Files kept from the pass that reads names.
    let kept = KeptFiles()
    /// The index given with `--names`; nil if the names are read from the files.
    let names: NameIndex?
    /// Where the content of files comes from.
    private let access: SourceAccess
    private let besides: BesideFiles
    /// Maximum number of files in a batch.
    private static let batchSize = 16

    /// Creates a run of `invocation` that writes to `output`, and adds all files that it reads to `index`.
    ///
    /// - Throws: if the file given with `--config` or `--names` has an error.
    init(
        _ invocation: Invocation, in environment: CommandEnvironment, output: OutputStream,
        recording index: IndexRecorder? = nil
    ) throws(UsageError) {
        self.invocation = invocation
        self.environment = environment
        self.output = output
        if let problem = environment.folder.problem {
            throw UsageError("cannot read the current folder: \(problem)")
        }
        environment.interruption.begin()
        arguments = try FileArguments(invocation, in: environment)
        names = try invocation.names(in: environment.folder)
        access = names.map { .compared($0) } ?? index.map { .recorded($0.index) } ?? .disk
        var besides = names.map { .of($0.content, in: environment.folder) } ?? index?.besides ?? .onDisk
        if let recorder = environment.recorder { besides = besides.recorded(recorder.addBeside) }
        self.besides = besides
        configuration = try RunConfiguration(invocation, in: environment.folder, besides)
        if invocation.has(.changed) {
            let files = try ChangedFiles(in: environment.folder)
            changedLines = try files.lines(since: invocation[.changed] ?? "HEAD", of: arguments)
        } else {
            changedLines = nil
        }
    }

    /// The baseline to prune with its shown path; nil if none is pruned.
    var prunedBaseline: (path: String, baseline: Baseline)? { configuration.prunedBaseline }

    func lookup() -> ConfigurationLookup { configuration.lookup(changedLines: changedLines, in: besides) }

    /// Calls `body` with the path of each folder that contains files to read.
    func forEachFolder(_ body: @escaping (String) -> Void) throws(UsageError) {
        let list = try list(forNames: true)
        list.forEachFolder(body)
    }

    /// Runs `task` on all files without printing anything: results are discarded, and files that cannot be read are
    /// reported when they are linted. Kept files stay kept. `title` describes the work in the progress line.
    func visit(_ task: any FileTask, showing title: String) throws(UsageError) {
        visit(task, showing: title, keeping: true, by: access, next: try items())
    }

    /// The same for the files returned by `next`, which are read by `access`, and released unless `keeping`.
    func visit(
        _ task: any FileTask, showing title: String, keeping: Bool, by access: SourceAccess,
        next: @escaping () -> FileList.Item?
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
        let (scanned, recorder) = (kept.scanned, environment.recorder)
        work(through: counted) { _ in true }.run(threads: threads) {
            let reader = SharedReader(input, scanned, keeps: keeping, by: access, recorder)
            return { batch, _ in
                let sink = FileSink(channels: 0) { _ in }
                for item in batch { reader.run(task, on: item, into: sink) }
            }
        }
    }

    /// Prints the visible `notes` to standard error.
    func say(_ notes: [Note]) {
        for note in notes where note.isShown(for: invocation) {
            let line = "color-lint: \(terminalSafe(note.path)): \(note.text)\n"
            environment.errors.write(line)
            environment.recorder?.addNotes(line)
        }
        environment.errors.flush()
    }

    /// Lists the files given on the command line, or `paths` instead, as shown paths.
    func list(_ paths: [String]? = nil, forNames: Bool = false) throws(UsageError) -> FileList {
        var arguments = self.arguments
        if forNames { arguments.readsInput = false }
        if let paths { arguments.paths = paths }
        return try FileList(
            arguments, invocation, in: environment.folder, lookup(), known: configuration.known, forNames: forNames)
    }

    /// Returns an iterator over all items to lint, reusing those kept when names were read.
    private func items(withCheckouts: Bool = false) throws(UsageError) -> () -> FileList.Item? {
        if let items = kept.items, !withCheckouts {
            var next = 0
            return {
                guard next < items.count else { return nil }
                next += 1
                return items[next - 1]
            }
        }
        let list = try list()
        return {
            while let item = list.next() { if withCheckouts || !item.isOfCheckout { return item } }
            return nil
        }
    }

    private func work(
        through next: @escaping () -> FileList.Item?, deliver: @escaping (FileResult) -> Bool
    ) -> OrderedWork<[FileList.Item], FileResult> {
        var taken = 0
        return OrderedWork(
            next: {
                var batch: [FileList.Item] = []
                // A few files may be large, so each is a batch. With many, larger batches still occupy all threads.
                let size = taken < 64 ? 1 : taken < 1024 ? 4 : Self.batchSize
                while batch.count < size, let item = next() { batch.append(item) }
                taken += batch.count
                return batch.isEmpty ? nil : batch
            }, deliver: deliver)
    }

    private var threads: Int { invocation[.jobs].flatMap { Int($0) } ?? Self.processorCount }

    /// Runs `task` on all files, and if `withCheckouts`, on those of packages. Output goes to `channels`, or directly to the
    /// output if there are none.
    func run(
        _ task: any FileTask, into channels: [ResultChannel]? = nil, withCheckouts: Bool = false
    ) throws(UsageError) -> Tally {
        let next = try items(withCheckouts: withCheckouts)
        let (input, scanned, access) = (environment.input, kept.scanned, self.access)
        let recorder = environment.recorder
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
            let reader = SharedReader(input, scanned, keeps: false, by: access, recorder)
            return { batch, emit in
                let sink = FileSink(channels: channelCount, emit: emit)
                for item in batch { reader.run(task, on: item, into: sink) }
                sink.flush()
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

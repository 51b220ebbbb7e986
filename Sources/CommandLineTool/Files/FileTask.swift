import ColorLinting
import ColorProject
import FileSystem
import SourceText

/// A command's work on each file, called from several threads at once.
protocol FileTask: Sendable {
    /// The linter, with the names of all files.
    var linter: Linter { get }
    /// Whether only literals are needed, without definitions and pairs.
    var needsLiteralsOnly: Bool { get }
    /// Processes `input` with the content `scanned` and adds the results to `sink`.
    func run(_ input: ProjectFile, _ scanned: ScannedFile, into sink: FileSink)
}

extension FileTask {
    var needsLiteralsOnly: Bool { false }
}

/// Results of processing some files.
struct FileResult: Sendable {
    /// Output for each channel, in order.
    var outputs: [[UInt8]]
    /// Findings kept for grouped output, with the index of the channel.
    var groups: [(channel: Int, groups: [FindingGroup])] = []
    /// Notes for standard error.
    var notes: [Note] = []
    var tally = Tally()
}

/// Collects a thread's results and emits large ones immediately.
final class FileSink {
    private static let limit = 64 << 10
    private let emit: (FileResult) -> Void
    private var result: FileResult

    /// Creates a sink with the given number of `channels` that passes results to `emit`.
    init(channels: Int, emit: @escaping (FileResult) -> Void) {
        self.emit = emit
        result = FileResult(outputs: Array(repeating: [], count: channels))
    }

    /// Appends `bytes` to the output of a channel.
    func print(_ bytes: [UInt8], to channel: Int = 0) {
        guard result.outputs.indices.contains(channel) else { return }
        if result.outputs[channel].isEmpty { result.outputs[channel] = bytes } else { result.outputs[channel] += bytes }
        if result.outputs[channel].count >= Self.limit { flush() }
    }

    /// Moves the errors in the configuration file `file` from `report` to notes: they are errors of the run, not
    /// findings.
    func takeMistakes(from report: inout FileReport, of file: SourceFile) {
        let mistakes = report.findings.filter { $0.rule == ConfigurationFile.findingRule }
        guard !mistakes.isEmpty else { return }
        report.findings.removeAll { $0.rule == ConfigurationFile.findingRule }
        let lines = LineIndex(file.bytes)
        for mistake in mistakes {
            let place = lines.lineColumn(of: mistake.range.lowerBound)
            add(Note("\(file.path):\(place.line):\(place.column)", mistake.message, isError: true))
        }
    }

    /// Keeps `groups` for a channel.
    func add(_ groups: [FindingGroup], to channel: Int) {
        if !groups.isEmpty { result.groups.append((channel, groups)) }
    }

    /// Adds a note, and counts it if it is an error or about a skipped file.
    func add(_ note: Note) {
        result.notes.append(note)
        switch note.kind {
        case .error: result.tally.errors += 1
        case .skipped, .leftOut: result.tally.skipped += 1
        case .remark, .detail: break
        }
    }

    func count(_ change: (inout Tally) -> Void) { change(&result.tally) }

    /// Emits all collected results.
    func flush() {
        emit(result)
        result = FileResult(outputs: Array(repeating: [], count: result.outputs.count))
    }
}

/// A message about a file or folder that is not a finding.
struct Note: Equatable, Sendable {
    enum Kind: Hashable, Sendable {
        /// Something requested was not done; the exit code is 2.
        case error
        /// A file that cannot be read was skipped.
        case skipped
        /// Something was skipped by default. Counted in the summary, printed only with `--verbose`.
        case leftOut
        /// Information.
        case remark
        /// Information printed only with `--verbose`.
        case detail
    }

    /// Shown path of the file or folder.
    var path: String
    var text: String
    var kind: Kind

    init(_ path: String, _ text: String, _ kind: Kind) {
        self.path = path
        self.text = text
        self.kind = kind
    }

    /// Creates an error or a remark.
    init(_ path: String, _ text: String, isError: Bool) { self.init(path, text, isError ? .error : .remark) }

    /// Whether the note is printed with the options of `invocation`.
    func isShown(for invocation: Invocation) -> Bool {
        switch kind {
        case .error: true
        case .skipped, .remark: !invocation.has(.quiet)
        case .leftOut, .detail: invocation.has(.verbose) && !invocation.has(.quiet)
        }
    }
}

/// Counts of a run.
struct Tally: Equatable, Sendable {
    /// Files read.
    var files = 0
    /// Color literals.
    var colors = 0
    /// Judged pairs.
    var pairsChecked = 0
    /// Unresolved pairs.
    var pairsUnresolved = 0
    /// Unresolved pairs that are text colors without a known background.
    var pairsWithoutBackground = 0
    /// Findings by severity.
    var findings = SeverityCounts()
    /// Findings with a safe fix, if fixes were computed.
    var fixable = 0
    /// Fixed findings.
    var fixes = 0
    /// Files with fixed findings.
    var fixedFiles = 0
    /// Files and folders that could not be read or written.
    var errors = 0
    /// Files and folders skipped without being excluded explicitly.
    var skipped = 0
    /// Detailed counts, if requested.
    var statistics = Statistics()

    /// Total number of findings.
    var findingCount: Int { findings.total }

    /// Adds the counts of `report`.
    mutating func add(_ report: FileReport) {
        files += 1
        colors += report.facts.literals.count
        report.pairs.withUnsafeBufferPointer { add($0) }
        for finding in report.findings { findings[finding.severity] += 1 }
    }

    /// Adds the counts of `judgements`, which are large: they are not copied.
    private mutating func add(_ judgements: UnsafeBufferPointer<PairJudgement>) {
        var start = 0
        // The judgements of a pair are consecutive.
        while start < judgements.count {
            let pair = judgements[start].pair
            var isUnresolved = false
            var hasBackground = true
            while start < judgements.count, judgements[start].pair == pair {
                if case .unresolved = judgements[start].verdict {
                    isUnresolved = true
                    hasBackground = !judgements[start].hasNoBackground
                }
                start += 1
            }
            if isUnresolved { pairsUnresolved += 1 } else { pairsChecked += 1 }
            if !hasBackground { pairsWithoutBackground += 1 }
        }
    }

    static func += (a: inout Tally, b: Tally) {
        a.files += b.files
        a.colors += b.colors
        a.pairsChecked += b.pairsChecked
        a.pairsUnresolved += b.pairsUnresolved
        a.pairsWithoutBackground += b.pairsWithoutBackground
        a.findings += b.findings
        a.fixable += b.fixable
        a.fixes += b.fixes
        a.fixedFiles += b.fixedFiles
        a.errors += b.errors
        a.skipped += b.skipped
        a.statistics += b.statistics
    }
}

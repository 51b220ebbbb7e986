import ColorLinting
import ColorProject
import FileSystem
import SourceText

/// What a command does with each file. Several threads use it at once.
protocol FileTask: Sendable {
    /// The linter, with the names of all files.
    var linter: Linter { get }
    /// Whether it needs literals alone, not what definitions and pairs make of them.
    var needsLiteralsOnly: Bool { get }
    /// Works on `input`, whose content is `scanned`, and adds the results to `sink`.
    func run(_ input: ProjectFile, _ scanned: ScannedFile, into sink: FileSink)
}

extension FileTask {
    var needsLiteralsOnly: Bool { false }
}

/// What came of some files.
struct FileResult: Sendable {
    /// What is to be printed, in order, for each channel.
    var outputs: [[UInt8]]
    /// Findings that are kept to be printed in groups, with the number of the channel.
    var groups: [(channel: Int, groups: [FindingGroup])] = []
    /// What is to be said on standard error.
    var notes: [Note] = []
    /// What was counted.
    var tally = Tally()
}

/// Where a thread puts what comes of its files. What has grown large is handed on at once.
final class FileSink {
    private static let limit = 64 << 10
    private let emit: (FileResult) -> Void
    private var result: FileResult

    /// A sink for so many `channels` that hands results to `emit`.
    init(channels: Int, emit: @escaping (FileResult) -> Void) {
        self.emit = emit
        result = FileResult(outputs: Array(repeating: [], count: channels))
    }

    /// Prints `bytes` to the channel of this number.
    func print(_ bytes: [UInt8], to channel: Int = 0) {
        guard result.outputs.indices.contains(channel) else { return }
        if result.outputs[channel].isEmpty { result.outputs[channel] = bytes } else { result.outputs[channel] += bytes }
        if result.outputs[channel].count >= Self.limit { flush() }
    }

    /// Takes from `report` the mistakes in the configuration file `file`, and says them: they are errors of the run, not findings.
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

    /// Keeps `groups` to be printed to the channel of this number.
    func add(_ groups: [FindingGroup], to channel: Int) {
        if !groups.isEmpty { result.groups.append((channel, groups)) }
    }

    /// Says something, and counts it if it is an error or that something was skipped.
    func add(_ note: Note) {
        result.notes.append(note)
        switch note.kind {
        case .error: result.tally.errors += 1
        case .skipped, .leftOut: result.tally.skipped += 1
        case .remark, .detail: break
        }
    }

    /// Counts something.
    func count(_ change: (inout Tally) -> Void) { change(&result.tally) }

    /// Hands on what there is.
    func flush() {
        emit(result)
        result = FileResult(outputs: Array(repeating: [], count: result.outputs.count))
    }
}

/// Something to say about a file or folder besides the findings in it.
struct Note: Hashable, Sendable {
    /// What a note is for.
    enum Kind: Hashable, Sendable {
        /// Something asked for was not done, which makes the exit code 2.
        case error
        /// Something was passed over that is not fit to be read.
        case skipped
        /// Something was passed over as is the custom. Only `--verbose` says so; the summary counts it.
        case leftOut
        /// Something to know.
        case remark
        /// Something that only `--verbose` says.
        case detail
    }

    /// The file or folder, as it is shown.
    var path: String
    /// What there is to say.
    var text: String
    /// What it is for.
    var kind: Kind

    /// A note about `path`.
    init(_ path: String, _ text: String, _ kind: Kind) {
        self.path = path
        self.text = text
        self.kind = kind
    }

    /// A note about `path` that is an error or something to know.
    init(_ path: String, _ text: String, isError: Bool) { self.init(path, text, isError ? .error : .remark) }

    /// Whether it is printed where `invocation` is asked for.
    func isShown(for invocation: Invocation) -> Bool {
        switch kind {
        case .error: true
        case .skipped, .remark: !invocation.has(.quiet)
        case .leftOut, .detail: invocation.has(.verbose) && !invocation.has(.quiet)
        }
    }
}

/// Counts over a run.
struct Tally: Hashable, Sendable {
    /// Files read.
    var files = 0
    /// Colour literals.
    var colors = 0
    /// Pairs that were judged.
    var pairsChecked = 0
    /// Pairs that could not be judged.
    var pairsUnresolved = 0
    /// How many of those are text colors without a known background.
    var pairsWithoutBackground = 0
    /// Findings, by the rank of their severity.
    var findings: [Severity: Int] = [:]
    /// Findings that a safe fix would mend, where fixes were looked for.
    var fixable = 0
    /// Findings that were fixed.
    var fixes = 0
    /// Files in which something was fixed.
    var fixedFiles = 0
    /// Files and folders that could not be read or written.
    var errors = 0
    /// Files and folders that were passed over, though nobody has asked for that.
    var skipped = 0
    /// The same counts in parts, where somebody wants them.
    var statistics = Statistics()

    /// All findings.
    var findingCount: Int { findings.values.reduce(0, +) }

    /// Counts what `report` holds.
    mutating func add(_ report: FileReport) {
        files += 1
        colors += report.facts.literals.count
        // The judgements of a pair follow one another.
        var start = 0
        while start < report.pairs.count {
            let pair = report.pairs[start].pair
            var isUnresolved = false
            var hasBackground = true
            while start < report.pairs.count, report.pairs[start].pair == pair {
                if case .unresolved(let reason) = report.pairs[start].verdict {
                    isUnresolved = true
                    hasBackground = reason != .noBackground
                }
                start += 1
            }
            if isUnresolved { pairsUnresolved += 1 } else { pairsChecked += 1 }
            if !hasBackground { pairsWithoutBackground += 1 }
        }
        for finding in report.findings { findings[finding.severity, default: 0] += 1 }
    }

    /// Adds other counts.
    static func += (a: inout Tally, b: Tally) {
        a.files += b.files
        a.colors += b.colors
        a.pairsChecked += b.pairsChecked
        a.pairsUnresolved += b.pairsUnresolved
        a.pairsWithoutBackground += b.pairsWithoutBackground
        a.findings.merge(b.findings, uniquingKeysWith: +)
        a.fixable += b.fixable
        a.fixes += b.fixes
        a.fixedFiles += b.fixedFiles
        a.errors += b.errors
        a.skipped += b.skipped
        a.statistics += b.statistics
    }
}

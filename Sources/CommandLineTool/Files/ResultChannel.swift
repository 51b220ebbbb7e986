import FileSystem

/// An ordered stream of results.
final class ResultChannel {
    let stream: OutputStream
    private let separator: [UInt8]
    /// Whether output is held until ``release()``.
    let isHeld: Bool
    private let limit: Int
    private let flushesAtOnce: Bool
    private var held: [UInt8] = []
    private var isFirst = true
    /// Whether held output was dropped because it exceeded the limit.
    private(set) var isFull = false
    private let reporter: (any Reporter)?
    /// Findings kept for grouped output; nil if findings are not grouped.
    private(set) var groups: FindingGroups?

    /// Creates a channel to `stream`. A leading `separator` is dropped at the start of the output. With `isHeld`,
    /// output is held until ``release()``, up to `limit` bytes; with `flushesAtOnce`, each write is flushed. Groups
    /// are printed by `reporter`.
    init(
        _ stream: OutputStream, separator: [UInt8] = [], isHeld: Bool = false, limit: Int = .max,
        flushesAtOnce: Bool = false, groupedBy reporter: (any Reporter)? = nil
    ) {
        self.reporter = reporter
        groups = reporter?.groupPlaceLimit.map { FindingGroups(placeLimit: $0) }
        self.stream = stream
        self.separator = separator
        self.isHeld = isHeld
        self.limit = limit
        self.flushesAtOnce = flushesAtOnce
    }

    /// Whether further output would be lost.
    var isClosed: Bool { stream.isClosed || stream.failure != nil }

    func write(_ bytes: [UInt8]) {
        guard !bytes.isEmpty, !isClosed, !isFull else { return }
        let rest = isFirst && bytes.starts(with: separator) ? Array(bytes.dropFirst(separator.count)) : bytes
        isFirst = false
        if !isHeld {
            stream.write(rest)
        } else if rest.count <= limit - held.count {
            held += rest
        } else {
            isFull = true
        }
        if flushesAtOnce { stream.flush() }
    }

    /// Adds groups of findings, to be printed at the end, or earlier if there are very many.
    func add(_ groups: [FindingGroup]) {
        self.groups?.add(groups)
        if self.groups?.isFull == true { releaseGroups() }
    }

    /// Prints the kept groups.
    func releaseGroups() {
        guard let reporter, let groups = groups?.take(), !groups.isEmpty else { return }
        write(reporter.report(groups))
    }

    /// Writes held output.
    func release() {
        stream.write(held)
        held = []
    }
}

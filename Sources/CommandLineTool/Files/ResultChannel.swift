import FileSystem

/// One of the streams that what comes of the files goes to, in their order.
final class ResultChannel {
    /// Where it goes.
    let stream: OutputStream
    private let separator: [UInt8]
    /// Whether all is kept until ``release()``.
    let isHeld: Bool
    private let limit: Int
    private let flushesAtOnce: Bool
    private var held: [UInt8] = []
    private var isFirst = true
    /// Whether there was more than it holds.
    private(set) var isFull = false
    private let reporter: (any Reporter)?
    /// The findings that are kept to be reported in groups; nil where they are not.
    private(set) var groups: FindingGroups?

    /// A channel into `stream`. A `separator` that begins what is written is left out at the very start. With `isHeld` all is
    /// kept until ``release()``, up to `limit` bytes; with `flushesAtOnce` somebody is looking on. Groups are printed by
    /// `reporter`.
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

    /// Whether nothing written here would arrive.
    var isClosed: Bool { stream.isClosed || stream.failure != nil }

    /// Takes what came of some files.
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

    /// Takes the findings of some files in groups. They are printed at the end; sooner where there are very many.
    func add(_ groups: [FindingGroup]) {
        self.groups?.add(groups)
        if self.groups?.isFull == true { releaseGroups() }
    }

    /// Prints the groups that are kept.
    func releaseGroups() {
        guard let reporter, let groups = groups?.take(), !groups.isEmpty else { return }
        write(reporter.report(groups))
    }

    /// Hands on what was held.
    func release() {
        stream.write(held)
        held = []
    }
}

import FileSystem

/// One of the streams that what comes of the files goes to, in their order.
final class ResultChannel {
    /// Where it goes.
    let stream: OutputStream
    private let separator: [UInt8]
    private let isHeld: Bool
    private let flushesAtOnce: Bool
    private var held: [UInt8] = []
    private var isFirst = true

    /// A channel into `stream`. A `separator` that begins what is written is left out at the very start. With `isHeld` all is
    /// kept until ``release()``; with `flushesAtOnce` somebody is looking on.
    init(_ stream: OutputStream, separator: [UInt8] = [], isHeld: Bool = false, flushesAtOnce: Bool = false) {
        self.stream = stream
        self.separator = separator
        self.isHeld = isHeld
        self.flushesAtOnce = flushesAtOnce
    }

    /// Whether nothing written here would arrive.
    var isClosed: Bool { stream.isClosed || stream.failure != nil }

    /// Takes what came of some files.
    func write(_ bytes: [UInt8]) {
        guard !bytes.isEmpty, !isClosed else { return }
        let rest = isFirst && bytes.starts(with: separator) ? Array(bytes.dropFirst(separator.count)) : bytes
        isFirst = false
        if isHeld { held += rest } else { stream.write(rest) }
        if flushesAtOnce { stream.flush() }
    }

    /// Hands on what was held.
    func release() {
        stream.write(held)
        held = []
    }
}

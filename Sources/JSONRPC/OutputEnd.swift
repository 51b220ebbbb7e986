import CStandardLibrary

/// A file descriptor that is written to without being blocked, although it may be in blocking mode.
///
/// Its own mode is left alone: it belongs to everyone who has the same pipe or terminal open.
struct OutputEnd: ~Copyable {
    private enum Way {
        /// A socket takes what it can when it is asked to.
        case socket
        /// A pipe can be opened once more, in non-blocking mode.
        case reopened
        /// What polls as writable takes at least so many bytes.
        case least(Int)
    }

    /// The descriptor, to be polled.
    let descriptor: Int32
    private let way: Way

    /// The end that `output` leads to, which stays open afterwards.
    init(_ output: Int32) {
        var status = stat()
        let kind = fstat(output, &status) == 0 ? status.st_mode & S_IFMT : 0
        if kind == S_IFSOCK {
            (descriptor, way) = (output, .socket)
            return
        }
        #if os(Linux)
            if kind == S_IFIFO {
                let twin = open("/proc/self/fd/\(output)", O_WRONLY | O_NONBLOCK | O_CLOEXEC)
                if twin >= 0 {
                    (descriptor, way) = (twin, .reopened)
                    return
                }
            }
            (descriptor, way) = (output, .least(4096))
        #else
            (descriptor, way) = (output, .least(512))
        #endif
    }

    deinit {
        if case .reopened = way { close(descriptor) }
    }

    /// Writes from the start of `bytes` as much as can be taken now, once the descriptor polls as writable.
    /// - Returns: how many bytes, or less than 0, and the reason in `errno`.
    func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        switch way {
        case .socket: send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT))
        case .reopened: CStandardLibrary.write(descriptor, bytes.baseAddress, bytes.count)
        case .least(let count): CStandardLibrary.write(descriptor, bytes.baseAddress, min(bytes.count, count))
        }
    }
}

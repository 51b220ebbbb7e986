import CStandardLibrary

/// Writes to a file descriptor without blocking, even if it is in blocking mode.
///
/// The mode is not changed, because it is shared with all processes that have the same pipe or terminal open.
struct OutputEnd: ~Copyable {
    private enum Way {
        /// Sockets support non-blocking writes per call.
        case socket
        /// A pipe can be opened again in non-blocking mode.
        case reopened
        /// If it polls as writable, it accepts at least this many bytes.
        case least(Int)
    }

    /// The descriptor to poll.
    let descriptor: Int32
    private let way: Way

    /// Creates the end for `output`, which is not closed.
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

    /// Writes as many of `bytes` as possible without blocking, after the descriptor has polled as writable.
    /// - Returns: the number of bytes, or less than 0 with the reason in `errno`.
    func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        switch way {
        case .socket: send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT))
        case .reopened: CStandardLibrary.write(descriptor, bytes.baseAddress, bytes.count)
        case .least(let count): CStandardLibrary.write(descriptor, bytes.baseAddress, min(bytes.count, count))
        }
    }
}

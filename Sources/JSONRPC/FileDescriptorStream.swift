import CStandardLibrary

/// A client connection over two file descriptors, usually standard input and output.
///
/// It also reads while writing, so that a client and a server that both write without reading do not block each other.
package struct FileDescriptorStream: ~Copyable {
    /// Result of ``receive(waiting:)``.
    package enum Arrival: Equatable, Sendable {
        case bytes([UInt8])
        /// No bytes are available, or the waker has ended the wait.
        case nothing
        /// The client has closed the connection, or reading failed.
        case end
    }

    private let input: Int32
    private let output: OutputEnd
    private let waker: Int32
    /// ID of the client's process. When it has ended, ``receive(waiting:)`` returns ``Arrival/end``: some other process may
    /// keep the pipes open. A process that does not exist now is not watched, because its ID may be from another namespace.
    package var clientProcess: Int32? {
        didSet { if let id = clientProcess, !Self.isAlive(id) { clientProcess = nil } }
    }
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    private var received: [UInt8] = []
    private var hasEnded = false

    /// Milliseconds between checks of the client's process.
    private static let checkInterval: Int32 = 2000
    /// Maximum number of bytes read during a write.
    private static let receiveLimit = 64 << 20

    /// Creates a stream that reads `input` and writes `output`. A byte arriving at `waker`, unless negative, ends a
    /// wait. The descriptors are not closed.
    package init(input: Int32, output: Int32, waker: Int32 = -1) {
        self.input = input
        self.waker = waker
        self.output = OutputEnd(output)
        // Report a disconnected client as an error of `write` instead of ending the process.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Returns available bytes; if there are none and `waiting` is set, waits for some.
    package mutating func receive(waiting: Bool) -> Arrival {
        if !received.isEmpty {
            defer { received = [] }
            return .bytes(received)
        }
        if hasEnded { return .end }
        if !waiting {
            if !poll(forWriting: false, milliseconds: 0).canRead { return .nothing }
        } else {
            switch waitForInput() {
            case .input: break
            case .waker: return .nothing
            case .orphaned:
                hasEnded = true
                return .end
            }
        }
        let count = read()
        return count > 0 ? .bytes(Array(chunk[..<count])) : .end
    }

    /// Writes all `bytes`; returns false if the client has disconnected.
    package mutating func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let ready = poll(forWriting: true, milliseconds: -1)
            if ready.canRead {
                let count = read()
                received += chunk[..<max(count, 0)]
            }
            guard ready.canWrite else { continue }
            let written = bytes[sent...].withUnsafeBytes { output.write($0) }
            if written >= 0 {
                sent += written
            } else if errno != EINTR, errno != EAGAIN {
                return false
            }
        }
        return true
    }

    private enum WaitEnd {
        case input
        case waker
        /// The client's process has ended.
        case orphaned
    }

    private static func isAlive(_ process: Int32) -> Bool { process > 0 && (kill(process, 0) == 0 || errno == EPERM) }

    /// Waits for input, the waker, or the end of the client's process.
    private func waitForInput() -> WaitEnd {
        var ends = [
            pollfd(fd: input, events: Int16(POLLIN), revents: 0), pollfd(fd: waker, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            let count = CStandardLibrary.poll(&ends, nfds_t(ends.count), clientProcess == nil ? -1 : Self.checkInterval)
            if count > 0 { break }
            if count < 0, errno != EINTR, errno != EAGAIN { return .input }
            if let process = clientProcess, !Self.isAlive(process) { return .orphaned }
        }
        if ends[1].revents & Int16(POLLIN) != 0 {
            // It polls as readable, so this does not block.
            var bytes: (UInt64, UInt64) = (0, 0)
            _ = CStandardLibrary.read(waker, &bytes, 16)
        }
        return ends[0].revents != 0 || ends[1].revents & Int16(POLLIN) == 0 ? .input : .waker
    }

    /// Reads into `chunk` and returns the number of bytes; 0 or less at the end.
    private mutating func read() -> Int {
        while true {
            let count = chunk.withUnsafeMutableBytes { CStandardLibrary.read(input, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                _ = poll(forWriting: false, milliseconds: -1)
                continue
            }
            if count <= 0 { hasEnded = true }
            return count
        }
    }

    private func poll(forWriting: Bool, milliseconds: Int32) -> (canRead: Bool, canWrite: Bool) {
        // Negative descriptors are ignored.
        let wantsInput = !forWriting || !hasEnded && received.count < Self.receiveLimit
        var ends = [
            pollfd(fd: wantsInput ? input : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: forWriting ? output.descriptor : -1, events: Int16(POLLOUT), revents: 0),
        ]
        while CStandardLibrary.poll(&ends, nfds_t(ends.count), milliseconds) < 0 {
            // Reading or writing will report the error.
            guard errno == EINTR || errno == EAGAIN else { return (wantsInput, forWriting) }
        }
        return (ends[0].revents != 0, ends[1].revents != 0)
    }
}

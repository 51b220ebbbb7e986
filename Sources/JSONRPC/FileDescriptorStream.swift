import CStandardLibrary

/// The two file descriptors that lead to a client, usually standard input and output.
///
/// While it writes it also takes in what arrives, so that a client that writes without reading and a server that does
/// the same cannot block each other.
package struct FileDescriptorStream: ~Copyable {
    /// What ``receive(waiting:)`` comes back with.
    package enum Arrival: Hashable, Sendable {
        case bytes([UInt8])
        /// Nothing has come, and nobody wanted to wait, or the waker has ended the wait.
        case nothing
        /// The client closed its end, or cannot be read from any more.
        case end
    }

    private let input: Int32
    private let output: OutputEnd
    private let waker: Int32
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    private var early: [UInt8] = []
    private var hasEnded = false

    /// What may arrive during a write before the write stops caring.
    private static let earlyLimit = 64 << 20

    /// A stream that reads `input` and writes `output`. A byte that arrives at `waker`, where it is not negative, ends a
    /// wait. All stay open afterwards.
    package init(input: Int32, output: Int32, waker: Int32 = -1) {
        self.input = input
        self.waker = waker
        self.output = OutputEnd(output)
        // A client that has gone shows as an error of `write`, not as the end of the process.
        signal(SIGPIPE, SIG_IGN)
    }

    /// The bytes that have arrived; without any, and if `waiting`, the next that will.
    package mutating func receive(waiting: Bool) -> Arrival {
        if !early.isEmpty {
            defer { early = [] }
            return .bytes(early)
        }
        if hasEnded { return .end }
        if !waiting {
            if !poll(forWriting: false, milliseconds: 0).canRead { return .nothing }
        } else if waker >= 0, !waitForInput() {
            return .nothing
        }
        let count = read()
        return count > 0 ? .bytes(Array(chunk[..<count])) : .end
    }

    /// Writes all of `bytes`; false where the client no longer takes any.
    package mutating func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let ready = poll(forWriting: true, milliseconds: -1)
            if ready.canRead {
                let count = read()
                early += chunk[..<max(count, 0)]
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

    /// Waits until there is something to read, or the waker ends the wait: then false.
    private func waitForInput() -> Bool {
        var ends = [
            pollfd(fd: input, events: Int16(POLLIN), revents: 0), pollfd(fd: waker, events: Int16(POLLIN), revents: 0),
        ]
        while CStandardLibrary.poll(&ends, nfds_t(ends.count), -1) < 0 {
            guard errno == EINTR || errno == EAGAIN else { return true }
        }
        if ends[1].revents & Int16(POLLIN) != 0 {
            // It polls as readable, so that this does not wait.
            var bytes: (UInt64, UInt64) = (0, 0)
            _ = CStandardLibrary.read(waker, &bytes, 16)
        }
        return ends[0].revents != 0 || ends[1].revents & Int16(POLLIN) == 0
    }

    /// Reads into `chunk` and says how many bytes; 0 or less at the end.
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
        // A negative descriptor is passed over.
        let wantsInput = !forWriting || !hasEnded && early.count < Self.earlyLimit
        var ends = [
            pollfd(fd: wantsInput ? input : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: forWriting ? output.descriptor : -1, events: Int16(POLLOUT), revents: 0),
        ]
        while CStandardLibrary.poll(&ends, nfds_t(ends.count), milliseconds) < 0 {
            // Whatever is wrong will show when it is read or written.
            guard errno == EINTR || errno == EAGAIN else { return (wantsInput, forWriting) }
        }
        return (ends[0].revents != 0, ends[1].revents != 0)
    }
}

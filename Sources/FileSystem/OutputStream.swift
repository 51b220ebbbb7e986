import CStandardLibrary

/// Where output goes, through one buffer. Not for several threads at once.
///
/// A reader that went away (`| head`) is no error: what is written from then on is dropped, and ``isClosed`` tells.
package final class OutputStream {
    private enum Target {
        case descriptor(Int32)
        case memory
    }

    private let target: Target
    private var buffer: [UInt8] = []
    private static let capacity = 64 << 10
    /// Whether nobody reads any longer.
    package private(set) var isClosed = false
    /// Whether it was cut short (``cut()``).
    package private(set) var isCut = false
    /// What went wrong, such as a full disk; nothing is written after it.
    package private(set) var failure: SystemError?

    /// A stream into `descriptor`.
    package init(descriptor: Int32) {
        target = .descriptor(descriptor)
    }

    /// A stream that keeps everything.
    package init() {
        target = .memory
    }

    /// Everything written to a stream that keeps it.
    package var text: String { String(decoding: buffer, as: UTF8.self) }

    /// Writes `bytes`.
    package func write(_ bytes: [UInt8]) {
        guard case .descriptor(let descriptor) = target else {
            buffer += bytes
            return
        }
        if buffer.count + bytes.count > Self.capacity { flush() }
        if bytes.count > Self.capacity / 2, buffer.isEmpty { send(bytes, to: descriptor) } else { buffer += bytes }
    }

    /// Writes `text`.
    package func write(_ text: String) { write(Array(text.utf8)) }

    /// Hands on what is in the buffer, and drops all that is written from now on: what was to come will not be complete.
    package func cut() {
        flush()
        isCut = true
    }

    /// Hands on what is still in the buffer.
    package func flush() {
        guard case .descriptor(let descriptor) = target, !buffer.isEmpty else { return }
        send(buffer, to: descriptor)
        buffer.removeAll(keepingCapacity: true)
    }

    private func send(_ bytes: [UInt8], to descriptor: Int32) {
        guard !isClosed, !isCut, failure == nil else { return }
        do throws(SystemError) {
            try writeAll(bytes, to: descriptor)
        } catch {
            if error.code == EPIPE { isClosed = true } else { failure = error }
        }
    }
}

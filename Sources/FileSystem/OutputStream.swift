import CStandardLibrary

/// A buffered output stream. Not thread-safe.
///
/// A closed pipe (`| head`) is not an error: further output is dropped, and ``isClosed`` is set.
package final class OutputStream {
    private enum Target {
        case descriptor(Int32)
        case memory
    }

    private let target: Target
    private var buffer: [UInt8] = []
    private static let capacity = 64 << 10
    /// Whether the reader has closed the pipe.
    package private(set) var isClosed = false
    /// Whether ``cut()`` was called.
    package private(set) var isCut = false
    /// The first error, such as a full disk; nothing is written after it.
    package private(set) var failure: SystemError?

    /// Everything written since ``keepCopy()``; nil if it was not called, or if that is too much.
    package private(set) var copy: [UInt8]?
    private static let mostCopied = 32 << 20

    /// Creates a stream to `descriptor`.
    package init(descriptor: Int32) {
        target = .descriptor(descriptor)
    }

    /// Creates a stream that captures its output.
    package init() {
        target = .memory
    }

    /// The captured output.
    package var text: String { String(decoding: buffer, as: UTF8.self) }

    /// Keeps a copy of everything written from now on, if it is not too much.
    package func keepCopy() { copy = [] }

    /// Appends `bytes`.
    package func write(_ bytes: [UInt8]) {
        if let kept = copy?.count {
            if bytes.count <= Self.mostCopied - kept { copy? += bytes } else { copy = nil }
        }
        guard case .descriptor(let descriptor) = target else {
            buffer += bytes
            return
        }
        if buffer.count + bytes.count > Self.capacity { flush() }
        if bytes.count > Self.capacity / 2, buffer.isEmpty { send(bytes, to: descriptor) } else { buffer += bytes }
    }

    /// Appends `text` as UTF-8.
    package func write(_ text: String) { write(Array(text.utf8)) }

    /// Writes the buffer and drops all further output, which would be incomplete.
    package func cut() {
        flush()
        isCut = true
    }

    /// Writes the buffer.
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

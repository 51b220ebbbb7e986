import CStandardLibrary
import FileSystem

/// Handles requests to end the program (Ctrl-C, `kill`): files in progress are finished, output ends after a whole
/// file, and no partially written files remain. A second signal, or two seconds, end the program immediately.
package struct Interruption: Sendable {
    /// Starts handling signals. Before that, signals end the program as usual.
    package var begin: @Sendable () -> Void
    /// Returns the signal received; nil if none.
    package var signal: @Sendable () -> Int32?

    /// Creates a handler whose `signal` returns the signals received after `begin`.
    package init(begin: @escaping @Sendable () -> Void, signal: @escaping @Sendable () -> Int32?) {
        self.begin = begin
        self.signal = signal
    }

    /// Never interrupts.
    package static let none = Interruption(begin: {}, signal: { nil })

    /// Handles the signals of the process.
    package static let process = Interruption(
        begin: {
            _ = received.pointee
            TemporaryFile.prepareToRemoveAll()
            for number in [SIGINT, SIGTERM, SIGHUP] {
                // Signals that were ignored when the program started (nohup) stay ignored.
                let former = CStandardLibrary.signal(number, take)
                if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                    _ = CStandardLibrary.signal(number, SIG_IGN)
                }
            }
            _ = CStandardLibrary.signal(SIGALRM, take)
        },
        signal: { received.pointee == 0 ? nil : received.pointee })

    /// Seconds until the program is ended forcibly.
    private static let grace: UInt32 = 2
    nonisolated(unsafe) private static let received: UnsafeMutablePointer<Int32> = {
        let place = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        place.initialize(to: 0)
        return place
    }()

    /// The signal handler; must not block or allocate.
    private static let take: @convention(c) (Int32) -> Void = { number in
        if received.pointee == 0, number != SIGALRM {
            received.pointee = number
            alarm(grace)
            return
        }
        TemporaryFile.removeAll()
        let first = received.pointee == 0 ? number : received.pointee
        _ = CStandardLibrary.signal(first, SIG_DFL)
        raise(first)
    }
}

/// Ends the process with `code`. For codes above 128, raises the corresponding signal, so that shell scripts stop too.
package func endProcess(_ code: Int32) -> Never {
    if code > 128 {
        signal(code - 128, SIG_DFL)
        raise(code - 128)
    }
    exit(code)
}

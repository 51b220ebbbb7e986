import CStandardLibrary
import FileSystem

/// What happens when somebody wants the program to end (Ctrl-C, `kill`): the files under way are finished, the output is
/// cut behind a whole file, and nothing that is half written stays. A second signal ends it at once, and so do two seconds.
package struct Interruption: Sendable {
    /// Begins to take signals; without this they end the program as ever.
    package var begin: @Sendable () -> Void
    /// The signal that has come; nil where none has.
    package var signal: @Sendable () -> Int32?

    /// Signals that `begin` begins to take and of which `signal` tells.
    package init(begin: @escaping @Sendable () -> Void, signal: @escaping @Sendable () -> Int32?) {
        self.begin = begin
        self.signal = signal
    }

    /// None ever comes.
    package static let none = Interruption(begin: {}, signal: { nil })

    /// The process's signals.
    package static let process = Interruption(
        begin: {
            _ = received.pointee
            TemporaryFile.prepareToRemoveAll()
            for number in [SIGINT, SIGTERM, SIGHUP] {
                // What was ignored when the program began (nohup) stays so.
                let former = CStandardLibrary.signal(number, take)
                if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                    _ = CStandardLibrary.signal(number, SIG_IGN)
                }
            }
            _ = CStandardLibrary.signal(SIGALRM, take)
        },
        signal: { received.pointee == 0 ? nil : received.pointee })

    /// How long the program may take to end in order, in seconds.
    private static let grace: UInt32 = 2
    nonisolated(unsafe) private static let received: UnsafeMutablePointer<Int32> = {
        let place = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        place.initialize(to: 0)
        return place
    }()

    /// Handles a signal: nothing here may wait or allocate.
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

/// Ends the process with `code`. Of a code above 128 the shell is told the signal it stands for, so that a script stops too.
package func endProcess(_ code: Int32) -> Never {
    if code > 128 {
        signal(code - 128, SIG_DFL)
        raise(code - 128)
    }
    exit(code)
}

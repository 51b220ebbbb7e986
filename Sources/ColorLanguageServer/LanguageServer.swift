import ColorLinting
import JSONRPC

/// The language server over two file descriptors.
package enum LanguageServer {
    /// Serves the client at the other ends of `input` and `output` until it says `exit` or goes away, and judges as
    /// `configuration` says, on top of that configuration files, on top of them `settings`.
    /// - Returns: the exit code: 0 after `shutdown`, else 1.
    package static func run(
        input: Int32, output: Int32, configuration: Configuration = Configuration(), settings: Settings = Settings()
    ) -> Int32 {
        var reader = ReaderThread(configuration: configuration)
        var stream = FileDescriptorStream(input: input, output: output, waker: reader.waker)
        var connection = Connection(configuration: configuration, settings: settings)
        while connection.exitCode == nil {
            let goesOn = takeIn(from: &stream, by: &connection)
            guard send(connection.answer(), to: &stream) else { break }
            for reading in reader.takeReadings() { connection.take(reading) }
            guard send(connection.publish(), to: &stream), goesOn else { break }
            reader.perform(connection.takeReadingTasks())
            reader.diagnose(connection.takeDiagnosisTask(), wanted: connection.wantedDiagnosis)
        }
        return connection.exitCodeAtEnd
    }

    private static func send(_ pieces: [[UInt8]], to stream: inout FileDescriptorStream) -> Bool {
        for piece in pieces where !stream.send(piece) { return false }
        return true
    }

    /// What is taken in before anything is answered, so that a client that never stops gets answers all the same.
    private static let intakeLimit = 16 << 20

    /// Waits for bytes and takes in all that have arrived, so that of many changes of a document only the last text is
    /// looked at. False at the end of the stream.
    private static func takeIn(from stream: inout FileDescriptorStream, by connection: inout Connection) -> Bool {
        var count = 0
        while count < intakeLimit {
            switch stream.receive(waiting: count == 0) {
            case .bytes(let bytes):
                connection.receive(bytes)
                count += bytes.count
            case .nothing: return true
            case .end: return false
            }
        }
        return true
    }
}

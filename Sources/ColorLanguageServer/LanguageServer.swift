import ColorLinting
import JSONRPC

/// The language server over two file descriptors.
package enum LanguageServer {
    /// Serves the client connected to `input` and `output` until it sends `exit` or disconnects. `configuration` is
    /// overridden by configuration files, and those by `settings`.
    /// - Returns: the exit code: 0 after `shutdown`, otherwise 1.
    package static func run(
        input: Int32, output: Int32, configuration: Configuration = Configuration(), settings: Settings = Settings()
    ) -> Int32 {
        var reader = BackgroundWork(configuration: configuration)
        var stream = FileDescriptorStream(input: input, output: output, waker: reader.waker)
        let connection = Connection(configuration: configuration, settings: settings)
        var clientProcess: Int32?
        while connection.exitCode == nil {
            let goesOn = takeIn(from: &stream, by: connection)
            guard send(connection.answer(), to: &stream) else { break }
            if clientProcess == nil, let process = connection.clientProcess {
                clientProcess = process
                stream.clientProcess = process
            }
            for reading in reader.takeResults() { connection.take(reading) }
            guard send(connection.publish(), to: &stream), goesOn else { break }
            reader.perform(connection.takeReadRequests())
            reader.diagnose(connection.takeDiagnosisTask(), wanted: connection.wantedDiagnosis)
        }
        return connection.exitCodeAtEnd
    }

    private static func send(_ pieces: [[UInt8]], to stream: inout FileDescriptorStream) -> Bool {
        for piece in pieces where !stream.send(piece) { return false }
        return true
    }

    /// Maximum number of bytes to read before answering, so that a client that never pauses still gets answers.
    private static let intakeLimit = 16 << 20

    /// Reads all available bytes, so that intermediate versions of a document are not processed. Returns false at the
    /// end of the stream.
    private static func takeIn(from stream: inout FileDescriptorStream, by connection: Connection) -> Bool {
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

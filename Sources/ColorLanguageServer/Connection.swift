import ColorLinting
import JSONRPC
import JSONSyntax

/// The server at its end of a stream: bytes in, bytes out, whatever carries them.
package struct Connection {
    private var framer: MessageFramer
    private var server: Server
    private var waiting: [IncomingMessage] = []

    /// A connection to a server that lints as `configuration` says, on top of that configuration files, on top of them
    /// `settings`, and takes messages of up to `lengthLimit` bytes.
    package init(
        configuration: Configuration = Configuration(), settings: Settings = Settings(), lengthLimit: Int = 256 << 20
    ) {
        framer = MessageFramer(lengthLimit: lengthLimit)
        var configuration = configuration
        configuration.isForEditor = true
        server = Server(configuration: configuration, settings: settings)
    }

    /// The exit code, once the client has told the server to exit.
    package var exitCode: Int32? { server.exitCode }

    /// The exit code where the client goes without a word: an error unless it has said `shutdown`.
    package var exitCodeAtEnd: Int32 { exitCode ?? (server.isShutDown ? 0 : 1) }

    /// Takes in what has arrived, in chunks of any size. Nothing is answered yet.
    package mutating func receive(_ bytes: [UInt8]) {
        framer.append(bytes)
        while let event = framer.next() {
            switch event {
            case .failure(let error): waiting.append(.malformed(id: .null, error: error.reply))
            case .content(let content):
                do throws(JSONProblem) {
                    waiting.append(try IncomingMessage(content))
                } catch {
                    framer.reject(content)
                    let reply = ResponseError(.parseError, "\(error.message), at byte \(error.range.lowerBound)")
                    waiting.append(.malformed(id: .null, error: reply))
                }
            }
        }
    }

    /// Answers everything that has arrived, in its order, each request for the text as it is at its place in that order. One
    /// that was cancelled meanwhile is not worked on, nor one that the client has made again for a newer text.
    /// - Returns: the bytes to send, in pieces.
    package mutating func answer() -> [[UInt8]] {
        let cancelled = Set(waiting.compactMap { $0.cancelledID })
        let messages = waiting
        waiting = []
        var superseded = SupersededRequests(messages)
        for (place, message) in messages.enumerated() where exitCode == nil {
            if case .request(let id, _, _) = message, cancelled.contains(id) {
                let error = ResponseError(.requestCancelled, "cancelled")
                server.outgoing.append(OutgoingMessages.failure(of: id, error))
            } else if case .request(let id, let method, _) = message, superseded.remove(place) {
                server.outgoing.append(OutgoingMessages.failure(of: id, SupersededRequests.error(of: method)))
            } else {
                server.handle(message)
            }
        }
        return server.outgoing.take()
    }

    /// Takes in what has been read from the disk.
    package mutating func take(_ reading: Reading) { server.take(reading) }

    /// Hands over what is to be read from the disk, to come back by ``take(_:)`` in the same order.
    package mutating func takeReadingTasks() -> [ReadingTask] {
        server.configurations.takeTasks() + server.folders.takeTasks()
    }

    /// Hands over what is to be found out beside the loop, to come back by ``take(_:)``.
    package mutating func takeDiagnosisTask() -> DiagnosisTask? { server.pulls.takeTask() }

    /// The number of the diagnosis that someone waits for.
    package var wantedDiagnosis: Int? { server.pulls.running }

    /// Finds out what is to be told unasked about what has changed. It comes after the answers, which somebody waits for.
    /// - Returns: the bytes to send, in pieces.
    package mutating func publish() -> [[UInt8]] {
        if exitCode == nil {
            server.publishDiagnostics()
            server.diagnoseWorkspace()
        }
        return server.outgoing.take()
    }
}

extension IncomingMessage {
    /// The request that this message cancels.
    ///
    /// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#cancelRequest>
    fileprivate var cancelledID: RequestID? {
        guard case .notification("$/cancelRequest", let parameters) = self else { return nil }
        return parameters?["id"].flatMap(RequestID.init)
    }
}

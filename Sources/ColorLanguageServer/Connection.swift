import ColorLinting
import JSONRPC
import JSONSyntax

/// A server with its input and output as bytes, independent of the transport.
package final class Connection {
    private var framer: MessageFramer
    private var server: Server
    private var waiting: [IncomingMessage] = []

    /// Creates a connection to a server. `configuration` is overridden by configuration files, and those by
    /// `settings`. Diagnostics link to rule pages of `publication`. Messages longer than `lengthLimit` bytes are rejected.
    package init(
        configuration: Configuration = Configuration(), settings: Settings = Settings(),
        publication: Publication = .current, lengthLimit: Int = 256 << 20
    ) {
        framer = MessageFramer(lengthLimit: lengthLimit)
        server = Server(configuration: configuration, settings: settings, publication: publication)
    }

    /// ID of the client's process, from `initialize`.
    package var clientProcess: Int32? { server.clientProcess }

    /// The exit code, once the client has sent `exit`.
    package var exitCode: Int32? { server.exitCode }

    /// The exit code if the client disconnects: 0 after `shutdown`, otherwise 1.
    package var exitCodeAtEnd: Int32 { exitCode ?? (server.isShutDown ? 0 : 1) }

    /// Appends received bytes, in chunks of any size, without answering yet.
    package func receive(_ bytes: [UInt8]) {
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

    /// Answers all received messages in order, each request for the text at its place in that order. Requests that
    /// were cancelled or superseded by a newer one are not processed.
    /// - Returns: the bytes to send, in pieces.
    package func answer() -> [[UInt8]] {
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

    /// Processes the result of a disk read.
    package func take(_ reading: ReadResult) { server.take(reading) }

    /// Returns the pending disk reads and clears the queue; pass the results to ``take(_:)`` in the same order.
    package func takeReadRequests() -> [ReadRequest] {
        let images = server.images.isWanting ? [ReadRequest.images(ImageReading(store: server.images))] : []
        return server.configurations.takeTasks() + server.folders.takeTasks() + images
    }

    /// Returns the pending diagnosis of files that are not open, if any; pass its batches to ``take(_:)``.
    package func takeDiagnosisTask() -> DiagnosisTask? { server.pulls.takeTask() }

    /// The number of the diagnosis whose result is still needed; nil if none is.
    package var wantedDiagnosis: Int? { server.pulls.running }

    /// Publishes diagnostics of changed documents. Call it after ``answer()``, since requests take precedence.
    /// - Returns: the bytes to send, in pieces.
    package func publish() -> [[UInt8]] {
        if exitCode == nil {
            server.publishDiagnostics()
            server.diagnoseWorkspace()
        }
        return server.outgoing.take()
    }
}

extension IncomingMessage {
    /// The ID of the request that this message cancels.
    ///
    /// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#cancelRequest>
    fileprivate var cancelledID: RequestID? {
        guard case .notification("$/cancelRequest", let parameters) = self else { return nil }
        return parameters?["id"].flatMap(RequestID.init)
    }
}

import JSONRPC
import JSONSyntax

/// Work-done progress of reading many files, if the client supports it.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workDoneProgress>
struct ReadingProgress {
    /// Number of files between updates.
    static let step = 500

    /// The title shown to the user.
    private let title: String
    /// Prefix of its tokens.
    private let name: String
    /// Whether the user may cancel it.
    private let isCancellable: Bool
    private enum State {
        case idle
        /// The client was asked to create the progress and has not answered yet.
        case asking
        case shown
        /// The client has refused.
        case silent
    }

    private var number = 0
    private var state = State.idle
    private var latest = (done: 0, total: 0)

    init(_ title: String, name: String, isCancellable: Bool) {
        (self.title, self.name, self.isCancellable) = (title, name, isCancellable)
    }

    private var token: String { "color-lint/\(name)/\(number)" }

    /// Returns the messages that report `done` of `total` files. Small folders are read before anything is reported.
    mutating func report(_ done: Int, of total: Int) -> [[UInt8]] {
        latest = (done, total)
        switch state {
        case .idle:
            state = .asking
            number += 1
            let token = self.token
            return [
                OutgoingMessages.request(.string(token), "window/workDoneProgress/create") {
                    $0.object { $0.field("token", token) }
                }
            ]
        case .shown: return [report]
        case .asking, .silent: return []
        }
    }

    /// Processes the client's answer to the request `id`, if it is about this progress.
    mutating func answered(_ id: RequestID, isGranted: Bool) -> [[UInt8]] {
        guard id == .string(token), case .asking = state else { return [] }
        state = isGranted ? .shown : .silent
        guard isGranted else { return [] }
        let begin = notification("begin") {
            $0.field("title", title)
            if isCancellable { $0.field("cancellable", true) }
            $0.field("percentage", 0)
        }
        return [begin, report]
    }

    /// Whether the user has cancelled it; `token` comes from the client's message.
    func isCancelled(by token: String?) -> Bool {
        guard token == self.token, case .shown = state else { return false }
        return true
    }

    /// Returns the messages that end the progress.
    mutating func end() -> [[UInt8]] {
        defer { state = .idle }
        if case .shown = state { return [notification("end") { _ in }] }
        return []
    }

    private var report: [UInt8] {
        notification("report") {
            $0.field("message", "\(latest.done) of \(latest.total) files")
            $0.field("percentage", latest.total > 0 ? min(latest.done * 100 / latest.total, 100) : 100)
        }
    }

    private func notification(_ kind: String, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
        OutgoingMessages.notification("$/progress") {
            $0.object {
                $0.field("token", token)
                $0.object("value") {
                    $0.field("kind", kind)
                    write(&$0)
                }
            }
        }
    }
}

/// `window/workDoneProgress/cancel`: the user has cancelled indexing.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#window_workDoneProgress_cancel>
enum CancelProgressHandler: NotificationHandler {
    static let method = "window/workDoneProgress/cancel"

    static func take(_ parameters: Parameters, in server: inout Server) throws(ResponseError) {
        if server.indexing.isCancelled(by: parameters["token"]?.string) { server.folders.giveUp() }
    }
}

import JSONRPC
import JSONSyntax

/// What the person is told while the folders are read: a work-done progress, where the client can show one.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workDoneProgress>
struct IndexingProgress {
    private var number = 0
    private var isShown = false

    /// Nothing is being read.
    init() {}

    private var token: String { "color-lint/index/\(number)" }

    /// Tells that `done` of `total` files are read: the messages to send. Small folders are read before there is anything to
    /// tell.
    mutating func report(_ done: Int, of total: Int) -> [[UInt8]] {
        var messages: [[UInt8]] = []
        if !isShown {
            isShown = true
            number += 1
            let token = self.token
            messages.append(
                OutgoingMessages.request(.string(token), "window/workDoneProgress/create") {
                    $0.object { $0.field("token", token) }
                })
            messages.append(
                notification("begin") {
                    $0.field("title", "Reading colour names")
                    $0.field("percentage", 0)
                })
        }
        messages.append(
            notification("report") {
                $0.field("message", "\(done) of \(total) files")
                $0.field("percentage", total > 0 ? min(done * 100 / total, 100) : 100)
            })
        return messages
    }

    /// Tells that all is read.
    mutating func end() -> [[UInt8]] {
        guard isShown else { return [] }
        isShown = false
        return [notification("end") { _ in }]
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

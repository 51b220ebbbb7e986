import Foundation

/// Runs `body` on a thread of its own and waits for its result. Work that blocks must not sit on the few threads that
/// concurrent tests share.
public func onOwnThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
    }
}

import Foundation

/// Work that blocks, on a thread of its own: it must not sit on the few threads that concurrent tests share.
public struct OwnThread<Success: Sendable>: Sendable {
    private let results: AsyncStream<Result<Success, any Error>>

    /// Starts `body` at once: whoever else waits for something the work does need not wait for the other tests first.
    public init(_ body: @escaping @Sendable () throws -> Success) {
        let (results, continuation) = AsyncStream.makeStream(of: Result<Success, any Error>.self)
        self.results = results
        Thread.detachNewThread {
            continuation.yield(Result { try body() })
            continuation.finish()
        }
    }

    /// The result, once it is there. It can be had once.
    public func result() async throws -> Success {
        for await result in results { return try result.get() }
        throw CancellationError()
    }
}

import Foundation

/// Runs blocking work on its own thread, so that it does not occupy the few threads of concurrent tests.
public struct OwnThread<Success: Sendable>: Sendable {
    private let results: AsyncStream<Result<Success, any Error>>

    /// Starts `body` immediately, without waiting for other tests.
    public init(_ body: @escaping @Sendable () throws -> Success) {
        let (results, continuation) = AsyncStream.makeStream(of: Result<Success, any Error>.self)
        self.results = results
        Thread.detachNewThread {
            continuation.yield(Result { try body() })
            continuation.finish()
        }
    }

    /// Waits for the result. Can be called once.
    public func result() async throws -> Success {
        for await result in results { return try result.get() }
        throw CancellationError()
    }
}

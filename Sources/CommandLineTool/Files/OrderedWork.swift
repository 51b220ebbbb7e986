/// Work on a stream of batches by several threads, whose products come out in the order of the batches.
///
/// Threads take a batch each, one after the other. One that is far ahead of what was delivered waits, so memory stays
/// bounded. The products do not depend on the number of threads, and neither does their order.
final class OrderedWork<Batch: Sendable, Product: Sendable>: Sendable {
    private struct Source {
        var next: () -> Batch?
        /// A batch taken only to see whether there is more.
        var ahead: Batch?
        var count = 0
    }
    private struct Sink {
        var deliver: (Product) -> Bool
        var waiting: [Int: Product] = [:]
        var delivered = 0
        var isStopped = false
    }

    /// How many batches may be under way or waiting at once.
    private static var window: Int { 64 }
    private let source: Monitor<Source>
    private let sink: Monitor<Sink>

    /// Work on the batches that `next` gives, which is called by one thread at a time. So is `deliver`, which says whether
    /// to go on.
    init(next: @escaping () -> Batch?, deliver: @escaping (Product) -> Bool) {
        source = Monitor(Source(next: next))
        sink = Monitor(Sink(deliver: deliver))
    }

    /// Does all the work, with up to `threads` threads. Each has its own worker from `makeWorker`. With a single batch no
    /// thread is started.
    func run(threads: Int, makeWorker: @escaping @Sendable () -> (Batch) -> Product) {
        let worker = makeWorker()
        guard let first = take() else { return }
        let hasMore = source.change { source in
            source.ahead = source.next()
            return source.ahead != nil
        }
        let others = (1..<(hasMore ? max(threads, 1) : 1)).compactMap { _ in Thread { self.work(makeWorker()) } }
        deliver(worker(first.batch), first.number)
        work(worker)
        for thread in others { thread.join() }
    }

    private func take() -> (batch: Batch, number: Int)? {
        source.change { source in
            guard let batch = source.ahead ?? source.next() else { return nil }
            source.ahead = nil
            source.count += 1
            return (batch, source.count - 1)
        }
    }

    private func work(_ worker: (Batch) -> Product) {
        while true {
            let taken = source.change { $0.count }
            sink.wait { $0.isStopped || taken - $0.delivered < Self.window }
            guard !sink.change({ $0.isStopped }), let next = take() else { return }
            deliver(worker(next.batch), next.number)
        }
    }

    private func deliver(_ product: Product, _ number: Int) {
        sink.change { sink in
            sink.waiting[number] = product
            while !sink.isStopped, let next = sink.waiting.removeValue(forKey: sink.delivered) {
                sink.delivered += 1
                if !sink.deliver(next) { sink.isStopped = true }
            }
        }
    }
}

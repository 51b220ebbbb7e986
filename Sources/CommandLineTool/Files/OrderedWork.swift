import Threading

/// Work on a stream of batches by several threads, whose products come out in the order of the batches.
///
/// Threads take a batch each, one after the other, and may give any number of products for it. Those of the first batch
/// that is not done yet go out at once, the others wait for their turn. A thread far ahead of what is done waits too, so
/// memory stays bounded. The products do not depend on the number of threads, and neither does their order.
final class OrderedWork<Batch: Sendable, Product: Sendable>: Sendable {
    /// What a thread does with a batch, handing products on as it goes.
    typealias Worker = (_ batch: Batch, _ emit: (Product) -> Void) -> Void

    private struct Source {
        var next: () -> Batch?
        /// A batch taken only to see whether there is more.
        var ahead: Batch?
        var count = 0
    }
    private struct Sink {
        var deliver: (Product) -> Bool
        /// The products of batches that have to wait, and whether there will be more of them.
        var waiting: [Int: (products: [Product], isDone: Bool)] = [:]
        /// How many batches are done and delivered, which is also the number of the one whose turn it is.
        var done = 0
        var isStopped = false

        mutating func send(_ product: Product) {
            if !isStopped, !deliver(product) { isStopped = true }
        }
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
    func run(threads: Int, makeWorker: @escaping @Sendable () -> Worker) {
        let worker = makeWorker()
        guard let first = take() else { return }
        let hasMore = source.change { source in
            source.ahead = source.next()
            return source.ahead != nil
        }
        let others = (1..<(hasMore ? max(threads, 1) : 1)).compactMap { _ in Thread { self.work(makeWorker()) } }
        work(worker, on: first)
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

    private func work(_ worker: Worker) {
        while true {
            let taken = source.change { $0.count }
            sink.wait { $0.isStopped || taken - $0.done < Self.window }
            guard !sink.change({ $0.isStopped }), let next = take() else { return }
            work(worker, on: next)
        }
    }

    private func work(_ worker: Worker, on next: (batch: Batch, number: Int)) {
        worker(next.batch) { product in
            sink.change { sink in
                if next.number == sink.done {
                    sink.send(product)
                } else {
                    sink.waiting[next.number, default: ([], false)].products.append(product)
                }
            }
        }
        sink.change { sink in
            sink.waiting[next.number, default: ([], false)].isDone = true
            while sink.waiting[sink.done]?.isDone == true {
                sink.waiting[sink.done] = nil
                sink.done += 1
                // The next one's products so far go out now, later ones at once.
                for product in sink.waiting[sink.done]?.products ?? [] { sink.send(product) }
                sink.waiting[sink.done]?.products = []
            }
        }
    }
}

import Threading

/// Processes a stream of batches on several threads and delivers the products in the order of the batches.
///
/// Each thread takes one batch after another and may emit any number of products for it. Products of the first
/// unfinished batch are delivered immediately; others wait. A thread too far ahead waits too, so memory stays bounded.
/// Neither the products nor their order depend on the number of threads.
final class OrderedWork<Batch: Sendable, Product: Sendable>: Sendable {
    /// Processes a batch, calling `emit` with its products.
    typealias Worker = (_ batch: Batch, _ emit: (Product) -> Void) -> Void

    private struct Source {
        var next: () -> Batch?
        /// A batch taken in advance to find out whether there is more than one.
        var ahead: Batch?
        var count = 0
    }
    private struct Sink {
        var deliver: (Product) -> Bool
        /// Products of waiting batches, and whether the batch is finished.
        var waiting: [Int: (products: [Product], isDone: Bool)] = [:]
        /// Number of delivered batches, which is also the index of the batch being delivered.
        var done = 0
        var isStopped = false

        mutating func send(_ product: Product) {
            if !isStopped, !deliver(product) { isStopped = true }
        }
    }

    /// Maximum number of batches in progress or waiting.
    private static var window: Int { 64 }
    private let source: Monitor<Source>
    private let sink: Monitor<Sink>

    /// Creates work on the batches returned by `next`. Both `next` and `deliver` are called by one thread at a time;
    /// `deliver` returns whether to continue.
    init(next: @escaping () -> Batch?, deliver: @escaping (Product) -> Bool) {
        source = Monitor(Source(next: next))
        sink = Monitor(Sink(deliver: deliver))
    }

    /// Processes all batches with up to `threads` threads, each with its own worker from `makeWorker`. A single batch
    /// is processed on the current thread.
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
                // Deliver the next batch's products so far; later ones are delivered immediately.
                for product in sink.waiting[sink.done]?.products ?? [] { sink.send(product) }
                sink.waiting[sink.done]?.products = []
            }
        }
    }
}

import Threading

/// Processes a stream of batches on several threads and delivers the products in the order of the batches.
///
/// Each thread takes one batch after another and may emit any number of products for it. Products of the first
/// unfinished batch are delivered immediately; others wait. A thread too far ahead waits too, so memory stays bounded.
/// Neither the products nor their order depend on the number of threads.
final class OrderedWork<Batch: Sendable, Product: Sendable>: Sendable {
    /// Processes a batch, calling `emit` with its products.
    typealias Worker = (_ batch: Batch, _ emit: @escaping (Product) -> Void) -> Void

    /// Batches that wait for a thread. One thread at a time adds some, before there are none: threads seldom wait for each other.
    private struct Queue {
        var batches: [Batch] = []
        /// The index in ``batches`` of the first one that waits.
        var first = 0
        /// Number of batches taken.
        var taken = 0
        /// Whether a thread is adding batches.
        var isFilling = false
        /// Whether there are no more to add.
        var isComplete = false

        var count: Int { batches.count - first }

        mutating func take() -> (batch: Batch, number: Int)? {
            guard first < batches.count else { return nil }
            let batch = batches[first]
            first += 1
            if first >= OrderedWork.highest {
                batches.removeFirst(first)
                first = 0
            }
            taken += 1
            return (batch, taken - 1)
        }
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
    /// Number of waiting batches below which more are added, and up to which.
    private static var lowest: Int { 4 }
    private static var highest: Int { 8 }
    private let source: Monitor<() -> Batch?>
    private let queue = Monitor(Queue())
    private let sink: Monitor<Sink>

    /// Creates work on the batches returned by `next`. Both `next` and `deliver` are called by one thread at a time;
    /// `deliver` returns whether to continue.
    init(next: @escaping () -> Batch?, deliver: @escaping (Product) -> Bool) {
        source = Monitor(next)
        sink = Monitor(Sink(deliver: deliver))
    }

    /// Processes all batches with up to `threads` threads, each with its own worker from `makeWorker`. A single batch
    /// is processed on the current thread.
    func run(threads: Int, makeWorker: @escaping @Sendable () -> Worker) {
        let worker = makeWorker()
        guard let first = take() else { return }
        let hasMore = queue.change { $0.count > 0 || !$0.isComplete }
        let processor = Processor.current
        let others = (1..<(hasMore ? max(threads, 1) : 1)).compactMap { number in
            Thread {
                processor?.moveThread(by: number)
                self.work(makeWorker())
            }
        }
        work(worker, on: first)
        work(worker)
        for thread in others { thread.join() }
    }

    /// Returns the next batch with its number, and adds others if few wait; nil if there are no more.
    private func take() -> (batch: Batch, number: Int)? {
        while true {
            let (taken, fills, isOver) = queue.change { queue in
                let taken = queue.take()
                let fills = queue.count < Self.lowest && !queue.isComplete && !queue.isFilling
                if fills { queue.isFilling = true }
                return (taken, fills, taken == nil && queue.isComplete)
            }
            if fills { fill() }
            if taken != nil || isOver { return taken }
            queue.wait { $0.count > 0 || $0.isComplete || !$0.isFilling }
        }
    }

    /// Adds batches. No other thread does so meanwhile.
    private func fill() {
        source.change { next in
            var isFull = false
            while !isFull {
                let batch = next()
                isFull = queue.change { queue in
                    if let batch { queue.batches.append(batch) } else { queue.isComplete = true }
                    let isFull = batch == nil || queue.count >= Self.highest
                    if isFull { queue.isFilling = false }
                    return isFull
                }
            }
        }
    }

    private func work(_ worker: Worker) {
        while true {
            let taken = queue.change { $0.taken }
            sink.wait { $0.isStopped || taken - $0.done < Self.window }
            guard !sink.change({ $0.isStopped }), let next = take() else { return }
            work(worker, on: next)
        }
    }

    private func work(_ worker: Worker, on next: (batch: Batch, number: Int)) {
        worker(next.batch) { [sink] product in
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

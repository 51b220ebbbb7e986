import CStandardLibrary

/// A value shared by threads, with mutual exclusion and waiting for changes.
package final class Monitor<Value>: @unchecked Sendable {
    private var value: Value
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    /// Creates a monitor of `value`. Objects it refers to must not be used elsewhere meanwhile.
    package init(_ value: Value) {
        self.value = value
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
        condition.deallocate()
    }

    /// Calls `body` with exclusive access to the value, and wakes waiting threads.
    package func change<Result>(_ body: (inout Value) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer {
            pthread_cond_broadcast(condition)
            pthread_mutex_unlock(mutex)
        }
        return body(&value)
    }

    /// Waits until `holds` returns true for the value.
    package func wait(until holds: (Value) -> Bool) {
        pthread_mutex_lock(mutex)
        while !holds(value) { pthread_cond_wait(condition, mutex) }
        pthread_mutex_unlock(mutex)
    }
}

/// A system thread.
package struct Thread {
    private let handle: pthread_t

    /// Starts a thread that runs `body`; nil if the system cannot create one.
    package init?(_ body: @escaping @Sendable () -> Void) {
        let box = Unmanaged.passRetained(ThreadBody(body))
        #if canImport(Darwin)
            var handle: pthread_t?
            let result = pthread_create(&handle, nil, { runThread($0) }, box.toOpaque())
        #else
            var started = pthread_t()
            let result = pthread_create(&started, nil, { $0.flatMap(runThread) }, box.toOpaque())
            let handle: pthread_t? = started
        #endif
        guard result == 0, let handle else {
            box.release()
            return nil
        }
        self.handle = handle
    }

    /// Waits for the thread to end.
    package func join() { pthread_join(handle, nil) }

    /// Detaches the thread, which can then no longer be joined.
    package func detach() { pthread_detach(handle) }
}

private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runThread(_ box: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadBody>.fromOpaque(box).takeRetainedValue().run()
    return nil
}

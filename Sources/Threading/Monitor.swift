import CStandardLibrary

/// A value that several threads use, one at a time, and can wait for changes of.
package final class Monitor<Value>: @unchecked Sendable {
    private var value: Value
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    /// A monitor of `value`. What it refers to must not be used by way of anything else meanwhile.
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

    /// Lends the value to `body`, and wakes those who wait.
    package func change<Result>(_ body: (inout Value) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer {
            pthread_cond_broadcast(condition)
            pthread_mutex_unlock(mutex)
        }
        return body(&value)
    }

    /// Waits until `holds` of the value.
    package func wait(until holds: (Value) -> Bool) {
        pthread_mutex_lock(mutex)
        while !holds(value) { pthread_cond_wait(condition, mutex) }
        pthread_mutex_unlock(mutex)
    }
}

/// A thread of the system's.
package struct Thread {
    private let handle: pthread_t

    /// Starts a thread that runs `body`; nil where the system has none left.
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

    /// Waits until the thread is done.
    package func join() { pthread_join(handle, nil) }

    /// Lets the thread run on alone; nobody can wait for it any more.
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

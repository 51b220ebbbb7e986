import CStandardLibrary
import ColorLinting
import Threading

/// A thread that reads from the disk while the loop answers the client.
struct ReaderThread: ~Copyable {
    private let desk = Desk()
    private let configuration: Configuration
    private var isStarted = false

    /// A thread that scans as `configuration` says. It is started when there is something to read.
    init(configuration: Configuration) {
        self.configuration = configuration
    }

    deinit {
        // Nobody waits for it: a slow disk must not keep the server from ending.
        desk.state.change { $0.isStopping = true }
    }

    /// The descriptor at which a byte arrives when something has been read; negative where the system has none left.
    var waker: Int32 { desk.waker }

    /// Has `tasks` done, one after the other.
    mutating func perform(_ tasks: [ReadingTask]) {
        guard !tasks.isEmpty else { return }
        desk.state.change { $0.add(tasks) }
        guard !isStarted else { return }
        isStarted = true
        let (desk, configuration) = (self.desk, self.configuration)
        Thread { desk.work(configuration: configuration) }?.detach()
    }

    /// What has been read since the last call, in order.
    func takeReadings() -> [Reading] {
        desk.state.change { state in
            defer { state.readings = [] }
            return state.readings
        }
    }
}

/// What the loop and the thread share. It lives until both are done.
private final class Desk: Sendable {
    struct State {
        var tasks: [ReadingTask] = []
        var readings: [Reading] = []
        var isStopping = false

        /// Adds what is not done yet anyway.
        mutating func add(_ more: [ReadingTask]) {
            for task in more {
                switch (task, tasks.last) {
                case (.folders, _):
                    // Those files are read anyway.
                    tasks = tasks.filter { if case .configurations = $0 { true } else { false } } + [task]
                case (.files(let files), .files(let others)?): tasks[tasks.count - 1] = .files(others + files)
                case (.files, _), (.configurations, _): tasks.append(task)
                }
            }
        }
    }

    let state = Monitor(State())
    let waker: Int32
    private let bell: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) != 0 { ends = [-1, -1] }
        (waker, bell) = (ends[0], ends[1])
    }

    deinit {
        if waker >= 0 { close(waker) }
        if bell >= 0 { close(bell) }
    }

    /// Does tasks until it is to stop.
    func work(configuration: Configuration) {
        let reader = WorkspaceReader(configuration: configuration)
        let state = self.state
        while true {
            state.wait { !$0.tasks.isEmpty || $0.isStopping }
            let task = state.change { $0.isStopping || $0.tasks.isEmpty ? nil : $0.tasks.removeFirst() }
            let isCancelled = { state.change { $0.isStopping } }
            guard let task, let reading = reader.perform(task, isCancelled: isCancelled, progress: hand) else { return }
            hand(reading)
        }
    }

    /// Puts `reading` where the loop takes it.
    private func hand(_ reading: Reading) {
        let isFirst = state.change { state in
            // Of progress only the last counts.
            if case .progress = state.readings.last { state.readings.removeLast() }
            state.readings.append(reading)
            return state.readings.count == 1
        }
        // One byte for many readings, so that the pipe is never full.
        if isFirst, bell >= 0 { _ = write(bell, [1], 1) }
    }
}

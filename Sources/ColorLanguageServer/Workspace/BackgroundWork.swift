import CStandardLibrary
import ColorLinting
import Threading

/// Two background threads: one reads names from disk, the other lints files that are not open.
struct BackgroundWork: ~Copyable {
    private let shared = SharedState()
    private let configuration: Configuration
    private var isReading = false
    private var isDiagnosing = false

    /// Creates the threads, which are started when there is work. `configuration` is used for scanning.
    init(configuration: Configuration) {
        self.configuration = configuration
    }

    deinit {
        // The threads are not joined, so that a slow disk does not delay exiting.
        shared.state.change { $0.isStopping = true }
    }

    /// A descriptor that becomes readable when results are available; negative if it could not be created.
    var waker: Int32 { shared.waker }

    /// Schedules `tasks` in order.
    mutating func perform(_ tasks: [ReadRequest]) {
        guard !tasks.isEmpty else { return }
        shared.state.change { $0.add(tasks) }
        guard !isReading else { return }
        isReading = true
        let (shared, configuration) = (self.shared, self.configuration)
        Thread { shared.read(configuration: configuration) }?.detach()
    }

    /// Schedules `task`, if any, and cancels all others except the one with the number `wanted`.
    mutating func diagnose(_ task: DiagnosisTask?, wanted: Int?) {
        guard isDiagnosing || task != nil else { return }
        shared.state.change { state in
            if let task { state.diagnosis = task }
            state.wantedDiagnosis = wanted
        }
        guard !isDiagnosing else { return }
        isDiagnosing = true
        let shared = self.shared
        Thread { shared.diagnose() }?.detach()
    }

    /// Returns the results since the last call, in order.
    func takeResults() -> [ReadResult] {
        shared.state.change { state in
            defer { state.readings = [] }
            return state.readings
        }
    }
}

/// State shared by the loop and the threads, which keep it alive.
private final class SharedState: Sendable {
    struct State {
        var tasks: [ReadRequest] = []
        var readings: [ReadResult] = []
        var diagnosis: DiagnosisTask?
        /// The number of the diagnosis that must not be cancelled.
        var wantedDiagnosis: Int?
        /// Whether reading is cancelled.
        var givesUpReading = false
        var isStopping = false

        /// Adds `more` tasks, without duplicates.
        mutating func add(_ more: [ReadRequest]) {
            for task in more {
                switch (task, tasks.last) {
                case (.giveUp, _):
                    givesUpReading = true
                    tasks.removeAll { if case .folders = $0 { true } else { false } }
                case (.folders, _):
                    // Those files are read anyway.
                    tasks = tasks.filter(\.isOfConfigurations) + [task]
                case (.files(let files), .files(let others)?): tasks[tasks.count - 1] = .files(others + files)
                case (.images, .images?): break
                case (.files, _), (.configurations, _), (.settings, _), (.swiftProject, _), (.images, _),
                    (.identifiers, _):
                    tasks.append(task)
                }
            }
        }
    }

    let state = Monitor(State())
    let waker: Int32
    private let wakePipe: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) != 0 { ends = [-1, -1] }
        (waker, wakePipe) = (ends[0], ends[1])
    }

    deinit {
        if waker >= 0 { close(waker) }
        if wakePipe >= 0 { close(wakePipe) }
    }

    /// Performs reads until stopped.
    func read(configuration: Configuration) {
        let reader = WorkspaceReader(configuration: configuration)
        let state = self.state
        while true {
            state.wait { !$0.tasks.isEmpty || $0.isStopping }
            let next = state.change { state -> ReadRequest? in
                guard !state.isStopping, !state.tasks.isEmpty else { return nil }
                state.givesUpReading = false
                return state.tasks.removeFirst()
            }
            guard let task = next else { return }
            let isCancelled = { state.change { $0.isStopping || $0.givesUpReading } }
            guard let reading = reader.perform(task, isCancelled: isCancelled, progress: post) else {
                if state.change({ $0.isStopping }) { return }
                post(.givenUp)
                continue
            }
            post(reading)
        }
    }

    /// Microseconds without changes before files are linted again.
    private static let settlingTime: UInt32 = 300_000

    /// Performs diagnoses until stopped.
    func diagnose() {
        let diagnoser = WorkspaceDiagnoser()
        let state = self.state
        while true {
            state.wait { $0.diagnosis != nil || $0.isStopping }
            if state.change({ $0.diagnosis?.settles == true && !$0.isStopping }) { usleep(Self.settlingTime) }
            let next = state.change { state -> DiagnosisTask? in
                defer { state.diagnosis = nil }
                return state.diagnosis
            }
            guard let task = next, !state.change({ $0.isStopping }) else { return }
            diagnoser.perform(
                task, isCancelled: { state.change { $0.isStopping || $0.wantedDiagnosis != task.number } }
            ) { post(.diagnoses($0)) }
        }
    }

    /// Posts `reading` to the loop.
    private func post(_ reading: ReadResult) {
        let isFirst = state.change { state in
            // Only the latest progress matters.
            if case .progress = state.readings.last { state.readings.removeLast() }
            state.readings.append(reading)
            return state.readings.count == 1
        }
        // One byte for any number of results, so that the pipe never fills up.
        if isFirst, wakePipe >= 0 { _ = write(wakePipe, [1], 1) }
    }
}

extension ReadRequest {
    fileprivate var isOfConfigurations: Bool {
        switch self {
        case .configurations, .settings: true
        case .folders, .files, .giveUp, .swiftProject, .images, .identifiers: false
        }
    }
}

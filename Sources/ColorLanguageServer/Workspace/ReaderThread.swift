import CStandardLibrary
import ColorLinting
import Threading

/// Two threads beside the loop that answers the client: one reads names from the disk, one finds the findings of files that are
/// not open.
struct ReaderThread: ~Copyable {
    private let desk = Desk()
    private let configuration: Configuration
    private var isReading = false
    private var isDiagnosing = false

    /// Threads that scan as `configuration` says. They are started when there is something to do.
    init(configuration: Configuration) {
        self.configuration = configuration
    }

    deinit {
        // Nobody waits for them: a slow disk must not keep the server from ending.
        desk.state.change { $0.isStopping = true }
    }

    /// The descriptor at which a byte arrives when something has been read; negative where the system has none left.
    var waker: Int32 { desk.waker }

    /// Has `tasks` done, one after the other.
    mutating func perform(_ tasks: [ReadingTask]) {
        guard !tasks.isEmpty else { return }
        desk.state.change { $0.add(tasks) }
        guard !isReading else { return }
        isReading = true
        let (desk, configuration) = (self.desk, self.configuration)
        Thread { desk.read(configuration: configuration) }?.detach()
    }

    /// Has `task` done, if it is one, and gives up every other one but that of the number `wanted`.
    mutating func diagnose(_ task: DiagnosisTask?, wanted: Int?) {
        guard isDiagnosing || task != nil else { return }
        desk.state.change { state in
            if let task { state.diagnosis = task }
            state.wantedDiagnosis = wanted
        }
        guard !isDiagnosing else { return }
        isDiagnosing = true
        let desk = self.desk
        Thread { desk.diagnose() }?.detach()
    }

    /// What has been read since the last call, in order.
    func takeReadings() -> [Reading] {
        desk.state.change { state in
            defer { state.readings = [] }
            return state.readings
        }
    }
}

/// What the loop and the threads share. It lives until all are done.
private final class Desk: Sendable {
    struct State {
        var tasks: [ReadingTask] = []
        var readings: [Reading] = []
        var diagnosis: DiagnosisTask?
        /// The number of the diagnosis that is not to be given up.
        var wantedDiagnosis: Int?
        /// Whether what is read is no longer wanted.
        var givesUpReading = false
        var isStopping = false

        /// Adds what is not done yet anyway.
        mutating func add(_ more: [ReadingTask]) {
            for task in more {
                switch (task, tasks.last) {
                case (.giveUp, _):
                    givesUpReading = true
                    tasks.removeAll { if case .folders = $0 { true } else { false } }
                case (.folders, _):
                    // Those files are read anyway.
                    tasks = tasks.filter(\.isOfConfigurations) + [task]
                case (.files(let files), .files(let others)?): tasks[tasks.count - 1] = .files(others + files)
                case (.files, _), (.configurations, _), (.settings, _), (.swiftProject, _): tasks.append(task)
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

    /// Does reading tasks until it is to stop.
    func read(configuration: Configuration) {
        let reader = WorkspaceReader(configuration: configuration)
        let state = self.state
        while true {
            state.wait { !$0.tasks.isEmpty || $0.isStopping }
            let next = state.change { state -> ReadingTask? in
                guard !state.isStopping, !state.tasks.isEmpty else { return nil }
                state.givesUpReading = false
                return state.tasks.removeFirst()
            }
            guard let task = next else { return }
            let isCancelled = { state.change { $0.isStopping || $0.givesUpReading } }
            guard let reading = reader.perform(task, isCancelled: isCancelled, progress: hand) else {
                if state.change({ $0.isStopping }) { return }
                hand(.givenUp)
                continue
            }
            hand(reading)
        }
    }

    /// How long nothing more has to change until files are looked at again, in microseconds.
    private static let settlingTime: UInt32 = 300_000

    /// Finds findings until it is to stop.
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
            ) { hand(.diagnoses($0)) }
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

extension ReadingTask {
    fileprivate var isOfConfigurations: Bool {
        switch self {
        case .configurations, .settings: true
        case .folders, .files, .giveUp, .swiftProject: false
        }
    }
}

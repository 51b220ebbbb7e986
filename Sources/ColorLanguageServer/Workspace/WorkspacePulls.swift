import ColorLinting
import JSONRPC
import JSONSyntax

/// Pending requests for the diagnostics of the whole workspace.
///
/// Editors ask again as soon as they have an answer. A request with partial results is held until there is something
/// new to report. Others are answered immediately, which costs a check of each file's date.
struct WorkspacePulls {
    struct Pull {
        let id: RequestID
        /// The token for partial results, as JSON; nil if not supported.
        let token: String?
        /// Documents known to the client: URIs as the client writes them, and result IDs, by path.
        let known: [String: (uri: String, resultID: String)]
        /// Reports not sent yet, separated by commas.
        var reports: [UInt8] = []
        /// Whether anything has changed.
        var hasNews = false
        /// The number of changes covered by its diagnosis; nil before the first.
        var seenChanges: Int?
        /// Whether it waits for a change.
        var isHeld = false
    }

    /// The requests, oldest first.
    var pulls: [Pull] = []
    /// The number of the running diagnosis.
    private(set) var running: Int?
    /// The request it is for: the oldest one that was not held when it started.
    private var served: RequestID?
    /// The task, until it is taken.
    private(set) var task: DiagnosisTask?
    /// Number of changes to files that are not open, and to anything that affects their findings.
    private var changes = 0
    /// Number of the latter.
    private(set) var era = 1
    /// Number of diagnoses.
    private var number = 0
    /// Whether any request has been answered.
    private(set) var hasAnswered = false
    /// Whether the last answered request had partial results, so that the client asks again by itself.
    private var asksAgain = false
    /// Whether the client has an answer and was not asked to refresh.
    private var isUpToDate = false
    /// Whether to ask the client to refresh.
    private var wantsRefresh = false

    init() {}

    /// Records that files that are not open have changed.
    mutating func noteChange() {
        changes += 1
        for index in pulls.indices where pulls[index].isHeld { pulls[index].isHeld = false }
        if pulls.isEmpty, !asksAgain { wantsRefresh = isUpToDate }
    }

    /// Records that findings may have changed although the files have not.
    mutating func beginEra() {
        era += 1
        noteChange()
    }

    /// Removes the request `id`; returns false if there is none.
    mutating func remove(_ id: RequestID) -> Bool {
        guard let index = pulls.firstIndex(where: { $0.id == id }) else { return false }
        if running != nil, id == served { (running, task) = (nil, nil) }
        pulls.remove(at: index)
        return true
    }

    /// Index of the request that the running diagnosis is for.
    private var current: Int? { running == nil ? nil : pulls.firstIndex { $0.id == served } }

    /// The request to start a diagnosis for, if none is running.
    var next: Pull? { running == nil ? pulls.first { !$0.isHeld } : nil }

    /// Starts a diagnosis for ``next``; `make` creates the task from its number and whether something has just
    /// changed.
    mutating func begin(_ make: (_ number: Int, _ settles: Bool) -> DiagnosisTask) {
        guard let next else { return }
        number += 1
        (running, served) = (number, next.id)
        guard let current else { return }
        task = make(number, next.seenChanges != nil)
        pulls[current].seenChanges = changes
    }

    /// Returns the pending task and clears it.
    mutating func takeTask() -> DiagnosisTask? {
        defer { task = nil }
        return task
    }

    /// Changes the request that the running diagnosis is for.
    mutating func change(_ body: (inout Pull) -> Void) {
        guard let current else { return }
        body(&pulls[current])
    }

    /// Ends the running diagnosis.
    /// - Returns: its request if it should be answered now; otherwise it is held.
    mutating func finish() -> Pull? {
        guard let current else { return nil }
        running = nil
        let pull = pulls[current]
        if pull.token != nil, !pull.hasNews, hasAnswered {
            pulls[current].isHeld = pull.seenChanges == changes
            return nil
        }
        hasAnswered = true
        asksAgain = pull.token != nil
        isUpToDate = true
        pulls.remove(at: current)
        return pull
    }

    /// Whether to ask the client to refresh; true once for each outdated answer.
    mutating func takeRefresh() -> Bool {
        defer { wantsRefresh = false }
        if wantsRefresh { isUpToDate = false }
        return wantsRefresh
    }
}

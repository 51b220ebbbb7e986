import ColorLinting
import JSONRPC
import JSONSyntax

/// The requests for the diagnostics of the whole workspace that are not answered yet.
///
/// Editors ask again as soon as they have an answer. One that takes results in parts is answered when there is something new to
/// say, and its request is held until then; another one is answered at once, which costs a look at each file's date.
struct WorkspacePulls {
    /// One request.
    struct Pull {
        /// Its id.
        let id: RequestID
        /// Under which the client takes parts of the result, as JSON; nil where it does not.
        let token: String?
        /// What the client knows of documents: their URIs as it writes them, and the ids of results, by path.
        let known: [String: (uri: String, resultID: String)]
        /// The reports that are not sent yet, separated by commas.
        var reports: [UInt8] = []
        /// Whether there is more to say than that nothing has changed.
        var hasNews = false
        /// The changes that its diagnosis takes in; nil before there was one.
        var seenChanges: Int?
        /// Whether it waits for something to change.
        var isHeld = false
    }

    /// The requests, oldest first.
    var pulls: [Pull] = []
    /// The number of the diagnosis that is under way.
    private(set) var running: Int?
    /// The request that it is for: when it began, the oldest that was not held.
    private var served: RequestID?
    /// What is to be done for it, until it is handed over.
    private(set) var task: DiagnosisTask?
    /// Counts what changes in files that are not open, and what makes other findings of them.
    private var changes = 0
    /// Counts the latter.
    private(set) var era = 1
    /// Counts diagnoses.
    private var number = 0
    /// Whether some request has been answered.
    private(set) var hasAnswered = false
    /// Whether the last answer was one for a client that takes parts, and so asks again by itself.
    private var asksAgain = false
    /// Whether the client has an answer, and was not told to ask again.
    private var isUpToDate = false
    /// Whether it is to be told so.
    private var wantsRefresh = false

    /// Nobody asks.
    init() {}

    /// Takes note that files that are not open are others now.
    mutating func noteChange() {
        changes += 1
        for index in pulls.indices where pulls[index].isHeld { pulls[index].isHeld = false }
        if pulls.isEmpty, !asksAgain { wantsRefresh = isUpToDate }
    }

    /// Takes note that files may have other findings now, though they are the same.
    mutating func beginEra() {
        era += 1
        noteChange()
    }

    /// Takes away the request `id`; false where there is none.
    mutating func remove(_ id: RequestID) -> Bool {
        guard let index = pulls.firstIndex(where: { $0.id == id }) else { return false }
        if running != nil, id == served { (running, task) = (nil, nil) }
        pulls.remove(at: index)
        return true
    }

    /// The place of the request that the diagnosis under way is for.
    private var current: Int? { running == nil ? nil : pulls.firstIndex { $0.id == served } }

    /// The request that a diagnosis is to be made for, if none is under way.
    var next: Pull? { running == nil ? pulls.first { !$0.isHeld } : nil }

    /// Has a diagnosis made for ``next``; `make` gives it for its number, and whether something has just changed.
    mutating func begin(_ make: (_ number: Int, _ settles: Bool) -> DiagnosisTask) {
        guard let next else { return }
        number += 1
        (running, served) = (number, next.id)
        guard let current else { return }
        task = make(number, next.seenChanges != nil)
        pulls[current].seenChanges = changes
    }

    /// Hands over what is to be done.
    mutating func takeTask() -> DiagnosisTask? {
        defer { task = nil }
        return task
    }

    /// Lets `body` write to the request that the diagnosis under way is for.
    mutating func change(_ body: (inout Pull) -> Void) {
        guard let current else { return }
        body(&pulls[current])
    }

    /// Ends the diagnosis that is under way.
    /// - Returns: the request that it was for, if it is to be answered now; it is held otherwise.
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

    /// Whether the client is to be told to ask again, once for each answer that is not up to date any more.
    mutating func takeRefresh() -> Bool {
        defer { wantsRefresh = false }
        if wantsRefresh { isUpToDate = false }
        return wantsRefresh
    }
}

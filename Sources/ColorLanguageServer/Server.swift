import ColorLinting
import ColorProject
import FileSystem
import JSONRPC
import JSONSyntax
import SourceText

/// The state of the server and the processing of messages.
///
/// Used only by the loop of ``Connection``. Handlers, one file each, read and change it.
struct Server {
    private enum Phase {
        case uninitialized
        case running
        case shutDown
    }

    private(set) var client = ClientCapabilities()
    /// ID of the client's process, if it said so.
    var clientProcess: Int32?
    /// The negotiated unit of columns.
    private(set) var encoding = PositionEncoding.utf16
    var documents = Documents()
    /// The linter, the same as the command's.
    var linter: Linter
    /// Settings from `initialize`, which apply if the editor returns none on request.
    var initialSettings: JSONNode?
    /// Settings that are not about checking.
    var options = EditorOptions()
    /// Whether the client asks for swatches of names, so that it is told when they may have changed.
    var drawsNames = false
    /// Requests for the colors of documents that wait until the names of the workspace are known.
    private var deferred: [(id: RequestID, parameters: JSONNode?)] = []
    /// Renamings of Swift members that wait until the files have been searched.
    var memberRenamings: [(id: RequestID, uri: String, renaming: MemberRenaming)] = []
    /// Configuration files.
    var configurations: Configurations
    /// Errors in configuration files that were reported to the user.
    var reportedMistakes: [ConfigurationFinder.Mistake] = []
    /// Images behind text, which are read in the background.
    let images = ImageStore(in: .current)
    /// Workspace folders.
    var folders = WorkspaceFolders()
    /// Progress of indexing.
    var indexing = ReadingProgress("Reading color names", name: "index", isCancellable: true)
    /// Progress of checking the workspace.
    var checking = ReadingProgress("Checking colors", name: "check", isCancellable: false)
    /// Requests for diagnostics of the whole workspace.
    var pulls = WorkspacePulls()
    /// Last diagnostics of closed documents by URI, kept for one more request.
    var diagnosticsOfClosedDocuments: [String: (items: [UInt8]?, resultID: String)] = [:]
    /// Number of refresh requests sent, for their IDs.
    var refreshes = 0
    var trace = Trace()
    var outgoing = OutgoingMessages()
    /// The exit code, once the client has sent `exit`.
    private(set) var exitCode: Int32?
    private var phase = Phase.uninitialized
    /// Messages buffered until `initialized`; nil afterwards.
    private var pendingMessages: [LogMessage]? = []
    /// Where the rules are documented.
    private let publication: Publication

    /// Creates a server. `configuration` is overridden by configuration files, and those by `settings`. Diagnostics link to rule
    /// pages of `publication`.
    init(configuration: Configuration, settings: Settings, publication: Publication) {
        self.publication = publication
        linter = Linter(configuration: configuration)
        linter.workspace.read(from: images.access(readsNow: false))
        configurations = Configurations(over: configuration, under: settings)
    }

    /// Whether the client has sent `shutdown`.
    var isShutDown: Bool { phase == .shutDown }

    /// Initializes the server for `client`.
    mutating func begin(for client: ClientCapabilities) {
        self.client = client
        encoding = client.positionEncoding
        phase = .running
    }

    /// The linter with the configuration of the document of `snapshot`.
    func linter(for snapshot: Snapshot) -> Linter { linter.configured(snapshot.$configuration) }

    /// The client's format of diagnostics.
    var diagnosticForm: DiagnosticWriter.Form {
        DiagnosticWriter.Form(
            encoding: encoding, showsRelatedInformation: client.showsRelatedInformation,
            fadesOut: client.fadesOutDiagnostics,
            publication: client.linksToCodeDescriptions ? publication : nil)
    }

    /// Rejects further requests.
    mutating func shutDown() {
        answerDeferred()
        phase = .shutDown
        giveUpMemberRenamings()
        giveUpPulls()
    }

    /// Invalidates the reports of all documents except `uri`, because the meaning of names has changed.
    mutating func markAffected(except uri: String? = nil) {
        documents.markAffected(except: uri)
        pulls.beginEra()
    }

    /// Returns the snapshot of the document in `parameters`; nil if its language is not supported.
    mutating func snapshot(_ parameters: Parameters) throws(ResponseError) -> Snapshot? {
        let uri = try parameters.object("textDocument").string("uri")
        takeInNames(except: uri)
        return try documents.snapshot(of: uri)
    }

    /// Returns the snapshot of the document in `parameters` and the offset of their position; nil if its language is
    /// not supported.
    mutating func place(_ parameters: JSONNode?) throws(ResponseError) -> (snapshot: Snapshot, offset: Int)? {
        let parameters = try Parameters(parameters)
        let snapshot = try snapshot(parameters)
        let position = try TextPosition(parameters.object("position"))
        guard let snapshot else { return nil }
        return (snapshot, try snapshot.offset(of: position, encoding: encoding))
    }

    /// Logs `message`; warnings that the user can act on are also shown.
    mutating func say(_ message: LogMessage) {
        guard pendingMessages == nil else {
            pendingMessages?.append(message)
            return
        }
        outgoing.append(message.notification)
        if message.kind == .warning { outgoing.append(message.shown) }
    }

    /// Sends the buffered messages, because the client is ready.
    mutating func beginToSpeak() {
        let messages = pendingMessages ?? []
        pendingMessages = nil
        for message in messages { say(message) }
    }

    /// Processes `message` and answers it if it is a request.
    mutating func handle(_ message: IncomingMessage) {
        switch message {
        case .request(let id, let method, let parameters):
            let start = trace.begin()
            answer(id, method, parameters)
            trace.end(start, method, &outgoing)
        case .notification("exit", _):
            exitCode = isShutDown ? 0 : 1
        case .notification(let method, let parameters):
            guard phase == .running, let handler = Methods.notifications[method] else { return }
            do throws(ResponseError) {
                try handler.take(Parameters(parameters), in: &self)
            } catch {
                // Unknown messages about the protocol itself can be ignored.
                if method.hasPrefix("$/") { return }
                say(LogMessage(.error, "\(method): \(error.message)"))
            }
        case .response(let id, let result): takeResult(result, of: id)
        case .malformed(let id, let error):
            outgoing.append(OutgoingMessages.failure(of: id, error))
        }
    }

    /// Answers the requests for colors that waited for the names of the workspace.
    mutating func answerDeferred() {
        let requests = deferred
        deferred = []
        for (id, parameters) in requests { answer(id, DocumentColorHandler.method, parameters) }
    }

    private mutating func answer(_ id: RequestID, _ method: String, _ parameters: JSONNode?) {
        // There is no way to make clients ask for colors again, so that names would have none until the next edit.
        if options.nameSwatches, folders.areBeingRead, method == DocumentColorHandler.method {
            deferred.append((id, parameters))
            return
        }
        do throws(ResponseError) {
            if phase == .running, method == Methods.long.method {
                return try Methods.long.begin(id, parameters, in: &self)
            }
            if phase == .running, method == RenameHandler.method, try beginMemberRenaming(id, parameters) { return }
        } catch {
            outgoing.append(OutgoingMessages.failure(of: id, error))
            return
        }
        let outcome = OutgoingMessages.response(to: id) { (result) throws(ResponseError) in
            try handler(of: method).answer(parameters, in: &self, into: &result)
        }
        outgoing.append(outcome)
    }

    private func handler(of method: String) throws(ResponseError) -> any RequestHandler.Type {
        switch phase {
        case .uninitialized where method != InitializeHandler.method:
            throw ResponseError(.serverNotInitialized, "expected initialize first")
        case .running where method == InitializeHandler.method:
            throw ResponseError(.invalidRequest, "initialize was already received")
        case .shutDown:
            throw ResponseError(.invalidRequest, "the server has been shut down")
        default: break
        }
        guard let handler = Methods.requests[method] else {
            throw ResponseError(.methodNotFound, "unknown method \(method)")
        }
        return handler
    }
}

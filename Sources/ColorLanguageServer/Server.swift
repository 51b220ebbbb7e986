import ColorLinting
import JSONRPC
import JSONSyntax
import SourceText

/// What the server knows, and what it does with a message.
///
/// One loop alone uses it (``Connection``). Handlers, one file each, read and change it.
struct Server {
    private enum Phase {
        case uninitialized
        case running
        case shutDown
    }

    /// What the client can do.
    private(set) var client = ClientCapabilities()
    /// The unit of columns that was agreed on.
    private(set) var encoding = PositionEncoding.utf16
    /// The open documents.
    var documents = Documents()
    /// The linter, the same as the command's.
    var linter: Linter
    /// The settings that came with `initialize`, which hold where the editor says none when asked.
    var initialSettings: JSONNode?
    /// Whether the person wants pictures in hovers.
    var showsPictures = false
    /// What configuration files say.
    var configurations: Configurations
    /// What is wrong with them, as the person has been told.
    var toldMistakes: [ConfigurationFinder.Mistake] = []
    /// The folders that are open in the editor.
    var folders = WorkspaceFolders()
    /// What is told of reading them.
    var indexing = ReadingProgress("Reading colour names", name: "index", isCancellable: true)
    /// What is told of checking the workspace.
    var checking = ReadingProgress("Checking colours", name: "check", isCancellable: false)
    /// The requests for the diagnostics of the whole workspace.
    var pulls = WorkspacePulls()
    /// The last diagnostics of documents that were closed, by URI, until they are asked for.
    var partingDiagnostics: [String: (items: [UInt8]?, resultID: String)] = [:]
    /// How often the client was told to ask for diagnostics again.
    var refreshes = 0
    /// What the client is told of the server's work.
    var trace = Trace()
    /// What is to be sent.
    var outgoing = OutgoingMessages()
    /// The exit code, once the client has told the server to exit.
    private(set) var exitCode: Int32?
    private var phase = Phase.uninitialized
    /// What is to be said once the client listens; nil when it does.
    private var early: [LogMessage]? = []

    /// A server that lints as `configuration` says, on top of that configuration files, on top of them `settings`.
    init(configuration: Configuration, settings: Settings) {
        linter = Linter(configuration: configuration)
        configurations = Configurations(over: configuration, under: settings)
    }

    /// Whether the client has said that it is about to go.
    var isShutDown: Bool { phase == .shutDown }

    /// Begins to work for `client`.
    mutating func begin(for client: ClientCapabilities) {
        self.client = client
        encoding = client.positionEncoding
        phase = .running
    }

    /// The linter, asked for what the document of `snapshot` is to be asked for.
    func linter(for snapshot: Snapshot) -> Linter { linter.configured(snapshot.configuration) }

    /// How the client takes diagnostics.
    var diagnosticForm: DiagnosticWriter.Form {
        DiagnosticWriter.Form(
            encoding: encoding, showsRelatedInformation: client.showsRelatedInformation,
            fadesOut: client.fadesOutDiagnostics)
    }

    /// Takes no more requests.
    mutating func shutDown() {
        phase = .shutDown
        giveUpPulls()
    }

    /// Lets everything be looked at again but the text of `uri`, as names have other meanings now.
    mutating func markAffected(except uri: String? = nil) {
        documents.markAffected(except: uri)
        pulls.beginEra()
    }

    /// What is to be said of the document that `parameters` name; nil where color-lint does not read its language.
    mutating func snapshot(_ parameters: Parameters) throws(ResponseError) -> Snapshot? {
        let uri = try parameters.object("textDocument").string("uri")
        takeInNames(except: uri)
        return try documents.snapshot(of: uri)
    }

    /// The document that `parameters` name, and the byte that their position is at; nil where color-lint does not read its
    /// language.
    mutating func place(_ parameters: JSONNode?) throws(ResponseError) -> (snapshot: Snapshot, offset: Int)? {
        let parameters = try Parameters(parameters)
        let snapshot = try snapshot(parameters)
        let position = try TextPosition(parameters.object("position"))
        guard let snapshot else { return nil }
        return (snapshot, try snapshot.offset(of: position, encoding: encoding))
    }

    /// Says `message` in the client's log; where it is a warning of something that the person can mend, in sight too.
    mutating func say(_ message: LogMessage) {
        guard early == nil else {
            early?.append(message)
            return
        }
        outgoing.append(message.notification)
        if message.kind == .warning { outgoing.append(message.shown) }
    }

    /// Says what was to be said until now: the client listens.
    mutating func beginToSpeak() {
        let messages = early ?? []
        early = nil
        for message in messages { say(message) }
    }

    /// Takes `message` in and answers it, if it wants an answer.
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
                // What only concerns the protocol itself may be passed over.
                if method.hasPrefix("$/") { return }
                say(LogMessage(.error, "\(method): \(error.message)"))
            }
        case .response(let id, let result): takeResult(result, of: id)
        case .malformed(let id, let error):
            outgoing.append(OutgoingMessages.failure(of: id, error))
        }
    }

    private mutating func answer(_ id: RequestID, _ method: String, _ parameters: JSONNode?) {
        if phase == .running, method == Methods.long.method {
            do throws(ResponseError) {
                try Methods.long.begin(id, parameters, in: &self)
            } catch {
                outgoing.append(OutgoingMessages.failure(of: id, error))
            }
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
            throw ResponseError(.serverNotInitialized, "initialize has to come first")
        case .running where method == InitializeHandler.method:
            throw ResponseError(.invalidRequest, "initialize may come only once")
        case .shutDown:
            throw ResponseError(.invalidRequest, "the server has been shut down")
        default: break
        }
        guard let handler = Methods.requests[method] else {
            throw ResponseError(.methodNotFound, "no method \(method)")
        }
        return handler
    }
}

import ColorLanguageServer
import ColorLinting
import JSONRPC
import JSONSyntax
import SourceText

/// A client in the same process that sends bytes and returns received messages as JSON text.
struct TestClient {
    private var connection: Connection
    private var framer = MessageFramer()
    private var lastID = 0
    private var versions: [String: Int] = [:]

    /// A client that has not sent anything.
    init(publication: Publication = .current, lengthLimit: Int = 1 << 20) {
        connection = Connection(publication: publication, lengthLimit: lengthLimit)
    }

    /// A client that has initialized the server with the given capabilities (JSON).
    init(capabilities: String, publication: Publication = .current) {
        self.init(publication: publication)
        _ = request("initialize", #"{"capabilities":\#(capabilities)}"#)
        _ = notify("initialized", "{}")
    }

    /// A client that has initialized the server with `parameters` (JSON), and the messages received after
    /// `initialized`.
    init(parameters: String, registrations: inout [String]) {
        self.init()
        _ = request("initialize", parameters)
        registrations = notify("initialized", "{}")
    }

    /// Returns the server's pending disk reads, except of configuration files.
    mutating func takeReadRequests() -> [ReadRequest] {
        connection.takeReadRequests().filter {
            switch $0 {
            case .configurations, .settings: false
            default: true
            }
        }
    }

    /// Returns all pending disk reads of the server.
    mutating func takeAllReadRequests() -> [ReadRequest] { connection.takeReadRequests() }

    /// Returns the folders whose configuration files the server requests.
    mutating func takeConfigurationFolders() -> [[String]] {
        connection.takeReadRequests().compactMap { if case .configurations(let folders) = $0 { folders } else { nil } }
    }

    /// Returns the pending diagnosis of files that are not open.
    mutating func takeDiagnosisTask() -> DiagnosisTask? { connection.takeDiagnosisTask() }

    /// The number of the diagnosis that the server waits for.
    var wantedDiagnosis: Int? { connection.wantedDiagnosis }

    /// Passes a result to the server and returns the messages it sends.
    mutating func take(_ reading: ReadResult) -> [String] {
        connection.take(reading)
        framer.append(connection.publish().flatMap { $0 })
        var answers: [String] = []
        while case .content(let content) = framer.next() { answers.append(String(decoding: content, as: UTF8.self)) }
        return answers
    }

    var exitCode: Int32? { connection.exitCode }
    var exitCodeAtEnd: Int32 { connection.exitCodeAtEnd }

    /// Sends `bytes` unchanged in chunks of `size` and returns the contents of received messages.
    mutating func send(bytes: [UInt8], chunk size: Int = .max) -> [String] {
        var answers: [String] = []
        var start = 0
        while start < bytes.count {
            let end = start + min(size, bytes.count - start)
            connection.receive(Array(bytes[start..<end]))
            start = end
            framer.append((connection.answer() + connection.publish()).flatMap { $0 })
            while case .content(let content) = framer.next() {
                answers.append(String(decoding: content, as: UTF8.self))
            }
        }
        return answers
    }

    /// Sends `contents` as separate messages at once.
    mutating func send(_ contents: String...) -> [String] { send(bytes: Self.framed(contents)) }

    static func framed(_ contents: [String]) -> [UInt8] {
        contents.flatMap { Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) }
    }

    /// Returns the text of a request with the next ID.
    mutating func requestText(_ method: String, _ parameters: String) -> String {
        lastID += 1
        return #"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(parameters)}"#
    }

    /// Sends a request and returns all received messages.
    mutating func begin(_ method: String, _ parameters: String) -> [String] { send(requestText(method, parameters)) }

    /// Sends a request and returns the result as JSON, or `error` with code and message.
    mutating func request(_ method: String, _ parameters: String) -> String {
        let content = requestText(method, parameters)
        for answer in send(content) {
            guard let root = JSONDocument(Array(answer.utf8)).root, root["id"]?.int == lastID else { continue }
            if let result = root["result"] { return result.text }
            return "error \(root["error"]?["code"]?.int ?? 0): \(root["error"]?["message"]?.string ?? "")"
        }
        return "no answer"
    }

    /// Sends a notification and returns the received messages.
    mutating func notify(_ method: String, _ parameters: String) -> [String] {
        send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
    }

    /// Opens a document with version 1 and returns the received messages.
    mutating func open(_ uri: String, _ text: String, language: String = "css") -> [String] {
        versions[uri] = 1
        let item = #"{"uri":"\#(uri)","languageId":"\#(language)","version":1,"text":\#(quoted(text))}"#
        return notify("textDocument/didOpen", #"{"textDocument":\#(item)}"#)
    }

    /// Sends `changes` (JSON) and returns the received messages.
    mutating func change(_ uri: String, _ changes: String...) -> [String] {
        let version = (versions[uri] ?? 0) + 1
        versions[uri] = version
        let document = #"{"uri":"\#(uri)","version":\#(version)}"#
        let list = changes.joined(separator: ",")
        return notify("textDocument/didChange", #"{"textDocument":\#(document),"contentChanges":[\#(list)]}"#)
    }

    /// Sends a request about `uri` with additional parameters (JSON members, each preceded by a comma).
    mutating func ask(_ method: String, _ uri: String, _ more: String = "") -> String {
        request("textDocument/\(method)", #"{"textDocument":{"uri":"\#(uri)"}\#(more)}"#)
    }
}

/// `text` as a JSON string.
func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.value(text)
    return writer.text
}

/// A range as JSON.
func range(_ startLine: Int, _ start: Int, _ endLine: Int, _ end: Int) -> String {
    #"{"start":{"line":\#(startLine),"character":\#(start)},"end":{"line":\#(endLine),"character":\#(end)}}"#
}

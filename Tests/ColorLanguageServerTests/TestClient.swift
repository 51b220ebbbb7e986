import ColorLanguageServer
import JSONRPC
import JSONSyntax
import SourceText

/// A client in the same process: it speaks bytes, and shows what comes back as JSON text.
struct TestClient {
    private var connection: Connection
    private var framer = MessageFramer()
    private var lastID = 0
    private var versions: [String: Int] = [:]

    /// A client that has not said anything yet.
    init(lengthLimit: Int = 1 << 20) {
        connection = Connection(lengthLimit: lengthLimit)
    }

    /// A client that has initialized the server with the given capabilities (JSON).
    init(capabilities: String) {
        self.init()
        _ = request("initialize", #"{"capabilities":\#(capabilities)}"#)
        _ = notify("initialized", "{}")
    }

    /// A client that has initialized the server with `parameters` (JSON), and what came back to `initialized`.
    init(parameters: String, registrations: inout [String]) {
        self.init()
        _ = request("initialize", parameters)
        registrations = notify("initialized", "{}")
    }

    /// What the server wants to have read from the disk, configuration files apart.
    mutating func takeReadingTasks() -> [ReadingTask] {
        connection.takeReadingTasks().filter {
            switch $0 {
            case .configurations, .settings: false
            default: true
            }
        }
    }

    /// All that the server wants to have read from the disk.
    mutating func takeAllReadingTasks() -> [ReadingTask] { connection.takeReadingTasks() }

    /// The folders whose configuration files the server wants to have read from the disk.
    mutating func takeConfigurationFolders() -> [[String]] {
        connection.takeReadingTasks().compactMap { if case .configurations(let folders) = $0 { folders } else { nil } }
    }

    /// What the server wants to have found out about files that are not open.
    mutating func takeDiagnosisTask() -> DiagnosisTask? { connection.takeDiagnosisTask() }

    /// The number of the diagnosis that the server waits for.
    var wantedDiagnosis: Int? { connection.wantedDiagnosis }

    /// Gives it what was read, and gives what comes back.
    mutating func take(_ reading: Reading) -> [String] {
        connection.take(reading)
        framer.append(connection.publish().flatMap { $0 })
        var answers: [String] = []
        while case .content(let content) = framer.next() { answers.append(String(decoding: content, as: UTF8.self)) }
        return answers
    }

    var exitCode: Int32? { connection.exitCode }
    var exitCodeAtEnd: Int32 { connection.exitCodeAtEnd }

    /// Sends `bytes` as they are, in chunks of `size`, and gives the contents of the messages that come back.
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

    /// Sends `contents`, each as one message, all at once.
    mutating func send(_ contents: String...) -> [String] { send(bytes: Self.framed(contents)) }

    static func framed(_ contents: [String]) -> [UInt8] {
        contents.flatMap { Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) }
    }

    /// The text of a request with the next id.
    mutating func requestText(_ method: String, _ parameters: String) -> String {
        lastID += 1
        return #"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(parameters)}"#
    }

    /// Asks, and gives everything that comes back.
    mutating func begin(_ method: String, _ parameters: String) -> [String] { send(requestText(method, parameters)) }

    /// Asks, and gives the result as JSON, or `error` with code and message.
    mutating func request(_ method: String, _ parameters: String) -> String {
        let content = requestText(method, parameters)
        for answer in send(content) {
            guard let root = JSONDocument(Array(answer.utf8)).root, root["id"]?.int == lastID else { continue }
            if let result = root["result"] { return result.text }
            return "error \(root["error"]?["code"]?.int ?? 0): \(root["error"]?["message"]?.string ?? "")"
        }
        return "no answer"
    }

    /// Tells, and gives what comes back.
    mutating func notify(_ method: String, _ parameters: String) -> [String] {
        send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
    }

    /// Opens a document with version 1 and gives what comes back.
    mutating func open(_ uri: String, _ text: String, language: String = "css") -> [String] {
        versions[uri] = 1
        let item = #"{"uri":"\#(uri)","languageId":"\#(language)","version":1,"text":\#(quoted(text))}"#
        return notify("textDocument/didOpen", #"{"textDocument":\#(item)}"#)
    }

    /// Sends `changes` (JSON) and gives what comes back.
    mutating func change(_ uri: String, _ changes: String...) -> [String] {
        let version = (versions[uri] ?? 0) + 1
        versions[uri] = version
        let document = #"{"uri":"\#(uri)","version":\#(version)}"#
        let list = changes.joined(separator: ",")
        return notify("textDocument/didChange", #"{"textDocument":\#(document),"contentChanges":[\#(list)]}"#)
    }

    /// Asks about `uri`, with further parameters (JSON members, each with a comma before it).
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

import CStandardLibrary

/// A minimal language client for measuring a server.
final class LanguageClient {
    private let input: Int32
    private let output: Int32
    private let process: pid_t
    private var received: [UInt8] = []
    private var lastID = 0

    /// Starts `program lsp` and initializes it with the folder `root` and `capabilities` (JSON); nil if that fails.
    init?(_ program: String, root: String? = nil, capabilities: String = "{}") {
        var toServer: [Int32] = [0, 0]
        var fromServer: [Int32] = [0, 0]
        guard pipe(&toServer) == 0, pipe(&fromServer) == 0 else { return nil }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toServer[0], STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, fromServer[1], STDOUT_FILENO)
        posix_spawn_file_actions_addclose(&actions, toServer[1])
        posix_spawn_file_actions_addclose(&actions, fromServer[0])
        let words: [String] = [program, "lsp"]
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var started = pid_t()
        guard posix_spawnp(&started, program, &actions, nil, &arguments, environ) == 0 else { return nil }
        close(toServer[0])
        close(fromServer[1])
        (input, output, process) = (toServer[1], fromServer[0], started)
        let rootURI = root.map { "\"file://\($0)\"" } ?? "null"
        guard request("initialize", #"{"processId":null,"rootUri":\#(rootURI),"capabilities":\#(capabilities)}"#) != nil
        else {
            return nil
        }
        notify("initialized", "{}")
    }

    deinit {
        close(input)
        close(output)
        kill(process, SIGTERM)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    /// Opens a document with `text` and waits for its diagnostics.
    func open(_ uri: String, _ language: String, _ text: String) {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": escaped += "\\n"
            case "\"": escaped += "\\\""
            case "\\": escaped += "\\\\"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        let document = #"{"uri":"\#(uri)","languageId":"\#(language)","version":1,"text":"\#(escaped)"}"#
        notify("textDocument/didOpen", #"{"textDocument":\#(document)}"#)
        _ = request("textDocument/documentColor", #"{"textDocument":{"uri":"\#(uri)"}}"#)
    }

    /// Returns the seconds from a keystroke at the start of `line` until `answered` returns, for each of `count`
    /// keystrokes, in ascending order. Spaces are inserted and deleted alternately.
    func keystrokes(_ uri: String, line: Int, count: Int, until answered: (LanguageClient, Int) -> Void) -> [Double] {
        (0..<count).map { number in
            let version = number + 2
            let isTyped = number % 2 == 0
            let range =
                #"{"start":{"line":\#(line),"character":0},"end":{"line":\#(line),"character":\#(isTyped ? 0 : 1)}}"#
            let start = monotonicSeconds()
            notify(
                "textDocument/didChange",
                #"{"textDocument":{"uri":"\#(uri)","version":\#(version)},"contentChanges":[{"range":\#(range),"#
                    + #""text":"\#(isTyped ? " " : "")"}]}"#)
            answered(self, version)
            return monotonicSeconds() - start
        }.sorted()
    }

    /// Inserts and deletes a space at the start of `line`, `count` times, and waits for the last diagnostics.
    /// `version` is the document's version before.
    func type(_ uri: String, line: Int, count: Int, after version: Int) {
        for number in 1...count {
            let isTyped = number % 2 == 1
            let place = #"{"line":\#(line),"character":"#
            notify(
                "textDocument/didChange",
                #"{"textDocument":{"uri":"\#(uri)","version":\#(version + number)},"contentChanges":[{"range":"#
                    + #"{"start":\#(place)0},"end":\#(place)\#(isTyped ? 0 : 1)}},"text":"\#(isTyped ? " " : "")"}]}"#)
        }
        waitForDiagnostics(version + count)
    }

    /// Waits for the diagnostics of `version`.
    func waitForDiagnostics(_ version: Int) {
        while let message = receive() {
            if contains(message, "publishDiagnostics"), contains(message, "\"version\":\(version)") { return }
        }
    }

    /// Sends a request and returns the bytes of the response.
    @discardableResult
    func request(_ method: String, _ parameters: String) -> [UInt8]? {
        lastID += 1
        send(#"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(parameters)}"#)
        while let message = receive() {
            if contains(message, "\"id\":\(lastID)") { return message }
        }
        return nil
    }

    /// The server's memory in bytes; nil if `/proc` does not report it.
    var residentSize: Int? {
        guard let file = fopen("/proc/\(process)/statm", "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 200)
        guard fgets(&line, 200, file) != nil else { return nil }
        let words = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }.split(separator: UInt8(ascii: " "))
        guard words.count > 1, let pages = Int(String(decoding: words[1], as: UTF8.self)) else { return nil }
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// Replaces the text of `uri` by `text`, in which only the last line ending has to be escaped.
    func change(_ uri: String, version: Int, to text: String) {
        let escaped = text.split(separator: "\n").joined(separator: "\\n")
        notify(
            "textDocument/didChange",
            #"{"textDocument":{"uri":"\#(uri)","version":\#(version)},"contentChanges":[{"text":"\#(escaped)"}]}"#)
    }

    /// Sends a notification.
    func notify(_ method: String, _ parameters: String) {
        send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
    }

    private func send(_ message: String) {
        let bytes = Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { write(input, $0.baseAddress.map { $0 + sent }, bytes.count - sent) }
            if count <= 0 { return }
            sent += count
        }
    }

    /// Returns the next message; nil at the end.
    private func receive() -> [UInt8]? {
        let mark = Array("\r\n\r\n".utf8)
        while true {
            if let end = received.indices.first(where: { received[$0...].starts(with: mark) }) {
                let digits = received[..<end].filter { (0x30...0x39).contains($0) }
                let start = end + mark.count
                if let length = Int(String(decoding: digits, as: UTF8.self)), received.count >= start + length {
                    let message = Array(received[start..<(start + length)])
                    received.removeFirst(start + length)
                    return message
                }
            }
            var chunk = [UInt8](repeating: 0, count: 1 << 20)
            let count = read(output, &chunk, chunk.count)
            guard count > 0 else { return nil }
            received += chunk[..<count]
        }
    }

    private func contains(_ message: [UInt8], _ text: String) -> Bool { Self.contains(message, text) }

    /// Whether the beginning of `message`, with its method, id, version and a short result, contains `text`.
    static func contains(_ message: [UInt8], _ text: String) -> Bool {
        let head = message.prefix(400)
        return head.indices.contains { head[$0...].starts(with: text.utf8) }
    }
}

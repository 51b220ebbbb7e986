import ColorLanguageServer
import JSONRPC
import JSONSyntax
import SourceText

/// Checks of the language server.
enum SessionCheck {
    /// Whatever arrives, in whatever pieces, the answers are the same.
    static func session(_ bytes: [UInt8]) {
        let whole = Connection(lengthLimit: 1 << 16)
        whole.receive(bytes)
        let expected = whole.answer().flatMap { $0 }
        let pieces = Connection(lengthLimit: 1 << 16)
        for start in stride(from: 0, to: bytes.count, by: 7) {
            pieces.receive(Array(bytes[start..<min(start + 7, bytes.count)]))
        }
        require(pieces.answer().flatMap { $0 } == expected, "answers depend on how bytes arrive")
        _ = whole.publish()
        _ = pieces.publish()
    }

    /// An edited document gets the answers that the same text gets when it is opened. The first byte chooses the language; parts
    /// are separated by NUL: the text, then one for each edit, whose first two characters say where it starts and how much it
    /// replaces.
    static func editing(_ bytes: [UInt8]) {
        guard let first = bytes.first else { return }
        let language = Language.allCases[Int(first) % Language.allCases.count]
        let parts = bytes.dropFirst().split(separator: 0, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        var text = Array((parts.first ?? "").unicodeScalars)
        var client = Client()
        client.open(string(text), language)
        for part in parts.dropFirst().prefix(8) {
            let scalars = Array(part.unicodeScalars)
            guard scalars.count >= 2 else { continue }
            var start = Int(scalars[0].value) * max(text.count, 1) / 0x80 % (text.count + 1)
            var end = min(start + Int(scalars[1].value) % 32, text.count)
            // Between CR and LF there is no position; a server takes it for the end of the line.
            if isInsideLineBreak(start, in: text) { start -= 1 }
            if isInsideLineBreak(end, in: text) { end -= 1 }
            let inserted = Array(scalars.dropFirst(2))
            client.change(from: position(of: start, in: text), to: position(of: end, in: text), string(inserted))
            text.replaceSubrange(start..<end, with: inserted)
            // Intermediate states must not stay anywhere.
            _ = client.answers()
        }
        var fresh = Client()
        fresh.open(string(text), language)
        require(client.answers() == fresh.answers(), "an edited document differs from one that was opened")
    }

    private static func string(_ scalars: [Unicode.Scalar]) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    private static func isInsideLineBreak(_ index: Int, in text: [Unicode.Scalar]) -> Bool {
        index > 0 && index < text.count && text[index - 1] == "\r" && text[index] == "\n"
    }

    /// Returns line and column in UTF-32, since a client that cannot count bytes would not find faults in offsets.
    private static func position(of index: Int, in text: [Unicode.Scalar]) -> (line: Int, column: Int) {
        var (line, column) = (0, 0)
        for place in 0..<index {
            let isBreak =
                text[place] == "\n" || text[place] == "\r" && (place + 1 == text.count || text[place + 1] != "\n")
            if isBreak { (line, column) = (line + 1, 0) } else { column += 1 }
        }
        return (line, column)
    }
}

/// A client with one document.
private struct Client {
    private let connection = Connection(lengthLimit: 1 << 20)
    private var framer = MessageFramer()
    private var version = 0
    private let uri = "file:///a"

    init() {
        send("initialize", id: 0) {
            $0.object("capabilities") {
                $0.object("general") { $0.array("positionEncodings") { $0.value("utf-32") } }
                $0.object("textDocument") { $0.object("diagnostic") { _ in } }
            }
        }
        send("initialized") { _ in }
        _ = connection.answer()
    }

    private func send(_ method: String, id: Int? = nil, _ parameters: (inout JSONWriter) -> Void) {
        var json = JSONWriter()
        json.object {
            $0.field("jsonrpc", "2.0")
            if let id { $0.field("id", id) }
            $0.field("method", method)
            $0.object("params", parameters)
        }
        connection.receive(Array("Content-Length: \(json.bytes.count)\r\n\r\n".utf8) + json.bytes)
    }

    mutating func open(_ text: String, _ language: Language) {
        send("textDocument/didOpen") { [uri] in
            $0.object("textDocument") {
                $0.field("uri", uri)
                $0.field("languageId", language.languageIdentifiers.first ?? "")
                $0.field("version", 0)
                $0.field("text", text)
            }
        }
    }

    mutating func change(from start: (line: Int, column: Int), to end: (line: Int, column: Int), _ text: String) {
        version += 1
        send("textDocument/didChange") { [uri, version] in
            $0.object("textDocument") {
                $0.field("uri", uri)
                $0.field("version", version)
            }
            $0.array("contentChanges") {
                $0.object {
                    $0.object("range") {
                        for (name, place) in [("start", start), ("end", end)] {
                            $0.object(name) {
                                $0.field("line", place.line)
                                $0.field("character", place.column)
                            }
                        }
                    }
                    $0.field("text", text)
                }
            }
        }
    }

    /// Returns the answers to requests about the document, without IDs of results.
    mutating func answers() -> [[UInt8]] {
        for (id, method) in ["documentColor", "diagnostic", "documentSymbol"].enumerated() {
            send("textDocument/" + method, id: id + 1) { [uri] in $0.object("textDocument") { $0.field("uri", uri) } }
        }
        framer.append((connection.answer() + connection.publish()).flatMap { $0 })
        var answers: [[UInt8]] = []
        while case .content(let content) = framer.next() {
            let document = JSONDocument(Array(content))
            guard let result = document.root?["result"] else { continue }
            let part = result["items"] ?? result
            answers.append(Array(content[part.range.lowerBound..<part.range.upperBound]))
        }
        return answers
    }
}

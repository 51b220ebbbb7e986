import JSONRPC
import Testing

/// Returns the events of `framer` for `stream`: contents unchanged, errors by name in brackets.
private func events(of stream: String, by framer: MessageFramer = MessageFramer(), chunk: Int = .max) -> [String] {
    var framer = framer
    var found: [String] = []
    let bytes = Array(stream.utf8)
    var start = 0
    while start < bytes.count {
        let end = start + min(chunk, bytes.count - start)
        framer.append(bytes[start..<end])
        start = end
        while let event = framer.next() {
            switch event {
            case .failure(let error): found.append("<\(error)>")
            case .content(let content):
                found.append(String(decoding: content, as: UTF8.self))
                // Stands in for the JSON parser: only text in braces is JSON.
                if content.first != UInt8(ascii: "{") || content.last != UInt8(ascii: "}") { framer.reject(content) }
            }
        }
    }
    return found
}

@Suite("Framing")
struct MessageFramerTests {
    @Test(
        "A message is what its header says",
        arguments: [
            ("Content-Length: 2\r\n\r\n{}", ["{}"]),
            ("content-length:2\r\n\r\n{}", ["{}"]),
            ("CONTENT-LENGTH:  2 \r\n\r\n{}", ["{}"]),
            ("Content-Length: 002\r\n\r\n{}", ["{}"]),
            ("Content-Length: 2\n\n{}", ["{}"]),
            ("Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}", ["{}"]),
            ("Content-Type: application/vscode-jsonrpc; charset=\"utf8\"\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
            ("X-Trace: a: b\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
            ("Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
            ("Content-Length: 4\r\n\r\n{\"é\"}Content-Length: 2\r\n\r\n{}", ["{\"é", "{}"]),
            ("Content-Length: 6\r\n\r\n{\"é\"}Content-Length: 2\r\n\r\n{}", ["{\"é\"}", "{}"]),
            ("Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}", ["", "{}"]),
            ("\r\n\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
        ])
    func header(_ stream: String, _ expected: [String]) {
        #expect(events(of: stream) == expected)
    }

    @Test(
        "Something that is no message is said once, and the next message is read",
        arguments: [
            ("hello\r\n", ["<malformedHeader>"]),
            ("hello\r\nworld\r\n\r\n", ["<malformedHeader>"]),
            (": 2\r\n\r\n", ["<malformedHeader>"]),
            ("Content-Length\r\n\r\n{}", ["<malformedHeader>"]),
            ("Content-Type: text\r\n\r\n{}", ["<missingLength>"]),
            ("{\"jsonrpc\":\"2.0\",\"id\":1}\r\n\r\n", ["<malformedHeader>"]),
            ("Content\rLength:1\n\n", ["<malformedHeader>"]),
            ("Content-Length\u{1A}1\n\n", ["<malformedHeader>"]),
            ("Content-Length: -2\r\n\r\n{}", ["<malformedLength>"]),
            ("Content-Length: +2\r\n\r\n{}", ["<malformedLength>"]),
            ("Content-Length: 2.0\r\n\r\n{}", ["<malformedLength>"]),
            ("Content-Length: two\r\n\r\n{}", ["<malformedLength>"]),
            ("Content-Length:\r\n\r\n{}", ["<malformedLength>"]),
            ("Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", ["<contradictoryLength>"]),
            ("Content-Length: 101\r\n\r\n{}", ["<tooLong>"]),
            ("Content-Length: 99999999999999999999999\r\n\r\n{}", ["<tooLong>"]),
            ("Content-Type: text; charset=utf-16\r\nContent-Length: 2\r\n\r\n{}", ["<unsupportedCharset>"]),
            // An invalid line does not invalidate an otherwise complete header.
            ("hello\r\nContent-Length: 3\r\n\r\n{1}", ["<malformedHeader>", "{1}"]),
            // The length is too small: the rest is skipped.
            ("Content-Length: 3\r\n\r\n{\"a\":1}", ["{\"a"]),
            ("Content-Length: 3\r\n\r\n{\"a\":1}\r\n\r\n", ["{\"a"]),
            // The length is too large: the swallowed message is found.
            ("Content-Length: 26\r\n\r\n{1}", ["{1}Content-Length: 5\r\n\r\n{2"]),
        ])
    func recovery(_ stream: String, _ expected: [String]) {
        // The length of 26 includes the header of the next message and two bytes of its content.
        let next = "Content-Length: 5\r\n\r\n{2  }"
        #expect(events(of: stream + next, by: MessageFramer(lengthLimit: 100)) == expected + ["{2  }"])
    }

    @Test("Two bad messages in a row are two errors")
    func twoErrors() {
        let stream = "Content-Length: 1\r\n\r\n[Content-Length: x\r\n\r\nContent-Length: 2\r\n\r\n{}"
        #expect(events(of: stream) == ["[", "<malformedLength>", "{}"])
    }

    @Test("A header without an end is an error", arguments: ["x", "x: y\r\n"])
    func endlessHeader(_ part: String) {
        let stream = String(repeating: part, count: 20_000) + "\r\nContent-Length: 2\r\n\r\n{}"
        for size in [1, 1000, .max] {
            #expect(events(of: stream, chunk: size) == ["<endlessHeader>", "{}"])
        }
    }

    @Test("Chunks make no difference", arguments: 1...40)
    func chunks(_ size: Int) {
        let stream = """
            Content-Length: 7\r\n\r\n{"a":1}Content-Type: x; charset=utf-8\r\ncontent-length: 11\r\n\r\n{"b":"€"}\
            junk\r\nContent-Length: 2\r\n\r\n[}Content-Length: -1\r\n\r\nContent-Length: 4\r\n\r\n{\r\n}\
            Content-Length: 200\r\n\r\n{cContent-Length: 3\r\n\r\n{3}
            """
        let whole = events(of: stream, by: MessageFramer(lengthLimit: 100))
        #expect(whole.count == 8)
        #expect(events(of: stream, by: MessageFramer(lengthLimit: 100), chunk: size) == whole)
    }

    /// The framer recovers from any changed byte in a header.
    @Test("No header has more events than bytes", .timeLimit(.minutes(1)))
    func eventsPerByte() {
        let headers = ["Content-Length: 2\r\n\r\n{}", "Content-Length:1\n\n", "x: y\nCONTENT-LENGTH: 2\r\n\n[]"]
        for header in headers.map({ Array($0.utf8) }) {
            for place in header.indices {
                var mutations = [Array(header[..<place] + header[(place + 1)...])]
                for byte in UInt8.min...UInt8.max {
                    mutations.append(Array(header[..<place] + [byte] + header[(place + 1)...]))
                    mutations.append(Array(header[..<place] + [byte] + header[place...]))
                }
                for bytes in mutations {
                    var framer = MessageFramer()
                    framer.append(bytes + bytes)
                    var count = 0
                    while count <= 2 * bytes.count, let event = framer.next() {
                        count += 1
                        if case .content(let content) = event { framer.reject(content) }
                    }
                    #expect(count < bytes.count, "\(bytes)")
                }
            }
        }
    }

    @Test("It detects whether the stream ends between messages")
    func betweenMessages() {
        var framer = MessageFramer()
        framer.append(Array("Content-Length: 2\r\n\r\n{".utf8))
        #expect(framer.next() == nil)
        #expect(!framer.isBetweenMessages)
        framer.append([UInt8(ascii: "}")])
        #expect(framer.next() == .content(Array("{}".utf8)))
        #expect(framer.isBetweenMessages)
    }
}

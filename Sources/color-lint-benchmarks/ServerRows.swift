import CStandardLibrary

/// Measures the language server.
struct ServerRows {
    let program: String

    /// Measures one document.
    func printDocumentRows(_ files: inout GeneratedFiles) {
        if let client = LanguageClient(program) {
            let uri = "file:///large.css"
            client.open(uri, "css", files.css(1 << 20, isDense: false, rarity: 5))
            let times = client.keystrokes(uri, line: 900, count: 60) { $0.waitForDiagnostics($1) }
            let (median, late) = (times[times.count / 2], times[times.count * 95 / 100])
            row(
                "keystroke → diagnostics, 1 MB with 2,000 colors: median, p95",
                "\(milliseconds(median)), \(milliseconds(late)) ms", "8, 15 ms | 4 ms")
            row("memory of that server", memory(of: client), "25 MiB | 12 MiB")
            client.type(uri, line: 900, count: 1_000, after: 1_000)
            let early = memory(of: client)
            let start = monotonicSeconds()
            for round in 1..<100 { client.type(uri, line: 900, count: 1_000, after: (round + 1) * 1_000) }
            row("the same after 1,000 edits, after 100,000", "\(early), \(memory(of: client))", "flat")
            row("these 99,000 edits", "\(milliseconds(monotonicSeconds() - start)) ms", "")
        }
        if let client = LanguageClient(program) {
            client.open("file:///small.css", "css", files.css(200 << 10, isDense: false))
            let times = client.keystrokes("file:///small.css", line: 900, count: 60) { client, _ in
                client.request("textDocument/documentColor", #"{"textDocument":{"uri":"file:///small.css"}}"#)
            }
            row(
                "keystroke → documentColor, 200 KB: median", "\(milliseconds(times[times.count / 2])) ms", "2 ms | 1 ms"
            )
        }
    }

    /// Measures the diagnostics of all files in `tree`, labeled `title`.
    func printPullRows(of tree: String, _ title: String) {
        let capabilities =
            #"{"textDocument":{"diagnostic":{}},"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#
        let start = monotonicSeconds()
        guard let client = LanguageClient(program, root: tree, capabilities: capabilities),
            let answer = client.request("workspace/diagnostic", #"{"previousResultIds":[]}"#)
        else { return }
        row("diagnostics of \(title), from the start", "\(milliseconds(monotonicSeconds() - start)) ms", "")
        let (uris, ids) = (strings(under: "uri", in: answer), strings(under: "resultId", in: answer))
        let known = zip(uris, ids).map { #"{"uri":"\#($0)","value":"\#($1)"}"# }.joined(separator: ",")
        let times = (0..<10).map { _ -> Double in
            let start = monotonicSeconds()
            client.request("workspace/diagnostic", #"{"previousResultIds":[\#(known)]}"#)
            return monotonicSeconds() - start
        }.sorted()
        row(
            "the same, nothing changed (\(uris.count) files with findings): median", "\(milliseconds(times[5])) ms", "")
        row("memory of that server", memory(of: client), "")
    }

    private func memory(of client: LanguageClient) -> String {
        client.residentSize.map { "\($0 >> 10) KiB" } ?? "–"
    }

    /// Returns the strings without escapes under `key` in `json`.
    private func strings(under key: String, in json: [UInt8]) -> [String] {
        let mark = Array("\"\(key)\":\"".utf8)
        var found: [String] = []
        var index = 0
        while index + mark.count < json.count {
            guard json[index] == mark[0], json[index...].starts(with: mark) else {
                index += 1
                continue
            }
            index += mark.count
            let text = json[index...].prefix { $0 != UInt8(ascii: "\"") }
            found.append(String(decoding: text, as: UTF8.self))
            index += text.count
        }
        return found
    }
}

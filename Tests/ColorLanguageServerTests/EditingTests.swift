import Testing

/// Edited documents are compared by their colors: the text is full of them, so that a wrong offset shows.
@Suite("Editing")
struct EditingTests {
    private let uri = "file:///a.css"

    @Test("A change replaces a range in the negotiated unit", arguments: ["utf-8", "utf-16", "utf-32"])
    func incremental(_ encoding: String) {
        var client = TestClient(capabilities: #"{"general":{"positionEncodings":["\#(encoding)"]}}"#)
        _ = client.open(uri, "/* 🌞é */ a { color: #fff }\r\nb { color: #000 }")
        let column = ["utf-8": 25, "utf-16": 22, "utf-32": 21][encoding] ?? 0
        _ = client.change(uri, ##"{"range":\##(range(0, column, 0, column + 4)),"text":"/*🌚*/#f00"}"##)
        let shift = ["utf-8": 8, "utf-16": 6, "utf-32": 5][encoding] ?? 0
        let place = range(0, column + shift, 0, column + shift + 4)
        let red = #"{"range":\#(place),"color":{"red":1,"green":0,"blue":0,"alpha":1}}"#
        let black = #"{"range":\#(range(1, 11, 1, 15)),"color":{"red":0,"green":0,"blue":0,"alpha":1}}"#
        #expect(client.ask("documentColor", uri) == "[\(red),\(black)]")
    }

    @Test("Changes of one notification are applied in order")
    func sequence() {
        var client = TestClient(capabilities: "{}")
        _ = client.open(uri, "")
        _ = client.change(
            uri, #"{"text":"a { color: red }"}"#, #"{"range":\#(range(0, 11, 0, 14)),"text":""}"#,
            ##"{"range":\##(range(0, 11, 0, 11)),"text":"#000"}"##)
        #expect(client.ask("documentColor", uri).contains(#""red":0,"#))
        #expect(client.ask("documentColor", uri).contains(range(0, 11, 0, 15)))
    }

    @Test("Positions past the end of a line or the text are clamped")
    func clamped() {
        var client = TestClient(capabilities: "{}")
        _ = client.open(uri, "a { color: red }\n")
        _ = client.change(uri, #"{"range":\#(range(0, 15, 0, 999)),"text":"; color: #000 }"}"#)
        #expect(client.ask("documentColor", uri).contains(range(0, 24, 0, 28)))
        _ = client.change(uri, #"{"range":\#(range(0, 0, 2_147_483_647, 0)),"text":"b { color: #fff }"}"#)
        #expect(client.ask("documentColor", uri).hasPrefix(#"[{"range":\#(range(0, 11, 0, 15)),"#))
    }

    @Test("If a change is invalid, none of its notification is applied")
    func impossible() {
        var client = TestClient(capabilities: "{}")
        _ = client.open(uri, "a { color: red }")
        let before = client.ask("documentColor", uri)
        let insertion = #"{"range":\#(range(0, 0, 0, 0)),"text":"  "}"#
        for change in [
            #"{"range":\#(range(1, 0, 1, 0)),"text":"x"}"#, #"{"range":\#(range(0, 5, 0, 2)),"text":"x"}"#,
            #"{"range":{"start":5},"text":"x"}"#, #"{"range":\#(range(0, 0, 0, 0))}"#, "5",
        ] {
            for changes in [[change], [insertion, change], [change, insertion]] {
                let log = client.change(uri, changes.joined(separator: ","))
                #expect(log.count == 1)
                #expect(log.first?.contains("window/logMessage") == true)
                #expect(client.ask("documentColor", uri) == before)
            }
        }
    }

    @Test("A document opened again, or changed without a version, has its new text")
    func reopened() {
        var client = TestClient(capabilities: "{}")
        _ = client.open(uri, "a { color: red }")
        #expect(client.open(uri, "").last?.contains(#""version":1,"diagnostics":[]"#) == true)
        #expect(client.ask("documentColor", uri) == "[]")
        let change =
            ##"{"textDocument":{"uri":"\##(uri)","version":null},"contentChanges":[{"text":"a{color:#777;background:#fff}"}]}"##
        let published = client.notify("textDocument/didChange", change)
        #expect(published.first?.contains(#""uri":"\#(uri)","diagnostics":[{"#) == true)
    }
}

import ColorLanguageServer
import ColorLinting
import Foundation
import TestSupport
import Testing

/// Images behind text, in the server.
@Suite struct ImageReadingTests {
    @Test("Images are read in the background, and the documents that show them are judged again")
    func background() throws {
        let css = "a { color: #fff; background: url(white.png) center / cover }"
        let folder = try TemporaryFolder(["a.css": css])
        let white =
            "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAAAAADaLSBnAAAAGElEQVR42mP8z0AcYGIYVTiqcFQhAwMDAHM+ASem9qJfAAAAAElFTkSuQmCC"
        try #require(Data(base64Encoded: white)).write(to: URL(fileURLWithPath: folder.path + "/white.png"))
        var client = TestClient(capabilities: "{}")
        let first = client.open("file://\(folder.path)/a.css", css).joined()
        #expect(!first.contains("over the image"))
        let requests = client.takeAllReadRequests().filter { if case .images = $0 { true } else { false } }
        let request = try #require(requests.first)
        #expect(requests.count == 1)
        let result = try #require(WorkspaceReader(configuration: Configuration()).perform(request))
        #expect(client.take(result).joined().contains("contrast 1.00:1 over the image is below 4.5:1"))
        #expect(client.takeAllReadRequests().allSatisfy { if case .images = $0 { false } else { true } })
        // An image that changes is read again.
        let event = #"{"changes":[{"uri":"file://\#(folder.path)/white.png","type":2}]}"#
        _ = client.notify("workspace/didChangeWatchedFiles", event)
        #expect(client.takeAllReadRequests().contains { if case .images = $0 { true } else { false } })
    }

    @Test("Templates are read in the background, and edits of open ones count at once")
    func templates() throws {
        let css = ".btn { color: #777 }\n.gray { background: #999 }\n"
        let template = "<template><a class=\"btn gray\">1</a></template>"
        let folder = try TemporaryFolder([".git/HEAD": "", "css/a.css": css, "views/a.vue": template])
        var client = TestClient(capabilities: "{}")
        #expect(!client.open("file://\(folder.path)/css/a.css", css).joined().contains("contrast"))
        let request = try #require(client.takeAllReadRequests().first { if case .images = $0 { true } else { false } })
        let result = try #require(WorkspaceReader(configuration: Configuration()).perform(request))
        let messages = client.take(result).joined()
        #expect(messages.contains("contrast 1.57:1"))
        let uri = "file://\(folder.path)/views/a.vue"
        #expect(!client.open(uri, template, language: "vue").joined().contains("css/a.css"))
        let column = template.utf8.count - "gray\">1</a></template>".utf8.count
        let without = client.change(uri, #"{"range":\#(range(0, column, 0, column + 4)),"text":"x"}"#).joined()
        #expect(without.contains("css/a.css") && !without.contains("contrast"))
        let again = client.change(uri, #"{"range":\#(range(0, column, 0, column + 1)),"text":"gray"}"#).joined()
        #expect(again.contains("contrast 1.57:1"))
    }
}

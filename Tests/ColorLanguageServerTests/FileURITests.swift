import ColorLanguageServer
import Testing

@Suite("File URIs")
struct FileURITests {
    @Test(
        "A URI names a path",
        arguments: [
            ("file:///a/b.css", "/a/b.css"),
            ("file:///a%20b/%C3%A9.css", "/a b/é.css"),
            ("file:///%23%3F%25.css", "/#?%.css"),
            ("file:///a/%C3%A9%2", "/a/é%2"),
            ("file:///a%zz%", "/a%zz%"),
            ("file:///%FF", "/\u{FFFD}"),
            ("file://localhost/a.css", "/a.css"),
            ("file://host", ""),
            ("file:/a.css", "/a.css"),
            ("FILE:///a.css", "/a.css"),
            ("untitled:Untitled-1.css", "Untitled-1.css"),
            ("vscode-vfs://github/x/y.swift?q#f", "/x/y.swift"),
            ("/a/b.css", "/a/b.css"),
            ("", ""),
        ])
    func path(_ uri: String, _ path: String) {
        #expect(FileURI.path(of: uri) == path)
    }

    @Test("A path survives a round trip through a URI", arguments: ["/a b/é🌞.css", "/#?%:&.swift", "/", "/%41"])
    func roundTrip(_ path: String) {
        #expect(FileURI.path(of: FileURI.uri(of: path)) == path)
    }

    @Test("Reserved bytes are percent-encoded")
    func encoding() {
        #expect(FileURI.uri(of: "/a b/é:1.css") == "file:///a%20b/%C3%A9%3A1.css")
    }
}

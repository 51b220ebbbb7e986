import ColorLinting
import Foundation
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// Compares the VS Code extension with the program's declarations. Its behavior is tested in `editors/vscode/test`.
@Suite("The extension for VS Code", .serialized)
struct VSCodeExtensionTests {
    private let manifest = PublishedFile("editors/vscode/package.json")
    private let languages = Language.allCases.flatMap(\.languageIdentifiers)

    private func read(_ text: String) throws -> JSONNode {
        try #require(try JSONDocument(strict: Array(text.utf8)).root)
    }

    /// The extension's own settings, and the server's.
    private func pages(_ manifest: JSONNode) throws -> (own: JSONNode, server: JSONNode) {
        let pages = try #require(manifest["contributes"]?["configuration"])
        return (try #require(pages[0]?["properties"]), try #require(pages[1]?["properties"]))
    }

    private func source(_ name: String) throws -> String { try PublishedFile("editors/vscode/src/\(name).js").text() }

    private func strings(_ node: JSONNode?) -> [String] { node?.children.compactMap(\.string) ?? [] }

    /// `UPDATE=1 swift test` rewrites them.
    @Test("It contributes the server's settings")
    func settings() throws {
        let wanted = try VSCodeSettings.text(indentation: 8)
        let text = try manifest.text { text in
            let range = try pages(read(text)).server.range
            let bytes = Array(text.utf8)
            return String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + wanted
                + String(decoding: bytes[range.upperBound...], as: UTF8.self)
        }
        #expect(try pages(read(text)).server.text == wanted)
    }

    @Test("Unset settings are not sent to the server", arguments: VSCodeSettings.keys)
    func standards(_ key: ConfigurationKey) throws {
        let (settings, problems) = Settings.checked(try read("{\"\(key.rawValue)\": null}"))
        #expect(settings == Settings())
        #expect(problems == [])
        let declared = try pages(read(manifest.text())).server["color-lint.\(key.rawValue)"]?["default"]
        #expect(["null", "[]", "{}"].contains(declared?.text))
    }

    /// Settings of the server that are not configuration keys, since they are about what the editor shows.
    private static let views = ["inlayHints", "codeLens", "enhanced", "hoverPictures"]

    @Test("Its other settings, except those about what the server shows, are not sent to it")
    func ownSettings() throws {
        let names = try pages(read(manifest.text())).own.members
            .map { $0.key.dropFirst("color-lint.".count) }
            .filter { !Self.views.contains(String($0)) }
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        #expect(try source("settings").contains("const ownSettings = [\(list)];"))
    }

    @Test("It implements exactly the commands that it contributes")
    func commands() throws {
        let contributed = try read(manifest.text())["contributes"]?["commands"]
        let names = contributed?.children.compactMap { $0["command"]?.string } ?? []
        let implemented = try source("commands").matches(of: /(?m)^ {4}'([\w.-]+)':/).map { String($0.1) }
        #expect(names.count == 12)
        #expect(names == implemented)
    }

    @Test("It is active for each supported language")
    func everyLanguage() throws {
        let manifest = try read(manifest.text())
        let events = strings(manifest["activationEvents"]).filter { $0.hasPrefix("onLanguage:") }
        #expect(events == languages.map { "onLanguage:\($0)" })
        let swatches = try pages(manifest).own["color-lint.swatches"]
        #expect(strings(swatches?["items"]?["enum"]) == languages)
        #expect(strings(swatches?["default"]) == languages)
        let actions = manifest["contributes"]?["codeActions"]?[0]
        #expect(strings(actions?["languages"]) == languages)
        let entry = manifest["contributes"]?["menus"]?["commandPalette"]?[0]
        #expect(entry?["when"]?.string == "editorLangId =~ /^(\(languages.joined(separator: "|")))$/")
        let list = languages.map { "'\($0)'" }.joined(separator: ", ")
        #expect(try source("languages").contains("const languages = [\(list)];"))
    }
}

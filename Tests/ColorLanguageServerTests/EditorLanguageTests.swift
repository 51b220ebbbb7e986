import ColorLinting
import Foundation
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// The editor plug-ins run the server for all supported languages.
@Suite("The languages of the editors' clients")
struct EditorLanguageTests {
    /// LSP identifiers of all supported languages.
    private let identifiers = Language.allCases.flatMap(\.languageIdentifiers)

    private func text(_ path: String) throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: "editors/\(path)"), encoding: .utf8)
    }

    @Test(
        "Each language is named, in the editor's own way",
        arguments: [
            ("nvim/lsp/color_lint.lua", "'#'"),
            ("helix/languages.toml", "[[language]]\nname = \"#\"\n"),
            ("zed/extension.toml", "\" = \"#\"\n"),
            ("kate/settings.json", "    \"#\": {\n"),
            ("README.md", "`#`"),
        ])
    func named(path: String, mark: String) throws {
        let text = try text(path)
        for identifier in identifiers {
            #expect(text.contains(mark.replacing("#", with: identifier)), "\(path) does not name \(identifier)")
        }
    }

    @Test("Emacs and Sublime Text name their modes and scopes after the languages")
    func modes() throws {
        let eglot = try text("emacs/color-lint.el")
        let lspMode = try text("emacs/lsp-color-lint.el")
        for identifier in identifiers {
            let mode = identifier == "less" ? "less-css-mode" : "\(identifier)-mode"
            #expect(eglot.contains(mode), "color-lint.el does not name \(mode)")
            #expect(lspMode.contains("\"\(identifier)\""), "lsp-color-lint.el does not name \(identifier)")
        }
        let sublime = try text("sublime/LanguageServers.sublime-settings")
        // Sublime Text has one scope for both kinds of JSON, and one around all that begins like HTML.
        for language in Language.allCases where !language.languageIdentifiers.isEmpty {
            let isHTML = language == .html || language == .vue || language == .svelte
            #expect(sublime.contains(isHTML ? "text.html" : "source.\(language)"))
        }
    }

    @Test("README and the hooks for pre-commit name the languages")
    func otherLists() throws {
        let readme = try PublishedFile("README.md").text().prefix(2000).lowercased()
        let hooks = try PublishedFile(".pre-commit-hooks.yaml").text().split(separator: "\n")
            .filter { $0.contains("types_or:") }
        #expect(!hooks.isEmpty)
        for language in Language.allCases where !language.languageIdentifiers.isEmpty {
            #expect(readme.contains(language.rawValue), "README does not name \(language)")
            #expect(hooks.allSatisfy { $0.contains(language.rawValue) }, "a hook does not name \(language)")
        }
    }

    @Test("The plug-in for Neovim completes the rules")
    func rules() throws {
        let list = RuleCatalog.all.map { (rule: any Rule.Type) in "  '\(rule.metadata.id)',\n" }.joined()
        #expect(try text("nvim/lua/color_lint/rules.lua").contains("return {\n\(list)}"))
    }

    @Test("Kate's settings are JSON")
    func json() throws {
        let document = JSONDocument(Array(try text("kate/settings.json").utf8))
        #expect(document.root?["servers"]?.count == identifiers.count)
    }
}

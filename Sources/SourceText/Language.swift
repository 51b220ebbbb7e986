/// A language color-lint reads. The one declaration of file kinds: the walk, the server and the editors' clients follow it.
package enum Language: String, CaseIterable, Hashable, Sendable {
    case swift
    case css
    case scss
    case less
    case json

    /// File name extensions, without the dot, in lower case.
    package var fileExtensions: [String] {
        switch self {
        case .swift: ["swift"]
        case .css: ["css"]
        case .scss: ["scss"]
        case .less: ["less"]
        case .json: ["json", "jsonc", "webmanifest"]
        }
    }

    /// The identifiers an LSP client may give it.
    ///
    /// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocumentItem>
    package var languageIdentifiers: [String] {
        switch self {
        case .swift: ["swift"]
        case .css: ["css"]
        case .scss: ["scss"]
        case .less: ["less"]
        case .json: ["json", "jsonc"]
        }
    }

    /// The language of the file at `path`, by its extension in any case; nil where color-lint does not read such files.
    package init?(path: String) {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let tail = path[path.utf8.index(after: dot)...].lowercased()
        guard let language = Self.allCases.first(where: { $0.fileExtensions.contains(tail) }) else { return nil }
        self = language
    }

    /// The language of the document at `path` that an LSP client says is in `identifier`: what the client says, or else what
    /// the path tells. Eglot says "css" of SCSS and Less too, once it has opened a style sheet in CSS.
    package init?(languageIdentifier identifier: String, path: String) {
        let named = Self.allCases.first { $0.languageIdentifiers.contains(identifier) }
        let told = Self(path: path)
        let isRefined = named == .css && (told == .scss || told == .less)
        guard let language = isRefined ? told : named ?? told else { return nil }
        self = language
    }
}

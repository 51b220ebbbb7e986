/// A supported language. The walk, the server and the editors' clients follow this declaration of file types.
package enum Language: String, CaseIterable, Hashable, Sendable {
    case swift
    case css
    case scss
    case less
    case json
    case html
    case vue
    case svelte
    /// Nibs and storyboards of UIKit. Nobody edits them as text.
    case nib

    /// File name extensions without the dot, in lowercase.
    package var fileExtensions: [String] {
        switch self {
        case .swift: ["swift"]
        case .css: ["css"]
        case .scss: ["scss"]
        case .less: ["less"]
        case .json: ["json", "jsonc", "webmanifest", "sublime-color-scheme"]
        case .html: ["html", "htm", "xhtml"]
        case .vue: ["vue"]
        case .svelte: ["svelte"]
        case .nib: ["xib", "storyboard"]
        }
    }

    /// The LSP language identifiers.
    ///
    /// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#textDocumentItem>
    package var languageIdentifiers: [String] {
        switch self {
        case .swift: ["swift"]
        case .css: ["css"]
        case .scss: ["scss"]
        case .less: ["less"]
        case .json: ["json", "jsonc"]
        case .html: ["html"]
        case .vue: ["vue"]
        case .svelte: ["svelte"]
        case .nib: []
        }
    }

    /// Returns the language of the file at `path` by its extension, ignoring case; nil if it is not supported.
    package init?(path: String) {
        var path = path
        let language = path.withUTF8 { bytes in
            bytes.lastIndex(of: UInt8(ascii: ".")).flatMap {
                Self.byExtension[UnsafeBufferPointer(rebasing: bytes[($0 + 1)...])]
            }
        }
        guard let language else { return nil }
        self = language
    }

    /// The languages by ``fileExtensions``. A walk looks up every name.
    private static let byExtension = WordTable(
        ignoringCase: allCases.map { ($0.fileExtensions.joined(separator: " "), $0) })

    /// Returns the language of the document at `path` with the LSP language `identifier`; if the identifier is
    /// unknown, by its path. Eglot sends `css` for SCSS and Less too, once it has opened a CSS file.
    package init?(languageIdentifier identifier: String, path: String) {
        let named = Self.allCases.first { $0.languageIdentifiers.contains(identifier) }
        let byPath = Self(path: path)
        let isRefined = named == .css && (byPath == .scss || byPath == .less)
        guard let language = isRefined ? byPath : named ?? byPath else { return nil }
        self = language
    }
}

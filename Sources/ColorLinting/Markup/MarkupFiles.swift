import PathPatterns
import SourceColors
import SourceText

/// Which files are templates, whose class attributes show which classes stand on one element.
package struct MarkupFiles: Hashable, Sendable {
    /// The absolute path of the configuration file's folder; nil without one.
    package var folder: String?
    /// The files, by patterns relative to that folder; nil for all of the known kinds.
    var selection: PathSelection?
    /// The files that the configuration leaves out.
    var excluded = PathSelection([])

    /// Whether no file is one.
    var isNone: Bool { selection?.isEmpty == true }

    /// Whether each has the extension of a template, see ``isTemplate(_:)``.
    package var areOfKnownKinds: Bool { selection == nil }

    /// Whether a file with the name `name` may be one.
    package func mayContain(fileNamed name: String) -> Bool {
        Self.isTemplate(name) || selection != nil && Language(path: name) == nil
    }

    /// Whether the file at `path`, relative to the folder, is one, if ``mayContain(fileNamed:)`` says so of its name.
    package func contains(_ path: some StringProtocol) -> Bool {
        selection?.contains(path) != false && !excluded.contains(path)
    }

    /// Whether the file at `path` has the extension of a template, or of another file in which tags are written.
    package static func isTemplate(_ path: String) -> Bool {
        var path = path
        return path.withUTF8 { bytes in
            guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
            return extensions[UnsafeBufferPointer(rebasing: bytes[(dot + 1)...])] != nil
        }
    }

    /// The extensions of templates, for the file watchers of editors.
    package static var templateExtensions: [Substring] { extensionList.split(separator: " ") }

    private static let extensionList = """
        html htm xhtml vue svelte jsx tsx js php phtml erb rhtml ejs eex heex leex twig jinja jinja2 j2 njk liquid hbs \
        handlebars mustache astro cshtml razor gohtml jsp ftl
        """

    private static let extensions = WordTable<Bool>(ignoringCase: [(extensionList, true)])
}

/// Finds the elements of a project's templates.
package protocol MarkupSource: Sendable {
    /// Returns the elements of the templates of `files` in the project of the file at `path`; nil if they are not known.
    func markup(_ files: MarkupFiles, for path: String) -> Markup?
}

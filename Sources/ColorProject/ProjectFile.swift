import ColorLinting
import ColorScanning
import SourceColors
import SourceText

/// A file in play, and how it is judged.
package struct ProjectFile: Sendable {
    /// The path as it is shown.
    package var path: String
    /// The language it is read as.
    package var language: Language
    /// Where it is on disk; nil for standard input.
    package var location: String?
    /// How it is read and judged.
    package var configuration: Configuration
    /// The configuration file in force; nil where there is none.
    package var configurationFile: ConfigurationFile?
    /// Whether somebody named it; a file of a folder is found.
    package var isNamed: Bool

    /// The file shown as `path`.
    package init(
        path: String, language: Language, location: String?, configuration: Configuration,
        configurationFile: ConfigurationFile? = nil, isNamed: Bool
    ) {
        self.path = path
        self.language = language
        self.location = location
        self.configuration = configuration
        self.configurationFile = configurationFile
        self.isNamed = isNamed
    }
}

/// The content of a file and what a scan found in it.
package struct ScannedFile: Sendable {
    /// The content. Without bytes where ``isEmpty``, unless the file was read just now.
    package var file: SourceFile
    /// What it says about colors.
    package var facts: ColorFacts

    /// `facts`, found in `file`.
    package init(_ file: SourceFile, _ facts: ColorFacts) {
        self.file = file
        self.facts = facts
    }

    /// Scans `source`, the content of `file`, with `options`.
    package init(_ file: ProjectFile, _ source: SourceBytes, options: ScanOptions) {
        let source = Array(source.buffer(ByteRange(0, source.count)))
        self.file = SourceFile(path: file.path, language: file.language, bytes: source)
        facts = scan(self.file, options: options)
    }

    /// Whether there is nothing to judge in it: no color, name, comment or configuration.
    package var isEmpty: Bool { facts.isEmpty && !ConfigurationFile.isConfiguration(path: file.path) }
}

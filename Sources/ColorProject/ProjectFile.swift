import ColorLinting
import ColorScanning
import SourceColors
import SourceText

/// A file in play with its configuration.
package struct ProjectFile: Sendable {
    /// The shown path.
    package var path: String
    /// The language it is parsed as.
    package var language: Language
    /// The path on disk; nil for standard input.
    package var location: String?
    /// The configuration for scanning and judging.
    @Indirect package var configuration: Configuration
    /// The configuration file; nil if there is none.
    @Indirect package var configurationFile: ConfigurationFile?
    /// Whether the file was passed explicitly rather than found in a folder.
    package var isNamed: Bool

    /// The baseline of the configuration file, if it has one.
    package var baseline: Baseline? { configurationFile?.baseline }

    /// Whether findings of the file are known from a baseline.
    package var hasKnownFindings: Bool { configuration.knownFindings != nil }

    /// Creates the file with the shown `path`. Files of a folder share configurations.
    package init(
        path: String, language: Language, location: String?, configuration: Indirect<Configuration>,
        configurationFile: Indirect<ConfigurationFile?>, isNamed: Bool
    ) {
        self.path = path
        self.language = language
        self.location = location
        _configuration = configuration
        _configurationFile = configurationFile
        self.isNamed = isNamed
    }
}

/// The content of a file and the result of scanning it.
package struct ScannedFile: Sendable {
    /// The content; without bytes if ``isEmpty``, unless it is standard input.
    package var file: SourceFile
    /// The result of scanning.
    @Indirect package var facts: ColorFacts
    /// What holds for all copies of the file; nil if it has none with these facts.
    var copies: FileCopies?

    /// Creates the result of scanning `file`, of which others are `copies`.
    init(_ file: SourceFile, _ facts: Indirect<ColorFacts>, copies: FileCopies?) {
        self.file = file
        _facts = facts
        self.copies = copies
    }

    /// Scans `source`, the content of `file`, with `options`. Copies it only if there is something to judge, or if it
    /// cannot be read again.
    package init(_ file: ProjectFile, _ source: SourceBytes, options: ScanOptions) {
        facts = file.language.colorSyntax.scan(source, at: file.path, options: options)
        self.file = SourceFile(path: file.path, language: file.language, bytes: [])
        guard !isEmpty || file.location == nil else { return }
        self.file.bytes = Array(source.buffer(ByteRange(0, source.count)))
    }

    /// Whether there is nothing to judge: no colors, names, comments or configuration.
    package var isEmpty: Bool { facts.isEmpty && !ConfigurationFile.isConfiguration(path: file.path) }
}

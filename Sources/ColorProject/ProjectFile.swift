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

    /// Whether only its names are read, because it belongs to a package that the project uses (``PackageCheckout``).
    package var isOfCheckout = false

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
    @Indirect package private(set) var facts: ColorFacts
    /// What holds for all copies of the file; nil if it has none with these facts.
    var copies: FileCopies?
    /// Whether there is nothing to judge: no colors, names, comments or configuration.
    package let isEmpty: Bool
    /// The approximate size of the facts in memory, in bytes.
    let factsSize: Int

    /// Most files of a project hold no colors; they share these.
    private static let noFacts = Indirect(wrappedValue: ColorFacts())

    /// Creates the result of scanning the file at `path`, whose content equals that of `model`.
    init(path: String, equalTo model: ScannedFile) {
        self = model
        file.path = path
    }

    /// Scans `source`, the content of `file`, with `options`. Copies it only if there is something to judge, or if it
    /// cannot be read again.
    package init(_ file: ProjectFile, _ source: SourceBytes, options: ScanOptions) {
        let facts = file.language.colorSyntax.scan(source, at: file.path, options: options)
        // Both are asked for often; to ask the facts on the heap would copy them. A style sheet without colors may still take
        // backgrounds away.
        isEmpty =
            facts.isEmpty && !file.language.isStyleSheet && !ConfigurationFile.isConfiguration(path: file.path)
            && !FileNames.describesPackage(at: file.path)
        factsSize = facts.size
        let keepsBytes = !isEmpty || file.location == nil
        self.file = SourceFile(
            path: file.path, language: file.language,
            bytes: keepsBytes ? Array(source.buffer(ByteRange(0, source.count))) : [])
        if isEmpty {
            _facts = Self.noFacts
        } else {
            if file.location != nil, source.count >= ScannedFiles.smallestModel,
                file.language.colorSyntax.holdElsewhere(facts)
            {
                copies = FileCopies()
            }
            _facts = Indirect(wrappedValue: facts)
        }
    }
}

import ColorLinting
import JSONSyntax
import SourceText

/// Writes findings as LSP diagnostics.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#diagnostic>
struct DiagnosticWriter {
    /// The source that distinguishes color-lint's diagnostics.
    static let source = "color-lint"

    private var findings: [Finding]
    private let messages: [String]
    private let ranges: [TextRange]
    private let relatedRanges: [TextRange]
    /// For each finding, its indices in the related ranges.
    private var relatedPlaces: [Range<Int>] = []
    private let uri: String
    private let path: String
    private let form: Form

    /// Creates a writer of `findings`, which belong to `report`, in the document of `snapshot`.
    init(_ findings: [Finding], of report: FileReport, in snapshot: Snapshot, _ form: Form) {
        self.init(findings, of: report, in: snapshot.file, uri: snapshot.uri, hidesByteOrderMark: false, form)
    }

    /// Creates a writer of `findings`, which belong to `report`, in `file`.
    init(
        _ findings: [Finding], of report: FileReport, in file: SourceFile, uri: String, hidesByteOrderMark: Bool,
        _ form: Form
    ) {
        self.findings = findings
        messages = report.messages(of: findings, in: file)
        self.uri = uri
        path = file.path
        self.form = form
        func textRanges(_ ranges: [ByteRange]) -> [TextRange] {
            file.textRanges(of: ranges, encoding: form.encoding, hidesByteOrderMark: hidesByteOrderMark)
        }
        ranges = textRanges(findings.map { $0.range })
        var related: [ByteRange] = []
        for index in findings.indices {
            let start = related.count
            if form.showsRelatedInformation {
                // In other files, only the line is known.
                self.findings[index].related.removeAll { $0.path != file.path && $0.line == nil }
                related += self.findings[index].related.map { $0.path == file.path ? $0.range : ByteRange(0, 0) }
            }
            relatedPlaces.append(start..<related.count)
        }
        relatedRanges = textRanges(related)
    }

    /// The client's format of diagnostics.
    struct Form: Sendable {
        let encoding: PositionEncoding
        /// Whether related information is supported.
        let showsRelatedInformation: Bool
        /// Whether the tag Unnecessary is supported.
        let fadesOut: Bool
        /// Where the rules are documented; nil if links are not supported.
        let publication: Publication?
    }

    /// Writes all diagnostics as one array.
    func writeAll(into json: inout JSONWriter) {
        write(findings.indices, into: &json)
    }

    /// Writes the diagnostics at `indices` as one array.
    func write(_ indices: some Sequence<Int>, into json: inout JSONWriter) {
        json.beginArray()
        for index in indices { write(index, into: &json) }
        json.endArray()
    }

    private func write(_ index: Int, into json: inout JSONWriter) {
        let finding = findings[index]
        json.beginObject()
        json.field("range", ranges[index])
        json.field("severity", Self.number(of: finding.severity))
        json.field("code", finding.rule)
        if let page = form.publication?.page(ofRule: finding.rule) {
            json.object("codeDescription") { $0.field("href", page) }
        }
        json.field("source", Self.source)
        json.field("message", messages[index])
        // 1 is the tag Unnecessary.
        if form.fadesOut, finding.rule == StaleSuppressionRule.metadata.id { json.array("tags") { $0.value(1) } }
        let related = relatedPlaces[index]
        if !related.isEmpty {
            json.key("relatedInformation")
            json.beginArray()
            for (place, range) in zip(finding.related, relatedRanges[related]) {
                json.beginObject()
                json.key("location")
                json.beginObject()
                if place.path == path {
                    json.field("uri", uri)
                    json.field("range", range)
                } else {
                    let start = TextPosition(line: max(place.line ?? 1, 1) - 1, character: 0)
                    json.field("uri", FileURI.uri(of: place.path))
                    json.field("range", TextRange(start: start, end: start))
                }
                json.endObject()
                json.field("message", place.message)
                json.endObject()
            }
            json.endArray()
        }
        if let ratio = finding.ratio, let required = finding.required {
            json.key("data")
            json.beginObject()
            json.field("ratio", ratio)
            json.field("required", required)
            json.endObject()
        }
        json.endObject()
    }

    /// LSP's number for `severity`.
    private static func number(of severity: Severity) -> Int {
        switch severity {
        case .error: 1
        case .warning: 2
        case .info: 3
        case .hint, .off: 4
        }
    }
}

import ColorLinting
import JSONSyntax
import SourceText

/// Writes findings as LSP's diagnostics.
///
/// <https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#diagnostic>
struct DiagnosticWriter {
    /// What tells our diagnostics from others'.
    static let source = "color-lint"

    private var findings: [Finding]
    private let ranges: [TextRange]
    private let relatedRanges: [TextRange]
    /// Where each finding's are among the related ranges.
    private var relatedPlaces: [Range<Int>] = []
    private let uri: String
    private let path: String
    private let fadesOut: Bool

    /// A writer of `findings`, which are about `snapshot`, in the form `form`.
    init(_ findings: [Finding], in snapshot: Snapshot, _ form: Form) {
        self.init(findings, in: snapshot.file, uri: snapshot.uri, hidesByteOrderMark: false, form)
    }

    /// A writer of `findings`, which are about `file`, in the form `form`.
    init(_ findings: [Finding], in file: SourceFile, uri: String, hidesByteOrderMark: Bool, _ form: Form) {
        self.findings = findings
        self.uri = uri
        path = file.path
        fadesOut = form.fadesOut
        func textRanges(_ ranges: [ByteRange]) -> [TextRange] {
            file.textRanges(of: ranges, encoding: form.encoding, hidesByteOrderMark: hidesByteOrderMark)
        }
        ranges = textRanges(findings.map { $0.range })
        var related: [ByteRange] = []
        for index in findings.indices {
            let start = related.count
            if form.showsRelatedInformation {
                // Of another file the line alone is known.
                self.findings[index].related.removeAll { $0.path != file.path && $0.line == nil }
                related += self.findings[index].related.map { $0.path == file.path ? $0.range : ByteRange(0, 0) }
            }
            relatedPlaces.append(start..<related.count)
        }
        relatedRanges = textRanges(related)
    }

    /// The form in which a client takes diagnostics.
    struct Form: Sendable {
        /// The unit of columns.
        let encoding: PositionEncoding
        /// Whether they may point to other places.
        let showsRelatedInformation: Bool
        /// Whether what is not needed can be shown faded out.
        let fadesOut: Bool
    }

    /// Writes all of them as one array.
    func writeAll(into json: inout JSONWriter) {
        write(findings.indices, into: &json)
    }

    /// Writes those at `indices` as one array.
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
        json.field("source", Self.source)
        json.field("message", finding.message)
        // 1 is the tag of what is not needed.
        if fadesOut, finding.rule == StaleSuppressionRule.card.id { json.array("tags") { $0.value(1) } }
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

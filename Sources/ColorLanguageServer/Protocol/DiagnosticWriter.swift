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
    private let snapshot: Snapshot

    /// A writer of `findings`, which are about `snapshot`, for `client`.
    init(_ findings: [Finding], in snapshot: Snapshot, client: ClientCapabilities, encoding: PositionEncoding) {
        self.findings = findings
        self.snapshot = snapshot
        ranges = snapshot.textRanges(of: findings.map { $0.range }, encoding: encoding)
        var related: [ByteRange] = []
        for index in findings.indices {
            let start = related.count
            if client.showsRelatedInformation {
                self.findings[index].related.removeAll { $0.path != snapshot.file.path }
                related += self.findings[index].related.map { $0.range }
            }
            relatedPlaces.append(start..<related.count)
        }
        relatedRanges = snapshot.textRanges(of: related, encoding: encoding)
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
        let related = relatedPlaces[index]
        if !related.isEmpty {
            json.key("relatedInformation")
            json.beginArray()
            for (place, range) in zip(finding.related, relatedRanges[related]) {
                json.beginObject()
                json.key("location")
                json.beginObject()
                json.field("uri", snapshot.uri)
                json.field("range", range)
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

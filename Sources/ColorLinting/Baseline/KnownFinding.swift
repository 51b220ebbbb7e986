import ColorMath
import ColorScanning
import SourceText

/// What makes a finding of a file the same as one that was there before.
package struct KnownFinding: Hashable, Comparable, Sendable {
    /// The rule's id.
    package var rule: String
    /// The colours, as hex digits; where it is not about colours that are known the text it is about.
    package var colors: String
    /// What it stands in: ``ColorSyntax/enclosingSymbols(of:in:)``.
    package var symbol: String

    package static func < (a: KnownFinding, b: KnownFinding) -> Bool {
        (a.symbol, a.rule, a.colors) < (b.symbol, b.rule, b.colors)
    }

    /// The keys of `findings`, which are in the order of the file and belong to `report`.
    package static func keys(of findings: [Finding], in report: FileReport, _ file: SourceFile) -> [KnownFinding] {
        file.withBytes { source in
            let symbols = file.language.colorSyntax.enclosingSymbols(
                of: findings.map { $0.range.lowerBound }, in: source)
            return zip(findings, symbols).map { finding, symbol in
                KnownFinding(rule: finding.rule, colors: colors(of: finding, in: report, source), symbol: symbol)
            }
        }
    }

    private static func colors(of finding: Finding, in report: FileReport, _ source: SourceBytes) -> String {
        if let pair = finding.pair, pair < report.pairs.count {
            let judgement = report.pairs[pair]
            return [judgement.foreground, judgement.background].map { $0.map { HexColor($0).description } ?? "?" }
                .joined(separator: " on ")
        }
        // A text of many lines is told by its beginning.
        return String(decoding: source.buffer(finding.range).prefix(100).map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self)
    }
}

extension [KnownFinding: Int] {
    /// Takes from `findings` those that are known, of each as many as there were. Gives what is known and gone, in order.
    mutating func remove(
        from findings: inout [Finding], in report: FileReport, _ file: SourceFile
    ) -> [(finding: KnownFinding, count: Int)] {
        let keys = KnownFinding.keys(of: findings, in: report, file)
        var kept: [Finding] = []
        for (finding, key) in zip(findings, keys) {
            if let count = self[key], count > 0 { self[key] = count - 1 } else { kept.append(finding) }
        }
        findings = kept
        return filter { $0.value > 0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

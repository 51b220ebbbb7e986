import ColorMath
import ColorScanning
import SourceText

/// The properties by which a finding of a file is recognized.
package struct KnownFinding: Hashable, Comparable, Sendable {
    /// ID of the rule.
    package var rule: String
    /// The colors as hex digits; if they are unknown, the text of the finding's range.
    package var colors: String
    /// The enclosing element: ``ColorSyntax/enclosingSymbols(of:in:)``.
    package var symbol: String

    package static func < (a: KnownFinding, b: KnownFinding) -> Bool {
        (a.symbol, a.rule, a.colors) < (b.symbol, b.rule, b.colors)
    }

    /// Returns the keys of `findings`, which are in the order of the file and belong to `report`.
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
        // Long texts are identified by their beginning.
        return String(decoding: source.buffer(finding.range).prefix(100).map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self)
    }
}

extension [KnownFinding: Int] {
    /// Removes known findings, as many of each as recorded. Returns the recorded ones that were not found, in order.
    mutating func remove(
        from findings: inout [Finding], in report: FileReport, _ file: SourceFile
    ) -> [(finding: KnownFinding, count: Int)] {
        let keys = KnownFinding.keys(of: findings, in: report, file)
        var kept: [Finding] = []
        for (finding, key) in zip(findings, keys) {
            if let count = self[key], count > 0 { self[key] = count - 1 } else { kept.append(finding) }
        }
        findings = kept
        return filter { $0.value > 0 }.ordered { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

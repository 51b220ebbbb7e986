import ColorLinting
import ColorMath
import SourceText
import Testing

/// Basic cases: what is flagged, with which figure, and the result of the first fix.
@Suite struct SeedsOfTrustTests {
    struct Seed: Sendable, CustomTestStringConvertible {
        var language: Language
        var code: String
        var level = ContrastLevel.aa
        var metric = ContrastMetric.wcag
        /// The displayed ratio; nil if nothing is flagged.
        var ratio: String?
        /// The code after the first fix.
        var fixed: String?
        var testDescription: String { code }
    }

    private static func css(_ foreground: String, on background: String) -> String {
        "p { color: \(foreground); background: \(background) }"
    }

    private static func text(_ foreground: String, on background: String) -> String {
        "Text(\"a\").foregroundStyle(\(foreground)).background(\(background))"
    }

    static let seeds = [
        Seed(language: .css, code: css("#777", on: "#fff"), ratio: "4.47", fixed: css("#767676", on: "#fff")),
        Seed(language: .css, code: css("#767676", on: "#fff")),
        Seed(language: .css, code: css("#0f0", on: "#fff"), ratio: "1.37", fixed: css("#008a00", on: "#fff")),
        Seed(language: .css, code: css("#fc0", on: "#fff"), ratio: "1.51", fixed: css("#907300", on: "#fff")),
        Seed(language: .css, code: css("#007aff", on: "#fff"), ratio: "4.01", fixed: css("#0072ef", on: "#fff")),
        Seed(language: .css, code: css("#00f", on: "#000"), ratio: "2.44", fixed: css("#5e5eff", on: "#000")),
        Seed(
            language: .css, code: css("rgb(0 0 0 / 0.5)", on: "white"), ratio: "3.97",
            fixed: css("rgb(0 0 0 / 0.54)", on: "white")),
        Seed(
            language: .swift, code: text("Color(hue: 0.6, saturation: 0.8, brightness: 0.9)", on: ".white"),
            ratio: "4.27", fixed: text("Color(hue: 0.6, saturation: 0.8, brightness: 0.87)", on: ".white")),
        // The simple metric: (B1 + 0.05) / (B2 + 0.05).
        Seed(language: .css, code: css("#fff", on: "#000"), level: .ratio(21), metric: .hsb),
        Seed(language: .css, code: css("rgb(50% 0% 50%)", on: "#000"), level: .ratio(11), metric: .hsb),
        Seed(
            language: .swift,
            code: text("Color(hue: 0.4306, saturation: 0.57, brightness: 0.3)", on: "Color(white: 0.1)"),
            level: .ratio(7), metric: .hsb, ratio: "2.33",
            fixed: text("Color(hue: 0.4306, saturation: 0.57, brightness: 1.0)", on: "Color(white: 0.1)")),
        Seed(
            language: .swift, code: text("Color(hue: 0.1667, saturation: 1, brightness: 1)", on: ".white"),
            level: .ratio(7), metric: .hsb, ratio: "1.00",
            fixed: text("Color(hue: 0.1667, saturation: 1, brightness: 0.1)", on: ".white")),
        Seed(
            language: .swift, code: text("Color(hue: 0.1667, saturation: 1, brightness: 1)", on: ".white"),
            level: .ratio(2.33), metric: .hsb, ratio: "1.00",
            fixed: text("Color(hue: 0.1667, saturation: 1, brightness: 0.4)", on: ".white")),
    ]

    @Test(arguments: seeds) func isFlaggedAndFixed(_ seed: Seed) {
        var configuration = Configuration()
        configuration.level = seed.level
        configuration.metric = seed.metric
        let linter = Linter(configuration: configuration)
        let file = SourceFile(path: "a", language: seed.language, text: seed.code)
        let report = linter.lint(file)
        #expect(report.pairs.count == 1)
        #expect(report.findings.compactMap { $0.ratio.map { ratioText($0) } } == (seed.ratio.map { [$0] } ?? []))
        let fixes = report.findings.first.map { linter.fixes(for: $0, in: file, report: report) } ?? []
        let fixed = fixes.first.flatMap { $0.edits.map { $0.edit }.applied(to: file.bytes) }
        #expect(fixed.map { String(decoding: $0, as: UTF8.self) } == seed.fixed)
    }

    @Test func fixesAreOfferedInTheirOrder() {
        let file = SourceFile(path: "a.css", language: .css, text: Self.css("#777", on: "#eee"))
        let report = Linter().lint(file)
        let fixes = report.findings.flatMap { Linter().fixes(for: $0, in: file, report: report) }
        #expect(
            fixes.map { "\($0.title), \($0.safety)" } == [
                "Darken to #6c6c6c (3.85:1 → 4.52:1), safe",
                "Use black (3.85:1 → 18.09:1), review",
                "Darken the background to #060606 (3.85:1 → 4.52:1), review",
            ])
    }

    /// Light text on a color stays light: the background moves by little, and black text comes last.
    @Test func lightTextStaysLight() {
        let file = SourceFile(path: "a.css", language: .css, text: Self.css("#fff", on: "#2a80b8"))
        let report = Linter().lint(file)
        let fixes = report.findings.flatMap { Linter().fixes(for: $0, in: file, report: report) }
        #expect(
            fixes.map(\.title) == [
                "Darken the background to #297cb2 (4.30:1 → 4.54:1)", "Darken to #0d0d0d (4.30:1 → 4.51:1)",
                "Use black (4.30:1 → 4.87:1)",
            ])
    }
}

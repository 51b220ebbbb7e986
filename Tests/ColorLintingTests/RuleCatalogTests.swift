import ColorLinting
import Foundation
import SourceText
import TestSupport
import Testing

/// Checks the metadata and examples of every rule.
@Suite struct RuleCatalogTests {
    static let rules = RuleCatalog.all.map { $0.metadata }

    /// An example of a rule.
    struct Example: Sendable, CustomTestStringConvertible {
        var metadata: RuleMetadata
        var example: RuleExample
        /// Index among the rule's examples, from 1.
        var number: Int
        /// Whether it shows the code after a fix, instead of marks.
        var isFixed: Bool { if case .fixed = example.kind { true } else { false } }
        var testDescription: String { "\(metadata.id) \(number)" }
    }

    static let examples = rules.flatMap { metadata in
        metadata.examples.enumerated().map { Example(metadata: metadata, example: $1, number: $0 + 1) }
    }

    @Test func idsAreUniqueAndInKebabCase() {
        let ids = Self.rules.map { $0.id }
        #expect(Set(ids).count == ids.count)
        for id in ids {
            #expect(
                id.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-") })
        }
    }

    @Test func hasAFlaggedAndAnAllowedExample() { Self.rules.forEach(hasAFlaggedAndAnAllowedExample) }

    private func hasAFlaggedAndAnAllowedExample(_ metadata: RuleMetadata) {
        #expect(
            metadata.examples.contains { if case .flagged = $0.kind { true } else { false } }, "\(metadata.id)")
        #expect(
            metadata.examples.contains { if case .allowed = $0.kind { true } else { false } }, "\(metadata.id)")
    }

    @Test func everyRuleFileIsListed() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(
            atPath: root.appending(path: "Sources/ColorLinting/Rules").path)
        let written = files.filter { $0.hasSuffix("Rule.swift") && $0 != "Rule.swift" }.map { $0.dropLast(6) }
        #expect(written.map(String.init).sorted() == RuleCatalog.all.map { "\($0)" }.sorted())
    }

    @Test func everyOptionIsDocumented() { Self.rules.forEach(everyOptionIsDocumented) }

    private func everyOptionIsDocumented(_ metadata: RuleMetadata) {
        #expect(!metadata.summary.isEmpty && !metadata.summary.hasSuffix("."), "\(metadata.id)")
        #expect(!metadata.why.isEmpty, "\(metadata.id)")
        for option in metadata.options {
            #expect(!option.summary.isEmpty && !option.summary.hasSuffix("."), "\(metadata.id)")
            let configured = "{ \"rules\": { \"\(metadata.id)\": { \"\(option.name)\": \(option.defaultValue) } } }"
            #expect(throws: Never.self) { try ConfigurationFile(Array(configured.utf8), in: "/") }
        }
    }

    @Test func showsAFixIfItFixes() { Self.rules.forEach(showsAFixIfItFixes) }

    private func showsAFixIfItFixes(_ metadata: RuleMetadata) {
        let fixes = Self.examples.contains { example in
            guard example.metadata.id == metadata.id, case .flagged = example.example.kind else { return false }
            let file = SourceFile(
                path: "example", language: example.example.language, text: MarkedSource(example.example.code).text)
            let linter = linter(example)
            let report = linter.lint(file)
            let planner = linter.fixPlanner(for: file, report: report)
            return report.findings.contains { !planner.fixes(for: $0).isEmpty }
        }
        let shows = metadata.examples.contains { if case .fixed = $0.kind { true } else { false } }
        #expect(shows || !fixes, "\(metadata.id)")
    }

    @Test(arguments: examples.filter { !$0.isFixed }) func findsWhatIsMarked(_ example: Example) {
        let marked = MarkedSource(example.example.code)
        #expect(annotated(marked.text, example) == example.example.code)
    }

    @Test(arguments: examples.filter(\.isFixed)) func fixesAsShown(_ example: Example) {
        guard case .fixed(let result) = example.example.kind else {
            Issue.record("no fixed code")
            return
        }
        let once = fixed(MarkedSource(example.example.code).text, example)
        #expect(once == result, "\(example.testDescription)")
        // Fixing again changes nothing.
        #expect(fixed(result, example) == nil, "\(example.testDescription)")
    }

    @Test func isSilentInAComment() { Self.examples.forEach(isSilentInAComment) }

    private func isSilentInAComment(_ example: Example) {
        var code = MarkedSource(example.example.code).text
        // Only Swift comments nest.
        if example.example.language != .swift { code = code.replacing("*/", with: "* /") }
        #expect(findings("/* \(code) */", example).isEmpty, "\(example.testDescription)")
    }

    @Test func isSilentInAString() { Self.examples.forEach(isSilentInAString) }

    private func isSilentInAString(_ example: Example) {
        let code = MarkedSource(example.example.code).text
        let quoted =
            switch example.example.language {
            case .swift: "let text = #\"\"\"\n\(code)\n\"\"\"#\n"
            case .css, .scss, .less:
                "p::before { content: \"\(code.map { $0.isNewline ? "\\\n" : String($0) }.joined())\" }"
            case .html, .vue, .svelte, .nib: "<!-- \(code.replacing("--", with: "- -")) -->"
            case .json: "{ \"text\": \"\(code.map { $0 == "\"" ? "\\\"" : String($0) }.joined())\" }"
            }
        #expect(findings(quoted, example).isEmpty, "\(example.testDescription)")
    }

    @Test func otherBytesMoveFindings() { Self.examples.forEach(otherBytesMoveFindings) }

    private func otherBytesMoveFindings(_ example: Example) {
        var source = MarkedSource(MarkedSource(example.example.code).text)
        source.marks = annotatedMarks(source.text, example)
        let variants = [
            source.following("\u{feff}"), source.following("/* 🎨 é */"), source.replacing("\n", with: "\r\n"),
        ]
        for variant in variants {
            let found = annotatedMarks(variant.text, example)
            #expect(found.sorted() == variant.marks.sorted(), "\(example.testDescription)")
        }
    }

    @Test func survivesTruncationAtEachByte() { Self.examples.forEach(survivesTruncationAtEachByte) }

    private func survivesTruncationAtEachByte(_ example: Example) {
        let bytes = Array(MarkedSource(example.example.code).text.utf8)
        for count in 0...bytes.count {
            let file = SourceFile(path: "example", language: example.example.language, bytes: Array(bytes[..<count]))
            let linter = linter(example)
            let report = linter.lint(file)
            let planner = linter.fixPlanner(for: file, report: report)
            for finding in report.findings {
                #expect(finding.range.upperBound <= count, "\(example.testDescription)")
                _ = planner.fixes(for: finding)
            }
        }
    }

    // MARK: Running an example

    private func linter(_ example: Example) -> Linter {
        var configuration = Configuration()
        if let text = example.metadata.exampleConfiguration {
            do {
                let file = try ConfigurationFile(Array(text.utf8), in: "/project")
                configuration = file.configuration(of: "/project/example", over: configuration, under: [])
            } catch {
                Issue.record("\(example.testDescription): \(error)")
            }
        }
        configuration.onlyRules = [example.metadata.id]
        return Linter(configuration: configuration)
    }

    private func findings(_ code: String, _ example: Example) -> [Finding] {
        linter(example).lint(SourceFile(path: "example", language: example.example.language, text: code)).findings
    }

    private func annotatedMarks(_ code: String, _ example: Example) -> [MarkedSource.Mark] {
        findings(code, example).map { finding in
            let ratio = finding.ratio.map { " " + ratioText($0) } ?? ""
            return MarkedSource.Mark(finding.range.lowerBound, finding.range.upperBound, finding.rule + ratio)
        }
    }

    private func annotated(_ code: String, _ example: Example) -> String {
        MarkedSource.annotate(code, with: annotatedMarks(code, example))
    }

    /// Returns the code after the first fix of its first finding; nil if there is none.
    private func fixed(_ code: String, _ example: Example) -> String? {
        let file = SourceFile(path: "example", language: example.example.language, text: code)
        let linter = linter(example)
        let report = linter.lint(file)
        guard let finding = report.findings.first,
            let fix = linter.fixes(for: finding, in: file, report: report).first,
            let bytes = fix.edits.map({ $0.edit }).applied(to: file.bytes)
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}

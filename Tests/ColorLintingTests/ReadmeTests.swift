import ColorLinting
import Foundation
import TestSupport
import Testing

/// Compares the README with the declarations. Serialized, because both tests may write it.
@Suite(.serialized) struct ReadmeTests {
    static let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")

    /// Compares the part of the README between the two comments called `name` with `text`; with `UPDATE=1`, replaces
    /// it.
    private func check(_ name: String, _ text: String) throws {
        let readme = try String(contentsOf: Self.readme, encoding: .utf8)
        let comment = try #require(readme.range(of: "<!-- \(name): generated from "))
        let start = try #require(readme[comment.upperBound...].range(of: "-->\n"))
        let end = try #require(readme.range(of: "<!-- /\(name) -->"))
        if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
            let updated = readme.replacingCharacters(in: start.upperBound..<end.lowerBound, with: text)
            try updated.write(to: Self.readme, atomically: true, encoding: .utf8)
        } else {
            #expect(readme[start.upperBound..<end.lowerBound] == text)
        }
    }

    @Test func rulesTableFollowsTheCatalog() throws {
        let rows = RuleCatalog.all.map { rule in
            let metadata = rule.metadata
            let severity = metadata.severity.rawValue + (metadata.isEditorOnly ? ", editor only" : "")
            let isFixed = metadata.examples.contains { if case .fixed = $0.kind { true } else { false } }
            return "| `\(metadata.id)` | \(metadata.summary) | \(severity) | \(isFixed ? "yes" : "no") |\n"
        }
        try check("rules", "| rule | flags | severity | fix |\n| --- | --- | --- | --- |\n" + rows.joined())
    }

    @Test func configurationTableFollowsTheDeclarations() throws {
        let keys = ConfigurationKey.allCases.filter { $0 != .schema }.map { key in
            let declaration = key.declaration
            let defaultValue = declaration.defaultValue.map { "`\($0)`" } ?? ""
            return "| `\(key.rawValue)` | \(declaration.summary) | \(defaultValue) | `\(declaration.example)` |\n"
        }
        let table = "| key | sets | default | for example |\n| --- | --- | --- | --- |\n"
        try check("configuration", table + keys.joined())
    }
}

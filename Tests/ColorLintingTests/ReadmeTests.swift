import ColorLinting
import Foundation
import TestSupport
import Testing

/// The README says what the catalogue says.
@Suite struct ReadmeTests {
    static let readme = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")

    @Test func rulesTableFollowsTheCatalogue() throws {
        let text = try String(contentsOf: Self.readme, encoding: .utf8)
        let start = try #require(
            text.range(of: "<!-- rules: written from the catalogue by `UPDATE=1 swift test` -->\n"))
        let end = try #require(text.range(of: "<!-- /rules -->"))
        let rows = RuleCatalog.all.map { rule in
            let card = rule.card
            let severity = card.severity.rawValue + (card.isEditorOnly ? ", editor only" : "")
            let isFixed = card.examples.contains { if case .fixed = $0.kind { true } else { false } }
            return "| `\(card.id)` | \(card.summary) | \(severity) | \(isFixed ? "yes" : "no") |\n"
        }
        let table = "| rule | flags | severity | fix |\n| --- | --- | --- | --- |\n" + rows.joined()
        if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
            let updated = text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: table)
            try updated.write(to: Self.readme, atomically: true, encoding: .utf8)
        }
        let now = try String(contentsOf: Self.readme, encoding: .utf8)
        #expect(now.contains(table))
    }
}
